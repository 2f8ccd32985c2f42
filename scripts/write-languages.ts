import { must } from "#src/text/must.ts";
import { type Contract, type GeneratedFile, headerOf } from "./contracts.ts";
import { tableOf } from "./fill-readme.ts";
import { type Language, languages } from "./languages/languages.ts";
import { snakeCase } from "./languages/names.ts";
import { type NamedModel, nameModel } from "./languages/naming.ts";
import { Refusal, refuseLeftovers } from "./languages/refusal.ts";
import { writeTestData } from "./languages/write-test-data.ts";
import { readModel } from "./model/read-model.ts";
import type { Sources } from "./sources.ts";

/** The package of a language, and the contracts that it cannot carry, a sentence each. */
export interface LanguagePackage {
  readonly files: readonly GeneratedFile[];
  readonly refusals: readonly string[];
}

/** What a package is written from, in addition to the contracts. */
interface Setting {
  readonly sources: Sources;
  /** Tells the default edition of a contract, which has a short name. */
  readonly isDefault: (contract: Contract) => boolean;
  /** Options of quicktype's renderer. */
  readonly options?: Readonly<Record<string, string>>;
}

/** A contract as a language carries it, or why it does not. */
type Written = { readonly contract: Contract } & (
  | { readonly model: NamedModel; readonly files: ReadonlyMap<string, string> }
  | { readonly refusal: string }
);

/** Writes the package of each language, with the default edition of each contract. */
export async function writeLanguages(
  contracts: readonly Contract[],
  sources: Sources,
): Promise<LanguagePackage> {
  const setting = { sources, isDefault: () => true };
  return joined(await Promise.all(languages.map((one) => writeLanguage(one, contracts, setting))));
}

/** Writes the package of a language, and that of the language whose package it stands on. */
export async function writeWithEngine(
  language: Language,
  contracts: readonly Contract[],
  setting: Setting,
): Promise<LanguagePackage> {
  const both = [language, ...languages.filter(({ name }) => name === language.engine)];
  return joined(await Promise.all(both.map((one) => writeLanguage(one, contracts, setting))));
}

function joined(written: readonly LanguagePackage[]): LanguagePackage {
  return {
    files: written.flatMap(({ files }) => files),
    refusals: written.flatMap(({ refusals }) => refusals),
  };
}

/**
 * Writes the package of a language: what was written by hand in its `runtime/`, and the types of each contract. A
 * contract that the language cannot carry is refused by name, and the others are written all the same.
 */
export async function writeLanguage(
  language: Language,
  contracts: readonly Contract[],
  { sources, isDefault, options = {} }: Setting,
): Promise<LanguagePackage> {
  const written = await Promise.all(
    contracts.map((one) => writeContract(language, one, { isDefault, options })),
  );
  const models = written.flatMap((one) => ("model" in one ? [one.model] : []));
  const own = written.filter((one) => "model" in one).map(({ contract }) => contract.source);
  const from = [...new Set(own)].join(" and ");
  const emitted = written.flatMap((one) => ("files" in one ? [...one.files] : []));
  const fillings = {
    contracts: contractTable(written),
    edition: exampleEdition(models),
    ...language.fill?.(models),
  };
  const files = new Map([
    ["LICENSE", must(sources.get("LICENSE"), "LICENSE")],
    ...testDataOf(language, contracts, sources),
    ...copyRuntime(language, sources, fillings),
    ...emitted.map(([path, text]) => [path, withHead(path, from, text)] as const),
  ]);
  return {
    files: [...files]
      .map(([path, text]) => ({ path: `generated/languages/${language.name}/${path}`, text, from }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    refusals: written.flatMap((one) => ("refusal" in one ? [`${language.title}: ${one.refusal}`] : [])),
  };
}

/** Gives the data for tests of other repositories; only a package of the project's own contracts carries it. */
function testDataOf(
  { testData }: Language,
  contracts: readonly Contract[],
  sources: Sources,
): readonly (readonly [path: string, text: string])[] {
  const isOwn = contracts.some(({ name }) => name === "webhook");
  return testData === undefined || !isOwn ? [] : [[testData, writeTestData(sources)]];
}

async function writeContract(
  { naming, emit, verified, shares }: Language,
  contract: Contract,
  { isDefault, options }: Required<Omit<Setting, "sources">>,
): Promise<Written> {
  try {
    const place = {
      namespace: snakeCase(contract.slug),
      ...(isDefault(contract) && { short: snakeCase(contract.name) }),
    };
    const model = nameModel(readModel(contract, "tolerant"), place, naming);
    // Validators that are shared check everything; what quicktype writes checks nothing, and says so.
    if (verified !== undefined && shares === undefined) refuseLeftovers(model);
    return { contract, model, files: await emit(model, options) };
  } catch (error) {
    if (error instanceof Refusal) return { contract, refusal: error.message };
    throw error;
  }
}

/** Copies the files of a language's `runtime/`, with the version and what depends on the contracts filled in. */
function copyRuntime(
  { name }: Language,
  sources: Sources,
  fillings: Readonly<Record<string, string>>,
): readonly (readonly [path: string, text: string])[] {
  const { version } = JSON.parse(must(sources.get("package.json"), "package.json"));
  const folder = `scripts/languages/${name}/runtime/`;
  return [...sources]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]) => {
      const filled = Object.entries({ version, ...fillings }).reduce(
        (all, [key, value]) => all.replaceAll(`{{${key}}}`, value),
        text,
      );
      return [path.slice(folder.length), withHead(path, path, filled)] as const;
    });
}

/** Gives the edition that a README takes for its example, as it stands in the name of a namespace. */
function exampleEdition(models: readonly NamedModel[]): string {
  return snakeCase(models[0]?.edition ?? "");
}

/** Lists the contracts of a package, each with the namespace of its types, or why it is not there. */
function contractTable(written: readonly Written[]): string {
  const rows = written.map((one) => [
    `\`${one.contract.name}\``,
    one.contract.edition,
    "model" in one ? `\`${one.model.short ?? one.model.namespace}\`` : one.refusal,
  ]);
  return tableOf(["Contract", "Edition", "Namespace"], rows);
}

function withHead(path: string, from: string, text: string): string {
  return `${commentOf(path, headerOf(from))}${text === "" ? "" : `\n${text}`}`;
}

/** Comments a line out, as the file's extension asks. */
function commentOf(path: string, line: string): string {
  if (/\.(md|xml)$/.test(path)) return `<!-- ${line} -->\n`;
  return /\.(py|rb|gemspec|toml|typed|txt|cmake)$/.test(path) ? `# ${line}\n` : `// ${line}\n`;
}
