import type { Mode } from "./contract.ts";

/** Contract and edition, such as `webhook` and `2.3`. */
interface EditionName {
  readonly name: string;
  readonly edition: string;
}

/** Directory that contains only what the pipeline writes, from the root of the project. */
export const generated = "generated";

/** Directory that the library alone reads. */
export const internal: string = `${generated}/internal`;

/** Names the directory of an edition: `generated/webhook/2.3`. */
export function editionDirectory({ name, edition }: EditionName): string {
  return `${generated}/${name}/${edition}`;
}

/** Names the schema that validators and editors read. Default mode: `strict`. */
export function schemaPath(edition: EditionName, mode: Mode = "strict"): string {
  return `${editionDirectory(edition)}/${mode === "strict" ? "schema.json" : "schema.tolerant.json"}`;
}

/** Names the strict schema of a contract with events whose root is the union of their envelopes, for generators. */
export function unionSchemaPath(edition: EditionName): string {
  return `${editionDirectory(edition)}/schema.union.json`;
}

/** Names the OpenAPI document of one side. */
export function openApiPath(edition: EditionName, side: "platform" | "receiver"): string {
  return `${editionDirectory(edition)}/${side === "platform" ? "openapi.json" : "receiver.openapi.json"}`;
}

/** Names the module with the validators of a mode. */
export function validatorPath(edition: EditionName, mode: Mode): string {
  return `${editionDirectory(edition)}/${mode}.js`;
}

/** Names the module with the facts about an edition: its events, and the places of its documents. */
export function factsPath({ name, edition }: EditionName): string {
  return `${internal}/${name}-${edition}.js`;
}
