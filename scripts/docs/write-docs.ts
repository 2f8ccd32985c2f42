import type { Contract } from "#src/model/contract.ts";
import { findDeclaration, type Model } from "#src/model/model.ts";
import type { Sources } from "../files.ts";
import type { GeneratedFile } from "../generated-file.ts";
import type { Sample } from "../hub/envelopes.ts";
import { readSamples } from "../hub/read-contracts.ts";
import { type DocumentedEvent, eventPage, fileOf } from "./event-page.ts";
import { decisionsPage, editionsPage, errorsPage } from "./lists.ts";
import { table } from "./markdown.ts";
import { rasterInfoPage } from "./raster-info-page.ts";

/** An edition of a contract, as its pages show it. */
export interface DocumentedEdition {
  readonly contract: Contract;
  /** Its strict model. */
  readonly model: Model;
  /** Its published strict schema. */
  readonly schema: unknown;
}

/** Writes the documentation that follows from the contracts: Markdown that GitHub renders and the site publishes. */
export function writeDocs(editions: readonly DocumentedEdition[], sources: Sources): GeneratedFile[] {
  const pages = editions.flatMap((edition) =>
    edition.contract.envelopes.length === 0
      ? rasterInfoPages(edition, sources)
      : eventPages(edition, sources),
  );
  const decisions = JSON.parse(sources.get("spec/decisions.json") ?? "[]");
  const lists = [
    page("editions.md", editionsPage(editions)),
    page("errors.md", errorsPage()),
    page("decisions.md", decisionsPage(decisions)),
  ];
  return [...pages, ...lists];
}

function page(path: string, text: string): GeneratedFile {
  return { path: `generated/docs/${path}`, text: `${text.trim()}\n` };
}

function rasterInfoPages({ contract, model }: DocumentedEdition, sources: Sources): GeneratedFile[] {
  const text = rasterInfoPage(model, readSamples(contract, sources));
  return [page(`${contract.name}/${contract.edition}.md`, text)];
}

function eventPages({ contract, model }: DocumentedEdition, sources: Sources): GeneratedFile[] {
  const { edition, releases } = contract;
  const samples = readSamples(contract, sources);
  const events = listEvents(model, contract, samples);
  const rows = events.map(({ name, about }) => [`[\`${name}\`](${fileOf(name)}.md)`, about]);
  const index = `# Events of edition ${edition}\n\n${releases}.\n\n${table(["Event", "Sent when"], rows)}`;
  return [
    page(`webhook/${edition}/index.md`, index),
    ...events.map((event) => page(`webhook/${edition}/${fileOf(event.name)}.md`, eventPage(model, event))),
  ];
}

/** Lists the events of an edition, each with its samples: `update-task` before `update-task.empty`. */
function listEvents(
  model: Model,
  { envelopes }: Contract,
  samples: readonly Sample[],
): readonly DocumentedEvent[] {
  return envelopes.map(({ event, type }) => {
    const file = fileOf(event);
    const own = [
      ...samples.filter(({ name }) => name === file),
      ...samples.filter(({ name }) => name.startsWith(`${file}.`)),
    ];
    return {
      name: event,
      type,
      about: findDeclaration(model, type).doc,
      samples: Object.fromEntries(own.map(({ name, value }) => [name, value])),
    };
  });
}
