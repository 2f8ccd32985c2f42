import { globSync } from "node:fs";
import { projectRoot, readText } from "#scripts/sources/files.ts";
import { findRefusedComments, findRefusedWords } from "./find-refused-words.ts";
import { readHouse } from "./house-figures.ts";
import { judgeBorder } from "./judge-border.ts";
import type { FileMeasure } from "./measure-file.ts";

// Checks the sizes and names of hand-written files: part of `npm run lint`.

/** Most lines of a file. */
const LINES = 300;
/** Most lines of a function. */
const FUNCTION_LINES = 50;
/** Least share of files with exports of their own that are named after one of them. */
const NAMED = 0.85;
/** Most casts and non-null assertions in a thousand lines. */
const CASTS = 6;

/** Functions in `…Of`: what a mathematician calls so, keywords of JSON Schema, and what generated or published code names. */
const permitted = /^(?:(?:size|median|spread|ratio|extent)Of|\w*(?:all|any|one)Of|ownOf|createVerifierOf)$/i;

/** What is installed and runs on Node 20, and what the types know but Node 20 lacks. */
const installed = /^(?:src|cli|platform|conformance\/(?:derive|kit|suites))\//;
const unknown = /\b(?:(?:Object|Map)\.groupBy|Promise\.withResolvers)\b/;

const files = readHouse(projectRoot);

/** Prose that users and contributors read. Generated prose says what its sources say. */
const read = globSync(
  [
    "*.md",
    ".github/*.md",
    "packages/*/README.md",
    "{bench,checks,conformance,platform,scripts,site}/**/*.md",
    "site/pages/*.ts",
  ],
  {
    cwd: projectRoot,
    exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path),
  },
).filter((path) => !/CHANGELOG|THIRD-PARTY|site\/migrations|proof\/zoo/.test(path));

const complaints = [
  ...listLong(files),
  ...files.flatMap(({ path }) => judgeImports(path)),
  ...files.flatMap(judgeNode),
  ...files.flatMap(judgeFunctions),
  ...files.flatMap(({ path, text }) => findRefusedComments(text).map((found) => `${path}:${found}`)),
  ...judgeNames(files),
  ...judgeCasts(files),
  ...(await judgeBorder()),
  ...read.flatMap((path) => findRefusedWords(readText(path)).map((found) => `${path}:${found}`)),
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;

function listLong(measured: readonly FileMeasure[]): string[] {
  return measured.flatMap(({ path, lines, longest }) => [
    ...(lines > LINES ? [`${path}: ${lines} lines, at most ${LINES}`] : []),
    ...(longest > FUNCTION_LINES
      ? [`${path}: a function of ${longest} lines, at most ${FUNCTION_LINES}`]
      : []),
  ]);
}

/** A folder's files import each other by relative paths; `#folder/` is for others. */
function judgeImports(path: string): string[] {
  const own = `from "#${path.split("/")[0]}/`;
  const text = readText(path);
  return text.includes(own) ? [`${path}: an import ${own}…" of its own folder, not by a relative path`] : [];
}

function judgeNode({ path, text }: { readonly path: string; readonly text: string }): string[] {
  const found = unknown.exec(text.replace(/^ *(?:\/\*\*|\*|\/\/).*$/gm, ""));
  return found !== null && installed.test(path) ? [`${path}: Node 20 has no ${found[0]}`] : [];
}

function judgeFunctions({ path, text }: { readonly path: string; readonly text: string }): string[] {
  return [...text.matchAll(/\b(?:function\*?|const) ([a-z]\w*Of)\b/g)]
    .filter(([, name = ""]) => !permitted.test(name))
    .map(([, name]) => `${path}: a function is named ${name}: begin its name with a verb`);
}

function judgeNames(measured: readonly FileMeasure[]): string[] {
  const exporting = measured.filter((one) => one.exports);
  const others = exporting.filter((one) => !one.isNamed);
  const share = 1 - others.length / exporting.length;
  report("files named after an export", `${(100 * share).toFixed(1)} %`);
  if (share >= NAMED) return [];
  const list = others.map(({ path }) => `  ${path}`).join("\n");
  return [
    `${(100 * share).toFixed(1)} % of files are named after an export, at least ${100 * NAMED} %:\n${list}`,
  ];
}

function judgeCasts(measured: readonly FileMeasure[]): string[] {
  const lines = measured.reduce((sum, one) => sum + one.lines, 0);
  const casts = measured.reduce((sum, one) => sum + one.casts, 0);
  const rate = (1_000 * casts) / lines;
  report("casts and ! per 1,000 lines", rate.toFixed(1));
  if (rate <= CASTS) return [];
  const most = measured.toSorted((a, b) => b.casts - a.casts).slice(0, 10);
  const list = most.map((one) => `  ${one.path}: ${one.casts}`).join("\n");
  return [`${rate.toFixed(1)} casts and ! per 1,000 lines, at most ${CASTS}; most of them in\n${list}`];
}

function report(what: string, value: string): void {
  console.log(`${what}: ${value}`);
}
