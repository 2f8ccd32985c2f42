import type { Length, Range } from "../model/model.ts";

/** Checks whether one length allows no more than another. */
export function withinLength(a: Length, b: Length): boolean {
  return (a.min ?? 0) >= (b.min ?? 0) && longest(a) <= longest(b);
}

/** Returns the greatest length that is allowed. */
export function longest({ max = Infinity }: Length): number {
  return max;
}

/** Checks whether two lengths have no size in common. */
export function areLengthsApart(a: Length, b: Length = a): boolean {
  return (a.min ?? 0) > longest(b) || (b.min ?? 0) > longest(a);
}

/** Checks whether a length allows a size. */
export function holdsSize({ min = 0, max = Infinity }: Length, size: number): boolean {
  return size >= min && size <= max;
}

interface Numbers {
  readonly integer: boolean;
  readonly range: Range;
}

/** Checks whether every number of one kind is also of another. */
export function within(a: Numbers, b: Numbers): boolean {
  const [lower, upper] = [ends(a.range, "low"), ends(a.range, "high")];
  const [least, most] = [ends(b.range, "low"), ends(b.range, "high")];
  const fitsLow = lower.at > least.at || (lower.at === least.at && (!least.open || lower.open));
  const fitsHigh = upper.at < most.at || (upper.at === most.at && (!most.open || upper.open));
  return (a.integer || !b.integer) && fitsLow && fitsHigh;
}

/** Returns the tighter of the two bounds on one side, and whether the bound itself is excluded. */
function ends({ min, max, above, below }: Range, side: "low" | "high"): { at: number; open: boolean } {
  if (side === "high") {
    const end = ends(
      { ...(max !== undefined && { min: -max }), ...(below !== undefined && { above: -below }) },
      "low",
    );
    return { at: -end.at, open: end.open };
  }
  const open = above !== undefined && above >= (min ?? -Infinity);
  return { at: open ? above : (min ?? -Infinity), open };
}
