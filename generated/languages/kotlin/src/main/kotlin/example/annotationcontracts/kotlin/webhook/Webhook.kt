// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.kotlin.webhook

import com.fasterxml.jackson.annotation.JsonCreator
import com.fasterxml.jackson.databind.JsonNode
import com.fasterxml.jackson.databind.annotation.JsonDeserialize
import com.fasterxml.jackson.databind.node.ObjectNode
import example.annotationcontracts.Field
import example.annotationcontracts.JsonEncodable
import example.annotationcontracts.Mode
import example.annotationcontracts.internal.Encoder
import example.annotationcontracts.internal.ExactTree
import example.annotationcontracts.internal.JsonReader
import example.annotationcontracts.receiver.Receiver

/** A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3). Has the members that its editions share. */
public interface User : JsonEncodable {
    /** Address of the user, `{base_url}/api/users/<user_id>` (W2.2). */
    public val url: String

    /** User identifier (W2.2). */
    public val id: Long

    /** User name (W2.2). Explanation: for the login. */
    public val username: String

    /** First name (W2.2). May be empty (W-empty). */
    public val firstName: String

    /** Last name (W2.2). May be empty (W-empty). */
    public val lastName: String
}

/** An organization (since 2.3.0). Has the members that its editions share. */
public interface Organization : JsonEncodable {
    /** Organization identifier (since 2.3.0). */
    public val id: Long

    /** Short name: letters, digits, `-` and `_` (since 2.3.0). */
    public val slug: String

    /** Name (since 2.3.0). */
    public val name: String

    /** Description; may be empty (since 2.3.0). */
    public val description: String

    /** When the organization was made (since 2.3.0). */
    public val createdDate: String

    /** When the organization was last changed (since 2.3.0). */
    public val updatedDate: String

    /** How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0). */
    public val contact: JsonNode

    /** User who owns the organization; null after that user was deleted (since 2.3.0). */
    public val owner: User?
}

/** A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2). Has the members that its editions share. */
public interface BackgroundUser : JsonEncodable {
    /** User identifier (since 2.4.2). */
    public val id: Long

    /** Login name (since 2.4.2). */
    public val username: String

    /** E-mail address; may be empty (since 2.4.2). */
    public val email: String
}

/** An organization was updated (W6.3). Has the members that its editions share. */
public interface UpdateOrganizationEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** An organization was made (since 2.76.0). Has the members that its editions share. */
public interface CreateOrganizationEvent : Delivery {
    /** The created organization, in full (since 2.76.0). */
    public val organization: Organization

    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** An organization was deleted (since 2.4.2, not in 2.73 to 2.75). Has the members that its editions share. */
public interface DeleteOrganizationEvent : Delivery {
    /** The deleted organization, in full (since 2.4.2). */
    public val organization: Organization

    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear. Has the members that its editions share. */
public interface Role : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A membership of a user in an organization (since 2.3.0). Has the members that its editions share. */
public interface Membership : JsonEncodable {
    /** Membership identifier (since 2.3.0). */
    public val id: Long

    /** User who is the member (since 2.3.0). */
    public val user: User

    /** Identifier of the organization (since 2.3.0). */
    public val organization: Long

    /** True when the user accepted the invitation (since 2.3.0). */
    public val isActive: Boolean

    /** When the user joined, or null (since 2.3.0). */
    public val joinedDate: String?

    /** Role in the organization (since 2.3.0). */
    public val role: Role

    /** Key of the invitation; null for the owner (since 2.3.0). */
    public val invitation: String?
}

/** A membership was updated (W6.3). Member added to or removed from an organization (W6.1). Has the members that its editions share. */
public interface UpdateMembershipEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** A membership was deleted (W6.4). A member was removed from an organization (W6.1). Has the members that its editions share. */
public interface DeleteMembershipEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** A member joined an organization (since 2.4.2). Has the members that its editions share. */
public interface CreateMembershipEvent : Delivery {
    /** The created membership, in full (since 2.4.2). */
    public val membership: Membership

    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** An organization by name alone (since 2.10.0). Has the members that its editions share. */
public interface BasicOrganization : JsonEncodable {
    /** Organization identifier (since 2.10.0). */
    public val id: Long

    /** Short name (since 2.10.0). */
    public val slug: String
}

/** An invitation to an organization (since 2.3.0). Has the members that its editions share. */
public interface Invitation : JsonEncodable {
    /** Key of the invitation; it has no other identifier (since 2.3.0). */
    public val key: String

    /** When the invitation was made (since 2.3.0). */
    public val createdDate: String

    /** User who invited, or null (since 2.3.0). */
    public val owner: User?

    /** Role in the organization (since 2.3.0). */
    public val role: Role

    /** User who is invited (since 2.3.0). */
    public val user: User

    /** Identifier of the organization (since 2.3.0). */
    public val organization: Long

    /** The organization by name (since 2.10.0). */
    public val organizationInfo: BasicOrganization?

    /** True when the invitation was accepted (since 2.65.0). */
    public val accepted: Boolean? get() = null
}

/** An invitation was created (W6.2). It was issued (W6.1). Has the members that its editions share. */
public interface CreateInvitationEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** An invitation was deleted (W6.4). It was revoked (W6.1). Has the members that its editions share. */
public interface DeleteInvitationEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** Where the labels of a project, task or job are read (since 2.4.0). Has the members that its editions share. */
public interface LabelsSummary : JsonEncodable {
    /** Address of the list of labels (since 2.4.0). */
    public val url: String

    /** Number of labels (since 2.4.0, until 2.7). */
    public val count: Long? get() = null
}

/** How many tasks a project has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface TasksSummary : JsonEncodable {
    /** Number of tasks (since 2.4.0). */
    public val count: Long

    /** Address of the list of tasks; null in background deliveries (since 2.4.0). */
    public val url: String?
}

/** Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear. Has the members that its editions share. */
public interface Status : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear. Has the members that its editions share. */
public interface TaskDimension : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear. Has the members that its editions share. */
public interface StorageLocation : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A storage (W2.3). Explanation: where a task's data is read from or written to. Has the members that its editions share. */
public interface Storage : JsonEncodable {
    /** Storage identifier (W2.3). */
    public val id: Long

    /** Location of the storage (W2.3). Explanation: its kind. */
    public val location: StorageLocation

    /** Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud. */
    public val cloudStorageId: Long?
}

/** A project (since 2.3.0). Has the members that its editions share. */
public interface Project : JsonEncodable {
    /** Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0). */
    public val url: String

    /** Project identifier (since 2.3.0). */
    public val id: Long

    /** Project name (since 2.3.0). */
    public val name: String

    /** Labels of the project; null in background deliveries (since 2.4.0; before, a list). */
    public val labels: LabelsSummary?

    /** Tasks of the project (since 2.4.0; before, a list of identifiers). */
    public val tasks: TasksSummary

    /** User who owns the project, or null (since 2.3.0). */
    public val owner: User?

    /** User the project is assigned to, or null (since 2.3.0). */
    public val assignee: User?

    /** Address of a bug tracker; may be empty (since 2.3.0). */
    public val bugTracker: String

    /** Subsets that the tasks of the project name (since 2.3.0). */
    public val taskSubsets: List<String>

    /** When the project was created (since 2.3.0). */
    public val createdDate: String

    /** When the project was last changed (since 2.3.0). */
    public val updatedDate: String

    /** Status of the project (since 2.3.0). */
    public val status: Status

    /** Dimension of the data; null without tasks (since 2.3.0). */
    public val dimension: TaskDimension?

    /** Identifier of the organization, or null (since 2.3.0). */
    public val organization: Long?

    /** Where annotations are written to, or null (since 2.3.0). */
    public val targetStorage: Storage?

    /** Where data is read from, or null (since 2.3.0). */
    public val sourceStorage: Storage?
}

/** A project was created (W6.2). Has the members that its editions share. */
public interface CreateProjectEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** A project was updated (W6.3). Has the members that its editions share. */
public interface UpdateProjectEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** A project was deleted (W6.4). Has the members that its editions share. */
public interface DeleteProjectEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear. Has the members that its editions share. */
public interface TaskMode : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** How many jobs a task has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface JobsSummary : JsonEncodable {
    /** Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0). */
    public val count: Long

    /** Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0). */
    public val completed: Long?

    /** Address of the list of jobs; null in background deliveries (since 2.4.0). */
    public val url: String?
}

/** Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear. Has the members that its editions share. */
public interface ChunkType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear. Has the members that its editions share. */
public interface ValidationMode : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio. Has the members that its editions share. */
public interface MediaType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A task (W2.3). Has the members that its editions share. */
public interface Task : JsonEncodable {
    /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
    public val url: String

    /** Task identifier (W2.3). */
    public val id: Long

    /** Task name (W2.3). */
    public val name: String

    /** Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0). */
    public val projectId: Long?

    /** Empty string or a mode name (W2.3). */
    public val mode: TaskMode

    /** User who owns the task, or null (W2.3; null since 2.3.0). */
    public val owner: User?

    /** User the task is assigned to, or null (W2.3). */
    public val assignee: User?

    /** Bug tracker; may be empty (W2.3). Explanation: its address. */
    public val bugTracker: String

    /** When the task was created (W2.3). */
    public val createdDate: String

    /** When the task was last updated (W2.3). */
    public val updatedDate: String

    /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
    public val overlap: Long?

    /** Size of a segment (W2.3). Explanation: in frames. */
    public val segmentSize: Long

    /** Status of the task (W2.3). */
    public val status: Status

    /** Jobs of the task (since 2.4.0). */
    public val jobs: JobsSummary? get() = null

    /** Type of the compressed chunks; once the task has data (W2.3). */
    public val dataCompressedChunkType: ChunkType?

    /** Type of the original chunks; once the task has data (W2.3). */
    public val dataOriginalChunkType: ChunkType?

    /** Number of frames; once the task has data (W2.3). */
    public val size: Long?

    /** Image quality; once the task has data (W2.3). */
    public val imageQuality: Long?

    /** Dimension (W2.3). Explanation: of the data. */
    public val dimension: TaskDimension

    /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
    public val subset: String

    /** Organization, or null (W2.3). Explanation: its identifier. */
    public val organization: Long?

    /** Where annotations are written to, or null (W2.3; null since 2.3.0). */
    public val targetStorage: Storage?

    /** Where data is read from, or null (W2.3; null since 2.3.0). */
    public val sourceStorage: Storage?

    /** True when several annotators work on the same frames (since 2.27.0, until 2.79). */
    public val consensusEnabled: Boolean? get() = null

    /** Kind of media, such as `image` (since 2.65.0). */
    public val mediaType: MediaType? get() = null

    /** Number of replicas that each job starts with (since 2.80.0). */
    public val initialReplicas: Long? get() = null

    /** Segments of the task; may be empty (W2.3). */
    public val segments: List<Segment>? get() = null
}

/** A task was created (W6.2). Has the members that its editions share. */
public interface CreateTaskEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** A task was updated (W6.3). For example its status or its assignment changed (W6.1). Has the members that its editions share. */
public interface UpdateTaskEvent : Delivery {
    /** The task after the update, in full (W6.3). */
    public val task: Task

    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on. */
    public val beforeUpdate: TaskBeforeUpdate? get() = null

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** A task was deleted (W6.4). Has the members that its editions share. */
public interface DeleteTaskEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear. Has the members that its editions share. */
public interface JobStage : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear. Has the members that its editions share. */
public interface JobState : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** How many issues a job has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface IssuesSummary : JsonEncodable {
    /** Address of the list of issues; null in background deliveries of early releases (since 2.4.0). */
    public val url: String?

    /** Number of issues (since 2.4.0). */
    public val count: Long
}

/** Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear. Has the members that its editions share. */
public interface JobType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A job: the part of a task that one annotator works on (since 2.3.0). Has the members that its editions share. */
public interface Job : JsonEncodable {
    /** Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0). */
    public val url: String

    /** Job identifier (since 2.3.0). */
    public val id: Long

    /** Identifier of the task (since 2.3.0). */
    public val taskId: Long

    /** Identifier of the project, or null (since 2.3.0). */
    public val projectId: Long?

    /** User the job is assigned to, or null (since 2.3.0). */
    public val assignee: User?

    /** Dimension of the data (since 2.3.0). */
    public val dimension: TaskDimension

    /** Labels of the job; null in background deliveries (since 2.4.0; before, a list). */
    public val labels: LabelsSummary?

    /** Address of a bug tracker, or null; may be empty (since 2.3.0). */
    public val bugTracker: String?

    /** Status of the job (since 2.3.0). */
    public val status: Status

    /** Stage of the job (since 2.3.0). */
    public val stage: JobStage

    /** State of the job (since 2.3.0). */
    public val state: JobState

    /** Empty, or the name of a mode (since 2.3.0). */
    public val mode: TaskMode

    /** First frame (since 2.3.0). */
    public val startFrame: Long

    /** Last frame, inclusive (since 2.3.0). */
    public val stopFrame: Long

    /** Frames of a data chunk, or null (since 2.3.0). */
    public val dataChunkSize: Long?

    /** Type of the compressed chunks (since 2.3.0). */
    public val dataCompressedChunkType: ChunkType

    /** When the job was last changed (since 2.3.0). */
    public val updatedDate: String

    /** Issues of the job; null in background deliveries (since 2.4.0). */
    public val issues: IssuesSummary?

    /** Number of frames (since 2.5.0). */
    public val frameCount: Long?

    /** When the job was created (since 2.5.0). */
    public val createdDate: String?

    /** Kind of job (since 2.5.0). */
    public val type: JobType?

    /** Type of the original chunks (since 2.20.0). */
    public val dataOriginalChunkType: ChunkType?

    /** Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79). */
    public val consensusReplicas: Long?

    /** Number of replicas (since 2.59.0). */
    public val replicasCount: Long?

    /** Kind of media, such as `image` (since 2.65.0). */
    public val mediaType: MediaType? get() = null
}

/** A job was updated (W6.3). For example its status or its assignee changed (W1.4). Has the members that its editions share. */
public interface UpdateJobEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** A job was created (since 2.4.2). Has the members that its editions share. */
public interface CreateJobEvent : Delivery {
    /** The created job, in full (since 2.4.2). */
    public val job: Job

    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** A job was deleted (since 2.4.2). Has the members that its editions share. */
public interface DeleteJobEvent : Delivery {
    /** The deleted job, in full (since 2.4.2). */
    public val job: Job

    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** How many comments an issue has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface CommentsSummary : JsonEncodable {
    /** Number of comments (since 2.4.0). */
    public val count: Long

    /** Address of the list of comments; null in background deliveries (since 2.4.0). */
    public val url: String?
}

/** An issue that a reviewer opened on a frame (since 2.3.0). Has the members that its editions share. */
public interface Issue : JsonEncodable {
    /** Issue identifier (since 2.3.0). */
    public val id: Long

    /** Number of the frame (since 2.3.0). */
    public val frame: Long

    /** Coordinates on the frame (since 2.3.0). */
    public val position: List<Double>

    /** Identifier of the job (since 2.3.0). */
    public val job: Long

    /** User who opened the issue, or null (since 2.3.0). */
    public val owner: User?

    /** User the issue is assigned to, or null (since 2.3.0). */
    public val assignee: User?

    /** When the issue was opened, or null (since 2.3.0). */
    public val createdDate: String?

    /** When the issue was last changed, or null (since 2.3.0). */
    public val updatedDate: String?

    /** Comments on the issue (since 2.4.0; before, a list). */
    public val comments: CommentsSummary

    /** True when the issue is settled (since 2.3.0). */
    public val resolved: Boolean
}

/** An issue was created (W6.2). Has the members that its editions share. */
public interface CreateIssueEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** An issue was updated (W6.3). Has the members that its editions share. */
public interface UpdateIssueEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** An issue was deleted (W6.4). Has the members that its editions share. */
public interface DeleteIssueEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** A comment on an issue (since 2.3.0). Has the members that its editions share. */
public interface Comment : JsonEncodable {
    /** Comment identifier (since 2.3.0). */
    public val id: Long

    /** Identifier of the issue (since 2.3.0). */
    public val issue: Long

    /** User who wrote the comment, or null (since 2.3.0). */
    public val owner: User?

    /** Text of the comment (since 2.3.0). */
    public val message: String

    /** When the comment was made (since 2.3.0). */
    public val createdDate: String

    /** When the comment was last changed (since 2.3.0). */
    public val updatedDate: String
}

/** A comment was created (W6.2). Has the members that its editions share. */
public interface CreateCommentEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** A comment was updated (W6.3). Has the members that its editions share. */
public interface UpdateCommentEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.3). */
    public val webhookId: Long

    /** Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74). */
    public val changes: ObjectNode? get() = null
}

/** A comment was deleted (W6.4). Has the members that its editions share. */
public interface DeleteCommentEvent : Delivery {
    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** Status of a request; a delivery says `finished` or `failed` (since 2.73.0). Known: `queued`, `started`, `failed`, `finished`; others may appear. Has the members that its editions share. */
public interface RequestStatus : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Action of a request and its object (since 2.73.0). Known: `calculate:quality`, `create:task`, `export:annotations`, `export:backup`, `export:dataset`, `merge:job`, `merge:task`; others may appear. Has the members that its editions share. */
public interface OperationType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear. Has the members that its editions share. */
public interface OperationTarget : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** What a request asked for (since 2.73.0). Has the members that its editions share. */
public interface RequestOperation : JsonEncodable {
    /** Action and its object, such as `export:dataset` (since 2.73.0). */
    public val type: OperationType

    /** Kind of the resource it is about (since 2.73.0). */
    public val target: OperationTarget

    /** Identifier of the project, or null (since 2.73.0). */
    public val projectId: Long?

    /** Identifier of the task, or null (since 2.73.0). */
    public val taskId: Long?

    /** Identifier of the job, or null (since 2.73.0). */
    public val jobId: Long?

    /** Identifier of the organization, or null (since 2.73.0). */
    public val orgId: Long?

    /** Name of the format, or null (since 2.73.0). */
    public val format: String?

    /** Identifier of a function, or null; whether it is sent is inferred, so it may be missing (since 2.73.0). */
    public val functionId: Field<out String?>

    /** True for a backup without media, or null (since 2.73.0). */
    public val lightweight: Boolean?
}

/** Who asked for a request, by name alone (since 2.73.0). Has the members that its editions share. */
public interface UserIdentifiers : JsonEncodable {
    /** User identifier (since 2.73.0). */
    public val id: Long

    /** Login name (since 2.73.0). */
    public val username: String
}

/** A request that the platform worked on in the background (since 2.73.0). Has the members that its editions share. */
public interface Request : JsonEncodable {
    /** How the request ended (since 2.73.0). */
    public val status: RequestStatus

    /** Empty, or the text of the error (since 2.73.0). */
    public val message: String

    /** Request identifier, such as `action=export&target=task&target_id=15` (since 2.73.0). */
    public val id: String

    /** What was asked for (since 2.73.0). */
    public val operation: RequestOperation

    /** Part that is done, from 0 to 1, or null (since 2.73.0). */
    public val progress: Double?

    /** When the request was made (since 2.73.0). */
    public val createdDate: String

    /** When the work began, or null (since 2.73.0). */
    public val startedDate: String?

    /** When the work ended, or null (since 2.73.0). */
    public val finishedDate: String?

    /** When the result is deleted, or null (since 2.73.0). */
    public val expiryDate: String?

    /** User who made the request, or null (since 2.73.0). */
    public val owner: UserIdentifiers?

    /** Address of the result, or null (since 2.73.0). */
    public val resultUrl: String?

    /** Identifier of the result, or null (since 2.73.0). */
    public val resultId: Long?
}

/** A quality report was calculated, or failed (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestCalculateQualityEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** The data of a task was read, or failed (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestCreateTaskEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** An export of annotations ended (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestExportAnnotationsEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** A backup ended (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestExportBackupEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** An export of a dataset ended (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestExportDatasetEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** The replicas of a job were merged, or failed (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestMergeJobEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** The replicas of the jobs of a task were merged, or failed (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestMergeTaskEvent : Delivery {
    /** The request that ended (since 2.73.0). */
    public val request: Request

    /** Identifier of the webhook that sends the delivery (since 2.73.0). */
    public val webhookId: Long
}

/** How an account was made (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear. Has the members that its editions share. */
public interface AccountOrigin : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A user in full, with personal data; only webhooks of type `server` receive it (since 2.76.0). Has the members that its editions share. */
public interface UserDetail : JsonEncodable {
    /** Address of the user, `{base_url}/api/users/<user_id>` (since 2.76.0). */
    public val url: String

    /** User identifier (since 2.76.0). */
    public val id: Long

    /** Login name (since 2.76.0). */
    public val username: String

    /** Given name; may be empty (since 2.76.0). */
    public val firstName: String

    /** Family name; may be empty (since 2.76.0). */
    public val lastName: String

    /** E-mail address; may be empty (since 2.76.0). */
    public val email: String

    /** Names of the groups the user belongs to (since 2.76.0). */
    public val groups: List<String>

    /** True when the user may enter the administration site (since 2.76.0). */
    public val isStaff: Boolean

    /** True when the user has every permission (since 2.76.0). */
    public val isSuperuser: Boolean

    /** False when the account is switched off (since 2.76.0). */
    public val isActive: Boolean

    /** When the user last signed in, or null (since 2.76.0). */
    public val lastLogin: String?

    /** When the account was made (since 2.76.0). */
    public val dateJoined: String

    /** True when the user may see analytics, or null (since 2.76.0). */
    public val hasAnalyticsAccess: Boolean?

    /** How the account was made, or null (since 2.76.0). */
    public val createdVia: AccountOrigin?

    /** True when the e-mail address is verified, or null (since 2.76.0). */
    public val emailVerified: Boolean?

    /** What the user wants the platform for, or null (since 2.79.0). */
    public val cvatUsageReason: Field<out String?>

    /** Role the user named; may be empty (since 2.79.0). */
    public val primaryRole: String?

    /** What the user plans to do (since 2.79.0). */
    public val plannedActivities: List<String>?

    /** Kinds of data the user works with (since 2.79.0). */
    public val dataTypes: List<String>?

    /** Where the user heard of the platform; may be empty (since 2.79.0). */
    public val discoverySource: String?
}

/** A user was made or registered (since 2.76.0). Has the members that its editions share. */
public interface CreateUserEvent : Delivery {
    /** The created user, in full (since 2.76.0). */
    public val user: UserDetail

    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** A user was changed (since 2.76.0). Has the members that its editions share. */
public interface UpdateUserEvent : Delivery {
    /** The user after the update, in full (since 2.76.0). */
    public val user: UserDetail

    /** Identifier of the webhook that sends it (W6.2). */
    public val webhookId: Long
}

/** A user was deleted (since 2.76.0). Has the members that its editions share. */
public interface DeleteUserEvent : Delivery {
    /** The deleted user, in full (since 2.76.0). */
    public val user: UserDetail

    /** Identifier of the webhook that sends it (W6.4). */
    public val webhookId: Long
}

/** Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: `project`, `organization`, `server` (W-closed). Has the members that its editions share. */
public interface WebhookType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen). Has the members that its editions share. */
public interface ContentType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 33 names (W-closed). Has the members that its editions share. */
public interface EventName : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A webhook as seen in the ping payload, which does not return the secret (W2.1). Has the members that its editions share. */
public interface Webhook : JsonEncodable {
    /** Webhook identifier (W2.1). */
    public val id: Long

    /** Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1). */
    public val url: String

    /** Where event payloads are delivered (W2.1). */
    public val targetUrl: String

    /** Short purpose summary; may be empty (W2.1). */
    public val description: String

    /** Scope of the webhook: project, organization or server (W2.1; server since 2.76.0). */
    public val type: WebhookType

    /** Media type of the delivered payload, sent as Content-Type (W2.1). */
    public val contentType: ContentType

    /** When false, no event is delivered; a ping is (since 2.3.0). */
    public val isActive: Boolean

    /** When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate. */
    public val enableSsl: Boolean

    /** When the webhook was created (W2.1). */
    public val createdDate: String

    /** When the webhook was last updated (W2.1). */
    public val updatedDate: String

    /** User who created the webhook, or null (W2.1; null since 2.3.0). */
    public val owner: User?

    /** Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`). */
    public val projectId: Long? get() = null

    /** Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope). */
    public val organization: Long?

    /** Subscribed event names (W6.1). */
    public val events: List<EventName>

    /** Time of the last delivery (W2.1). Missing before the first one (W-delivery). */
    public val lastDeliveryDate: String?

    /** Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope). */
    public val project: Long? get() = null
}

/** A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping). Has the members that its editions share. */
public interface PingEvent : Delivery {
    /** The webhook resource (W6.5). */
    public val webhook: Webhook

    /** User who triggered the ping (W6.5). */
    public val sender: User
}

/** Old values of the keys of an organization that changed (W6.3). Has the members that its editions share. */
public interface OrganizationBeforeUpdate : JsonEncodable {
    /** Organization identifier (since 2.3.0). */
    public val id: Long?

    /** Short name: letters, digits, `-` and `_` (since 2.3.0). */
    public val slug: String?

    /** Name (since 2.3.0). */
    public val name: String?

    /** Description; may be empty (since 2.3.0). */
    public val description: String?

    /** When the organization was made (since 2.3.0). */
    public val createdDate: String?

    /** When the organization was last changed (since 2.3.0). */
    public val updatedDate: String?

    /** How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0). */
    public val contact: JsonNode?

    /** User who owns the organization; null after that user was deleted (since 2.3.0). */
    public val owner: Field<out User?>
}

/** The sender of an event where nobody could be named (since 2.4.2, until 2.75). Has the members that its editions share. */
public interface NamelessUser : JsonEncodable {
    /** Always empty (since 2.4.2). */
    public val username: String

    /** Always empty (since 2.4.2). */
    public val firstName: String

    /** Always empty (since 2.4.2). */
    public val lastName: String
}

/** Old values of the keys of a membership that changed (W6.3). Has the members that its editions share. */
public interface MembershipBeforeUpdate : JsonEncodable {
    /** Membership identifier (since 2.3.0). */
    public val id: Long?

    /** User who is the member (since 2.3.0). */
    public val user: User?

    /** Identifier of the organization (since 2.3.0). */
    public val organization: Long?

    /** True when the user accepted the invitation (since 2.3.0). */
    public val isActive: Boolean?

    /** When the user joined, or null (since 2.3.0). */
    public val joinedDate: Field<out String?>

    /** Role in the organization (since 2.3.0). */
    public val role: Role?

    /** Key of the invitation; null for the owner (since 2.3.0). */
    public val invitation: Field<out String?>
}

/** Old values of the keys of a project that changed (W6.3). Has the members that its editions share. */
public interface ProjectBeforeUpdate : JsonEncodable {
    /** Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0). */
    public val url: String?

    /** Project identifier (since 2.3.0). */
    public val id: Long?

    /** Project name (since 2.3.0). */
    public val name: String?

    /** Labels of the project; null in background deliveries (since 2.4.0; before, a list). */
    public val labels: Field<out LabelsSummary?>

    /** Tasks of the project (since 2.4.0; before, a list of identifiers). */
    public val tasks: TasksSummary?

    /** User who owns the project, or null (since 2.3.0). */
    public val owner: Field<out User?>

    /** User the project is assigned to, or null (since 2.3.0). */
    public val assignee: Field<out User?>

    /** Address of a bug tracker; may be empty (since 2.3.0). */
    public val bugTracker: String?

    /** Subsets that the tasks of the project name (since 2.3.0). */
    public val taskSubsets: List<String>?

    /** When the project was created (since 2.3.0). */
    public val createdDate: String?

    /** When the project was last changed (since 2.3.0). */
    public val updatedDate: String?

    /** Status of the project (since 2.3.0). */
    public val status: Status?

    /** Dimension of the data; null without tasks (since 2.3.0). */
    public val dimension: Field<out TaskDimension?>

    /** Identifier of the organization, or null (since 2.3.0). */
    public val organization: Field<out Long?>

    /** Where annotations are written to, or null (since 2.3.0). */
    public val targetStorage: Field<out Storage?>

    /** Where data is read from, or null (since 2.3.0). */
    public val sourceStorage: Field<out Storage?>

    /** Identifier of the annotation guide, or null (since 2.5.0). */
    public val guideId: Field<out Long?>

    /** When the assignee last changed, or null (since 2.16.0). */
    public val assigneeUpdatedDate: Field<out String?>

    /** Identifier of the organization, or null; the same value as `organization` (since 2.44.0). */
    public val organizationId: Field<out Long?>
}

/** Old values of the keys of a task that changed (W6.3). Has the members that its editions share. */
public interface TaskBeforeUpdate : JsonEncodable {
    /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
    public val url: String?

    /** Task identifier (W2.3). */
    public val id: Long?

    /** Task name (W2.3). */
    public val name: String?

    /** Empty string or a mode name (W2.3). */
    public val mode: TaskMode?

    /** User the task is assigned to, or null (W2.3). */
    public val assignee: Field<out User?>

    /** Bug tracker; may be empty (W2.3). Explanation: its address. */
    public val bugTracker: String?

    /** When the task was created (W2.3). */
    public val createdDate: String?

    /** When the task was last updated (W2.3). */
    public val updatedDate: String?

    /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
    public val overlap: Field<out Long?>

    /** Size of a segment (W2.3). Explanation: in frames. */
    public val segmentSize: Long?

    /** Status of the task (W2.3). */
    public val status: Status?

    /** Jobs of the task (since 2.4.0). */
    public val jobs: JobsSummary? get() = null

    /** Dimension (W2.3). Explanation: of the data. */
    public val dimension: TaskDimension?

    /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
    public val subset: String?

    /** Organization, or null (W2.3). Explanation: its identifier. */
    public val organization: Field<out Long?>

    /** Kind of media, such as `image` (since 2.65.0). */
    public val mediaType: MediaType? get() = null

    /** Segments of the task; may be empty (W2.3). */
    public val segments: List<Segment>? get() = null
}

/** Old values of the keys of a job that changed (W6.3). Has the members that its editions share. */
public interface JobBeforeUpdate : JsonEncodable {
    /** Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0). */
    public val url: String?

    /** Job identifier (since 2.3.0). */
    public val id: Long?

    /** Identifier of the task (since 2.3.0). */
    public val taskId: Long?

    /** Identifier of the project, or null (since 2.3.0). */
    public val projectId: Field<out Long?>

    /** User the job is assigned to, or null (since 2.3.0). */
    public val assignee: Field<out User?>

    /** Dimension of the data (since 2.3.0). */
    public val dimension: TaskDimension?

    /** Labels of the job; null in background deliveries (since 2.4.0; before, a list). */
    public val labels: Field<out LabelsSummary?>

    /** Address of a bug tracker, or null; may be empty (since 2.3.0). */
    public val bugTracker: Field<out String?>

    /** Status of the job (since 2.3.0). */
    public val status: Status?

    /** Stage of the job (since 2.3.0). */
    public val stage: JobStage?

    /** State of the job (since 2.3.0). */
    public val state: JobState?

    /** Empty, or the name of a mode (since 2.3.0). */
    public val mode: TaskMode?

    /** First frame (since 2.3.0). */
    public val startFrame: Long?

    /** Last frame, inclusive (since 2.3.0). */
    public val stopFrame: Long?

    /** Frames of a data chunk, or null (since 2.3.0). */
    public val dataChunkSize: Field<out Long?>

    /** Type of the compressed chunks (since 2.3.0). */
    public val dataCompressedChunkType: ChunkType?

    /** When the job was last changed (since 2.3.0). */
    public val updatedDate: String?

    /** Issues of the job; null in background deliveries (since 2.4.0). */
    public val issues: Field<out IssuesSummary?>

    /** Identifier of the annotation guide, or null (since 2.5.0). */
    public val guideId: Field<out Long?>

    /** Identifier of the organization, or null (since 2.5.0). */
    public val organization: Field<out Long?>

    /** Where annotations are written to, or null (since 2.10.0). */
    public val targetStorage: Field<out Storage?>

    /** Where data is read from, or null (since 2.10.0). */
    public val sourceStorage: Field<out Storage?>

    /** When the assignee last changed, or null (since 2.16.0). */
    public val assigneeUpdatedDate: Field<out String?>

    /** Identifier of the job that this one repeats, or null (since 2.27.0). */
    public val parentJobId: Field<out Long?>

    /** Name of the task, or null (since 2.59.0). */
    public val taskName: Field<out String?>

    /** Name of the project, or null (since 2.59.0). */
    public val projectName: Field<out String?>

    /** Kind of media, such as `image` (since 2.65.0). */
    public val mediaType: MediaType? get() = null
}

/** Old values of the keys of an issue that changed (W6.3). Has the members that its editions share. */
public interface IssueBeforeUpdate : JsonEncodable {
    /** Issue identifier (since 2.3.0). */
    public val id: Long?

    /** Number of the frame (since 2.3.0). */
    public val frame: Long?

    /** Coordinates on the frame (since 2.3.0). */
    public val position: List<Double>?

    /** Identifier of the job (since 2.3.0). */
    public val job: Long?

    /** User who opened the issue, or null (since 2.3.0). */
    public val owner: Field<out User?>

    /** User the issue is assigned to, or null (since 2.3.0). */
    public val assignee: Field<out User?>

    /** When the issue was opened, or null (since 2.3.0). */
    public val createdDate: Field<out String?>

    /** When the issue was last changed, or null (since 2.3.0). */
    public val updatedDate: Field<out String?>

    /** Comments on the issue (since 2.4.0; before, a list). */
    public val comments: CommentsSummary?

    /** True when the issue is settled (since 2.3.0). */
    public val resolved: Boolean?
}

/** Old values of the keys of a comment that changed (W6.3). Has the members that its editions share. */
public interface CommentBeforeUpdate : JsonEncodable {
    /** Comment identifier (since 2.3.0). */
    public val id: Long?

    /** Identifier of the issue (since 2.3.0). */
    public val issue: Long?

    /** User who wrote the comment, or null (since 2.3.0). */
    public val owner: Field<out User?>

    /** Text of the comment (since 2.3.0). */
    public val message: String?

    /** When the comment was made (since 2.3.0). */
    public val createdDate: String?

    /** When the comment was last changed (since 2.3.0). */
    public val updatedDate: String?
}

/** How an export or a backup ended; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear. Has the members that its editions share. */
public interface ExportStatus : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** An export of annotations or of a dataset ended (since 2.65.0, until 2.72). Has the members that its editions share. */
public interface CreateExportEvent : Delivery {
    /** How it ended; the text of the values is inferred (since 2.65.0). */
    public val status: ExportStatus

    /** Kind of the resource (since 2.65.0). */
    public val target: OperationTarget

    /** Identifier of the resource (since 2.65.0). */
    public val targetId: Long

    /** Identifier of the request (since 2.65.0). */
    public val rqId: String

    /** Text of the error; null on success (since 2.65.0). */
    public val message: String?

    /** Name of the format (since 2.65.0). */
    public val format: String

    /** Identifier of the webhook that sends the delivery (since 2.65.0). */
    public val webhookId: Long
}

/** A backup ended (since 2.65.0, until 2.72). Has the members that its editions share. */
public interface CreateBackupEvent : Delivery {
    /** How it ended; the text of the values is inferred (since 2.65.0). */
    public val status: ExportStatus

    /** Kind of the resource (since 2.65.0). */
    public val target: OperationTarget

    /** Identifier of the resource (since 2.65.0). */
    public val targetId: Long

    /** Identifier of the request (since 2.65.0). */
    public val rqId: String

    /** Text of the error; null on success (since 2.65.0). */
    public val message: String?

    /** True for a backup without media (since 2.65.0). */
    public val lightweight: Boolean

    /** Identifier of the webhook that sends the delivery (since 2.65.0). */
    public val webhookId: Long
}

/** Type of a label (W2.3). Known: `any`; others may appear (W-seen). Has the members that its editions share. */
public interface LabelType : JsonEncodable {
    /** The value as in JSON. */
    public val value: String
}

/** A label (W2.3). Explanation: annotators assign it. Has the members that its editions share. */
public interface Label : JsonEncodable {
    /** Label identifier (W2.3). */
    public val id: Long

    /** Label name (W2.3). */
    public val name: String

    /** Hex colour (W2.3). */
    public val color: String

    /** Attributes of the label (W2.3). Items may be anything (W-arrays). */
    public val attributes: List<JsonNode>

    /** Type of the label (W2.3). Explanation: the kind of shape that it applies to. */
    public val type: LabelType

    /** Sublabels of the label (W2.3). Items may be anything (W-arrays). */
    public val sublabels: List<JsonNode>

    /** Whether the label has a parent (W2.3). */
    public val hasParent: Boolean
}

/** Summary of a job (W2.3). Has the members that its editions share. */
public interface JobSummary : JsonEncodable {
    /** Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3). */
    public val url: String

    /** Job identifier (W2.3). */
    public val id: Long

    /** User the job is assigned to, or null (W2.3). */
    public val assignee: User?

    /** Status of the job (W2.3). */
    public val status: Status

    /** Stage of the job (W2.3). */
    public val stage: JobStage

    /** State of the job (W2.3). */
    public val state: JobState
}

/** A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it. Has the members that its editions share. */
public interface Segment : JsonEncodable {
    /** Frame at the start (W2.3). Explanation: the first of the range. */
    public val startFrame: Long

    /** Frame at the stop (W2.3). Explanation: the last of the range, inclusive. */
    public val stopFrame: Long

    /** Summaries of the segment's jobs (W2.3). */
    public val jobs: List<JobSummary>
}

/** A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task). Has the members that its editions share. */
public interface CreatedTask : JsonEncodable {
    /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
    public val url: String

    /** Task identifier (W2.3). */
    public val id: Long

    /** Task name (W2.3). */
    public val name: String

    /** Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
    public val projectId: Long

    /** Empty string or a mode name (W2.3). */
    public val mode: TaskMode

    /** Owner of the task (W2.3). */
    public val owner: User

    /** User the task is assigned to, or null (W2.3). */
    public val assignee: User?

    /** Bug tracker; may be empty (W2.3). Explanation: its address. */
    public val bugTracker: String

    /** When the task was created (W2.3). */
    public val createdDate: String

    /** When the task was last updated (W2.3). */
    public val updatedDate: String

    /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
    public val overlap: Field<out Long?>

    /** Size of a segment (W2.3). Explanation: in frames. */
    public val segmentSize: Long?

    /** Status of the task (W2.3). */
    public val status: Status

    /** Labels of the task (W2.3). */
    public val labels: List<Label>

    /** Segments of the task; may be empty (W2.3). */
    public val segments: List<Segment>

    /** Dimension (W2.3). Explanation: of the data. */
    public val dimension: TaskDimension

    /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
    public val subset: String

    /** Organization, or null (W2.3). Explanation: its identifier. */
    public val organization: Long?

    /** Target storage (W2.3). Explanation: where annotations are written to. */
    public val targetStorage: Storage

    /** Source storage (W2.3). Explanation: where data is read from. */
    public val sourceStorage: Storage
}

/** A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task). Has the members that its editions share. */
public interface DeletedTask : JsonEncodable {
    /** Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3). */
    public val url: String

    /** Task identifier (W2.3). */
    public val id: Long

    /** Task name (W2.3). */
    public val name: String

    /** Identifier of a project (W2.3). Explanation: the one that the task belongs to. */
    public val projectId: Long

    /** Empty string or a mode name (W2.3). */
    public val mode: TaskMode

    /** Owner of the task (W2.3). */
    public val owner: User

    /** User the task is assigned to, or null (W2.3). */
    public val assignee: User?

    /** Bug tracker; may be empty (W2.3). Explanation: its address. */
    public val bugTracker: String

    /** When the task was created (W2.3). */
    public val createdDate: String

    /** When the task was last updated (W2.3). */
    public val updatedDate: String

    /** Overlap, or null (W2.3). Explanation: frames that neighbouring segments share. */
    public val overlap: Field<out Long?>

    /** Size of a segment (W2.3). Explanation: in frames. */
    public val segmentSize: Long?

    /** Status of the task (W2.3). */
    public val status: Status

    /** Labels of the task (W2.3). */
    public val labels: List<Label>

    /** Segments of the task; may be empty (W2.3). */
    public val segments: List<Segment>

    /** Dimension (W2.3). Explanation: of the data. */
    public val dimension: TaskDimension

    /** Subset; may be empty (W2.3). Explanation: the one that the task belongs to. */
    public val subset: String

    /** Organization, or null (W2.3). Explanation: its identifier. */
    public val organization: Long?

    /** Target storage (W2.3). Explanation: where annotations are written to. */
    public val targetStorage: Storage

    /** Source storage (W2.3). Explanation: where data is read from. */
    public val sourceStorage: Storage
}

/** Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is. Of any edition. */
public interface Delivery : JsonEncodable {
    /** The value of `event` as it was sent. */
    public val event: String

    /** The first edition that accepts it; empty if no edition has its event. */
    public val edition: String

    /** Writes the document as ASCII JSON: everything that was read, with unknown members; missing members stay missing. */
    public fun write(): String = Encoder.write(this)

    /** Lists what is suspicious in the valid document. */
    public fun warnings(): List<example.annotationcontracts.Warning> =
        example.annotationcontracts.webhook.Delivery.RULES.find(toJson())

    public companion object {
        /** The editions, the newest first. */
        public val editions: List<String> get() = example.annotationcontracts.webhook.Delivery.EDITIONS.names()

        /**
         * Reads a document from the exact bytes of a [body], by the first of the [editions] that accepts it; default: all, the newest first.
         *
         * @throws example.annotationcontracts.UnreadableException if the body is not JSON in UTF-8
         * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
         */
        public fun parse(body: ByteArray, vararg editions: String, mode: Mode = Mode.TOLERANT): Delivery =
            JsonReader.read(body).let { node -> of(example.annotationcontracts.webhook.Delivery.fromJson(node, mode, *editions)) }

        /** Decodes a value that is already parsed, such as by an `ObjectMapper`. */
        @JvmStatic
        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public fun fromJson(@JsonDeserialize(using = ExactTree::class) node: JsonNode): Delivery =
            of(example.annotationcontracts.webhook.Delivery.fromJson(node))

        internal fun of(java: example.annotationcontracts.webhook.Delivery): Delivery =
            when (java) {
                is example.annotationcontracts.webhook276.Delivery -> example.annotationcontracts.kotlin.webhook276.Delivery.of(java)
                is example.annotationcontracts.webhook273.Delivery -> example.annotationcontracts.kotlin.webhook273.Delivery.of(java)
                is example.annotationcontracts.webhook265.Delivery -> example.annotationcontracts.kotlin.webhook265.Delivery.of(java)
                is example.annotationcontracts.webhook24.Delivery -> example.annotationcontracts.kotlin.webhook24.Delivery.of(java)
                is example.annotationcontracts.webhook23.Delivery -> example.annotationcontracts.kotlin.webhook23.Delivery.of(java)
                else -> error("a document of no edition")
            }

        /** Makes a receiver for deliveries of any edition, with the [secret] of the webhook. */
        public fun receiver(secret: String, options: Receiver.Builder<Delivery>.() -> Unit): Receiver<Delivery> =
            Receiver.Builder(example.annotationcontracts.webhook.Delivery.CONTRACT.convert(::of, Delivery::event, Delivery::edition)).secret("default", secret).apply(options).build()
    }
}

/** A document with a `event` that no edition has (W6.1). */
public interface UnknownEvent : Delivery {
    /** The document as received. */
    public val document: ObjectNode
}
