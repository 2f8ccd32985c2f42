import { createRandom } from "#conformance/suites/runner/shuffle.ts";
import type { Arm, Shape } from "#src/diff/arms.ts";
import { itemAt } from "#src/diff/facets.ts";
import { Values } from "#src/diff/values.ts";
import type { Json } from "#src/model/model.ts";
import { getOrMake } from "#src/text/get-or-make.ts";

/** Creates random documents of a shape, always the same ones. */
export class RandomDocuments {
  readonly #random = createRandom(1);
  readonly #values = new Values();

  /** Makes a value of a shape; undefined where none was found. */
  make(shape: Shape, depth = 0): Json | undefined {
    const arm = this.#pick(shape.arms);
    if (arm === undefined || depth > 12) return this.#pick(this.#values.of(shape));
    return this.#makeArm(arm, shape, depth);
  }

  #makeArm(arm: Arm, shape: Shape, depth: number): Json | undefined {
    if (arm.json === "array") {
      const { min = 0, max = Infinity } = arm.length;
      const size = Math.min(max, min + Math.floor(this.#random() * 3));
      return size > 50
        ? this.#pick(this.#values.of(shape))
        : this.#list(size, (i) => this.make(itemAt(arm, i).shape, depth + 1));
    }
    if (arm.json !== "object") return this.#pick(this.#plain(arm, shape));
    const share = this.#random() * (depth > 4 ? 0.2 : 1);
    const entries = [...arm.fields].flatMap(([name, slot]): [string, Json][] => {
      const value = slot.optional && this.#random() > share ? undefined : this.make(slot.shape, depth + 1);
      return value === undefined ? [] : [[name, value]];
    });
    const extra = this.#random() < 0.1 ? this.make(arm.rest.shape, depth + 1) : undefined;
    return Object.fromEntries(
      extra === undefined ? entries : [...entries, [this.#pick(["extra", "0", "a-b"]) ?? "a", extra]],
    );
  }

  #list(size: number, make: (i: number) => Json | undefined): Json[] {
    return Array.from({ length: size }, (_, i) => make(i)).flatMap((one) => (one === undefined ? [] : [one]));
  }

  readonly #known = new Map<Arm, readonly Json[]>();

  #plain(arm: Arm, shape: Shape): readonly Json[] {
    return getOrMake(this.#known, arm, () => [
      ...this.#values.of(shape),
      ...takeFirst(this.#values.around(arm, arm), 12),
    ]);
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }
}

/** Takes the first of some items. */
export function takeFirst<Item>(items: Iterable<Item>, count: number): Item[] {
  const found: Item[] = [];
  for (const item of items) if (found.push(item) >= count) break;
  return found;
}
