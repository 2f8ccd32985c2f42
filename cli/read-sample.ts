import { readFile } from "node:fs/promises";
import { dataFolder } from "#conformance/suites/runner/data-folder.ts";
import { loadCatalogue } from "#src/diagnostics/catalogue.ts";
import { defaultEventEdition } from "./check-edition.ts";

/** Reads the sample delivery of an event; `undefined` if the edition has no such event. */
export async function readSample(name: string, edition: string): Promise<Uint8Array | undefined> {
  const { events } = await loadCatalogue(edition);
  const event = events.find((one) => one.name === name);
  const folder = edition === defaultEventEdition ? "samples" : `samples/${edition}`;
  return event && readFile(new URL(`${folder}/${event.file}.json`, dataFolder));
}
