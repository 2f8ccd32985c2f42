import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { makeDocument } from "../../conformance/suite/make-document.ts";
import { readPublishedSchema } from "../../conformance/suite/published-schema.ts";
import { readCases, readCorpusBytes, readOutputs } from "../../conformance/suite/read-cases.ts";
import { readSamples } from "../../conformance/suite/samples.ts";
import { editions } from "../../generated/internal/editions.js";
import type { EditionFacts } from "../../generated/internal/types.d.ts";
import { sourceEdition } from "../../src/diagnostics/editions.ts";
import { omit, readDefinitions } from "../../src/model/schema.ts";
import { readProperty } from "../../src/util/read-property.ts";
import { createUserSearch } from "./create-user-search.ts";
import equivalents from "./equivalent-mutants.json" with { type: "json" };
import { type Accepts, linkDefinitions } from "./link-definitions.ts";
import { mutateSchema } from "./mutate-schema.ts";

// Mutates the published schemas of every edition: a case or a sample must notice each mutation, unless the list of equivalent
// mutants says why no document can.

type Mode = "strict" | "tolerant";

/** Minimum number of mutations of an edition. */
const least = { webhook: 1_500, "raster-info": 400 } as const;

/** A document of a case, sample or corpus, and whether the schema must accept it. */
interface Row {
  readonly value: unknown;
  readonly isValid: boolean;
  /** Its event, and the event of its sample, which a case may have replaced. */
  readonly events: readonly unknown[];
}

/** Lists the documents that test an edition. */
function listRows({ name, edition }: Pick<EditionFacts, "name" | "edition">, mode: Mode): readonly Row[] {
  const values = new Map(readSamples(edition).map((one) => [one.name, JSON.parse(one.text)]));
  const row = (value: unknown, isValid: boolean, sample?: string): Row => ({
    value,
    isValid,
    events: [readProperty(value, "event"), readProperty(values.get(sample ?? ""), "event")],
  });
  const cases = readCases(name === "webhook" ? "payload" : name, edition).filter(
    (one) => one.mode === mode || one.mode === "both",
  );
  const outputs = name === "raster-info" && mode === "strict" ? readOutputs() : [];
  return [
    ...[...values.values()].map((value) => row(value, true)),
    ...cases.map((one) => row(makeDocument(one, edition), one.status === "valid", one.sample)),
    ...outputs.flatMap((one) => {
      const status = one.status[edition];
      return status === "valid" || status === "invalid"
        ? [row(JSON.parse(readCorpusBytes(one).toString()), status === "valid")]
        : [];
    }),
  ];
}

/** A function that checks documents against one definition or the whole schema, and the documents to try. */
interface Reader {
  readonly type?: string;
  readonly accepts: Accepts;
  readonly rows: readonly Row[];
}

function notices(accepts: Accepts, rows: readonly Row[]): boolean {
  return rows.some(({ value, isValid }) => accepts(value) !== isValid);
}

/** Mutates the schema of an edition and each of its definitions; returns the ids of the mutations, and whether a document notices each. */
function score(
  one: Pick<EditionFacts, "name" | "edition">,
  mode: Mode,
): readonly (readonly [id: string, isNoticed: boolean])[] {
  const schema = readPublishedSchema(one.name, one.edition)[mode];
  const definitions = readDefinitions(schema);
  const keyword = "$defs" in schema ? "$defs" : "definitions";
  const { compile, during } = linkDefinitions(definitions, keyword === "$defs" ? Ajv2020 : Ajv);
  const root = omit(schema, "$id", keyword);
  const rows = listRows(one, mode);
  // A rule that JSON Schema cannot express (W6.3) decides some documents.
  const read = (accepts: Accepts, own: readonly Row[], type?: string): Reader => ({
    accepts,
    rows: own.filter(({ value, isValid }) => accepts(value) === isValid),
    ...(type !== undefined && { type }),
  });
  const whole = read(compile(root), rows);
  const envelopes = Object.entries(definitions).flatMap(([name, { properties }]) => {
    const event = properties?.event?.const;
    const own = rows.filter(({ events }) => events.includes(event) || typeof events[0] !== "string");
    const judged = own.map((row) => ({ ...row, isValid: row.isValid && row.events[0] === event }));
    return typeof event === "string" ? [read(compile({ $ref: `#/$defs/${name}` }), judged, name)] : [];
  });
  const findUsers = createUserSearch(definitions);
  const ofRoot = mutateSchema(root, definitions).map(
    ({ id, schema: mutated }) => [id, notices(compile(mutated), whole.rows)] as const,
  );
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) => {
    const users = findUsers(name);
    const readers = envelopes.length === 0 ? [whole] : envelopes.filter(({ type = "" }) => users.has(type));
    return mutateSchema(definition, definitions).map(({ id, schema: mutated }) => {
      const isNoticed = during(name, mutated, () =>
        readers.some(({ accepts, rows: own }) => notices(accepts, own)),
      );
      return [`/${keyword}/${name}${id}`, isNoticed] as const;
    });
  });
  return [...ofRoot, ...ofDefinitions];
}

const rows = editions.flatMap((one) => (["strict", "tolerant"] as const).map((mode) => ({ ...one, mode })));

test.each(rows)("a case notices each mutation of $name $edition, $mode", ({ name, edition, mode }) => {
  const scored = score({ name, edition }, mode);
  const own = equivalents
    .filter((one) => one.contract === name && one.modes.includes(mode))
    .filter((one) =>
      "editions" in one && one.editions !== undefined
        ? one.editions.includes(edition)
        : edition === sourceEdition(name),
    )
    .map(({ match }) => new RegExp(match));
  const isEquivalent = (id: string): boolean => own.some((pattern) => pattern.test(id));
  expect(scored.length).toBeGreaterThan(least[name]);
  expect({
    unnoticed: scored.flatMap(([id, isNoticed]) => (isNoticed || isEquivalent(id) ? [] : id)),
    noticed: scored.flatMap(([id, isNoticed]) => (isNoticed && isEquivalent(id) ? id : [])),
    idle: own.filter((pattern) => !scored.some(([id]) => pattern.test(id))),
  }).toEqual({ unnoticed: [], noticed: [], idle: [] });
});
