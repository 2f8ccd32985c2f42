import { type Contract, type Mode, modes } from "#src/model/contract.ts";
import { readInMode } from "#src/model/modes.ts";
import { schemaPath } from "#src/model/paths.ts";
import { readModel } from "#src/model/read-model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { Sources } from "../files.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { readSamples } from "../hub/read-contracts.ts";
import { writeGo } from "./write-go.ts";
import { writeJava } from "./write-java.ts";
import { writeKit } from "./write-kit.ts";
import { writePython } from "./write-python.ts";
import { writeQuicktype } from "./write-quicktype.ts";

/** Data that the packages of all languages contain. */
interface Shared {
  /** Published JSON Schemas, by `<contract>-<edition>` and mode. */
  readonly schemas: readonly { readonly name: string; readonly mode: Mode; readonly text: string }[];
  /** A sample of each event in each edition, one line of JSON each. */
  readonly samples: string;
}

/**
 * Writes the files for other languages from all editions, the source document's first in each contract.
 *
 * `published` are files that were generated before; the packages contain their JSON Schemas.
 */
export async function writeLanguages(
  editions: readonly Contract[],
  published: readonly GeneratedFile[],
  sources: Sources,
): Promise<GeneratedFile[]> {
  const models = editions.map(readModel);
  const tolerant = editions.map((one) => readModel(readInMode(one, "tolerant")));
  const first = models.filter(({ isDefault }) => isDefault);
  const shared = {
    schemas: editions.flatMap((one) => schemasOf(one, published)),
    samples: writeSamples(editions, sources),
  };
  return [
    ...(await Promise.all(first.map(writeQuicktype))).flat(),
    writeKit(editions, sources),
    ...writePython(tolerant),
    ...writeGo(tolerant),
    ...writeJava(tolerant),
    ...writeShared("languages/python/annotation_contracts/generated", shared, ["strict"]),
    ...writeShared("languages/java/src/main/resources/example/annotationcontracts/generated", shared, modes),
    ...writeShared("languages/go/generated", shared, ["strict", "tolerant"]),
  ];
}

function schemasOf(contract: Contract, published: readonly GeneratedFile[]): Shared["schemas"] {
  return modes.map((mode) => {
    const path = schemaPath(contract, mode);
    const file = assertDefined(
      published.find((one) => one.path === path),
      path,
    );
    return {
      name: `${contract.name}-${contract.edition}`,
      mode,
      text: `${JSON.stringify(JSON.parse(file.text))}\n`,
    };
  });
}

function writeSamples(editions: readonly Contract[], sources: Sources): string {
  const rows = editions.flatMap((contract) =>
    (contract.name === "webhook" ? readSamples(contract, sources) : [])
      .filter(({ name }) => !name.includes("."))
      .map(({ value }) => JSON.stringify({ edition: contract.edition, document: value })),
  );
  return `[\n${rows.join(",\n")}\n]\n`;
}

/** Writes the schemas of the given modes and the samples below a package. */
function writeShared(directory: string, { schemas, samples }: Shared, own: readonly Mode[]): GeneratedFile[] {
  const chosen = schemas.filter(({ mode }) => own.includes(mode));
  return [
    { path: `${directory}/samples.json`, text: samples },
    ...chosen.map(({ name, mode, text }) => ({
      path: `${directory}/schemas/${name}${mode === "strict" ? "" : ".tolerant"}.json`,
      text,
    })),
  ];
}
