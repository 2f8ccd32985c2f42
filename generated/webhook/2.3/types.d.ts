// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** An organization; its fields are not shown. Any object is valid. */
export type Organization = { [key: string]: unknown };

/** Old values of the keys of an organization that changed. */
export type OrganizationBeforeUpdate = { [key: string]: unknown };

/** Integer. Within ±(2^53 − 1), which every JSON reader represents exactly. */
export type Integer = number;

/** URL. Absolute, `http` or `https`. */
export type HttpUrl = string;

/** A user, as `owner` or `sender`, or as `assignee`. */
export type User = {
  /** Address of the user, `{base_url}/api/users/<user_id>`. */
  url: HttpUrl;
  /** User identifier. */
  id: Integer;
  /** User name. The name used to log in. */
  username: string;
  /** First name. May be empty. */
  first_name: string;
  /** Last name. May be empty. */
  last_name: string;
};

/** An organization was updated. */
export type UpdateOrganizationEvent = {
  /** Name of the event. */
  event: "update:organization";
  /** The organization after the update, in full. */
  organization: Organization;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: OrganizationBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A membership; its fields are not shown. Any object is valid. */
export type Membership = { [key: string]: unknown };

/** Old values of the keys of a membership that changed. */
export type MembershipBeforeUpdate = { [key: string]: unknown };

/** A membership was updated. Member added to or removed from an organization. */
export type UpdateMembershipEvent = {
  /** Name of the event. */
  event: "update:membership";
  /** The membership after the update, in full. */
  membership: Membership;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: MembershipBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A membership was deleted. A member was removed from an organization. */
export type DeleteMembershipEvent = {
  /** Name of the event. */
  event: "delete:membership";
  /** The deleted membership, in full. */
  membership: Membership;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** An invitation; its fields are not shown. Any object is valid. */
export type Invitation = { [key: string]: unknown };

/** An invitation was created. It was issued. */
export type CreateInvitationEvent = {
  /** Name of the event. */
  event: "create:invitation";
  /** The created invitation, in full. */
  invitation: Invitation;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** An invitation was deleted. It was revoked. */
export type DeleteInvitationEvent = {
  /** Name of the event. */
  event: "delete:invitation";
  /** The deleted invitation, in full. */
  invitation: Invitation;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A project; its fields are not shown. Any object is valid. */
export type Project = { [key: string]: unknown };

/** A project was created. */
export type CreateProjectEvent = {
  /** Name of the event. */
  event: "create:project";
  /** The created project, in full. */
  project: Project;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** Old values of the keys of a project that changed. */
export type ProjectBeforeUpdate = { [key: string]: unknown };

/** A project was updated. */
export type UpdateProjectEvent = {
  /** Name of the event. */
  event: "update:project";
  /** The project after the update, in full. */
  project: Project;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: ProjectBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A project was deleted. */
export type DeleteProjectEvent = {
  /** Name of the event. */
  event: "delete:project";
  /** The deleted project, in full. */
  project: Project;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** Empty string or a mode name such as `annotation`. Known: `""`, `annotation`; others may appear. */
export type TaskMode = "" | "annotation" | (string & {});

/** ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case. */
export type Timestamp = string;

/** Status of a task or job. Known: `annotation`; others may appear. */
export type Status = "annotation" | (string & {});

/** Hex colour. `#` and 3, 4, 6 or 8 hex digits. */
export type HexColour = string;

/** Type of a label. Known: `any`; others may appear. */
export type LabelType = "any" | (string & {});

/** A label. Annotators assign it. */
export type Label = {
  /** Label identifier. */
  id: Integer;
  /** Label name. */
  name: string;
  /** Hex colour. */
  color: HexColour;
  /** Attributes of the label. Items may be anything. */
  attributes: unknown[];
  /** Type of the label. The kind of shape that it applies to. */
  type: LabelType;
  /** Sublabels of the label. Items may be anything. */
  sublabels: unknown[];
  /** Whether the label has a parent. */
  has_parent: boolean;
};

/** Stage of a job. Known: `annotation`; others may appear. */
export type JobStage = "annotation" | (string & {});

/** State of a job. Known: `new`; others may appear. */
export type JobState = "new" | (string & {});

/** Summary of a job. */
export type JobSummary = {
  /** Address of the job, `{base_url}/api/jobs/<job_id>`. */
  url: HttpUrl;
  /** Job identifier. */
  id: Integer;
  /** User the job is assigned to, or null. */
  assignee: User | null;
  /** Status of the job. */
  status: Status;
  /** Stage of the job. */
  stage: JobStage;
  /** State of the job. */
  state: JobState;
};

/** A segment. A range of frames of a task, with the jobs that cover it. */
export type Segment = {
  /** Frame at the start. The first of the range. */
  start_frame: Integer;
  /** Frame at the stop. The last of the range, inclusive. */
  stop_frame: Integer;
  /** Summaries of the segment's jobs. */
  jobs: JobSummary[];
};

/** Dimension of a task. Known: `2d`; others may appear. */
export type TaskDimension = "2d" | (string & {});

/** Location of a storage. Known: `local`; others may appear. */
export type StorageLocation = "local" | (string & {});

/** A storage. Where a task's data is read from or written to. */
export type DataStorage = {
  /** Storage identifier. */
  id: Integer;
  /** Location of the storage. The kind of storage. */
  location: StorageLocation;
  /** Cloud storage identifier, or null. Null when the storage is not in a cloud. */
  cloud_storage_id: Integer | null;
};

/** A task in a create payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing. */
export type CreatedTask = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>`. */
  url: HttpUrl;
  /** Task identifier. */
  id: Integer;
  /** Task name. */
  name: string;
  /** Identifier of a project. The project that the task belongs to. */
  project_id: Integer;
  /** Empty string or a mode name. */
  mode: TaskMode;
  /** Owner of the task. */
  owner: User;
  /** User the task is assigned to, or null. */
  assignee: User | null;
  /** Bug tracker; may be empty. A URL. */
  bug_tracker: string;
  /** When the task was created. */
  created_date: Timestamp;
  /** When the task was last updated. */
  updated_date: Timestamp;
  /** Overlap, or null. The number of frames that neighboring segments share. */
  overlap?: Integer | null;
  /** Size of a segment. Counted in frames. */
  segment_size?: Integer;
  /** Status of the task. */
  status: Status;
  /** Labels of the task. */
  labels: Label[];
  /** Segments of the task; may be empty. */
  segments: Segment[];
  /** Dimension. The dimension of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty. The subset that the task belongs to. */
  subset: string;
  /** Organization, or null. Its identifier. */
  organization: Integer | null;
  /** Target storage. Where annotations are written to. */
  target_storage: DataStorage;
  /** Source storage. Where data is read from. */
  source_storage: DataStorage;
};

/** A task was created. */
export type CreateTaskEvent = {
  /** Name of the event. */
  event: "create:task";
  /** The created task, in full. */
  task: CreatedTask;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** Type of data chunks. Known: `imageset`; others may appear. */
export type ChunkType = "imageset" | (string & {});

/** A task, given in full for update events. */
export type Task = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>`. */
  url: HttpUrl;
  /** Task identifier. */
  id: Integer;
  /** Task name. */
  name: string;
  /** Identifier of a project. The project that the task belongs to. */
  project_id: Integer;
  /** Empty string or a mode name. */
  mode: TaskMode;
  /** Owner of the task. */
  owner: User;
  /** User the task is assigned to, or null. */
  assignee: User | null;
  /** Bug tracker; may be empty. A URL. */
  bug_tracker: string;
  /** When the task was created. */
  created_date: Timestamp;
  /** When the task was last updated. */
  updated_date: Timestamp;
  /** Overlap, or null. The number of frames that neighboring segments share. */
  overlap: Integer | null;
  /** Size of a segment. Counted in frames. */
  segment_size: Integer;
  /** Status of the task. */
  status: Status;
  /** Labels of the task. */
  labels: Label[];
  /** Segments of the task; may be empty. */
  segments: Segment[];
  /** Size of a data chunk; update only. Counted in frames. */
  data_chunk_size: Integer;
  /** Type of the compressed data chunks; update only. */
  data_compressed_chunk_type: ChunkType;
  /** Type of the original data chunks; update only. */
  data_original_chunk_type: ChunkType;
  /** Size of the task; update only. The number of frames. */
  size: Integer;
  /** Image quality; update only. */
  image_quality: Integer;
  /** Data of the task; update only. Its identifier. */
  data: Integer;
  /** Dimension. The dimension of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty. The subset that the task belongs to. */
  subset: string;
  /** Organization, or null. Its identifier. */
  organization: Integer | null;
  /** Target storage. Where annotations are written to. */
  target_storage: DataStorage;
  /** Source storage. Where data is read from. */
  source_storage: DataStorage;
};

/** Old values of the keys of a task that changed. */
export type TaskBeforeUpdate = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>`. */
  url?: HttpUrl;
  /** Task identifier. */
  id?: Integer;
  /** Task name. */
  name?: string;
  /** Identifier of a project. The project that the task belongs to. */
  project_id?: Integer;
  /** Empty string or a mode name. */
  mode?: TaskMode;
  /** Owner of the task. */
  owner?: User;
  /** User the task is assigned to, or null. */
  assignee?: User | null;
  /** Bug tracker; may be empty. A URL. */
  bug_tracker?: string;
  /** When the task was created. */
  created_date?: Timestamp;
  /** When the task was last updated. */
  updated_date?: Timestamp;
  /** Overlap, or null. The number of frames that neighboring segments share. */
  overlap?: Integer | null;
  /** Size of a segment. Counted in frames. */
  segment_size?: Integer;
  /** Status of the task. */
  status?: Status;
  /** Labels of the task. */
  labels?: Label[];
  /** Segments of the task; may be empty. */
  segments?: Segment[];
  /** Size of a data chunk; update only. Counted in frames. */
  data_chunk_size?: Integer;
  /** Type of the compressed data chunks; update only. */
  data_compressed_chunk_type?: ChunkType;
  /** Type of the original data chunks; update only. */
  data_original_chunk_type?: ChunkType;
  /** Size of the task; update only. The number of frames. */
  size?: Integer;
  /** Image quality; update only. */
  image_quality?: Integer;
  /** Data of the task; update only. Its identifier. */
  data?: Integer;
  /** Dimension. The dimension of the data. */
  dimension?: TaskDimension;
  /** Subset; may be empty. The subset that the task belongs to. */
  subset?: string;
  /** Organization, or null. Its identifier. */
  organization?: Integer | null;
  /** Target storage. Where annotations are written to. */
  target_storage?: DataStorage;
  /** Source storage. Where data is read from. */
  source_storage?: DataStorage;
};

/** A task was updated. For example, its status or its assignment changed. */
export type UpdateTaskEvent = {
  /** Name of the event. */
  event: "update:task";
  /** The task after the update, in full. */
  task: Task;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: TaskBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A task in a delete payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing. */
export type DeletedTask = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>`. */
  url: HttpUrl;
  /** Task identifier. */
  id: Integer;
  /** Task name. */
  name: string;
  /** Identifier of a project. The project that the task belongs to. */
  project_id: Integer;
  /** Empty string or a mode name. */
  mode: TaskMode;
  /** Owner of the task. */
  owner: User;
  /** User the task is assigned to, or null. */
  assignee: User | null;
  /** Bug tracker; may be empty. A URL. */
  bug_tracker: string;
  /** When the task was created. */
  created_date: Timestamp;
  /** When the task was last updated. */
  updated_date: Timestamp;
  /** Overlap, or null. The number of frames that neighboring segments share. */
  overlap?: Integer | null;
  /** Size of a segment. Counted in frames. */
  segment_size?: Integer;
  /** Status of the task. */
  status: Status;
  /** Labels of the task. */
  labels: Label[];
  /** Segments of the task; may be empty. */
  segments: Segment[];
  /** Dimension. The dimension of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty. The subset that the task belongs to. */
  subset: string;
  /** Organization, or null. Its identifier. */
  organization: Integer | null;
  /** Target storage. Where annotations are written to. */
  target_storage: DataStorage;
  /** Source storage. Where data is read from. */
  source_storage: DataStorage;
};

/** A task was deleted. */
export type DeleteTaskEvent = {
  /** Name of the event. */
  event: "delete:task";
  /** The deleted task, in full. */
  task: DeletedTask;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A job; its fields are not shown. Any object is valid. */
export type Job = { [key: string]: unknown };

/** Old values of the keys of a job that changed. */
export type JobBeforeUpdate = { [key: string]: unknown };

/** A job was updated. For example, its status or its assignee changed. */
export type UpdateJobEvent = {
  /** Name of the event. */
  event: "update:job";
  /** The job after the update, in full. */
  job: Job;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: JobBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** An issue; its fields are not shown. Any object is valid. */
export type Issue = { [key: string]: unknown };

/** An issue was created. */
export type CreateIssueEvent = {
  /** Name of the event. */
  event: "create:issue";
  /** The created issue, in full. */
  issue: Issue;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** Old values of the keys of an issue that changed. */
export type IssueBeforeUpdate = { [key: string]: unknown };

/** An issue was updated. */
export type UpdateIssueEvent = {
  /** Name of the event. */
  event: "update:issue";
  /** The issue after the update, in full. */
  issue: Issue;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: IssueBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** An issue was deleted. */
export type DeleteIssueEvent = {
  /** Name of the event. */
  event: "delete:issue";
  /** The deleted issue, in full. */
  issue: Issue;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A comment; its fields are not shown. Any object is valid. */
export type IssueComment = { [key: string]: unknown };

/** A comment was created. */
export type CreateCommentEvent = {
  /** Name of the event. */
  event: "create:comment";
  /** The created comment, in full. */
  comment: IssueComment;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** Old values of the keys of a comment that changed. */
export type CommentBeforeUpdate = { [key: string]: unknown };

/** A comment was updated. */
export type UpdateCommentEvent = {
  /** Name of the event. */
  event: "update:comment";
  /** The comment after the update, in full. */
  comment: IssueComment;
  /** Only the keys of the resource that changed, with their old values. */
  before_update: CommentBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** A comment was deleted. */
export type DeleteCommentEvent = {
  /** Name of the event. */
  event: "delete:comment";
  /** The deleted comment, in full. */
  comment: IssueComment;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: User;
};

/** Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`. */
export type WebhookType = "project" | "organization";

/** Media type of the delivered payload. Known: `application/json`; others may appear. */
export type ContentType = "application/json" | (string & {});

/** Name of an event a webhook can subscribe to. Closed vocabulary: 18 names. */
export type EventName =
  | "update:organization"
  | "update:membership"
  | "delete:membership"
  | "create:invitation"
  | "delete:invitation"
  | "create:project"
  | "update:project"
  | "delete:project"
  | "create:task"
  | "update:task"
  | "delete:task"
  | "update:job"
  | "create:issue"
  | "update:issue"
  | "delete:issue"
  | "create:comment"
  | "update:comment"
  | "delete:comment";

/** A webhook as seen in the ping payload, which does not return the secret. */
export type Webhook = {
  /** Webhook identifier. */
  id: Integer;
  /** Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`. */
  url: HttpUrl;
  /** Where event payloads are delivered. */
  target_url: HttpUrl;
  /** Short purpose summary; may be empty. */
  description: string;
  /** Scope of the webhook: project or organization. */
  type: WebhookType;
  /** Media type of the delivered payload, sent as Content-Type. */
  content_type: ContentType;
  /** No delivery occurs while this is false. This includes pings. */
  is_active: boolean;
  /** Enables or disables SSL certificate verification for delivery. When true, SSL verification is on. */
  enable_ssl: boolean;
  /** When the webhook was created. */
  created_date: Timestamp;
  /** When the webhook was last updated. */
  updated_date: Timestamp;
  /** User who created the webhook. */
  owner: User;
  /** Project identifier for a project webhook, or null. Null only if `type` is not `project`. */
  project: Integer | null;
  /** Organization identifier for an organization webhook, or null. An integer if `type` is `organization`. */
  organization: Integer | null;
  /** Subscribed event names. */
  events: EventName[];
  /** HTTP status of the last delivery. Missing before the first delivery, and after one that got no response. */
  last_status?: Integer;
  /** Time of the last delivery. Missing before the first delivery. */
  last_delivery_date?: Timestamp;
};

/** A user triggered a ping. It has no `webhook_id` and no resource. */
export type PingEvent = {
  /** Always `ping`. */
  event: "ping";
  /** The webhook resource. */
  webhook: Webhook;
  /** User who triggered the ping. */
  sender: User;
};

/** Body of any delivery: the payload for the event. `event` names the envelope. */
export type Delivery =
  | UpdateOrganizationEvent
  | UpdateMembershipEvent
  | DeleteMembershipEvent
  | CreateInvitationEvent
  | DeleteInvitationEvent
  | CreateProjectEvent
  | UpdateProjectEvent
  | DeleteProjectEvent
  | CreateTaskEvent
  | UpdateTaskEvent
  | DeleteTaskEvent
  | UpdateJobEvent
  | CreateIssueEvent
  | UpdateIssueEvent
  | DeleteIssueEvent
  | CreateCommentEvent
  | UpdateCommentEvent
  | DeleteCommentEvent
  | PingEvent;
