import { mapSchema, type Schema } from "#src/model/schema.ts";

/** What may match a line feed: a negated class, an escape that is not of a mere character, a control character. */
const mayMatchLineFeed = /\[\^|\\[a-z\d]|\(\?[^:]|\p{Cc}/iu;

/**
 * Makes patterns mean the same in every language: in Python and Java, `$` matches before a last line feed as well.
 *
 * No spelling of the end is understood everywhere (`(?!\n)` is none in Go and Rust). So a schema whose pattern admits no
 * line feed says so in a second keyword, of strings alone, as the pattern is. It adds nothing where `$` is the end, as ECMA-262 has it.
 */
export function makePatternsPortable(schema: Schema): Schema {
  return mapSchema(schema, (node) =>
    typeof node.pattern === "string" && node.not === undefined && admitsNoLineFeed(node.pattern)
      ? { ...node, not: { type: "string", pattern: "\\n" } }
      : node,
  );
}

/** Tells whether a pattern holds from start to end and has nothing that could be a line feed. */
function admitsNoLineFeed(pattern: string): boolean {
  const isAnchored =
    pattern.startsWith("^") && /(?<!\\)(?:\\\\)*\$$/.test(pattern) && !hasAlternatives(pattern);
  return isAnchored && !mayMatchLineFeed.test(pattern);
}

/** Tells whether a pattern has a choice outside of groups and classes, of which each branch would need its own anchors. */
function hasAlternatives(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\./g, "").replaceAll(/\[[^\]]*\]/g, "");
  let inner = plain;
  for (let last = ""; inner !== last; ) {
    last = inner;
    inner = inner.replaceAll(/\([^()]*\)/g, "");
  }
  return inner.includes("|");
}
