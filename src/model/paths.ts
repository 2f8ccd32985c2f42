import type { Edition, Mode } from "./contract.ts";

/** Contract and edition, such as `webhook` and `2.3`. */
type EditionName = Pick<Edition, "name" | "edition">;

/** Directory that contains only generated files, relative to the project root. */
export const generated = "generated";

/** Directory that only the library reads. */
export const internal: string = `${generated}/internal`;

/** Returns the directory of an edition: `generated/webhook/2.3`. */
export function editionDirectory({ name, edition }: EditionName): string {
  return `${generated}/${name}/${edition}`;
}

/** Returns the path of the module that users import for an edition, one of the library's own generated files. */
export function editionModule({ name, edition }: EditionName): string {
  return `src/generated/${name}/${edition}.ts`;
}

/** Returns the path of the schema for validators and editors. Default mode: `strict`. */
export function schemaPath(edition: EditionName, mode: Mode = "strict"): string {
  return `${editionDirectory(edition)}/${mode === "strict" ? "schema.json" : "schema.tolerant.json"}`;
}

/** Returns the path of the schema for code generators: strict, with a union of all envelopes as its root. */
export function unionSchemaPath(edition: EditionName): string {
  return `${editionDirectory(edition)}/schema.union.json`;
}

/** Returns the path of the OpenAPI document for one side. */
export function openApiPath(edition: EditionName, side: "platform" | "receiver"): string {
  return `${editionDirectory(edition)}/${side === "platform" ? "openapi.json" : "receiver.openapi.json"}`;
}

/** Returns the path of the module with the validators of a mode. */
export function validatorPath(edition: EditionName, mode: Mode): string {
  return `${editionDirectory(edition)}/${mode}.js`;
}

/** Returns the path of the module with the facts about an edition: its events, and the parts of its documents. */
export function factsPath({ name, edition }: EditionName): string {
  return `${internal}/${name}-${edition}.js`;
}
