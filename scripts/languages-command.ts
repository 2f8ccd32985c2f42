import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isLanguageName, languageNamed } from "quicktype-core";
import { type Contract, type Edition, listEditions, pickDefaults } from "#src/model/contract.ts";
import { itemAt } from "#src/util/item-at.ts";
import { contracts } from "../contracts.config.ts";
import { type Language, languages, quicktypeRow } from "./artefacts/languages/languages.ts";
import { writeWithEngine } from "./artefacts/languages/write-languages.ts";
import { filesUnder, projectRoot, readSources } from "./sources/files.ts";
import { writeOwnFile } from "./sources/write-own-file.ts";

/** Where the packages are in the project. */
const place = "generated/languages/";

/** A mistake of the user, reported in one line; the program ends with exit code 2. */
class UsageError extends Error {}

/** Options on the command line. */
interface Request {
  readonly lang: string;
  readonly out: string;
  /** Editions besides the default ones, for every contract that has them. */
  readonly editions: readonly string[];
  /** Options of quicktype's renderer, as `key=value`. */
  readonly words: readonly string[];
}

/** Writes the package of a language to a folder, reports each file, and returns what could not be written. */
async function writeTo({ lang, out, editions, words }: Request): Promise<readonly string[]> {
  const language = findLanguage(lang);
  const options = readOptions(language, words);
  for (const edition of editions) editionsNamed(edition, listEditions(contracts));
  await mkdir(out, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`cannot write to ${out}: ${code}`);
  });
  // Loaded only for a valid command line: the compiler takes a second to load.
  const { readContracts } = await import("./generate.ts");
  const sources = await readSources(contracts);
  const read = (await readContracts({ contracts, sources })).map(({ contract }) => contract);
  const defaults = pickDefaults(read);
  const setting = { sources, options, isDefault: (one: Contract) => defaults.includes(one) };
  const named = editions.flatMap((edition) => editionsNamed(edition, read));
  const asked = language.editions === "all" ? read : [...defaults, ...named];
  const { files, refusals } = await writeWithEngine(language, [...new Set(asked)], setting).catch(
    (cause: Error) => {
      if (words.length === 0) throw cause;
      throw new UsageError(`cannot pass on "${words.join(" ")}": ${cause.message}`);
    },
  );
  // The package that another needs is written to a folder in it.
  const own = files.map(
    ({ path, text }) => [path.replace(`${place}${language.name}/`, place).slice(place.length), text] as const,
  );
  for (const [path, text] of [...own, ...(await readShared(language))]) {
    await writeOwnFile(out, path, text);
    console.log(join(out, path));
  }
  return refusals;
}

function editionsNamed<One extends Edition>(edition: string, read: readonly One[]): readonly One[] {
  const found = read.filter((one) => one.edition === edition);
  if (found.length > 0) return found;
  const known = read.map((one) => `${one.edition} (${one.name})`).join(", ");
  throw new UsageError(`cannot generate edition "${edition}": expected ${known}`);
}

/** Reads the types in other folders of `generated/`, by path. */
async function readShared({ shares = [] }: Language): Promise<readonly (readonly [string, string])[]> {
  const paths = (await Promise.all(shares.map((path) => filesUnder(path)))).flat().sort();
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(projectRoot, path), "utf8");
      return [path.slice("generated/".length), text] as const;
    }),
  );
}

/** Finds a language in the table, or makes the row of another language of quicktype. */
function findLanguage(lang: string): Language {
  const known = languages.find(({ name }) => name === lang);
  if (known !== undefined) return known;
  if (!isLanguageName(lang)) {
    const names = languages.map(({ name }) => name).join(", ");
    throw new UsageError(`cannot generate "${lang}": expected ${names} or a language of quicktype`);
  }
  return quicktypeRow(lang);
}

function readOptions({ name, quicktype }: Language, words: readonly string[]): Record<string, string> {
  if (words.length > 0 && quicktype === undefined)
    throw new UsageError(`cannot pass on "${words[0]}": ${name} is not written by quicktype`);
  const known =
    quicktype === undefined ? [] : languageNamed(quicktype).optionDefinitions.map((one) => one.name);
  return Object.fromEntries(
    words.map((word) => {
      const [, key = "", value = ""] = /^([^=]+)=(.*)$/s.exec(word) ?? [];
      if (!known.includes(key))
        throw new UsageError(
          `cannot pass on "${word}": expected key=value, with a key of ${known.join(", ")}`,
        );
      return [key, value];
    }),
  );
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { edition: { type: "string", multiple: true, default: [] } },
  });
  const [lang = "", out = "", ...words] = positionals;
  const complain = (sentence: string): void => console.error(`annotation-contracts: ${sentence}`);
  try {
    const refusals = await writeTo({ lang, out, editions: values.edition, words });
    refusals.forEach(complain);
    if (refusals.length > 0) process.exitCode = 1;
  } catch (error) {
    complain(error instanceof Error ? itemAt(error.message.split("\n"), 0) : String(error));
    process.exitCode = error instanceof UsageError ? 2 : 3;
  }
}
