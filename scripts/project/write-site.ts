import { type Contract, listRoots, type Root } from "#src/model/contract.ts";
import type { Declaration, Length, Model, RecordType, Type } from "#src/model/model.ts";
import { escapeXml } from "#src/text/escape-xml.ts";
import { type GeneratedFile, writeHeader } from "../sources/generated-file.ts";

/** A contract's edition, for its pages. */
export interface Shown {
  readonly contract: Contract;
  readonly model: Model;
  /** Sample documents by name of the document type. */
  readonly samples: ReadonlyMap<string, object>;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #bbb;padding:.3rem .6rem;text-align:left;vertical-align:top}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{background:#f4f4f4;overflow:auto;padding:1rem}
@media (prefers-color-scheme:dark){body{background:#111;color:#ddd}a{color:#8bf}pre{background:#222}}`;

/** Writes a site of plain pages: the contracts, a page for each event, and one for the types of each edition. */
export function writeSite(all: readonly Shown[]): GeneratedFile[] {
  const from = [...new Set(all.map(({ contract }) => contract.source))].join(" and ");
  const sections = all.map(
    ({ contract }) =>
      `<h2>${text(contract.name)} ${text(contract.edition)}</h2>\n<p>${text(contract.main.description)}</p>\n${eventTable(contract)}`,
  );
  const index = page({
    path: "index.html",
    title: all.map(({ contract }) => contract.name).join(", "),
    body: sections.join("\n"),
    from,
  });
  return [
    index,
    ...all.flatMap((one) => [...listRoots(one.contract).map((root) => rootPage(one, root)), typesPage(one)]),
  ];
}

interface Page {
  readonly path: string;
  readonly title: string;
  readonly body: string;
  readonly from: string;
}

function page({ path, title, body, from }: Page): GeneratedFile {
  const home = path.includes("/") ? '<p><a href="../index.html">All contracts</a></p>\n' : "";
  return {
    path: `generated/site/${path}`,
    text: `<!-- ${writeHeader(from)} -->
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(title)}</title>
<style>${style}</style>
${home}<h1>${text(title)}</h1>
${body}
</html>
`,
    from,
  };
}

function eventTable(contract: Contract): string {
  const rows = listRoots(contract).map(({ name, event, description }) => [
    `<a href="${contract.slug}/${name}.html"><code>${text(event ?? name)}</code></a>`,
    text(description),
  ]);
  return table([contract.parts.length === 0 ? "Document" : "Event", "What it is"], rows);
}

function rootPage(
  { contract, model, samples }: Shown,
  { name, type, event, description }: Root,
): GeneratedFile {
  const declared = model.declarations.find((one) => one.name === type);
  const sample = samples.get(name);
  const body = [
    `<p>${text(description)}</p>`,
    declared === undefined ? "" : writeDeclaration(declared),
    sample === undefined ? "" : `<h2>Sample</h2>\n<pre>${text(JSON.stringify(sample, null, 2))}</pre>`,
  ];
  return page({
    path: `${contract.slug}/${name}.html`,
    title: event ?? name,
    body: body.join("\n"),
    from: contract.source,
  });
}

function typesPage({ contract, model }: Shown): GeneratedFile {
  const body = model.declarations.map(
    (one) =>
      `<h2 id="${text(one.name)}">${text(one.name)}</h2>\n<p>${text(one.doc)}</p>\n${writeDeclaration(one)}`,
  );
  const title = `Types of ${contract.name} ${contract.edition}`;
  return page({ path: `${contract.slug}/types.html`, title, body: body.join("\n"), from: contract.source });
}

function writeDeclaration(one: Declaration): string {
  switch (one.kind) {
    case "record":
      return writeRecord(one);
    case "vocabulary":
      return `<p>${one.open ? "Any text; known are " : "One of "}${values(one.values)}</p>`;
    case "enumeration":
      return `<p>One of ${values(one.values)}</p>`;
    case "alias":
      return `<p>${writeType(one.type)}</p>`;
    case "union":
      return `<p>${one.branches.map(({ type }) => writeType(type)).join(" or ")}</p>`;
    case "sum":
      return `<p>One of ${one.branches.map(({ record }) => link(record)).join(", ")}</p>`;
  }
}

function writeRecord({ fields, rest }: RecordType): string {
  const rows = fields.map(({ name, type, optional, doc }) => [
    `<code>${text(name)}</code>`,
    `${writeType(type)}${optional ? ", may be missing" : ""}`,
    text(doc),
  ]);
  const isClosed = rest.kind === "json" && rest.types.length === 0;
  return `${table(["Member", "Type", "What it is"], rows)}\n<p>${isClosed ? "A sender adds no other member." : `Other members: ${writeType(rest)}.`}</p>`;
}

/** Writes a type in words, with links to the types that it names. */
function writeType(type: Type): string {
  switch (type.kind) {
    case "named":
      return link(type.name);
    case "nullable":
      return `${writeType(type.of)} or null`;
    case "list":
      return `list of ${writeType(type.items)}${writeLength(type.length)}`;
    case "map":
      return `object of ${writeType(type.values)}`;
    case "constant":
      return values([type.value]);
    case "json":
      return type.types.length === 6 ? "anything" : type.types.join(" or ");
    case "string":
      return `${type.format ?? "string"}${writeLength(type.length)}`;
    default:
      return type.kind;
  }
}

function writeLength({ min, max }: Length = {}): string {
  if (max === undefined) return min === undefined ? "" : `, at least ${min}`;
  return `, ${min ?? 0} to ${max}`;
}

function values(all: readonly unknown[]): string {
  return all.map((one) => `<code>${text(JSON.stringify(one))}</code>`).join(", ");
}

function link(name: string): string {
  return `<a href="types.html#${text(name)}">${text(name)}</a>`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<table>\n${[row(head, "th"), ...rows.map((cells) => row(cells, "td"))].join("\n")}\n</table>`;
}

const text = escapeXml;
