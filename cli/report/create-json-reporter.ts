import type { Contract } from "#src/diagnostics/contract.ts";
import { type Caution, type Fault, type Refusal, type Result, valid } from "#src/diagnostics/outcome.ts";
import type { Output } from "../io.ts";
import { noLimits, type Reporter } from "./reporter.ts";

/** Creates the reporter that writes one JSON document: contract, mode, results, summary. Each result is on its own line. */
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

/** Creates the reporter that writes one JSON document per result, each on its own line. */
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
  // Most lines are valid, and only their numbers differ.
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

/** Removes the frames, which are for people only. */
export function withoutPicture(finding: Fault | Caution | Refusal): object {
  return { ...finding, excerpt: undefined, about: undefined };
}
