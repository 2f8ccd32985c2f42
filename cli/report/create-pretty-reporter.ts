import type { ContractName } from "#src/diagnostics/contract.ts";
import { findEdition, nameEdition } from "#src/diagnostics/name-edition.ts";
import type { Result } from "#src/diagnostics/outcome.ts";
import type { Colorize, Tone } from "#src/util/colorize.ts";
import { count, printable, writeBytes } from "#src/util/display.ts";
import { type Output, STDIN } from "../io.ts";
import { listCounts } from "../tally.ts";
import { drawFindings } from "./frame.ts";
import { describeRefusal, type Limits, type Reporter, type Summary } from "./reporter.ts";

/** Settings of the reporter for people. */
interface PrettyOptions {
  readonly contract: ContractName;
  readonly colorize: Colorize;
  /** Columns for an excerpt. */
  readonly columns: number;
  /** Whether valid documents get a line of their own. */
  readonly wantsValid: boolean;
  /** Whether all output waits until the end because a progress bar is shown. */
  readonly isHeld: boolean;
}

/** Records of NDJSON that are shown in full. */
const SHOWN_RECORDS: Limits = { failing: 20, warned: 5 };

/** Creates the reporter for people. */
export function createPrettyReporter(output: Output, options: PrettyOptions): Reporter {
  const held: string[] = [];
  let last = "";
  const write = async (text: string): Promise<void> => {
    last = text;
    if (options.isHeld) held.push(text);
    else await output.write(text);
  };
  const shown = { failing: 0, warned: 0, warnings: 0 };
  return {
    wantsValid: options.wantsValid,
    get limits() {
      return { failing: SHOWN_RECORDS.failing - shown.failing, warned: SHOWN_RECORDS.warned - shown.warned };
    },
    async report(results) {
      for (const result of results)
        if (isShown(result, shown, options)) await write(writeResult(result, options));
    },
    async end(summary) {
      if (summary.bulk !== undefined) await write(writeRest(summary, shown, options));
      const gap = last === "" || last.endsWith("\n\n") ? "" : "\n";
      await output.write(`${held.join("")}${gap}${writeSummary(summary, options)}\n`);
    },
  };
}

/** Decides whether a result is shown, and counts it; only the first records of NDJSON are shown. */
function isShown(
  { status, warnings, record }: Result,
  shown: { failing: number; warned: number; warnings: number },
  { wantsValid }: PrettyOptions,
): boolean {
  if (status === "valid" && warnings.length === 0) return wantsValid;
  const kind = status === "valid" ? "warned" : "failing";
  if (record !== undefined && shown[kind] >= SHOWN_RECORDS[kind]) return false;
  shown[kind] += 1;
  shown.warnings += warnings.length;
  return true;
}

/** Writes a line for the document, and a frame for each finding. */
function writeResult(result: Result, { colorize, columns, contract }: PrettyOptions): string {
  const file = result.file === STDIN ? "<stdin>" : result.file;
  const head = [writeHead(result, file, colorize), ...writeEditions(result, contract, colorize)].join("\n");
  const blocks = drawFindings(result, file, colorize, columns);
  const body = blocks.filter((block) => block.length > 0).map((block) => block.join("\n"));
  return body.length === 0 ? `${head}\n` : `${head}\n${body.join("\n\n")}\n\n`;
}

/** Says which edition decided, or which others accept the document. */
function writeEditions(
  { edition, validIn = [] }: Result,
  contract: ContractName,
  colorize: Colorize,
): string[] {
  const [first, ...others] = validIn;
  if (first !== undefined) {
    const also = others.length === 0 ? "" : `, also in ${others.join(", ")}`;
    const name = nameEdition(findEdition(contract, first));
    return [colorize("quiet", `  valid in ${name}${also}; try --edition ${first}`)];
  }
  if (edition === undefined) return [];
  return [colorize("quiet", `  ${nameEdition(findEdition(contract, edition))}`)];
}

function writeHead(result: Result, file: string, colorize: Colorize): string {
  const name = printable(result.record === undefined ? file : `${file}:${result.record}`);
  const [tone, mark] = chooseMark(result);
  return `${colorize(tone, mark)} ${colorize("strong", name)}${colorize("quiet", writeVerdict(result))}`;
}

function chooseMark({ status, warnings }: Result): [Tone, string] {
  if (status === "valid") return warnings.length === 0 ? ["good", "✓"] : ["doubtful", "!"];
  return ["bad", status === "unknown" ? "?" : "✗"];
}

function writeVerdict({ status, event = "", errors, warnings, refusal }: Result): string {
  if (refusal !== undefined) return `  ${printable(describeRefusal(refusal))}`;
  const parts = status === "unknown" ? [`unknown event ${JSON.stringify(printable(event))}`] : [];
  if (status === "invalid") parts.push(count(errors.length, "error"));
  if (warnings.length > 0) parts.push(count(warnings.length, "warning"));
  return parts.length === 0 ? "" : `  ${parts.join(", ")}`;
}

/** Says what was only counted, and how to see it. */
function writeRest(
  { documents, valid, warnings }: Summary,
  shown: { readonly failing: number; readonly warnings: number },
  { colorize }: PrettyOptions,
): string {
  const rest = [
    [documents - valid - shown.failing, "more failing record"],
    [warnings - shown.warnings, "more warning"],
  ] as const;
  const parts = rest.filter(([amount]) => amount > 0).map(([amount, noun]) => count(amount, noun));
  return parts.length === 0
    ? ""
    : `${colorize("quiet", `and ${parts.join(", ")}; see all with --format ndjson`)}\n\n`;
}

function writeSummary({ bulk, ...tally }: Summary, { colorize }: PrettyOptions): string {
  const noun = bulk === undefined ? "document" : "record";
  const parts = listCounts(tally, colorize);
  if (tally.warnings > 0) parts.push(colorize("doubtful", count(tally.warnings, "warning")));
  if (bulk !== undefined && bulk.blank > 0) parts.push(`${count(bulk.blank, "blank line")} skipped`);
  const total = colorize("strong", count(tally.documents, noun));
  const line = parts.length === 0 ? total : `${total}: ${parts.join(", ")}`;
  return bulk === undefined ? line : `${line}\n${colorize("quiet", writeRate(tally.documents, bulk))}`;
}

function writeRate(documents: number, { bytes, milliseconds }: NonNullable<Summary["bulk"]>): string {
  const seconds = Math.max(milliseconds, 1) / 1000;
  const records = Math.round(documents / seconds).toLocaleString("en-US");
  return `${writeBytes(bytes)} in ${seconds.toFixed(2)} s: ${records} records and ${writeBytes(bytes / seconds)} a second`;
}
