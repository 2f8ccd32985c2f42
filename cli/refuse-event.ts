import { printable } from "#src/text/display.ts";
import { UsageError } from "./io.ts";
import { suggestEvent } from "./suggest-event.ts";

/** Ends the program for what is no event of an edition, with the one that was probably meant. */
export async function refuseEvent(name: string, edition: string): Promise<never> {
  const hint = (await suggestEvent(name, edition)) ?? "see the command events";
  throw new UsageError(`${printable(JSON.stringify(name))} is not an event of edition ${edition}; ${hint}`);
}
