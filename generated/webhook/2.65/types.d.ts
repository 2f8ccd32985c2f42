// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Integer. Within ±(2^53 − 1), which every JSON reader represents exactly. */
export type Integer = number;

/** ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case. */
export type Timestamp = string;

/**
 * Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` if no user's
 * request raised the event (since 2.4.2).
 */
export type PlatformUrl = string;

/** A user, as `owner` or `sender`, or as `assignee`. */
export type User = {
  /** Address of the user, `{base_url}/api/users/<user_id>`. */
  url: PlatformUrl;
  /** User identifier. */
  id: Integer;
  /** User name. The name used to log in. */
  username: string;
  /** First name. May be empty. */
  first_name: string;
  /** Last name. May be empty. */
  last_name: string;
};

/** An organization (since 2.3.0). */
export type Organization = {
  /** Organization identifier (since 2.3.0). */
  id: Integer;
  /** Short name: letters, digits, `-` and `_` (since 2.3.0). */
  slug: string;
  /** Name (since 2.3.0). */
  name: string;
  /** Description; may be empty (since 2.3.0). */
  description: string;
  /** When the organization was created (since 2.3.0). */
  created_date: Timestamp;
  /** When the organization was last changed (since 2.3.0). */
  updated_date: Timestamp;
  /** How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0). */
  contact: unknown;
  /** User who owns the organization; null after that user was deleted (since 2.3.0). */
  owner: User | null;
};

/** Old values of the keys of an organization that changed. */
export type OrganizationBeforeUpdate = {
  /** Organization identifier (since 2.3.0). */
  id?: Integer;
  /** Short name: letters, digits, `-` and `_` (since 2.3.0). */
  slug?: string;
  /** Name (since 2.3.0). */
  name?: string;
  /** Description; may be empty (since 2.3.0). */
  description?: string;
  /** When the organization was created (since 2.3.0). */
  created_date?: Timestamp;
  /** When the organization was last changed (since 2.3.0). */
  updated_date?: Timestamp;
  /** How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0). */
  contact?: unknown;
  /** User who owns the organization; null after that user was deleted (since 2.3.0). */
  owner?: User | null;
};

/** The sender of an event that a background job raised, for example after data was uploaded (since 2.4.2). */
export type BackgroundUser = {
  /** User identifier (since 2.4.2). */
  id: Integer;
  /** Login name (since 2.4.2). */
  username: string;
  /** E-mail address; may be empty (since 2.4.2). */
  email: string;
};

/** The sender of an event whose user is unknown (since 2.4.2, until 2.75). */
export type NamelessUser = {
  /** Always empty (since 2.4.2). */
  username: "";
  /** Always empty (since 2.4.2). */
  first_name: "";
  /** Always empty (since 2.4.2). */
  last_name: "";
};

/** Who triggered an event: a full user, an abridged one if a background job raised it, or nobody (since 2.4.2). */
export type Sender = User | BackgroundUser | NamelessUser;

/** An organization was updated. */
export type UpdateOrganizationEvent = {
  /** Name of the event. */
  event: "update:organization";
  /** The organization after the update, in full. */
  organization: Organization;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: OrganizationBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** An organization was deleted (since 2.4.2, not in 2.73 to 2.75). */
export type DeleteOrganizationEvent = {
  /** Name of the event. */
  event: "delete:organization";
  /** The deleted organization, in full (since 2.4.2). */
  organization: Organization;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear. */
export type Role = "worker" | "supervisor" | "maintainer" | "owner" | (string & {});

/** A membership of a user in an organization (since 2.3.0). */
export type Membership = {
  /** Membership identifier (since 2.3.0). */
  id: Integer;
  /** User who is the member (since 2.3.0). */
  user: User;
  /** Identifier of the organization (since 2.3.0). */
  organization: Integer;
  /** True when the user accepted the invitation (since 2.3.0). */
  is_active: boolean;
  /** When the user joined, or null (since 2.3.0). */
  joined_date: Timestamp | null;
  /** Role in the organization (since 2.3.0). */
  role: Role;
  /** Key of the invitation; null for the owner (since 2.3.0). */
  invitation: string | null;
};

/** Old values of the keys of a membership that changed. */
export type MembershipBeforeUpdate = {
  /** Membership identifier (since 2.3.0). */
  id?: Integer;
  /** User who is the member (since 2.3.0). */
  user?: User;
  /** Identifier of the organization (since 2.3.0). */
  organization?: Integer;
  /** True when the user accepted the invitation (since 2.3.0). */
  is_active?: boolean;
  /** When the user joined, or null (since 2.3.0). */
  joined_date?: Timestamp | null;
  /** Role in the organization (since 2.3.0). */
  role?: Role;
  /** Key of the invitation; null for the owner (since 2.3.0). */
  invitation?: string | null;
};

/** A membership was updated. Member added to or removed from an organization. */
export type UpdateMembershipEvent = {
  /** Name of the event. */
  event: "update:membership";
  /** The membership after the update, in full. */
  membership: Membership;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: MembershipBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
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
  sender: Sender;
};

/** A member joined an organization (since 2.4.2). */
export type CreateMembershipEvent = {
  /** Name of the event. */
  event: "create:membership";
  /** The created membership, in full (since 2.4.2). */
  membership: Membership;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** An organization, with only its identifier and names (since 2.10.0). */
export type BasicOrganization = {
  /** Organization identifier (since 2.10.0). */
  id: Integer;
  /** Short name (since 2.10.0). */
  slug: string;
};

/** An invitation to an organization (since 2.3.0). */
export type Invitation = {
  /** Key of the invitation; it has no other identifier (since 2.3.0). */
  key: string;
  /** When the invitation was created (since 2.3.0). */
  created_date: Timestamp;
  /** User who sent the invitation; may be null (since 2.3.0). */
  owner: User | null;
  /** Role in the organization (since 2.3.0). */
  role: Role;
  /** User who is invited (since 2.3.0). */
  user: User;
  /** Identifier of the organization (since 2.3.0). */
  organization: Integer;
  /** True when the invitation has expired; may be null (since 2.10.0). */
  expired: boolean | null;
  /** Identifier and names of the organization (since 2.10.0). */
  organization_info: BasicOrganization;
  /** True when the invitation was accepted (since 2.65.0). */
  accepted: boolean;
};

/** An invitation was created. It was issued. */
export type CreateInvitationEvent = {
  /** Name of the event. */
  event: "create:invitation";
  /** The created invitation, in full. */
  invitation: Invitation;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
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
  sender: Sender;
};

/** URL that lists the labels of a project, task or job (since 2.4.0). */
export type LabelsSummary = {
  /** URL of the list of labels (since 2.4.0). */
  url: PlatformUrl;
};

/** Number of tasks of a project, and the URL that lists them (since 2.4.0). */
export type TasksSummary = {
  /** Number of tasks (since 2.4.0). */
  count: Integer;
  /** Address of the list of tasks; null in background deliveries (since 2.4.0). */
  url: PlatformUrl | null;
};

/** Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear. */
export type Status = "annotation" | "validation" | "completed" | (string & {});

/** Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear. */
export type TaskDimension = "2d" | "3d" | (string & {});

/** Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear. */
export type StorageLocation = "local" | "cloud_storage" | (string & {});

/** A storage. Where a task's data is read from or written to. */
export type DataStorage = {
  /** Storage identifier. */
  id: Integer;
  /** Location of the storage. The kind of storage. */
  location: StorageLocation;
  /** Cloud storage identifier, or null. Null when the storage is not in a cloud. */
  cloud_storage_id: Integer | null;
};

/** A project (since 2.3.0). */
export type Project = {
  /** Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0). */
  url: PlatformUrl;
  /** Project identifier (since 2.3.0). */
  id: Integer;
  /** Project name (since 2.3.0). */
  name: string;
  /** Labels of the project; null in background deliveries (since 2.4.0; before that, a list). */
  labels: LabelsSummary | null;
  /** Tasks of the project (since 2.4.0; before that, a list of identifiers). */
  tasks: TasksSummary;
  /** User who owns the project, or null (since 2.3.0). */
  owner: User | null;
  /** User the project is assigned to, or null (since 2.3.0). */
  assignee: User | null;
  /** Address of a bug tracker; may be empty (since 2.3.0). */
  bug_tracker: string;
  /** Subsets that the tasks of the project belong to (since 2.3.0). */
  task_subsets: string[];
  /** When the project was created (since 2.3.0). */
  created_date: Timestamp;
  /** When the project was last changed (since 2.3.0). */
  updated_date: Timestamp;
  /** Status of the project (since 2.3.0). */
  status: Status;
  /** Dimension of the data; null if there are no tasks (since 2.3.0). */
  dimension: TaskDimension | null;
  /** Identifier of the organization, or null (since 2.3.0). */
  organization: Integer | null;
  /** Where annotations are written to, or null (since 2.3.0). */
  target_storage: DataStorage | null;
  /** Where data is read from, or null (since 2.3.0). */
  source_storage: DataStorage | null;
  /** Identifier of the annotation guide, or null (since 2.5.0). */
  guide_id: Integer | null;
  /** When the assignee last changed, or null (since 2.16.0). */
  assignee_updated_date: Timestamp | null;
  /** Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
  organization_id: Integer | null;
};

/** A project was created. */
export type CreateProjectEvent = {
  /** Name of the event. */
  event: "create:project";
  /** The created project, in full. */
  project: Project;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Old values of the keys of a project that changed. */
export type ProjectBeforeUpdate = {
  /** Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0). */
  url?: PlatformUrl;
  /** Project identifier (since 2.3.0). */
  id?: Integer;
  /** Project name (since 2.3.0). */
  name?: string;
  /** Labels of the project; null in background deliveries (since 2.4.0; before that, a list). */
  labels?: LabelsSummary | null;
  /** Tasks of the project (since 2.4.0; before that, a list of identifiers). */
  tasks?: TasksSummary;
  /** User who owns the project, or null (since 2.3.0). */
  owner?: User | null;
  /** User the project is assigned to, or null (since 2.3.0). */
  assignee?: User | null;
  /** Address of a bug tracker; may be empty (since 2.3.0). */
  bug_tracker?: string;
  /** Subsets that the tasks of the project belong to (since 2.3.0). */
  task_subsets?: string[];
  /** When the project was created (since 2.3.0). */
  created_date?: Timestamp;
  /** When the project was last changed (since 2.3.0). */
  updated_date?: Timestamp;
  /** Status of the project (since 2.3.0). */
  status?: Status;
  /** Dimension of the data; null if there are no tasks (since 2.3.0). */
  dimension?: TaskDimension | null;
  /** Identifier of the organization, or null (since 2.3.0). */
  organization?: Integer | null;
  /** Where annotations are written to, or null (since 2.3.0). */
  target_storage?: DataStorage | null;
  /** Where data is read from, or null (since 2.3.0). */
  source_storage?: DataStorage | null;
  /** Identifier of the annotation guide, or null (since 2.5.0). */
  guide_id?: Integer | null;
  /** When the assignee last changed, or null (since 2.16.0). */
  assignee_updated_date?: Timestamp | null;
  /** Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
  organization_id?: Integer | null;
};

/** A project was updated. */
export type UpdateProjectEvent = {
  /** Name of the event. */
  event: "update:project";
  /** The project after the update, in full. */
  project: Project;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: ProjectBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
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
  sender: Sender;
};

/** Mode of a task or job; empty until it has data (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear. */
export type TaskMode = "" | "annotation" | "interpolation" | (string & {});

/** Number of jobs of a task, and the URL that lists them (since 2.4.0). */
export type JobsSummary = {
  /** Number of jobs; until 2.72, it is 0 in create events and background deliveries (since 2.4.0). */
  count: Integer;
  /** Number of completed jobs; until 2.72, null in create events and background deliveries (since 2.4.0). */
  completed: Integer | null;
  /** Number of jobs in validation; until 2.72, null in create events and background deliveries (since 2.5.0). */
  validation: Integer | null;
  /** Address of the list of jobs; null in background deliveries (since 2.4.0). */
  url: PlatformUrl | null;
};

/** Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear. */
export type ChunkType = "imageset" | "video" | "audio_mp3" | (string & {});

/** How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear. */
export type ValidationMode = "gt" | "gt_pool" | (string & {});

/** Kind of media (since 2.65.0). Known: `image`; others may appear, such as audio types. */
export type MediaType = "image" | (string & {});

/** A task. */
export type Task = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>`. */
  url: PlatformUrl;
  /** Task identifier. */
  id: Integer;
  /** Task name. */
  name: string;
  /** Identifier of the project the task belongs to, or null (null since 2.3.0). */
  project_id: Integer | null;
  /** Empty string or a mode name. */
  mode: TaskMode;
  /** User who owns the task, or null (null since 2.3.0). */
  owner: User | null;
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
  /** Labels of the task; null in background deliveries (since 2.4.0; before that, a list). */
  labels: LabelsSummary | null;
  /** Jobs of the task (since 2.4.0). */
  jobs: JobsSummary;
  /** Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0). */
  data_chunk_size?: Integer | null;
  /** Type of the compressed chunks; only if the task has data. */
  data_compressed_chunk_type?: ChunkType;
  /** Type of the original chunks; only if the task has data. */
  data_original_chunk_type?: ChunkType;
  /** Number of frames; only if the task has data. */
  size?: Integer;
  /** Image quality; only if the task has data. */
  image_quality?: Integer;
  /** Identifier of the task's data; only if the task has data; may be null (since 2.59.0). */
  data?: Integer | null;
  /** Dimension. The dimension of the data. */
  dimension: TaskDimension;
  /** Subset; may be empty. The subset that the task belongs to. */
  subset: string;
  /** Organization, or null. Its identifier. */
  organization: Integer | null;
  /** Where annotations are written to, or null (null since 2.3.0). */
  target_storage: DataStorage | null;
  /** Where data is read from, or null (null since 2.3.0). */
  source_storage: DataStorage | null;
  /** Identifier of the annotation guide, or null (since 2.5.0). */
  guide_id: Integer | null;
  /** When the assignee last changed, or null (since 2.16.0). */
  assignee_updated_date: Timestamp | null;
  /** How the work on the task is validated; may be null (since 2.21.0). */
  validation_mode: ValidationMode | null;
  /** True when several annotators work on the same frames (since 2.27.0, until 2.79). */
  consensus_enabled: boolean;
  /** Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0). */
  data_cloud_storage_id?: Integer | null;
  /** Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
  organization_id: Integer | null;
  /** Name of the project, or null (since 2.59.0). */
  project_name: string | null;
  /** Kind of media, such as `image` (since 2.65.0). */
  media_type: MediaType;
};

/** A task was created. */
export type CreateTaskEvent = {
  /** Name of the event. */
  event: "create:task";
  /** The created task, in full. */
  task: Task;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Old values of the keys of a task that changed. */
export type TaskBeforeUpdate = {
  /** Address of the task, `{base_url}/api/tasks/<task_id>`. */
  url?: PlatformUrl;
  /** Task identifier. */
  id?: Integer;
  /** Task name. */
  name?: string;
  /** Identifier of the project the task belongs to, or null (null since 2.3.0). */
  project_id?: Integer | null;
  /** Empty string or a mode name. */
  mode?: TaskMode;
  /** User who owns the task, or null (null since 2.3.0). */
  owner?: User | null;
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
  /** Labels of the task; null in background deliveries (since 2.4.0; before that, a list). */
  labels?: LabelsSummary | null;
  /** Jobs of the task (since 2.4.0). */
  jobs?: JobsSummary;
  /** Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0). */
  data_chunk_size?: Integer | null;
  /** Type of the compressed chunks; only if the task has data. */
  data_compressed_chunk_type?: ChunkType | null;
  /** Type of the original chunks; only if the task has data. */
  data_original_chunk_type?: ChunkType | null;
  /** Number of frames; only if the task has data. */
  size?: Integer | null;
  /** Image quality; only if the task has data. */
  image_quality?: Integer | null;
  /** Identifier of the task's data; only if the task has data; may be null (since 2.59.0). */
  data?: Integer | null;
  /** Dimension. The dimension of the data. */
  dimension?: TaskDimension;
  /** Subset; may be empty. The subset that the task belongs to. */
  subset?: string;
  /** Organization, or null. Its identifier. */
  organization?: Integer | null;
  /** Where annotations are written to, or null (null since 2.3.0). */
  target_storage?: DataStorage | null;
  /** Where data is read from, or null (null since 2.3.0). */
  source_storage?: DataStorage | null;
  /** Identifier of the annotation guide, or null (since 2.5.0). */
  guide_id?: Integer | null;
  /** When the assignee last changed, or null (since 2.16.0). */
  assignee_updated_date?: Timestamp | null;
  /** How the work on the task is validated; may be null (since 2.21.0). */
  validation_mode?: ValidationMode | null;
  /** True when several annotators work on the same frames (since 2.27.0, until 2.79). */
  consensus_enabled?: boolean;
  /** Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0). */
  data_cloud_storage_id?: Integer | null;
  /** Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
  organization_id?: Integer | null;
  /** Name of the project, or null (since 2.59.0). */
  project_name?: string | null;
  /** Kind of media, such as `image` (since 2.65.0). */
  media_type?: MediaType;
};

/** A task was updated. For example, its status or its assignment changed. */
export type UpdateTaskEvent = {
  /** Name of the event. */
  event: "update:task";
  /** The task after the update, in full. */
  task: Task;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: TaskBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** A task was deleted. */
export type DeleteTaskEvent = {
  /** Name of the event. */
  event: "delete:task";
  /** The deleted task, in full. */
  task: Task;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear. */
export type JobStage = "annotation" | "validation" | "acceptance" | (string & {});

/** State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear. */
export type JobState = "new" | "in progress" | "completed" | "rejected" | (string & {});

/** Number of issues of a job, and the URL that lists them (since 2.4.0). */
export type IssuesSummary = {
  /** Address of the list of issues; null in background deliveries of early releases (since 2.4.0). */
  url: PlatformUrl;
  /** Number of issues (since 2.4.0). */
  count: Integer;
};

/** Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear. */
export type JobType = "annotation" | "ground_truth" | "consensus_replica" | (string & {});

/** A job: the part of a task that one annotator works on (since 2.3.0). */
export type Job = {
  /** Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0). */
  url: PlatformUrl;
  /** Job identifier (since 2.3.0). */
  id: Integer;
  /** Identifier of the task (since 2.3.0). */
  task_id: Integer;
  /** Identifier of the project, or null (since 2.3.0). */
  project_id: Integer | null;
  /** User the job is assigned to, or null (since 2.3.0). */
  assignee: User | null;
  /** Dimension of the data (since 2.3.0). */
  dimension: TaskDimension;
  /** Labels of the job; null in background deliveries (since 2.4.0; before that, a list). */
  labels: LabelsSummary | null;
  /** Address of a bug tracker, or null; may be empty (since 2.3.0). */
  bug_tracker: string | null;
  /** Status of the job (since 2.3.0). */
  status: Status;
  /** Stage of the job (since 2.3.0). */
  stage: JobStage;
  /** State of the job (since 2.3.0). */
  state: JobState;
  /** Name of a mode; may be empty (since 2.3.0). */
  mode: TaskMode;
  /** First frame (since 2.3.0). */
  start_frame: Integer;
  /** Last frame, inclusive (since 2.3.0). */
  stop_frame: Integer;
  /** Number of frames in a data chunk; may be null (since 2.3.0). */
  data_chunk_size: Integer | null;
  /** Type of the compressed chunks (since 2.3.0). */
  data_compressed_chunk_type: ChunkType;
  /** When the job was last changed (since 2.3.0). */
  updated_date: Timestamp;
  /** Issues of the job; null in background deliveries (since 2.4.0). */
  issues: IssuesSummary | null;
  /** Identifier of the annotation guide, or null (since 2.5.0). */
  guide_id: Integer | null;
  /** Number of frames (since 2.5.0). */
  frame_count: Integer;
  /** When the job was created (since 2.5.0). */
  created_date: Timestamp;
  /** Kind of job (since 2.5.0). */
  type: JobType;
  /** Identifier of the organization, or null (since 2.5.0). */
  organization: Integer | null;
  /** Where annotations are written to, or null (since 2.10.0). */
  target_storage: DataStorage | null;
  /** Where data is read from, or null (since 2.10.0). */
  source_storage: DataStorage | null;
  /** When the assignee last changed, or null (since 2.16.0). */
  assignee_updated_date: Timestamp | null;
  /** Type of the original chunks (since 2.20.0). */
  data_original_chunk_type: ChunkType;
  /** Identifier of the job that this one replicates; may be null (since 2.27.0). */
  parent_job_id: Integer | null;
  /** Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79). */
  consensus_replicas: Integer;
  /** Name of the task, or null (since 2.59.0). */
  task_name: string | null;
  /** Name of the project, or null (since 2.59.0). */
  project_name: string | null;
  /** Number of replicas (since 2.59.0). */
  replicas_count: Integer;
  /** Kind of media, such as `image` (since 2.65.0). */
  media_type: MediaType;
};

/** Old values of the keys of a job that changed. */
export type JobBeforeUpdate = {
  /** Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0). */
  url?: PlatformUrl;
  /** Job identifier (since 2.3.0). */
  id?: Integer;
  /** Identifier of the task (since 2.3.0). */
  task_id?: Integer;
  /** Identifier of the project, or null (since 2.3.0). */
  project_id?: Integer | null;
  /** User the job is assigned to, or null (since 2.3.0). */
  assignee?: User | null;
  /** Dimension of the data (since 2.3.0). */
  dimension?: TaskDimension;
  /** Labels of the job; null in background deliveries (since 2.4.0; before that, a list). */
  labels?: LabelsSummary | null;
  /** Address of a bug tracker, or null; may be empty (since 2.3.0). */
  bug_tracker?: string | null;
  /** Status of the job (since 2.3.0). */
  status?: Status;
  /** Stage of the job (since 2.3.0). */
  stage?: JobStage;
  /** State of the job (since 2.3.0). */
  state?: JobState;
  /** Name of a mode; may be empty (since 2.3.0). */
  mode?: TaskMode;
  /** First frame (since 2.3.0). */
  start_frame?: Integer;
  /** Last frame, inclusive (since 2.3.0). */
  stop_frame?: Integer;
  /** Number of frames in a data chunk; may be null (since 2.3.0). */
  data_chunk_size?: Integer | null;
  /** Type of the compressed chunks (since 2.3.0). */
  data_compressed_chunk_type?: ChunkType;
  /** When the job was last changed (since 2.3.0). */
  updated_date?: Timestamp;
  /** Issues of the job; null in background deliveries (since 2.4.0). */
  issues?: IssuesSummary | null;
  /** Identifier of the annotation guide, or null (since 2.5.0). */
  guide_id?: Integer | null;
  /** Number of frames (since 2.5.0). */
  frame_count?: Integer;
  /** When the job was created (since 2.5.0). */
  created_date?: Timestamp;
  /** Kind of job (since 2.5.0). */
  type?: JobType;
  /** Identifier of the organization, or null (since 2.5.0). */
  organization?: Integer | null;
  /** Where annotations are written to, or null (since 2.10.0). */
  target_storage?: DataStorage | null;
  /** Where data is read from, or null (since 2.10.0). */
  source_storage?: DataStorage | null;
  /** When the assignee last changed, or null (since 2.16.0). */
  assignee_updated_date?: Timestamp | null;
  /** Type of the original chunks (since 2.20.0). */
  data_original_chunk_type?: ChunkType;
  /** Identifier of the job that this one replicates; may be null (since 2.27.0). */
  parent_job_id?: Integer | null;
  /** Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79). */
  consensus_replicas?: Integer;
  /** Name of the task, or null (since 2.59.0). */
  task_name?: string | null;
  /** Name of the project, or null (since 2.59.0). */
  project_name?: string | null;
  /** Number of replicas (since 2.59.0). */
  replicas_count?: Integer;
  /** Kind of media, such as `image` (since 2.65.0). */
  media_type?: MediaType;
};

/** A job was updated. For example, its status or its assignee changed. */
export type UpdateJobEvent = {
  /** Name of the event. */
  event: "update:job";
  /** The job after the update, in full. */
  job: Job;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: JobBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** A job was created (since 2.4.2). */
export type CreateJobEvent = {
  /** Name of the event. */
  event: "create:job";
  /** The created job, in full (since 2.4.2). */
  job: Job;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** A job was deleted (since 2.4.2). */
export type DeleteJobEvent = {
  /** Name of the event. */
  event: "delete:job";
  /** The deleted job, in full (since 2.4.2). */
  job: Job;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Number of comments on an issue, and the URL that lists them (since 2.4.0). */
export type CommentsSummary = {
  /** Number of comments (since 2.4.0). */
  count: Integer;
  /** Address of the list of comments; null in background deliveries (since 2.4.0). */
  url: PlatformUrl | null;
};

/** An issue that a reviewer opened on a frame (since 2.3.0). */
export type Issue = {
  /** Issue identifier (since 2.3.0). */
  id: Integer;
  /** Number of the frame (since 2.3.0). */
  frame: Integer;
  /** Coordinates on the frame (since 2.3.0). */
  position: number[];
  /** Identifier of the job (since 2.3.0). */
  job: Integer;
  /** User who opened the issue, or null (since 2.3.0). */
  owner: User | null;
  /** User the issue is assigned to, or null (since 2.3.0). */
  assignee: User | null;
  /** When the issue was opened, or null (since 2.3.0). */
  created_date: Timestamp | null;
  /** When the issue was last changed, or null (since 2.3.0). */
  updated_date: Timestamp | null;
  /** Comments on the issue (since 2.4.0; before that, a list). */
  comments: CommentsSummary;
  /** True when the issue is resolved (since 2.3.0). */
  resolved: boolean;
};

/** An issue was created. */
export type CreateIssueEvent = {
  /** Name of the event. */
  event: "create:issue";
  /** The created issue, in full. */
  issue: Issue;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Old values of the keys of an issue that changed. */
export type IssueBeforeUpdate = {
  /** Issue identifier (since 2.3.0). */
  id?: Integer;
  /** Number of the frame (since 2.3.0). */
  frame?: Integer;
  /** Coordinates on the frame (since 2.3.0). */
  position?: number[];
  /** Identifier of the job (since 2.3.0). */
  job?: Integer;
  /** User who opened the issue, or null (since 2.3.0). */
  owner?: User | null;
  /** User the issue is assigned to, or null (since 2.3.0). */
  assignee?: User | null;
  /** When the issue was opened, or null (since 2.3.0). */
  created_date?: Timestamp | null;
  /** When the issue was last changed, or null (since 2.3.0). */
  updated_date?: Timestamp | null;
  /** Comments on the issue (since 2.4.0; before that, a list). */
  comments?: CommentsSummary;
  /** True when the issue is resolved (since 2.3.0). */
  resolved?: boolean;
};

/** An issue was updated. */
export type UpdateIssueEvent = {
  /** Name of the event. */
  event: "update:issue";
  /** The issue after the update, in full. */
  issue: Issue;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: IssueBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
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
  sender: Sender;
};

/** A comment on an issue (since 2.3.0). */
export type IssueComment = {
  /** Comment identifier (since 2.3.0). */
  id: Integer;
  /** Identifier of the issue (since 2.3.0). */
  issue: Integer;
  /** User who wrote the comment; may be null (since 2.3.0). */
  owner: User | null;
  /** Text of the comment (since 2.3.0). */
  message: string;
  /** When the comment was created (since 2.3.0). */
  created_date: Timestamp;
  /** When the comment was last changed (since 2.3.0). */
  updated_date: Timestamp;
};

/** A comment was created. */
export type CreateCommentEvent = {
  /** Name of the event. */
  event: "create:comment";
  /** The created comment, in full. */
  comment: IssueComment;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
};

/** Old values of the keys of a comment that changed. */
export type CommentBeforeUpdate = {
  /** Comment identifier (since 2.3.0). */
  id?: Integer;
  /** Identifier of the issue (since 2.3.0). */
  issue?: Integer;
  /** User who wrote the comment; may be null (since 2.3.0). */
  owner?: User | null;
  /** Text of the comment (since 2.3.0). */
  message?: string;
  /** When the comment was created (since 2.3.0). */
  created_date?: Timestamp;
  /** When the comment was last changed (since 2.3.0). */
  updated_date?: Timestamp;
};

/** A comment was updated. */
export type UpdateCommentEvent = {
  /** Name of the event. */
  event: "update:comment";
  /** The comment after the update, in full. */
  comment: IssueComment;
  /** Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on. */
  before_update?: CommentBeforeUpdate;
  /** Identifier of the webhook that sends it. */
  webhook_id: Integer;
  /** User who triggered the event. */
  sender: Sender;
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
  sender: Sender;
};

/** Outcome of an export or a backup; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear. */
export type ExportStatus = "succeeded" | "failed" | (string & {});

/** Kind of resource that a background operation applies to (since 2.65.0). Known: `project`, `task`, `job`; others may appear. */
export type OperationTarget = "project" | "task" | "job" | (string & {});

/** An export of annotations or of a dataset finished or failed (since 2.65.0, until 2.72). */
export type CreateExportEvent = {
  /** Name of the event (since 2.65.0). */
  event: "create:export";
  /** Outcome of the operation; the values are inferred (since 2.65.0). */
  status: ExportStatus;
  /** Kind of the resource (since 2.65.0). */
  target: OperationTarget;
  /** Identifier of the resource (since 2.65.0). */
  target_id: Integer;
  /** Identifier of the request (since 2.65.0). */
  rq_id: string;
  /** Text of the error; null on success (since 2.65.0). */
  message: string | null;
  /** Name of the format (since 2.65.0). */
  format: string;
  /** Identifier of the webhook that sends the delivery (since 2.65.0). */
  webhook_id: Integer;
};

/** A backup finished or failed (since 2.65.0, until 2.72). */
export type CreateBackupEvent = {
  /** Name of the event (since 2.65.0). */
  event: "create:backup";
  /** Outcome of the operation; the values are inferred (since 2.65.0). */
  status: ExportStatus;
  /** Kind of the resource (since 2.65.0). */
  target: OperationTarget;
  /** Identifier of the resource (since 2.65.0). */
  target_id: Integer;
  /** Identifier of the request (since 2.65.0). */
  rq_id: string;
  /** Text of the error; null on success (since 2.65.0). */
  message: string | null;
  /** True for a backup without media (since 2.65.0). */
  lightweight: boolean;
  /** Identifier of the webhook that sends the delivery (since 2.65.0). */
  webhook_id: Integer;
};

/** URL. Absolute, `http` or `https`. */
export type HttpUrl = string;

/** Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`. */
export type WebhookType = "project" | "organization";

/** Media type of the delivered payload. Known: `application/json`; others may appear. */
export type ContentType = "application/json" | (string & {});

/** Name of an event a webhook can subscribe to. Closed vocabulary: 24 names. */
export type EventName =
  | "update:organization"
  | "delete:organization"
  | "update:membership"
  | "delete:membership"
  | "create:membership"
  | "create:invitation"
  | "delete:invitation"
  | "create:project"
  | "update:project"
  | "delete:project"
  | "create:task"
  | "update:task"
  | "delete:task"
  | "update:job"
  | "create:job"
  | "delete:job"
  | "create:issue"
  | "update:issue"
  | "delete:issue"
  | "create:comment"
  | "update:comment"
  | "delete:comment"
  | "create:export"
  | "create:backup";

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
  /** When false, no events are delivered, but pings are (since 2.3.0). */
  is_active: boolean;
  /** Enables or disables SSL certificate verification for delivery. When true, SSL verification is on. */
  enable_ssl: boolean;
  /** When the webhook was created. */
  created_date: Timestamp;
  /** When the webhook was last updated. */
  updated_date: Timestamp;
  /** User who created the webhook, or null (null since 2.3.0). */
  owner: User | null;
  /** Project identifier; an integer if `type` is `project` (since 2.4.0; before that, `project`). */
  project_id: Integer | null;
  /** Organization identifier for an organization webhook, or null. An integer if `type` is `organization`. */
  organization: Integer | null;
  /** Subscribed event names. */
  events: EventName[];
  /** HTTP status of the last delivery. Missing before the first delivery, and after one that got no response; until 2.4.1, null during a delivery. */
  last_status?: Integer | null;
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
  | DeleteOrganizationEvent
  | UpdateMembershipEvent
  | DeleteMembershipEvent
  | CreateMembershipEvent
  | CreateInvitationEvent
  | DeleteInvitationEvent
  | CreateProjectEvent
  | UpdateProjectEvent
  | DeleteProjectEvent
  | CreateTaskEvent
  | UpdateTaskEvent
  | DeleteTaskEvent
  | UpdateJobEvent
  | CreateJobEvent
  | DeleteJobEvent
  | CreateIssueEvent
  | UpdateIssueEvent
  | DeleteIssueEvent
  | CreateCommentEvent
  | UpdateCommentEvent
  | DeleteCommentEvent
  | CreateExportEvent
  | CreateBackupEvent
  | PingEvent;
