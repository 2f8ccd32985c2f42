import type { Command } from "commander";
import { type Catalogue, loadCatalogue } from "#src/explain/catalogue.ts";
import { describeEvent } from "#src/explain/describe-event.ts";
import { drawEvent } from "#src/explain/draw-event.ts";
import { printable } from "#src/text/display.ts";
import { checkEventEdition, defaultEventEdition } from "./check-edition.ts";
import { createFormatOption, type Finish, paintFor } from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import { suggestEvent } from "./suggest-event.ts";
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
    .argument("[name]", "an event, such as update:task")
    .option("-e, --edition <name>", "edition of the contract", checkEventEdition, defaultEventEdition)
    .addOption(createFormatOption())
    .action(async (name: string | undefined, { format, edition }: Options) => {
      const catalogue = await loadCatalogue(edition);
      if (name !== undefined) await checkEvent(name, catalogue, edition);
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

/** Ends the program for what is no event of an edition, with the one that was probably meant. */
async function checkEvent(name: string, { events }: Catalogue, edition: string): Promise<void> {
  if (events.some((event) => event.name === name)) return;
  const hint = (await suggestEvent(name, edition)) ?? "see the command events";
  throw new UsageError(`${printable(JSON.stringify(name))} is not an event of edition ${edition}; ${hint}`);
}
