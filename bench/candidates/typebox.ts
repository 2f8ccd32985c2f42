import Type from "typebox";
import { Compile } from "typebox/compile";
import Format from "typebox/format";
import type { Candidate } from "../candidate.ts";
import { datatypeNames, eventNames, hexColor, httpUrl, utcDateTime } from "./contract.ts";

Format.Set("utc-date-time", (value) => utcDateTime.test(value));
Format.Set("http-url", (value) => httpUrl.test(value));
Format.Set("hex-color", (value) => hexColor.test(value));

const closed = { additionalProperties: false };
const text = Type.String();
const timestamp = Type.String({ format: "utc-date-time" });
const url = Type.String({ format: "http-url" });
const integer = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });
const nullable = <T extends Type.TSchema>(type: T) => Type.Union([type, Type.Null()]);
const enumeration = <T extends string>(names: readonly T[]) =>
  Type.Union(names.map((name) => Type.Literal(name)));

const user = Type.Object({ url, id: integer, username: text, first_name: text, last_name: text }, closed);
const storage = Type.Object({ id: integer, location: text, cloud_storage_id: nullable(integer) }, closed);
const label = Type.Object(
  {
    id: integer,
    name: text,
    color: Type.String({ format: "hex-color" }),
    attributes: Type.Array(Type.Unknown()),
    type: text,
    sublabels: Type.Array(Type.Unknown()),
    has_parent: Type.Boolean(),
  },
  closed,
);
const job = Type.Object(
  { url, id: integer, assignee: nullable(user), status: text, stage: text, state: text },
  closed,
);
const segment = Type.Object({ start_frame: integer, stop_frame: integer, jobs: Type.Array(job) }, closed);
const taskMembers = {
  url,
  id: integer,
  name: text,
  project_id: integer,
  mode: text,
  owner: user,
  assignee: nullable(user),
  bug_tracker: text,
  created_date: timestamp,
  updated_date: timestamp,
  overlap: nullable(integer),
  segment_size: integer,
  status: text,
  labels: Type.Array(label),
  segments: Type.Array(segment),
  data_chunk_size: integer,
  data_compressed_chunk_type: text,
  data_original_chunk_type: text,
  size: integer,
  image_quality: integer,
  data: integer,
  dimension: text,
  subset: text,
  organization: nullable(integer),
  target_storage: storage,
  source_storage: storage,
};
const task = Type.Object(taskMembers, closed);
const updateTask = Type.Object(
  {
    event: Type.Literal("update:task"),
    task,
    before_update: Type.Partial(task, closed),
    webhook_id: integer,
    sender: user,
  },
  closed,
);

const webhook = Type.Object(
  {
    id: integer,
    url,
    target_url: url,
    description: text,
    type: enumeration(["project", "organization"]),
    content_type: text,
    is_active: Type.Boolean(),
    enable_ssl: Type.Boolean(),
    created_date: timestamp,
    updated_date: timestamp,
    owner: user,
    project: nullable(integer),
    organization: nullable(integer),
    events: Type.Array(enumeration(eventNames)),
    last_status: Type.Optional(integer),
    last_delivery_date: Type.Optional(timestamp),
  },
  closed,
);
const ping = Type.Object({ event: Type.Literal("ping"), webhook, sender: user }, closed);

const partial = <T extends Type.TProperties>(members: T) => Type.Partial(Type.Object(members), closed);
const map = <T extends Type.TSchema>(item: T) => Type.Unsafe({ type: "object", additionalProperties: item });
const value = Type.Union([text, Type.Number(), Type.Array(Type.Unknown()), Type.Object({})]);
const datatype = Type.Ref("Datatype");
const components = Type.Array(partial({ name: text, offset: Type.Integer(), type: datatype }));
const dimension = partial({
  name: text,
  full_name: text,
  size: Type.Integer(),
  type: text,
  direction: text,
  indexing_variable: text,
});
const dimensions = Type.Array(Type.Union([text, dimension]));
const attribute = Type.Union([
  value,
  partial({ name: text, type: Type.Literal("attribute"), datatype, value }),
]);
const attributes = Type.Union([Type.Array(attribute), map(attribute)]);
const groups = Type.Union([Type.Array(Type.Ref("Group")), map(Type.Ref("Group"))]);
const definitions = {
  Datatype: Type.Union([
    enumeration(datatypeNames),
    partial({ name: text, size: Type.Integer(), components }),
  ]),
  Array: partial({
    name: text,
    type: Type.Literal("array"),
    datatype,
    dimensions,
    attributes,
    srs: partial({ wkt: text, data_axis_to_srs_axis_mapping: Type.Array(Type.Integer()) }),
    nodata_value: value,
    scale: Type.Number(),
    offset: Type.Number(),
    values: value,
    unit: text,
    structural_info: map(text),
  }),
  Group: partial({
    driver: text,
    name: text,
    type: Type.Literal("group"),
    dimensions,
    arrays: map(Type.Ref("Array")),
    attributes,
    groups,
    structural_info: map(text),
  }),
  Root: Type.Union([Type.Ref("Group"), Type.Ref("Array")]),
};

const compiled = {
  "update-task": Compile(updateTask),
  ping: Compile(ping),
  "raster-info": Compile(Type.Cyclic(definitions, "Root")),
};

/** Validates with TypeBox, compiled, with the contract's formats registered. */
export const candidate: Candidate = {
  name: "TypeBox",
  validators: {
    "update-task": (value) => compiled["update-task"].Check(value),
    ping: (value) => compiled.ping.Check(value),
    "raster-info": (value) => compiled["raster-info"].Check(value),
  },
};
