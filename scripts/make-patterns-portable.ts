import { mapSchema, type Schema } from "#src/model/schema.ts";

/** What may match a line feed: a negated class, an escape for more than one character, a control character. */
const mayMatchLineFeed = /\[\^|\\[a-z\d]|\(\?[^:]|\p{Cc}/iu;

/**
 * Makes patterns mean the same in every language: in Python and Java, `$` matches before a last line feed as well.
 *
 * No spelling of the end works everywhere (Go and Rust lack `(?!\n)`). So if a pattern matches no
 * line feed, a second keyword says so, for strings only, like the pattern. It changes nothing where `$` is the end, as in ECMA-262.
 */
export function makePatternsPortable(schema: Schema): Schema {
  return mapSchema(schema, (node) =>
    typeof node.pattern === "string" && node.not === undefined && admitsNoLineFeed(node.pattern)
      ? { ...node, not: { type: "string", pattern: "\\n" } }
      : node,
  );
}

/** Checks whether a pattern matches from start to end and nothing in it can match a line feed. */
function admitsNoLineFeed(pattern: string): boolean {
  const isAnchored =
    pattern.startsWith("^") && /(?<!\\)(?:\\\\)*\$$/.test(pattern) && !hasAlternatives(pattern);
  return isAnchored && !mayMatchLineFeed.test(pattern);
}

/** Checks whether a pattern has alternatives outside of groups and classes: each would need its own anchors. */
function hasAlternatives(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\./g, "").replaceAll(/\[[^\]]*\]/g, "");
  let inner = plain;
  for (let last = ""; inner !== last; ) {
    last = inner;
    inner = inner.replaceAll(/\([^()]*\)/g, "");
  }
  return inner.includes("|");
}
