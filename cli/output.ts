import { type Colorize, createColorize, wantsColour } from "#src/util/colorize.ts";
import type { Io } from "./io.ts";
import type { Format } from "./options.ts";

/** Creates the colors of standard output: none unless it is a terminal. */
export function colorizeFor({ stdout, env }: Io): Colorize {
  return createColorize(wantsColour(stdout, env));
}

/** Writes a result: the lines for people, or one line of JSON for programs. */
export async function writeResult(
  io: Io,
  format: Format,
  json: object,
  draw: (colorize: Colorize) => string | readonly string[],
): Promise<void> {
  const text = format === "json" ? JSON.stringify(json) : [draw(colorizeFor(io))].flat().join("\n");
  await io.stdout.write(`${text}\n`);
}
