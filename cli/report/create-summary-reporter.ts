import type { ContractName } from "#src/explain/contract.ts";
import { findEdition, nameEdition } from "#src/explain/name-edition.ts";
import type { Fault, Result } from "#src/explain/outcome.ts";
import { count, printable } from "#src/text/display.ts";
import type { Paint } from "#src/text/paint.ts";
import type { Output } from "../io.ts";
import { noLimits, type Reporter, type Summary } from "./reporter.ts";

/** What the summary needs to know. */
export interface SummaryOptions {
  readonly contract: ContractName;
  readonly paint: Paint;
  /** Columns of a line. */
  readonly columns: number;
}

/** Errors that are equal but for their place. */
interface Group {
  readonly sentence: string;
  history: string | undefined;
  places: number;
  readonly files: Set<string>;
}

/** Groups that are shown. */
const SHOWN_GROUPS = 30;
/** Errors that a validator lists of one document. */
const LISTED = 100;

/** Creates the reporter that groups equal errors of many files, and the files by the releases they may come from. */
export function createSummaryReporter(output: Output, options: SummaryOptions): Reporter {
  const groups = new Map<string, Group>();
  const releases = new Map<string, string[]>();
  let isCut = false;
  return {
    wantsValid: true,
    limits: noLimits,
    async report(results) {
      for (const result of results) {
        for (const error of result.errors) addError(groups, result.file, error);
        isCut ||= result.errors.length >= LISTED;
        const release = releaseOf(result, options.contract);
        releases.set(release, [...(releases.get(release) ?? []), result.file]);
      }
    },
    async end(summary) {
      const blocks = [
        writeGroups(groups, isCut, options),
        writeReleases(releases, options),
        writeTotal(summary),
      ];
      await output.write(`${blocks.filter((block) => block !== "").join("\n\n")}\n`);
    },
  };
}

function addError(groups: Map<string, Group>, file: string, error: Fault): void {
  const sentence = sentenceOf(error);
  const group = groups.get(sentence) ?? { sentence, history: undefined, places: 0, files: new Set<string>() };
  group.history ??= error.history;
  group.places += 1;
  group.files.add(file);
  groups.set(sentence, group);
}

/** Writes an error so that equal ones of other places read the same: a value or member, not where it stands. */
function sentenceOf({ code, message, path, received }: Fault): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (code === "unexpected") return `\`${name}\``;
  if (code === "value") return `\`${received}\` as \`${name}\``;
  return /^\d*$/.test(name) ? message : `\`${name}\`: ${message}`;
}

function writeGroups(groups: ReadonlyMap<string, Group>, isCut: boolean, { paint }: SummaryOptions): string {
  const sorted = [...groups.values()].sort((a, b) => b.files.size - a.files.size || b.places - a.places);
  const lines = sorted.slice(0, SHOWN_GROUPS).map(({ sentence, history, places, files }) => {
    const where = `${printable(sentence)} in ${count(places, "place")} of ${count(files.size, "file")}`;
    // The sentence has named the member already.
    const past =
      history === undefined ? "" : `; ${printable(history.replace(/^(`[^`]*`) (?=came|is a)/, ""))}`;
    return `${paint("bad", "✗")} ${where}${paint("quiet", past)}`;
  });
  if (sorted.length > SHOWN_GROUPS) {
    lines.push(paint("quiet", `and ${count(sorted.length - SHOWN_GROUPS, "more kind")} of errors`));
  }
  if (isCut) lines.push(paint("quiet", `of a file ${LISTED} errors are counted at most`));
  return lines.join("\n");
}

/** Finds the releases a document may come from: by the newest member it has, else by the first edition that takes it. */
function releaseOf(
  { status, edition, validIn = [], errors, refusal }: Result,
  contract: ContractName,
): string {
  if (refusal !== undefined) return "unreadable";
  const since = errors.flatMap(({ history = "" }) => /came with (.*), edition/.exec(history)?.[1] ?? []);
  const newest = since.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  if (newest !== undefined) return `${newest} or later`;
  if (status === "valid")
    return edition === undefined ? "any release" : nameEdition(findEdition(contract, edition));
  const [first] = validIn;
  return first === undefined ? "no edition" : nameEdition(findEdition(contract, first));
}

function writeReleases(
  releases: ReadonlyMap<string, readonly string[]>,
  { paint, columns }: SummaryOptions,
): string {
  const sorted = [...releases].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const lines = sorted.map(([release, files]) => {
    const head = `  ${release}: ${count(files.length, "file")}`;
    const names = files.map((file) => printable(file.slice(file.lastIndexOf("/") + 1))).join(", ");
    const room = columns - head.length - 2;
    const shown = names.length > room ? `${names.slice(0, Math.max(0, room - 1))}…` : names;
    return `${head}  ${paint("quiet", shown)}`;
  });
  return [paint("strong", "Likely releases"), ...lines].join("\n");
}

function writeTotal({ documents, valid, invalid, unknown, unreadable }: Summary): string {
  const counts = [
    [valid, "valid"],
    [invalid, "invalid"],
    [unknown, "unknown"],
    [unreadable, "unreadable"],
  ] as const;
  const parts = counts.filter(([amount]) => amount > 0).map(([amount, word]) => `${amount} ${word}`);
  return `${count(documents, "document")}: ${parts.join(", ")}`;
}
