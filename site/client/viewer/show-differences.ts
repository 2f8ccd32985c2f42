import { compareOutlines, type Difference, markChanges } from "#src/raster-info/compare-outlines.ts";
import type { Mark } from "#src/raster-info/draw-outline.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import { count } from "#src/text/display.ts";
import { shorten } from "#src/text/shorten.ts";
import { type Child, element, placeButton, table } from "../element.ts";

/** Most differences that are listed. */
const MOST = 300;
/** Longest text of a difference, in characters. */
const LONGEST = 120;

/** Lists the differences between two documents, each with a link to its node, and returns the marks of both. */
export function showDifferences(
  target: HTMLElement,
  [before, after]: readonly [Outline, Outline],
  go: (node: number) => void,
): readonly [ReadonlyMap<string, Mark>, ReadonlyMap<string, Mark>] {
  const differences = compareOutlines([before, after]);
  const rows = differences.slice(0, MOST).map((one) => writeRow(one, after, go));
  const more = differences.length > MOST ? `; the first ${MOST} are listed` : "";
  target.replaceChildren(
    element("p.note", `${count(differences.length, "difference")}${more}; values are not compared.`),
    ...(rows.length === 0 ? [] : [table(["Place", "What", "Before", "After"], rows)]),
  );
  return [markChanges(differences, 0), markChanges(differences, 1)];
}

function writeRow(
  { kind, path, what, texts }: Difference,
  after: Outline,
  go: (node: number) => void,
): readonly Child[] {
  const [old = "none", now = "none"] = texts.map((text = "none") => shorten(text, LONGEST));
  const node = [...after.arrays, ...after.dimensions, ...after.groups].find((one) => one.path === path)?.node;
  const place = `${kind} ${path}`;
  return [node === undefined ? place : placeButton(place, () => go(node)), what, old, now];
}
