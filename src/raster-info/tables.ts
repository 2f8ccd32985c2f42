import type { Axis } from "./dataset.ts";

type Table<Value> = Readonly<Record<string, Value>>;

/** Looks a name up in a table; undefined for anything else. */
export function lookUp<Value>(table: Table<Value>, name: unknown): Value | undefined {
  return typeof name === "string" && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Axes by the type of a dimension (R2.6). */
export const dimensionTypes: Table<Axis> = {
  TEMPORAL: "t",
  VERTICAL: "z",
  HORIZONTAL_X: "x",
  HORIZONTAL_Y: "y",
};

/** Axes by the attributes that CF gives the coordinates of a dimension, the surest first. */
export const axisAttributes: readonly (readonly [name: string, axes: Table<Axis>])[] = [
  ["axis", { T: "t", Z: "z", Y: "y", X: "x" }],
  [
    "standard_name",
    {
      time: "t",
      ...spread("y", "latitude projection_y_coordinate grid_latitude"),
      ...spread("x", "longitude projection_x_coordinate grid_longitude"),
      ...spread("z", "height altitude depth air_pressure"),
    },
  ],
  ["positive", spread("z", "up down")],
  [
    "units",
    {
      ...spread("y", "degrees_north degree_north degrees_N degree_N degreesN degreeN"),
      ...spread("x", "degrees_east degree_east degrees_E degree_E degreesE degreeE"),
    },
  ],
];

/** Attributes of CF that name other arrays. */
export const references: readonly string[] = [
  "coordinates",
  "bounds",
  "climatology",
  "grid_mapping",
  "ancillary_variables",
];

/** Nanoseconds of the units of time that have a fixed length (CF 4.4). */
export const nanoseconds: Table<bigint> = {
  ...spread(1n, "nanosecond nanoseconds nanosec nanosecs nsec nsecs ns"),
  ...spread(1_000n, "microsecond microseconds microsec microsecs usec usecs us"),
  ...spread(1_000_000n, "millisecond milliseconds millisec millisecs msec msecs ms"),
  ...spread(1_000_000_000n, "second seconds sec secs s"),
  ...spread(60_000_000_000n, "minute minutes min mins"),
  ...spread(3_600_000_000_000n, "hour hours hr hrs h"),
  ...spread(86_400_000_000_000n, "day days d"),
  ...spread(604_800_000_000_000n, "week weeks"),
};

function spread<Value>(value: Value, names: string): Table<Value> {
  return Object.fromEntries(names.split(" ").map((name) => [name, value]));
}
