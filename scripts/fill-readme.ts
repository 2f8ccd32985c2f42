import { gzipSync } from "node:zlib";
import { itemAt } from "#src/text/item-at.ts";
import { type Contract, defaultsOf, type GeneratedFile } from "./contracts.ts";
import { languages } from "./languages/languages.ts";
import { keywords } from "./model/keywords.ts";
import type { Sources } from "./sources.ts";

/** Fills the tables of the READMEs that restate the contracts and what is generated from them. */
export function fillReadme(
  sources: Sources,
  all: readonly Contract[],
  files: readonly GeneratedFile[],
): GeneratedFile[] {
  const text = fillMarkers(sources.get("README.md") ?? "", { editions: editionTable(all) });
  const pipeline = fillMarkers(sources.get("scripts/README.md") ?? "", { keywords: keywordTable() });
  return [
    { path: "README.md", text, from: "README.md" },
    { path: "generated/README.md", text: describeGenerated(all, files), from: "scripts/fill-readme.ts" },
    { path: "scripts/README.md", text: pipeline, from: "scripts/model/keywords.ts" },
  ];
}

/** Tells what stands in the folder of what is generated, and what of the default editions. */
function describeGenerated(all: readonly Contract[], files: readonly GeneratedFile[]): string {
  const contracts = defaultsOf(all);
  const later = all.filter((one) => !contracts.includes(one)).map(({ slug }) => `/${slug}`);
  const measured = contracts.flatMap(({ slug, measured: names = [] }) =>
    names.map((file) => `${slug}/${file}`),
  );
  const sections = [
    `# generated

Written by \`npm run generate\`, never by hand. The tables show the default editions; later ones stand beside them under their own names.`,
    `## Events\n\n${contracts
      .filter(({ parts }) => parts.length > 0)
      .map(eventTable)
      .join("\n\n")}`,
    `## Artefacts\n\n${artefactTable(files.filter(({ path }) => !later.some((slug) => path.includes(slug))))}`,
    `Every validator is one ES module without import, \`eval\` or \`new Function\`, for Node, workers and browsers:\n\n${sizeTable(files, measured)}`,
    `## Other languages

Types of both contracts that survive a round trip (unknown members and events are kept, absent is not null), errors that name the place,
and the signature. \`generate --lang <lang> --out <dir>\` writes one of them to a folder of yours, or types in any other language that
quicktype knows (C#, Swift, Dart and more), unverified.

${languageTable(files)}`,
  ];
  return `<!-- Generated from scripts/fill-readme.ts by "npm run generate". Do not edit. -->\n\n${sections.join("\n\n")}\n`;
}

/** Replaces the text between the markers `<!-- name -->` and `<!-- /name -->` of a Markdown file. */
export function fillMarkers(markdown: string, tables: Readonly<Record<string, string>>): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const [start, end] = [text.indexOf(open), text.indexOf(close)];
    if (start < 0 || end < start) throw new Error(`cannot fill a README: the markers "${open}" are missing`);
    return `${text.slice(0, start + open.length)}\n${table}\n${text.slice(end)}`;
  }, markdown);
}

/** Lists how each keyword of JSON Schema is taken. */
function keywordTable(): string {
  const rows = Object.entries(keywords).map(([name, { taken, only = "both", note = "" }]) => [
    `\`${name}\``,
    only,
    taken,
    note,
  ]);
  return tableOf(["Keyword", "Draft", "Taken as", "Special"], rows);
}

/** Writes a Markdown table. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** Lists the events of a contract: name, type and what happened. */
export function eventTable({ parts }: Contract): string {
  const rows = parts.map(({ event, type, description }) => [`\`${event}\``, `\`${type}\``, description]);
  return tableOf(["Event", "Type", "When it is sent"], rows);
}

/** What the package leaves out, so that a link to it would lead nowhere there. */
const unpacked = "generated/languages/";

/** Lists the editions of all contracts: the releases each covers, its events, and its module. */
export function editionTable(contracts: readonly Contract[]): string {
  const rows = contracts.map(({ name, edition, releases = "", parts }) => [
    name,
    `\`${edition}\``,
    releases,
    parts.length === 0 ? "" : String(parts.length),
    `\`annotation-contracts/${name}/${edition}\``,
  ]);
  return tableOf(["Contract", "Edition", "Releases", "Events", "Module"], rows);
}

/** Lists the generated artefacts: a folder or file, what it holds, and its size. */
export function artefactTable(files: readonly GeneratedFile[]): string {
  const rows = artefactsOf(files).map(({ path, from, files: own }) => [
    path.startsWith(unpacked) ? `\`${path}\`` : `[\`${path}\`](${path.replace("generated/", "")})`,
    from
      .split(" and ")
      .map((source) => `\`${source}\``)
      .join(", "),
    String(own.length),
    kilobytes(own.reduce((sum, file) => sum + Buffer.byteLength(file.text), 0)),
  ]);
  return tableOf(["Artefact", "From", "Files", "kB"], rows);
}

/** Lists the size of validators as a browser would load them. */
export function sizeTable(files: readonly GeneratedFile[], names: readonly string[]): string {
  const rows = names.map((name) => {
    const { text, path } = find(files, `generated/validators/${name}.js`);
    return [
      `[\`${name}\`](${path.replace("generated/", "")})`,
      kilobytes(Buffer.byteLength(text)),
      kilobytes(gzipSync(text, { level: 9 }).length),
    ];
  });
  return tableOf(["Validator", "kB", "kB gzip"], rows);
}

/** Lists the languages: what each was verified with, how much is generated, and what it depends on. */
export function languageTable(files: readonly GeneratedFile[]): string {
  const rows = languages.map(({ name, title, verified, dependencies, shares = [] }) => {
    const folder = `generated/languages/${name}/`;
    const own = files.filter(({ path }) => [folder, ...shares].some((one) => path.startsWith(one)));
    const lines = own.reduce((sum, { text }) => sum + text.split("\n").length - 1, 0);
    return [`${title} (\`${folder}\`)`, verified ?? "", lines.toLocaleString("en"), dependencies];
  });
  return tableOf(["Language", "Compiled and run with", "Lines", "Dependencies"], rows);
}

/** A line of the run's report and a row of README's table: a folder, or a single file. */
export interface Artefact {
  readonly path: string;
  readonly from: string;
  readonly files: readonly GeneratedFile[];
}

/** Groups files into artefacts: those of one folder or language belong together, except in the folder of a stage. */
export function artefactsOf(files: readonly GeneratedFile[]): Artefact[] {
  const groups = Map.groupBy(files, ({ path }) => {
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    if (folder.startsWith("generated/languages/")) return "generated/languages/";
    return folder.split("/").length > 3 ? folder : path;
  });
  return [...groups].map(([path, own]) => ({ path, from: itemAt(own, 0).from, files: own }));
}

function find(files: readonly GeneratedFile[], path: string): GeneratedFile {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`cannot fill README.md: no file is called "${path}"`);
  return file;
}

/** Prints bytes as kilobytes of 1,000 with one digit after the point. */
export function kilobytes(bytes: number): string {
  return String(Math.round(bytes / 100) / 10);
}
