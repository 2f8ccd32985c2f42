// Generated from spec/main.tsp by "npm run generate". Do not edit.

use serde::{Serialize, Deserialize};
use std::collections::HashMap;

/// An organization was updated.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateOrganizationEvent {
    /// Only the keys of the resource that changed, with their old values.
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    /// The organization after the update, in full.
    pub organization: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A user, as `owner` or `sender`, or as `assignee`.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct User {
    /// First name. May be empty.
    pub first_name: String,

    /// User identifier.
    pub id: i64,

    /// Last name. May be empty.
    pub last_name: String,

    /// Address of the user, `{base_url}/api/users/<user_id>`.
    pub url: String,

    /// User name. The name used to log in.
    pub username: String,
}

/// A membership was updated. Member added to or removed from an organization.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateMembershipEvent {
    /// Only the keys of the resource that changed, with their old values.
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    /// The membership after the update, in full.
    pub membership: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A membership was deleted. A member was removed from an organization.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteMembershipEvent {
    /// Name of the event.
    pub event: String,

    /// The deleted membership, in full.
    pub membership: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// An invitation was created. It was issued.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateInvitationEvent {
    /// Name of the event.
    pub event: String,

    /// The created invitation, in full.
    pub invitation: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// An invitation was deleted. It was revoked.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteInvitationEvent {
    /// Name of the event.
    pub event: String,

    /// The deleted invitation, in full.
    pub invitation: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A project was created.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateProjectEvent {
    /// Name of the event.
    pub event: String,

    /// The created project, in full.
    pub project: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A project was updated.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateProjectEvent {
    /// Only the keys of the resource that changed, with their old values.
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    /// The project after the update, in full.
    pub project: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A project was deleted.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteProjectEvent {
    /// Name of the event.
    pub event: String,

    /// The deleted project, in full.
    pub project: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A task was created.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateTaskEvent {
    /// Name of the event.
    pub event: String,

    pub sender: User,

    pub task: CreatedTask,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A task in a create payload, which omits the fields marked update only. `overlap` and
/// `segment_size` may be missing.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreatedTask {
    /// User the task is assigned to, or null.
    pub assignee: Option<User>,

    /// Bug tracker; may be empty. A URL.
    pub bug_tracker: String,

    /// When the task was created.
    pub created_date: String,

    /// Dimension. The dimension of the data.
    pub dimension: String,

    /// Task identifier.
    pub id: i64,

    /// Labels of the task.
    pub labels: Vec<Label>,

    /// Empty string or a mode name.
    pub mode: String,

    /// Task name.
    pub name: String,

    /// Organization, or null. Its identifier.
    pub organization: Option<i64>,

    /// Overlap, or null. The number of frames that neighboring segments share.
    pub overlap: Option<i64>,

    pub owner: User,

    /// Identifier of a project. The project that the task belongs to.
    pub project_id: i64,

    /// Size of a segment. Counted in frames.
    pub segment_size: Option<i64>,

    /// Segments of the task; may be empty.
    pub segments: Vec<Segment>,

    pub source_storage: DataStorage,

    /// Status of the task.
    pub status: String,

    /// Subset; may be empty. The subset that the task belongs to.
    pub subset: String,

    pub target_storage: DataStorage,

    /// When the task was last updated.
    pub updated_date: String,

    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
    pub url: String,
}

/// A label. Annotators assign it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Label {
    /// Attributes of the label. Items may be anything.
    pub attributes: Vec<Option<serde_json::Value>>,

    /// Hex colour.
    pub color: String,

    /// Whether the label has a parent.
    pub has_parent: bool,

    /// Label identifier.
    pub id: i64,

    /// Label name.
    pub name: String,

    /// Sublabels of the label. Items may be anything.
    pub sublabels: Vec<Option<serde_json::Value>>,

    /// Type of the label. The kind of shape that it applies to.
    #[serde(rename = "type")]
    pub label_type: String,
}

/// A segment. A range of frames of a task, with the jobs that cover it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Segment {
    /// Summaries of the segment's jobs.
    pub jobs: Vec<JobSummary>,

    /// Frame at the start. The first of the range.
    pub start_frame: i64,

    /// Frame at the stop. The last of the range, inclusive.
    pub stop_frame: i64,
}

/// Summary of a job.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct JobSummary {
    /// User the job is assigned to, or null.
    pub assignee: Option<User>,

    /// Job identifier.
    pub id: i64,

    /// Stage of the job.
    pub stage: String,

    /// State of the job.
    pub state: String,

    /// Status of the job.
    pub status: String,

    /// Address of the job, `{base_url}/api/jobs/<job_id>`.
    pub url: String,
}

/// A storage. Where a task's data is read from or written to.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DataStorage {
    /// Cloud storage identifier, or null. Null when the storage is not in a cloud.
    pub cloud_storage_id: Option<i64>,

    /// Storage identifier.
    pub id: i64,

    /// Location of the storage. The kind of storage.
    pub location: String,
}

/// A task was updated. For example, its status or its assignment changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateTaskEvent {
    pub before_update: TaskBeforeUpdate,

    /// Name of the event.
    pub event: String,

    pub sender: User,

    pub task: Task,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// Old values of the keys of a task that changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TaskBeforeUpdate {
    /// User the task is assigned to, or null.
    pub assignee: Option<User>,

    /// Bug tracker; may be empty. A URL.
    pub bug_tracker: Option<String>,

    /// When the task was created.
    pub created_date: Option<String>,

    /// Data of the task; update only. Its identifier.
    pub data: Option<i64>,

    /// Size of a data chunk; update only. Counted in frames.
    pub data_chunk_size: Option<i64>,

    /// Type of the compressed data chunks; update only.
    pub data_compressed_chunk_type: Option<String>,

    /// Type of the original data chunks; update only.
    pub data_original_chunk_type: Option<String>,

    /// Dimension. The dimension of the data.
    pub dimension: Option<String>,

    /// Task identifier.
    pub id: Option<i64>,

    /// Image quality; update only.
    pub image_quality: Option<i64>,

    /// Labels of the task.
    pub labels: Option<Vec<Label>>,

    /// Empty string or a mode name.
    pub mode: Option<String>,

    /// Task name.
    pub name: Option<String>,

    /// Organization, or null. Its identifier.
    pub organization: Option<i64>,

    /// Overlap, or null. The number of frames that neighboring segments share.
    pub overlap: Option<i64>,

    pub owner: Option<User>,

    /// Identifier of a project. The project that the task belongs to.
    pub project_id: Option<i64>,

    /// Size of a segment. Counted in frames.
    pub segment_size: Option<i64>,

    /// Segments of the task; may be empty.
    pub segments: Option<Vec<Segment>>,

    /// Size of the task; update only. The number of frames.
    pub size: Option<i64>,

    pub source_storage: Option<DataStorage>,

    /// Status of the task.
    pub status: Option<String>,

    /// Subset; may be empty. The subset that the task belongs to.
    pub subset: Option<String>,

    pub target_storage: Option<DataStorage>,

    /// When the task was last updated.
    pub updated_date: Option<String>,

    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
    pub url: Option<String>,
}

/// A task, given in full for update events.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Task {
    /// User the task is assigned to, or null.
    pub assignee: Option<User>,

    /// Bug tracker; may be empty. A URL.
    pub bug_tracker: String,

    /// When the task was created.
    pub created_date: String,

    /// Data of the task; update only. Its identifier.
    pub data: i64,

    /// Size of a data chunk; update only. Counted in frames.
    pub data_chunk_size: i64,

    /// Type of the compressed data chunks; update only.
    pub data_compressed_chunk_type: String,

    /// Type of the original data chunks; update only.
    pub data_original_chunk_type: String,

    /// Dimension. The dimension of the data.
    pub dimension: String,

    /// Task identifier.
    pub id: i64,

    /// Image quality; update only.
    pub image_quality: i64,

    /// Labels of the task.
    pub labels: Vec<Label>,

    /// Empty string or a mode name.
    pub mode: String,

    /// Task name.
    pub name: String,

    /// Organization, or null. Its identifier.
    pub organization: Option<i64>,

    /// Overlap, or null. The number of frames that neighboring segments share.
    pub overlap: Option<i64>,

    pub owner: User,

    /// Identifier of a project. The project that the task belongs to.
    pub project_id: i64,

    /// Size of a segment. Counted in frames.
    pub segment_size: i64,

    /// Segments of the task; may be empty.
    pub segments: Vec<Segment>,

    /// Size of the task; update only. The number of frames.
    pub size: i64,

    pub source_storage: DataStorage,

    /// Status of the task.
    pub status: String,

    /// Subset; may be empty. The subset that the task belongs to.
    pub subset: String,

    pub target_storage: DataStorage,

    /// When the task was last updated.
    pub updated_date: String,

    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
    pub url: String,
}

/// A task was deleted.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteTaskEvent {
    /// Name of the event.
    pub event: String,

    pub sender: User,

    pub task: DeletedTask,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A task in a delete payload, which omits the fields marked update only. `overlap` and
/// `segment_size` may be missing.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeletedTask {
    /// User the task is assigned to, or null.
    pub assignee: Option<User>,

    /// Bug tracker; may be empty. A URL.
    pub bug_tracker: String,

    /// When the task was created.
    pub created_date: String,

    /// Dimension. The dimension of the data.
    pub dimension: String,

    /// Task identifier.
    pub id: i64,

    /// Labels of the task.
    pub labels: Vec<Label>,

    /// Empty string or a mode name.
    pub mode: String,

    /// Task name.
    pub name: String,

    /// Organization, or null. Its identifier.
    pub organization: Option<i64>,

    /// Overlap, or null. The number of frames that neighboring segments share.
    pub overlap: Option<i64>,

    pub owner: User,

    /// Identifier of a project. The project that the task belongs to.
    pub project_id: i64,

    /// Size of a segment. Counted in frames.
    pub segment_size: Option<i64>,

    /// Segments of the task; may be empty.
    pub segments: Vec<Segment>,

    pub source_storage: DataStorage,

    /// Status of the task.
    pub status: String,

    /// Subset; may be empty. The subset that the task belongs to.
    pub subset: String,

    pub target_storage: DataStorage,

    /// When the task was last updated.
    pub updated_date: String,

    /// Address of the task, `{base_url}/api/tasks/<task_id>`.
    pub url: String,
}

/// A job was updated. For example, its status or its assignee changed.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateJobEvent {
    /// Only the keys of the resource that changed, with their old values.
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    /// The job after the update, in full.
    pub job: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// An issue was created.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateIssueEvent {
    /// Name of the event.
    pub event: String,

    /// The created issue, in full.
    pub issue: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// An issue was updated.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateIssueEvent {
    /// Only the keys of the resource that changed, with their old values.
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    /// The issue after the update, in full.
    pub issue: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// An issue was deleted.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteIssueEvent {
    /// Name of the event.
    pub event: String,

    /// The deleted issue, in full.
    pub issue: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A comment was created.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateCommentEvent {
    /// The created comment, in full.
    pub comment: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A comment was updated.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateCommentEvent {
    /// Only the keys of the resource that changed, with their old values.
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// The comment after the update, in full.
    pub comment: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A comment was deleted.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteCommentEvent {
    /// The deleted comment, in full.
    pub comment: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event.
    pub event: String,

    pub sender: User,

    /// Identifier of the webhook that sends it.
    pub webhook_id: i64,
}

/// A user triggered a ping. It has no `webhook_id` and no resource.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PingEvent {
    /// Always `ping`.
    pub event: String,

    pub sender: User,

    pub webhook: Webhook,
}

/// A webhook as seen in the ping payload, which does not return the secret.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Webhook {
    /// Media type of the delivered payload, sent as Content-Type.
    pub content_type: String,

    /// When the webhook was created.
    pub created_date: String,

    /// Short purpose summary; may be empty.
    pub description: String,

    /// Enables or disables SSL certificate verification for delivery. When true, SSL
    /// verification is on.
    pub enable_ssl: bool,

    /// Subscribed event names.
    pub events: Vec<EventName>,

    /// Webhook identifier.
    pub id: i64,

    /// No delivery occurs while this is false. This includes pings.
    pub is_active: bool,

    /// Time of the last delivery. Missing before the first delivery.
    pub last_delivery_date: Option<String>,

    /// HTTP status of the last delivery. Missing before the first delivery, and after one that
    /// got no response.
    pub last_status: Option<i64>,

    /// Organization identifier for an organization webhook, or null. An integer if `type` is
    /// `organization`.
    pub organization: Option<i64>,

    pub owner: User,

    /// Project identifier for a project webhook, or null. Null only if `type` is not `project`.
    pub project: Option<i64>,

    /// Where event payloads are delivered.
    pub target_url: String,

    #[serde(rename = "type")]
    pub webhook_type: WebhookType,

    /// When the webhook was last updated.
    pub updated_date: String,

    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`.
    pub url: String,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub enum EventName {
    #[serde(rename = "create:comment")]
    CreateComment,

    #[serde(rename = "create:invitation")]
    CreateInvitation,

    #[serde(rename = "create:issue")]
    CreateIssue,

    #[serde(rename = "create:project")]
    CreateProject,

    #[serde(rename = "create:task")]
    CreateTask,

    #[serde(rename = "delete:comment")]
    DeleteComment,

    #[serde(rename = "delete:invitation")]
    DeleteInvitation,

    #[serde(rename = "delete:issue")]
    DeleteIssue,

    #[serde(rename = "delete:membership")]
    DeleteMembership,

    #[serde(rename = "delete:project")]
    DeleteProject,

    #[serde(rename = "delete:task")]
    DeleteTask,

    #[serde(rename = "update:comment")]
    UpdateComment,

    #[serde(rename = "update:issue")]
    UpdateIssue,

    #[serde(rename = "update:job")]
    UpdateJob,

    #[serde(rename = "update:membership")]
    UpdateMembership,

    #[serde(rename = "update:organization")]
    UpdateOrganization,

    #[serde(rename = "update:project")]
    UpdateProject,

    #[serde(rename = "update:task")]
    UpdateTask,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WebhookType {
    Organization,

    Project,
}
