import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import ts from "typescript";
import { type FileMeasure, measureFile } from "./measure-file.ts";

const left = /(?:^|\/)(?:node_modules|dist|fixtures)(?:\/|$)|\.test\.ts$|\.d\.ts$/;

/** Lines that two places must share to count as duplicates. */
const SHARED = 6;

/** A hand-written TypeScript file, its measures, and the files that it imports. */
export interface HouseFile extends FileMeasure {
  readonly text: string;
  readonly imports: readonly string[];
}

/** Reads the hand-written TypeScript files of a checkout, without tests and fixtures. */
export function readHouse(root: string): readonly HouseFile[] {
  const paths = globSync("{src,scripts,conformance,cli,platform,site,checks,bench}/**/*.ts", {
    cwd: root,
    exclude: (path) => left.test(path),
  }).filter((path) => !left.test(path));
  const known = new Set(paths);
  return paths.map((path) => {
    const text = readFileSync(join(root, path), "utf8");
    // Imports from outside the house, such as packages, are not listed here.
    const imports = ts
      .preProcessFile(text)
      .importedFiles.map(({ fileName: name }) =>
        name.startsWith("#") ? name.slice(1) : posix.join(dirname(path), name),
      );
    return { ...measureFile(path, text), text, imports: imports.filter((one) => known.has(one)) };
  });
}

/** Computes the figures of a house: what a reader has to keep in mind. */
export function houseFigures(
  files: readonly HouseFile[],
): readonly (readonly [name: string, value: string])[] {
  const lines = files.map((one) => one.lines).toSorted((a, b) => a - b);
  const all = lines.reduce((sum, one) => sum + one, 0);
  const sum = (of: (one: HouseFile) => number): number => files.reduce((total, one) => total + of(one), 0);
  const per = (count: number): string => ((1_000 * count) / all).toFixed(1);
  const pairs = new Set(
    files.flatMap(({ path, imports }) =>
      imports
        .filter((one) => dirname(one) !== dirname(path))
        .map((one) => `${dirname(path)} ${dirname(one)}`),
    ),
  );
  const { chain, circles } = followImports(files);
  return [
    ["files", String(files.length)],
    ["lines of a file, median", String(lines[lines.length >> 1] ?? 0)],
    ["lines of the longest file", String(lines.at(-1) ?? 0)],
    ["lines of the longest function", String(Math.max(0, ...files.map(({ longest }) => longest)))],
    ["casts and ! per 1,000 lines", per(sum(({ casts }) => casts))],
    ["lines that stand twice, per 1,000", per(countTwice(files))],
    ["exports", String(sum(({ text }) => (text.match(/^export (?!type \{|\{|\*)/gm) ?? []).length))],
    ["pairs of folders that import", String(pairs.size)],
    ["longest chain of imports", String(chain)],
    ["files in circles", String(circles)],
  ];
}

/** Counts the lines that occur, six or more in a row, in two places. */
function countTwice(files: readonly HouseFile[]): number {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    const rows = text
      .split("\n")
      .map((line, at) => ({ line: line.trim(), at }))
      .filter(({ line }) => line !== "" && !/^(?:import\b|\/\/|\/?\*)/.test(line));
    for (let i = 0; i + SHARED <= rows.length; i += 1) {
      const stretch = rows.slice(i, i + SHARED);
      const key = stretch.map(({ line }) => line).join("\n");
      const found = places.get(key) ?? new Set();
      for (const { at } of stretch) found.add(`${path}:${at}`);
      places.set(key, found);
    }
  }
  return new Set([...places.values()].filter(({ size }) => size >= 2 * SHARED).flatMap((found) => [...found]))
    .size;
}

/** Finds the longest chain of imports, and counts the files that import themselves through others. */
function followImports(files: readonly HouseFile[]): { readonly chain: number; readonly circles: number } {
  const byPath = new Map(files.map((one) => [one.path, one]));
  const lengths = new Map<string, number>();
  const inCircles = new Set<string>();
  const trail: string[] = [];
  const follow = (path: string): number => {
    const known = lengths.get(path);
    if (known !== undefined) return known;
    const before = trail.indexOf(path);
    if (before >= 0) {
      for (const one of trail.slice(before)) inCircles.add(one);
      return 0;
    }
    trail.push(path);
    const length = 1 + Math.max(0, ...(byPath.get(path)?.imports ?? []).map(follow));
    trail.pop();
    lengths.set(path, length);
    return length;
  };
  const chain = Math.max(0, ...files.map(({ path }) => follow(path)));
  return { chain, circles: inCircles.size };
}
