import * as v from "valibot";
import type { Candidate } from "../candidate.ts";
import { datatypeNames, eventNames, hexColor, httpUrl, utcDateTime } from "./contract.ts";

const text = v.string();
const timestamp = v.pipe(text, v.regex(utcDateTime));
const url = v.pipe(text, v.regex(httpUrl));
const integer = v.pipe(v.number(), v.safeInteger());

const user = v.strictObject({ url, id: integer, username: text, first_name: text, last_name: text });
const storage = v.strictObject({ id: integer, location: text, cloud_storage_id: v.nullable(integer) });
const label = v.strictObject({
  id: integer,
  name: text,
  color: v.pipe(text, v.regex(hexColor)),
  attributes: v.array(v.unknown()),
  type: text,
  sublabels: v.array(v.unknown()),
  has_parent: v.boolean(),
});
const job = v.strictObject({
  url,
  id: integer,
  assignee: v.nullable(user),
  status: text,
  stage: text,
  state: text,
});
const segment = v.strictObject({ start_frame: integer, stop_frame: integer, jobs: v.array(job) });
const task = v.strictObject({
  url,
  id: integer,
  name: text,
  project_id: integer,
  mode: text,
  owner: user,
  assignee: v.nullable(user),
  bug_tracker: text,
  created_date: timestamp,
  updated_date: timestamp,
  overlap: v.nullable(integer),
  segment_size: integer,
  status: text,
  labels: v.array(label),
  segments: v.array(segment),
  data_chunk_size: integer,
  data_compressed_chunk_type: text,
  data_original_chunk_type: text,
  size: integer,
  image_quality: integer,
  data: integer,
  dimension: text,
  subset: text,
  organization: v.nullable(integer),
  target_storage: storage,
  source_storage: storage,
});
const updateTask = v.strictObject({
  event: v.literal("update:task"),
  task,
  before_update: v.partial(task),
  webhook_id: integer,
  sender: user,
});

const webhook = v.strictObject({
  id: integer,
  url,
  target_url: url,
  description: text,
  type: v.picklist(["project", "organization"]),
  content_type: text,
  is_active: v.boolean(),
  enable_ssl: v.boolean(),
  created_date: timestamp,
  updated_date: timestamp,
  owner: user,
  project: v.nullable(integer),
  organization: v.nullable(integer),
  events: v.array(v.picklist(eventNames)),
  last_status: v.optional(integer),
  last_delivery_date: v.optional(timestamp),
});
const ping = v.strictObject({ event: v.literal("ping"), webhook, sender: user });

const whole = v.pipe(v.number(), v.integer());
const value = v.union([text, v.number(), v.array(v.unknown()), v.looseObject({})]);
const component = v.strictObject({
  name: v.optional(text),
  offset: v.optional(whole),
  type: v.optional(v.lazy((): v.GenericSchema => datatype)),
});
const datatype: v.GenericSchema = v.union([
  v.picklist(datatypeNames),
  v.partial(v.strictObject({ name: text, size: whole, components: v.array(component) })),
]);
const dimension = v.strictObject({
  name: text,
  full_name: text,
  size: whole,
  type: text,
  direction: text,
  indexing_variable: text,
});
const dimensions = v.array(v.union([text, v.partial(dimension)]));
const attribute = v.union([
  value,
  v.partial(v.strictObject({ name: text, type: v.literal("attribute"), datatype, value })),
]);
const attributes = v.union([v.array(attribute), v.record(text, attribute)]);
const structuralInfo = v.record(text, text);
const srs = v.strictObject({ wkt: text, data_axis_to_srs_axis_mapping: v.array(whole) });
const array = v.partial(
  v.strictObject({
    name: text,
    type: v.literal("array"),
    datatype,
    dimensions,
    attributes,
    srs: v.partial(srs),
    nodata_value: value,
    scale: v.number(),
    offset: v.number(),
    values: value,
    unit: text,
    structural_info: structuralInfo,
  }),
);
const nested = v.lazy((): v.GenericSchema => group);
const group: v.GenericSchema = v.partial(
  v.strictObject({
    driver: text,
    name: text,
    type: v.literal("group"),
    dimensions,
    arrays: v.record(text, array),
    attributes,
    groups: v.union([v.array(nested), v.record(text, nested)]),
    structural_info: structuralInfo,
  }),
);
const rasterInfo = v.union([group, array]);

/** Validates with valibot; the formats are regular expressions, since its own accept less or more than the contract. */
export const candidate: Candidate = {
  name: "valibot",
  validators: {
    "update-task": (value) => v.is(updateTask, value),
    ping: (value) => v.is(ping, value),
    "raster-info": (value) => v.is(rasterInfo, value),
  },
};
