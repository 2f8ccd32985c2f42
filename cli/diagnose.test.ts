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

/** A platform, and options for it; spaces separate them. */
interface Given extends PlatformState {
  readonly options?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a subcommand about webhook 7 of a platform. */
async function ask(command: string, given: Given): Promise<Ended & { asked: readonly string[] }> {
  const { options = "", env = { TOKEN: token } } = given;
  const { url, asked } = await servePlatform(given);
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
  const others = { "/api/projects/12": { organization: null } };
  const given = { scheme: "Bearer", log: [{}, {}, {}], others, options: "--project 12" } as const;
  const { code, stdout, stderr, asked } = await ask("diagnose webhook", given);
  expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(/\[outside-scope\]\nnext: /) });
  expect(asked.slice(1)).toEqual([
    "GET /api/webhooks/7/deliveries",
    "GET /api/webhooks/7/deliveries",
    "GET /api/projects/12",
    "GET /api/webhooks/7",
  ]);
  expect(stdout + stderr).not.toContain(token);
});

/** What is wrong, the exit code, what is printed, and what makes it wrong. */
const rejections: readonly (readonly [what: string, code: number, says: RegExp, given: Given])[] = [
  ["no variable", 2, /--token-env: the environment variable TOKEN is not set/, { env: {} }],
  ["two lines", 2, /: the token has a character [a-z ]+\n$/, { env: { TOKEN: "a\nb" } }],
  ["a wrong token", 3, /rejects the token \(401\)/, { env: { TOKEN: "another" } }],
  ["another webhook", 3, /no \/api\/webhooks\/8\/del/, { options: "--webhook 8" }],
  ["a closed port", 3, /: connection refused/, { options: "--platform http://127.0.0.1:2" }],
  ["no address", 2, /--platform: /, { options: "--platform app.example" }],
  ["a password", 2, /: [a-z ]+\n$/, { options: "--platform http://a:b@127.0.0.1:99999" }],
  ["another log", 3, /did not return a list of .* platform\?\n$/, { log: [{ event: 5 }] }],
  ["no events", 3, /did not return a webhook.* platform\?\n$/, { webhook: { events: 1 } }],
  [
    "an endless response",
    3,
    /cut off, or exceeds 32 MiB or 30 s\n$/,
    { log: [{ response: "x".repeat(2 ** 25) }] },
  ],
];

test.each(rejections)("diagnose webhook with %s ends in one sentence", async (_, code, says, given) => {
  const { asked, ...ended } = await ask("diagnose webhook", given);
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
  const ended = await ask("redeliver", { log: outage, options: `--since 2h --rate 1000 ${options}` });
  expect(ended.asked.filter((line) => line.startsWith("POST"))).toEqual(
    sends.map((id) => `POST /api/webhooks/7/deliveries/${id}/redelivery`),
  );
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining("the platform's log begins at") });
  expect(ended.stdout.trimEnd().split("\n").at(-1)).toBe(says);
});

test("redeliver looks no further back than it is told, and says that an inactive webhook sends nothing", async () => {
  const old = { id: 1, created_date: "2020-01-01T00:00:00Z", ...failed };
  const log = [{ ...failed, id: 2 }, old];
  const given = { webhook: { is_active: false }, log, options: "--since 90m" };
  const { code, stderr, asked } = await ask("redeliver", given);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^[^\n]*the webhook is inactive[^\n]*\n$/);
  expect(asked.at(-1)).toBe("POST /api/webhooks/7/deliveries/2/redelivery");
});
