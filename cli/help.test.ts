import { expect, test } from "vitest";
import { runCli } from "./fixtures/command-line.ts";
import { commands } from "./run.ts";

/** The suites have a help of their own: patterns, levels and protocols need more words. */
const names = Object.keys(commands).filter((name) => name !== "conformance");

test.each(["", ...names])("the help of %s is one screen", async (name) => {
  const { stdout } = await runCli([...name.split(" ").filter(Boolean), "--help"], { columns: 80 });
  const isExample = (line: string): boolean => line.startsWith("  $ ");
  const long = stdout.split("\n").filter((line) => line.length > 80 && !isExample(line));
  const rows = stdout
    .trimEnd()
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 80)), 0);
  expect({ long, isFitting: rows <= 24, rows }).toEqual({ long: [], isFitting: true, rows });
});

test("each subcommand has examples that it accepts", async () => {
  for (const name of names) {
    const { stdout } = await runCli([name, "--help"]);
    expect(stdout).toMatch(new RegExp(`\n  \\$ annotation-contracts ${name}\\b`));
  }
});
