import { escapeXml, writeXmlAttributes } from "../util/escape-xml.ts";

/** Attributes of an element; those without a value are left out. */
type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element of SVG. Children are markup; texts go through `svgText`. */
export function svg(name: string, attributes: SvgAttributes, ...children: readonly string[]): string {
  const written = writeXmlAttributes(attributes);
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join("")}</${name}>`;
}

/** Pixels of a character of the drawing's font. */
export const CHARACTER = 7.25;

/** Writes a line of text, cut to a width in pixels. */
export function svgText(
  text: string,
  attributes: SvgAttributes,
  width: number = Number.POSITIVE_INFINITY,
): string {
  return svg("text", attributes, escapeXml(cutTo(text, width)));
}

/** Cuts a text to a width in pixels. */
export function cutTo(text: string, width: number): string {
  const most = Math.max(1, Math.floor(width / CHARACTER));
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}

/** Colours by role, light and dark. The light one is also an attribute, for programs without `light-dark()`. */
const colours = {
  ground: ["#ffffff", "#101516"],
  panel: ["#f6f8f8", "#171e1f"],
  line: ["#d4dcdc", "#3a4546"],
  ink: ["#1a2324", "#e4eaea"],
  quiet: ["#566365", "#9aa8a9"],
  added: ["#17703b", "#6fd08f"],
  removed: ["#b3261e", "#ff9c92"],
  changed: ["#805300", "#e8bd66"],
} as const;

/** A colour for each dimension, easy to distinguish in light and dark and with reduced colour vision. */
const axes = [
  ["#0f766e", "#5fd0c1"],
  ["#b45309", "#f0b36a"],
  ["#1d4ed8", "#8fb4ff"],
  ["#a21caf", "#e69af0"],
  ["#4d7c0f", "#b5d86a"],
  ["#b91c1c", "#ff9c92"],
  ["#6d28d9", "#c0a6ff"],
  ["#475569", "#b6c2cf"],
] as const;

/** Names the class of a dimension's colour. */
function axisClass(index: number): string {
  return `axis-${index % axes.length}`;
}

/** Returns the attribute that draws a line in a dimension's colour, or fills with it. */
export function axisColour(index: number, use: "stroke" | "fill"): SvgAttributes {
  return { class: `${axisClass(index)}-${use}`, [use]: axes[index % axes.length]?.[0] };
}

/** Returns the attribute of a role's colour. */
export function colour(role: keyof typeof colours, use: "stroke" | "fill"): SvgAttributes {
  return { class: `${role}-${use}`, [use]: colours[role][0] };
}

/** Style of a drawing, for a `<style>` element or a style sheet that a page adopts. */
export const drawingStyle: string = [
  ".raster-drawing{font:12px ui-monospace,Menlo,Consolas,monospace}",
  ".raster-drawing .strong{font-weight:700}",
  ...[...Object.entries(colours), ...axes.map((pair, i) => [axisClass(i), pair] as const)].flatMap(
    ([name, [light, dark]]) =>
      ["stroke", "fill"].map((use) => `.raster-drawing .${name}-${use}{${use}:light-dark(${light},${dark})}`),
  ),
].join("\n");
