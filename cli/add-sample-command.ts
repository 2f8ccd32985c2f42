import type { Command } from "commander";
import { checkEventEdition, defaultEventEdition } from "./check-edition.ts";
import type { Finish } from "./command.ts";
import type { Io } from "./io.ts";
import { readSample } from "./read-sample.ts";
import { refuseEvent } from "./refuse-event.ts";
import { eventHint } from "./show-examples.ts";

/** Adds the command `sample`, which prints what `send` would send. */
export function addSampleCommand(program: Command, io: Io, finish: Finish): void {
  program
    .command("sample")
    .summary("print the sample delivery of an event")
    .description("Print the sample delivery of an event, a JSON document.")
    .argument("<event>", eventHint)
    .option("-e, --edition <name>", "edition of the contract", checkEventEdition, defaultEventEdition)
    .action(async (event: string, { edition }: { readonly edition: string }) => {
      const sample = (await readSample(event, edition)) ?? (await refuseEvent(event, edition));
      await io.stdout.write(new TextDecoder().decode(sample));
      finish(0);
    });
}
