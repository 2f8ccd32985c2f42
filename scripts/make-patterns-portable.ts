import { mapSchema, type Schema } from "#src/model/schema.ts";

/**
 * Parts of a pattern that may match a line feed: a negated class, an escape for several characters, a control
 * character.
 */
const mayMatchLineFeed = /\[\^|\\[a-z\d]|\(\?[^:]|\p{Cc}/iu;

/**
 * Makes patterns match the same strings in every language. In Python and Java, `$` also matches before a final line
 * feed.
 *
 * No other notation for the end works everywhere (Go and Rust lack lookahead). So if a pattern cannot match a line
 * feed, this adds a second keyword that excludes line feeds in strings. It has no effect in ECMA-262, where `$` is the
 * end.
 */
export function makePatternsPortable(schema: Schema): Schema {
  return mapSchema(schema, (node) =>
    typeof node.pattern === "string" && node.not === undefined && admitsNoLineFeed(node.pattern)
      ? { ...node, not: { type: "string", pattern: "\\n" } }
      : node,
  );
}

/** Checks whether a pattern is anchored at both ends and no part of it can match a line feed. */
function admitsNoLineFeed(pattern: string): boolean {
  const isAnchored =
    pattern.startsWith("^") && /(?<!\\)(?:\\\\)*\$$/.test(pattern) && !hasAlternatives(pattern);
  return isAnchored && !mayMatchLineFeed.test(pattern);
}

/** Checks whether a pattern has alternatives outside groups and classes. Each would need its own anchors. */
function hasAlternatives(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\./g, "").replaceAll(/\[[^\]]*\]/g, "");
  let inner = plain;
  for (let last = ""; inner !== last; ) {
    last = inner;
    inner = inner.replaceAll(/\([^()]*\)/g, "");
  }
  return inner.includes("|");
}
