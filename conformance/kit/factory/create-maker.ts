import type { Places } from "#generated/internal/types.d.ts";
import { resolve } from "#src/diagnostics/places.ts";
import { createRandom } from "../../suites/runner/shuffle.ts";
import { createValue, type Maker, memberPlace } from "./create-value.ts";
import type { Relation } from "./relations.ts";

/**
 * Creates the maker of a seed's values.
 *
 * @throws RangeError unless the seed is an integer from 0 to 2^32 − 1.
 */
export function createMaker(
  definitions: Places["definitions"],
  seed: number,
  relations: readonly Relation[] = [],
): Maker {
  if (seed >>> 0 !== seed)
    throw new RangeError(`cannot use the seed ${seed}: expected an integer from 0 to 4294967295`);
  const random = createRandom(seed);
  const maker: Maker = {
    definitions,
    random,
    settle: (object, given, place) => {
      const create = (...steps: readonly string[]): unknown => {
        const end = steps.reduce((at, step) => memberPlace(resolve(at, definitions), step), place);
        return createValue(end, undefined, maker, steps.length);
      };
      for (const { settle } of relations) settle({ object, given, random, create });
    },
  };
  return maker;
}
