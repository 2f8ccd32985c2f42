import { describe, expect, test } from "vitest";
import { findOthers, findTexts } from "./texts.ts";

const free = { patterns: [], length: {} };

describe("texts of a pattern", () => {
  test.each([
    ["^o-[0-9]+$", "o-0"],
    ["[0-9]", "0"],
    ["^[A-Z]{3}$|^Q", "Q"],
    ["^(?=.*[0-9])[a-z0-9]{8,}$", "00000000"],
    ["^(?=.*[A-Z])(?=.*\\d)(?!.*x).{4,64}$", "  0A"],
    ["^(?!draft|new$)[a-z]+$", "a"],
    ["^(?!a$|b$)[a-z]$|^Q", "c"],
    ["^(?!\\s*$).+", "0"],
  ])("%s", (pattern, first) => {
    const test = new RegExp(pattern, "u");
    const found = findTexts({ patterns: [pattern], length: {} });
    expect([found[0], found.filter((text) => !test.test(text))]).toEqual([first, []]);
    const others = findOthers(free, pattern) ?? [];
    expect([others.length > 0, others.filter((text) => test.test(text))]).toEqual([true, []]);
  });

  test.each([
    ["^refs/(heads|tags)/(?!.*\\.\\.)[^\\s~]+$", "refs/tags/!"],
    ["^a(?=b)[a-z]{2}(?<!bb)$", "aba"],
  ])("some of %s, which no automaton says", (pattern, first) => {
    const found = findTexts({ patterns: [pattern], length: { min: 3 } });
    expect([found[0], found.filter((text) => !new RegExp(pattern, "u").test(text))]).toEqual([first, []]);
    expect(
      findTexts({ patterns: [pattern], length: { min: 12, max: 12 } }).every(({ length }) => length === 12),
    ).toBe(true);
  });

  test("none where no text has what stands ahead, and what no automaton says is not decided", () => {
    expect(findTexts({ patterns: ["^(?=b)a$"], length: {} })).toEqual([]);
    expect(findTexts({ patterns: ["^(a*)\\1$"], length: {} })).toEqual([]);
    expect(findOthers(free, "^(a*)\\1$")).toBeUndefined();
  });

  test("of a length", () => {
    expect(findTexts({ patterns: ["^o-[0-9]+$"], length: { min: 5, max: 10 } })[0]).toBe("o-000");
  });
});
