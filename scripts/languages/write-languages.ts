import type { Edition, Mode } from "#src/model/contract.ts";
import type { Model } from "#src/model/model.ts";
import type { GeneratedFile } from "../sources/generated-file.ts";
import { type Sources, samplesIn } from "../sources/sources.ts";
import { writeKit } from "./write-kit.ts";
import { writePython } from "./write-python.ts";
import { writeQuicktype } from "./write-quicktype.ts";

/** An edition of a contract with its models. */
interface ReadEdition {
  readonly contract: Edition;
  readonly models: Readonly<Record<Mode, Model>>;
}

/** What the packages of all languages contain. */
interface Shared {
  /** Published JSON Schemas, by `<contract>-<edition>` and mode. */
  readonly schemas: readonly { readonly name: string; readonly mode: Mode; readonly text: string }[];
  /** A sample of each event in each edition, a line of JSON each. */
  readonly samples: string;
}

/**
 * Writes what other languages need, from every edition, the source document's edition of each contract first.
 *
 * `published` are the files that were written before: the packages contain their JSON Schemas.
 */
export async function writeLanguages(
  editions: readonly ReadEdition[],
  published: readonly GeneratedFile[],
  sources: Sources,
): Promise<GeneratedFile[]> {
  const models = editions.map((one) => one.models);
  const strict = models.map((one) => one.strict);
  const first = strict.filter(({ name }, i) => strict.findIndex((one) => one.name === name) === i);
  const shared = {
    schemas: editions.flatMap((one) => schemasOf(one, published)),
    samples: writeSamples(editions, sources),
  };
  return [
    ...(await Promise.all(first.map(writeQuicktype))).flat(),
    writeKit(
      editions.map(({ contract }) => contract),
      sources,
    ),
    ...writePython(models.map((one) => one.tolerant)),
    ...writeShared("languages/python/annotation_contracts/generated", shared, ["strict"]),
  ];
}

function schemasOf({ models }: ReadEdition, published: readonly GeneratedFile[]): Shared["schemas"] {
  return (["strict", "tolerant"] as const).map((mode) => {
    const { name, edition, slug } = models[mode];
    const root = name === "webhook" ? "delivery" : name;
    const path = `generated/json-schema/${slug}/${mode}/${root}.schema.json`;
    const file = published.find((one) => one.path === path);
    if (file === undefined) throw new Error(`cannot write languages: ${path} is missing`);
    return { name: `${name}-${edition}`, mode, text: `${JSON.stringify(JSON.parse(file.text))}\n` };
  });
}

function writeSamples(editions: readonly ReadEdition[], sources: Sources): string {
  const rows = editions.flatMap(({ contract }) =>
    (contract.name === "webhook" ? (samplesIn(contract, sources) ?? []) : [])
      .filter(({ name }) => !name.includes("."))
      .map(({ value }) => JSON.stringify({ edition: contract.edition, document: value })),
  );
  return `[\n${rows.join(",\n")}\n]\n`;
}

/** Writes the schemas of some modes and the samples below a package. */
function writeShared(folder: string, { schemas, samples }: Shared, modes: readonly Mode[]): GeneratedFile[] {
  const from = "contracts.config.ts";
  const chosen = schemas.filter(({ mode }) => modes.includes(mode));
  return [
    { path: `${folder}/samples.json`, text: samples, from },
    ...chosen.map(({ name, mode, text }) => ({
      path: `${folder}/schemas/${name}${mode === "strict" ? "" : ".tolerant"}.json`,
      text,
      from,
    })),
  ];
}
