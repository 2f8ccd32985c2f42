import { readAttribute, readPacking } from "./attributes.ts";
import type { Axis, Properties } from "./dataset.ts";
import { asText } from "./values.ts";

/** Rules, most reliable first: the type of a dimension (R2.6), then the CF attributes of its coordinates. */
const rules: readonly (readonly [source: string, axis: Axis, pattern: RegExp])[] = [
  ["type", "t", /^TEMPORAL$/],
  ["type", "z", /^VERTICAL$/],
  ["type", "x", /^HORIZONTAL_X$/],
  ["type", "y", /^HORIZONTAL_Y$/],
  ["axis", "t", /^T$/],
  ["axis", "z", /^Z$/],
  ["axis", "y", /^Y$/],
  ["axis", "x", /^X$/],
  ["standard_name", "t", /^time$/],
  ["standard_name", "y", /^(latitude|projection_y_coordinate|grid_latitude)$/],
  ["standard_name", "x", /^(longitude|projection_x_coordinate|grid_longitude)$/],
  ["standard_name", "z", /^(height|altitude|depth|air_pressure)$/],
  ["positive", "z", /^(up|down)$/i],
  ["units", "y", /^degrees?(_north|_?N)$/],
  ["units", "x", /^degrees?(_east|_?E)$/],
  ["units", "t", /\ssince\s/i],
];

/** Finds the axis of a dimension from its type, or from the attributes or the unit of its coordinates. */
export function findAxis({ type }: Properties, coordinate: Properties): Axis | undefined {
  const { unit } = readPacking(coordinate);
  return rules.find(([source, , pattern]) => {
    const given = source === "type" ? type : source === "units" ? unit : readAttribute(coordinate, source);
    return pattern.test(asText(given));
  })?.[1];
}
