import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, test } from "vitest";
import { omit, type Schema } from "../scripts/schema.ts";
import { readPublished } from "./independent.ts";
import { type Scored, scoreRasterInfo, scoreWebhook } from "./mutation-score.ts";

/** Mutations that no document can tell from the schema itself, and why. */
interface Equivalent {
  readonly contract: "webhook" | "raster-info";
  readonly modes: readonly string[];
  /** Regular expression that the ids of the mutations match. */
  readonly match: string;
  readonly reason: string;
}

const equivalents: readonly Equivalent[] = JSON.parse(
  readFileSync(new URL("./equivalent-mutants.json", import.meta.url), "utf8"),
);

describe.each([
  ["webhook", "strict", scoreWebhook, 1000],
  ["webhook", "tolerant", scoreWebhook, 1000],
  ["raster-info", "strict", scoreRasterInfo, 200],
  ["raster-info", "tolerant", scoreRasterInfo, 200],
] as const)("mutated schemas of %s in %s mode", (contract, mode, score, least) => {
  let scored: readonly Scored[];
  const rows = equivalents.filter((row) => row.contract === contract && row.modes.includes(mode));

  beforeAll(() => {
    scored = score(mode);
  }, 120_000);

  it("are all noticed by a case or a sample, or listed as equivalent with a reason", () => {
    const survivors = scored.filter(({ noticed }) => !noticed).map(({ id }) => id);
    expect(survivors.filter((id) => !rows.some(({ match }) => new RegExp(match).test(id)))).toEqual([]);
    expect(scored.length).toBeGreaterThan(least);
  });

  it.each(rows)("$match is equivalent: $reason", ({ match }) => {
    const matched = scored.filter(({ id }) => new RegExp(match).test(id));
    expect(matched.length).toBeGreaterThan(0);
    expect(matched.filter(({ noticed }) => noticed)).toEqual([]);
  });
});

test.each(["strict", "tolerant"])(
  "the schema of each event in %s mode is made of the definitions of all",
  (mode) => {
    const { $defs, oneOf = [] } = readPublished(`webhook-v1/${mode}/delivery`);
    const definitions = $defs as Readonly<Record<string, Schema>>;
    const differing = oneOf.filter(({ $ref = "" }) => {
      const type = $ref.slice("#/$defs/".length);
      const event = String(definitions[type]?.properties?.event?.const);
      const { $defs: own, ...root } = readPublished(`webhook-v1/${mode}/${event.replace(":", "-")}`);
      const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
      const parts = Object.entries(own as Readonly<Record<string, Schema>>);
      return (
        !same(omit(root, "$schema", "$id", "title"), definitions[type]) ||
        !parts.every(([name, definition]) => same(definition, definitions[name]))
      );
    });
    expect({ differing, events: oneOf.length }).toEqual({ differing: [], events: 19 });
  },
);
