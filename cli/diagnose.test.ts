import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { type Ended, runCli, secret, secretEnv } from "./fixtures/command-line.ts";
import { type PlatformState, servePlatform, token } from "./fixtures/platform-api.ts";

const body = '{"event":"update:planet"}';
const signText = (text: string, key = secret): string =>
  `sha256=${createHmac("sha256", key).update(text).digest("hex")}`;

/** What is signed with which secret, and what is said of it. */
const signatures: readonly (readonly [what: string, header: string, says: RegExp])[] = [
  [
    "a cause, and last what to do",
    signText('{"event": "update:planet"}'),
    /^✗ .* \[respelt-python\]\n {2}once this is undone, .* HOOK_SECRET\nnext: verify the bytes .*\n$/,
  ],
  ["the secret of another webhook", signText(body, "another"), /\[secret-other\]\n.* OTHER\nnext: /],
  [
    "an unknown cause",
    signText("else"),
    /^\? .*; no known cause explains it\n.*\nnext: annotation-contracts listen --secret-env HOOK_SECRET --save saved .*\n$/,
  ],
  [
    "a payload that no handler would get",
    signText(body),
    /^✓ the signature matches.*\n✗ no edition has the event update:planet \[payload\]\nnext: .*\n$/,
  ],
];

test.each(signatures)("diagnose names %s, and prints no secret", async (_, header, says) => {
  const options = ["--secret-env", secretEnv, "--other-secret-env", "OTHER"];
  const run = (...more: string[]): Promise<Ended> =>
    runCli(["diagnose", "body", "--header", header, ...options, ...more], {
      files: { body },
      env: { OTHER: "another" },
    });
  const [ended, json] = [await run(), await run("--format", "json")];
  expect(ended).toEqual({ code: 1, stdout: expect.stringMatching(says), stderr: "" });
  expect(JSON.parse(json.stdout)).toMatchObject({ status: expect.any(String) });
  expect(ended.stdout + json.stdout).not.toMatch(/[\da-f]{32}|nobody may see/);
});

/** Runs a subcommand about webhook 7 of a platform; spaces separate the options. */
async function ask(
  command: string,
  state: PlatformState,
  options = "",
  env: Readonly<Record<string, string>> = { TOKEN: token },
): Promise<Ended & { asked: readonly string[] }> {
  const { url, asked } = await servePlatform(state);
  const argv = `${command} --platform ${url} --webhook 7 --token-env TOKEN ${options}`;
  return { ...(await runCli(argv.split(" ").filter(Boolean), { env })), asked };
}

test("diagnose webhook says why nothing arrives first, and last what to do", async () => {
  const log = [{ status_code: 403, response: "signature rejected" }];
  expect(await ask("diagnose webhook", { webhook: { is_active: false }, log })).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^✗ the webhook is inactive.* \[inactive\]\n✗ the receiver rejects the signature .* \[signature\]\nnext: activate it.*\n$/,
    ),
    stderr: "",
  });
});

test("a personal token is sent as Bearer once Token is rejected, and the project is asked for", async () => {
  const state = {
    scheme: "Bearer",
    log: [{}, {}, {}],
    others: { "/api/projects/12": { organization: null } },
  } as const;
  const { code, stdout, stderr, asked } = await ask("diagnose webhook", state, "--project 12");
  expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(/\[outside-scope\]\nnext: /) });
  expect(asked.slice(1)).toEqual([
    "GET /api/webhooks/7/deliveries",
    "GET /api/webhooks/7/deliveries",
    "GET /api/projects/12",
    "GET /api/webhooks/7",
  ]);
  expect(stdout + stderr).not.toContain(token);
});

const rejections: readonly {
  readonly what: string;
  readonly code: number;
  readonly says: RegExp;
  readonly options?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly state?: object;
}[] = [
  { what: "no variable", code: 2, says: /--token-env: the environment variable TOKEN is not set/, env: {} },
  { what: "two lines", code: 2, says: /: the token has a character [a-z ]+\n$/, env: { TOKEN: "a\nb" } },
  { what: "a wrong token", code: 3, says: /rejects the token \(401\)/, env: { TOKEN: "another" } },
  { what: "another webhook", code: 3, says: /no \/api\/webhooks\/8\/del/, options: "--webhook 8" },
  { what: "a closed port", code: 3, says: /: connection refused/, options: "--platform http://127.0.0.1:2" },
  { what: "no address", code: 2, says: /--platform: /, options: "--platform app.example" },
  { what: "a password", code: 2, says: /: [a-z ]+\n$/, options: "--platform http://a:b@127.0.0.1:99999" },
  {
    what: "another log",
    code: 3,
    says: /did not return a list of .* platform\?\n$/,
    state: { log: [{ event: 5 }] },
  },
  {
    what: "no events",
    code: 3,
    says: /did not return a webhook.* platform\?\n$/,
    state: { webhook: { events: 1 } },
  },
  {
    what: "an endless response",
    code: 3,
    says: /the response .* was cut off, or exceeds 32 MiB or 30 s\n$/,
    state: { log: [{ response: "x".repeat(33 * 1_048_576) }] },
  },
];

test.each(rejections)("diagnose webhook with $what ends in one sentence", async (row) => {
  const { code, says, options, env, state = {} } = row;
  const { asked, ...ended } = await ask("diagnose webhook", state, options, env);
  expect(ended).toEqual({ code, stdout: "", stderr: expect.stringMatching(says) });
});

const failed = { status_code: 502, response: "" };
/** An outage, newest first: a delivery that failed twice, one that came through later, one that failed, and older ones. */
const outage = [
  { id: 9, request: { task: 3 }, ...failed },
  { id: 8, request: { task: 2 } },
  { id: 7, request: { task: 3 }, ...failed },
  { id: 6, event: "ping", request: {}, ...failed },
  { id: 5, request: { task: 2 }, ...failed },
  { id: 4, request: { task: 1 }, ...failed },
];

test.each([
  { options: "--failed", sends: [4, 7], says: "2 deliveries sent again" },
  { options: "", sends: [4, 5, 7], says: "3 deliveries sent again" },
  { options: "--failed --dry-run", sends: [], says: "2 deliveries would be sent again" },
])("redeliver $options sends each payload once, oldest first", async ({ options, sends, says }) => {
  const ended = await ask("redeliver", { log: outage }, `--since 2h --rate 1000 ${options}`);
  expect(ended.asked.filter((line) => line.startsWith("POST"))).toEqual(
    sends.map((id) => `POST /api/webhooks/7/deliveries/${id}/redelivery`),
  );
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining("the platform's log begins at") });
  expect(ended.stdout.trimEnd().split("\n").at(-1)).toBe(says);
});

test("redeliver looks no further back than it is told, and says that an inactive webhook sends nothing", async () => {
  const old = { id: 1, created_date: "2020-01-01T00:00:00Z", ...failed };
  const state = { webhook: { is_active: false }, log: [{ ...failed, id: 2 }, old] };
  const { code, stderr, asked } = await ask("redeliver", state, "--since 90m");
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]*the webhook is inactive[^\n]*\n$/);
  expect(asked.at(-1)).toBe("POST /api/webhooks/7/deliveries/2/redelivery");
});
