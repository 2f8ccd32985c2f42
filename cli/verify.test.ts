import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
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

const good = ["--header", `sha256=${digest}`, "--secret-env", secretEnv];

describe("verify", () => {
  test.each([
    ["a good signature", ["body", ...good], 0, /the signature matches with the secret in HOOK_SECRET/],
    ["one of two secrets", ["body", "--secret-env", "OLD_SECRET", ...good], 0, /secret in HOOK_SECRET/],
    [
      "a digest without prefix",
      ["body", "--header", digest, "--secret-env", secretEnv, "--allow-unprefixed"],
      0,
      /matches/,
    ],
    [
      "a digest without prefix, unasked",
      ["body", "--header", digest, "--secret-env", secretEnv],
      1,
      /lacks the "sha256=" prefix/,
    ],
    ["another body", ["other", ...good], 1, /does not match the body and secret\n.*run diagnose/],
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
  ])("rejects %s", async (_, argv, code) => {
    expect(await runCli(argv, { files })).toMatchObject({ code, stdout: "" });
  });
});
