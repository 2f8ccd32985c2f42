import { escapeXml } from "../util/escape-xml.ts";
import type { Dataset, DatasetArray, DatasetDimension, DatasetGroup } from "./dataset.ts";
import { describeChunks, describeType, writeSize } from "./datatypes.ts";
import { toNumber } from "./decimal.ts";

/** Maximum number of parts drawn per group, and of groups drawn. */
const MOST = 60;
/** Padding of a panel and width of a character, in pixels. */
const [PAD, CHARACTER] = [14, 7.25];

/** Light and dark colours, by role and then by dimension. */
const colours = [
  ["ground", "#ffffff", "#101516"],
  ["panel", "#f6f8f8", "#171e1f"],
  ["line", "#d4dcdc", "#3a4546"],
  ["ink", "#1a2324", "#e4eaea"],
  ["quiet", "#566365", "#9aa8a9"],
  ["axis-0", "#0f766e", "#5fd0c1"],
  ["axis-1", "#b45309", "#f0b36a"],
  ["axis-2", "#1d4ed8", "#8fb4ff"],
  ["axis-3", "#a21caf", "#e69af0"],
  ["axis-4", "#4d7c0f", "#b5d86a"],
] as const;

/** A drawing with its size. */
interface Drawn {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** Returns the colour of a dimension. */
type ColourOf = (dimension: DatasetDimension | undefined) => string;

/**
 * Renders a dataset as SVG: groups as panels, dimensions as axes, and arrays as boxes over their last three dimensions,
 * with a grid of chunks. Each doubling of a size adds a fixed length to an edge. If there are too many parts, only the
 * first ones are drawn.
 */
export function renderSvg(dataset: Dataset, width: number = 960): string {
  const numbers = new Map(dataset.dimensions.map((one, i) => [one, i % 5]));
  const colourOf: ColourOf = (one) => (one === undefined ? "quiet" : `axis-${numbers.get(one)}`);
  const panels = takeSome(dataset.groups, "group", (group) => renderGroup(group, dataset, width, colourOf));
  const { markup, height } = place(panels, 0);
  const rules = colours.flatMap(([name, ...pair]) =>
    ["stroke", "fill"].map((use) => `.${name}-${use}{${use}:light-dark(${pair})}`),
  );
  const size = `width="${width}" height="${height}"`;
  const look = `font-size="12" font-family="ui-monospace, Menlo, Consolas, monospace" style="color-scheme: light dark"`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size} role="img" ${look}>`;
  return `${head}<style>${rules.join("")}</style><rect ${size}${paint("ground")}/>${markup}</svg>`;
}

function renderGroup(
  { path, pointer }: DatasetGroup,
  { driver, dimensions, arrays }: Dataset,
  width: number,
  colourOf: ColourOf,
): Drawn {
  const own = dimensions.filter(({ group }) => group === path);
  const cards = arrays.filter(({ group, role }) => group === path && role !== "coordinate");
  const title = text(path === "/" ? `${driver} /`.trim() : path, 0, 14, "ink", ' font-weight="bold"');
  const parts = [
    { markup: title, width, height: 20 },
    ...takeSome(own, "dimension", (one) => renderDimension(one, width, colourOf)),
    ...takeSome(cards, "array", (one) => renderArray(one, colourOf)),
  ];
  const content = place(parts, width - 2 * PAD);
  const height = content.height + 2 * PAD;
  const frame = `x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="8"`;
  const panel = `<rect ${frame}${paint("panel", "line")}/>`;
  return { markup: part(pointer, path, panel + move(content.markup, PAD, PAD)), width, height };
}

function renderDimension(dimension: DatasetDimension, width: number, colourOf: ColourOf): Drawn {
  const { name, size, coordinate, pointer } = dimension;
  const length = computeLength(size);
  const told = coordinate === undefined ? "no coordinates" : describeType(coordinate);
  const markup = [
    text(name || "(no name)", 0, 14, colourOf(dimension)),
    line(`M240 10h${length}m-5 -4l5 4l-5 4M240 6v8`, colourOf(dimension)),
    text(`${writeSize(size)} · ${told}`, 250 + length, 14, "quiet"),
  ].join("");
  return { markup: part(pointer, `dimension ${name}`, markup), width, height: 20 };
}

function renderArray(array: DatasetArray, colourOf: ColourOf): Drawn {
  const { name, dimensions = [], pointer } = array;
  const body = renderBody(array, colourOf);
  const rows: (readonly [words: string, role: string])[] = [
    [name || "(no name)", "ink"],
    ...dimensions.map((one) => [`${one.name} ${writeSize(one.size)}`, colourOf(one)] as const),
    [describeType(array), "quiet"],
    [describeChunks(array), "quiet"],
  ];
  const shown = rows.filter(([words]) => words !== "");
  const lines = shown.map(([words, role], i) => text(words, body.width + PAD, 14 + i * 17, role));
  const longest = Math.min(32, Math.max(...shown.map(([words]) => words.length)));
  return {
    markup: part(pointer, `array ${name}`, body.markup + lines.join("")),
    width: body.width + 2 * PAD + longest * CHARACTER,
    height: Math.max(body.height, lines.length * 17 + 4),
  };
}

/** Draws the front of an array with its chunks, the sides of a third dimension, and an edge for each further dimension. */
function renderBody({ dimensions, chunks, role }: DatasetArray, colourOf: ColourOf): Drawn {
  if (dimensions === undefined) return { markup: text("?", 0, 14, "quiet"), width: 10, height: 20 };
  const [x, y, ...slower] = dimensions.toReversed();
  const [w, h] = [computeLength(x?.size), computeLength(y?.size)];
  const dash = role === "auxiliary" ? ' stroke-dasharray="4 3"' : "";
  let deep = 0;
  const sides = slower.map((one, i) => {
    const d = i === 0 ? Math.round(computeLength(one.size) * 0.4) : 6;
    const edges = `M${deep} ${-deep}l${d} ${-d}h${w}v${h}l${-d} ${d}m0 ${-h}l${d} ${-d}`;
    deep += d;
    return line(edges, colourOf(one), dash);
  });
  const cut = (one: DatasetDimension | undefined, length: number, chunk: unknown): readonly number[] => {
    const pieces = Math.ceil(toNumber(one?.size) / (toNumber(chunk) || toNumber(one?.size))) || 1;
    const drawn = Math.min(pieces, Math.floor(length / 4));
    return Array.from({ length: drawn - 1 }, (_, i) => Math.round(((i + 1) * length * 10) / drawn) / 10);
  };
  const across = cut(x, w, chunks?.at(-1)).map((at) => `M${at} 0v${h}`);
  const down = cut(y, h, chunks?.at(-2)).map((at) => `M0 ${at}h${w}`);
  const markup = [
    `<rect width="${w}" height="${h}"${paint("ground")}/>`,
    line([...across, ...down].join(""), "line"),
    ...sides,
    line(`M0 0h${w}m0 ${h}h${-w}`, colourOf(x), dash),
    line(`M0 0v${h}m${w} 0v${-h}`, colourOf(y), dash),
  ].join("");
  return { markup: move(markup, 0, deep), width: w + deep, height: h + deep + 2 };
}

/** Computes the length at which a size is drawn, from 12 to 110 pixels. The scale is logarithmic. */
function computeLength(size: unknown): number {
  return Math.round(Math.min(110, 12 + 7 * Math.log2(Math.max(1, toNumber(size) || 1))));
}

/** Draws the first parts, and writes how many more there are. */
function takeSome<One>(all: readonly One[], noun: string, render: (one: One) => Drawn): Drawn[] {
  const left = all.length - MOST;
  const rest = text(`and ${left} more ${noun}${left === 1 ? "" : "s"}`, 0, 14, "quiet");
  return [...all.slice(0, MOST).map(render), ...(left > 0 ? [{ markup: rest, width: 200, height: 20 }] : [])];
}

/** Places drawings side by side, in as many rows as needed. */
function place(parts: readonly Drawn[], width: number): { readonly markup: string; readonly height: number } {
  let [x, y, high] = [0, 0, 0];
  const placed = parts.map((one) => {
    if (x > 0 && x + one.width > width) [x, y, high] = [0, y + high + 6, 0];
    const markup = move(one.markup, x, y);
    x += one.width + PAD;
    high = Math.max(high, one.height);
    return markup;
  });
  return { markup: placed.join(""), height: y + high };
}

function part(pointer: string, title: string, markup: string): string {
  return `<g data-pointer="${escapeXml(pointer)}"><title>${escapeXml(title)}</title>${markup}</g>`;
}

function move(markup: string, x: number, y: number): string {
  return `<g transform="translate(${x},${y})">${markup}</g>`;
}

function text(words: string, x: number, y: number, role: string, more: string = ""): string {
  const shown = words.length > 32 && x < 240 ? `${words.slice(0, 31)}…` : words;
  return `<text x="${x}" y="${y}"${more}${paint(role)}>${escapeXml(shown)}</text>`;
}

function line(d: string, role: string, more: string = ""): string {
  return `<path d="${d}" stroke-width="${role === "line" ? 1 : 2}"${more}${paint("none", role)}/>`;
}

/** Writes the colours of an element: classes, and light colours for programs without `light-dark()`. */
function paint(fill: string, stroke: string = "none"): string {
  const find = (role: string): string => colours.find(([name]) => name === role)?.[1] ?? "none";
  return ` class="${fill}-fill ${stroke}-stroke" fill="${find(fill)}" stroke="${find(stroke)}"`;
}
