import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { renderTable } from "#src/text/markdown.ts";
import { houseFigures, readHouse } from "./house-figures.ts";

/** Endings of hand-written code. */
const code = /\.(?:ts|js|mjs|py|go|rs|rb|java|kt|cpp|hpp|h|tsp|sh|css|html)$/;

/** Tests: beside the code, in a browser, and of the packages of other languages, named as each language names them. */
const tests = /\.(?:test|check)\.[^/]+$|^checks\/languages\/consumers\//;

/**
 * Implementations that checks and suites are tried on: plain ones, the flawed ones of the zoo with the right ones that they
 * change, and planted flaws.
 */
const specimens =
  /^checks\/plain\/(?:receivers\/|right\/|undici-sender\.ts)|^conformance\/proof\/zoo\/(?:libraries|receivers|senders)\/|^checks\/planted\/flaws\.json$/;

/** The kind of a committed file: generated, a test, an implementation to try checks on, code, or data, which is everything else. */
export type Kind = "code" | "tests" | "specimens" | "generated" | "data";

/** Lines of a folder at the top of the project, by kind. */
type Lines = Readonly<Record<Kind, number>>;

const none: Lines = { code: 0, tests: 0, specimens: 0, generated: 0, data: 0 };

/** Returns the kind of a committed file, by its path. */
export function classifyPath(path: string): Kind {
  if (path.startsWith("generated/")) return "generated";
  if (tests.test(path) && code.test(path)) return "tests";
  if (specimens.test(path)) return "specimens";
  return code.test(path) ? "code" : "data";
}

/** Counts the lines of every committed file, by folder at the top of the project; files at the top belong to `.`. */
export function countLines(): ReadonlyMap<string, Lines> {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: projectRoot, encoding: "utf8" });
  const folders = new Map<string, Lines>();
  for (const path of listed.split("\0").filter((one) => one !== "")) {
    const folder = path.includes("/") ? path.slice(0, path.indexOf("/")) : ".";
    const known = folders.get(folder) ?? none;
    const kind = classifyPath(path);
    folders.set(folder, { ...known, [kind]: known[kind] + linesIn(path) });
  }
  return folders;
}

/** Counts the line feeds of a file; a file that is gone, or that is not text, has none. */
function linesIn(path: string): number {
  try {
    const bytes = readFileSync(join(projectRoot, path));
    return bytes.includes(0) ? 0 : bytes.toString("latin1").split("\n").length - 1;
  } catch {
    return 0;
  }
}

if (import.meta.main) {
  const folders = [...countLines()].toSorted(([, a], [, b]) => b.code - a.code);
  const kinds = Object.keys(none) as Kind[];
  const sum = (kind: Kind): number => folders.reduce((all, [, lines]) => all + lines[kind], 0);
  const rows = [...folders, ["all", Object.fromEntries(kinds.map((kind) => [kind, sum(kind)]))] as const];
  console.log(
    renderTable(
      ["Folder", ...kinds],
      rows.map(([folder, lines]) => [
        folder,
        ...kinds.map((kind) => (lines as Lines)[kind].toLocaleString("en")),
      ]),
    ),
  );
  console.log(
    `\n${renderTable(
      ["Figure", ""],
      houseFigures(readHouse(projectRoot)).map((row) => [...row]),
    )}`,
  );
}
