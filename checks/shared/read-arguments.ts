import { type ParseArgsConfig, parseArgs } from "node:util";
import { readErrorDetails } from "#src/util/error-details.ts";

/** Prints what is wrong with the command line, and ends the process with 2. */
export function refuseArguments(reason: string): never {
  console.error(`cannot take the arguments: ${reason}`);
  process.exit(2);
}

/** Reads options and words of the command line; ends the process with 2 where they are not as described. */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (cause) {
    // The rest of the message is advice for positional arguments that start with a dash.
    const [reason = ""] = readErrorDetails(cause).message.split(". ");
    return refuseArguments(reason.charAt(0).toLowerCase() + reason.slice(1));
  }
}

/** Reads numbers above zero from the command line; the rest keeps its default. */
export function readCounts(...defaults: readonly number[]): number[] {
  const { positionals } = readArguments({ allowPositionals: true });
  if (positionals.length > defaults.length)
    refuseArguments(`expected at most ${defaults.length}, found ${positionals.length}`);
  return defaults.map((standard, i) => {
    const word = positionals[i] ?? String(standard);
    return /^[1-9]\d*$/.test(word) ? Number(word) : refuseArguments(`"${word}" is no number above zero`);
  });
}

/** Chooses the named items, or all if none is named; ends the process with 2 for an unknown name. */
export function chooseNamed<Item extends { readonly name: string }>(
  items: readonly Item[],
  names: readonly string[] = readArguments({ allowPositionals: true }).positionals,
): readonly Item[] {
  const known = items.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    refuseArguments(
      `expected some of ${known.join(", ")}, found ${unknown.map((one) => `"${one}"`).join(", ")}`,
    );
  return names.length === 0 ? items : items.filter(({ name }) => names.includes(name));
}

/**
 * Chooses the parts with a name that contains one of the words, or all without words; ends the process with 2 for a word
 * that no name contains.
 */
export function chooseParts<Part>(
  parts: Readonly<Record<string, Part>>,
  words: readonly string[],
): Readonly<Record<string, Part>> {
  const names = Object.keys(parts);
  const idle = words.filter((word) => !names.some((name) => name.includes(word)));
  if (idle.length > 0) refuseArguments(`no part is named like ${idle.map((one) => `"${one}"`).join(", ")}`);
  const isChosen = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));
  return Object.fromEntries(Object.entries(parts).filter(([name]) => isChosen(name)));
}
