// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

//! Types of the contract `webhook`, edition 2.3.

use crate::macros::{by_event, document, record, text, words};
use crate::text::Check;
use crate::{Json, JsonObject};

/// An organization; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Organization = JsonObject;

/// Old values of the keys of an organization that changed (W6.3).
pub type OrganizationBeforeUpdate = JsonObject;

/// Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
pub type Integer = i64;

/// URL (W2.1). Absolute, `http` or `https` (W-url).
pub type HttpUrl = String;

/// A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
    pub url: HttpUrl,
    /// User identifier (W2.2).
    pub id: Integer,
    /// User name (W2.2). Explanation: for the login.
    pub username: String,
    /// First name (W2.2). May be empty (W-empty).
    pub first_name: String,
    /// Last name (W2.2). May be empty (W-empty).
    pub last_name: String,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    User;
    required url = "url", &[Check::Format("http-url")];
    required id = "id";
    required username = "username";
    required first_name = "first_name";
    required last_name = "last_name";
}

/// An organization was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateOrganizationEvent {
    /// The organization after the update, in full (W6.3).
    pub organization: Organization,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: OrganizationBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateOrganizationEvent, "event" = "update:organization", before "before_update" of "organization" or &[];
    required organization = "organization";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A membership; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Membership = JsonObject;

/// Old values of the keys of a membership that changed (W6.3).
pub type MembershipBeforeUpdate = JsonObject;

/// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateMembershipEvent {
    /// The membership after the update, in full (W6.3).
    pub membership: Membership,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: MembershipBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateMembershipEvent, "event" = "update:membership", before "before_update" of "membership" or &[];
    required membership = "membership";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A membership was deleted (W6.4). A member was removed from an organization (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteMembershipEvent {
    /// The deleted membership, in full (W6.4).
    pub membership: Membership,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteMembershipEvent, "event" = "delete:membership";
    required membership = "membership";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An invitation; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Invitation = JsonObject;

/// An invitation was created (W6.2). It was issued (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateInvitationEvent {
    /// The created invitation, in full (W6.2).
    pub invitation: Invitation,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateInvitationEvent, "event" = "create:invitation";
    required invitation = "invitation";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An invitation was deleted (W6.4). It was revoked (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteInvitationEvent {
    /// The deleted invitation, in full (W6.4).
    pub invitation: Invitation,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteInvitationEvent, "event" = "delete:invitation";
    required invitation = "invitation";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A project; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Project = JsonObject;

/// A project was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateProjectEvent {
    /// The created project, in full (W6.2).
    pub project: Project,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateProjectEvent, "event" = "create:project";
    required project = "project";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of a project that changed (W6.3).
pub type ProjectBeforeUpdate = JsonObject;

/// A project was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateProjectEvent {
    /// The project after the update, in full (W6.3).
    pub project: Project,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: ProjectBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateProjectEvent, "event" = "update:project", before "before_update" of "project" or &[];
    required project = "project";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A project was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteProjectEvent {
    /// The deleted project, in full (W6.4).
    pub project: Project,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteProjectEvent, "event" = "delete:project";
    required project = "project";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskMode(pub String);

impl TaskMode {
    /// Known value that is empty.
    pub const EMPTY: &'static str = "";

    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";
}

text!(TaskMode);

/// ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
pub type Timestamp = String;

/// Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Status(pub String);

impl Status {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";
}

text!(Status);

/// Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color).
pub type HexColour = String;

/// Type of a label (W2.3). Known: `any`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LabelType(pub String);

impl LabelType {
    /// Known value `any`.
    pub const ANY: &'static str = "any";
}

text!(LabelType);

/// A label (W2.3). Explanation: annotators assign it.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Label identifier (W2.3).
    pub id: Integer,
    /// Label name (W2.3).
    pub name: String,
    /// Hex colour (W2.3).
    pub color: HexColour,
    /// Attributes of the label (W2.3). Items may be anything (W-arrays).
    pub attributes: Vec<Json>,
    /// Type of the label (W2.3). Explanation: the kind of shape that it applies to.
    pub r#type: LabelType,
    /// Sublabels of the label (W2.3). Items may be anything (W-arrays).
    pub sublabels: Vec<Json>,
    /// Whether the label has a parent (W2.3).
    pub has_parent: bool,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Label;
    required id = "id";
    required name = "name";
    required color = "color", &[Check::Format("hex-colour")];
    required attributes = "attributes";
    required r#type = "type";
    required sublabels = "sublabels";
    required has_parent = "has_parent";
}

/// Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobStage(pub String);

impl JobStage {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";
}

text!(JobStage);

/// State of a job (W2.3). Known: `new`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobState(pub String);

impl JobState {
    /// Known value `new`.
    pub const NEW: &'static str = "new";
}

text!(JobState);

/// Summary of a job (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct JobSummary {
    /// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
    pub url: HttpUrl,
    /// Job identifier (W2.3).
    pub id: Integer,
    /// User the job is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Status of the job (W2.3).
    pub status: Status,
    /// Stage of the job (W2.3).
    pub stage: JobStage,
    /// State of the job (W2.3).
    pub state: JobState,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    JobSummary;
    required url = "url", &[Check::Format("http-url")];
    required id = "id";
    required assignee = "assignee";
    required status = "status";
    required stage = "stage";
    required state = "state";
}

/// A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    /// Frame at the start (W2.3). Explanation: the first of the range.
    pub start_frame: Integer,
    /// Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
    pub stop_frame: Integer,
    /// Summaries of the segment's jobs (W2.3).
    pub jobs: Vec<JobSummary>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Segment;
    required start_frame = "start_frame";
    required stop_frame = "stop_frame";
    required jobs = "jobs";
}

/// Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskDimension(pub String);

impl TaskDimension {
    /// Known value `2d`.
    pub const _2D: &'static str = "2d";
}

text!(TaskDimension);

/// Location of a storage (W2.3). Known: `local`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StorageLocation(pub String);

impl StorageLocation {
    /// Known value `local`.
    pub const LOCAL: &'static str = "local";
}

text!(StorageLocation);

/// A storage (W2.3). Explanation: where a task's data is read from or written to.
#[derive(Clone, Debug, PartialEq)]
pub struct Storage {
    /// Storage identifier (W2.3).
    pub id: Integer,
    /// Location of the storage (W2.3). Explanation: its kind.
    pub location: StorageLocation,
    /// Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
    pub cloud_storage_id: Option<Integer>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Storage;
    required id = "id";
    required location = "location";
    required cloud_storage_id = "cloud_storage_id";
}

/// A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
#[derive(Clone, Debug, PartialEq)]
pub struct CreatedTask {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: HttpUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
    pub project_id: Integer,
    /// Empty string or a mode name (W2.3).
    pub mode: TaskMode,
    /// Owner of the task (W2.3).
    pub owner: User,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Bug tracker; may be empty (W2.3). Explanation: its address.
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last updated (W2.3).
    pub updated_date: Timestamp,
    /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub overlap: Option<Option<Integer>>,
    /// Size of a segment (W2.3). Explanation: in frames.
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,
    /// Dimension (W2.3). Explanation: of the data.
    pub dimension: TaskDimension,
    /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
    pub subset: String,
    /// Organization, or null (W2.3). Explanation: its identifier.
    pub organization: Option<Integer>,
    /// Target storage (W2.3). Explanation: where annotations are written to.
    pub target_storage: Storage,
    /// Source storage (W2.3). Explanation: where data is read from.
    pub source_storage: Storage,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreatedTask;
    required url = "url", &[Check::Format("http-url")];
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional overlap = "overlap";
    optional segment_size = "segment_size";
    required status = "status";
    required labels = "labels";
    required segments = "segments";
    required dimension = "dimension";
    required subset = "subset";
    required organization = "organization";
    required target_storage = "target_storage";
    required source_storage = "source_storage";
}

/// A task was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateTaskEvent {
    /// The created task, in full (W6.2).
    pub task: CreatedTask,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateTaskEvent, "event" = "create:task";
    required task = "task";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChunkType(pub String);

impl ChunkType {
    /// Known value `imageset`.
    pub const IMAGESET: &'static str = "imageset";
}

text!(ChunkType);

/// A task, given in full for update events (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: HttpUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
    pub project_id: Integer,
    /// Empty string or a mode name (W2.3).
    pub mode: TaskMode,
    /// Owner of the task (W2.3).
    pub owner: User,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Bug tracker; may be empty (W2.3). Explanation: its address.
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last updated (W2.3).
    pub updated_date: Timestamp,
    /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
    pub overlap: Option<Integer>,
    /// Size of a segment (W2.3). Explanation: in frames.
    pub segment_size: Integer,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,
    /// Size of a data chunk; update only (W2.3). Explanation: in frames.
    pub data_chunk_size: Integer,
    /// Type of the compressed data chunks; update only (W2.3).
    pub data_compressed_chunk_type: ChunkType,
    /// Type of the original data chunks; update only (W2.3).
    pub data_original_chunk_type: ChunkType,
    /// Size of the task; update only (W2.3). Explanation: number of frames.
    pub size: Integer,
    /// Image quality; update only (W2.3).
    pub image_quality: Integer,
    /// Data of the task; update only (W2.3). Explanation: an identifier.
    pub data: Integer,
    /// Dimension (W2.3). Explanation: of the data.
    pub dimension: TaskDimension,
    /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
    pub subset: String,
    /// Organization, or null (W2.3). Explanation: its identifier.
    pub organization: Option<Integer>,
    /// Target storage (W2.3). Explanation: where annotations are written to.
    pub target_storage: Storage,
    /// Source storage (W2.3). Explanation: where data is read from.
    pub source_storage: Storage,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Task;
    required url = "url", &[Check::Format("http-url")];
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required overlap = "overlap";
    required segment_size = "segment_size";
    required status = "status";
    required labels = "labels";
    required segments = "segments";
    required data_chunk_size = "data_chunk_size";
    required data_compressed_chunk_type = "data_compressed_chunk_type";
    required data_original_chunk_type = "data_original_chunk_type";
    required size = "size";
    required image_quality = "image_quality";
    required data = "data";
    required dimension = "dimension";
    required subset = "subset";
    required organization = "organization";
    required target_storage = "target_storage";
    required source_storage = "source_storage";
}

/// Old values of the keys of a task that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TaskBeforeUpdate {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: Option<HttpUrl>,
    /// Task identifier (W2.3).
    pub id: Option<Integer>,
    /// Task name (W2.3).
    pub name: Option<String>,
    /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
    pub project_id: Option<Integer>,
    /// Empty string or a mode name (W2.3).
    pub mode: Option<TaskMode>,
    /// Owner of the task (W2.3).
    pub owner: Option<User>,
    /// User the task is assigned to, or null (W2.3).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee: Option<Option<User>>,
    /// Bug tracker; may be empty (W2.3). Explanation: its address.
    pub bug_tracker: Option<String>,
    /// When the task was created (W2.3).
    pub created_date: Option<Timestamp>,
    /// When the task was last updated (W2.3).
    pub updated_date: Option<Timestamp>,
    /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub overlap: Option<Option<Integer>>,
    /// Size of a segment (W2.3). Explanation: in frames.
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Option<Status>,
    /// Labels of the task (W2.3).
    pub labels: Option<Vec<Label>>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Option<Vec<Segment>>,
    /// Size of a data chunk; update only (W2.3). Explanation: in frames.
    pub data_chunk_size: Option<Integer>,
    /// Type of the compressed data chunks; update only (W2.3).
    pub data_compressed_chunk_type: Option<ChunkType>,
    /// Type of the original data chunks; update only (W2.3).
    pub data_original_chunk_type: Option<ChunkType>,
    /// Size of the task; update only (W2.3). Explanation: number of frames.
    pub size: Option<Integer>,
    /// Image quality; update only (W2.3).
    pub image_quality: Option<Integer>,
    /// Data of the task; update only (W2.3). Explanation: an identifier.
    pub data: Option<Integer>,
    /// Dimension (W2.3). Explanation: of the data.
    pub dimension: Option<TaskDimension>,
    /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
    pub subset: Option<String>,
    /// Organization, or null (W2.3). Explanation: its identifier.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub organization: Option<Option<Integer>>,
    /// Target storage (W2.3). Explanation: where annotations are written to.
    pub target_storage: Option<Storage>,
    /// Source storage (W2.3). Explanation: where data is read from.
    pub source_storage: Option<Storage>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    TaskBeforeUpdate;
    optional url = "url", &[Check::Format("http-url")];
    optional id = "id";
    optional name = "name";
    optional project_id = "project_id";
    optional mode = "mode";
    optional owner = "owner";
    optional assignee = "assignee";
    optional bug_tracker = "bug_tracker";
    optional created_date = "created_date", &[Check::Format("utc-date-time")];
    optional updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional overlap = "overlap";
    optional segment_size = "segment_size";
    optional status = "status";
    optional labels = "labels";
    optional segments = "segments";
    optional data_chunk_size = "data_chunk_size";
    optional data_compressed_chunk_type = "data_compressed_chunk_type";
    optional data_original_chunk_type = "data_original_chunk_type";
    optional size = "size";
    optional image_quality = "image_quality";
    optional data = "data";
    optional dimension = "dimension";
    optional subset = "subset";
    optional organization = "organization";
    optional target_storage = "target_storage";
    optional source_storage = "source_storage";
}

/// A task was updated (W6.3). For example its status or its assignment changed (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateTaskEvent {
    /// The task after the update, in full (W6.3).
    pub task: Task,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: TaskBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateTaskEvent, "event" = "update:task", before "before_update" of "task" or &["url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage"];
    required task = "task";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
#[derive(Clone, Debug, PartialEq)]
pub struct DeletedTask {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: HttpUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
    pub project_id: Integer,
    /// Empty string or a mode name (W2.3).
    pub mode: TaskMode,
    /// Owner of the task (W2.3).
    pub owner: User,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Bug tracker; may be empty (W2.3). Explanation: its address.
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last updated (W2.3).
    pub updated_date: Timestamp,
    /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub overlap: Option<Option<Integer>>,
    /// Size of a segment (W2.3). Explanation: in frames.
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,
    /// Dimension (W2.3). Explanation: of the data.
    pub dimension: TaskDimension,
    /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
    pub subset: String,
    /// Organization, or null (W2.3). Explanation: its identifier.
    pub organization: Option<Integer>,
    /// Target storage (W2.3). Explanation: where annotations are written to.
    pub target_storage: Storage,
    /// Source storage (W2.3). Explanation: where data is read from.
    pub source_storage: Storage,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeletedTask;
    required url = "url", &[Check::Format("http-url")];
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional overlap = "overlap";
    optional segment_size = "segment_size";
    required status = "status";
    required labels = "labels";
    required segments = "segments";
    required dimension = "dimension";
    required subset = "subset";
    required organization = "organization";
    required target_storage = "target_storage";
    required source_storage = "source_storage";
}

/// A task was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteTaskEvent {
    /// The deleted task, in full (W6.4).
    pub task: DeletedTask,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteTaskEvent, "event" = "delete:task";
    required task = "task";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A job; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Job = JsonObject;

/// Old values of the keys of a job that changed (W6.3).
pub type JobBeforeUpdate = JsonObject;

/// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateJobEvent {
    /// The job after the update, in full (W6.3).
    pub job: Job,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: JobBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateJobEvent, "event" = "update:job", before "before_update" of "job" or &[];
    required job = "job";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An issue; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Issue = JsonObject;

/// An issue was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateIssueEvent {
    /// The created issue, in full (W6.2).
    pub issue: Issue,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateIssueEvent, "event" = "create:issue";
    required issue = "issue";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of an issue that changed (W6.3).
pub type IssueBeforeUpdate = JsonObject;

/// An issue was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateIssueEvent {
    /// The issue after the update, in full (W6.3).
    pub issue: Issue,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: IssueBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateIssueEvent, "event" = "update:issue", before "before_update" of "issue" or &[];
    required issue = "issue";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An issue was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteIssueEvent {
    /// The deleted issue, in full (W6.4).
    pub issue: Issue,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteIssueEvent, "event" = "delete:issue";
    required issue = "issue";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A comment; its fields are not shown (W2.5). Any object is valid (W-open).
pub type Comment = JsonObject;

/// A comment was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateCommentEvent {
    /// The created comment, in full (W6.2).
    pub comment: Comment,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateCommentEvent, "event" = "create:comment";
    required comment = "comment";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of a comment that changed (W6.3).
pub type CommentBeforeUpdate = JsonObject;

/// A comment was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateCommentEvent {
    /// The comment after the update, in full (W6.3).
    pub comment: Comment,
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: CommentBeforeUpdate,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateCommentEvent, "event" = "update:comment", before "before_update" of "comment" or &[];
    required comment = "comment";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A comment was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteCommentEvent {
    /// The deleted comment, in full (W6.4).
    pub comment: Comment,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteCommentEvent, "event" = "delete:comment";
    required comment = "comment";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WebhookType {
    /// `project`.
    Project,
    /// `organization`.
    Organization,
}

words! {
    WebhookType {
        Project = "project";
        Organization = "organization";
    }
}

/// Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContentType(pub String);

impl ContentType {
    /// Known value `application/json`.
    pub const APPLICATION_JSON: &'static str = "application/json";
}

text!(ContentType);

/// Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventName {
    /// `update:organization`.
    UpdateOrganization,
    /// `update:membership`.
    UpdateMembership,
    /// `delete:membership`.
    DeleteMembership,
    /// `create:invitation`.
    CreateInvitation,
    /// `delete:invitation`.
    DeleteInvitation,
    /// `create:project`.
    CreateProject,
    /// `update:project`.
    UpdateProject,
    /// `delete:project`.
    DeleteProject,
    /// `create:task`.
    CreateTask,
    /// `update:task`.
    UpdateTask,
    /// `delete:task`.
    DeleteTask,
    /// `update:job`.
    UpdateJob,
    /// `create:issue`.
    CreateIssue,
    /// `update:issue`.
    UpdateIssue,
    /// `delete:issue`.
    DeleteIssue,
    /// `create:comment`.
    CreateComment,
    /// `update:comment`.
    UpdateComment,
    /// `delete:comment`.
    DeleteComment,
}

words! {
    EventName {
        UpdateOrganization = "update:organization";
        UpdateMembership = "update:membership";
        DeleteMembership = "delete:membership";
        CreateInvitation = "create:invitation";
        DeleteInvitation = "delete:invitation";
        CreateProject = "create:project";
        UpdateProject = "update:project";
        DeleteProject = "delete:project";
        CreateTask = "create:task";
        UpdateTask = "update:task";
        DeleteTask = "delete:task";
        UpdateJob = "update:job";
        CreateIssue = "create:issue";
        UpdateIssue = "update:issue";
        DeleteIssue = "delete:issue";
        CreateComment = "create:comment";
        UpdateComment = "update:comment";
        DeleteComment = "delete:comment";
    }
}

/// A webhook as seen in the ping payload, which does not return the secret (W2.1).
#[derive(Clone, Debug, PartialEq)]
pub struct Webhook {
    /// Webhook identifier (W2.1).
    pub id: Integer,
    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
    pub url: HttpUrl,
    /// Where event payloads are delivered (W2.1).
    pub target_url: HttpUrl,
    /// Short purpose summary; may be empty (W2.1).
    pub description: String,
    /// Scope of the webhook: project or organization (W2.1).
    pub r#type: WebhookType,
    /// Media type of the delivered payload, sent as Content-Type (W2.1).
    pub content_type: ContentType,
    /// No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
    pub is_active: bool,
    /// When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
    pub enable_ssl: bool,
    /// When the webhook was created (W2.1).
    pub created_date: Timestamp,
    /// When the webhook was last updated (W2.1).
    pub updated_date: Timestamp,
    /// User who created the webhook (W2.1).
    pub owner: User,
    /// Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
    pub project: Option<Integer>,
    /// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
    pub organization: Option<Integer>,
    /// Subscribed event names (W6.1).
    pub events: Vec<EventName>,
    /// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
    pub last_status: Option<Integer>,
    /// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
    pub last_delivery_date: Option<Timestamp>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Webhook;
    required id = "id";
    required url = "url", &[Check::Format("http-url")];
    required target_url = "target_url", &[Check::Format("http-url")];
    required description = "description";
    required r#type = "type";
    required content_type = "content_type";
    required is_active = "is_active";
    required enable_ssl = "enable_ssl";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required owner = "owner";
    required project = "project";
    required organization = "organization";
    required events = "events";
    optional last_status = "last_status";
    optional last_delivery_date = "last_delivery_date", &[Check::Format("utc-date-time")];
}

/// A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
#[derive(Clone, Debug, PartialEq)]
pub struct PingEvent {
    /// The webhook resource (W6.5).
    pub webhook: Webhook,
    /// User who triggered the ping (W6.5).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    PingEvent, "event" = "ping";
    required webhook = "webhook";
    required sender = "sender";
}

/// Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Delivery {
    /// An organization was updated (W6.3).
    UpdateOrganization(Box<UpdateOrganizationEvent>),
    /// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
    UpdateMembership(Box<UpdateMembershipEvent>),
    /// A membership was deleted (W6.4). A member was removed from an organization (W6.1).
    DeleteMembership(Box<DeleteMembershipEvent>),
    /// An invitation was created (W6.2). It was issued (W6.1).
    CreateInvitation(Box<CreateInvitationEvent>),
    /// An invitation was deleted (W6.4). It was revoked (W6.1).
    DeleteInvitation(Box<DeleteInvitationEvent>),
    /// A project was created (W6.2).
    CreateProject(Box<CreateProjectEvent>),
    /// A project was updated (W6.3).
    UpdateProject(Box<UpdateProjectEvent>),
    /// A project was deleted (W6.4).
    DeleteProject(Box<DeleteProjectEvent>),
    /// A task was created (W6.2).
    CreateTask(Box<CreateTaskEvent>),
    /// A task was updated (W6.3). For example its status or its assignment changed (W6.1).
    UpdateTask(Box<UpdateTaskEvent>),
    /// A task was deleted (W6.4).
    DeleteTask(Box<DeleteTaskEvent>),
    /// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
    UpdateJob(Box<UpdateJobEvent>),
    /// An issue was created (W6.2).
    CreateIssue(Box<CreateIssueEvent>),
    /// An issue was updated (W6.3).
    UpdateIssue(Box<UpdateIssueEvent>),
    /// An issue was deleted (W6.4).
    DeleteIssue(Box<DeleteIssueEvent>),
    /// A comment was created (W6.2).
    CreateComment(Box<CreateCommentEvent>),
    /// A comment was updated (W6.3).
    UpdateComment(Box<UpdateCommentEvent>),
    /// A comment was deleted (W6.4).
    DeleteComment(Box<DeleteCommentEvent>),
    /// A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
    Ping(Box<PingEvent>),
    /// The contract does not have this value of `event` (W6.1).
    Unknown(crate::UnknownEvent),
}

by_event! {
    Delivery, event = "event" {
        "update:organization" => UpdateOrganization;
        "update:membership" => UpdateMembership;
        "delete:membership" => DeleteMembership;
        "create:invitation" => CreateInvitation;
        "delete:invitation" => DeleteInvitation;
        "create:project" => CreateProject;
        "update:project" => UpdateProject;
        "delete:project" => DeleteProject;
        "create:task" => CreateTask;
        "update:task" => UpdateTask;
        "delete:task" => DeleteTask;
        "update:job" => UpdateJob;
        "create:issue" => CreateIssue;
        "update:issue" => UpdateIssue;
        "delete:issue" => DeleteIssue;
        "create:comment" => CreateComment;
        "update:comment" => UpdateComment;
        "delete:comment" => DeleteComment;
        "ping" => Ping;
    }
}

document! {
    Delivery, "2.3", "tables/webhook_2_3.json", true, &[]
}
