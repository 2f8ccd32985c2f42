import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it, test } from "vitest";
import { events } from "#generated/facts/webhook-2.3/events.js";
import { defaultEdition } from "#src/explain/contract.ts";
import { mapValues, omit } from "#src/model/schema.ts";
import { readEquivalents } from "./read-equivalents.ts";
import { type Definitions, definitionsOf, readPublished } from "./read-published.ts";
import { readSuite, type Scored, scoreContract } from "./score-contract.ts";

describe.each([
  ["webhook", "strict", 1000],
  ["webhook", "tolerant", 1000],
  ["raster-info", "strict", 200],
  ["raster-info", "tolerant", 200],
] as const)("mutated schemas of %s in %s mode", (contract, mode, least) => {
  let scored: readonly Scored[];
  const rows = readEquivalents(contract, mode);

  beforeAll(async () => {
    scored = scoreContract(mode, await readSuite(defaultEdition(contract)));
  });

  it("are all noticed by a case or a sample, or listed as equivalent with a reason", () => {
    const survivors = scored.filter(({ noticedBy }) => noticedBy.length === 0).map(({ id }) => id);
    expect(survivors.filter((id) => !rows.some(({ match }) => new RegExp(match).test(id)))).toEqual([]);
    expect(scored.length).toBeGreaterThan(least);
  });

  it.each(rows)("$match is equivalent: $reason", ({ match }) => {
    const matched = scored.filter(({ id }) => new RegExp(match).test(id));
    expect(matched.length).toBeGreaterThan(0);
    expect(matched.filter(({ noticedBy }) => noticedBy.length > 0)).toEqual([]);
  });
});

test.each(["strict", "tolerant"])(
  "the schema of each event in %s mode is made of the definitions of all",
  (mode) => {
    const definitions = definitionsOf(readPublished(`webhook-2.3/${mode}/delivery`));
    const own = events.map(({ type, file }) => {
      const schema = readPublished(`webhook-2.3/${mode}/${file}`);
      return { ...definitionsOf(schema), [type]: schema };
    });
    const differing = own.filter(
      (one) => !isDeepStrictEqual(asserted(one), asserted(pick(definitions, Object.keys(one)))),
    );
    expect(differing).toEqual([]);
  },
);

/** Leaves out what a schema of its own has besides its definition: where it stands, and what it tells of its mode. */
function asserted(all: Definitions): Definitions {
  return mapValues(all, (one) => omit(one, "$schema", "$id", "title", "description", "$defs"));
}

function pick(definitions: Definitions, names: readonly string[]): Definitions {
  return Object.fromEntries(names.map((name) => [name, definitions[name]!]));
}
