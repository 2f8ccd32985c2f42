import { expect, test } from "vitest";
import { findRefusedWords } from "./find-refused-words.ts";

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
