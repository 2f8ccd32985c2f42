import { readAttribute, readUnit } from "./attributes.ts";
import type { Axis, Properties } from "./dataset.ts";
import { asText } from "./flatten.ts";

/**
 * Rules that find an axis, the most reliable first: by the type of a dimension (R2.6), then by the CF attributes of its
 * coordinates.
 */
const rows: readonly (readonly [source: string, axis: Axis, names: string])[] = [
  ["type", "t", "TEMPORAL"],
  ["type", "z", "VERTICAL"],
  ["type", "x", "HORIZONTAL_X"],
  ["type", "y", "HORIZONTAL_Y"],
  ["axis", "t", "T"],
  ["axis", "z", "Z"],
  ["axis", "y", "Y"],
  ["axis", "x", "X"],
  ["standard_name", "t", "time"],
  ["standard_name", "y", "latitude projection_y_coordinate grid_latitude"],
  ["standard_name", "x", "longitude projection_x_coordinate grid_longitude"],
  ["standard_name", "z", "height altitude depth air_pressure"],
  ["positive", "z", "up down"],
  ["units", "y", "degrees_north degree_north degrees_N degree_N degreesN degreeN"],
  ["units", "x", "degrees_east degree_east degrees_E degree_E degreesE degreeE"],
];

/** Finds the axis of a dimension from its type, or from the attributes or the unit of its coordinates. */
export function findAxis({ type }: Properties, coordinate: Properties): Axis | undefined {
  const unit = readUnit(coordinate);
  const [, axis] =
    rows.find(([source, , names]) => {
      const given = source === "type" ? type : source === "units" ? unit : readAttribute(coordinate, source);
      return names.split(" ").includes(asText(given));
    }) ?? [];
  return axis ?? (/ since /.test(unit) ? "t" : undefined);
}
