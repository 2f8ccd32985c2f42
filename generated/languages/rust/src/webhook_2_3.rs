// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

//! Types of the contract `webhook`, edition 2.3.

use crate::macros::{by_event, document, record, text, words};
use crate::{Json, JsonObject};

/// An organization; its fields are not published, any object is valid (W2.5).
pub type Organization = JsonObject;

/// Old values of the keys of an organization that changed (W6.3).
pub type OrganizationBeforeUpdate = JsonObject;

/// Integer that every JSON reader holds exactly: within ±(2^53 − 1) (W2).
pub type Integer = i64;

/// Absolute `http` or `https` URL (W2).
pub type HttpUrl = String;

/// A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
    pub url: HttpUrl,
    /// User identifier (W2.2).
    pub id: Integer,
    /// Login name (W2.2).
    pub username: String,
    /// Given name; may be empty (W2.2).
    pub first_name: String,
    /// Family name; may be empty (W2.2).
    pub last_name: String,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    User;
    required url = "url";
    required id = "id";
    required username = "username";
    required first_name = "first_name";
    required last_name = "last_name";
}

/// An organization was changed (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateOrganizationEvent {
    /// The organization after the update, in full (W6.3).
    pub organization: Organization,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: OrganizationBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateOrganizationEvent, "event" = "update:organization";
    required organization = "organization";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A membership; its fields are not published, any object is valid (W2.5).
pub type Membership = JsonObject;

/// Old values of the keys of a membership that changed (W6.3).
pub type MembershipBeforeUpdate = JsonObject;

/// A membership of an organization was changed (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateMembershipEvent {
    /// The membership after the update, in full (W6.3).
    pub membership: Membership,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: MembershipBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateMembershipEvent, "event" = "update:membership";
    required membership = "membership";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A member was removed from an organization (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteMembershipEvent {
    /// The deleted membership, in full (W6.4).
    pub membership: Membership,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeleteMembershipEvent, "event" = "delete:membership";
    required membership = "membership";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An invitation; its fields are not published, any object is valid (W2.5).
pub type Invitation = JsonObject;

/// An invitation was issued (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateInvitationEvent {
    /// The created invitation, in full (W6.2).
    pub invitation: Invitation,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    CreateInvitationEvent, "event" = "create:invitation";
    required invitation = "invitation";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An invitation was revoked (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteInvitationEvent {
    /// The deleted invitation, in full (W6.4).
    pub invitation: Invitation,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeleteInvitationEvent, "event" = "delete:invitation";
    required invitation = "invitation";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A project; its fields are not published, any object is valid (W2.5).
pub type Project = JsonObject;

/// A project was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateProjectEvent {
    /// The created project, in full (W6.2).
    pub project: Project,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
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

/// A project was changed (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateProjectEvent {
    /// The project after the update, in full (W6.3).
    pub project: Project,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: ProjectBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateProjectEvent, "event" = "update:project";
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
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeleteProjectEvent, "event" = "delete:project";
    required project = "project";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Mode of a task: empty, or a name such as `annotation`; others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskMode(pub String);

impl TaskMode {
    /// Known value that is empty.
    pub const EMPTY: &'static str = "";

    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";
}

text!(TaskMode);

/// Instant in UTC, RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W2).
pub type Timestamp = String;

/// Status of a task or job; `annotation` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Status(pub String);

impl Status {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";
}

text!(Status);

/// Hex colour: `#` and 3, 4, 6 or 8 hex digits (W2.3).
pub type HexColour = String;

/// Kind of shape a label applies to; `any` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LabelType(pub String);

impl LabelType {
    /// Known value `any`.
    pub const ANY: &'static str = "any";
}

text!(LabelType);

/// A label that annotators assign (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Label identifier (W2.3).
    pub id: Integer,
    /// Label name (W2.3).
    pub name: String,
    /// Display colour (W2.3).
    pub color: HexColour,
    /// Attributes of the label; their shape is not shown (W2.3).
    pub attributes: Vec<Json>,
    /// Kind of shape the label applies to (W2.3).
    pub r#type: LabelType,
    /// Labels nested in this one; their shape is not shown (W2.3).
    pub sublabels: Vec<Json>,
    /// True when the label is nested in another (W2.3).
    pub has_parent: bool,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Label;
    required id = "id";
    required name = "name";
    required color = "color";
    required attributes = "attributes";
    required r#type = "type";
    required sublabels = "sublabels";
    required has_parent = "has_parent";
}

/// Stage of a job; `annotation` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobStage(pub String);

impl JobStage {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";
}

text!(JobStage);

/// State of a job; `new` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobState(pub String);

impl JobState {
    /// Known value `new`.
    pub const NEW: &'static str = "new";
}

text!(JobState);

/// Summary of a job within a segment (W2.3).
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
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    JobSummary;
    required url = "url";
    required id = "id";
    required assignee = "assignee";
    required status = "status";
    required stage = "stage";
    required state = "state";
}

/// A range of frames of a task, with the jobs that cover it (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Segment {
    /// First frame of the range (W2.3).
    pub start_frame: Integer,
    /// Last frame of the range, inclusive (W2.3).
    pub stop_frame: Integer,
    /// Jobs of the segment (W2.3).
    pub jobs: Vec<JobSummary>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Segment;
    required start_frame = "start_frame";
    required stop_frame = "stop_frame";
    required jobs = "jobs";
}

/// Dimension of a task's data; `2d` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskDimension(pub String);

impl TaskDimension {
    /// Known value `2d`.
    pub const _2D: &'static str = "2d";
}

text!(TaskDimension);

/// Kind of storage; `local` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StorageLocation(pub String);

impl StorageLocation {
    /// Known value `local`.
    pub const LOCAL: &'static str = "local";
}

text!(StorageLocation);

/// Where a task's data is read from or written to (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Storage {
    /// Storage identifier (W2.3).
    pub id: Integer,
    /// Kind of storage (W2.3).
    pub location: StorageLocation,
    /// Cloud storage identifier, null when the storage is not in a cloud (W2.3).
    pub cloud_storage_id: Option<Integer>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Storage;
    required id = "id";
    required location = "location";
    required cloud_storage_id = "cloud_storage_id";
}

/// A task as a create event shows it: without the update-only fields (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct CreatedTask {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: HttpUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of the project the task belongs to (W2.3).
    pub project_id: Integer,
    /// Empty, or the name of a mode (W2.3).
    pub mode: TaskMode,
    /// User who owns the task (W2.3).
    pub owner: User,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Address of a bug tracker; may be empty (W2.3).
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last changed (W2.3).
    pub updated_date: Timestamp,
    /// Frames that neighbouring segments share, or null (W2.3).
    ///
    /// `None` where it is missing, `Some(None)` where it is null.
    pub overlap: Option<Option<Integer>>,
    /// Frames of a segment (W2.3).
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,
    /// Dimension of the data (W2.3).
    pub dimension: TaskDimension,
    /// Subset the task belongs to; may be empty (W2.3).
    pub subset: String,
    /// Identifier of the organization, or null (W2.3).
    pub organization: Option<Integer>,
    /// Where annotations are written to (W2.3).
    pub target_storage: Storage,
    /// Where data is read from (W2.3).
    pub source_storage: Storage,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    CreatedTask;
    required url = "url";
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date";
    required updated_date = "updated_date";
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
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    CreateTaskEvent, "event" = "create:task";
    required task = "task";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Type of data chunks; `imageset` is seen, others may appear (W2.3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChunkType(pub String);

impl ChunkType {
    /// Known value `imageset`.
    pub const IMAGESET: &'static str = "imageset";
}

text!(ChunkType);

/// A task as an update event shows it: in full (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: HttpUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of the project the task belongs to (W2.3).
    pub project_id: Integer,
    /// Empty, or the name of a mode (W2.3).
    pub mode: TaskMode,
    /// User who owns the task (W2.3).
    pub owner: User,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Address of a bug tracker; may be empty (W2.3).
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last changed (W2.3).
    pub updated_date: Timestamp,
    /// Frames that neighbouring segments share, or null (W2.3).
    pub overlap: Option<Integer>,
    /// Frames of a segment (W2.3).
    pub segment_size: Integer,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,
    /// Frames of a data chunk; update only (W2.3).
    pub data_chunk_size: Integer,
    /// Type of the compressed chunks; update only (W2.3).
    pub data_compressed_chunk_type: ChunkType,
    /// Type of the original chunks; update only (W2.3).
    pub data_original_chunk_type: ChunkType,
    /// Number of frames; update only (W2.3).
    pub size: Integer,
    /// Image quality; update only (W2.3).
    pub image_quality: Integer,
    /// Identifier of the task's data; update only (W2.3).
    pub data: Integer,
    /// Dimension of the data (W2.3).
    pub dimension: TaskDimension,
    /// Subset the task belongs to; may be empty (W2.3).
    pub subset: String,
    /// Identifier of the organization, or null (W2.3).
    pub organization: Option<Integer>,
    /// Where annotations are written to (W2.3).
    pub target_storage: Storage,
    /// Where data is read from (W2.3).
    pub source_storage: Storage,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Task;
    required url = "url";
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date";
    required updated_date = "updated_date";
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
    /// Identifier of the project the task belongs to (W2.3).
    pub project_id: Option<Integer>,
    /// Empty, or the name of a mode (W2.3).
    pub mode: Option<TaskMode>,
    /// User who owns the task (W2.3).
    pub owner: Option<User>,
    /// User the task is assigned to, or null (W2.3).
    ///
    /// `None` where it is missing, `Some(None)` where it is null.
    pub assignee: Option<Option<User>>,
    /// Address of a bug tracker; may be empty (W2.3).
    pub bug_tracker: Option<String>,
    /// When the task was created (W2.3).
    pub created_date: Option<Timestamp>,
    /// When the task was last changed (W2.3).
    pub updated_date: Option<Timestamp>,
    /// Frames that neighbouring segments share, or null (W2.3).
    ///
    /// `None` where it is missing, `Some(None)` where it is null.
    pub overlap: Option<Option<Integer>>,
    /// Frames of a segment (W2.3).
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Option<Status>,
    /// Labels of the task (W2.3).
    pub labels: Option<Vec<Label>>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Option<Vec<Segment>>,
    /// Frames of a data chunk; update only (W2.3).
    pub data_chunk_size: Option<Integer>,
    /// Type of the compressed chunks; update only (W2.3).
    pub data_compressed_chunk_type: Option<ChunkType>,
    /// Type of the original chunks; update only (W2.3).
    pub data_original_chunk_type: Option<ChunkType>,
    /// Number of frames; update only (W2.3).
    pub size: Option<Integer>,
    /// Image quality; update only (W2.3).
    pub image_quality: Option<Integer>,
    /// Identifier of the task's data; update only (W2.3).
    pub data: Option<Integer>,
    /// Dimension of the data (W2.3).
    pub dimension: Option<TaskDimension>,
    /// Subset the task belongs to; may be empty (W2.3).
    pub subset: Option<String>,
    /// Identifier of the organization, or null (W2.3).
    ///
    /// `None` where it is missing, `Some(None)` where it is null.
    pub organization: Option<Option<Integer>>,
    /// Where annotations are written to (W2.3).
    pub target_storage: Option<Storage>,
    /// Where data is read from (W2.3).
    pub source_storage: Option<Storage>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    TaskBeforeUpdate;
    optional url = "url";
    optional id = "id";
    optional name = "name";
    optional project_id = "project_id";
    optional mode = "mode";
    optional owner = "owner";
    optional assignee = "assignee";
    optional bug_tracker = "bug_tracker";
    optional created_date = "created_date";
    optional updated_date = "updated_date";
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

/// A task was changed, such as its status or assignee (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateTaskEvent {
    /// The task after the update, in full (W6.3).
    pub task: Task,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: TaskBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateTaskEvent, "event" = "update:task";
    required task = "task";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A task as a delete event shows it: without the update-only fields (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct DeletedTask {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: HttpUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of the project the task belongs to (W2.3).
    pub project_id: Integer,
    /// Empty, or the name of a mode (W2.3).
    pub mode: TaskMode,
    /// User who owns the task (W2.3).
    pub owner: User,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Address of a bug tracker; may be empty (W2.3).
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last changed (W2.3).
    pub updated_date: Timestamp,
    /// Frames that neighbouring segments share, or null (W2.3).
    ///
    /// `None` where it is missing, `Some(None)` where it is null.
    pub overlap: Option<Option<Integer>>,
    /// Frames of a segment (W2.3).
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,
    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,
    /// Dimension of the data (W2.3).
    pub dimension: TaskDimension,
    /// Subset the task belongs to; may be empty (W2.3).
    pub subset: String,
    /// Identifier of the organization, or null (W2.3).
    pub organization: Option<Integer>,
    /// Where annotations are written to (W2.3).
    pub target_storage: Storage,
    /// Where data is read from (W2.3).
    pub source_storage: Storage,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeletedTask;
    required url = "url";
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date";
    required updated_date = "updated_date";
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
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeleteTaskEvent, "event" = "delete:task";
    required task = "task";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A job; its fields are not published, any object is valid (W2.5).
pub type Job = JsonObject;

/// Old values of the keys of a job that changed (W6.3).
pub type JobBeforeUpdate = JsonObject;

/// A job was changed, such as its state or assignee (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateJobEvent {
    /// The job after the update, in full (W6.3).
    pub job: Job,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: JobBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateJobEvent, "event" = "update:job";
    required job = "job";
    required before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An issue; its fields are not published, any object is valid (W2.5).
pub type Issue = JsonObject;

/// An issue was opened (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateIssueEvent {
    /// The created issue, in full (W6.2).
    pub issue: Issue,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
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

/// An issue was changed (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateIssueEvent {
    /// The issue after the update, in full (W6.3).
    pub issue: Issue,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: IssueBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateIssueEvent, "event" = "update:issue";
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
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeleteIssueEvent, "event" = "delete:issue";
    required issue = "issue";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A comment; its fields are not published, any object is valid (W2.5).
pub type Comment = JsonObject;

/// A comment was made (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateCommentEvent {
    /// The created comment, in full (W6.2).
    pub comment: Comment,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
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

/// A comment was changed (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateCommentEvent {
    /// The comment after the update, in full (W6.3).
    pub comment: Comment,
    /// Old values, under only those keys of the resource that changed (W6.3).
    pub before_update: CommentBeforeUpdate,
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    UpdateCommentEvent, "event" = "update:comment";
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
    /// Identifier of the webhook that sends the delivery (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    DeleteCommentEvent, "event" = "delete:comment";
    required comment = "comment";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Scope of a webhook; closed vocabulary (W1.2).
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

/// Media type of a delivery; `application/json` is seen, others may appear (W2.1).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContentType(pub String);

impl ContentType {
    /// Known value `application/json`.
    pub const APPLICATION_JSON: &'static str = "application/json";
}

text!(ContentType);

/// Name of an event a webhook can subscribe to; closed vocabulary (W6.1).
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

/// A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
#[derive(Clone, Debug, PartialEq)]
pub struct Webhook {
    /// Webhook identifier (W2.1).
    pub id: Integer,
    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
    pub url: HttpUrl,
    /// Where deliveries are sent (W2.1).
    pub target_url: HttpUrl,
    /// Purpose in short; may be empty (W2.1).
    pub description: String,
    /// Scope of the webhook (W1.2).
    pub r#type: WebhookType,
    /// Media type of the delivered payload, sent as Content-Type (W2.1).
    pub content_type: ContentType,
    /// When false, nothing is delivered, ping included (W4.3.5).
    pub is_active: bool,
    /// When true, the target's certificate is verified (W4.3.4).
    pub enable_ssl: bool,
    /// When the webhook was created (W2.1).
    pub created_date: Timestamp,
    /// When the webhook was last changed (W2.1).
    pub updated_date: Timestamp,
    /// User who created the webhook (W2.1).
    pub owner: User,
    /// Project identifier; an integer where `type` is `project` (W2.1).
    pub project: Option<Integer>,
    /// Organization identifier; an integer where `type` is `organization` (W2.1).
    pub organization: Option<Integer>,
    /// Subscribed event names (W6.1).
    pub events: Vec<EventName>,
    /// HTTP status of the last delivery; missing before the first one (W2.1).
    pub last_status: Option<Integer>,
    /// When the last delivery was sent; missing before the first one (W2.1).
    pub last_delivery_date: Option<Timestamp>,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    Webhook;
    required id = "id";
    required url = "url";
    required target_url = "target_url";
    required description = "description";
    required r#type = "type";
    required content_type = "content_type";
    required is_active = "is_active";
    required enable_ssl = "enable_ssl";
    required created_date = "created_date";
    required updated_date = "updated_date";
    required owner = "owner";
    required project = "project";
    required organization = "organization";
    required events = "events";
    optional last_status = "last_status";
    optional last_delivery_date = "last_delivery_date";
}

/// A test of the delivery, asked for by a user (W6.5).
#[derive(Clone, Debug, PartialEq)]
pub struct PingEvent {
    /// The webhook that was pinged (W6.5).
    pub webhook: Webhook,
    /// User who triggered the ping (W6.5).
    pub sender: User,
    /// Members that the contract does not name, as they came.
    pub extra: JsonObject,
}

record! {
    PingEvent, "event" = "ping";
    required webhook = "webhook";
    required sender = "sender";
}

/// A document whose `event` is none of the contract's (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UnknownEvent {
    /// The value of `event`, as it was sent.
    pub event: String,
    /// The document as it came.
    pub document: JsonObject,
}

impl serde::Serialize for UnknownEvent {
    fn serialize<S: serde::Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        self.document.serialize(writer)
    }
}

/// The body of any delivery; `event` tells which envelope it is (W6).
#[derive(Clone, Debug, PartialEq)]
pub enum Delivery {
    /// An organization was changed (W6.3).
    UpdateOrganization(Box<UpdateOrganizationEvent>),
    /// A membership of an organization was changed (W6.3).
    UpdateMembership(Box<UpdateMembershipEvent>),
    /// A member was removed from an organization (W6.4).
    DeleteMembership(Box<DeleteMembershipEvent>),
    /// An invitation was issued (W6.2).
    CreateInvitation(Box<CreateInvitationEvent>),
    /// An invitation was revoked (W6.4).
    DeleteInvitation(Box<DeleteInvitationEvent>),
    /// A project was created (W6.2).
    CreateProject(Box<CreateProjectEvent>),
    /// A project was changed (W6.3).
    UpdateProject(Box<UpdateProjectEvent>),
    /// A project was deleted (W6.4).
    DeleteProject(Box<DeleteProjectEvent>),
    /// A task was created (W6.2).
    CreateTask(Box<CreateTaskEvent>),
    /// A task was changed, such as its status or assignee (W6.3).
    UpdateTask(Box<UpdateTaskEvent>),
    /// A task was deleted (W6.4).
    DeleteTask(Box<DeleteTaskEvent>),
    /// A job was changed, such as its state or assignee (W6.3).
    UpdateJob(Box<UpdateJobEvent>),
    /// An issue was opened (W6.2).
    CreateIssue(Box<CreateIssueEvent>),
    /// An issue was changed (W6.3).
    UpdateIssue(Box<UpdateIssueEvent>),
    /// An issue was deleted (W6.4).
    DeleteIssue(Box<DeleteIssueEvent>),
    /// A comment was made (W6.2).
    CreateComment(Box<CreateCommentEvent>),
    /// A comment was changed (W6.3).
    UpdateComment(Box<UpdateCommentEvent>),
    /// A comment was deleted (W6.4).
    DeleteComment(Box<DeleteCommentEvent>),
    /// A test of the delivery, asked for by a user (W6.5).
    Ping(Box<PingEvent>),
    /// The value of `event` is none of the contract's (W6.1).
    Unknown(UnknownEvent),
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

document!(Delivery);
