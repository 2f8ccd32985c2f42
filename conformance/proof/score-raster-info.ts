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
import { listDiffering, type Scored, type Scoring, saidBy } from "./scored.ts";

/** What the schema of an edition is tested with. Default: the cases of the source document. */
export interface RasterSuite {
  readonly facts: EditionFacts;
  readonly cases: readonly PayloadCase[];
}

/** Mutates and scores the schema of an edition of the raster-info contract. Default: the default edition. */
export function scoreRasterInfo(
  mode: Mode,
  { facts, cases }: RasterSuite = {
    facts: defaultEdition("raster-info"),
    cases: readPayloadCases("raster-info"),
  },
  { isWanted = () => true, isWhole = false }: Scoring = {},
): Scored[] {
  const schema = readPublished(`${facts.slug}/${mode}/${facts.file}`);
  const ofCases = cases
    .filter((one) => modesOf(one).includes(mode))
    .map((one) => ({ id: one.id, value: documentOf(one), valid: one.status === "valid" }));
  const outputs = mode === "strict" ? readOutputs(facts.edition) : [];
  const ofOutputs = outputs.map(({ name, body, status }) => ({
    id: name,
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
    .map(({ id, schema: mutated }) => ({ id, noticedBy: listDiffering(rows, compile(mutated), isWhole) }));
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) =>
    mutateSchema(definition, definitions)
      .map((one) => ({ ...one, id: `/definitions/${name}${one.id}` }))
      .filter(({ id }) => isWanted(id))
      .map(({ id, schema: mutated }) => ({
        id,
        noticedBy: during(name, mutated, () => listDiffering(rows, accepts, isWhole)),
      })),
  );
  return [...ofRoot, ...ofDefinitions];
}
