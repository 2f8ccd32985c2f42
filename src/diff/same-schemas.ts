import { sameJson } from "../json/same-json.ts";
import { pick } from "../model/schema.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { isRecord } from "../util/is-object.ts";
import type { Part } from "./arms.ts";
import { isQuiet } from "./expand.ts";
import { Trail } from "./trail.ts";

/** Keywords with lists where order does not matter. */
const unordered = new Set(["required", "enum", "type"]);
/** Keywords with values. */
const values = new Set(["enum", "const", "required", "type"]);

/** Finds schemas that assert the same, whatever their references are called. */
export class SameSchemas {
  readonly #trail = new Trail();
  readonly #ids = new Map<unknown, number>();

  /** Compares lists of schemas. If the views use different modes, it compares them as they are written. */
  parts(a: readonly Part[], b: readonly Part[]): boolean {
    return a.length === b.length && a.every((part, i) => this.of(part, b[i]!));
  }

  /** Compares two schemas. */
  of(a: Part, b: Part): boolean {
    return a.view.mode === b.view.mode ? this.#same(a, b) : this.#same(a.view.written(a), b.view.written(b));
  }

  /** Compares two schemas by some of their keywords. */
  keywords(a: Part, b: Part, names: readonly string[]): boolean {
    const [own, other] = a.view.mode === b.view.mode ? [a, b] : [a.view.written(a), b.view.written(b)];
    const only = ({ view, node }: Part): Part => ({
      view,
      node: typeof node === "boolean" ? node : pick(node, new Set(names)),
    });
    return this.#same(only(own), only(other));
  }

  #id(node: unknown): number {
    return getOrMake(this.#ids, node, () => this.#ids.size);
  }

  #same(a: Part, b: Part): boolean {
    return this.#sameValue(a.node, b.node, a, b, "");
  }

  #sameValue(one: unknown, other: unknown, a: Part, b: Part, keyword: string): boolean {
    if (one === other && (!isRecord(one) || a.view === b.view)) return true;
    if (Array.isArray(one) && Array.isArray(other)) {
      if (one.length !== other.length) return false;
      if (unordered.has(keyword))
        return one.every((value) => other.some((another) => sameJson(value, another)));
      return one.every((value, i) => this.#sameValue(value, other[i], a, b, keyword));
    }
    if (values.has(keyword)) return sameJson(one, other);
    if (!isRecord(one) || !isRecord(other)) return false;
    const isNamed = ["properties", "patternProperties", "dependentSchemas", "dependentRequired"].includes(
      keyword,
    );
    const keys = (value: object): string[] => Object.keys(value).filter((key) => isNamed || !isQuiet(key));
    if (keys(one).length !== keys(other).length) return false;
    return keys(one).every((key) => {
      if (!Object.hasOwn(other, key)) return false;
      const [value, another] = [one[key], other[key]];
      if (key === "$ref" && !isNamed) {
        const [own, its] = [a.view.target(String(value)), b.view.target(String(another))];
        return this.#trail.assume(this.#id(own), this.#id(its), () =>
          this.#same({ view: a.view, node: own }, { view: b.view, node: its }),
        );
      }
      return this.#sameValue(value, another, a, b, isNamed ? "" : key);
    });
  }
}
