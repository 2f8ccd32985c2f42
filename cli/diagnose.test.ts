import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { runCli, secret, secretEnv } from "./fixtures/command-line.ts";
import { servePlatform, token } from "./fixtures/platform-api.ts";

const body = '{"event":"update:planet"}';
const signText = (text: string, key = secret): string =>
  `sha256=${createHmac("sha256", key).update(text).digest("hex")}`;

test.each([
  {
    what: "a cause, and last what to do",
    header: signText('{"event": "update:planet"}'),
    options: [],
    code: 1,
    says: /^✗ .* \[respelt-python\]\n {2}once this is undone, .* HOOK_SECRET\nnext: verify the bytes .*\n$/,
  },
  {
    what: "the secret of another webhook",
    header: signText(body, "another"),
    options: ["--other-secret-env", "OTHER"],
    code: 1,
    says: /\[secret-other\]\n.* OTHER\nnext: /,
  },
  {
    what: "an unknown cause",
    header: signText("else"),
    options: [],
    code: 1,
    says: /^\? .*; no known cause explains it\n.*\nnext: annotation-contracts listen --secret-env HOOK_SECRET --save saved .*\n$/,
  },
  {
    what: "a payload that no handler would get",
    header: signText(body),
    options: [],
    code: 1,
    says: /^✓ the signature matches.*\n✗ no edition has the event update:planet \[payload\]\nnext: .*\n$/,
  },
])("diagnose names $what, and prints no secret", async ({ header, options, code, says }) => {
  const argv = ["diagnose", "body", "--secret-env", secretEnv, "--header", header, ...options];
  const ended = await runCli(argv, { files: { body }, env: { OTHER: "another" } });
  expect(ended).toEqual({ code, stdout: expect.stringMatching(says), stderr: "" });
  const json = await runCli([...argv, "--format", "json"], { files: { body }, env: { OTHER: "another" } });
  expect(JSON.parse(json.stdout)).toMatchObject({ status: expect.any(String) });
  expect(ended.stdout + json.stdout).not.toMatch(/[\da-f]{32}|nobody may see/);
});

const webhook = (url: string, ...more: string[]): string[] => [
  "webhook",
  ...["--platform", url, "--webhook", "7", "--token-env", "TOKEN"],
  ...more,
];

test("diagnose webhook says why nothing arrives first, and last what to do", async () => {
  const { url } = await servePlatform({
    webhook: { is_active: false },
    log: [{ status_code: 403, response: "signature rejected" }],
  });
  const ended = await runCli(["diagnose", ...webhook(url)], { env: { TOKEN: token } });
  expect(ended).toEqual({
    code: 1,
    stdout: expect.stringMatching(
      /^✗ the webhook is inactive.* \[inactive\]\n✗ the receiver rejects the signature .* \[signature\]\nnext: set it active.*\n$/,
    ),
    stderr: "",
  });
});

test("a personal token is sent as Bearer once Token is rejected, and the project is asked for", async () => {
  const { url, asked } = await servePlatform({ scheme: "Bearer", log: [{}, {}, {}], projects: { 12: null } });
  const ended = await runCli(["diagnose", ...webhook(url, "--project", "12")], { env: { TOKEN: token } });
  expect(ended).toMatchObject({ code: 1, stdout: expect.stringMatching(/\[outside-scope\]\nnext: /) });
  expect(asked.slice(1)).toEqual([
    "GET /api/webhooks/7/deliveries",
    "GET /api/webhooks/7/deliveries",
    "GET /api/projects/12",
    "GET /api/webhooks/7",
  ]);
  expect(ended.stdout + ended.stderr).not.toContain(token);
});

test("diagnose webhook asks for the event that should have arrived", async () => {
  const { url } = await servePlatform({ log: [{}] });
  const ended = await runCli(["diagnose", ...webhook(url, "--event", "delete:task")], {
    env: { TOKEN: token },
  });
  expect(ended).toMatchObject({ code: 1, stdout: expect.stringMatching(/^✗ .* \[not-subscribed\]\n/) });
});

test.each([
  { what: "no variable", env: {}, says: /--token-env: the environment variable TOKEN is not set/, code: 2 },
  {
    what: "a token in two lines",
    env: { TOKEN: "a\nb" },
    says: /: the token has a character [a-z ]+\n$/,
    code: 2,
  },
  { what: "a wrong token", env: { TOKEN: "another" }, says: /rejects the token \(401\)/, code: 3 },
  {
    what: "another webhook",
    env: { TOKEN: token },
    options: ["--webhook", "8"],
    says: /no \/api\/webhooks\/8\/deliveries/,
    code: 3,
  },
  {
    what: "a port where nothing listens",
    env: { TOKEN: token },
    options: ["--platform", "http://127.0.0.1:9"],
    says: /cannot reach the platform/,
    code: 3,
  },
  {
    what: "no address",
    env: { TOKEN: token },
    options: ["--platform", "app.example"],
    says: /--platform: /,
    code: 2,
  },
  {
    what: "a log of something else",
    env: { TOKEN: token },
    state: { log: [null as never, { event: 5 as never }] },
    says: /has no list of deliveries: is it the platform\?\n$/,
    code: 3,
  },
  {
    what: "a webhook of something else",
    env: { TOKEN: token },
    state: { webhook: { events: null as never } },
    says: /has no webhook there: is it the platform\?\n$/,
    code: 3,
  },
  {
    what: "a password",
    env: { TOKEN: token },
    options: ["--platform", "http://a:b@127.0.0.1:99999"],
    says: /--platform: the address holds a user name or password: [a-z ]+\n$/,
    code: 2,
  },
])(
  "diagnose webhook with $what ends in one sentence",
  async ({ env, says, code, state = {}, options = [] }) => {
    const { url } = await servePlatform(state);
    const ended = await runCli(["diagnose", ...webhook(url, ...options)], { env });
    expect(ended).toEqual({ code, stdout: "", stderr: expect.stringMatching(says) });
  },
);

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
  { options: ["--failed"], sends: [4, 7] },
  { options: [], sends: [4, 5, 7] },
  { options: ["--failed", "--dry-run"], sends: [] },
])("redeliver $options sends each payload once, oldest first", async ({ options, sends }) => {
  const { url, asked } = await servePlatform({ log: outage });
  const argv = ["redeliver", ...webhook(url, "--since", "2h", "--rate", "1000", ...options).slice(1)];
  const ended = await runCli(argv, { env: { TOKEN: token } });
  expect(asked.filter((line) => line.startsWith("POST"))).toEqual(
    sends.map((id) => `POST /api/webhooks/7/deliveries/${id}/redelivery`),
  );
  const count = options.length === 0 ? 3 : 2;
  expect(ended).toMatchObject({ code: 0, stderr: expect.stringContaining("the platform's log begins at") });
  expect(ended.stdout).toMatch(new RegExp(`\n${count} deliveries (?:would be )?sent again\n$`));
});

test("redeliver looks no further back than it is told, and says that an inactive webhook sends nothing", async () => {
  const old = { id: 1, created_date: "2020-01-01T00:00:00Z", ...failed };
  const { url, asked } = await servePlatform({
    webhook: { is_active: false },
    log: [{ ...failed, id: 2 }, old],
  });
  const argv = ["redeliver", ...webhook(url, "--since", "90m").slice(1)];
  const { code, stderr } = await runCli(argv, { env: { TOKEN: token } });
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^[^\n]*the webhook is inactive[^\n]*\n$/),
  });
  expect(asked.at(-1)).toBe("POST /api/webhooks/7/deliveries/2/redelivery");
});
