import { type Contract, type ContractSettings, type Edition, resolveEditions } from "#src/model/contract.ts";
import type { Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { parseSource, type Sources } from "../files.ts";
import { type CompiledSpec, compileSpec } from "./compile-spec.ts";
import { finishOpenApi, type Sample } from "./finish-openapi.ts";
import { readJsonSchema, readOpenApi } from "./hub.ts";

/** An edition in the hub, with its OpenAPI documents if it has events. */
export interface ReadContract {
  readonly contract: Contract;
  readonly openapi?: CompiledSpec;
}

/** Reads every edition of the contracts from its source: TypeSpec or JSON Schema. */
export async function readContracts(
  contracts: readonly ContractSettings[],
  sources: Sources,
): Promise<ReadContract[]> {
  const editions = resolveEditions(contracts);
  const specs = [...new Set(editions.map(({ source }) => source))].filter((path) => path.endsWith(".tsp"));
  const compiled = new Map(
    await Promise.all(specs.map(async (path) => [path, await compileSpec(path, sources)] as const)),
  );
  return editions.map((edition) => {
    const versions = compiled.get(edition.source);
    if (versions === undefined)
      return { contract: readJsonSchema(edition, parseSource(sources, edition.source) as Schema) };
    const raw = assertDefined(
      versions.get(edition.edition),
      `edition ${edition.edition} in ${edition.source}`,
    );
    const openapi = finishOpenApi(raw, readSamples(edition, sources));
    return { contract: readOpenApi(edition, openapi.platform), openapi };
  });
}

/** Reads the samples of an edition by name. Subdirectories contain those of other editions. */
export function readSamples({ samples: directory }: Pick<Edition, "samples">, sources: Sources): Sample[] {
  if (directory === undefined) return [];
  const paths = [...sources.keys()].filter((path) => path.startsWith(directory) && path.endsWith(".json"));
  const named = paths.sort().map((path) => ({ name: path.slice(directory.length, -".json".length), path }));
  return named
    .filter(({ name }) => !name.includes("/"))
    .map(({ name, path }) => ({ name, value: parseSource(sources, path) as Sample["value"] }));
}
