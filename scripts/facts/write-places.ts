import type { Contract, GeneratedFile } from "../contracts.ts";
import { mapValues } from "../schema.ts";
import { describeSchema } from "./describe-schema.ts";
import { moduleFiles } from "./module-files.ts";

const declarations = `import type { Place } from "../facts.d.ts";

/** A whole document. */
export declare const root: Place;

/** Definitions by name. */
export declare const definitions: Readonly<Record<string, Place>>;
`;

/** Writes what a contract knows of every place of its documents. */
export function writePlaces(contract: Contract): GeneratedFile[] {
  const { definitions, main, slug, source } = contract;
  const places = mapValues(definitions, (schema, name) => ({
    ...describeSchema(schema, { definitions, within: [name] }),
    ...(typeof schema.title === "string" && { title: schema.title }),
  }));
  const root = { ...describeSchema(main.schema, { definitions }), title: main.type };
  return moduleFiles({
    path: `generated/facts/${slug}/places`,
    from: source,
    values: { root, definitions: places },
    declarations,
  });
}
