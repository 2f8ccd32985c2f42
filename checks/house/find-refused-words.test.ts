import { expect, test } from "vitest";
import { findRefusedComments, findRefusedWords } from "./find-refused-words.ts";

const rows = [
  { name: "plain words", text: "A receiver with a secret.", found: 0 },
  { name: "a refused word", text: "A receiver whose secret fits.", found: 1 },
  { name: "two in two lines", text: "Two lists, of which one\nis what a sender owes.", found: 2 },
  { name: "code", text: "```sh\nwhose\n```\n`whose`", found: 0 },
  { name: "a quotation", text: "> An array whose items", found: 0 },
];

test.each(rows)("finds $found in $name", ({ text, found }) => {
  expect(findRefusedWords(text)).toHaveLength(found);
});

test("of a source, only the comments count", () => {
  const source = "/** Tells whose it is. */\nconst whose = 1;\n  // Text of which it is.\n";
  expect(findRefusedComments(source)).toEqual([
    '1: "whose", write: with, or a second sentence',
    '1: "/** Tells", write: Returns, Checks whether, or Reports',
    '3: "of which", write: a second sentence',
  ]);
});
