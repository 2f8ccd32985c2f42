import type { ValidatorName } from "../candidate.ts";
import { datatypeNames, eventNames, hexColor, httpUrl, utcDateTime } from "./contract.ts";

/** Members of an object, by name. */
export type Members<T> = Readonly<Record<string, T>>;

/** The words of a library in which a contract is described; `T` is its type of a schema. */
export interface Kit<T> {
  readonly text: T;
  readonly number: T;
  /** A number without fraction. */
  readonly integer: T;
  /** An integer within ±(2^53 − 1). */
  readonly safeInteger: T;
  readonly boolean: T;
  readonly anything: T;
  readonly anyObject: T;
  matching(name: string, pattern: RegExp): T;
  literal(value: string): T;
  oneOf(values: readonly string[]): T;
  nullable(type: T): T;
  optional(type: T): T;
  list(item: T): T;
  /** An object whose members have any name. */
  map(item: T): T;
  either(...branches: readonly T[]): T;
  /** An object that has these members and no other. */
  record(members: Members<T>): T;
  /** The same, where each member may be missing. */
  partial(members: Members<T>): T;
  /** A type that may refer to itself. */
  named(name: string, describe: (self: T) => T): T;
}

/** Describes each contract as the users of a library write it, by hand from the source documents. */
export function describeContract<T>(kit: Kit<T>): Readonly<Record<ValidatorName, T>> {
  const user = describeUser(kit);
  return {
    "update-task": describeUpdateTask(kit, user),
    ping: describePing(kit, user),
    "raster-info": describeRasterInfo(kit),
  };
}

const url = <T>(kit: Kit<T>): T => kit.matching("http-url", httpUrl);
const timestamp = <T>(kit: Kit<T>): T => kit.matching("utc-date-time", utcDateTime);

function describeUser<T>(kit: Kit<T>): T {
  const { text, safeInteger, record } = kit;
  return record({ url: url(kit), id: safeInteger, username: text, first_name: text, last_name: text });
}

function describeUpdateTask<T>(kit: Kit<T>, user: T): T {
  const { text, safeInteger, nullable, record } = kit;
  const storage = record({ id: safeInteger, location: text, cloud_storage_id: nullable(safeInteger) });
  const task: Members<T> = {
    url: url(kit),
    id: safeInteger,
    name: text,
    project_id: safeInteger,
    mode: text,
    owner: user,
    assignee: nullable(user),
    bug_tracker: text,
    created_date: timestamp(kit),
    updated_date: timestamp(kit),
    overlap: nullable(safeInteger),
    segment_size: safeInteger,
    status: text,
    ...describeParts(kit, user),
    data_chunk_size: safeInteger,
    data_compressed_chunk_type: text,
    data_original_chunk_type: text,
    size: safeInteger,
    image_quality: safeInteger,
    data: safeInteger,
    dimension: text,
    subset: text,
    organization: nullable(safeInteger),
    target_storage: storage,
    source_storage: storage,
  };
  return record({
    event: kit.literal("update:task"),
    task: record(task),
    before_update: kit.partial(task),
    webhook_id: safeInteger,
    sender: user,
  });
}

function describeParts<T>(kit: Kit<T>, user: T): Members<T> {
  const { text, safeInteger, list, record } = kit;
  const label = record({
    id: safeInteger,
    name: text,
    color: kit.matching("hex-color", hexColor),
    attributes: list(kit.anything),
    type: text,
    sublabels: list(kit.anything),
    has_parent: kit.boolean,
  });
  const job = record({
    url: url(kit),
    id: safeInteger,
    assignee: kit.nullable(user),
    status: text,
    stage: text,
    state: text,
  });
  const segment = record({ start_frame: safeInteger, stop_frame: safeInteger, jobs: list(job) });
  return { labels: list(label), segments: list(segment) };
}

function describePing<T>(kit: Kit<T>, user: T): T {
  const { text, safeInteger, boolean, nullable, optional, oneOf, record } = kit;
  const webhook = record({
    id: safeInteger,
    url: url(kit),
    target_url: url(kit),
    description: text,
    type: oneOf(["project", "organization"]),
    content_type: text,
    is_active: boolean,
    enable_ssl: boolean,
    created_date: timestamp(kit),
    updated_date: timestamp(kit),
    owner: user,
    project: nullable(safeInteger),
    organization: nullable(safeInteger),
    events: kit.list(oneOf(eventNames)),
    last_status: optional(safeInteger),
    last_delivery_date: optional(timestamp(kit)),
  });
  return record({ event: kit.literal("ping"), webhook, sender: user });
}

function describeRasterInfo<T>(kit: Kit<T>): T {
  const { text, number, integer, literal, list, map, either, partial, named } = kit;
  const value = either(text, number, list(kit.anything), kit.anyObject);
  const datatype = describeDatatype(kit);
  const dimension = partial({
    name: text,
    full_name: text,
    size: integer,
    type: text,
    direction: text,
    indexing_variable: text,
  });
  const attribute = either(value, partial({ name: text, type: literal("attribute"), datatype, value }));
  const shared = {
    name: text,
    dimensions: list(either(text, dimension)),
    attributes: either(list(attribute), map(attribute)),
    structural_info: map(text),
  };
  const array = named("Array", () =>
    partial({
      ...shared,
      type: literal("array"),
      datatype,
      srs: partial({ wkt: text, data_axis_to_srs_axis_mapping: list(integer) }),
      nodata_value: value,
      scale: number,
      offset: number,
      values: value,
      unit: text,
    }),
  );
  const group = named("Group", (self) =>
    partial({
      ...shared,
      driver: text,
      type: literal("group"),
      arrays: map(array),
      groups: either(list(self), map(self)),
    }),
  );
  return either(group, array);
}

function describeDatatype<T>({ text, integer, list, either, partial, named, oneOf }: Kit<T>): T {
  return named("Datatype", (self) => {
    const component = partial({ name: text, offset: integer, type: self });
    return either(oneOf(datatypeNames), partial({ name: text, size: integer, components: list(component) }));
  });
}
