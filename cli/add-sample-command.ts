import { eventEditionFlag } from "./check-edition.ts";
import { type AddCommand, defineCommand } from "./define-command.ts";
import { readSample } from "./read-sample.ts";
import { eventHint } from "./show-examples.ts";
import { refuseEvent } from "./suggest-event.ts";

/** Adds the command `sample`, which prints what `send` would send. */
export const addSampleCommand: AddCommand = defineCommand({
  name: "sample",
  summary: "print the sample delivery of an event",
  description: "Print the sample delivery of an event, a JSON document.",
  args: [["<event>", eventHint]],
  flags: { edition: eventEditionFlag("edition of the contract") },
  run: async ({ edition }, io, event: string) => {
    const sample = (await readSample(event, edition)) ?? (await refuseEvent(event, edition));
    await io.stdout.write(new TextDecoder().decode(sample));
    return 0;
  },
});
