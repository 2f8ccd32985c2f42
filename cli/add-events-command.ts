import type { Command } from "commander";
import { type Catalogue, loadCatalogue } from "#src/explain/catalogue.ts";
import { describeEvent } from "#src/explain/describe-event.ts";
import { drawEvent } from "#src/explain/draw-event.ts";
import { checkEventEdition, defaultEventEdition } from "./check-edition.ts";
import { createFormatOption, type Finish, paintFor } from "./command.ts";
import type { Io } from "./io.ts";
import { refuseEvent } from "./refuse-event.ts";
import { eventHint } from "./show-examples.ts";
import type { Format } from "./validate.ts";

interface Options {
  readonly format: Format;
  readonly edition: string;
}

/** Adds the command `events`, the catalogue. */
export function addEventsCommand(program: Command, io: Io, finish: Finish): void {
  program
    .command("events")
    .summary("list the events, or show what one delivers")
    .description("List the events of the contract, or show the members that the delivery of one has.")
    .argument("[name]", eventHint)
    .option("-e, --edition <name>", "edition of the contract", checkEventEdition, defaultEventEdition)
    .addOption(createFormatOption())
    .action(async (name: string | undefined, { format, edition }: Options) => {
      const catalogue = await loadCatalogue(edition);
      if (name !== undefined && !catalogue.events.some((event) => event.name === name))
        await refuseEvent(name, edition);
      const text = name === undefined ? list(catalogue, format, io) : show(name, catalogue, format, io);
      await io.stdout.write(`${text}\n`);
      finish(0);
    });
}

function list({ events }: Catalogue, format: Format, io: Io): string {
  const rows = events.map(({ name, about, clause }) => ({ name, about, clause }));
  if (format === "json") return JSON.stringify({ events: rows });
  if (format === "ndjson") return rows.map((event) => JSON.stringify(event)).join("\n");
  const paint = paintFor(io);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, about, clause }) =>
        `${paint("place", name)}${" ".repeat(width - name.length)}  ${about} ${paint("quiet", clause)}`,
    )
    .join("\n");
}

function show(name: string, catalogue: Catalogue, format: Format, io: Io): string {
  const event = describeEvent(name, catalogue);
  return format === "pretty" ? drawEvent(event, paintFor(io), io.stdout.columns) : JSON.stringify(event);
}
