import { expect, test } from "vitest";
import { type HouseFile, houseFigures } from "./house-figures.ts";

const file = (path: string, text: string, ...imports: string[]): HouseFile => ({
  path,
  text,
  imports,
  lines: text.split("\n").length,
  casts: 0,
  longest: 3,
  exports: true,
  isNamed: true,
});

const six = ["a();", "b();", "c();", "d();", "e();", "f();"].join("\n");

test("figures of three files in two folders, where two import each other", () => {
  const files = [
    file("a/one.ts", `export const one = 1;\n${six}`, "b/two.ts"),
    file("b/two.ts", six, "b/three.ts"),
    file("b/three.ts", "export const three = 3;", "b/two.ts"),
  ];
  expect(Object.fromEntries(houseFigures(files))).toEqual({
    files: "3",
    "lines of a file, median": "6",
    "lines of the longest file": "7",
    "lines of the longest function": "3",
    "casts and ! per 1,000 lines": "0.0",
    "lines that stand twice, per 1,000": "857.1",
    exports: "2",
    "pairs of folders that import": "1",
    "longest chain of imports": "3",
    "files in circles": "2",
  });
});
