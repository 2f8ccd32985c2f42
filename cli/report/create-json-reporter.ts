import type { Contract } from "#src/explain/contract.ts";
import type { Caution, Fault, Refusal, Result } from "#src/explain/outcome.ts";
import type { Output } from "../io.ts";
import { noLimits, type Reporter } from "./reporter.ts";

/** Creates the reporter that writes one JSON document: contract, mode, results, summary. A result takes a line. */
export function createJsonReporter(output: Output, { name, mode, edition }: Contract): Reporter {
  let before = `${JSON.stringify({ contract: name, mode, edition }).slice(0, -1)},"results":[\n`;
  return {
    wantsValid: true,
    limits: noLimits,
    async report(results) {
      if (results.length === 0) return;
      await output.write(before + results.map(writeResult).join(",\n"));
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
export function createNdjsonReporter(output: Output): Reporter {
  return {
    wantsValid: true,
    limits: noLimits,
    async report(results) {
      if (results.length > 0)
        await output.write(results.map((result) => `${writeResult(result)}\n`).join(""));
    },
    async end() {},
  };
}

function writeResult(result: Result): string {
  const { file, record, status, event, edition, validIn, errors, warnings, refusal } = result;
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
