// Generated from spec/main.tsp and schemas/raster-info.schema.json by "npm run generate". Do not edit.

namespace AnnotationContracts
{
    using System;
    using System.Collections.Generic;

    using System.Text.Json;
    using System.Text.Json.Serialization;
    using System.Globalization;

    /// <summary>
    /// An organization was changed (W6.3).
    /// </summary>
    public partial class UpdateOrganizationEvent
    {
        /// <summary>
        /// Old values, under only those keys of the resource that changed (W6.3).
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Always "update:organization".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The organization after the update, in full (W6.3).
        /// </summary>
        [JsonPropertyName("organization")]
        public Dictionary<string, object> Organization { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
    /// </summary>
    public partial class User
    {
        /// <summary>
        /// Given name; may be empty (W2.2).
        /// </summary>
        [JsonPropertyName("first_name")]
        public string FirstName { get; set; }

        /// <summary>
        /// User identifier (W2.2).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Family name; may be empty (W2.2).
        /// </summary>
        [JsonPropertyName("last_name")]
        public string LastName { get; set; }

        /// <summary>
        /// Address of the user, `{base_url}/api/users/&lt;user_id&gt;` (W2.2).
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }

        /// <summary>
        /// Login name (W2.2).
        /// </summary>
        [JsonPropertyName("username")]
        public string Username { get; set; }
    }

    /// <summary>
    /// A membership of an organization was changed (W6.3).
    /// </summary>
    public partial class UpdateMembershipEvent
    {
        /// <summary>
        /// Old values, under only those keys of the resource that changed (W6.3).
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Always "update:membership".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The membership after the update, in full (W6.3).
        /// </summary>
        [JsonPropertyName("membership")]
        public Dictionary<string, object> Membership { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A member was removed from an organization (W6.4).
    /// </summary>
    public partial class DeleteMembershipEvent
    {
        /// <summary>
        /// Always "delete:membership".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted membership, in full (W6.4).
        /// </summary>
        [JsonPropertyName("membership")]
        public Dictionary<string, object> Membership { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An invitation was issued (W6.2).
    /// </summary>
    public partial class CreateInvitationEvent
    {
        /// <summary>
        /// Always "create:invitation".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The created invitation, in full (W6.2).
        /// </summary>
        [JsonPropertyName("invitation")]
        public Dictionary<string, object> Invitation { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An invitation was revoked (W6.4).
    /// </summary>
    public partial class DeleteInvitationEvent
    {
        /// <summary>
        /// Always "delete:invitation".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted invitation, in full (W6.4).
        /// </summary>
        [JsonPropertyName("invitation")]
        public Dictionary<string, object> Invitation { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A project was created (W6.2).
    /// </summary>
    public partial class CreateProjectEvent
    {
        /// <summary>
        /// Always "create:project".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The created project, in full (W6.2).
        /// </summary>
        [JsonPropertyName("project")]
        public Dictionary<string, object> Project { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A project was changed (W6.3).
    /// </summary>
    public partial class UpdateProjectEvent
    {
        /// <summary>
        /// Old values, under only those keys of the resource that changed (W6.3).
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Always "update:project".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The project after the update, in full (W6.3).
        /// </summary>
        [JsonPropertyName("project")]
        public Dictionary<string, object> Project { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A project was deleted (W6.4).
    /// </summary>
    public partial class DeleteProjectEvent
    {
        /// <summary>
        /// Always "delete:project".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted project, in full (W6.4).
        /// </summary>
        [JsonPropertyName("project")]
        public Dictionary<string, object> Project { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A task was created (W6.2).
    /// </summary>
    public partial class CreateTaskEvent
    {
        /// <summary>
        /// Always "create:task".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("task")]
        public CreatedTask Task { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A task as a create event shows it: without the update-only fields (W2.3).
    /// </summary>
    public partial class CreatedTask
    {
        /// <summary>
        /// User the task is assigned to, or null (W2.3).
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Address of a bug tracker; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("bug_tracker")]
        public string BugTracker { get; set; }

        /// <summary>
        /// When the task was created (W2.3).
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Dimension of the data (W2.3).
        /// </summary>
        [JsonPropertyName("dimension")]
        public string Dimension { get; set; }

        /// <summary>
        /// Task identifier (W2.3).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Labels of the task (W2.3).
        /// </summary>
        [JsonPropertyName("labels")]
        public Label[] Labels { get; set; }

        /// <summary>
        /// Empty, or the name of a mode (W2.3).
        /// </summary>
        [JsonPropertyName("mode")]
        public string Mode { get; set; }

        /// <summary>
        /// Task name (W2.3).
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Identifier of the organization, or null (W2.3).
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Frames that neighbouring segments share, or null (W2.3).
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Identifier of the project the task belongs to (W2.3).
        /// </summary>
        [JsonPropertyName("project_id")]
        public long ProjectId { get; set; }

        /// <summary>
        /// Frames of a segment (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segment_size")]
        public long? SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("segments")]
        public Segment[] Segments { get; set; }

        [JsonPropertyName("source_storage")]
        public Storage SourceStorage { get; set; }

        /// <summary>
        /// Status of the task (W2.3).
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Subset the task belongs to; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("subset")]
        public string Subset { get; set; }

        [JsonPropertyName("target_storage")]
        public Storage TargetStorage { get; set; }

        /// <summary>
        /// When the task was last changed (W2.3).
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;` (W2.3).
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A label that annotators assign (W2.3).
    /// </summary>
    public partial class Label
    {
        /// <summary>
        /// Attributes of the label; their shape is not shown (W2.3).
        /// </summary>
        [JsonPropertyName("attributes")]
        public object[] Attributes { get; set; }

        /// <summary>
        /// Display colour (W2.3).
        /// </summary>
        [JsonPropertyName("color")]
        public string Color { get; set; }

        /// <summary>
        /// True when the label is nested in another (W2.3).
        /// </summary>
        [JsonPropertyName("has_parent")]
        public bool HasParent { get; set; }

        /// <summary>
        /// Label identifier (W2.3).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Label name (W2.3).
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Labels nested in this one; their shape is not shown (W2.3).
        /// </summary>
        [JsonPropertyName("sublabels")]
        public object[] Sublabels { get; set; }

        /// <summary>
        /// Kind of shape the label applies to (W2.3).
        /// </summary>
        [JsonPropertyName("type")]
        public string Type { get; set; }
    }

    /// <summary>
    /// A range of frames of a task, with the jobs that cover it (W2.3).
    /// </summary>
    public partial class Segment
    {
        /// <summary>
        /// Jobs of the segment (W2.3).
        /// </summary>
        [JsonPropertyName("jobs")]
        public JobSummary[] Jobs { get; set; }

        /// <summary>
        /// First frame of the range (W2.3).
        /// </summary>
        [JsonPropertyName("start_frame")]
        public long StartFrame { get; set; }

        /// <summary>
        /// Last frame of the range, inclusive (W2.3).
        /// </summary>
        [JsonPropertyName("stop_frame")]
        public long StopFrame { get; set; }
    }

    /// <summary>
    /// Summary of a job within a segment (W2.3).
    /// </summary>
    public partial class JobSummary
    {
        /// <summary>
        /// User the job is assigned to, or null (W2.3).
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Job identifier (W2.3).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Stage of the job (W2.3).
        /// </summary>
        [JsonPropertyName("stage")]
        public string Stage { get; set; }

        /// <summary>
        /// State of the job (W2.3).
        /// </summary>
        [JsonPropertyName("state")]
        public string State { get; set; }

        /// <summary>
        /// Status of the job (W2.3).
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Address of the job, `{base_url}/api/jobs/&lt;job_id&gt;` (W2.3).
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// Where a task's data is read from or written to (W2.3).
    /// </summary>
    public partial class Storage
    {
        /// <summary>
        /// Cloud storage identifier, null when the storage is not in a cloud (W2.3).
        /// </summary>
        [JsonPropertyName("cloud_storage_id")]
        public long? CloudStorageId { get; set; }

        /// <summary>
        /// Storage identifier (W2.3).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Kind of storage (W2.3).
        /// </summary>
        [JsonPropertyName("location")]
        public string Location { get; set; }
    }

    /// <summary>
    /// A task was changed, such as its status or assignee (W6.3).
    /// </summary>
    public partial class UpdateTaskEvent
    {
        [JsonPropertyName("before_update")]
        public TaskBeforeUpdate BeforeUpdate { get; set; }

        /// <summary>
        /// Always "update:task".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("task")]
        public Task Task { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// Old values of the keys of a task that changed (W6.3).
    /// </summary>
    public partial class TaskBeforeUpdate
    {
        /// <summary>
        /// User the task is assigned to, or null (W2.3).
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Address of a bug tracker; may be empty (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("bug_tracker")]
        public string? BugTracker { get; set; }

        /// <summary>
        /// When the task was created (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("created_date")]
        public string? CreatedDate { get; set; }

        /// <summary>
        /// Identifier of the task's data; update only (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data")]
        public long? Data { get; set; }

        /// <summary>
        /// Frames of a data chunk; update only (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_chunk_size")]
        public long? DataChunkSize { get; set; }

        /// <summary>
        /// Type of the compressed chunks; update only (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_compressed_chunk_type")]
        public string? DataCompressedChunkType { get; set; }

        /// <summary>
        /// Type of the original chunks; update only (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_original_chunk_type")]
        public string? DataOriginalChunkType { get; set; }

        /// <summary>
        /// Dimension of the data (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("dimension")]
        public string? Dimension { get; set; }

        /// <summary>
        /// Task identifier (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("id")]
        public long? Id { get; set; }

        /// <summary>
        /// Image quality; update only (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("image_quality")]
        public long? ImageQuality { get; set; }

        /// <summary>
        /// Labels of the task (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("labels")]
        public Label[]? Labels { get; set; }

        /// <summary>
        /// Empty, or the name of a mode (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("mode")]
        public string? Mode { get; set; }

        /// <summary>
        /// Task name (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Identifier of the organization, or null (W2.3).
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Frames that neighbouring segments share, or null (W2.3).
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("owner")]
        public User? Owner { get; set; }

        /// <summary>
        /// Identifier of the project the task belongs to (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("project_id")]
        public long? ProjectId { get; set; }

        /// <summary>
        /// Frames of a segment (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segment_size")]
        public long? SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segments")]
        public Segment[]? Segments { get; set; }

        /// <summary>
        /// Number of frames; update only (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("size")]
        public long? Size { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("source_storage")]
        public Storage? SourceStorage { get; set; }

        /// <summary>
        /// Status of the task (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("status")]
        public string? Status { get; set; }

        /// <summary>
        /// Subset the task belongs to; may be empty (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("subset")]
        public string? Subset { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("target_storage")]
        public Storage? TargetStorage { get; set; }

        /// <summary>
        /// When the task was last changed (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("updated_date")]
        public string? UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;` (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("url")]
        public string? Url { get; set; }
    }

    /// <summary>
    /// A task as an update event shows it: in full (W2.3).
    /// </summary>
    public partial class Task
    {
        /// <summary>
        /// User the task is assigned to, or null (W2.3).
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Address of a bug tracker; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("bug_tracker")]
        public string BugTracker { get; set; }

        /// <summary>
        /// When the task was created (W2.3).
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Identifier of the task's data; update only (W2.3).
        /// </summary>
        [JsonPropertyName("data")]
        public long Data { get; set; }

        /// <summary>
        /// Frames of a data chunk; update only (W2.3).
        /// </summary>
        [JsonPropertyName("data_chunk_size")]
        public long DataChunkSize { get; set; }

        /// <summary>
        /// Type of the compressed chunks; update only (W2.3).
        /// </summary>
        [JsonPropertyName("data_compressed_chunk_type")]
        public string DataCompressedChunkType { get; set; }

        /// <summary>
        /// Type of the original chunks; update only (W2.3).
        /// </summary>
        [JsonPropertyName("data_original_chunk_type")]
        public string DataOriginalChunkType { get; set; }

        /// <summary>
        /// Dimension of the data (W2.3).
        /// </summary>
        [JsonPropertyName("dimension")]
        public string Dimension { get; set; }

        /// <summary>
        /// Task identifier (W2.3).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Image quality; update only (W2.3).
        /// </summary>
        [JsonPropertyName("image_quality")]
        public long ImageQuality { get; set; }

        /// <summary>
        /// Labels of the task (W2.3).
        /// </summary>
        [JsonPropertyName("labels")]
        public Label[] Labels { get; set; }

        /// <summary>
        /// Empty, or the name of a mode (W2.3).
        /// </summary>
        [JsonPropertyName("mode")]
        public string Mode { get; set; }

        /// <summary>
        /// Task name (W2.3).
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Identifier of the organization, or null (W2.3).
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Frames that neighbouring segments share, or null (W2.3).
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Identifier of the project the task belongs to (W2.3).
        /// </summary>
        [JsonPropertyName("project_id")]
        public long ProjectId { get; set; }

        /// <summary>
        /// Frames of a segment (W2.3).
        /// </summary>
        [JsonPropertyName("segment_size")]
        public long SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("segments")]
        public Segment[] Segments { get; set; }

        /// <summary>
        /// Number of frames; update only (W2.3).
        /// </summary>
        [JsonPropertyName("size")]
        public long Size { get; set; }

        [JsonPropertyName("source_storage")]
        public Storage SourceStorage { get; set; }

        /// <summary>
        /// Status of the task (W2.3).
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Subset the task belongs to; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("subset")]
        public string Subset { get; set; }

        [JsonPropertyName("target_storage")]
        public Storage TargetStorage { get; set; }

        /// <summary>
        /// When the task was last changed (W2.3).
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;` (W2.3).
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A task was deleted (W6.4).
    /// </summary>
    public partial class DeleteTaskEvent
    {
        /// <summary>
        /// Always "delete:task".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("task")]
        public DeletedTask Task { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A task as a delete event shows it: without the update-only fields (W2.3).
    /// </summary>
    public partial class DeletedTask
    {
        /// <summary>
        /// User the task is assigned to, or null (W2.3).
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Address of a bug tracker; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("bug_tracker")]
        public string BugTracker { get; set; }

        /// <summary>
        /// When the task was created (W2.3).
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Dimension of the data (W2.3).
        /// </summary>
        [JsonPropertyName("dimension")]
        public string Dimension { get; set; }

        /// <summary>
        /// Task identifier (W2.3).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Labels of the task (W2.3).
        /// </summary>
        [JsonPropertyName("labels")]
        public Label[] Labels { get; set; }

        /// <summary>
        /// Empty, or the name of a mode (W2.3).
        /// </summary>
        [JsonPropertyName("mode")]
        public string Mode { get; set; }

        /// <summary>
        /// Task name (W2.3).
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Identifier of the organization, or null (W2.3).
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Frames that neighbouring segments share, or null (W2.3).
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Identifier of the project the task belongs to (W2.3).
        /// </summary>
        [JsonPropertyName("project_id")]
        public long ProjectId { get; set; }

        /// <summary>
        /// Frames of a segment (W2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segment_size")]
        public long? SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("segments")]
        public Segment[] Segments { get; set; }

        [JsonPropertyName("source_storage")]
        public Storage SourceStorage { get; set; }

        /// <summary>
        /// Status of the task (W2.3).
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Subset the task belongs to; may be empty (W2.3).
        /// </summary>
        [JsonPropertyName("subset")]
        public string Subset { get; set; }

        [JsonPropertyName("target_storage")]
        public Storage TargetStorage { get; set; }

        /// <summary>
        /// When the task was last changed (W2.3).
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;` (W2.3).
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A job was changed, such as its state or assignee (W6.3).
    /// </summary>
    public partial class UpdateJobEvent
    {
        /// <summary>
        /// Old values, under only those keys of the resource that changed (W6.3).
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Always "update:job".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The job after the update, in full (W6.3).
        /// </summary>
        [JsonPropertyName("job")]
        public Dictionary<string, object> Job { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An issue was opened (W6.2).
    /// </summary>
    public partial class CreateIssueEvent
    {
        /// <summary>
        /// Always "create:issue".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The created issue, in full (W6.2).
        /// </summary>
        [JsonPropertyName("issue")]
        public Dictionary<string, object> Issue { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An issue was changed (W6.3).
    /// </summary>
    public partial class UpdateIssueEvent
    {
        /// <summary>
        /// Old values, under only those keys of the resource that changed (W6.3).
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Always "update:issue".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The issue after the update, in full (W6.3).
        /// </summary>
        [JsonPropertyName("issue")]
        public Dictionary<string, object> Issue { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An issue was deleted (W6.4).
    /// </summary>
    public partial class DeleteIssueEvent
    {
        /// <summary>
        /// Always "delete:issue".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted issue, in full (W6.4).
        /// </summary>
        [JsonPropertyName("issue")]
        public Dictionary<string, object> Issue { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A comment was made (W6.2).
    /// </summary>
    public partial class CreateCommentEvent
    {
        /// <summary>
        /// The created comment, in full (W6.2).
        /// </summary>
        [JsonPropertyName("comment")]
        public Dictionary<string, object> Comment { get; set; }

        /// <summary>
        /// Always "create:comment".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A comment was changed (W6.3).
    /// </summary>
    public partial class UpdateCommentEvent
    {
        /// <summary>
        /// Old values, under only those keys of the resource that changed (W6.3).
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// The comment after the update, in full (W6.3).
        /// </summary>
        [JsonPropertyName("comment")]
        public Dictionary<string, object> Comment { get; set; }

        /// <summary>
        /// Always "update:comment".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A comment was deleted (W6.4).
    /// </summary>
    public partial class DeleteCommentEvent
    {
        /// <summary>
        /// The deleted comment, in full (W6.4).
        /// </summary>
        [JsonPropertyName("comment")]
        public Dictionary<string, object> Comment { get; set; }

        /// <summary>
        /// Always "delete:comment".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends the delivery (W6.2).
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A test of the delivery, asked for by a user (W6.5).
    /// </summary>
    public partial class PingEvent
    {
        /// <summary>
        /// Always "ping".
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("webhook")]
        public Webhook Webhook { get; set; }
    }

    /// <summary>
    /// A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
    /// </summary>
    public partial class Webhook
    {
        /// <summary>
        /// Media type of the delivered payload, sent as Content-Type (W2.1).
        /// </summary>
        [JsonPropertyName("content_type")]
        public string ContentType { get; set; }

        /// <summary>
        /// When the webhook was created (W2.1).
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Purpose in short; may be empty (W2.1).
        /// </summary>
        [JsonPropertyName("description")]
        public string Description { get; set; }

        /// <summary>
        /// When true, the target's certificate is verified (W4.3.4).
        /// </summary>
        [JsonPropertyName("enable_ssl")]
        public bool EnableSsl { get; set; }

        /// <summary>
        /// Subscribed event names (W6.1).
        /// </summary>
        [JsonPropertyName("events")]
        public EventName[] Events { get; set; }

        /// <summary>
        /// Webhook identifier (W2.1).
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// When false, nothing is delivered, ping included (W4.3.5).
        /// </summary>
        [JsonPropertyName("is_active")]
        public bool IsActive { get; set; }

        /// <summary>
        /// When the last delivery was sent; missing before the first one (W2.1).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("last_delivery_date")]
        public string? LastDeliveryDate { get; set; }

        /// <summary>
        /// HTTP status of the last delivery; missing before the first one (W2.1).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("last_status")]
        public long? LastStatus { get; set; }

        /// <summary>
        /// Organization identifier; an integer where `type` is `organization` (W2.1).
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Project identifier; an integer where `type` is `project` (W2.1).
        /// </summary>
        [JsonPropertyName("project")]
        public long? Project { get; set; }

        /// <summary>
        /// Where deliveries are sent (W2.1).
        /// </summary>
        [JsonPropertyName("target_url")]
        public string TargetUrl { get; set; }

        [JsonPropertyName("type")]
        public WebhookType Type { get; set; }

        /// <summary>
        /// When the webhook was last changed (W2.1).
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the webhook, `{base_url}/api/webhooks/&lt;webhook_id&gt;` (W2.1).
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A group of arrays, attributes and further groups (R2.2).
    /// </summary>
    public partial class RasterGroup
    {
        /// <summary>
        /// Arrays by name (R2.2).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("arrays")]
        public Dictionary<string, RasterArray>? Arrays { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("attributes")]
        public Attributes? Attributes { get; set; }

        /// <summary>
        /// Dimensions in order, each described or named (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("dimensions")]
        public DimensionOrName[]? Dimensions { get; set; }

        /// <summary>
        /// Name of the driver that read the dataset (R2.2).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("driver")]
        public string? Driver { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("groups")]
        public Groups? Groups { get; set; }

        /// <summary>
        /// Name of the group, `/` for the root group (R2.2).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Facts on storage, such as compression, by name (R2.8).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("structural_info")]
        public Dictionary<string, string>? StructuralInfo { get; set; }

        /// <summary>
        /// Tells a group from an array (R2.2).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }
    }

    /// <summary>
    /// An array: its data type, dimensions, attributes and, where printed, values (R2.3).
    /// </summary>
    public partial class RasterArray
    {
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("attributes")]
        public Attributes? Attributes { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("datatype")]
        public Datatype? Datatype { get; set; }

        /// <summary>
        /// Dimensions in order, each described or named (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("dimensions")]
        public DimensionOrName[]? Dimensions { get; set; }

        /// <summary>
        /// Name of the array (R2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// A string, a number, an object or an array, with anything inside (R2.9).
        /// </summary>
        [JsonPropertyName("nodata_value")]
        public object? NodataValue { get; set; }

        /// <summary>
        /// Real value of a stored zero (R2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("offset")]
        public double? Offset { get; set; }

        /// <summary>
        /// Factor from stored to real values (R2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("scale")]
        public double? Scale { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("srs")]
        public Srs? Srs { get; set; }

        /// <summary>
        /// Facts on storage, such as compression, by name (R2.8).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("structural_info")]
        public Dictionary<string, string>? StructuralInfo { get; set; }

        /// <summary>
        /// Tells an array from a group (R2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }

        /// <summary>
        /// Unit of the real values (R2.3).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("unit")]
        public string? Unit { get; set; }

        /// <summary>
        /// A string, a number, an object or an array, with anything inside (R2.9).
        /// </summary>
        [JsonPropertyName("values")]
        public object? Values { get; set; }
    }

    /// <summary>
    /// A data type made of named components (R2.5).
    /// </summary>
    public partial class Compound
    {
        /// <summary>
        /// Components of the compound (R2.5).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("components")]
        public Component[]? Components { get; set; }

        /// <summary>
        /// Name of the compound (R2.5).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Bytes of one value (R2.5).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("size")]
        public long? Size { get; set; }
    }

    /// <summary>
    /// One component of a compound (R2.5).
    /// </summary>
    public partial class Component
    {
        /// <summary>
        /// Name of the component (R2.5).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Bytes from the start of a value to the component (R2.5).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("offset")]
        public long? Offset { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public Datatype? Type { get; set; }
    }

    /// <summary>
    /// A dimension of an array or group (R2.6).
    /// </summary>
    public partial class Dimension
    {
        /// <summary>
        /// Direction of the axis, such as `NORTH` (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("direction")]
        public string? Direction { get; set; }

        /// <summary>
        /// Fully qualified name, from the root group (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("full_name")]
        public string? FullName { get; set; }

        /// <summary>
        /// Name of the array that holds the coordinates (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("indexing_variable")]
        public string? IndexingVariable { get; set; }

        /// <summary>
        /// Name of the dimension (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Number of elements (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("size")]
        public long? Size { get; set; }

        /// <summary>
        /// Kind of axis, such as `TEMPORAL` (R2.6).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }
    }

    /// <summary>
    /// Spatial reference system of an array (R2.7).
    /// </summary>
    public partial class Srs
    {
        /// <summary>
        /// For each axis of the data the number of its axis in the reference system (R2.7).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_axis_to_srs_axis_mapping")]
        public long[]? DataAxisToSrsAxisMapping { get; set; }

        /// <summary>
        /// Definition in well-known text (R2.7).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("wkt")]
        public string? Wkt { get; set; }
    }

    /// <summary>
    /// An attribute with its data type (R2.4).
    /// </summary>
    public partial class AttributeObject
    {
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("datatype")]
        public Datatype? Datatype { get; set; }

        /// <summary>
        /// Name of the attribute (R2.4).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Always `attribute` (R2.4).
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("type")]
        public string? Type { get; set; }

        /// <summary>
        /// A string, a number, an object or an array, with anything inside (R2.9).
        /// </summary>
        [JsonPropertyName("value")]
        public object? Value { get; set; }
    }

    public enum EventName { CreateComment, CreateInvitation, CreateIssue, CreateProject, CreateTask, DeleteComment, DeleteInvitation, DeleteIssue, DeleteMembership, DeleteProject, DeleteTask, UpdateComment, UpdateIssue, UpdateJob, UpdateMembership, UpdateOrganization, UpdateProject, UpdateTask };

    public enum WebhookType { Organization, Project };

    public enum DatatypeName { Byte, CFloat32, CFloat64, CInt16, CInt32, Float32, Float64, Int16, Int32, String, UInt16, UInt32 };

    public partial struct Groups
    {
        public RasterGroup[]? RasterGroupArray;
        public Dictionary<string, RasterGroup>? RasterGroupMap;

        public static implicit operator Groups(RasterGroup[] RasterGroupArray) => new Groups { RasterGroupArray = RasterGroupArray };
        public static implicit operator Groups(Dictionary<string, RasterGroup> RasterGroupMap) => new Groups { RasterGroupMap = RasterGroupMap };
    }

    public partial struct Attributes
    {
        public object[]? AnythingArray;
        public Dictionary<string, object>? AnythingMap;

        public static implicit operator Attributes(object[] AnythingArray) => new Attributes { AnythingArray = AnythingArray };
        public static implicit operator Attributes(Dictionary<string, object> AnythingMap) => new Attributes { AnythingMap = AnythingMap };
    }

    public partial struct Datatype
    {
        public Compound? Compound;
        public DatatypeName? Enum;

        public static implicit operator Datatype(Compound Compound) => new Datatype { Compound = Compound };
        public static implicit operator Datatype(DatatypeName Enum) => new Datatype { Enum = Enum };
    }

    public partial struct DimensionOrName
    {
        public Dimension? Dimension;
        public string? String;

        public static implicit operator DimensionOrName(Dimension Dimension) => new DimensionOrName { Dimension = Dimension };
        public static implicit operator DimensionOrName(string String) => new DimensionOrName { String = String };
    }

    public partial class User
    {
        public static User FromJson(string json) => JsonSerializer.Deserialize<User>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateOrganizationEvent
    {
        public static UpdateOrganizationEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateOrganizationEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateMembershipEvent
    {
        public static UpdateMembershipEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateMembershipEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeleteMembershipEvent
    {
        public static DeleteMembershipEvent FromJson(string json) => JsonSerializer.Deserialize<DeleteMembershipEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class CreateInvitationEvent
    {
        public static CreateInvitationEvent FromJson(string json) => JsonSerializer.Deserialize<CreateInvitationEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeleteInvitationEvent
    {
        public static DeleteInvitationEvent FromJson(string json) => JsonSerializer.Deserialize<DeleteInvitationEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class CreateProjectEvent
    {
        public static CreateProjectEvent FromJson(string json) => JsonSerializer.Deserialize<CreateProjectEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateProjectEvent
    {
        public static UpdateProjectEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateProjectEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeleteProjectEvent
    {
        public static DeleteProjectEvent FromJson(string json) => JsonSerializer.Deserialize<DeleteProjectEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Label
    {
        public static Label FromJson(string json) => JsonSerializer.Deserialize<Label>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class JobSummary
    {
        public static JobSummary FromJson(string json) => JsonSerializer.Deserialize<JobSummary>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Segment
    {
        public static Segment FromJson(string json) => JsonSerializer.Deserialize<Segment>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Storage
    {
        public static Storage FromJson(string json) => JsonSerializer.Deserialize<Storage>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class CreatedTask
    {
        public static CreatedTask FromJson(string json) => JsonSerializer.Deserialize<CreatedTask>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class CreateTaskEvent
    {
        public static CreateTaskEvent FromJson(string json) => JsonSerializer.Deserialize<CreateTaskEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Task
    {
        public static Task FromJson(string json) => JsonSerializer.Deserialize<Task>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class TaskBeforeUpdate
    {
        public static TaskBeforeUpdate FromJson(string json) => JsonSerializer.Deserialize<TaskBeforeUpdate>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateTaskEvent
    {
        public static UpdateTaskEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateTaskEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeletedTask
    {
        public static DeletedTask FromJson(string json) => JsonSerializer.Deserialize<DeletedTask>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeleteTaskEvent
    {
        public static DeleteTaskEvent FromJson(string json) => JsonSerializer.Deserialize<DeleteTaskEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateJobEvent
    {
        public static UpdateJobEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateJobEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class CreateIssueEvent
    {
        public static CreateIssueEvent FromJson(string json) => JsonSerializer.Deserialize<CreateIssueEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateIssueEvent
    {
        public static UpdateIssueEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateIssueEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeleteIssueEvent
    {
        public static DeleteIssueEvent FromJson(string json) => JsonSerializer.Deserialize<DeleteIssueEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class CreateCommentEvent
    {
        public static CreateCommentEvent FromJson(string json) => JsonSerializer.Deserialize<CreateCommentEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class UpdateCommentEvent
    {
        public static UpdateCommentEvent FromJson(string json) => JsonSerializer.Deserialize<UpdateCommentEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class DeleteCommentEvent
    {
        public static DeleteCommentEvent FromJson(string json) => JsonSerializer.Deserialize<DeleteCommentEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Webhook
    {
        public static Webhook FromJson(string json) => JsonSerializer.Deserialize<Webhook>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class PingEvent
    {
        public static PingEvent FromJson(string json) => JsonSerializer.Deserialize<PingEvent>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Dimension
    {
        public static Dimension FromJson(string json) => JsonSerializer.Deserialize<Dimension>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Component
    {
        public static Component FromJson(string json) => JsonSerializer.Deserialize<Component>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Compound
    {
        public static Compound FromJson(string json) => JsonSerializer.Deserialize<Compound>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class Srs
    {
        public static Srs FromJson(string json) => JsonSerializer.Deserialize<Srs>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class RasterArray
    {
        public static RasterArray FromJson(string json) => JsonSerializer.Deserialize<RasterArray>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class RasterGroup
    {
        public static RasterGroup FromJson(string json) => JsonSerializer.Deserialize<RasterGroup>(json, AnnotationContracts.Converter.Settings);
    }

    public partial class AttributeObject
    {
        public static AttributeObject FromJson(string json) => JsonSerializer.Deserialize<AttributeObject>(json, AnnotationContracts.Converter.Settings);
    }

    public static class Serialize
    {
        public static string ToJson(this User self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateOrganizationEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateMembershipEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeleteMembershipEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this CreateInvitationEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeleteInvitationEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this CreateProjectEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateProjectEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeleteProjectEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Label self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this JobSummary self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Segment self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Storage self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this CreatedTask self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this CreateTaskEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Task self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this TaskBeforeUpdate self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateTaskEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeletedTask self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeleteTaskEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateJobEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this CreateIssueEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateIssueEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeleteIssueEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this CreateCommentEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this UpdateCommentEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this DeleteCommentEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Webhook self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this PingEvent self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Dimension self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Component self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Compound self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this Srs self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this RasterArray self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this RasterGroup self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
        public static string ToJson(this AttributeObject self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
    }

    internal static class Converter
    {
        public static readonly JsonSerializerOptions Settings = new(JsonSerializerDefaults.General)
        {
            Converters =
            {
                EventNameConverter.Singleton,
                WebhookTypeConverter.Singleton,
                DatatypeConverter.Singleton,
                DatatypeNameConverter.Singleton,
                AttributesConverter.Singleton,
                DimensionOrNameConverter.Singleton,
                GroupsConverter.Singleton,
                new DateOnlyConverter(),
                new TimeOnlyConverter(),
                IsoDateTimeOffsetConverter.Singleton
            },
        };
    }

    internal class EventNameConverter : JsonConverter<EventName>
    {
        public override bool CanConvert(Type t) => t == typeof(EventName);

        public override EventName Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            var value = reader.GetString();
            switch (value)
            {
                case "create:comment":
                    return EventName.CreateComment;
                case "create:invitation":
                    return EventName.CreateInvitation;
                case "create:issue":
                    return EventName.CreateIssue;
                case "create:project":
                    return EventName.CreateProject;
                case "create:task":
                    return EventName.CreateTask;
                case "delete:comment":
                    return EventName.DeleteComment;
                case "delete:invitation":
                    return EventName.DeleteInvitation;
                case "delete:issue":
                    return EventName.DeleteIssue;
                case "delete:membership":
                    return EventName.DeleteMembership;
                case "delete:project":
                    return EventName.DeleteProject;
                case "delete:task":
                    return EventName.DeleteTask;
                case "update:comment":
                    return EventName.UpdateComment;
                case "update:issue":
                    return EventName.UpdateIssue;
                case "update:job":
                    return EventName.UpdateJob;
                case "update:membership":
                    return EventName.UpdateMembership;
                case "update:organization":
                    return EventName.UpdateOrganization;
                case "update:project":
                    return EventName.UpdateProject;
                case "update:task":
                    return EventName.UpdateTask;
            }
            throw new Exception("Cannot unmarshal type EventName");
        }

        public override void Write(Utf8JsonWriter writer, EventName value, JsonSerializerOptions options)
        {
            switch (value)
            {
                case EventName.CreateComment:
                    JsonSerializer.Serialize(writer, "create:comment", options);
                    return;
                case EventName.CreateInvitation:
                    JsonSerializer.Serialize(writer, "create:invitation", options);
                    return;
                case EventName.CreateIssue:
                    JsonSerializer.Serialize(writer, "create:issue", options);
                    return;
                case EventName.CreateProject:
                    JsonSerializer.Serialize(writer, "create:project", options);
                    return;
                case EventName.CreateTask:
                    JsonSerializer.Serialize(writer, "create:task", options);
                    return;
                case EventName.DeleteComment:
                    JsonSerializer.Serialize(writer, "delete:comment", options);
                    return;
                case EventName.DeleteInvitation:
                    JsonSerializer.Serialize(writer, "delete:invitation", options);
                    return;
                case EventName.DeleteIssue:
                    JsonSerializer.Serialize(writer, "delete:issue", options);
                    return;
                case EventName.DeleteMembership:
                    JsonSerializer.Serialize(writer, "delete:membership", options);
                    return;
                case EventName.DeleteProject:
                    JsonSerializer.Serialize(writer, "delete:project", options);
                    return;
                case EventName.DeleteTask:
                    JsonSerializer.Serialize(writer, "delete:task", options);
                    return;
                case EventName.UpdateComment:
                    JsonSerializer.Serialize(writer, "update:comment", options);
                    return;
                case EventName.UpdateIssue:
                    JsonSerializer.Serialize(writer, "update:issue", options);
                    return;
                case EventName.UpdateJob:
                    JsonSerializer.Serialize(writer, "update:job", options);
                    return;
                case EventName.UpdateMembership:
                    JsonSerializer.Serialize(writer, "update:membership", options);
                    return;
                case EventName.UpdateOrganization:
                    JsonSerializer.Serialize(writer, "update:organization", options);
                    return;
                case EventName.UpdateProject:
                    JsonSerializer.Serialize(writer, "update:project", options);
                    return;
                case EventName.UpdateTask:
                    JsonSerializer.Serialize(writer, "update:task", options);
                    return;
            }
            throw new Exception("Cannot marshal type EventName");
        }

        public static readonly EventNameConverter Singleton = new EventNameConverter();
    }

    internal class WebhookTypeConverter : JsonConverter<WebhookType>
    {
        public override bool CanConvert(Type t) => t == typeof(WebhookType);

        public override WebhookType Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            var value = reader.GetString();
            switch (value)
            {
                case "organization":
                    return WebhookType.Organization;
                case "project":
                    return WebhookType.Project;
            }
            throw new Exception("Cannot unmarshal type WebhookType");
        }

        public override void Write(Utf8JsonWriter writer, WebhookType value, JsonSerializerOptions options)
        {
            switch (value)
            {
                case WebhookType.Organization:
                    JsonSerializer.Serialize(writer, "organization", options);
                    return;
                case WebhookType.Project:
                    JsonSerializer.Serialize(writer, "project", options);
                    return;
            }
            throw new Exception("Cannot marshal type WebhookType");
        }

        public static readonly WebhookTypeConverter Singleton = new WebhookTypeConverter();
    }

    internal class DatatypeConverter : JsonConverter<Datatype>
    {
        public override bool CanConvert(Type t) => t == typeof(Datatype);

        public override Datatype Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.String:
                    var stringValue = reader.GetString();
                    switch (stringValue)
                    {
                        case "Byte":
                            return new Datatype { Enum = DatatypeName.Byte };
                        case "CFloat32":
                            return new Datatype { Enum = DatatypeName.CFloat32 };
                        case "CFloat64":
                            return new Datatype { Enum = DatatypeName.CFloat64 };
                        case "CInt16":
                            return new Datatype { Enum = DatatypeName.CInt16 };
                        case "CInt32":
                            return new Datatype { Enum = DatatypeName.CInt32 };
                        case "Float32":
                            return new Datatype { Enum = DatatypeName.Float32 };
                        case "Float64":
                            return new Datatype { Enum = DatatypeName.Float64 };
                        case "Int16":
                            return new Datatype { Enum = DatatypeName.Int16 };
                        case "Int32":
                            return new Datatype { Enum = DatatypeName.Int32 };
                        case "String":
                            return new Datatype { Enum = DatatypeName.String };
                        case "UInt16":
                            return new Datatype { Enum = DatatypeName.UInt16 };
                        case "UInt32":
                            return new Datatype { Enum = DatatypeName.UInt32 };
                    }
                    break;
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Compound>(ref reader, options);
                    return new Datatype { Compound = objectValue };
            }
            throw new Exception("Cannot unmarshal type Datatype");
        }

        public override void Write(Utf8JsonWriter writer, Datatype value, JsonSerializerOptions options)
        {
            if (value.Enum != null)
            {
                switch (value.Enum)
                {
                    case DatatypeName.Byte:
                        JsonSerializer.Serialize(writer, "Byte", options);
                        return;
                    case DatatypeName.CFloat32:
                        JsonSerializer.Serialize(writer, "CFloat32", options);
                        return;
                    case DatatypeName.CFloat64:
                        JsonSerializer.Serialize(writer, "CFloat64", options);
                        return;
                    case DatatypeName.CInt16:
                        JsonSerializer.Serialize(writer, "CInt16", options);
                        return;
                    case DatatypeName.CInt32:
                        JsonSerializer.Serialize(writer, "CInt32", options);
                        return;
                    case DatatypeName.Float32:
                        JsonSerializer.Serialize(writer, "Float32", options);
                        return;
                    case DatatypeName.Float64:
                        JsonSerializer.Serialize(writer, "Float64", options);
                        return;
                    case DatatypeName.Int16:
                        JsonSerializer.Serialize(writer, "Int16", options);
                        return;
                    case DatatypeName.Int32:
                        JsonSerializer.Serialize(writer, "Int32", options);
                        return;
                    case DatatypeName.String:
                        JsonSerializer.Serialize(writer, "String", options);
                        return;
                    case DatatypeName.UInt16:
                        JsonSerializer.Serialize(writer, "UInt16", options);
                        return;
                    case DatatypeName.UInt32:
                        JsonSerializer.Serialize(writer, "UInt32", options);
                        return;
                }
            }
            if (value.Compound != null)
            {
                JsonSerializer.Serialize(writer, value.Compound, options);
                return;
            }
            throw new Exception("Cannot marshal type Datatype");
        }

        public static readonly DatatypeConverter Singleton = new DatatypeConverter();
    }

    internal class DatatypeNameConverter : JsonConverter<DatatypeName>
    {
        public override bool CanConvert(Type t) => t == typeof(DatatypeName);

        public override DatatypeName Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            var value = reader.GetString();
            switch (value)
            {
                case "Byte":
                    return DatatypeName.Byte;
                case "CFloat32":
                    return DatatypeName.CFloat32;
                case "CFloat64":
                    return DatatypeName.CFloat64;
                case "CInt16":
                    return DatatypeName.CInt16;
                case "CInt32":
                    return DatatypeName.CInt32;
                case "Float32":
                    return DatatypeName.Float32;
                case "Float64":
                    return DatatypeName.Float64;
                case "Int16":
                    return DatatypeName.Int16;
                case "Int32":
                    return DatatypeName.Int32;
                case "String":
                    return DatatypeName.String;
                case "UInt16":
                    return DatatypeName.UInt16;
                case "UInt32":
                    return DatatypeName.UInt32;
            }
            throw new Exception("Cannot unmarshal type DatatypeName");
        }

        public override void Write(Utf8JsonWriter writer, DatatypeName value, JsonSerializerOptions options)
        {
            switch (value)
            {
                case DatatypeName.Byte:
                    JsonSerializer.Serialize(writer, "Byte", options);
                    return;
                case DatatypeName.CFloat32:
                    JsonSerializer.Serialize(writer, "CFloat32", options);
                    return;
                case DatatypeName.CFloat64:
                    JsonSerializer.Serialize(writer, "CFloat64", options);
                    return;
                case DatatypeName.CInt16:
                    JsonSerializer.Serialize(writer, "CInt16", options);
                    return;
                case DatatypeName.CInt32:
                    JsonSerializer.Serialize(writer, "CInt32", options);
                    return;
                case DatatypeName.Float32:
                    JsonSerializer.Serialize(writer, "Float32", options);
                    return;
                case DatatypeName.Float64:
                    JsonSerializer.Serialize(writer, "Float64", options);
                    return;
                case DatatypeName.Int16:
                    JsonSerializer.Serialize(writer, "Int16", options);
                    return;
                case DatatypeName.Int32:
                    JsonSerializer.Serialize(writer, "Int32", options);
                    return;
                case DatatypeName.String:
                    JsonSerializer.Serialize(writer, "String", options);
                    return;
                case DatatypeName.UInt16:
                    JsonSerializer.Serialize(writer, "UInt16", options);
                    return;
                case DatatypeName.UInt32:
                    JsonSerializer.Serialize(writer, "UInt32", options);
                    return;
            }
            throw new Exception("Cannot marshal type DatatypeName");
        }

        public static readonly DatatypeNameConverter Singleton = new DatatypeNameConverter();
    }

    internal class AttributesConverter : JsonConverter<Attributes>
    {
        public override bool CanConvert(Type t) => t == typeof(Attributes);

        public override Attributes Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Dictionary<string, object>>(ref reader, options);
                    return new Attributes { AnythingMap = objectValue };
                case JsonTokenType.StartArray:
                    var arrayValue = JsonSerializer.Deserialize<object[]>(ref reader, options);
                    return new Attributes { AnythingArray = arrayValue };
            }
            throw new Exception("Cannot unmarshal type Attributes");
        }

        public override void Write(Utf8JsonWriter writer, Attributes value, JsonSerializerOptions options)
        {
            if (value.AnythingArray != null)
            {
                JsonSerializer.Serialize(writer, value.AnythingArray, options);
                return;
            }
            if (value.AnythingMap != null)
            {
                JsonSerializer.Serialize(writer, value.AnythingMap, options);
                return;
            }
            throw new Exception("Cannot marshal type Attributes");
        }

        public static readonly AttributesConverter Singleton = new AttributesConverter();
    }

    internal class DimensionOrNameConverter : JsonConverter<DimensionOrName>
    {
        public override bool CanConvert(Type t) => t == typeof(DimensionOrName);

        public override DimensionOrName Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.String:
                    var stringValue = reader.GetString();
                    return new DimensionOrName { String = stringValue };
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Dimension>(ref reader, options);
                    return new DimensionOrName { Dimension = objectValue };
            }
            throw new Exception("Cannot unmarshal type DimensionOrName");
        }

        public override void Write(Utf8JsonWriter writer, DimensionOrName value, JsonSerializerOptions options)
        {
            if (value.String != null)
            {
                JsonSerializer.Serialize(writer, value.String, options);
                return;
            }
            if (value.Dimension != null)
            {
                JsonSerializer.Serialize(writer, value.Dimension, options);
                return;
            }
            throw new Exception("Cannot marshal type DimensionOrName");
        }

        public static readonly DimensionOrNameConverter Singleton = new DimensionOrNameConverter();
    }

    internal class GroupsConverter : JsonConverter<Groups>
    {
        public override bool CanConvert(Type t) => t == typeof(Groups);

        public override Groups Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
            switch (reader.TokenType)
            {
                case JsonTokenType.StartObject:
                    var objectValue = JsonSerializer.Deserialize<Dictionary<string, RasterGroup>>(ref reader, options);
                    return new Groups { RasterGroupMap = objectValue };
                case JsonTokenType.StartArray:
                    var arrayValue = JsonSerializer.Deserialize<RasterGroup[]>(ref reader, options);
                    return new Groups { RasterGroupArray = arrayValue };
            }
            throw new Exception("Cannot unmarshal type Groups");
        }

        public override void Write(Utf8JsonWriter writer, Groups value, JsonSerializerOptions options)
        {
            if (value.RasterGroupArray != null)
            {
                JsonSerializer.Serialize(writer, value.RasterGroupArray, options);
                return;
            }
            if (value.RasterGroupMap != null)
            {
                JsonSerializer.Serialize(writer, value.RasterGroupMap, options);
                return;
            }
            throw new Exception("Cannot marshal type Groups");
        }

        public static readonly GroupsConverter Singleton = new GroupsConverter();
    }
    
    public class DateOnlyConverter : JsonConverter<DateOnly>
    {
        private readonly string serializationFormat;
        public DateOnlyConverter() : this(null) { }

        public DateOnlyConverter(string? serializationFormat)
        {
                this.serializationFormat = serializationFormat ?? "yyyy-MM-dd";
        }

        public override DateOnly Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
                var value = reader.GetString();
                return DateOnly.Parse(value!);
        }

        public override void Write(Utf8JsonWriter writer, DateOnly value, JsonSerializerOptions options)
                => writer.WriteStringValue(value.ToString(serializationFormat));
    }

    public class TimeOnlyConverter : JsonConverter<TimeOnly>
    {
        private readonly string serializationFormat;

        public TimeOnlyConverter() : this(null) { }

        public TimeOnlyConverter(string? serializationFormat)
        {
                this.serializationFormat = serializationFormat ?? "HH:mm:ss.fff";
        }

        public override TimeOnly Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
                var value = reader.GetString();
                return TimeOnly.Parse(value!);
        }

        public override void Write(Utf8JsonWriter writer, TimeOnly value, JsonSerializerOptions options)
                => writer.WriteStringValue(value.ToString(serializationFormat));
    }

    internal class IsoDateTimeOffsetConverter : JsonConverter<DateTimeOffset>
    {
        public override bool CanConvert(Type t) => t == typeof(DateTimeOffset);

        private const string DefaultDateTimeFormat = "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFFK";

        private DateTimeStyles _dateTimeStyles = DateTimeStyles.RoundtripKind;
        private string? _dateTimeFormat;
        private CultureInfo? _culture;

        public DateTimeStyles DateTimeStyles
        {
                get => _dateTimeStyles;
                set => _dateTimeStyles = value;
        }

        public string? DateTimeFormat
        {
                get => _dateTimeFormat ?? string.Empty;
                set => _dateTimeFormat = (string.IsNullOrEmpty(value)) ? null : value;
        }

        public CultureInfo Culture
        {
                get => _culture ?? CultureInfo.CurrentCulture;
                set => _culture = value;
        }

        public override void Write(Utf8JsonWriter writer, DateTimeOffset value, JsonSerializerOptions options)
        {
                string text;


                if ((_dateTimeStyles & DateTimeStyles.AdjustToUniversal) == DateTimeStyles.AdjustToUniversal
                        || (_dateTimeStyles & DateTimeStyles.AssumeUniversal) == DateTimeStyles.AssumeUniversal)
                {
                        value = value.ToUniversalTime();
                }

                text = value.ToString(_dateTimeFormat ?? DefaultDateTimeFormat, Culture);

                writer.WriteStringValue(text);
        }

        public override DateTimeOffset Read(ref Utf8JsonReader reader, Type typeToConvert, JsonSerializerOptions options)
        {
                string? dateText = reader.GetString();

                if (string.IsNullOrEmpty(dateText) == false)
                {
                        if (!string.IsNullOrEmpty(_dateTimeFormat))
                        {
                                return DateTimeOffset.ParseExact(dateText, _dateTimeFormat, Culture, _dateTimeStyles);
                        }
                        else
                        {
                                return DateTimeOffset.Parse(dateText, Culture, _dateTimeStyles);
                        }
                }
                else
                {
                        return default(DateTimeOffset);
                }
        }


        public static readonly IsoDateTimeOffsetConverter Singleton = new IsoDateTimeOffsetConverter();
    }
}
#pragma warning restore CS8618
#pragma warning restore CS8601
#pragma warning restore CS8602
#pragma warning restore CS8603
