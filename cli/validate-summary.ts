import type { Contract } from "#src/diagnostics/contract.ts";
import { findEdition, nameEdition } from "#src/diagnostics/name-edition.ts";
import type { ExplainedError, Result } from "#src/diagnostics/outcome.ts";
import type { Colorize } from "#src/util/colorize.ts";
import { count, cut, printable } from "#src/util/display.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { listCounts } from "./counts.ts";
import { describeRejection, type Reporter } from "./validate-report.ts";

/** Errors that are equal except for their path. */
interface Group {
  paths: number;
  readonly files: Set<string>;
  history: string | undefined;
}

/** Maximum of groups that are shown. */
const SHOWN_GROUPS = 30;

/** Creates the reporter that groups equal errors of many files, and the files by the editions that accept them. */
export function createSummaryReporter(contract: Contract, colorize: Colorize, columns: number): Reporter {
  const groups = new Map<string, Group>();
  const editions = new Map<string, string[]>();
  const add = (sentence: string, file: string, history?: string): void => {
    const group = getOrMake(groups, sentence, (): Group => ({ paths: 0, files: new Set(), history }));
    group.paths += 1;
    group.files.add(file);
  };
  return {
    wants: () => true,
    report(result) {
      for (const error of result.errors) add(describeWithoutPath(error), result.file, error.history);
      if (result.rejection !== undefined) add(describeRejection(result.rejection), result.file);
      getOrMake(editions, nameAccepting(result, contract), () => []).push(result.file);
      return "";
    },
    end(summary) {
      const total = `${count(summary.documents, "document")}: ${listCounts(summary, colorize).join(", ")}`;
      const blocks = [writeGroups(groups, colorize), writeEditions(editions, colorize, columns), total];
      return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
    },
  };
}

/** Describes an error without its path, so that equal errors at different paths have the same text. */
function describeWithoutPath({ code, message, path, received }: ExplainedError): string {
  const steps = path.split("/").slice(1);
  const name = steps.findLast((step) => !/^\d+$/.test(step));
  if (code === "unexpected") return `unexpected \`${steps.at(-1)}\``;
  if (code === "value") return `\`${received}\` as \`${steps.at(-1)}\``;
  if (name === undefined) return `${steps.length === 0 ? "the document" : "an item"}: ${message}`;
  return `${name === steps.at(-1) ? "" : "an item of "}\`${name}\`: ${message}`;
}

/** Names the edition that accepts a document: the one that was asked for, or else the first other one. */
function nameAccepting({ status, edition = "", validIn = [] }: Result, { name }: Contract): string {
  if (status === "unreadable") return "unreadable";
  const accepting = status === "valid" ? edition : validIn[0];
  return accepting === undefined ? "valid in no edition" : nameEdition(findEdition(name, accepting));
}

function writeGroups(groups: ReadonlyMap<string, Group>, colorize: Colorize): string {
  const sorted = [...groups].sort(([, a], [, b]) => b.files.size - a.files.size || b.paths - a.paths);
  const lines = sorted.slice(0, SHOWN_GROUPS).map(([sentence, { paths, files, history }]) => {
    const where = `${printable(sentence)}, ${count(paths, "time")} in ${count(files.size, "file")}`;
    return `${colorize("bad", "✗")} ${where}${colorize("quiet", history === undefined ? "" : `; ${printable(history)}`)}`;
  });
  if (sorted.length > SHOWN_GROUPS)
    lines.push(`and ${count(sorted.length - SHOWN_GROUPS, "more kind")} of errors`);
  return lines.join("\n");
}

function writeEditions(
  editions: ReadonlyMap<string, readonly string[]>,
  colorize: Colorize,
  columns: number,
): string {
  const sorted = [...editions].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }));
  const lines = sorted.map(([edition, files]) => {
    const head = `  ${edition}: ${count(files.length, "file")}  `;
    return `${head}${colorize("quiet", cut(files.map(printable).join(", "), Math.max(20, columns - head.length)))}`;
  });
  return lines.join("\n");
}
