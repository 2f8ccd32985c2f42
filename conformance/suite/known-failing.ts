/** A pattern of cases that are known to fail, and why. */
export interface KnownFailing {
  readonly pattern: string;
  readonly reason: string;
}

/** A list of known failures cannot be read; the message names its line. */
export class KnownFailingError extends Error {}

/**
 * Reads a list of known failures: a pattern and, after white space and `#`, its reason on each line. Blank lines and lines that
 * begin with `#` are skipped.
 *
 * @throws KnownFailingError at a line without pattern or reason.
 */
export function parseKnownFailing(text: string): readonly KnownFailing[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, pattern, reason] = /^\s*(\S+)\s+#\s*(\S.*?)\s*$/.exec(line) ?? [];
    if (pattern === undefined || reason === undefined)
      throw new KnownFailingError(`line ${index + 1}: expected "<pattern> # <reason>", received "${line}"`);
    return [{ pattern, reason }];
  });
}
