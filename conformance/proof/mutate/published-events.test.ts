import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { events } from "#generated/facts/webhook-2.3/events.js";
import { type Definitions, readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { mapValues, omit } from "#src/model/schema.ts";
import { readPublished } from "../../derive/read-published.ts";

test.each(["strict", "tolerant"])(
  "the schema of each event in %s mode is made of the definitions of all",
  (mode) => {
    const definitions = readDefinitions(readPublished(`webhook-2.3/${mode}/delivery`));
    const own = events.map(({ type, file }) => {
      const schema = readPublished(`webhook-2.3/${mode}/${file}`);
      return { ...readDefinitions(schema), [type]: schema };
    });
    const differing = own.filter(
      (one) => !isDeepStrictEqual(asserted(one), asserted(pick(definitions, Object.keys(one)))),
    );
    expect(differing).toEqual([]);
  },
);

/** Drops what a separate schema has besides its definition: its address, and what it says about its mode. */
function asserted(all: Definitions): Definitions {
  return mapValues(all, (one) => omit(one, "$schema", "$id", "title", "description", "$defs"));
}

function pick(definitions: Definitions, names: readonly string[]): Definitions {
  return Object.fromEntries(names.map((name) => [name, definitions[name]!]));
}
