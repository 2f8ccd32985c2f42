import type { Contract } from "#src/model/contract.ts";
import { schemaPath } from "#src/model/paths.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { parseSource, type Sources } from "./files.ts";
import { type GeneratedFile, jsonFile } from "./generated-file.ts";

/**
 * Writes the entries for the editors' catalogue (SchemaStore). A file such as `first.webhook-delivery.json` is
 * validated strictly against the edition of the source document. URLs refer to the package's version on unpkg.
 */
export function writeCatalogue(contracts: readonly Contract[], sources: Sources): GeneratedFile {
  const { version } = parseSource(sources, "package.json") as { readonly version: string };
  const writeAddress = (one: Contract): string =>
    `https://unpkg.com/annotation-contracts@${version}/${schemaPath(one).replace("generated/", "schemas/")}`;
  const schemas = [...Map.groupBy(contracts, ({ name }) => name)].map(([name, editions]) => {
    const first = assertDefined(editions[0], name);
    const kind = first.envelopes.length === 0 ? name : `${name}-${first.main.type.toLowerCase()}`;
    return {
      name: `annotation-contracts: ${name}`,
      description: first.main.schema.description,
      fileMatch: [`*.${kind}.json`],
      url: writeAddress(first),
      versions: Object.fromEntries(editions.map((one) => [one.edition, writeAddress(one)])),
    };
  });
  const $schema = "https://json.schemastore.org/schema-catalog.json";
  return jsonFile("generated/catalogue.json", { $schema, version: 1, schemas });
}
