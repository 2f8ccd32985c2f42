import { writeBytes } from "../util/display.ts";
import { datatypeWords, sizeInBytes } from "./datatype-words.ts";
import type { OutlineArray, OutlineDimension } from "./outline.ts";
import { readUnit } from "./read-outline.ts";
import { axisColour, CHARACTER, colour, cutTo, svg, svgText } from "./svg.ts";

/** Shortest edge, growth per doubling of a size, and longest edge, in pixels. */
const [SHORTEST, DOUBLING, LONGEST] = [12, 7, 110];
/** Visible share of a third dimension's length, along each axis of the page. */
const SLANT = 0.4;
/** Height of a line of text. */
const LINE = 17;
/** Fewest pixels between the lines of two chunks; for smaller chunks, the face gets as many lines as fit. */
const NARROWEST = 4;
/** Pixels between the copies that stand for a fourth dimension and more. */
const STEP = 5;
/** Space around the content of a card. */
const PAD = 10;

/** Returns the colour number of a dimension. */
export type AxisIndex = (dimension: OutlineDimension) => number;

/** A drawing and its size. */
export interface Drawn {
  readonly markup: string;
  readonly width: number;
  readonly height: number;
}

/** Computes the pixels of a size. It grows by a fixed step per doubling, since sizes differ by powers of ten. */
export function computeLength(size: number | undefined): number {
  return Math.min(LONGEST, SHORTEST + DOUBLING * Math.log2(Math.max(1, size ?? 1)));
}

/** Draws an array: a body over its last three dimensions, stacked if it has more, with its chunks as a grid. */
export function drawArray(array: OutlineArray, axisOf: AxisIndex, most: number): Drawn {
  const body = drawBody(array, axisOf);
  const [name = "", ...texts] = listTexts(array);
  const lines = [
    { text: name, look: { ...colour("ink", "fill"), "font-weight": 700 } },
    ...(array.dimensions ?? []).map((one) => ({
      text: `${one.name} ${one.size?.toLocaleString("en") ?? "?"}`,
      look: axisColour(axisOf(one), "fill"),
    })),
    ...texts.map((text) => ({ text, look: colour("quiet", "fill") })),
  ];
  const longest = Math.ceil(Math.max(...lines.map(({ text }) => text.length)) * CHARACTER);
  const isBeside = body.width + longest + 3 * PAD <= most;
  const left = isBeside ? body.width + 2 * PAD : PAD;
  const width = Math.min(most, left + longest + PAD);
  const written = lines.map(({ text, look }, i) =>
    svgText(text, { x: left, y: PAD + 11 + i * LINE, ...look }, width - left - PAD),
  );
  const high = lines.length * LINE;
  const top = isBeside ? PAD : high + 2 * PAD;
  const placed = svg("g", { transform: `translate(${PAD},${top})` }, body.markup);
  const height = isBeside ? Math.max(high, body.height) + 2 * PAD : top + body.height + PAD;
  return { markup: written.join("") + placed, width: Math.max(width, body.width + 2 * PAD), height };
}

/** Lists the texts about an array, its name first. */
function listTexts(array: OutlineArray): readonly string[] {
  const { value, name, chunks } = array;
  const bytes = sizeInBytes(array);
  return [
    name || "(no name)",
    cutTo([datatypeWords(value.datatype), readUnit(value)].filter(Boolean).join(" · "), 230),
    bytes === undefined ? "" : writeBytes(bytes),
    chunks === undefined || chunks.includes(0) ? "" : `chunks ${chunks.join(" × ")}`,
  ].filter((text, i) => i === 0 || text !== "");
}

function drawBody(array: OutlineArray, axisOf: AxisIndex): Drawn {
  const { dimensions, chunks, role } = array;
  if (dimensions === undefined)
    return { markup: svgText("?", { x: 0, y: 12, ...colour("quiet", "fill") }), width: 10, height: 16 };
  const [x, y, z] = dimensions.map((one, i) => ({ one, chunk: chunks?.[i] || one.size })).reverse();
  const [w, h] = [computeLength(x?.one.size), y === undefined ? SHORTEST : computeLength(y.one.size)];
  const d = z === undefined ? 0 : Math.round(computeLength(z.one.size) * SLANT);
  const behind = Math.max(0, dimensions.length - 3) * STEP;
  const front = d + behind;
  const dash = role === "auxiliary" ? "4 3" : undefined;
  const face = { "stroke-linejoin": "round", "stroke-dasharray": dash };
  const outline = { ...colour("ground", "fill"), ...face, stroke: "none" };
  const line = (part: OutlineDimension | undefined, path: string): string =>
    svg("path", {
      d: path,
      fill: "none",
      "stroke-width": part === undefined ? 1 : 2,
      ...face,
      ...(part === undefined ? colour("quiet", "stroke") : axisColour(axisOf(part), "stroke")),
    });
  const sides = [
    svg("path", { d: `M0 ${front}h${w}v${h}h${-w}z`, ...outline }),
    ...drawGrid({ w, h, front }, x?.chunk, y?.chunk, [x?.one.size, y?.one.size]),
    line(x?.one, `M0 ${front}h${w}M0 ${front + h}h${w}`),
    line(y?.one, `M0 ${front}v${h}M${w} ${front}v${h}`),
    ...(d === 0
      ? []
      : [
          line(x?.one, `M${d} ${front - d}h${w}`),
          line(y?.one, `M${w + d} ${front - d}v${h}`),
          line(z?.one, `M0 ${front}l${d} ${-d}M${w} ${front}l${d} ${-d}M${w} ${front + h}l${d} ${-d}`),
        ]),
  ];
  const slower = dimensions.slice(0, -3);
  const copies = slower.map((one, i) => {
    const at = d + (slower.length - i) * STEP;
    return line(one, `M${at} ${front - at}h${w}v${h}`);
  });
  return { markup: [...copies, ...sides].join(""), width: w + front, height: h + front };
}

/** Draws the borders of the chunks on the front. */
function drawGrid(
  { w, h, front }: { readonly w: number; readonly h: number; readonly front: number },
  across: number | undefined,
  down: number | undefined,
  [columns = 1, rows = 1]: readonly (number | undefined)[],
): readonly string[] {
  const cuts = (length: number, size: number, chunk = size): readonly number[] => {
    const pieces = Math.ceil(size / Math.max(1, chunk));
    const drawn = Math.min(pieces, Math.floor(length / NARROWEST));
    const each = drawn < pieces ? length / drawn : (length * chunk) / Math.max(1, size);
    return Array.from({ length: Math.max(0, drawn - 1) }, (_, i) => Math.round((i + 1) * each * 10) / 10);
  };
  const lines = [
    ...cuts(w, columns, across).map((at) => `M${at} ${front}v${h}`),
    ...cuts(h, rows, down).map((at) => `M0 ${front + at}h${w}`),
  ].join("");
  return lines === "" ? [] : [svg("path", { d: lines, fill: "none", ...colour("line", "stroke") })];
}
