import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { afterAll, describe, expect, test } from "vitest";
import { createFakeIo, secretEnv, start } from "./fixtures/command-line.ts";
import { commands } from "./run.ts";

const directory = mkdtempSync(join(tmpdir(), "odd-"));
afterAll(() => rmSync(directory, { recursive: true }));
const file = join(directory, "ping.json");
writeFileSync(file, '{"event":"ping"}');

const signing = ["--secret-env", secretEnv];

/** Arguments with which each subcommand ends soon, whatever one more option says. */
const usual: Readonly<Record<string, readonly string[]>> = {
  validate: ["webhook", file],
  listen: ["--no-verify", "--count", "1"],
  send: ["ping", "--to", "http://127.0.0.1:9/"],
  diagnose: [file, "--header", "x", ...signing],
  "diagnose webhook": ["--platform", "http://127.0.0.1:9", "--webhook", "1", "--token-env", secretEnv],
  redeliver: [
    "--platform",
    "http://127.0.0.1:9",
    "--webhook",
    "1",
    "--token-env",
    secretEnv,
    "--since",
    "2h",
  ],
  diff: ["webhook@2.73", "webhook@2.76"],
  sample: ["ping"],
  events: ["ping"],
  sign: [file, ...signing],
  verify: [file, "--header", "x", ...signing],
  "raster-info": [file],
  platform: [],
  "conformance library": ["--list"],
  "conformance receiver": ["--list"],
  "conformance sender": ["--list"],
};

const values = [
  "",
  " ",
  "-",
  "-1",
  "0",
  "2.01",
  "1e3",
  "0x10",
  "NaN",
  "9".repeat(30),
  "__proto__",
  "toString",
  "\u001b[31m",
  "naïve",
  "http://[::1",
  "x".repeat(5_000),
];

/** Options that name what is written. */
const written = /save|report|data|proofs|out/;

async function listSubcommands(): Promise<readonly (readonly [name: string, command: CommandUnknownOpts])[]> {
  const found: (readonly [name: string, command: CommandUnknownOpts])[] = [];
  for (const [name, load] of Object.entries(commands)) {
    const command = (await load())(createFakeIo({}), () => {});
    const inner = command.commands.map((one) => [`${name} ${one.name()}`, one] as const);
    found.push([name, command], ...inner);
  }
  return found;
}

const rows = (await listSubcommands()).flatMap(([name, command]) =>
  command.options
    .filter((option) => option.required && !written.test(option.attributeName()))
    .map((option) => ({ name, option: option.long ?? "" })),
);

describe("odd values end in one sentence, without a stack:", () => {
  test.each(rows)("$name $option", async ({ name, option }) => {
    for (const value of values) {
      const argv = [...name.split(" "), ...(usual[name] ?? []), option, value];
      const { ended, address, interrupt } = start(argv);
      void address.then(interrupt);
      const { code, stdout, stderr } = await ended;
      const told = stderr
        .split("\n")
        .filter((line) => line !== "" && !/^(?:listening|platform) on /.test(line));
      const isError = code >= 2;
      expect({ value, code, told: told.length }).toEqual({
        value,
        code: expect.toBeOneOf([0, 1, 2, 3]),
        told: isError && stdout === "" ? 1 : expect.any(Number),
      });
      for (const line of told) expect(line).toMatch(/^annotation-contracts: /);
      expect(stderr).not.toMatch(/\n {4}at /);
      expect(stderr).not.toContain("\u001b[31m");
    }
  });
});
