import { createRandom } from "../../suites/runner/shuffle.ts";
import { createValue, type Maker } from "./create-value.ts";
import { memberSchema, type PublishedSchema, resolveSchema } from "./published-schema.ts";
import type { Relation } from "./relations.ts";

/**
 * Creates what makes the values of a seed.
 *
 * @throws RangeError unless the seed is an integer from 0 to 2^32 − 1.
 */
export function createMaker(root: PublishedSchema, seed: number, relations: readonly Relation[] = []): Maker {
  if (seed >>> 0 !== seed)
    throw new RangeError(`cannot use the seed ${seed}: expected an integer from 0 to 4294967295`);
  const random = createRandom(seed);
  const maker: Maker = {
    root,
    random,
    settle: (object, given, schema) => {
      const create = (...steps: readonly string[]): unknown => {
        const end = steps.reduce((at, step) => memberSchema(resolveSchema(at, root).schema, step), schema);
        return createValue(end, undefined, maker, steps.length);
      };
      for (const { settle } of relations) settle({ object, given, random, create });
    },
  };
  return maker;
}
