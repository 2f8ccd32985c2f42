import { gzipSync } from "node:zlib";
import { type Contract, pickDefaults } from "#src/model/contract.ts";
import { keywords } from "#src/model/keywords.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { fillMarkers, renderTable } from "#src/util/markdown.ts";
import { bundleValidator } from "./artefacts/validators/bundle-validator.ts";
import { kilobytes, listArtefacts } from "./report.ts";
import type { GeneratedFile } from "./sources/generated-file.ts";
import type { Sources } from "./sources/sources.ts";

/** Fills the tables of the READMEs about the contracts and the generated artefacts. */
export async function fillReadme(
  sources: Sources,
  all: readonly Contract[],
  files: readonly GeneratedFile[],
): Promise<GeneratedFile[]> {
  const tables = [
    {
      path: "README.md",
      table: installation(sources),
      from: "README.md",
    },
    { path: "scripts/README.md", table: { keywords: keywordTable() }, from: "src/model/keywords.ts" },
  ];
  const filled = tables.flatMap(({ path, table, from }) => {
    const text = sources.get(path);
    return text?.includes("<!-- ") ? [{ path, text: fillMarkers(text, table), from }] : [];
  });
  const own = await describeGenerated(all, files);
  return [...filled, { path: "generated/README.md", text: own, from: "scripts/fill-readme.ts" }];
}

/** Describes the content of the generated folder, and the part of the default editions. */
async function describeGenerated(all: readonly Contract[], files: readonly GeneratedFile[]): Promise<string> {
  const contracts = pickDefaults(all);
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
    `The validators of a mode are one ES module without import, \`eval\` or \`new Function\`, for Node, workers and browsers. The module of an event names its functions there, and a bundle of it holds no others:\n\n${await sizeTable(files, measured)}`,
  ];
  return `<!-- Generated from scripts/fill-readme.ts by "npm run generate". Do not edit. -->\n\n${sections.join("\n\n")}\n`;
}

/** How the packages are installed: by name when they are published, which `private` in package.json says they are not. */
function installation(sources: Sources): Readonly<Record<"install" | "install-others", string>> {
  const {
    name,
    version,
    private: isUnpublished = false,
  } = JSON.parse(assertDefined(sources.get("package.json"), "package.json")) as {
    readonly name: string;
    readonly version: string;
    readonly private?: boolean;
  };
  const others = ["sender", "suite", "diff"].map((one) => `@${name}/${one}`);
  const tarball = (one: string): string =>
    `"$CHECKOUT"/dist/${one.replace("@", "").replace("/", "-")}-${version}.tgz`;
  const install = (...names: readonly string[]): string =>
    `npm install ${names.map(isUnpublished ? tarball : (one) => one).join(" ")}`;
  const pack = "npm ci && npm run build && npm run pack";
  const first = `Not published yet: \`${pack}\` in a checkout packs it. With \`CHECKOUT\` as the path of that folder:`;
  return {
    install: `${isUnpublished ? `${first}\n\n` : ""}\`\`\`bash install\n${install(name)}\n\`\`\``,
    "install-others": `\`diff\`, \`platform\` and \`conformance\` are in packages of their own:\n\n\`\`\`bash install-others\n${install(...others)}\n\`\`\``,
  };
}

/** Lists how each keyword of JSON Schema is handled. */
function keywordTable(): string {
  const rows = Object.entries(keywords).map(([name, { taken, only = "both", note = "" }]) => [
    `\`${name}\``,
    only,
    taken,
    note,
  ]);
  return renderTable(["Keyword", "Draft", "Taken as", "Special"], rows);
}

/** Lists the events of a contract: name, type and what happened. */
function eventTable({ parts }: Contract): string {
  const rows = parts.map(({ event, type, description }) => [`\`${event}\``, `\`${type}\``, description]);
  return renderTable(["Event", "Type", "When it is sent"], rows);
}

/** Lists the generated artefacts: a folder or file, what it holds, and its size. */
function artefactTable(files: readonly GeneratedFile[]): string {
  const rows = listArtefacts(files).map(({ path, from, files: own }) => [
    `[\`${path}\`](${path.replace("generated/", "")})`,
    from
      .split(" and ")
      .map((source) => `\`${source}\``)
      .join(", "),
    String(own.length),
    kilobytes(own.reduce((sum, file) => sum + Buffer.byteLength(file.text), 0)),
  ]);
  return renderTable(["Artefact", "From", "Files", "kB"], rows);
}

/** Lists the size of validators as a browser would load them, bundled. */
async function sizeTable(files: readonly GeneratedFile[], names: readonly string[]): Promise<string> {
  const rows = names.map(async (name) => {
    const { path } = find(files, `generated/validators/${name}.js`);
    const text = await bundleValidator(path, files);
    return [
      `[\`${name}\`](${path.replace("generated/", "")})`,
      kilobytes(Buffer.byteLength(text)),
      kilobytes(gzipSync(text, { level: 9 }).length),
    ];
  });
  return renderTable(["Validator", "kB", "kB gzip"], await Promise.all(rows));
}

function find(files: readonly GeneratedFile[], path: string): GeneratedFile {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`cannot fill README.md: no file is called "${path}"`);
  return file;
}
