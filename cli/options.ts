import { type CommandUnknownOpts, InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { ContractName } from "#generated/internal/types.d.ts";
import { listEditions } from "#src/diagnostics/editions.ts";
import { modes } from "#src/model/contract.ts";
import { printable } from "#src/util/display.ts";
import type { Mode } from "#src/validate/result.ts";
import { UsageError } from "./command.ts";
import { didYouMean } from "./print-error.ts";

/** An option whose text is parsed into a value. */
type ParsedOption<Usage extends string, Value, Default = undefined> = Option<
  Usage,
  undefined,
  Default,
  Value
>;

/** The output format: readable text, or JSON for programs. */
export type Format = "pretty" | "json";

/** The option `--format`. */
export const formatOption: Option<"-f, --format <format>", undefined, "pretty", undefined, false, Format> =
  new Option("-f, --format <format>", "output").choices(["pretty", "json"]).default("pretty");

/** The option `--mode`, strict by default. */
export const modeOption: Option<"-m, --mode <mode>", undefined, "strict", undefined, false, Mode> =
  new Option("-m, --mode <mode>", "rules").choices(modes).default("strict");

/** The option `--allow-unprefixed` of subcommands that verify. */
export const allowUnprefixedOption: Option<"--allow-unprefixed", undefined, undefined> = new Option(
  "--allow-unprefixed",
  'accept a signature without "sha256="',
);

/** The option `--edition` of subcommands that read documents. `checkEdition` checks its value once the contract is known. */
export const editionOption: Option<"-e, --edition <name>", undefined, "auto"> = new Option(
  "-e, --edition <name>",
  "edition",
).default("auto", "any that accepts it");

/** The name of the source document's edition. */
export const documentEdition: string = listEditions("webhook")[0] ?? "";

/**
 * The option `--edition` of subcommands that write: an edition of the webhook contract. Default: the source document's.
 */
export const writtenEditionOption: ParsedOption<"-e, --edition <name>", string> = new Option(
  "-e, --edition <name>",
  `edition: ${listEditions("webhook").join(", ")}`,
)
  .default(undefined, documentEdition)
  .argParser((text: string) => checkEdition("webhook", text, []));

/**
 * Returns the name of an edition, or one of the other allowed words.
 *
 * @throws UsageError for any other value. If the value is a release, the message names its edition.
 */
export function checkEdition(
  contract: ContractName,
  name: string,
  words: readonly string[] = ["auto"],
): string {
  const names = [...listEditions(contract), ...words];
  if (names.includes(name)) return name;
  const release = explainRelease(contract, name);
  throw new UsageError(
    `option '-e, --edition <name>' cannot be '${printable(name)}': expected one of ${names.join(", ")}${release || didYouMean(name, names)}`,
  );
}

/** Says which edition a release sends, if the text names a release; otherwise returns an empty string. */
export function explainRelease(contract: string, text: string): string {
  if (contract !== "webhook" || !/^\d+(?:\.\d+)+$/.test(text)) return "";
  const { compare } = new Intl.Collator("en", { numeric: true });
  const edition = listEditions(contract).findLast((name) => compare(name, text) <= 0);
  return edition === undefined ? "" : `; release ${text} sends edition ${edition}`;
}

/** Options and arguments that already explain invalid values; subcommands share some of them. */
const explained = new WeakSet<object>();

/** Makes the options and arguments of a command explain an invalid value in one sentence. */
export function explainInvalid({ options, registeredArguments }: CommandUnknownOpts): void {
  for (const one of [...options, ...registeredArguments]) {
    const { parseArg: parse, argChoices: choices } = one;
    if (parse === undefined || explained.has(one)) continue;
    explained.add(one);
    const name = "flags" in one ? `option '${one.flags}'` : `argument '${one.name()}'`;
    one.parseArg = (text, before) => {
      try {
        return parse(text, before);
      } catch (cause) {
        if (!(cause instanceof InvalidArgumentError)) throw cause;
        const among = choices && `expected one of ${choices.join(", ")}${didYouMean(text, choices)}`;
        throw new UsageError(`${name} cannot be '${text}': ${among ?? cause.message}`);
      }
    };
  }
}

/** Parses an integer within bounds. */
export function parseInteger(
  least: number,
  most: number = Number.MAX_SAFE_INTEGER,
): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`expected an integer ${bounds}`);
  };
}

/** Parses seconds, possibly with decimals, into milliseconds, an integer of at least 1. */
export function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && seconds > 0 && seconds <= 3600)
    return Math.ceil(Math.round(seconds * 1e6) / 1e3);
  throw new InvalidArgumentError("expected seconds, more than 0 and at most 3600");
}

/** Collects the values of an option that may be given several times. */
export function gather(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}

/** The option `--port` of subcommands that listen. */
export const portOption: ParsedOption<"--port <number>", number, 0> = new Option(
  "--port <number>",
  "port to listen on",
)
  .argParser(parseInteger(0, 65_535))
  .default(0, "a free one");

/**
 * The option `--host`. An empty address, for example from an unset variable, is rejected, because it would mean all
 * addresses.
 */
export const hostOption: ParsedOption<"--host <address>", string, "127.0.0.1"> = new Option(
  "--host <address>",
  "address to listen on",
)
  .argParser((text: string) => {
    if (text === "") throw new InvalidArgumentError("expected an address such as 127.0.0.1");
    return text;
  })
  .default("127.0.0.1");
