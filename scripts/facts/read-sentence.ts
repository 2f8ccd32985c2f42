import { clausePattern } from "../citation.ts";

/**
 * The parts of a description: a sentence with a full stop, our explanation in parentheses (if any), and the clause or
 * release.
 */
interface Sentence {
  readonly about: string;
  /** Such as `W2.3` or `since 2.44.0`; missing if the description cites none. */
  readonly clause?: string;
}

/** Matches a sentence up to the parentheses that cite a clause or the release that introduced its subject. */
const cited = new RegExp(String.raw`^(.*?) \((${clausePattern}|since [^);]+)(?:;[^)]*)?\)(?:\.|$)`, "s");

/** Matches a sentence that ends with the release that introduced its subject. */
const released = /^([^.]*?); (since [^.]*(?:\.\d+)*)\.(?:\s|$)/s;

/** Reads the first sentence that ends with a clause or a release; if there is none, reads the first sentence. */
export function readSentence(description: string): Sentence {
  const [, about, clause] = cited.exec(description) ?? released.exec(description) ?? [];
  if (about !== undefined && clause !== undefined) {
    const [, explanation] = /Explanation: (.*)\.$/s.exec(description) ?? [];
    return { about: explanation === undefined ? `${about}.` : `${about} (${explanation}).`, clause };
  }
  const [sentence = ""] = /^.*?\.(?=\s|$)/s.exec(description) ?? [description];
  return { about: sentence };
}
