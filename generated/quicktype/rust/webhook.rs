// Generated from spec/main.tsp by "npm run generate". Do not edit.

use serde::{Serialize, Deserialize};
use std::collections::HashMap;

/// An organization was updated (W6.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateOrganizationEvent {
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    /// The organization after the update, in full (W6.3).
    pub organization: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct User {
    /// First name (W2.2). May be empty (W-empty).
    pub first_name: String,

    /// User identifier (W2.2).
    pub id: i64,

    /// Last name (W2.2). May be empty (W-empty).
    pub last_name: String,

    /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
    pub url: String,

    /// User name (W2.2). Explanation: the name for the login.
    pub username: String,
}

/// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateMembershipEvent {
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    /// The membership after the update, in full (W6.3).
    pub membership: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// A membership was deleted (W6.4). A member was removed from an organization (W6.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteMembershipEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The deleted membership, in full (W6.4).
    pub membership: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: i64,
}

/// An invitation was created (W6.2). It was issued (W6.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateInvitationEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The created invitation, in full (W6.2).
    pub invitation: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: i64,
}

/// An invitation was deleted (W6.4). It was revoked (W6.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteInvitationEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The deleted invitation, in full (W6.4).
    pub invitation: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: i64,
}

/// A project was created (W6.2).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateProjectEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The created project, in full (W6.2).
    pub project: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: i64,
}

/// A project was updated (W6.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateProjectEvent {
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    /// The project after the update, in full (W6.3).
    pub project: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// A project was deleted (W6.4).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteProjectEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The deleted project, in full (W6.4).
    pub project: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: i64,
}

/// A task was created (W6.2).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateTaskEvent {
    /// Name of the event (W6.1).
    pub event: String,

    pub sender: User,

    pub task: CreatedTask,

    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: i64,
}

/// A task in a create payload, which omits the fields marked update only (W2.3). `overlap`
/// and `segment_size` may be missing (W-task).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreatedTask {
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,

    /// Bug tracker; may be empty (W2.3). Explanation: an address.
    pub bug_tracker: String,

    /// When the task was created (W2.3).
    pub created_date: String,

    /// Dimension (W2.3). Explanation: the dimension of the data.
    pub dimension: String,

    /// Task identifier (W2.3).
    pub id: i64,

    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,

    /// Empty string or a mode name (W2.3).
    pub mode: String,

    /// Task name (W2.3).
    pub name: String,

    /// Organization, or null (W2.3). Explanation: an identifier.
    pub organization: Option<i64>,

    /// Overlap, or null (W2.3). Explanation: the number of frames that neighbouring segments
    /// share.
    pub overlap: Option<i64>,

    pub owner: User,

    /// Identifier of a project (W2.3). Explanation: the project that the task belongs to.
    pub project_id: i64,

    /// Size of a segment (W2.3). Explanation: counted in frames.
    pub segment_size: Option<i64>,

    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,

    pub source_storage: DataStorage,

    /// Status of the task (W2.3).
    pub status: String,

    /// Subset; may be empty (W2.3). Explanation: the subset that the task belongs to.
    pub subset: String,

    pub target_storage: DataStorage,

    /// When the task was last updated (W2.3).
    pub updated_date: String,

    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: String,
}

/// A label (W2.3). Explanation: annotators assign it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Label {
    /// Attributes of the label (W2.3). Items may be anything (W-arrays).
    pub attributes: Vec<Option<serde_json::Value>>,

    /// Hex colour (W2.3).
    pub color: String,

    /// Whether the label has a parent (W2.3).
    pub has_parent: bool,

    /// Label identifier (W2.3).
    pub id: i64,

    /// Label name (W2.3).
    pub name: String,

    /// Sublabels of the label (W2.3). Items may be anything (W-arrays).
    pub sublabels: Vec<Option<serde_json::Value>>,

    /// Type of the label (W2.3). Explanation: the kind of shape that it applies to.
    #[serde(rename = "type")]
    pub label_type: String,
}

/// A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Segment {
    /// Summaries of the segment's jobs (W2.3).
    pub jobs: Vec<JobSummary>,

    /// Frame at the start (W2.3). Explanation: the first of the range.
    pub start_frame: i64,

    /// Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
    pub stop_frame: i64,
}

/// Summary of a job (W2.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct JobSummary {
    /// User the job is assigned to, or null (W2.3).
    pub assignee: Option<User>,

    /// Job identifier (W2.3).
    pub id: i64,

    /// Stage of the job (W2.3).
    pub stage: String,

    /// State of the job (W2.3).
    pub state: String,

    /// Status of the job (W2.3).
    pub status: String,

    /// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
    pub url: String,
}

/// A storage (W2.3). Explanation: where a task's data is read from or written to.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DataStorage {
    /// Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a
    /// cloud.
    pub cloud_storage_id: Option<i64>,

    /// Storage identifier (W2.3).
    pub id: i64,

    /// Location of the storage (W2.3). Explanation: the kind of storage.
    pub location: String,
}

/// A task was updated (W6.3). For example its status or its assignment changed (W6.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateTaskEvent {
    pub before_update: TaskBeforeUpdate,

    /// Name of the event (W6.1).
    pub event: String,

    pub sender: User,

    pub task: Task,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// Old values of the keys of a task that changed (W6.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TaskBeforeUpdate {
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,

    /// Bug tracker; may be empty (W2.3). Explanation: an address.
    pub bug_tracker: Option<String>,

    /// When the task was created (W2.3).
    pub created_date: Option<String>,

    /// Data of the task; update only (W2.3). Explanation: an identifier.
    pub data: Option<i64>,

    /// Size of a data chunk; update only (W2.3). Explanation: counted in frames.
    pub data_chunk_size: Option<i64>,

    /// Type of the compressed data chunks; update only (W2.3).
    pub data_compressed_chunk_type: Option<String>,

    /// Type of the original data chunks; update only (W2.3).
    pub data_original_chunk_type: Option<String>,

    /// Dimension (W2.3). Explanation: the dimension of the data.
    pub dimension: Option<String>,

    /// Task identifier (W2.3).
    pub id: Option<i64>,

    /// Image quality; update only (W2.3).
    pub image_quality: Option<i64>,

    /// Labels of the task (W2.3).
    pub labels: Option<Vec<Label>>,

    /// Empty string or a mode name (W2.3).
    pub mode: Option<String>,

    /// Task name (W2.3).
    pub name: Option<String>,

    /// Organization, or null (W2.3). Explanation: an identifier.
    pub organization: Option<i64>,

    /// Overlap, or null (W2.3). Explanation: the number of frames that neighbouring segments
    /// share.
    pub overlap: Option<i64>,

    pub owner: Option<User>,

    /// Identifier of a project (W2.3). Explanation: the project that the task belongs to.
    pub project_id: Option<i64>,

    /// Size of a segment (W2.3). Explanation: counted in frames.
    pub segment_size: Option<i64>,

    /// Segments of the task; may be empty (W2.3).
    pub segments: Option<Vec<Segment>>,

    /// Size of the task; update only (W2.3). Explanation: the number of frames.
    pub size: Option<i64>,

    pub source_storage: Option<DataStorage>,

    /// Status of the task (W2.3).
    pub status: Option<String>,

    /// Subset; may be empty (W2.3). Explanation: the subset that the task belongs to.
    pub subset: Option<String>,

    pub target_storage: Option<DataStorage>,

    /// When the task was last updated (W2.3).
    pub updated_date: Option<String>,

    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: Option<String>,
}

/// A task, given in full for update events (W2.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Task {
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,

    /// Bug tracker; may be empty (W2.3). Explanation: an address.
    pub bug_tracker: String,

    /// When the task was created (W2.3).
    pub created_date: String,

    /// Data of the task; update only (W2.3). Explanation: an identifier.
    pub data: i64,

    /// Size of a data chunk; update only (W2.3). Explanation: counted in frames.
    pub data_chunk_size: i64,

    /// Type of the compressed data chunks; update only (W2.3).
    pub data_compressed_chunk_type: String,

    /// Type of the original data chunks; update only (W2.3).
    pub data_original_chunk_type: String,

    /// Dimension (W2.3). Explanation: the dimension of the data.
    pub dimension: String,

    /// Task identifier (W2.3).
    pub id: i64,

    /// Image quality; update only (W2.3).
    pub image_quality: i64,

    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,

    /// Empty string or a mode name (W2.3).
    pub mode: String,

    /// Task name (W2.3).
    pub name: String,

    /// Organization, or null (W2.3). Explanation: an identifier.
    pub organization: Option<i64>,

    /// Overlap, or null (W2.3). Explanation: the number of frames that neighbouring segments
    /// share.
    pub overlap: Option<i64>,

    pub owner: User,

    /// Identifier of a project (W2.3). Explanation: the project that the task belongs to.
    pub project_id: i64,

    /// Size of a segment (W2.3). Explanation: counted in frames.
    pub segment_size: i64,

    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,

    /// Size of the task; update only (W2.3). Explanation: the number of frames.
    pub size: i64,

    pub source_storage: DataStorage,

    /// Status of the task (W2.3).
    pub status: String,

    /// Subset; may be empty (W2.3). Explanation: the subset that the task belongs to.
    pub subset: String,

    pub target_storage: DataStorage,

    /// When the task was last updated (W2.3).
    pub updated_date: String,

    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: String,
}

/// A task was deleted (W6.4).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteTaskEvent {
    /// Name of the event (W6.1).
    pub event: String,

    pub sender: User,

    pub task: DeletedTask,

    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: i64,
}

/// A task in a delete payload, which omits the fields marked update only (W2.3). `overlap`
/// and `segment_size` may be missing (W-task).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeletedTask {
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,

    /// Bug tracker; may be empty (W2.3). Explanation: an address.
    pub bug_tracker: String,

    /// When the task was created (W2.3).
    pub created_date: String,

    /// Dimension (W2.3). Explanation: the dimension of the data.
    pub dimension: String,

    /// Task identifier (W2.3).
    pub id: i64,

    /// Labels of the task (W2.3).
    pub labels: Vec<Label>,

    /// Empty string or a mode name (W2.3).
    pub mode: String,

    /// Task name (W2.3).
    pub name: String,

    /// Organization, or null (W2.3). Explanation: an identifier.
    pub organization: Option<i64>,

    /// Overlap, or null (W2.3). Explanation: the number of frames that neighbouring segments
    /// share.
    pub overlap: Option<i64>,

    pub owner: User,

    /// Identifier of a project (W2.3). Explanation: the project that the task belongs to.
    pub project_id: i64,

    /// Size of a segment (W2.3). Explanation: counted in frames.
    pub segment_size: Option<i64>,

    /// Segments of the task; may be empty (W2.3).
    pub segments: Vec<Segment>,

    pub source_storage: DataStorage,

    /// Status of the task (W2.3).
    pub status: String,

    /// Subset; may be empty (W2.3). Explanation: the subset that the task belongs to.
    pub subset: String,

    pub target_storage: DataStorage,

    /// When the task was last updated (W2.3).
    pub updated_date: String,

    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: String,
}

/// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateJobEvent {
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    /// The job after the update, in full (W6.3).
    pub job: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// An issue was created (W6.2).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateIssueEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The created issue, in full (W6.2).
    pub issue: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: i64,
}

/// An issue was updated (W6.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateIssueEvent {
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    /// The issue after the update, in full (W6.3).
    pub issue: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// An issue was deleted (W6.4).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteIssueEvent {
    /// Name of the event (W6.1).
    pub event: String,

    /// The deleted issue, in full (W6.4).
    pub issue: HashMap<String, Option<serde_json::Value>>,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: i64,
}

/// A comment was created (W6.2).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CreateCommentEvent {
    /// The created comment, in full (W6.2).
    pub comment: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: i64,
}

/// A comment was updated (W6.3).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct UpdateCommentEvent {
    /// Only the keys of the resource that changed, with their old values (W6.3).
    pub before_update: HashMap<String, Option<serde_json::Value>>,

    /// The comment after the update, in full (W6.3).
    pub comment: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: i64,
}

/// A comment was deleted (W6.4).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct DeleteCommentEvent {
    /// The deleted comment, in full (W6.4).
    pub comment: HashMap<String, Option<serde_json::Value>>,

    /// Name of the event (W6.1).
    pub event: String,

    pub sender: User,

    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: i64,
}

/// A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PingEvent {
    /// Always `ping` (W6.5).
    pub event: String,

    pub sender: User,

    pub webhook: Webhook,
}

/// A webhook as seen in the ping payload, which does not return the secret (W2.1).
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Webhook {
    /// Media type of the delivered payload, sent as Content-Type (W2.1).
    pub content_type: String,

    /// When the webhook was created (W2.1).
    pub created_date: String,

    /// Short purpose summary; may be empty (W2.1).
    pub description: String,

    /// When true, SSL verification is on (W4.3.4). Explanation: the target's certificate is
    /// verified.
    pub enable_ssl: bool,

    /// Subscribed event names (W6.1).
    pub events: Vec<EventName>,

    /// Webhook identifier (W2.1).
    pub id: i64,

    /// No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
    pub is_active: bool,

    /// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
    pub last_delivery_date: Option<String>,

    /// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that
    /// got no answer (W-delivery).
    pub last_status: Option<i64>,

    /// Organization identifier for an organization webhook, or null (W2.1). An integer where
    /// `type` is `organization` (W-scope).
    pub organization: Option<i64>,

    pub owner: User,

    /// Project identifier for a project webhook, or null (W2.1). Null only where `type` is
    /// another (W-scope).
    pub project: Option<i64>,

    /// Where event payloads are delivered (W2.1).
    pub target_url: String,

    #[serde(rename = "type")]
    pub webhook_type: WebhookType,

    /// When the webhook was last updated (W2.1).
    pub updated_date: String,

    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
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
