import { readSampleBytes } from "#conformance/suite/samples.ts";
import { listEditions } from "#src/diagnostics/editions.ts";
import { loadEdition } from "#src/diagnostics/load-editions.ts";
import { printable } from "#src/util/display.ts";
import { suggest } from "#src/util/suggest.ts";
import { type CreateCommand, createCommand, subcommand, UsageError } from "./command.ts";
import { documentEdition, writtenEditionOption } from "./options.ts";

const define = () =>
  createCommand(
    "sample",
    "print the sample delivery of an event",
    "Print the sample delivery of an event as JSON.",
    "sample update:task",
    "sample create:user --edition 2.76",
  )
    .argument("<event>", "an event, such as update:task")
    .addOption(writtenEditionOption);

/** Creates the subcommand `sample`, which prints the payload that `send` would send. */
export const createSampleCommand: CreateCommand = subcommand(define, async (io, event, options) => {
  const { edition = documentEdition } = options;
  const sample = (await readSample(event, edition)) ?? (await rejectEvent(event, edition));
  await io.stdout.write(new TextDecoder().decode(sample));
  return true;
});

/** Reads the sample delivery of an event; `undefined` if the edition has no such event. */
export async function readSample(name: string, edition: string): Promise<Uint8Array | undefined> {
  const { events } = await loadEdition("webhook", edition);
  const event = events.find((one) => one.name === name);
  return event && readSampleBytes(event.file, edition);
}

/** Suggests a correction for an unknown name: an event of another edition, or one with a similar name. */
export async function suggestEvent(name: string, edition: string): Promise<string | undefined> {
  const homes = new Map<string, string>();
  for (const one of [edition, ...listEditions("webhook")])
    for (const event of (await loadEdition("webhook", one)).events)
      if (!homes.has(event.name)) homes.set(event.name, one);
  const home = homes.get(name);
  if (home !== undefined) return `it is an event of edition ${home}: pass --edition ${home}`;
  const meant = suggest(name, [...homes.keys()]);
  if (meant === undefined) return undefined;
  const other = homes.get(meant);
  return `did you mean ${JSON.stringify(meant)}${other === edition ? "" : ` of edition ${other}`}?`;
}

/**
 * Ends the command because an edition has no such event, and suggests the right one.
 *
 * @throws UsageError
 */
export async function rejectEvent(name: string, edition: string): Promise<never> {
  const hint = (await suggestEvent(name, edition)) ?? "list them with the subcommand events";
  throw new UsageError(`${printable(JSON.stringify(name))} is not an event of edition ${edition}; ${hint}`);
}
