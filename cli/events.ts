import { Command } from "@commander-js/extra-typings";
import { describeEvent } from "#src/diagnostics/describe-event.ts";
import { drawEvent } from "#src/diagnostics/draw-event.ts";
import { loadEdition } from "#src/diagnostics/load-editions.ts";
import { type CreateCommand, examples } from "./create-command.ts";
import { exitCodes } from "./exit-codes.ts";
import { documentEdition, formatOption, writtenEditionOption } from "./options.ts";
import { colorizeFor } from "./output.ts";
import { rejectEvent } from "./sample.ts";

/** Creates the subcommand `events`, which lists the events or the properties of one. */
export const createEventsCommand: CreateCommand = (io, finish) =>
  new Command("events")
    .summary("list the events, or show what one delivers")
    .description("List the events of an edition, or show the properties of one.")
    .argument("[name]", "an event, such as update:task")
    .addOption(writtenEditionOption)
    .addOption(formatOption)
    .addHelpText("after", examples("events", "events update:task --edition 2.76"))
    .action(async (name, { format, edition = documentEdition }) => {
      const catalogue = await loadEdition("webhook", edition);
      const colorize = colorizeFor(io);
      if (name === undefined) {
        const events = catalogue.events.map(({ name, about, clause }) => ({ name, about, clause }));
        const width = Math.max(...events.map((event) => event.name.length));
        const lines = events.map(
          (event) =>
            `${colorize("place", event.name.padEnd(width))}  ${event.about} ${colorize("quiet", event.clause)}`,
        );
        await io.stdout.write(`${format === "pretty" ? lines.join("\n") : JSON.stringify({ events })}\n`);
        return finish(exitCodes.good);
      }
      if (!catalogue.events.some((event) => event.name === name)) await rejectEvent(name, edition);
      const event = describeEvent(name, catalogue);
      const drawn =
        format === "pretty" ? drawEvent(event, colorize, io.stdout.columns) : JSON.stringify(event);
      await io.stdout.write(`${drawn}\n`);
      finish(exitCodes.good);
    });
