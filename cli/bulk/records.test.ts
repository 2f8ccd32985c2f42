import { expect, test } from "vitest";
import { noLimits } from "../report/reporter.ts";
import type { Part } from "./protocol.ts";
import { createCheckRecords, type Records } from "./records.ts";

const check = createCheckRecords({
  view: { contract: { name: "raster-info", mode: "strict" } },
  longest: 5000,
});

function makeRecords(content: string | Buffer): Records {
  const bytes = Buffer.from(content);
  return { bytes, at: 0, end: bytes.length, isCut: false };
}

/** Writes what a part says: a word a line. */
function summarize({ lines, blanks, items }: Part): string[] {
  const words = Array<string>(lines).fill("valid");
  for (const line of blanks) words[line] = "blank";
  for (const { line, outcome } of items) words[line] = outcome.refusal?.reason ?? outcome.status;
  return words;
}

const bad = Buffer.from([0x22, 0xe9, 0x22]);
const deep = 2400;

test.each([
  { name: "a record a line", content: "{}\n{}\n", words: ["valid", "valid"] },
  { name: "a last line without newline", content: "{}\n{}", words: ["valid", "valid"] },
  { name: "CRLF", content: "{}\r\n{}\r\n", words: ["valid", "valid"] },
  { name: "blank lines", content: "\n{}\n \t\r\n\n{}", words: ["blank", "valid", "blank", "blank", "valid"] },
  { name: "a carriage return as white space", content: '{"name":\r"x"}\n', words: ["valid"] },
  { name: "a carriage return in a string", content: '{"name":"\r"}\n{}', words: ["not-json", "valid"] },
  { name: "what is not JSON", content: "{}\n{\n{}", words: ["valid", "not-json", "valid"] },
  { name: "a byte order mark", content: "\ufeff{}\n{}", words: ["not-json", "valid"] },
  { name: "characters of several bytes", content: '{"name":"渋谷"}\n{}', words: ["valid", "valid"] },
  {
    name: "bytes that are not UTF-8, in their record alone",
    content: Buffer.concat([Buffer.from('{"name":"é"}\n{"name":'), bad, Buffer.from("}\n{}\n")]),
    words: ["valid", "not-utf8", "valid"],
  },
  { name: "records that are wrong", content: '{}\n{"zzz":1}\n[]', words: ["valid", "invalid", "invalid"] },
  {
    name: "a record that is too long",
    content: `{"name":"${"x".repeat(5000)}"}\n{}`,
    words: ["too-large", "valid"],
  },
  {
    name: "many levels",
    content: `{"attributes":{"a":${"[".repeat(deep)}${"]".repeat(deep)}}}`,
    words: ["valid"],
  },
])("a part reports $name", ({ content, words }) => {
  expect(summarize(check(makeRecords(content), noLimits))).toEqual(words);
});

test("beyond the limits records are counted and not told of", () => {
  const { items, tally } = check(makeRecords('[]\n{"scale":12345678901234567}\n1\n2\n{"a":\n'), {
    failing: 1,
    warned: 0,
  });
  expect([items.map(({ line }) => line), tally]).toEqual([
    [0],
    { documents: 5, valid: 1, invalid: 3, unknown: 0, unreadable: 1, warnings: 1 },
  ]);
});

test("parts stay small however much is wrong", () => {
  const records = makeRecords("[]\n".repeat(5000));
  const parts: Part[] = [];
  do parts.push(check(records, noLimits));
  while (parts.at(-1)?.isLast === false);
  expect(Math.max(...parts.map(({ items }) => items.length))).toBeLessThan(1000);
  expect(parts.reduce((sum, { lines }) => sum + lines, 0)).toBe(5000);
});
