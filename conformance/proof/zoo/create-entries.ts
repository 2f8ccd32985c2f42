import { readFileSync } from "node:fs";
import { readReceiverCases } from "../../suites/runner/read-case-files.ts";
import type { ZooEntry, ZooKind } from "./zoo-entry.ts";

/**
 * Joins the rows of `flaws.tsv` of one kind with the code of their flaws, by name.
 *
 * @throws Error if a row has no code, or code has no row.
 */
export function createEntries<Flaw>(
  kind: ZooKind,
  flaws: Readonly<Record<string, Flaw>>,
  test: (flaw: Flaw, run?: readonly string[]) => Promise<readonly string[]>,
): readonly ZooEntry[] {
  const entries = readRows(kind).map(([name = "", flaw = "", killedBy = "", alone]): ZooEntry => {
    const own = flaws[name];
    if (own === undefined) throw new Error(`cannot test the ${kind} "${name}": it has no code`);
    return {
      kind,
      name,
      flaw,
      killedBy: killedBy.split(" ").flatMap(listIds),
      ...(alone !== undefined && { alone }),
      test: (run) => test(own, run),
    };
  });
  const unlisted = Object.keys(flaws).find((flaw) => !entries.some(({ name }) => name === flaw));
  if (unlisted !== undefined) throw new Error(`cannot test the ${kind} "${unlisted}": it has no row`);
  return entries;
}

function readRows(kind: ZooKind): readonly (readonly string[])[] {
  const [, ...rows] = readFileSync(new URL("flaws.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
  return rows.map((row) => row.split("\t")).flatMap(([own, ...cells]) => (own === kind ? [cells] : []));
}

/** `strict:*` stands for every case with one right answer that only strict receivers have. */
function listIds(id: string): readonly string[] {
  const [mode, rest] = id.split(":");
  if (rest !== "*") return [id];
  return readReceiverCases()
    .filter((one) => one.mode === mode && one.expect !== "either" && !one.id.startsWith("far-"))
    .map((one) => one.id);
}
