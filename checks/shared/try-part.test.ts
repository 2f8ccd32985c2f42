import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

/** Runs parts in a process of their own. Returns its exit code, and its output without seconds. */
function run(options: string): readonly [status: number | null, lines: readonly string[]] {
  const script = `
    import { tryParts } from ${JSON.stringify(new URL("try-part.ts", import.meta.url).href)};
    let tries = 0;
    await tryParts({
      good: async () => "fine",
      late: async () => ({ failures: tries++ === 0 ? ["slow"] : [] }),
      bad: async () => { throw new Error("broken"); },
    }, ${options});`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  return [
    status,
    stdout
      .replaceAll(/ \(\d+\.\d s\)/g, "")
      .trimEnd()
      .split("\n"),
  ];
}

test("parts that fail are told with their reasons, counted, and end the process with 1", () => {
  expect(run("{}")).toEqual([
    1,
    ["ok     good: fine", "FAILED late", "       slow", "FAILED bad", "       broken", "1 passed, 2 failed"],
  ]);
});

test("what fails beside others is tried once more, alone", () => {
  expect(run("{ lanes: 3, again: true }")).toEqual([
    1,
    [
      ...["ok     good: fine", "again  late", "       slow", "again  bad", "       broken"],
      ...["ok     late", "FAILED bad", "       broken", "2 passed, 1 failed"],
    ],
  ]);
});
