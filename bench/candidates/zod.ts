import { z } from "zod";
import type { Candidate } from "../candidate.ts";
import { datatypeNames, eventNames, hexColor, httpUrl, utcDateTime } from "./contract.ts";

const text = z.string();
const timestamp = text.regex(utcDateTime);
const url = text.regex(httpUrl);
const integer = z.int();

const user = z.strictObject({ url, id: integer, username: text, first_name: text, last_name: text });
const storage = z.strictObject({ id: integer, location: text, cloud_storage_id: integer.nullable() });
const label = z.strictObject({
  id: integer,
  name: text,
  color: text.regex(hexColor),
  attributes: z.array(z.unknown()),
  type: text,
  sublabels: z.array(z.unknown()),
  has_parent: z.boolean(),
});
const job = z.strictObject({
  url,
  id: integer,
  assignee: user.nullable(),
  status: text,
  stage: text,
  state: text,
});
const segment = z.strictObject({ start_frame: integer, stop_frame: integer, jobs: z.array(job) });
const task = z.strictObject({
  url,
  id: integer,
  name: text,
  project_id: integer,
  mode: text,
  owner: user,
  assignee: user.nullable(),
  bug_tracker: text,
  created_date: timestamp,
  updated_date: timestamp,
  overlap: integer.nullable(),
  segment_size: integer,
  status: text,
  labels: z.array(label),
  segments: z.array(segment),
  data_chunk_size: integer,
  data_compressed_chunk_type: text,
  data_original_chunk_type: text,
  size: integer,
  image_quality: integer,
  data: integer,
  dimension: text,
  subset: text,
  organization: integer.nullable(),
  target_storage: storage,
  source_storage: storage,
});
const updateTask = z.strictObject({
  event: z.literal("update:task"),
  task,
  before_update: task.partial(),
  webhook_id: integer,
  sender: user,
});

const webhook = z.strictObject({
  id: integer,
  url,
  target_url: url,
  description: text,
  type: z.enum(["project", "organization"]),
  content_type: text,
  is_active: z.boolean(),
  enable_ssl: z.boolean(),
  created_date: timestamp,
  updated_date: timestamp,
  owner: user,
  project: integer.nullable(),
  organization: integer.nullable(),
  events: z.array(z.enum(eventNames)),
  last_status: integer.optional(),
  last_delivery_date: timestamp.optional(),
});
const ping = z.strictObject({ event: z.literal("ping"), webhook, sender: user });

const whole = z.number().multipleOf(1);
const value = z.union([text, z.number(), z.array(z.unknown()), z.looseObject({})]);
const components = z.strictObject({
  name: text.optional(),
  offset: whole.optional(),
  get type() {
    return datatype.optional();
  },
});
const datatype: z.ZodType = z.union([
  z.enum(datatypeNames),
  z.strictObject({ name: text, size: whole, components: z.array(components) }).partial(),
]);
const dimension = z.strictObject({
  name: text,
  full_name: text,
  size: whole,
  type: text,
  direction: text,
  indexing_variable: text,
});
const dimensions = z.array(z.union([text, dimension.partial()]));
const attribute = z.union([
  value,
  z.strictObject({ name: text, type: z.literal("attribute"), datatype, value }).partial(),
]);
const attributes = z.union([z.record(text, attribute), z.array(attribute)]);
const structuralInfo = z.record(text, text);
const srs = z.strictObject({ wkt: text, data_axis_to_srs_axis_mapping: z.array(whole) });
const array = z
  .strictObject({
    name: text,
    type: z.literal("array"),
    datatype,
    dimensions,
    attributes,
    srs: srs.partial(),
    nodata_value: value,
    scale: z.number(),
    offset: z.number(),
    values: value,
    unit: text,
    structural_info: structuralInfo,
  })
  .partial();
const group: z.ZodType = z.strictObject({
  driver: text.optional(),
  name: text.optional(),
  type: z.literal("group").optional(),
  dimensions: dimensions.optional(),
  arrays: z.record(text, array).optional(),
  attributes: attributes.optional(),
  get groups() {
    return z.union([z.record(text, group), z.array(group)]).optional();
  },
  structural_info: structuralInfo.optional(),
});
const rasterInfo = z.union([group, array]);

/** Validates with zod 4; the formats are regular expressions, since its own accept less or more than the contract. */
export const candidate: Candidate = {
  name: "zod",
  validators: {
    "update-task": (value) => updateTask.safeParse(value).success,
    ping: (value) => ping.safeParse(value).success,
    "raster-info": (value) => rasterInfo.safeParse(value).success,
  },
};
