import { element } from "../element.ts";
import type { DimensionWords } from "./dimension-words.ts";

const namespace = "http://www.w3.org/2000/svg";
/** Shortest and longest edge, in pixels. */
const [SHORT, LONG] = [18, 130];
/** Slant of the third dimension. */
const SLANT = 0.55;

/** Draws the shape of an array: the last three dimensions as a body, those before as how often it is repeated. */
export function drawShape(dimensions: readonly DimensionWords[]): readonly HTMLElement[] {
  if (dimensions.length === 0) return [];
  const [depth, height, width] = lastThree(dimensions);
  const repeated = dimensions.slice(0, -3).map(({ name, size }) => `${name} ${words(size)} ×`);
  const caption = dimensions.map(({ name, size }) => `${name} ${words(size)}`).join(" × ");
  return [
    element(
      "figure",
      { class: "shape-figure" },
      ...repeated.map((text) => element("span", { class: "repeated" }, text)),
      drawBody({ width, height, depth }),
      element("figcaption", {}, caption),
    ),
  ];
}

type Edge = DimensionWords | undefined;

function lastThree(dimensions: readonly DimensionWords[]): readonly [Edge, Edge, Edge] {
  const [width, height, depth] = [...dimensions].reverse();
  return [depth, height, width];
}

function words(size: number | undefined): string {
  return size?.toLocaleString("en") ?? "?";
}

/** Measures an edge by the logarithm of its size, since sizes differ by powers of ten. */
function lengthOf(edge: Edge): number {
  if (edge === undefined) return 10;
  const share = Math.log10(Math.max(1, edge.size ?? 10)) / 5;
  return Math.round(SHORT + Math.min(1, share) * (LONG - SHORT));
}

function drawBody({
  width,
  height,
  depth,
}: {
  readonly width: Edge;
  readonly height: Edge;
  readonly depth: Edge;
}): HTMLElement {
  const [w, h] = [lengthOf(width), lengthOf(height)];
  const d = depth === undefined ? 0 : Math.round(lengthOf(depth) * SLANT);
  const box = `0 0 ${w + d + 90} ${h + d + 24}`;
  const svg = draw("svg", {
    viewBox: box,
    width: w + d + 90,
    height: h + d + 24,
    "aria-hidden": "true",
    class: "shape-body",
  });
  svg.append(draw("path", { class: "front", d: `M1 ${d + 1}h${w}v${h}h${-w}z` }));
  if (d > 0) {
    svg.append(
      draw("path", { class: "top", d: `M1 ${d + 1}l${d} ${-d}h${w}l${-d} ${d}z` }),
      draw("path", { class: "side", d: `M${w + 1} ${d + 1}l${d} ${-d}v${h}l${-d} ${d}z` }),
    );
  }
  svg.append(
    ...label(width, w / 2, h + d + 18, "middle"),
    ...label(height, w + d + 8, d + h / 2 + 5, "start"),
    ...(d > 0 ? label(depth, w + d + 8, 14, "start") : []),
  );
  // An element of SVG stands where one of HTML may.
  return svg as unknown as HTMLElement;
}

function label(edge: Edge, x: number, y: number, anchor: string): readonly SVGElement[] {
  if (edge === undefined) return [];
  const text = draw("text", { x: Math.max(x, anchor === "middle" ? 12 : 0), y, "text-anchor": anchor });
  text.textContent = edge.name.length > 10 ? `${edge.name.slice(0, 9)}…` : edge.name;
  return [text];
}

function draw(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const node = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}
