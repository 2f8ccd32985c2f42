import { count } from "../util/display.ts";
import { escapeXml } from "../util/escape-xml.ts";
import { groupBy } from "../util/group-by.ts";
import { datatypeWords } from "./datatype-words.ts";
import { type AxisIndex, computeLength, type Drawn, drawArray } from "./draw-array.ts";
import type { Outline, OutlineArray, OutlineDimension, OutlineGroup } from "./outline.ts";
import { dimensionsByGroup, readUnit } from "./read-outline.ts";
import { axisColour, CHARACTER, colour, drawingStyle, svg, svgText } from "./svg.ts";

/** How two documents differ at a place. */
export type Mark = "added" | "removed" | "changed";

/** Options of a drawing. */
export interface DrawingOptions {
  /** Width in pixels. Default: 960. */
  readonly width?: number;
  /** Differences from a second document, by path, such as `/t2m`; they are marked. Default: none. */
  readonly marks?: ReadonlyMap<string, Mark>;
  /** Whether the style is included, as a file needs it. Default: true. */
  readonly isFile?: boolean;
}

/** Most drawn dimensions of a group, and most drawn arrays and groups in total. */
const MOST = { dimensions: 24, arrays: 120, groups: 40 };
/** Deepest nested level of groups. */
const DEEPEST = 4;
/** Space around the content of a panel, and between its parts. */
const [PAD, GAP] = [14, 12];
/** Height of a dimension's row: enough for a finger. */
const ROW = 28;

/** State shared by all parts of a drawing. */
interface Sheet {
  readonly outline: Outline;
  readonly axisOf: AxisIndex;
  readonly marks: ReadonlyMap<string, Mark>;
  /** Dimensions of a group, including those that only its arrays have. */
  readonly dimensions: ReadonlyMap<string, readonly OutlineDimension[]>;
  readonly arrays: ReadonlyMap<string, readonly OutlineArray[]>;
  /** How many more may be drawn. */
  readonly left: { arrays: number; groups: number };
}

/**
 * Draws a document as SVG: dimensions as axes with coordinates, arrays as bodies with their chunks as a
 * grid, groups as panels inside panels.
 *
 * Edges grow by a fixed step per doubling of a size. Each part has `data-node`, the index of its node in the
 * outline's tree, and `data-pointer`, its place in the document. Of too many arrays or groups, only the first are drawn.
 */
export function drawOutline(outline: Outline, options: DrawingOptions = {}): string {
  const { width = 960, marks = new Map(), isFile = true } = options;
  const numbers = new Map(outline.dimensions.map((one, i) => [one, i]));
  const arrays = groupBy(outline.arrays, ({ group }) => group);
  const sheet: Sheet = {
    outline,
    axisOf: (dimension) => numbers.get(dimension) ?? 0,
    marks,
    dimensions: dimensionsByGroup(outline),
    arrays,
    left: { arrays: MOST.arrays, groups: MOST.groups },
  };
  const [root] = outline.groups;
  const drawn = root === undefined ? { markup: "", height: 0 } : drawGroup(root, { width, depth: 0 }, sheet);
  const attributes = {
    xmlns: "http://www.w3.org/2000/svg",
    class: "raster-drawing",
    viewBox: `0 0 ${width} ${drawn.height}`,
    width,
    height: drawn.height,
    style: isFile ? "color-scheme: light dark" : undefined,
    "font-family": "ui-monospace, Menlo, Consolas, monospace",
    "font-size": 12,
    role: "group",
    "aria-label": `Drawing: ${count(outline.dimensions.length, "dimension")}, ${count(outline.arrays.length, "array")}`,
  };
  const ground = isFile ? svg("rect", { width, height: drawn.height, ...colour("ground", "fill") }) : "";
  return svg("svg", attributes, isFile ? svg("style", {}, drawingStyle) : "", ground, drawn.markup);
}

interface Panel {
  readonly width: number;
  readonly depth: number;
}

function drawGroup(group: OutlineGroup, { width, depth }: Panel, sheet: Sheet): Drawn {
  const { outline, marks } = sheet;
  const inner = width - 2 * PAD;
  const own = (sheet.arrays.get(group.path) ?? []).filter(({ role }) => role !== "coordinate");
  const shown = sheet.dimensions.get(group.path) ?? [];
  const cards = takeSome(own, "arrays", sheet);
  const parts = [
    ...shown.slice(0, MOST.dimensions).map((one) => drawDimension(one, inner, sheet)),
    ...more(shown.length - MOST.dimensions, "dimension"),
    flow(
      cards.map((one) => drawCard(one, inner, sheet)),
      inner,
    ),
    ...more(own.length - cards.length, "array"),
    ...drawGroups(group, { width: inner, depth: depth + 1 }, sheet),
  ].filter(({ height }) => height > 0);
  const mark = marks.get(group.path);
  const title = depth === 0 ? [outline.driver, group.name].filter(Boolean).join(" ") : group.name;
  const head = part(group, `Group ${group.path}`, { x: 1, y: 1, width: width - 2, height: 30, mark }, [
    svgText(
      title || "(no name)",
      { x: PAD, y: 22, "font-weight": 700, ...colour("ink", "fill") },
      inner - roomFor(mark).width,
    ),
  ]);
  const scale = svgText(
    "Lengths are on a logarithmic scale.",
    { x: 4, y: 12, ...colour("quiet", "fill") },
    inner,
  );
  if (depth === 0) parts.push({ markup: scale, width: inner, height: 16 });
  const { markup, height } = stack(parts, { x: PAD, y: 34 });
  const frame = { x: 0.5, y: 0.5, width: width - 1, height: height + PAD - 1, rx: 10 };
  const fill = colour(depth % 2 === 0 ? "ground" : "panel", "fill");
  const panel = [
    svg("rect", { ...frame, ...fill }),
    svg("rect", { ...frame, fill: "none", ...colour("line", "stroke") }),
  ];
  return { markup: [...panel, head, markup].join(""), width, height: height + PAD };
}

function drawGroups(group: OutlineGroup, panel: Panel, sheet: Sheet): readonly Drawn[] {
  const inside = sheet.outline.groups.filter(
    ({ node }) => sheet.outline.tree.nodes[node]?.parent === group.node && node > 0,
  );
  const shown = panel.depth > DEEPEST ? [] : takeSome(inside, "groups", sheet);
  return [
    ...shown.map((one) => drawGroup(one, panel, sheet)),
    ...more(inside.length - shown.length, "group"),
  ];
}

/** Takes as many items as may still be drawn. */
function takeSome<One>(all: readonly One[], kind: keyof Sheet["left"], { left }: Sheet): readonly One[] {
  const some = all.slice(0, left[kind]);
  left[kind] -= some.length;
  return some;
}

/** Says how many items are not drawn. */
function more(left: number, noun: string): readonly Drawn[] {
  if (left <= 0) return [];
  const markup = svgText(`and ${count(left, `more ${noun}`)}`, { x: 0, y: 14, ...colour("quiet", "fill") });
  return [{ markup, width: 0, height: 20 }];
}

/** Draws a dimension: name, axis, size, and its coordinates in words. */
function drawDimension(dimension: OutlineDimension, width: number, { axisOf, marks }: Sheet): Drawn {
  const { name, size, coordinate } = dimension;
  const axis = axisOf(dimension);
  const length = computeLength(size);
  const start = Math.min(150, Math.round(width * 0.28));
  const end = start + length;
  const words = size?.toLocaleString("en") ?? "?";
  const after = Math.max(end + words.length * CHARACTER + 22, width < 560 ? 0 : start + 190);
  const told =
    coordinate && [datatypeWords(coordinate.value.datatype), readUnit(coordinate.value)].filter(Boolean);
  const chip = coordinate === undefined ? "no coordinates" : ["●", ...(told ?? [])].join(" ");
  const y = ROW / 2;
  const mark = marks.get(dimension.path) ?? (coordinate && marks.get(coordinate.path));
  const lines = [
    svgText(
      name || "(no name)",
      { x: 4, y: y + 4, "font-weight": 700, ...axisColour(axis, "fill") },
      start - 10,
    ),
    svg("path", {
      d: `M${start} ${y}h${length}m-5 -4l5 4l-5 4M${start} ${y - 4}v8`,
      fill: "none",
      "stroke-width": 2,
      ...axisColour(axis, "stroke"),
    }),
    svgText(words, { x: end + 8, y: y + 4, ...colour("ink", "fill") }),
    svgText(chip, { x: after, y: y + 4, ...colour("quiet", "fill") }, width - after - roomFor(mark).width),
  ];
  const says = `Dimension ${name}, size ${words}, ${coordinate === undefined ? chip : `coordinates ${coordinate.name}`}`;
  return { markup: part(dimension, says, { width, height: ROW, mark }, lines), width, height: ROW };
}

function drawCard(array: OutlineArray, most: number, { axisOf, marks }: Sheet): Drawn {
  const { markup, width, height: own } = drawArray(array, axisOf, most);
  const mark = marks.get(array.path);
  const height = own + roomFor(mark).height;
  const shape =
    array.dimensions?.map(({ name, size }) => `${name} ${size ?? "?"}`).join(" × ") ||
    (array.dimensions === undefined ? "unknown shape" : "a single value");
  const says = [`Array ${array.path}`, datatypeWords(array.value.datatype), shape].filter(Boolean).join(", ");
  return { markup: part(array, says, { width, height, mark }, [markup]), width, height };
}

/** A box around a selectable part. */
interface Box {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly mark: Mark | undefined;
}

/** Reserves room for the word of a mark: beside a line of text, and below the texts of a card. */
function roomFor(mark: Mark | undefined): { readonly width: number; readonly height: number } {
  return mark === undefined ? { width: 0, height: 0 } : { width: 66, height: 14 };
}

/** Draws a selectable part and describes it. */
function part(
  { node, pointer }: { readonly node: number; readonly pointer: string },
  says: string,
  { mark, ...box }: Box,
  lines: readonly string[],
): string {
  const label = mark === undefined ? says : `${says}, ${mark}`;
  const attributes = { class: "part", "data-node": node, "data-pointer": pointer };
  const edge = mark === undefined ? { stroke: "none" } : { ...colour(mark, "stroke"), "stroke-width": 2 };
  const frame = svg("rect", { ...box, rx: 6, "fill-opacity": 0, ...edge });
  const word =
    mark &&
    svgText(mark, {
      x: box.width - 8,
      y: (box.y ?? 0) + box.height - 10,
      "text-anchor": "end",
      ...colour(mark, "fill"),
    });
  return svg("g", attributes, svg("title", {}, escapeXml(label)), frame, ...lines, word ?? "");
}

/** Places drawings below each other, with a gap after all but rows. */
function stack(parts: readonly Drawn[], { x, y }: { readonly x: number; readonly y: number }): Drawn {
  let [at, end] = [y, y];
  const placed = parts.map(({ markup, height }) => {
    const here = svg("g", { transform: `translate(${x},${at})` }, markup);
    end = at + height;
    at = end + (height > ROW ? GAP : 0);
    return here;
  });
  return { markup: placed.join(""), width: 0, height: end };
}

/** Places drawings beside each other, in as many rows as they need. */
function flow(parts: readonly Drawn[], width: number): Drawn {
  let [x, y, high] = [0, 0, 0];
  const placed = parts.map((one) => {
    if (x > 0 && x + one.width > width) [x, y, high] = [0, y + high + GAP, 0];
    const here = svg("g", { transform: `translate(${x},${y})` }, one.markup);
    x += one.width + GAP;
    high = Math.max(high, one.height);
    return here;
  });
  return { markup: placed.join(""), width, height: y + high };
}
