import { type Contract, pickDefaults } from "#src/model/contract.ts";
import { readModels } from "#src/model/read-model.ts";
import { doctorHint, reasons, refusals } from "#src/model/refusals.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { renderTable } from "#src/util/markdown.ts";
import { isUsualSignature } from "../../hub/body-signature.ts";
import { type GeneratedFile, writeHeader } from "../../sources/generated-file.ts";
import type { Sources } from "../../sources/sources.ts";
import { headerIn } from "./is-received.ts";
import { type Language, languages } from "./languages.ts";
import { snakeCase } from "./names.ts";
import { type Carried, type NamedModel, nameModel, rootEvents } from "./naming.ts";
import { readRules } from "./read-rules.ts";
import { listLeftovers, Refusal, refuseCircles } from "./refusal.ts";
import { writeTestData } from "./write-test-data.ts";

/** The package of a language, and sentences about contracts that it cannot express and about what it does not check. */
interface LanguagePackage {
  readonly files: readonly GeneratedFile[];
  readonly refusals: readonly string[];
  readonly unchecked: readonly string[];
}

/** Sources of a package besides the contracts. */
interface Setting {
  readonly sources: Sources;
  /** Whether an edition is the default of its contract, which has a short name. */
  readonly isDefault: (contract: Contract) => boolean;
  /** Options of quicktype's renderer. */
  readonly options?: Readonly<Record<string, string>>;
}

/** Places that a sentence names. */
const PLACES = 20;

/** A contract as a language carries it, or why it does not. */
type Written =
  | (Carried & {
      /** What is not checked, with its place. */
      readonly leftovers: readonly string[];
    })
  | { readonly contract: Contract; readonly refusal: string };

/** Writes the package of each language, with its default editions of each contract. */
export async function writeLanguages(
  contracts: readonly Contract[],
  sources: Sources,
): Promise<LanguagePackage> {
  const defaults = pickDefaults(contracts);
  const setting = { sources, isDefault: (one: Contract) => defaults.includes(one) };
  return joined(
    await Promise.all(
      languages.map((one) => writeLanguage(one, one.editions === "all" ? contracts : defaults, setting)),
    ),
  );
}

/** Writes the package of a language, and the package that it needs. */
export async function writeWithEngine(
  language: Language,
  contracts: readonly Contract[],
  setting: Setting,
): Promise<LanguagePackage> {
  const both = [language, ...languages.filter(({ name }) => name === language.engine)];
  return joined(await Promise.all(both.map((one) => writeLanguage(one, contracts, setting))));
}

function joined(written: readonly LanguagePackage[]): LanguagePackage {
  // Languages check the same, and some write other names: the first says it for all.
  const unchecked = written.flatMap((one) => one.unchecked);
  const starts = unchecked.map((sentence) => /^\S+ \S+/.exec(sentence)?.[0]);
  return {
    files: written.flatMap(({ files }) => files),
    refusals: written.flatMap(({ refusals }) => refusals),
    unchecked: unchecked.filter((_, i) => starts.indexOf(starts[i]) === i),
  };
}

/**
 * Writes the package of a language: the hand-written files of its `runtime/`, and the types of each contract. A
 * contract that the language cannot express is reported, and the others are still written.
 */
export async function writeLanguage(
  language: Language,
  contracts: readonly Contract[],
  { sources, isDefault, options = {} }: Setting,
): Promise<LanguagePackage> {
  const written = contracts.map((one) => readContract(language, one, { sources, isDefault }));
  const carried = written.filter((one) => "model" in one);
  const models = carried.map(({ model }) => model);
  const from = [...new Set(carried.map(({ contract }) => contract.source))].join(" and ");
  const families = [...Map.groupBy(carried, ({ contract }) => contract.name).values()];
  const emitted = await Promise.all(
    families.map(async (editions) => [...((await language.emit?.(editions.reverse(), options)) ?? [])]),
  );
  const modules = models.flatMap(({ name, namespace }) => [namespace, snakeCase(name)]);
  const fillings = {
    contracts: contractTable(written, language),
    edition: exampleEdition(models),
    signatureHeader: headerIn(contracts),
    receiver: receiverRows(),
    receiverLiteral: JSON.stringify(receiverRows()),
    start: startOfReceiver(language, sources),
    ...language.fill?.([...new Set(modules)].sort()),
  };
  const files = new Map([
    ["LICENSE", assertDefined(sources.get("LICENSE"), "LICENSE")],
    ...(language.testData === undefined
      ? []
      : [[language.testData, writeTestData(sources, contracts)] as const]),
    ...copyRuntime(language, sources, fillings),
    ...emitted.flat().map(([path, text]) => [path, withHead(path, from, text)] as const),
  ]);
  return {
    files: [...files]
      .map(([path, text]) => ({ path: `generated/languages/${language.name}/${path}`, text, from }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
    refusals: written.flatMap((one) => ("refusal" in one ? [`${language.title}: ${one.refusal}`] : [])),
    unchecked: written.flatMap(uncheckedIn),
  };
}

function readContract(
  { naming, check, verified, shares }: Language,
  contract: Contract,
  { sources, isDefault }: Setting,
): Written {
  try {
    const place = {
      namespace: snakeCase(contract.slug),
      ...(isDefault(contract) && { short: snakeCase(contract.name) }),
    };
    const { strict, tolerant } = readModels(contract);
    const model = {
      ...nameModel(tolerant, place, naming),
      strict: nameModel(strict, place, naming),
    };
    // Shared validators check everything; the code of quicktype checks nothing, and its README says so.
    const isOwn = verified !== undefined && shares === undefined;
    if (isOwn) refuseCircles(model);
    check?.(model);
    return {
      contract,
      model,
      rules: rootEvents(model) && readRules(sources, contract),
      leftovers: isOwn ? listLeftovers(model.strict) : [],
    };
  } catch (error) {
    if (error instanceof Refusal) return { contract, refusal: error.message };
    throw error;
  }
}

/** A source that a file of a runtime quotes. */
const quoted = /\{\{file:([^}]+)\}\}/g;

/**
 * Copies the files of a language's `runtime/`, with the version and values from the contracts filled in; leaves out those that
 * quote a source of another contract.
 */
function copyRuntime(
  { name }: Language,
  sources: Sources,
  fillings: Readonly<Record<string, string>>,
): readonly (readonly [path: string, text: string])[] {
  const { version } = JSON.parse(assertDefined(sources.get("package.json"), "package.json"));
  const folder = `scripts/artefacts/languages/${name}/runtime/`;
  return [...sources]
    .filter(([path]) => path.startsWith(folder))
    .filter(([, text]) => [...text.matchAll(quoted)].every(([, file = ""]) => sources.has(file)))
    .map(([path, text]) => {
      const filled = Object.entries({ version, ...fillings }).reduce(
        (all, [key, value]) => all.replaceAll(`{{${key}}}`, value),
        text.replaceAll(quoted, (_, file: string) => assertDefined(sources.get(file), file)),
      );
      return [path.slice(folder.length), withHead(path, path, filled)] as const;
    });
}

/** Says why a body cannot be read, as `parseBody` does; `{}` is replaced by the levels that a language reads. */
const unreadable = {
  "not-utf8": "the body is not UTF-8",
  "not-json": "the body is not JSON",
  "too-deep": "the body has more than {} nested arrays and objects",
};

/** Writes what receivers answer and log, as JSON. */
function receiverRows(): string {
  const rows = Object.entries(refusals).map(([code, [status, body, headers = {}]]) => [
    code,
    { status, body, headers },
  ]);
  return JSON.stringify({ refusals: Object.fromEntries(rows), reasons, unreadable, doctor: doctorHint });
}

/** Quotes how the guide installs and starts a receiver; `PACKAGE` is the path of the package there. */
function startOfReceiver({ name, title }: Language, sources: Sources): string {
  const guide = sources.get("site/guides/receive-anywhere.md") ?? "";
  const section = guide.split(/^## /m).find((text) => text.startsWith(`${title}\n`)) ?? "";
  const [start = section] = /^.*?^```sh start.*?^```\n/ms.exec(section) ?? [];
  return start
    .replace(/^.*\n+/, "")
    .trimEnd()
    .replaceAll(/"\$CHECKOUT"\/generated\/languages\/(\w+)/g, (_, one: string) =>
      one === name ? '"$PACKAGE"' : `"$PACKAGE"/../${one}`,
    );
}

/** Returns the edition in the example of a README, as it is written in a namespace. */
function exampleEdition(models: readonly NamedModel[]): string {
  return snakeCase(models[0]?.edition ?? "");
}

/** Lists the contracts of a package, each with the namespace of its types, or why it is not there. */
function contractTable(written: readonly Written[], { naming }: Language): string {
  const { namespace = (name: string) => name } = naming;
  const rows = written.map((one) => [
    `\`${one.contract.name}\``,
    one.contract.edition,
    "model" in one ? `\`${namespace(one.model.namespace)}\`` : one.refusal,
  ]);
  const unchecked = written.flatMap(uncheckedIn).map((sentence) => `\n\n${sentence}.`);
  return renderTable(["Contract", "Edition", "Namespace"], rows) + unchecked.join("");
}

/** Says what nothing verifies in a contract, and what its types do not check: some places, and the number of others. */
function uncheckedIn(one: Written): readonly string[] {
  const { slug, signature } = one.contract;
  const isOther = signature !== undefined && !isUsualSignature(signature);
  const unsigned = `${slug}: neither receivers nor \`verify\` know its signatures`;
  const leftovers = "leftovers" in one ? one.leftovers : [];
  const others = leftovers.length - PLACES;
  const more = others > 0 ? `; and ${others} more` : "";
  const unchecked = `${slug}: not checked ${leftovers.slice(0, PLACES).join("; ")}${more}`;
  return [...(isOther ? [unsigned] : []), ...(leftovers.length > 0 ? [unchecked] : [])];
}

function withHead(path: string, from: string, text: string): string {
  // JSON has no comments.
  if (path.endsWith(".json")) return text;
  return `${writeComment(path, writeHeader(from))}${text === "" ? "" : `\n${text}`}`;
}

/** Writes a line as a comment, in the syntax of the file's extension. */
function writeComment(path: string, line: string): string {
  if (/\.(md|xml)$/.test(path)) return `<!-- ${line} -->\n`;
  return /\.(py|rb|gemspec|toml|typed|txt|cmake)$/.test(path) ? `# ${line}\n` : `// ${line}\n`;
}
