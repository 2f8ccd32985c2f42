import { expect, test } from "vitest";
import { alignLines } from "./beside.ts";

const rows = [
  { name: "equal texts", left: "a b", right: "a b", aligned: "a|a b|b" },
  { name: "a change", left: "a b c", right: "a x c", aligned: "a|a b|x c|c" },
  { name: "a line more", left: "a c", right: "a b c", aligned: "a|a |b c|c" },
  { name: "a line less", left: "a b c", right: "a c", aligned: "a|a b| c|c" },
  { name: "a comma", left: "a, b", right: "a b", aligned: "a,|a b|b" },
  { name: "nothing in common", left: "a b", right: "x", aligned: "a|x b|" },
  { name: "nothing at all", left: "", right: "x", aligned: "|x" },
];

test.each(rows)("aligns $name", ({ left, right, aligned }) => {
  const lines = (text: string): string[] => text.split(" ").filter(Boolean);
  const found = alignLines(lines(left), lines(right));
  expect(found.map(({ left: a = "", right: b = "" }) => `${a}|${b}`).join(" ")).toBe(aligned);
});
