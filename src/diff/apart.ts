import { nameJsonType } from "../model/scope.ts";
import type { Arm, ObjectArm, Shape } from "./arms.ts";
import { isQuiet } from "./expand.ts";
import { itemAt, slotsFor } from "./facets.ts";
import { fitsAll } from "./find-faults.ts";
import { areDisjoint } from "./texts.ts";
import { areLengthsApart } from "./within.ts";

/** Proves that shapes have no value, or none in common. */
export class Apart {
  readonly #known = new Map<string, boolean>();

  /** Checks whether a shape is proved to have no values. */
  isEmpty(shape: Shape): boolean {
    return (
      !isPlain(shape) && this.#prove(`${shape.id}`, () => shape.arms.every((arm) => this.isEmptyArm(arm)))
    );
  }

  /** Finds the shape that leaves another without values: a member that is always there, or the shape itself. */
  findEmpty(shape: Shape, seen: Set<Shape> = new Set()): Shape {
    seen.add(shape);
    for (const arm of shape.arms)
      if (arm.json === "object")
        for (const { shape: inner, optional } of arm.fields.values())
          if (!optional && !seen.has(inner) && this.isEmpty(inner)) return this.findEmpty(inner, seen);
    return shape;
  }

  /** Checks whether an arm is proved to have no values. */
  isEmptyArm(arm: Arm): boolean {
    switch (arm.json) {
      case "values":
        return arm.values.length === 0;
      case "number":
        return (arm.range.min ?? -Infinity) > (arm.range.max ?? Infinity);
      case "string":
      case "array":
        return areLengthsApart(arm.length);
      case "object": {
        if (areLengthsApart(arm.length)) return true;
        if (arm.checks.some(({ keyword, part }) => keyword === "not" && part.node.not === true)) return true;
        return [...arm.fields.values()].some(({ shape, optional }) => !optional && this.isEmpty(shape));
      }
    }
  }

  /** Checks whether two shapes are proved to have no value in common. */
  areApart(a: Shape, b: Shape): boolean {
    return this.#prove(`${a.id},${b.id}`, () => a.arms.every((arm) => this.isApart(arm, b)));
  }

  /** Checks whether an arm is proved to have no value in common with a shape. */
  isApart(arm: Arm, b: Shape): boolean {
    return b.arms.every((other) => this.#areApart(arm, other));
  }

  /** Examines a claim once. Until it is examined, it counts as not proved, since shapes may contain themselves. */
  #prove(claim: string, examine: () => boolean): boolean {
    const known = this.#known.get(claim);
    if (known !== undefined) return known;
    this.#known.set(claim, false);
    const found = examine();
    this.#known.set(claim, found);
    return found;
  }

  #areApart(a: Arm, b: Arm): boolean {
    if (a.json === "values")
      return a.values.every(
        (value) =>
          (b.json !== "values" && nameJsonType(value) !== b.json) ||
          !fitsAll(b.parts, value) ||
          (b.json === "values" && !b.values.includes(value) && typeof value !== "object"),
      );
    if (b.json === "values") return this.#areApart(b, a);
    if (a.json !== b.json) return true;
    if (a.json === "number" && b.json === "number")
      return (
        (a.range.min ?? a.range.above ?? -Infinity) > (b.range.max ?? b.range.below ?? Infinity) ||
        (b.range.min ?? b.range.above ?? -Infinity) > (a.range.max ?? a.range.below ?? Infinity)
      );
    if (a.json === "string" && b.json === "string")
      return (
        areLengthsApart(a.length, b.length) ||
        (a.patterns.length > 0 && b.patterns.length > 0 && areDisjoint(a, b))
      );
    if (a.json === "array" && b.json === "array")
      return (
        areLengthsApart(a.length, b.length) ||
        (Math.max(a.length.min ?? 0, b.length.min ?? 0) > 0 &&
          this.areApart(itemAt(a, 0).shape, itemAt(b, 0).shape))
      );
    if (a.json !== "object" || b.json !== "object") return false;
    const differ = (one: ObjectArm, other: ObjectArm): boolean =>
      [...one.fields].some(
        ([name, { shape, optional }]) =>
          !optional && slotsFor(other, name).some((its) => this.areApart(shape, its.shape)),
      );
    return differ(a, b) || differ(b, a);
  }
}

/** Checks whether a shape is just a type and so has values. Asked first, since most shapes are. */
function isPlain({ parts }: Shape): boolean {
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0 || typeof only.node === "boolean") return only === undefined;
  const keys = Object.keys(only.node).filter((key) => !isQuiet(key) && key !== "format");
  return keys.length === 0 || (keys.length === 1 && keys[0] === "type");
}
