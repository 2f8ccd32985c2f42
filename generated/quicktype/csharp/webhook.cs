// Generated from spec/main.tsp by "npm run generate". Do not edit.

namespace AnnotationContracts
{
    using System;
    using System.Collections.Generic;

    using System.Text.Json;
    using System.Text.Json.Serialization;
    using System.Globalization;

    /// <summary>
    /// An organization was updated.
    /// </summary>
    public partial class UpdateOrganizationEvent
    {
        /// <summary>
        /// Only the keys of the resource that changed, with their old values.
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The organization after the update, in full.
        /// </summary>
        [JsonPropertyName("organization")]
        public Dictionary<string, object> Organization { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A user, as `owner` or `sender`, or as `assignee`.
    /// </summary>
    public partial class User
    {
        /// <summary>
        /// First name. May be empty.
        /// </summary>
        [JsonPropertyName("first_name")]
        public string FirstName { get; set; }

        /// <summary>
        /// User identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Last name. May be empty.
        /// </summary>
        [JsonPropertyName("last_name")]
        public string LastName { get; set; }

        /// <summary>
        /// Address of the user, `{base_url}/api/users/&lt;user_id&gt;`.
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }

        /// <summary>
        /// User name. The name used to log in.
        /// </summary>
        [JsonPropertyName("username")]
        public string Username { get; set; }
    }

    /// <summary>
    /// A membership was updated. Member added to or removed from an organization.
    /// </summary>
    public partial class UpdateMembershipEvent
    {
        /// <summary>
        /// Only the keys of the resource that changed, with their old values.
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The membership after the update, in full.
        /// </summary>
        [JsonPropertyName("membership")]
        public Dictionary<string, object> Membership { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A membership was deleted. A member was removed from an organization.
    /// </summary>
    public partial class DeleteMembershipEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted membership, in full.
        /// </summary>
        [JsonPropertyName("membership")]
        public Dictionary<string, object> Membership { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An invitation was created. It was issued.
    /// </summary>
    public partial class CreateInvitationEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The created invitation, in full.
        /// </summary>
        [JsonPropertyName("invitation")]
        public Dictionary<string, object> Invitation { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An invitation was deleted. It was revoked.
    /// </summary>
    public partial class DeleteInvitationEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted invitation, in full.
        /// </summary>
        [JsonPropertyName("invitation")]
        public Dictionary<string, object> Invitation { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A project was created.
    /// </summary>
    public partial class CreateProjectEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The created project, in full.
        /// </summary>
        [JsonPropertyName("project")]
        public Dictionary<string, object> Project { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A project was updated.
    /// </summary>
    public partial class UpdateProjectEvent
    {
        /// <summary>
        /// Only the keys of the resource that changed, with their old values.
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The project after the update, in full.
        /// </summary>
        [JsonPropertyName("project")]
        public Dictionary<string, object> Project { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A project was deleted.
    /// </summary>
    public partial class DeleteProjectEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted project, in full.
        /// </summary>
        [JsonPropertyName("project")]
        public Dictionary<string, object> Project { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A task was created.
    /// </summary>
    public partial class CreateTaskEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("task")]
        public CreatedTask Task { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A task in a create payload, which omits the fields marked update only. `overlap` and
    /// `segment_size` may be missing.
    /// </summary>
    public partial class CreatedTask
    {
        /// <summary>
        /// User the task is assigned to, or null.
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Bug tracker; may be empty. A URL.
        /// </summary>
        [JsonPropertyName("bug_tracker")]
        public string BugTracker { get; set; }

        /// <summary>
        /// When the task was created.
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Dimension. The dimension of the data.
        /// </summary>
        [JsonPropertyName("dimension")]
        public string Dimension { get; set; }

        /// <summary>
        /// Task identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Labels of the task.
        /// </summary>
        [JsonPropertyName("labels")]
        public Label[] Labels { get; set; }

        /// <summary>
        /// Empty string or a mode name.
        /// </summary>
        [JsonPropertyName("mode")]
        public string Mode { get; set; }

        /// <summary>
        /// Task name.
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Organization, or null. Its identifier.
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Overlap, or null. The number of frames that neighboring segments share.
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Identifier of a project. The project that the task belongs to.
        /// </summary>
        [JsonPropertyName("project_id")]
        public long ProjectId { get; set; }

        /// <summary>
        /// Size of a segment. Counted in frames.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segment_size")]
        public long? SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty.
        /// </summary>
        [JsonPropertyName("segments")]
        public Segment[] Segments { get; set; }

        [JsonPropertyName("source_storage")]
        public DataStorage SourceStorage { get; set; }

        /// <summary>
        /// Status of the task.
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Subset; may be empty. The subset that the task belongs to.
        /// </summary>
        [JsonPropertyName("subset")]
        public string Subset { get; set; }

        [JsonPropertyName("target_storage")]
        public DataStorage TargetStorage { get; set; }

        /// <summary>
        /// When the task was last updated.
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A label. Annotators assign it.
    /// </summary>
    public partial class Label
    {
        /// <summary>
        /// Attributes of the label. Items may be anything.
        /// </summary>
        [JsonPropertyName("attributes")]
        public object[] Attributes { get; set; }

        /// <summary>
        /// Hex colour.
        /// </summary>
        [JsonPropertyName("color")]
        public string Color { get; set; }

        /// <summary>
        /// Whether the label has a parent.
        /// </summary>
        [JsonPropertyName("has_parent")]
        public bool HasParent { get; set; }

        /// <summary>
        /// Label identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Label name.
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Sublabels of the label. Items may be anything.
        /// </summary>
        [JsonPropertyName("sublabels")]
        public object[] Sublabels { get; set; }

        /// <summary>
        /// Type of the label. The kind of shape that it applies to.
        /// </summary>
        [JsonPropertyName("type")]
        public string Type { get; set; }
    }

    /// <summary>
    /// A segment. A range of frames of a task, with the jobs that cover it.
    /// </summary>
    public partial class Segment
    {
        /// <summary>
        /// Summaries of the segment's jobs.
        /// </summary>
        [JsonPropertyName("jobs")]
        public JobSummary[] Jobs { get; set; }

        /// <summary>
        /// Frame at the start. The first of the range.
        /// </summary>
        [JsonPropertyName("start_frame")]
        public long StartFrame { get; set; }

        /// <summary>
        /// Frame at the stop. The last of the range, inclusive.
        /// </summary>
        [JsonPropertyName("stop_frame")]
        public long StopFrame { get; set; }
    }

    /// <summary>
    /// Summary of a job.
    /// </summary>
    public partial class JobSummary
    {
        /// <summary>
        /// User the job is assigned to, or null.
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Job identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Stage of the job.
        /// </summary>
        [JsonPropertyName("stage")]
        public string Stage { get; set; }

        /// <summary>
        /// State of the job.
        /// </summary>
        [JsonPropertyName("state")]
        public string State { get; set; }

        /// <summary>
        /// Status of the job.
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Address of the job, `{base_url}/api/jobs/&lt;job_id&gt;`.
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A storage. Where a task's data is read from or written to.
    /// </summary>
    public partial class DataStorage
    {
        /// <summary>
        /// Cloud storage identifier, or null. Null when the storage is not in a cloud.
        /// </summary>
        [JsonPropertyName("cloud_storage_id")]
        public long? CloudStorageId { get; set; }

        /// <summary>
        /// Storage identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Location of the storage. The kind of storage.
        /// </summary>
        [JsonPropertyName("location")]
        public string Location { get; set; }
    }

    /// <summary>
    /// A task was updated. For example, its status or its assignment changed.
    /// </summary>
    public partial class UpdateTaskEvent
    {
        [JsonPropertyName("before_update")]
        public TaskBeforeUpdate BeforeUpdate { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("task")]
        public Task Task { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// Old values of the keys of a task that changed.
    /// </summary>
    public partial class TaskBeforeUpdate
    {
        /// <summary>
        /// User the task is assigned to, or null.
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Bug tracker; may be empty. A URL.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("bug_tracker")]
        public string? BugTracker { get; set; }

        /// <summary>
        /// When the task was created.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("created_date")]
        public string? CreatedDate { get; set; }

        /// <summary>
        /// Data of the task; update only. Its identifier.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data")]
        public long? Data { get; set; }

        /// <summary>
        /// Size of a data chunk; update only. Counted in frames.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_chunk_size")]
        public long? DataChunkSize { get; set; }

        /// <summary>
        /// Type of the compressed data chunks; update only.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_compressed_chunk_type")]
        public string? DataCompressedChunkType { get; set; }

        /// <summary>
        /// Type of the original data chunks; update only.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("data_original_chunk_type")]
        public string? DataOriginalChunkType { get; set; }

        /// <summary>
        /// Dimension. The dimension of the data.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("dimension")]
        public string? Dimension { get; set; }

        /// <summary>
        /// Task identifier.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("id")]
        public long? Id { get; set; }

        /// <summary>
        /// Image quality; update only.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("image_quality")]
        public long? ImageQuality { get; set; }

        /// <summary>
        /// Labels of the task.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("labels")]
        public Label[]? Labels { get; set; }

        /// <summary>
        /// Empty string or a mode name.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("mode")]
        public string? Mode { get; set; }

        /// <summary>
        /// Task name.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("name")]
        public string? Name { get; set; }

        /// <summary>
        /// Organization, or null. Its identifier.
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Overlap, or null. The number of frames that neighboring segments share.
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("owner")]
        public User? Owner { get; set; }

        /// <summary>
        /// Identifier of a project. The project that the task belongs to.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("project_id")]
        public long? ProjectId { get; set; }

        /// <summary>
        /// Size of a segment. Counted in frames.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segment_size")]
        public long? SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segments")]
        public Segment[]? Segments { get; set; }

        /// <summary>
        /// Size of the task; update only. The number of frames.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("size")]
        public long? Size { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("source_storage")]
        public DataStorage? SourceStorage { get; set; }

        /// <summary>
        /// Status of the task.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("status")]
        public string? Status { get; set; }

        /// <summary>
        /// Subset; may be empty. The subset that the task belongs to.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("subset")]
        public string? Subset { get; set; }

        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("target_storage")]
        public DataStorage? TargetStorage { get; set; }

        /// <summary>
        /// When the task was last updated.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("updated_date")]
        public string? UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("url")]
        public string? Url { get; set; }
    }

    /// <summary>
    /// A task, given in full for update events.
    /// </summary>
    public partial class Task
    {
        /// <summary>
        /// User the task is assigned to, or null.
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Bug tracker; may be empty. A URL.
        /// </summary>
        [JsonPropertyName("bug_tracker")]
        public string BugTracker { get; set; }

        /// <summary>
        /// When the task was created.
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Data of the task; update only. Its identifier.
        /// </summary>
        [JsonPropertyName("data")]
        public long Data { get; set; }

        /// <summary>
        /// Size of a data chunk; update only. Counted in frames.
        /// </summary>
        [JsonPropertyName("data_chunk_size")]
        public long DataChunkSize { get; set; }

        /// <summary>
        /// Type of the compressed data chunks; update only.
        /// </summary>
        [JsonPropertyName("data_compressed_chunk_type")]
        public string DataCompressedChunkType { get; set; }

        /// <summary>
        /// Type of the original data chunks; update only.
        /// </summary>
        [JsonPropertyName("data_original_chunk_type")]
        public string DataOriginalChunkType { get; set; }

        /// <summary>
        /// Dimension. The dimension of the data.
        /// </summary>
        [JsonPropertyName("dimension")]
        public string Dimension { get; set; }

        /// <summary>
        /// Task identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Image quality; update only.
        /// </summary>
        [JsonPropertyName("image_quality")]
        public long ImageQuality { get; set; }

        /// <summary>
        /// Labels of the task.
        /// </summary>
        [JsonPropertyName("labels")]
        public Label[] Labels { get; set; }

        /// <summary>
        /// Empty string or a mode name.
        /// </summary>
        [JsonPropertyName("mode")]
        public string Mode { get; set; }

        /// <summary>
        /// Task name.
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Organization, or null. Its identifier.
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Overlap, or null. The number of frames that neighboring segments share.
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Identifier of a project. The project that the task belongs to.
        /// </summary>
        [JsonPropertyName("project_id")]
        public long ProjectId { get; set; }

        /// <summary>
        /// Size of a segment. Counted in frames.
        /// </summary>
        [JsonPropertyName("segment_size")]
        public long SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty.
        /// </summary>
        [JsonPropertyName("segments")]
        public Segment[] Segments { get; set; }

        /// <summary>
        /// Size of the task; update only. The number of frames.
        /// </summary>
        [JsonPropertyName("size")]
        public long Size { get; set; }

        [JsonPropertyName("source_storage")]
        public DataStorage SourceStorage { get; set; }

        /// <summary>
        /// Status of the task.
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Subset; may be empty. The subset that the task belongs to.
        /// </summary>
        [JsonPropertyName("subset")]
        public string Subset { get; set; }

        [JsonPropertyName("target_storage")]
        public DataStorage TargetStorage { get; set; }

        /// <summary>
        /// When the task was last updated.
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A task was deleted.
    /// </summary>
    public partial class DeleteTaskEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("task")]
        public DeletedTask Task { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A task in a delete payload, which omits the fields marked update only. `overlap` and
    /// `segment_size` may be missing.
    /// </summary>
    public partial class DeletedTask
    {
        /// <summary>
        /// User the task is assigned to, or null.
        /// </summary>
        [JsonPropertyName("assignee")]
        public User? Assignee { get; set; }

        /// <summary>
        /// Bug tracker; may be empty. A URL.
        /// </summary>
        [JsonPropertyName("bug_tracker")]
        public string BugTracker { get; set; }

        /// <summary>
        /// When the task was created.
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Dimension. The dimension of the data.
        /// </summary>
        [JsonPropertyName("dimension")]
        public string Dimension { get; set; }

        /// <summary>
        /// Task identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// Labels of the task.
        /// </summary>
        [JsonPropertyName("labels")]
        public Label[] Labels { get; set; }

        /// <summary>
        /// Empty string or a mode name.
        /// </summary>
        [JsonPropertyName("mode")]
        public string Mode { get; set; }

        /// <summary>
        /// Task name.
        /// </summary>
        [JsonPropertyName("name")]
        public string Name { get; set; }

        /// <summary>
        /// Organization, or null. Its identifier.
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        /// <summary>
        /// Overlap, or null. The number of frames that neighboring segments share.
        /// </summary>
        [JsonPropertyName("overlap")]
        public long? Overlap { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Identifier of a project. The project that the task belongs to.
        /// </summary>
        [JsonPropertyName("project_id")]
        public long ProjectId { get; set; }

        /// <summary>
        /// Size of a segment. Counted in frames.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("segment_size")]
        public long? SegmentSize { get; set; }

        /// <summary>
        /// Segments of the task; may be empty.
        /// </summary>
        [JsonPropertyName("segments")]
        public Segment[] Segments { get; set; }

        [JsonPropertyName("source_storage")]
        public DataStorage SourceStorage { get; set; }

        /// <summary>
        /// Status of the task.
        /// </summary>
        [JsonPropertyName("status")]
        public string Status { get; set; }

        /// <summary>
        /// Subset; may be empty. The subset that the task belongs to.
        /// </summary>
        [JsonPropertyName("subset")]
        public string Subset { get; set; }

        [JsonPropertyName("target_storage")]
        public DataStorage TargetStorage { get; set; }

        /// <summary>
        /// When the task was last updated.
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    /// <summary>
    /// A job was updated. For example, its status or its assignee changed.
    /// </summary>
    public partial class UpdateJobEvent
    {
        /// <summary>
        /// Only the keys of the resource that changed, with their old values.
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The job after the update, in full.
        /// </summary>
        [JsonPropertyName("job")]
        public Dictionary<string, object> Job { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An issue was created.
    /// </summary>
    public partial class CreateIssueEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The created issue, in full.
        /// </summary>
        [JsonPropertyName("issue")]
        public Dictionary<string, object> Issue { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An issue was updated.
    /// </summary>
    public partial class UpdateIssueEvent
    {
        /// <summary>
        /// Only the keys of the resource that changed, with their old values.
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The issue after the update, in full.
        /// </summary>
        [JsonPropertyName("issue")]
        public Dictionary<string, object> Issue { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// An issue was deleted.
    /// </summary>
    public partial class DeleteIssueEvent
    {
        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        /// <summary>
        /// The deleted issue, in full.
        /// </summary>
        [JsonPropertyName("issue")]
        public Dictionary<string, object> Issue { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A comment was created.
    /// </summary>
    public partial class CreateCommentEvent
    {
        /// <summary>
        /// The created comment, in full.
        /// </summary>
        [JsonPropertyName("comment")]
        public Dictionary<string, object> Comment { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A comment was updated.
    /// </summary>
    public partial class UpdateCommentEvent
    {
        /// <summary>
        /// Only the keys of the resource that changed, with their old values.
        /// </summary>
        [JsonPropertyName("before_update")]
        public Dictionary<string, object> BeforeUpdate { get; set; }

        /// <summary>
        /// The comment after the update, in full.
        /// </summary>
        [JsonPropertyName("comment")]
        public Dictionary<string, object> Comment { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A comment was deleted.
    /// </summary>
    public partial class DeleteCommentEvent
    {
        /// <summary>
        /// The deleted comment, in full.
        /// </summary>
        [JsonPropertyName("comment")]
        public Dictionary<string, object> Comment { get; set; }

        /// <summary>
        /// Name of the event.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        /// <summary>
        /// Identifier of the webhook that sends it.
        /// </summary>
        [JsonPropertyName("webhook_id")]
        public long WebhookId { get; set; }
    }

    /// <summary>
    /// A user triggered a ping. It has no `webhook_id` and no resource.
    /// </summary>
    public partial class PingEvent
    {
        /// <summary>
        /// Always `ping`.
        /// </summary>
        [JsonPropertyName("event")]
        public string Event { get; set; }

        [JsonPropertyName("sender")]
        public User Sender { get; set; }

        [JsonPropertyName("webhook")]
        public Webhook Webhook { get; set; }
    }

    /// <summary>
    /// A webhook as seen in the ping payload, which does not return the secret.
    /// </summary>
    public partial class Webhook
    {
        /// <summary>
        /// Media type of the delivered payload, sent as Content-Type.
        /// </summary>
        [JsonPropertyName("content_type")]
        public string ContentType { get; set; }

        /// <summary>
        /// When the webhook was created.
        /// </summary>
        [JsonPropertyName("created_date")]
        public string CreatedDate { get; set; }

        /// <summary>
        /// Short purpose summary; may be empty.
        /// </summary>
        [JsonPropertyName("description")]
        public string Description { get; set; }

        /// <summary>
        /// Enables or disables SSL certificate verification for delivery. When true, SSL
        /// verification is on.
        /// </summary>
        [JsonPropertyName("enable_ssl")]
        public bool EnableSsl { get; set; }

        /// <summary>
        /// Subscribed event names.
        /// </summary>
        [JsonPropertyName("events")]
        public EventName[] Events { get; set; }

        /// <summary>
        /// Webhook identifier.
        /// </summary>
        [JsonPropertyName("id")]
        public long Id { get; set; }

        /// <summary>
        /// No delivery occurs while this is false. This includes pings.
        /// </summary>
        [JsonPropertyName("is_active")]
        public bool IsActive { get; set; }

        /// <summary>
        /// Time of the last delivery. Missing before the first delivery.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("last_delivery_date")]
        public string? LastDeliveryDate { get; set; }

        /// <summary>
        /// HTTP status of the last delivery. Missing before the first delivery, and after one that
        /// got no response.
        /// </summary>
        [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]
        [JsonPropertyName("last_status")]
        public long? LastStatus { get; set; }

        /// <summary>
        /// Organization identifier for an organization webhook, or null. An integer if `type` is
        /// `organization`.
        /// </summary>
        [JsonPropertyName("organization")]
        public long? Organization { get; set; }

        [JsonPropertyName("owner")]
        public User Owner { get; set; }

        /// <summary>
        /// Project identifier for a project webhook, or null. Null only if `type` is not `project`.
        /// </summary>
        [JsonPropertyName("project")]
        public long? Project { get; set; }

        /// <summary>
        /// Where event payloads are delivered.
        /// </summary>
        [JsonPropertyName("target_url")]
        public string TargetUrl { get; set; }

        [JsonPropertyName("type")]
        public WebhookType Type { get; set; }

        /// <summary>
        /// When the webhook was last updated.
        /// </summary>
        [JsonPropertyName("updated_date")]
        public string UpdatedDate { get; set; }

        /// <summary>
        /// Address of the webhook, `{base_url}/api/webhooks/&lt;webhook_id&gt;`.
        /// </summary>
        [JsonPropertyName("url")]
        public string Url { get; set; }
    }

    public enum EventName { CreateComment, CreateInvitation, CreateIssue, CreateProject, CreateTask, DeleteComment, DeleteInvitation, DeleteIssue, DeleteMembership, DeleteProject, DeleteTask, UpdateComment, UpdateIssue, UpdateJob, UpdateMembership, UpdateOrganization, UpdateProject, UpdateTask };

    public enum WebhookType { Organization, Project };

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

    public partial class DataStorage
    {
        public static DataStorage FromJson(string json) => JsonSerializer.Deserialize<DataStorage>(json, AnnotationContracts.Converter.Settings);
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
        public static string ToJson(this DataStorage self) => JsonSerializer.Serialize(self, AnnotationContracts.Converter.Settings);
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
    }

    internal static class Converter
    {
        public static readonly JsonSerializerOptions Settings = new(JsonSerializerDefaults.General)
        {
            Converters =
            {
                EventNameConverter.Singleton,
                WebhookTypeConverter.Singleton,
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
