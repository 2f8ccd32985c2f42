import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createFakeIo, secretEnv, start } from "./fixtures/command-line.ts";
import { commands } from "./run.ts";

const directory = mkdtempSync(join(tmpdir(), "odd-"));
afterAll(() => rmSync(directory, { recursive: true }));
const file = join(directory, "ping.json");
writeFileSync(file, '{"event":"ping"}');

const platform = `--platform http://127.0.0.1:9 --webhook 1 --token-env ${secretEnv}`;
const signed = `${file} --header x --secret-env ${secretEnv}`;
/** Arguments with which each subcommand ends soon, whatever one more option says. */
const usual: Readonly<Record<string, string>> = {
  validate: `webhook ${file}`,
  listen: "--no-verify --count 1",
  send: "ping --to http://127.0.0.1:9/",
  diagnose: signed,
  "diagnose webhook": platform,
  redeliver: `${platform} --since 2h`,
  diff: "webhook@2.73 webhook@2.76",
  sample: "ping",
  events: "ping",
  sign: `${file} --secret-env ${secretEnv}`,
  verify: signed,
  "raster-info": file,
  platform: "",
  "conformance library": "--list --edition observed",
  "conformance receiver": "--list",
  "conformance sender": "--list",
};

const numbers = ["-", "-1", "0", "2.01", "1e3", "0x10", "NaN", "9".repeat(30)];
const words = ["", " ", "__proto__", "toString", "\u001b[31m", "naïve", "http://[::1", "x".repeat(5_000)];

/** Options that name what is written. */
const written = /save|report|data/;

const rows: (readonly [name: string, option: string])[] = [];
for (const [outer, load] of Object.entries(commands)) {
  const command = (await load())(createFakeIo({}), () => {});
  for (const one of [command, ...command.commands])
    for (const { required, long } of one.options)
      if (required && !written.test(long ?? ""))
        rows.push([one === command ? outer : `${outer} ${one.name()}`, long ?? ""]);
}

test.each(rows)("each odd value of %s %s ends in one sentence, without a stack", async (name, option) => {
  for (const value of [...numbers, ...words]) {
    const argv = `${name} ${usual[name]}`.split(" ").filter(Boolean);
    const { ended, address, interrupt } = start([...argv, option, value]);
    void address.then(interrupt);
    const { code, stdout, stderr } = await ended;
    const told = stderr
      .split("\n")
      .filter((line) => line !== "" && !/^(?:listening|platform) on /.test(line));
    expect({ value, code, told: told.length }).toEqual({
      value,
      code: expect.toBeOneOf([0, 1, 2, 3]),
      told: code >= 2 && stdout === "" ? 1 : expect.any(Number),
    });
    for (const line of told) expect(line).toMatch(/^annotation-contracts: /);
    for (const part of ["\n    at ", "\u001b"]) expect(stderr).not.toContain(part);
  }
});
