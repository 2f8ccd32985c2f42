import type { Contract } from "#src/model/contract.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { parseSource, type Sources } from "../../sources/sources.ts";

/**
 * Writes the entries of editors' catalogue (SchemaStore): a file such as `first.webhook-delivery.json` is a document of the
 * contract's default edition, strict. Addresses are those of the package on unpkg, with its version.
 */
export function writeCatalogue(contracts: readonly Contract[], sources: Sources): GeneratedFile[] {
  const { name: package_, version } = parseSource(sources, "package.json") as Record<
    "name" | "version",
    string
  >;
  const writeAddress = ({ slug, main }: Contract): string =>
    `https://unpkg.com/${package_}@${version}/generated/json-schema/${slug}/strict/${main.name}.schema.json`;
  const byName = Map.groupBy(contracts, ({ name }) => name);
  const schemas = [...byName].map(([name, [first, ...others]]) => {
    const { main } = assertDefined(first, "first");
    return {
      name: `${package_}: ${name}`,
      description: main.description,
      fileMatch: [`*.${name === main.name ? name : `${name}-${main.name}`}.json`],
      url: writeAddress(assertDefined(first, "first")),
      versions: Object.fromEntries(
        [assertDefined(first, "first"), ...others].map((one) => [one.edition, writeAddress(one)]),
      ),
    };
  });
  const catalogue = { $schema: "https://json.schemastore.org/schema-catalog.json", version: 1, schemas };
  const from = [...new Set(contracts.map(({ source }) => source))].join(" and ");
  return [{ path: "generated/catalogue.json", text: `${JSON.stringify(catalogue, null, 2)}\n`, from }];
}
