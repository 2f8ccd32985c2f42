import type { Contract } from "#src/explain/contract.ts";
import { type Caution, type Fault, type Refusal, type Result, valid } from "#src/explain/outcome.ts";
import type { Output } from "../io.ts";
import { noLimits, type Reporter } from "./reporter.ts";

/** Creates the reporter that writes one JSON document: contract, mode, results, summary. A result takes a line. */
export function createJsonReporter(
  output: Output,
  { name, mode, edition }: Contract,
  failing: boolean,
): Reporter {
  let before = `${JSON.stringify({ contract: name, mode, edition }).slice(0, -1)},"results":[\n`;
  return {
    ...chooseListed(failing),
    async report(results) {
      const written = writeResults(results, failing);
      if (written.length === 0) return;
      await output.write(before + written.join(",\n"));
      before = ",\n";
    },
    async end({ bulk, ...tally }) {
      const start = before === ",\n" ? "\n" : before;
      const summary = { ...tally, blank: bulk?.blank };
      await output.write(`${start}],"summary":${JSON.stringify(summary)}}\n`);
    },
  };
}

/** Creates the reporter that writes one JSON document a result, each on a line of its own. */
export function createNdjsonReporter(output: Output, failing: boolean): Reporter {
  return {
    ...chooseListed(failing),
    async report(results) {
      const written = writeResults(results, failing);
      if (written.length > 0) await output.write(`${written.join("\n")}\n`);
    },
    async end() {},
  };
}

/** Asks for every result, or only for those of documents that are not valid. */
function chooseListed(failing: boolean): Pick<Reporter, "wantsValid" | "limits"> {
  return { wantsValid: !failing, limits: failing ? { ...noLimits, warned: 0 } : noLimits };
}

function writeResults(results: readonly Result[], failing: boolean): string[] {
  return results.filter(({ status }) => !failing || status !== "valid").map(writeResult);
}

function writeResult(result: Result): string {
  const { file, record, status, event, edition, validIn, errors, warnings, refusal } = result;
  // Most lines have no fault, and only their number differs.
  if (errors === valid.errors && edition === undefined && record !== undefined)
    return `{"file":${JSON.stringify(file)},"line":${record},"status":"valid","errors":[],"warnings":[]}`;
  return JSON.stringify({
    file,
    line: record,
    status,
    event,
    edition,
    validIn,
    ...(refusal === undefined ? {} : withoutPicture(refusal)),
    errors: errors.map(withoutPicture),
    warnings: warnings.map(withoutPicture),
  });
}

/** Leaves out what is made for the eye. */
function withoutPicture(finding: Fault | Caution | Refusal): object {
  return { ...finding, excerpt: undefined, about: undefined };
}
