import { type Catalogue, loadCatalogue } from "#src/diagnostics/catalogue.ts";
import { describeEvent } from "#src/diagnostics/describe-event.ts";
import { drawEvent } from "#src/diagnostics/draw-event.ts";
import { eventEditionFlag } from "./check-edition.ts";
import { paintFor } from "./command.ts";
import { type AddCommand, defineCommand } from "./define-command.ts";
import { formatFlag } from "./flag.ts";
import type { Io } from "./io.ts";
import { eventHint } from "./show-examples.ts";
import { refuseEvent } from "./suggest-event.ts";
import type { Format } from "./validate.ts";

/** Adds the command `events`, the catalogue. */
export const addEventsCommand: AddCommand = defineCommand({
  name: "events",
  summary: "list the events, or show what one delivers",
  description: "List the events of the contract, or show the members that the delivery of one has.",
  args: [["[name]", eventHint]],
  flags: { edition: eventEditionFlag("edition of the contract"), format: formatFlag },
  run: async ({ format, edition }, io, name: string | undefined) => {
    const catalogue = await loadCatalogue(edition);
    if (name !== undefined && !catalogue.events.some((event) => event.name === name))
      await refuseEvent(name, edition);
    const text = name === undefined ? list(catalogue, format, io) : show(name, catalogue, format, io);
    await io.stdout.write(`${text}\n`);
    return 0;
  },
});

function list({ events }: Catalogue, format: Format, io: Io): string {
  const rows = events.map(({ name, about, clause }) => ({ name, about, clause }));
  if (format === "json") return JSON.stringify({ events: rows });
  if (format === "ndjson") return rows.map((event) => JSON.stringify(event)).join("\n");
  const colorize = paintFor(io);
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(
      ({ name, about, clause }) =>
        `${colorize("place", name)}${" ".repeat(width - name.length)}  ${about} ${colorize("quiet", clause)}`,
    )
    .join("\n");
}

function show(name: string, catalogue: Catalogue, format: Format, io: Io): string {
  const event = describeEvent(name, catalogue);
  return format === "pretty" ? drawEvent(event, paintFor(io), io.stdout.columns) : JSON.stringify(event);
}
