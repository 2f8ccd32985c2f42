// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** An organization; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Organization = { [key: string]: unknown };

/** Old values of the keys of an organization that changed (W6.3). */
export type OrganizationBeforeUpdate = { [key: string]: unknown };

/** Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids). */
export type Integer = number;

/** URL (W2.1). Absolute, `http` or `https` (W-url). */
export type HttpUrl = string;

/** A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3). */
export type User = {
  /** Address of the user, `{base_url}/api/users/<user_id>` (W2.2). */
  url: HttpUrl;
  /** User identifier (W2.2). */
  id: Integer;
  /** User name (W2.2). Explanation: for the login. */
  username: string;
  /** First name (W2.2). May be empty (W-empty). */
  first_name: string;
  /** Last name (W2.2). May be empty (W-empty). */
  last_name: string;
};

/** An organization was updated (W6.3). */
export type UpdateOrganizationEvent = {
  /** Name of the event (W6.1). */
  event: "update:organization";
  /** The organization after the update, in full (W6.3). */
  organization: Organization;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: OrganizationBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** A membership; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Membership = { [key: string]: unknown };

/** Old values of the keys of a membership that changed (W6.3). */
export type MembershipBeforeUpdate = { [key: string]: unknown };

/** A membership was updated (W6.3). Member added to or removed from an organization (W6.1). */
export type UpdateMembershipEvent = {
  /** Name of the event (W6.1). */
  event: "update:membership";
  /** The membership after the update, in full (W6.3). */
  membership: Membership;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: MembershipBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** A membership was deleted (W6.4). A member was removed from an organization (W6.1). */
export type DeleteMembershipEvent = {
  /** Name of the event (W6.1). */
  event: "delete:membership";
  /** The deleted membership, in full (W6.4). */
  membership: Membership;
  /** Identifier of the webhook that sends it (W6.4). */
  webhook_id: Integer;
  /** User who triggered the event (W6.4). */
  sender: User;
};

/** An invitation; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Invitation = { [key: string]: unknown };

/** An invitation was created (W6.2). It was issued (W6.1). */
export type CreateInvitationEvent = {
  /** Name of the event (W6.1). */
  event: "create:invitation";
  /** The created invitation, in full (W6.2). */
  invitation: Invitation;
  /** Identifier of the webhook that sends it (W6.2). */
  webhook_id: Integer;
  /** User who triggered the event (W6.2). */
  sender: User;
};

/** An invitation was deleted (W6.4). It was revoked (W6.1). */
export type DeleteInvitationEvent = {
  /** Name of the event (W6.1). */
  event: "delete:invitation";
  /** The deleted invitation, in full (W6.4). */
  invitation: Invitation;
  /** Identifier of the webhook that sends it (W6.4). */
  webhook_id: Integer;
  /** User who triggered the event (W6.4). */
  sender: User;
};

/** A project; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Project = { [key: string]: unknown };

/** A project was created (W6.2). */
export type CreateProjectEvent = {
  /** Name of the event (W6.1). */
  event: "create:project";
  /** The created project, in full (W6.2). */
  project: Project;
  /** Identifier of the webhook that sends it (W6.2). */
  webhook_id: Integer;
  /** User who triggered the event (W6.2). */
  sender: User;
};

/** Old values of the keys of a project that changed (W6.3). */
export type ProjectBeforeUpdate = { [key: string]: unknown };

/** A project was updated (W6.3). */
export type UpdateProjectEvent = {
  /** Name of the event (W6.1). */
  event: "update:project";
  /** The project after the update, in full (W6.3). */
  project: Project;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: ProjectBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** A project was deleted (W6.4). */
export type DeleteProjectEvent = {
  /** Name of the event (W6.1). */
  event: "delete:project";
  /** The deleted project, in full (W6.4). */
  project: Project;
  /** Identifier of the webhook that sends it (W6.4). */
  webhook_id: Integer;
  /** User who triggered the event (W6.4). */
  sender: User;
};

/** Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen). */
export type TaskMode = "" | "annotation" | (string & {});

/** ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case). */
export type Timestamp = string;

/** Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen). */
export type Status = "annotation" | (string & {});

/** Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color). */
export type HexColour = string;

/** Type of a label (W2.3). Known: `any`; others may appear (W-seen). */
export type LabelType = "any" | (string & {});

/** A label (W2.3). Explanation: annotators assign it. */
export type Label = {
  /** Label identifier (W2.3). */
  id: Integer;
  /** Label name (W2.3). */
  name: string;
  /** Hex colour (W2.3). */
  color: HexColour;
  /** Attributes of the label (W2.3). Items may be anything (W-arrays). */
  attributes: unknown[];
  /** Type of the label (W2.3). Explanation: the kind of shape that it applies to. */
  type: LabelType;
  /** Sublabels of the label (W2.3). Items may be anything (W-arrays). */
  sublabels: unknown[];
  /** Whether the label has a parent (W2.3). */
  has_parent: boolean;
};

/** Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen). */
export type JobStage = "annotation" | (string & {});

/** State of a job (W2.3). Known: `new`; others may appear (W-seen). */
export type JobState = "new" | (string & {});

/** Summary of a job (W2.3). */
export type JobSummary = {
  /** Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3). */
  url: HttpUrl;
  /** Job identifier (W2.3). */
  id: Integer;
  /** User the job is assigned to, or null (W2.3). */
  assignee: User | null;
  /** Status of the job (W2.3). */
  status: Status;
  /** Stage of the job (W2.3). */
  stage: JobStage;
  /** State of the job (W2.3). */
  state: JobState;
};

/** A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it. */
export type Segment = {
  /** Frame at the start (W2.3). Explanation: the first of the range. */
  start_frame: Integer;
  /** Frame at the stop (W2.3). Explanation: the last of the range, inclusive. */
  stop_frame: Integer;
  /** Summaries of the segment's jobs (W2.3). */
  jobs: JobSummary[];
};

/** Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen). */
export type TaskDimension = "2d" | (string & {});

/** Location of a storage (W2.3). Known: `local`; others may appear (W-seen). */
export type StorageLocation = "local" | (string & {});

/** A storage (W2.3). Explanation: where a task's data is read from or written to. */
export type Storage = {
  /** Storage identifier (W2.3). */
  id: Integer;
  /** Location of the storage (W2.3). Explanation: its kind. */
  location: StorageLocation;
  /** Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud. */
  cloud_storage_id: Integer | null;
};

/** A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task). */
export type CreatedTask = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
  url: HttpUrl;
  /** Task identifier (W2.3). */
  id: Integer;
  /** Task name (W2.3). */
  name: string;
  /** Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
  project_id: Integer;
  /** Empty string or a mode name (W2.3). */
  mode: TaskMode;
  /** Owner of the task (W2.3). */
  owner: User;
  /** User the task is assigned to, or null (W2.3). */
  assignee: User | null;
  /** Bug tracker; may be empty (W2.3). Explanation: its address. */
  bug_tracker: string;
  /** When the task was created (W2.3). */
  created_date: Timestamp;
  /** When the task was last updated (W2.3). */
  updated_date: Timestamp;
  /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
  overlap?: Integer | null;
  /** Size of a segment (W2.3). Explanation: in frames. */
  segment_size?: Integer;
  /** Status of the task (W2.3). */
  status: Status;
  /** Labels of the task (W2.3). */
  labels: Label[];
  /** Segments of the task; may be empty (W2.3). */
  segments: Segment[];
  /** Dimension (W2.3). Explanation: of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
  subset: string;
  /** Organization, or null (W2.3). Explanation: its identifier. */
  organization: Integer | null;
  /** Target storage (W2.3). Explanation: where annotations are written to. */
  target_storage: Storage;
  /** Source storage (W2.3). Explanation: where data is read from. */
  source_storage: Storage;
};

/** A task was created (W6.2). */
export type CreateTaskEvent = {
  /** Name of the event (W6.1). */
  event: "create:task";
  /** The created task, in full (W6.2). */
  task: CreatedTask;
  /** Identifier of the webhook that sends it (W6.2). */
  webhook_id: Integer;
  /** User who triggered the event (W6.2). */
  sender: User;
};

/** Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen). */
export type ChunkType = "imageset" | (string & {});

/** A task, given in full for update events (W2.3). */
export type Task = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
  url: HttpUrl;
  /** Task identifier (W2.3). */
  id: Integer;
  /** Task name (W2.3). */
  name: string;
  /** Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
  project_id: Integer;
  /** Empty string or a mode name (W2.3). */
  mode: TaskMode;
  /** Owner of the task (W2.3). */
  owner: User;
  /** User the task is assigned to, or null (W2.3). */
  assignee: User | null;
  /** Bug tracker; may be empty (W2.3). Explanation: its address. */
  bug_tracker: string;
  /** When the task was created (W2.3). */
  created_date: Timestamp;
  /** When the task was last updated (W2.3). */
  updated_date: Timestamp;
  /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
  overlap: Integer | null;
  /** Size of a segment (W2.3). Explanation: in frames. */
  segment_size: Integer;
  /** Status of the task (W2.3). */
  status: Status;
  /** Labels of the task (W2.3). */
  labels: Label[];
  /** Segments of the task; may be empty (W2.3). */
  segments: Segment[];
  /** Size of a data chunk; update only (W2.3). Explanation: in frames. */
  data_chunk_size: Integer;
  /** Type of the compressed data chunks; update only (W2.3). */
  data_compressed_chunk_type: ChunkType;
  /** Type of the original data chunks; update only (W2.3). */
  data_original_chunk_type: ChunkType;
  /** Size of the task; update only (W2.3). Explanation: number of frames. */
  size: Integer;
  /** Image quality; update only (W2.3). */
  image_quality: Integer;
  /** Data of the task; update only (W2.3). Explanation: an identifier. */
  data: Integer;
  /** Dimension (W2.3). Explanation: of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
  subset: string;
  /** Organization, or null (W2.3). Explanation: its identifier. */
  organization: Integer | null;
  /** Target storage (W2.3). Explanation: where annotations are written to. */
  target_storage: Storage;
  /** Source storage (W2.3). Explanation: where data is read from. */
  source_storage: Storage;
};

/** Old values of the keys of a task that changed (W6.3). */
export type TaskBeforeUpdate = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
  url?: HttpUrl;
  /** Task identifier (W2.3). */
  id?: Integer;
  /** Task name (W2.3). */
  name?: string;
  /** Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
  project_id?: Integer;
  /** Empty string or a mode name (W2.3). */
  mode?: TaskMode;
  /** Owner of the task (W2.3). */
  owner?: User;
  /** User the task is assigned to, or null (W2.3). */
  assignee?: User | null;
  /** Bug tracker; may be empty (W2.3). Explanation: its address. */
  bug_tracker?: string;
  /** When the task was created (W2.3). */
  created_date?: Timestamp;
  /** When the task was last updated (W2.3). */
  updated_date?: Timestamp;
  /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
  overlap?: Integer | null;
  /** Size of a segment (W2.3). Explanation: in frames. */
  segment_size?: Integer;
  /** Status of the task (W2.3). */
  status?: Status;
  /** Labels of the task (W2.3). */
  labels?: Label[];
  /** Segments of the task; may be empty (W2.3). */
  segments?: Segment[];
  /** Size of a data chunk; update only (W2.3). Explanation: in frames. */
  data_chunk_size?: Integer;
  /** Type of the compressed data chunks; update only (W2.3). */
  data_compressed_chunk_type?: ChunkType;
  /** Type of the original data chunks; update only (W2.3). */
  data_original_chunk_type?: ChunkType;
  /** Size of the task; update only (W2.3). Explanation: number of frames. */
  size?: Integer;
  /** Image quality; update only (W2.3). */
  image_quality?: Integer;
  /** Data of the task; update only (W2.3). Explanation: an identifier. */
  data?: Integer;
  /** Dimension (W2.3). Explanation: of the data. */
  dimension?: TaskDimension;
  /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
  subset?: string;
  /** Organization, or null (W2.3). Explanation: its identifier. */
  organization?: Integer | null;
  /** Target storage (W2.3). Explanation: where annotations are written to. */
  target_storage?: Storage;
  /** Source storage (W2.3). Explanation: where data is read from. */
  source_storage?: Storage;
};

/** A task was updated (W6.3). For example its status or its assignment changed (W6.1). */
export type UpdateTaskEvent = {
  /** Name of the event (W6.1). */
  event: "update:task";
  /** The task after the update, in full (W6.3). */
  task: Task;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: TaskBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task). */
export type DeletedTask = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
  url: HttpUrl;
  /** Task identifier (W2.3). */
  id: Integer;
  /** Task name (W2.3). */
  name: string;
  /** Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
  project_id: Integer;
  /** Empty string or a mode name (W2.3). */
  mode: TaskMode;
  /** Owner of the task (W2.3). */
  owner: User;
  /** User the task is assigned to, or null (W2.3). */
  assignee: User | null;
  /** Bug tracker; may be empty (W2.3). Explanation: its address. */
  bug_tracker: string;
  /** When the task was created (W2.3). */
  created_date: Timestamp;
  /** When the task was last updated (W2.3). */
  updated_date: Timestamp;
  /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
  overlap?: Integer | null;
  /** Size of a segment (W2.3). Explanation: in frames. */
  segment_size?: Integer;
  /** Status of the task (W2.3). */
  status: Status;
  /** Labels of the task (W2.3). */
  labels: Label[];
  /** Segments of the task; may be empty (W2.3). */
  segments: Segment[];
  /** Dimension (W2.3). Explanation: of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
  subset: string;
  /** Organization, or null (W2.3). Explanation: its identifier. */
  organization: Integer | null;
  /** Target storage (W2.3). Explanation: where annotations are written to. */
  target_storage: Storage;
  /** Source storage (W2.3). Explanation: where data is read from. */
  source_storage: Storage;
};

/** A task was deleted (W6.4). */
export type DeleteTaskEvent = {
  /** Name of the event (W6.1). */
  event: "delete:task";
  /** The deleted task, in full (W6.4). */
  task: DeletedTask;
  /** Identifier of the webhook that sends it (W6.4). */
  webhook_id: Integer;
  /** User who triggered the event (W6.4). */
  sender: User;
};

/** A job; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Job = { [key: string]: unknown };

/** Old values of the keys of a job that changed (W6.3). */
export type JobBeforeUpdate = { [key: string]: unknown };

/** A job was updated (W6.3). For example its status or its assignee changed (W1.4). */
export type UpdateJobEvent = {
  /** Name of the event (W6.1). */
  event: "update:job";
  /** The job after the update, in full (W6.3). */
  job: Job;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: JobBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** An issue; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Issue = { [key: string]: unknown };

/** An issue was created (W6.2). */
export type CreateIssueEvent = {
  /** Name of the event (W6.1). */
  event: "create:issue";
  /** The created issue, in full (W6.2). */
  issue: Issue;
  /** Identifier of the webhook that sends it (W6.2). */
  webhook_id: Integer;
  /** User who triggered the event (W6.2). */
  sender: User;
};

/** Old values of the keys of an issue that changed (W6.3). */
export type IssueBeforeUpdate = { [key: string]: unknown };

/** An issue was updated (W6.3). */
export type UpdateIssueEvent = {
  /** Name of the event (W6.1). */
  event: "update:issue";
  /** The issue after the update, in full (W6.3). */
  issue: Issue;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: IssueBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** An issue was deleted (W6.4). */
export type DeleteIssueEvent = {
  /** Name of the event (W6.1). */
  event: "delete:issue";
  /** The deleted issue, in full (W6.4). */
  issue: Issue;
  /** Identifier of the webhook that sends it (W6.4). */
  webhook_id: Integer;
  /** User who triggered the event (W6.4). */
  sender: User;
};

/** A comment; its fields are not shown (W2.5). Any object is valid (W-open). */
export type Comment = { [key: string]: unknown };

/** A comment was created (W6.2). */
export type CreateCommentEvent = {
  /** Name of the event (W6.1). */
  event: "create:comment";
  /** The created comment, in full (W6.2). */
  comment: Comment;
  /** Identifier of the webhook that sends it (W6.2). */
  webhook_id: Integer;
  /** User who triggered the event (W6.2). */
  sender: User;
};

/** Old values of the keys of a comment that changed (W6.3). */
export type CommentBeforeUpdate = { [key: string]: unknown };

/** A comment was updated (W6.3). */
export type UpdateCommentEvent = {
  /** Name of the event (W6.1). */
  event: "update:comment";
  /** The comment after the update, in full (W6.3). */
  comment: Comment;
  /** Only the keys of the resource that changed, with their old values (W6.3). */
  before_update: CommentBeforeUpdate;
  /** Identifier of the webhook that sends it (W6.3). */
  webhook_id: Integer;
  /** User who triggered the event (W6.3). */
  sender: User;
};

/** A comment was deleted (W6.4). */
export type DeleteCommentEvent = {
  /** Name of the event (W6.1). */
  event: "delete:comment";
  /** The deleted comment, in full (W6.4). */
  comment: Comment;
  /** Identifier of the webhook that sends it (W6.4). */
  webhook_id: Integer;
  /** User who triggered the event (W6.4). */
  sender: User;
};

/** Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed). */
export type WebhookType = "project" | "organization";

/** Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen). */
export type ContentType = "application/json" | (string & {});

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed). */
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

/** A webhook as seen in the ping payload, which does not return the secret (W2.1). */
export type Webhook = {
  /** Webhook identifier (W2.1). */
  id: Integer;
  /** Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1). */
  url: HttpUrl;
  /** Where event payloads are delivered (W2.1). */
  target_url: HttpUrl;
  /** Short purpose summary; may be empty (W2.1). */
  description: string;
  /** Scope of the webhook: project or organization (W2.1). */
  type: WebhookType;
  /** Media type of the delivered payload, sent as Content-Type (W2.1). */
  content_type: ContentType;
  /** No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive). */
  is_active: boolean;
  /** When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate. */
  enable_ssl: boolean;
  /** When the webhook was created (W2.1). */
  created_date: Timestamp;
  /** When the webhook was last updated (W2.1). */
  updated_date: Timestamp;
  /** User who created the webhook (W2.1). */
  owner: User;
  /** Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope). */
  project: Integer | null;
  /** Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope). */
  organization: Integer | null;
  /** Subscribed event names (W6.1). */
  events: EventName[];
  /** HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery). */
  last_status?: Integer;
  /** Time of the last delivery (W2.1). Missing before the first one (W-delivery). */
  last_delivery_date?: Timestamp;
};

/** A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping). */
export type PingEvent = {
  /** Always `ping` (W6.5). */
  event: "ping";
  /** The webhook resource (W6.5). */
  webhook: Webhook;
  /** User who triggered the ping (W6.5). */
  sender: User;
};

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. */
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
