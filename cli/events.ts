import { describeEvent } from "#src/diagnostics/describe-event.ts";
import { drawEvent } from "#src/diagnostics/draw-event.ts";
import { loadEdition } from "#src/diagnostics/load-editions.ts";
import { type CreateCommand, createCommand, subcommand, writeResult } from "./command.ts";
import { documentEdition, formatOption, writtenEditionOption } from "./options.ts";
import { rejectEvent } from "./sample.ts";

const define = () =>
  createCommand(
    "events",
    "list the events, or show the properties of one",
    "List the events of an edition, or show the properties of one.",
    "events",
    "events update:task --edition 2.76",
  )
    .argument("[name]", "an event, such as update:task")
    .addOption(writtenEditionOption)
    .addOption(formatOption);

/** Creates the subcommand `events`, which lists all events or the properties of one. */
export const createEventsCommand: CreateCommand = subcommand(define, async (io, name, options) => {
  const { format, edition = documentEdition } = options;
  const catalogue = await loadEdition("webhook", edition);
  if (name !== undefined) {
    const known = catalogue.events.find((event) => event.name === name);
    const event = describeEvent(known ?? (await rejectEvent(name, edition)), catalogue.places);
    await writeResult(io, format, event, (colorize) => drawEvent(event, colorize, io.stdout.columns));
    return true;
  }
  const events = catalogue.events.map(({ name, about, clause }) => ({ name, about, clause }));
  const width = Math.max(...events.map((event) => event.name.length));
  await writeResult(io, format, { events }, (colorize) =>
    events.map(({ name, about, clause }) => {
      return `${colorize("place", name.padEnd(width))}  ${about} ${colorize("quiet", clause)}`;
    }),
  );
  return true;
});
