import type { Command } from "commander";
import { describeEvent } from "#src/explain/describe-event.ts";
import { drawEvent } from "#src/explain/event-tree.ts";
import { allEvents, events, findEvent } from "#src/explain/find-event.ts";
import { printable } from "#src/text/display.ts";
import { suggest } from "#src/validate/describe-error.ts";
import { createFormatOption, type Finish, paintFor } from "./command.ts";
import { type Io, UsageError } from "./io.ts";
import type { Format } from "./validate.ts";

/** Adds the command `events`, the catalogue. */
export function addEvents(program: Command, io: Io, finish: Finish): void {
  program
    .command("events")
    .summary("list the events, or show what one delivers")
    .description("List the events of the contract, or show the members that the delivery of one has.")
    .argument("[name]", "an event, such as update:task")
    .addOption(createFormatOption())
    .action(async (name: string | undefined, { format }: { readonly format: Format }) => {
      await io.stdout.write(`${name === undefined ? list(format, io) : show(name, format, io)}\n`);
      finish(0);
    });
}

function list(format: Format, io: Io): string {
  const rows = events.map(({ name, about, clause }) => ({ name, about, clause }));
  if (format === "json") return JSON.stringify({ events: rows });
  if (format === "ndjson") return rows.map((event) => JSON.stringify(event)).join("\n");
  const paint = paintFor(io);
  const width = Math.max(...allEvents.map((name) => name.length));
  return rows
    .map(
      ({ name, about, clause }) =>
        `${paint("place", name)}${" ".repeat(width - name.length)}  ${about} ${paint("quiet", clause)}`,
    )
    .join("\n");
}

function show(name: string, format: Format, io: Io): string {
  checkEvent(name);
  const event = describeEvent(name);
  return format === "pretty" ? drawEvent(event, paintFor(io), io.stdout.columns) : JSON.stringify(event);
}

/** Ends the program for what is no event, with the one that was probably meant. */
export function checkEvent(name: string): void {
  if (findEvent(name) !== undefined) return;
  const meant = suggest(name, allEvents);
  const hint = meant === undefined ? "see the command events" : `did you mean "${meant}"?`;
  throw new UsageError(`${printable(JSON.stringify(name))} is not an event; ${hint}`);
}
