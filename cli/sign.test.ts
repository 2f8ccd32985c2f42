import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { runCli, secret, secretEnv } from "./fixtures/command-line.ts";

const body = '{"event":"ping"}\n';
const mac = (key: string | Uint8Array): string => createHmac("sha256", key).update(body).digest("hex");

const files = {
  body,
  "plain.txt": secret,
  "lf.txt": `${secret}\n`,
  "crlf.txt": `${secret}\r\n`,
  "two.txt": `${secret}\n\n`,
  "cr.txt": `${secret}\r`,
  "bom.txt": `\ufeff${secret}`,
  "space.txt": ` ${secret} \n`,
  "newline.txt": "\n",
  "latin1.txt": Buffer.from("caf\u00e9", "latin1"),
};

describe("sign", () => {
  test.each([
    ["a variable", ["--secret-env", secretEnv], secret],
    ["a file without newline", ["--secret-file", "plain.txt"], secret],
    ["a file with LF", ["--secret-file", "lf.txt"], secret],
    ["a file with CRLF", ["--secret-file", "crlf.txt"], secret],
    ["a file with two newlines, one of which counts", ["--secret-file", "two.txt"], `${secret}\n`],
    ["a file with a CR, which counts", ["--secret-file", "cr.txt"], `${secret}\r`],
    ["a file with a BOM, which counts", ["--secret-file", "bom.txt"], `\ufeff${secret}`],
    ["a file with white space, which counts", ["--secret-file", "space.txt"], ` ${secret} `],
  ])("signs with the secret of %s", async (_, options, key) => {
    const ended = await runCli(["sign", "body", ...options], { files });
    expect(ended).toEqual({ code: 0, stdout: `sha256=${mac(key)}\n`, stderr: "" });
  });

  test("signs standard input and writes JSON", async () => {
    const argv = ["sign", "-", "--secret-env", secretEnv, "--format", "json"];
    const { stdout } = await runCli(argv, { stdin: [body.slice(0, 5), body.slice(5)] });
    expect(JSON.parse(stdout)).toEqual({ header: "X-Signature-256", value: `sha256=${mac(secret)}` });
  });

  test.each([
    ["no secret", ["sign", "body"], 2, /missing secret/],
    ["two secrets", ["sign", "body", "--secret-file", "lf.txt", "--secret-env", secretEnv], 2, /only one/],
    ["an empty file", ["sign", "body", "--secret-file", "newline.txt"], 2, /the secret is empty/],
    ["a secret that is not UTF-8", ["sign", "body", "--secret-file", "latin1.txt"], 3, /not UTF-8/],
    ["a secret in place of a variable", ["sign", "body", "--secret-env", secret], 2, /is not set/],
    ["a secret in place of a file", ["sign", "body", "--secret-file", secret], 3, /no such file/],
    ["a secret as argument", ["sign", "body", "--secret", secret], 2, /cannot be an argument/],
    ["a secret behind an equals sign", ["sign", "body", `--secret=${secret}`], 2, /cannot be an argument/],
    [
      "a missing body",
      ["sign", "none", "--secret-env", secretEnv],
      3,
      /^annotation-contracts: none: no such/,
    ],
  ])("rejects %s", async (_, argv, code, message) => {
    const ended = await runCli(argv, { files });
    expect(ended).toEqual({ code, stdout: "", stderr: expect.stringMatching(message) });
    expect(ended.stderr).not.toContain(secret);
  });
});
