import type { Mode } from "#src/validate/result.ts";
import { makeDocument } from "../suites/runner/make-document.ts";
import type { PayloadCase } from "../suites/runner/read-case-files.ts";
import type { Candidate } from "./candidate.ts";
import { type Finding, prepareJudges } from "./is-valid-independently.ts";

/** Checks whether plain Ajv and schemasafe judge a case as it states, in each mode that it is for. */
export function isProved({ row, slug, schema, keyword }: Candidate): boolean {
  const document = makeDocument(row);
  return listModes(row).every((mode) => {
    const { ajv, schemasafe } = prepareJudges(`${slug}/${mode}/${schema}`);
    const found = ajv(document);
    if (row.status === "valid") return found.length === 0 && schemasafe(document);
    const errors = row.errors ?? [];
    const stated = errors.every(({ code, path }) =>
      found.some(
        (one) => one.path === path && (keyword === undefined ? isNamed(one, code) : one.keyword === keyword),
      ),
    );
    // A union reports all its branches; an envelope has none that fail elsewhere.
    const alone =
      !slug.startsWith("webhook") || found.every((one) => errors.some(({ path }) => path === one.path));
    return found.length > 0 && stated && alone && !schemasafe(document);
  });
}

/** Checks whether a finding has our code; an unknown event breaks the const of its envelope. */
function isNamed(finding: Finding, code: string): boolean {
  return finding.code === (code === "unknown-event" ? "value" : code);
}

/** Lists the modes that a case is for. */
export function listModes({ mode }: Pick<PayloadCase, "mode">): readonly Mode[] {
  return mode === "both" ? ["strict", "tolerant"] : [mode];
}
