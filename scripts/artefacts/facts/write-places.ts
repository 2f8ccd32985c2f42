import { sameJson } from "#src/json/same-json.ts";
import type { Contract } from "#src/model/contract.ts";
import { mapValues } from "#src/model/schema.ts";
import type { GeneratedFile } from "../../sources/generated-file.ts";
import { describeSchema } from "./describe-schema.ts";
import { factsModule } from "./facts-module.ts";

const declarations = `import type { Place } from "../facts.d.ts";

/** A whole document. */
export declare const root: Place;

/** Definitions by name. */
export declare const definitions: Readonly<Record<string, Place>>;
`;

/** Writes what a contract knows of every place of its documents; definitions that an edition before has as well stand there. */
export function writePlaces(contract: Contract, before?: Contract): GeneratedFile[] {
  const { definitions, main, slug, source } = contract;
  const places = listPlaces(contract);
  const known = before === undefined ? {} : listPlaces(before);
  const shared = Object.keys(places).filter((name) => sameJson(places[name], known[name]));
  const root = { ...describeSchema(main.schema, { root: main.schema, definitions }), title: main.type };
  return factsModule({
    path: `generated/facts/${slug}/places`,
    from: source,
    values: { root, definitions: places },
    declarations,
    ...(before !== undefined &&
      shared.length > 0 && { shared: { names: shared, path: `../${before.slug}/places.js` } }),
  });
}

function listPlaces({ definitions, main: { schema: root } }: Contract): Readonly<Record<string, unknown>> {
  return mapValues(definitions, (schema, name) => ({
    ...describeSchema(schema, { root, definitions, within: [name] }),
    ...(typeof schema.title === "string" && { title: schema.title }),
  }));
}
