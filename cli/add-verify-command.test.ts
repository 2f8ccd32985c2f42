import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sign } from "#src/signature/signature.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { runCli, secret, secretEnv } from "./fixtures/command-line.ts";

const body = '{"event": "ping"}';
const digest = createHmac("sha256", secret).update(body).digest("hex");
const files = { body, other: "{}", "other.txt": "another secret" };
const env = { OLD_SECRET: "another secret" };

async function runOn(command: string, file: string, ...options: string[]): ReturnType<typeof runCli> {
  const ended = await runCli([command, file, ...options], { files, env });
  for (const hidden of [secret, "another secret"]) expect(ended.stdout + ended.stderr).not.toContain(hidden);
  expect(ended.stdout + ended.stderr).not.toMatch(/[\da-f]{32}/i);
  return ended;
}

/** Bodies with a valid signature. */
const bodies: Readonly<Record<string, string>> = {
  "a ping": readFileSync(new URL("../conformance/samples/ping.json", import.meta.url), "utf8"),
  "an unknown event": '{"event":"update:planet"}',
  "no JSON": "ping",
  "an invalid ping": body,
};

const good = ["--header", `sha256=${digest}`, "--secret-env", secretEnv];

describe("verify", () => {
  test.each([
    ["a good signature", ["body", ...good], 0, /the signature matches with the secret in HOOK_SECRET/],
    ["one of two secrets", ["body", "--secret-env", "OLD_SECRET", ...good], 0, /secret in HOOK_SECRET/],
    ["a bare digest", ["body", "--header", digest, "--secret-env", secretEnv, "--bare-digest"], 0, /matches/],
    [
      "a bare digest unasked",
      ["body", "--header", digest, "--secret-env", secretEnv],
      1,
      /lacks the "sha256=" prefix/,
    ],
    ["another body", ["other", ...good], 1, /does not match the body and secret\n.*run doctor/],
    ["an empty header", ["body", "--header", "", "--secret-env", secretEnv], 1, /header is empty/],
  ])("reports %s", async (_, [file = "", ...options], code, message) => {
    const ended = await runOn("verify", file, ...options);
    expect(ended).toEqual({ code, stdout: expect.stringMatching(message), stderr: "" });
  });

  test.each([
    ["body", { ok: true, keyId: secretEnv }],
    ["other", { ok: false, reason: "mismatch", message: "the signature does not match the body and secret" }],
  ])("writes JSON about %s", async (file, expected) => {
    const { stdout } = await runOn("verify", file, ...good, "--format", "json");
    expect(JSON.parse(stdout)).toEqual(expected);
  });

  test.each([
    ["no header", ["verify", "body", "--secret-env", secretEnv], 2],
    ["no secret", ["verify", "body", "--header", "x"], 2],
    ["a missing file", ["verify", "none", ...good], 3],
  ])("refuses %s", async (_, argv, code) => {
    expect(await runCli(argv, { files })).toMatchObject({ code, stdout: "" });
  });
});

describe("doctor", () => {
  test.each([
    [
      "upper case of the prefix",
      ["body", "--header", `SHA256=${digest}`, ...good.slice(2)],
      1,
      /\[prefix-case\]/,
    ],
    ["a missing secret", ["body", ...good.slice(0, 2)], 1, /\[secret-none\]\n.*--secret-env NAME/],
    [
      "the secret of another webhook",
      ["body", ...good.slice(0, 2), "--secret-file", "other.txt", "--other-secret-env", secretEnv],
      1,
      /HOOK_SECRET/,
    ],
    ["an unknown cause", ["other", ...good], 1, /no known cause fits(?:\n.+)+\nwhat to do next:\n {2}1\. /],
  ])("reports %s", async (_, [file = "", ...options], code, message) => {
    const ended = await runOn("doctor", file, ...options);
    expect(ended).toEqual({ code, stdout: expect.stringMatching(message), stderr: "" });
  });

  test.each([
    { what: "a ping", expecting: ["--expect", "handled"], code: 0, warning: /^$/ },
    {
      what: "an unknown event",
      expecting: [],
      code: 0,
      warning: /no edition has the event update:planet\n$/,
    },
    { what: "an unknown event", expecting: ["--expect", "handled"], code: 1, warning: /update:planet\n$/ },
    { what: "no JSON", expecting: ["--expect", "handled"], code: 1, warning: /: the body is not JSON\n$/ },
    {
      what: "an invalid ping",
      expecting: ["--expect", "handled"],
      code: 1,
      warning: /runs for this body: .+: ping, nearest edition [\d.]+, wrong at \/\w+; /,
    },
  ])("names $what with a valid signature, with $expecting", async ({ what, expecting, code, warning }) => {
    const body = assertDefined(bodies[what], what);
    const header = await sign(secret, body);
    const argv = ["doctor", "body", "--header", header, ...good.slice(2), ...expecting];
    const ended = await runCli(argv, { files: { ...files, body } });
    expect(ended).toEqual({
      code,
      stdout: expect.stringMatching(/the signature matches/),
      stderr: expect.stringMatching(warning),
    });
  });

  test.each([
    ["--secret-env", secretEnv, `printf %s "$${secretEnv}" | wc -c`],
    ["--secret-file", "other.txt", "wc -c < other.txt"],
  ])("proposes commands with the given %s", async (option, name, length) => {
    const { stdout } = await runOn("doctor", "other", ...good.slice(0, 2), option, name);
    expect(stdout).not.toContain("WEBHOOK_SECRET");
    expect(stdout).toContain(length);
    expect(stdout).toContain(`listen ${option} ${name} --save saved`);
  });

  test("names a respelt body, with its remedy", async () => {
    const compact = { ...files, body: '{"event":"ping"}' };
    const { code, stdout } = await runCli(["doctor", "body", ...good], { files: compact });
    expect(code).toBe(1);
    expect(stdout).toMatch(/\[respelt-python\]\n {2}remedy: .+\n {2}once this is undone/);
    const json = await runCli(["doctor", "body", ...good, "--format", "json"], { files: compact });
    expect(JSON.parse(json.stdout)).toMatchObject({
      cause: "respelt-python",
      proven: true,
      keyId: secretEnv,
    });
    expect(stdout + json.stdout).not.toMatch(/[\da-f]{32}/i);
  });
});
