import { escapeXml, writeXmlAttributes } from "../util/escape-xml.ts";
import { readUnit } from "./attributes.ts";
import type { Dataset, DatasetArray, Dimension, Group } from "./dataset.ts";
import { describeChunks, describeDatatype, writeSize } from "./datatypes.ts";

/** Most drawn dimensions and arrays of a group, and most drawn groups. */
const MOST = { dimensions: 24, arrays: 60, groups: 40 };
/** Pixels: space around the content of a panel, a row of text, and a character. */
const [PAD, ROW, CHARACTER] = [14, 20, 7.25];
/** Shortest edge, growth per doubling of a size, and longest edge, in pixels. */
const [SHORTEST, DOUBLING, LONGEST] = [12, 7, 110];

/** Colours by role and for each dimension, light and dark. */
const roles = {
  ground: "#ffffff,#101516",
  panel: "#f6f8f8,#171e1f",
  line: "#d4dcdc,#3a4546",
  ink: "#1a2324,#e4eaea",
  quiet: "#566365,#9aa8a9",
};
const axes = ["#0f766e,#5fd0c1", "#b45309,#f0b36a", "#1d4ed8,#8fb4ff", "#a21caf,#e69af0", "#4d7c0f,#b5d86a"];

/** A drawing and its size. */
interface Drawn {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Colours of the dimensions. */
type ColourOf = (dimension: Dimension | undefined) => string;

/**
 * Renders a dataset as SVG: dimensions as axes, arrays as bodies over their last three dimensions with their chunks as a
 * grid, groups as panels. Edges grow by a fixed step per doubling of a size. Of too many parts the first are drawn.
 */
export function renderSvg(dataset: Dataset, width: number = 960): string {
  const numbers = new Map(dataset.dimensions.map((one, i) => [one, i]));
  const colourOf: ColourOf = (one) =>
    one === undefined ? "quiet" : `axis-${(numbers.get(one) ?? 0) % axes.length}`;
  const shown = dataset.groups.slice(0, MOST.groups);
  const panels = [
    ...shown.map((group) => renderGroup(group, dataset, { width, colourOf })),
    ...renderRest(dataset.groups.length - shown.length, "group"),
  ];
  const { markup, height } = stack(panels, PAD);
  const all = [...Object.entries(roles), ...axes.map((pair, i) => [`axis-${i}`, pair] as const)];
  const style = all.flatMap(([name, pair]) =>
    ["stroke", "fill"].map((use) => `.${name}-${use}{${use}:light-dark(${pair})}`),
  );
  const look = {
    style: "color-scheme: light dark",
    "font-family": "ui-monospace, Menlo, Consolas, monospace",
  };
  const size = { viewBox: `0 0 ${width} ${height}`, width, height, "font-size": 12, role: "img" };
  const ground = element("rect", { width, height, ...paint("ground", "fill") });
  const attributes = { xmlns: "http://www.w3.org/2000/svg", ...size, ...look };
  return element("svg", attributes, element("style", {}, style.join("")), ground, markup);
}

function renderGroup(
  { path, pointer }: Group,
  { driver, dimensions, arrays }: Dataset,
  { width, colourOf }: { readonly width: number; readonly colourOf: ColourOf },
): Drawn {
  const own = dimensions.filter(({ group }) => group === path);
  const cards = arrays.filter(({ group, role }) => group === path && role !== "coordinate");
  const content = stack(
    [
      renderText(`${path === "/" ? driver : ""} ${path}`.trim(), "ink", "bold"),
      ...own.slice(0, MOST.dimensions).map((one) => renderDimension(one, colourOf)),
      ...renderRest(own.length - MOST.dimensions, "dimension"),
      flow(
        cards.slice(0, MOST.arrays).map((one) => renderArray(one, colourOf)),
        width - 2 * PAD,
      ),
      ...renderRest(cards.length - MOST.arrays, "array"),
    ].filter(({ height }) => height > 0),
    6,
  );
  const height = content.height + 2 * PAD;
  const frame = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 8 };
  const panel = element("rect", { ...frame, ...paint("panel", "fill"), ...paint("line", "stroke") });
  return { markup: part(pointer, path, panel + move(content.markup, PAD, PAD)), width, height };
}

function renderDimension(dimension: Dimension, colourOf: ColourOf): Drawn {
  const { name, size, coordinate, pointer } = dimension;
  const length = computeLength(size);
  const words = coordinate && [describeDatatype(coordinate.value.datatype), readUnit(coordinate.value)];
  const told = words?.filter(Boolean).join(" ") ?? "no coordinates";
  const lines = [
    text(name || "(no name)", 0, 14, colourOf(dimension), 24),
    line(`M180 10h${length}m-5 -4l5 4l-5 4M180 6v8`, colourOf(dimension)),
    text(`${writeSize(size)}  ${told}`, 190 + length, 14, "quiet", 70),
  ];
  return { markup: part(pointer, `dimension ${name}`, lines.join("")), width: 0, height: ROW };
}

function renderArray(array: DatasetArray, colourOf: ColourOf): Drawn {
  const { name, dimensions = [], value, pointer } = array;
  const body = renderBody(array, colourOf);
  const texts: (readonly [string, string])[] = [
    [name || "(no name)", "ink"],
    ...dimensions.map((one) => [`${one.name} ${writeSize(one.size)}`, colourOf(one)] as const),
    [[describeDatatype(value.datatype), readUnit(value)].filter(Boolean).join(" · "), "quiet"],
    [describeChunks(array), "quiet"],
  ];
  const lines = texts
    .filter(([one]) => one !== "")
    .map(([one, role], i) => text(one, body.width + PAD, 14 + i * 17, role, 32));
  const longest = Math.min(32, Math.max(...texts.map(([one]) => one.length)));
  return {
    markup: part(pointer, `array ${name}`, body.markup + lines.join("")),
    width: body.width + 2 * PAD + longest * CHARACTER,
    height: Math.max(body.height, lines.length * 17 + 4),
  };
}

/** Draws the front of an array with its chunks, the sides of a third dimension, and an edge for each further one. */
function renderBody({ dimensions, chunks, role }: DatasetArray, colourOf: ColourOf): Drawn {
  if (dimensions === undefined) return renderText("?", "quiet");
  const [x, y, ...slower] = dimensions.toReversed();
  const [w, h] = [computeLength(x?.size), y === undefined ? SHORTEST : computeLength(y.size)];
  const depths = slower.map((one, i) => (i === 0 ? Math.round(computeLength(one.size) * 0.4) : 6));
  const deep = depths.reduce((sum, one) => sum + one, 0);
  const dash = role === "auxiliary" ? "4 3" : undefined;
  let at = 0;
  const sides = slower.map((one, i) => {
    const d = depths[i] ?? 0;
    const [left, top] = [at, deep - at];
    at += d;
    const edges = `M${left} ${top}l${d} ${-d}h${w}v${h}l${-d} ${d}m0 ${-h}l${d} ${-d}`;
    return line(edges, colourOf(one), dash);
  });
  const [columns, rows] = [x, y].map((one, i) => {
    const chunk = Number(chunks?.toReversed()[i] ?? 0) || Number(one?.size);
    const length = i === 0 ? w : h;
    const pieces = Math.min(Math.ceil(Number(one?.size) / chunk) || 1, Math.floor(length / 4));
    return Array.from({ length: pieces - 1 }, (_, n) => Math.round(((n + 1) * length * 10) / pieces) / 10);
  });
  const grid = [
    ...(columns ?? []).map((one) => `M${one} ${deep}v${h}`),
    ...(rows ?? []).map((one) => `M0 ${deep + one}h${w}`),
  ].join("");
  const front = element("rect", { x: 0, y: deep, width: w, height: h, ...paint("ground", "fill") });
  const edges = [
    line(`M0 ${deep}h${w}m0 ${h}h${-w}`, colourOf(x), dash),
    line(`M0 ${deep}v${h}m${w} 0v${-h}`, colourOf(y), dash),
  ];
  const markup = [front, grid === "" ? "" : line(grid, "line"), ...sides, ...edges].join("");
  return { markup, width: w + deep, height: h + deep + 2 };
}

/** Computes the pixels of a size. Sizes differ by powers of ten. */
function computeLength(size: unknown): number {
  const doublings = Math.log2(Math.max(1, Number(size) || 1));
  return Math.round(Math.min(LONGEST, SHORTEST + DOUBLING * doublings));
}

function renderText(words: string, role: string, weight?: string): Drawn {
  return { markup: text(words, 0, 14, role, 120, weight), width: 10, height: ROW };
}

function renderRest(left: number, noun: string): readonly Drawn[] {
  return left > 0 ? [renderText(`and ${left} more ${noun}${left === 1 ? "" : "s"}`, "quiet")] : [];
}

/** Places drawings below each other. */
function stack(parts: readonly Drawn[], gap: number): Drawn {
  let height = 0;
  const placed = parts.map((one) => {
    const markup = move(one.markup, 0, height);
    height += one.height + gap;
    return markup;
  });
  return { markup: placed.join(""), width: 0, height: Math.max(0, height - gap) };
}

/** Places drawings beside each other, in as many rows as they need. */
function flow(parts: readonly Drawn[], width: number): Drawn {
  let [x, y, high] = [0, 0, 0];
  const placed = parts.map((one) => {
    if (x > 0 && x + one.width > width) [x, y, high] = [0, y + high + PAD, 0];
    const markup = move(one.markup, x, y);
    x += one.width + PAD;
    high = Math.max(high, one.height);
    return markup;
  });
  return { markup: placed.join(""), width, height: y + high };
}

function part(pointer: string, title: string, markup: string): string {
  return element("g", { "data-pointer": pointer }, element("title", {}, escapeXml(title)), markup);
}

function move(markup: string, x: number, y: number): string {
  return element("g", { transform: `translate(${x},${y})` }, markup);
}

function text(words: string, x: number, y: number, role: string, most: number, weight?: string): string {
  const shown = words.length > most ? `${words.slice(0, most - 1)}…` : words;
  return element("text", { x, y, "font-weight": weight, ...paint(role, "fill") }, escapeXml(shown));
}

function line(d: string, role: string, dash?: string): string {
  const look = { fill: "none", "stroke-width": role === "line" ? 1 : 2, "stroke-dasharray": dash };
  return element("path", { d, ...look, ...paint(role, "stroke") });
}

/** Returns the attributes of a colour: a class, and the light colour for programs without `light-dark()`. */
function paint(role: string, use: "stroke" | "fill"): Attributes {
  const pair = Object.hasOwn(roles, role) ? roles[role as keyof typeof roles] : axes[Number(role.slice(5))];
  return { class: `${role}-${use}`, [use]: pair?.slice(0, 7) };
}

function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  return `<${name}${writeXmlAttributes(attributes)}>${children.join("")}</${name}>`;
}
