import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isLanguageName, languageNamed } from "quicktype-core";
import { contracts, defaultsOf } from "./contracts.ts";
import { filesUnder, projectRoot, readSources } from "./files.ts";
import { type Language, languages, quicktypeRow } from "./languages/languages.ts";
import { writeLanguage } from "./languages.ts";

/** A mistake of the user, told in one line; the program ends with exit code 2. */
class UsageError extends Error {}

/** Writes the package of a language to a folder, and tells each file. */
async function writeTo(lang: string, out: string, words: readonly string[]): Promise<void> {
  const language = languageOf(lang);
  const options = readOptions(language, words);
  // Not before the command line is known to be right: the compiler takes a second to load.
  const { readContracts } = await import("./generate.ts");
  const sources = await readSources();
  const read = defaultsOf((await readContracts(contracts, sources)).map(({ contract }) => contract));
  const files = await writeLanguage(language, read, { sources, options }).catch((cause: Error) => {
    if (words.length === 0) throw cause;
    throw new UsageError(`cannot pass on "${words.join(" ")}": ${cause.message}`);
  });
  const own = files.map(({ path, text }) => [path.split("/").slice(3).join("/"), text] as const);
  for (const [path, text] of [...own, ...(await readShared(language))]) {
    const file = join(out, path);
    await write(file, text);
    console.log(file);
  }
}

/** Reads the types that stand elsewhere in `generated/`, by their path in there. */
async function readShared({ shares = [] }: Language): Promise<readonly (readonly [string, string])[]> {
  const paths = (await Promise.all(shares.map(filesUnder))).flat().sort();
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(projectRoot, path), "utf8");
      return [path.slice("generated/".length), text] as const;
    }),
  );
}

async function write(file: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  } catch (cause) {
    throw new Error(`cannot write ${file}: ${(cause as NodeJS.ErrnoException).code}`);
  }
}

/** Finds a language of the table, or makes the row of another that quicktype writes. */
function languageOf(lang: string): Language {
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
  const [lang = "", out = "", ...words] = process.argv.slice(2);
  try {
    await writeTo(lang, out, words);
  } catch (error) {
    console.error(`annotation-contracts: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    process.exitCode = error instanceof UsageError ? 2 : 3;
  }
}
