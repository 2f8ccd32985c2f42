import type { Contract } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import type { GeneratedFile } from "../sources/generated-file.ts";
import { type Sample, type Sources, samplesIn } from "../sources/sources.ts";
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
    edition.contract.parts.length === 0 ? rasterInfoPages(edition, sources) : eventPages(edition, sources),
  );
  const decisions = JSON.parse(sources.get("spec/decisions.json") ?? "[]");
  const lists = [
    page("editions.md", "contracts.config.ts", editionsPage(editions)),
    page("errors.md", "scripts/docs/lists.ts", errorsPage()),
    page("decisions.md", "spec/decisions.json", decisionsPage(decisions)),
  ];
  return [...pages, ...lists];
}

function page(path: string, from: string, text: string): GeneratedFile {
  return { path: `generated/docs/${path}`, text: `${text.trim()}\n`, from };
}

function rasterInfoPages({ contract, model }: DocumentedEdition, sources: Sources): GeneratedFile[] {
  const { name, edition, source } = contract;
  const text = rasterInfoPage(contract, model, samplesIn(contract, sources) ?? []);
  return [page(`${name}/${edition}.md`, source, text)];
}

function eventPages({ contract, model }: DocumentedEdition, sources: Sources): GeneratedFile[] {
  const { edition, releases = "", source } = contract;
  const samples = samplesIn(contract, sources) ?? [];
  const events = listEvents(contract, samples);
  const rows = events.map(({ name, about }) => [`[\`${name}\`](${fileOf(name)}.md)`, about]);
  const index = `# Events of edition ${edition}\n\n${releases}.\n\n${table(["Event", "Sent when"], rows)}`;
  return [
    page(`webhook/${edition}/index.md`, source, index),
    ...events.map((event) =>
      page(`webhook/${edition}/${fileOf(event.name)}.md`, source, eventPage(model, event)),
    ),
  ];
}

/** Lists the events of an edition, each with its samples: `update-task` before `update-task.empty`. */
function listEvents({ parts }: Contract, samples: readonly Sample[]): readonly DocumentedEvent[] {
  return parts.map(({ event = "", type, description }) => {
    const file = fileOf(event);
    const own = [
      ...samples.filter(({ name }) => name === file),
      ...samples.filter(({ name }) => name.startsWith(`${file}.`)),
    ];
    return {
      name: event,
      type,
      about: description,
      samples: Object.fromEntries(own.map(({ name, value }) => [name, value])),
    };
  });
}
