export { UnavailableError as OutOfReach } from "./io.ts";
export { colorizeFor as paintFor } from "./output.ts";
export { printError as complain } from "./print-error.ts";
export { readBytes, readNamed, readNamedText, rejectOutput as refuseOutput } from "./read-input.ts";

/** Exit code for something that cannot be read or reached. */
export const OUT_OF_REACH = 3;
