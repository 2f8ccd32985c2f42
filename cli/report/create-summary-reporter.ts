import type { ContractName } from "#src/diagnostics/contract.ts";
import { findEdition, nameEdition } from "#src/diagnostics/name-edition.ts";
import type { Fault, Result } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, cut, printable } from "#src/util/display.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import type { Output } from "../io.ts";
import { shortNames } from "../short-names.ts";
import { listCounts } from "../tally.ts";
import { describeRefusal, noLimits, type Reporter, type Summary } from "./reporter.ts";

/** Settings of the summary. */
interface SummaryOptions {
  readonly contract: ContractName;
  readonly colorize: Colorize;
  /** Columns of a line. */
  readonly columns: number;
}

/** Errors that are equal except for their place. */
interface Group {
  readonly sentence: string;
  history: string | undefined;
  places: number;
  readonly files: Set<string>;
}

/** Groups that are shown. */
const SHOWN_GROUPS = 30;
/** Files that a line names. */
const MOST_NAMES = 20;
/** Errors that a validator lists of one document. */
const LISTED = 100;

/** Creates the reporter that groups equal errors of many files, and files by the releases they may come from. */
export function createSummaryReporter(output: Output, options: SummaryOptions): Reporter {
  const groups = new Map<string, Group>();
  const releases = new Map<string, string[]>();
  const takers = new Map<string, number>();
  let taken = 0;
  let isCut = false;
  return {
    wantsValid: true,
    limits: noLimits,
    async report(results) {
      for (const result of results) {
        for (const error of result.errors) addError(groups, result.file, writeSentence(error), error.history);
        if (result.refusal !== undefined) addError(groups, result.file, describeRefusal(result.refusal));
        isCut ||= result.errors.length >= LISTED;
        const release = findRelease(result, options.contract);
        getOrMake(releases, release, () => []).push(result.file);
        if (result.validIn !== undefined) taken += 1;
        for (const edition of result.validIn ?? []) takers.set(edition, (takers.get(edition) ?? 0) + 1);
      }
    },
    async end(summary) {
      const blocks = [
        writeGroups(groups, isCut, options),
        writeReleases(releases, options),
        [writeTotal(summary), ...writeTakers(taken, takers)].join("\n"),
      ];
      await output.write(`${blocks.filter((block) => block !== "").join("\n\n")}\n`);
    },
  };
}

function addError(groups: Map<string, Group>, file: string, sentence: string, history?: string): void {
  const group = getOrMake(groups, sentence, () => ({
    sentence,
    history,
    places: 0,
    files: new Set<string>(),
  }));
  group.history ??= history;
  group.places += 1;
  group.files.add(file);
}

/** Writes an error without its place, so that equal errors at different places have the same text. */
function writeSentence({ code, message, path, received }: Fault): string {
  const steps = path.split("/").slice(1);
  const name = steps.findLast((step) => !/^\d+$/.test(step));
  if (code === "unexpected") return `unexpected \`${steps.at(-1)}\``;
  if (code === "value") return `\`${received}\` as \`${steps.at(-1)}\``;
  if (name === undefined) return `${steps.length === 0 ? "the document" : "an item"}: ${message}`;
  return `${name === steps.at(-1) ? "" : "an item of "}\`${name}\`: ${message}`;
}

function writeGroups(
  groups: ReadonlyMap<string, Group>,
  isCut: boolean,
  { colorize }: SummaryOptions,
): string {
  const sorted = [...groups.values()].sort((a, b) => b.files.size - a.files.size || b.places - a.places);
  const lines = sorted.slice(0, SHOWN_GROUPS).map(({ sentence, history, places, files }) => {
    const where = `${printable(sentence)} in ${count(places, "place")} of ${count(files.size, "file")}`;
    const past = history === undefined ? "" : `; ${printable(history)}`;
    return `${colorize("bad", "✗")} ${where}${colorize("quiet", past)}`;
  });
  if (sorted.length > SHOWN_GROUPS) {
    lines.push(colorize("quiet", `and ${count(sorted.length - SHOWN_GROUPS, "more kind")} of errors`));
  }
  if (isCut) lines.push(colorize("quiet", `at most ${LISTED} errors of a file are counted`));
  return lines.join("\n");
}

/** Finds the releases that a document may come from: by its newest member, else by the first edition that accepts it. */
function findRelease(
  { status, edition, validIn = [], errors, refusal }: Result,
  contract: ContractName,
): string {
  if (refusal !== undefined) return "unreadable";
  const releases = errors.flatMap(({ since }) => since ?? []);
  const newest = releases.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  if (newest !== undefined) return `${newest} or later`;
  if (status === "valid")
    return edition === undefined ? "any release" : nameEdition(findEdition(contract, edition));
  const [first] = validIn;
  return first === undefined ? "no edition" : nameEdition(findEdition(contract, first));
}

function writeReleases(
  releases: ReadonlyMap<string, readonly string[]>,
  { colorize, columns }: SummaryOptions,
): string {
  const sorted = [...releases].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const all = [...releases.values()].flat();
  const short = new Map(shortNames(all).map((name, i) => [all[i], printable(name)]));
  const lines = sorted.map(([release, files]) => {
    const head = `  ${release}: ${count(files.length, "file")}`;
    const names = files.map((file) => short.get(file) ?? "");
    const isShort = head.length + 2 + names.join(", ").length <= columns;
    return `${head}${isShort ? "  " : "\n      "}${colorize("quiet", isShort ? names.join(", ") : listSome(names, columns - 6))}`;
  });
  return [colorize("strong", "Likely releases"), ...lines].join("\n");
}

/** Lists as many names as a line has room for, one at least, and counts the others. */
function listSome(names: readonly string[], room: number): string {
  const tail = (shown: number): string => (shown < names.length ? ` and ${names.length - shown} more` : "");
  const fits = (shown: number): boolean =>
    names.slice(0, shown).join(", ").length + tail(shown).length <= room;
  const fitting = names.slice(0, MOST_NAMES).findLastIndex((_, i) => fits(i + 1));
  const shown = Math.max(fitting, 0) + 1;
  return cut(names.slice(0, shown).join(", "), room - tail(shown).length) + tail(shown);
}

/** Says how many documents another edition accepts, and how many each edition does. */
function writeTakers(taken: number, takers: ReadonlyMap<string, number>): readonly string[] {
  if (taken === 0) return [];
  const each = [...takers].map(([edition, amount]) => `${amount} in ${edition}`).join(", ");
  return [`valid in another edition: ${taken} (${each}); try --edition auto`];
}

function writeTotal(summary: Summary): string {
  return `${count(summary.documents, "document")}: ${listCounts(summary, (_, text) => text).join(", ")}`;
}
