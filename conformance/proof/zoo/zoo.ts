import { readReceiverCases, readTable } from "../../suites/runner/read-case-files.ts";
import { libraryFlaws } from "./libraries/library-flaws.ts";
import { receiverFlaws } from "./receivers/receiver-flaws.ts";
import { testLibraryFlaw, testReceiverFlaw } from "./test-flaws.ts";

/** What a flawed implementation implements. */
export type ZooKind = "library" | "receiver" | "sender";

/** A flawed implementation that the suite must catch: a row of `flaws.tsv`, and a way to test it. */
export interface ZooEntry {
  readonly kind: ZooKind;
  readonly name: string;
  /** What it does wrong, in a phrase. */
  readonly flaw: string;
  /** Cases that must fail; others may. */
  readonly killedBy: readonly string[];
  /** Why its cases have one cause (`nameCause`); without a reason they have two or more. */
  readonly alone?: string;
  /** Runs the whole suite, or the cases that `run` names. Returns the ids of the cases that fail. */
  readonly test: (run?: readonly string[]) => Promise<readonly string[]>;
}

const rows = readTable("proof/zoo/flaws.tsv");

/** The flawed implementations that the suites must catch; each is the right one except for its flaw. */
export const zoo: readonly ZooEntry[] = [
  ...createEntries("library", libraryFlaws, testLibraryFlaw),
  ...createEntries("receiver", receiverFlaws, testReceiverFlaw),
];

/**
 * Joins the rows of `flaws.tsv` of one kind with the code of their flaws, by name.
 *
 * @throws Error if a row has no code, or code has no row.
 */
function createEntries<Flaw>(
  kind: ZooKind,
  flaws: Readonly<Record<string, Flaw>>,
  test: (flaw: Flaw, run?: readonly string[]) => Promise<readonly string[]>,
): readonly ZooEntry[] {
  const entries = rows
    .filter((row) => row.kind === kind)
    .map(({ name = "", flaw = "", "caught by": killedBy = "", alone }): ZooEntry => {
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

/** `strict:*` stands for every case with one right answer that only strict receivers have. */
function listIds(id: string): readonly string[] {
  const [mode, rest] = id.split(":");
  if (rest !== "*") return [id];
  return readReceiverCases()
    .filter((one) => one.mode === mode && one.expect !== "either" && !one.id.startsWith("far-"))
    .map((one) => one.id);
}
