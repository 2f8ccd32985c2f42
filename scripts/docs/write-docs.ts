import type { Contract } from "#src/model/contract.ts";
import { findDeclaration } from "#src/model/model.ts";
import { readModel } from "#src/model/read-model.ts";
import { renderTable } from "#src/util/markdown.ts";
import { nameFile } from "../facts/list-events.ts";
import { parseSource, type Sources } from "../files.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { readSamples } from "../hub/read-contracts.ts";
import { eventPage } from "./event-page.ts";
import { type Decision, decisionsPage, editionsPage, errorsPage } from "./lists.ts";
import { samples, stacked } from "./markdown.ts";
import { writeObjectTypes } from "./write-object-types.ts";

/** Writes the documentation that is derived from the contracts, as Markdown for GitHub and the site. */
export function writeDocs(editions: readonly Contract[], sources: Sources): GeneratedFile[] {
  const pages = editions.flatMap((edition) => [...listPages(edition, sources)]);
  const decisions = parseSource(sources, "spec/decisions.json") as readonly Decision[];
  const lists = [
    ["editions", editionsPage(editions)],
    ["errors", errorsPage()],
    ["decisions", decisionsPage(decisions)],
  ] as const;
  return [...pages, ...lists].map(([name, text]) => ({
    path: `generated/docs/${name}.md`,
    text: `${text.trim()}\n`,
  }));
}

/** Returns the pages of an edition by name. */
function* listPages(contract: Contract, sources: Sources): Generator<readonly [string, string]> {
  const { name, edition, releases, envelopes } = contract;
  const model = readModel(contract);
  const all = readSamples(contract, sources);
  const describe = (type: string): string => findDeclaration(model, type).doc;
  if (envelopes.length === 0) {
    const examples = all.length === 0 ? "" : `\n\n## Samples\n\n${samples(all)}`;
    const text = `${stacked}# Raster info, edition ${edition}\n\n${releases}.\n\n${describe(model.main)}\n\n${writeObjectTypes(model, model.main, "##")}${examples}`;
    yield [`${name}/${edition}`, text];
    return;
  }
  const events = envelopes.map((one) => ({ ...one, file: nameFile(one.event) }));
  const rows = events.map(({ event, type, file }) => [`[\`${event}\`](${file}.md)`, describe(type)]);
  yield [
    `${name}/${edition}/index`,
    `# Events of edition ${edition}\n\n${releases}.\n\n${renderTable(["Event", "Sent when"], rows)}`,
  ];
  for (const { event, type, file } of events) {
    const main = all.filter((one) => one.name === file);
    const variants = all.filter((one) => one.name.startsWith(`${file}.`));
    yield [`${name}/${edition}/${file}`, eventPage(model, { event, type }, [...main, ...variants])];
  }
}
