import type { Length, Range } from "./model.ts";

/** Says which numbers are allowed, such as `at least 0 and at most 9`. */
export function phraseRange({ min, max, above, below }: Range): string {
  const limits = [
    min === undefined ? [] : [`at least ${min}`],
    above === undefined ? [] : [`above ${above}`],
    max === undefined ? [] : [`at most ${max}`],
    below === undefined ? [] : [`below ${below}`],
  ];
  return limits.flat().join(" and ");
}

/** Says how long something may be, such as `1 to 3 items`. */
export function phraseLength({ min, max }: Length, unit: "character" | "item" | "member"): string {
  const last = max ?? min;
  const units = last === 1 ? unit : `${unit}s`;
  if (min === undefined) return `at most ${max} ${units}`;
  if (max === undefined) return `at least ${min} ${units}`;
  return min === max ? `${min} ${units}` : `${min} to ${max} ${units}`;
}
