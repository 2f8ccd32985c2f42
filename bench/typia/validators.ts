import type { tags } from "typia";
import typia from "typia";
import type { DatatypeName } from "../../generated/types/raster-info-2019.d.ts";
import type { EventName } from "../../generated/types/webhook-2.3.d.ts";

type Timestamp = string &
  tags.Pattern<"^(?:\\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)|(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d|23:59:60)(?:\\.\\d{1,9})?(?:Z|\\+00:00)$">;
type Url = string &
  tags.Pattern<"^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/(?:[\\w.~-]+|\\[[\\dA-Fa-f:.]+\\]|[\\w.~!$&'()*+,;=:%-]*@(?:[\\w.~-]+|\\[[\\dA-Fa-f:.]+\\]))(?::\\d*)?(?:[/?][\\w./~!$&'()*+,;=:@?-]*(?:%[\\dA-Fa-f]{2}[\\w./~!$&'()*+,;=:@?-]*)*)?(?:#[\\w./~!$&'()*+,;=:@?-]*(?:%[\\dA-Fa-f]{2}[\\w./~!$&'()*+,;=:@?-]*)*)?$">;
type Color = string & tags.Pattern<"^#(?:[\\da-fA-F]{3,4}|[\\da-fA-F]{6}|[\\da-fA-F]{8})$">;
type Whole = number & tags.MultipleOf<1>;
type Integer = Whole & tags.Minimum<-9007199254740991> & tags.Maximum<9007199254740991>;

interface User {
  url: Url;
  id: Integer;
  username: string;
  first_name: string;
  last_name: string;
}

interface Storage {
  id: Integer;
  location: string;
  cloud_storage_id: Integer | null;
}

interface Label {
  id: Integer;
  name: string;
  color: Color;
  attributes: unknown[];
  type: string;
  sublabels: unknown[];
  has_parent: boolean;
}

interface Job {
  url: Url;
  id: Integer;
  assignee: User | null;
  status: string;
  stage: string;
  state: string;
}

interface Segment {
  start_frame: Integer;
  stop_frame: Integer;
  jobs: Job[];
}

interface Task {
  url: Url;
  id: Integer;
  name: string;
  project_id: Integer;
  mode: string;
  owner: User;
  assignee: User | null;
  bug_tracker: string;
  created_date: Timestamp;
  updated_date: Timestamp;
  overlap: Integer | null;
  segment_size: Integer;
  status: string;
  labels: Label[];
  segments: Segment[];
  data_chunk_size: Integer;
  data_compressed_chunk_type: string;
  data_original_chunk_type: string;
  size: Integer;
  image_quality: Integer;
  data: Integer;
  dimension: string;
  subset: string;
  organization: Integer | null;
  target_storage: Storage;
  source_storage: Storage;
}

interface UpdateTask {
  event: "update:task";
  task: Task;
  before_update: Partial<Task>;
  webhook_id: Integer;
  sender: User;
}

interface Webhook {
  id: Integer;
  url: Url;
  target_url: Url;
  description: string;
  type: "project" | "organization";
  content_type: string;
  is_active: boolean;
  enable_ssl: boolean;
  created_date: Timestamp;
  updated_date: Timestamp;
  owner: User;
  project: Integer | null;
  organization: Integer | null;
  events: EventName[];
  last_status?: Integer;
  last_delivery_date?: Timestamp;
}

interface Ping {
  event: "ping";
  webhook: Webhook;
  sender: User;
}

type Value = string | number | unknown[] | Record<string, unknown>;
type Datatype = DatatypeName | Compound;

interface Compound {
  name?: string;
  size?: Whole;
  components?: Component[];
}

interface Component {
  name?: string;
  offset?: Whole;
  type?: Datatype;
}

interface Dimension {
  name?: string;
  full_name?: string;
  size?: Whole;
  type?: string;
  direction?: string;
  indexing_variable?: string;
}

interface AttributeObject {
  name?: string;
  type?: "attribute";
  datatype?: Datatype;
  value?: Value;
}

type Attribute = Value | AttributeObject;

interface Srs {
  wkt?: string;
  data_axis_to_srs_axis_mapping?: Whole[];
}

interface RasterArray {
  name?: string;
  type?: "array";
  datatype?: Datatype;
  dimensions?: (string | Dimension)[];
  attributes?: Attribute[] | Record<string, Attribute>;
  srs?: Srs;
  nodata_value?: Value;
  scale?: number;
  offset?: number;
  values?: Value;
  unit?: string;
  structural_info?: Record<string, string>;
}

interface Group {
  driver?: string;
  name?: string;
  type?: "group";
  dimensions?: (string | Dimension)[];
  arrays?: Record<string, RasterArray>;
  attributes?: Attribute[] | Record<string, Attribute>;
  groups?: Group[] | Record<string, Group>;
  structural_info?: Record<string, string>;
}

/** Validates an `update:task` delivery; `typia generate` writes the body. */
export const updateTask: (value: unknown) => boolean = typia.createEquals<UpdateTask>();

/** Validates a `ping` delivery; `typia generate` writes the body. */
export const ping: (value: unknown) => boolean = typia.createEquals<Ping>();

/** Validates a raster-info document; `typia generate` writes the body. */
export const rasterInfo: (value: unknown) => boolean = typia.createEquals<Group | RasterArray>();
