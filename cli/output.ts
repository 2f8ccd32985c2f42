import { type Colorize, createColorize, wantsColour } from "#src/util/colorize.ts";
import type { Io } from "./io.ts";

/** Creates the colours of standard output: none unless it is a terminal. */
export function colorizeFor({ stdout, env }: Io): Colorize {
  return createColorize(wantsColour(stdout, env));
}
