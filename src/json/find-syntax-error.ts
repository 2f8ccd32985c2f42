import { scanJson } from "./scan-json.ts";

/** The first error of a text that is not JSON. */
interface SyntaxFault {
  /** UTF-16 offset of the first wrong character; of its first letter for a word such as `NaN` or `nul`. */
  readonly offset: number;
  /** A sentence part: `expected a value, found "}"`. */
  readonly reason: string;
}

/**
 * Finds the first error of a text by RFC 8259; `undefined` means that `JSON.parse` accepts it, too.
 *
 * Iterative: a million open brackets overflow nothing.
 */
export function findSyntaxError(text: string): SyntaxFault | undefined {
  for (const { kind, start, reason } of scanJson(text)) {
    if (kind === "fault") return { offset: start, reason };
  }
  return undefined;
}
