import { Ajv } from "ajv";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { defaultEdition } from "#src/explain/contract.ts";
import { omit } from "#src/model/schema.ts";
import type { Mode } from "#src/validate/result.ts";
import { documentOf } from "../suites/cases/document-of.ts";
import { type PayloadCase, readPayloadCases } from "../suites/cases/read-case-files.ts";
import { readOutputs } from "../suites/cases/read-outputs.ts";
import { modesOf } from "./is-proved.ts";
import { linkDefinitions } from "./link-definitions.ts";
import { mutateSchema } from "./mutate-schema.ts";
import { definitionsOf, readPublished } from "./read-published.ts";
import { differs, type Scored, saidBy } from "./scored.ts";

/** Mutates and scores the schema of an edition of the raster-info contract. Default: the default edition. */
export function scoreRasterInfo(
  mode: Mode,
  facts: EditionFacts = defaultEdition("raster-info"),
  cases: readonly PayloadCase[] = readPayloadCases("raster-info"),
  isWanted: (id: string) => boolean = () => true,
): Scored[] {
  const schema = readPublished(`${facts.slug}/${mode}/${facts.file}`);
  const ofCases = cases
    .filter((one) => modesOf(one).includes(mode))
    .map((one) => ({ value: documentOf(one), valid: one.status === "valid" }));
  const outputs = mode === "strict" ? readOutputs(facts.edition) : [];
  const ofOutputs = outputs.map(({ body, status }) => ({
    value: JSON.parse(body.toString("utf8")),
    valid: status === "valid",
  }));
  const definitions = definitionsOf(schema);
  const root = omit(schema, "$id", "definitions");
  const { compile, during } = linkDefinitions(definitions, Ajv);
  const accepts = compile(root);
  const rows = saidBy(accepts, [...ofCases, ...ofOutputs]);
  const ofRoot = mutateSchema(root, definitions)
    .filter(({ id }) => isWanted(id))
    .map(({ id, schema: mutated }) => ({ id, noticed: differs(rows, compile(mutated)) }));
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) =>
    mutateSchema(definition, definitions)
      .map((one) => ({ ...one, id: `/definitions/${name}${one.id}` }))
      .filter(({ id }) => isWanted(id))
      .map(({ id, schema: mutated }) => ({
        id,
        noticed: during(name, mutated, () => differs(rows, accepts)),
      })),
  );
  return [...ofRoot, ...ofDefinitions];
}
