import { compareOutlines, type Difference, markChanges } from "#src/raster-info/compare-outlines.ts";
import type { Mark } from "#src/raster-info/draw-outline.ts";
import type { Outline } from "#src/raster-info/outline.ts";
import { count } from "#src/text/display.ts";
import { element } from "../element.ts";

/** Most differences that are listed. */
const MOST = 300;
/** Longest text of a difference, in characters. */
const LONGEST = 120;

/** Lists what differs between two documents, and gives the marks of both; what they do not agree on leads to its node. */
export function showDifferences(
  target: HTMLElement,
  [before, after]: readonly [Outline, Outline],
  go: (node: number) => void,
): readonly [ReadonlyMap<string, Mark>, ReadonlyMap<string, Mark>] {
  const differences = compareOutlines([before, after]);
  const rows = differences.slice(0, MOST).map((one) => writeRow(one, after, go));
  const heads = ["Place", "What", "Before", "After"].map((text) => element("th", { scope: "col" }, text));
  const more = differences.length > MOST ? `, of which the first ${MOST} are listed` : "";
  target.replaceChildren(
    element(
      "p",
      { class: "note" },
      `${count(differences.length, "difference")}${more}; values are not compared.`,
    ),
    ...(rows.length === 0
      ? []
      : [
          element(
            "table",
            {},
            element("thead", {}, element("tr", {}, ...heads)),
            element("tbody", {}, ...rows),
          ),
        ]),
  );
  return [markChanges(differences, 0), markChanges(differences, 1)];
}

function writeRow(
  { kind, path, what, texts }: Difference,
  after: Outline,
  go: (node: number) => void,
): HTMLElement {
  const [old = "none", now = "none"] = texts.map((text = "none") =>
    text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text,
  );
  const node = [...after.arrays, ...after.dimensions, ...after.groups].find((one) => one.path === path)?.node;
  const place = `${kind} ${path}`;
  const button = element("button", { type: "button", class: "place" }, place);
  if (node !== undefined) button.addEventListener("click", () => go(node));
  const cells = [node === undefined ? place : button, what, old, now].map((child) =>
    element("td", {}, child),
  );
  return element("tr", {}, ...cells);
}
