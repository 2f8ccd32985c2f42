# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

"""Types of the contract `webhook`, edition 2.76."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, Optional, Sequence, Union

from . import webhook as _webhook
from .json_text import Json, JsonObject, Text, with_deep_stack, write_json
from .reader import Edition, parse
from .record import MISSING, Missing, Mode, Record, UnknownEvent as UnknownEvent, to_json

__all__ = [
    "ACCOUNT_ORIGIN_INVITATION",
    "ACCOUNT_ORIGIN_LDAP",
    "ACCOUNT_ORIGIN_REGISTRATION",
    "ACCOUNT_ORIGIN_SOCIAL",
    "ACCOUNT_ORIGIN_SSO",
    "AccountOrigin",
    "BackgroundUser",
    "BasicOrganization",
    "CHUNK_TYPE_AUDIO_MP3",
    "CHUNK_TYPE_IMAGESET",
    "CHUNK_TYPE_VIDEO",
    "CONTENT_TYPE_APPLICATION_JSON",
    "ChunkType",
    "Comment",
    "CommentsSummary",
    "CompletedRequestCalculateQualityEvent",
    "CompletedRequestCreateTaskEvent",
    "CompletedRequestExportAnnotationsEvent",
    "CompletedRequestExportBackupEvent",
    "CompletedRequestExportDatasetEvent",
    "CompletedRequestMergeJobEvent",
    "CompletedRequestMergeTaskEvent",
    "ContentType",
    "CreateCommentEvent",
    "CreateInvitationEvent",
    "CreateIssueEvent",
    "CreateJobEvent",
    "CreateMembershipEvent",
    "CreateOrganizationEvent",
    "CreateProjectEvent",
    "CreateTaskEvent",
    "CreateUserEvent",
    "DeleteCommentEvent",
    "DeleteInvitationEvent",
    "DeleteIssueEvent",
    "DeleteJobEvent",
    "DeleteMembershipEvent",
    "DeleteOrganizationEvent",
    "DeleteProjectEvent",
    "DeleteTaskEvent",
    "DeleteUserEvent",
    "Delivery",
    "EVENT_NAME_COMPLETED_REQUEST_CALCULATE_QUALITY",
    "EVENT_NAME_COMPLETED_REQUEST_CREATE_TASK",
    "EVENT_NAME_COMPLETED_REQUEST_EXPORT_ANNOTATIONS",
    "EVENT_NAME_COMPLETED_REQUEST_EXPORT_BACKUP",
    "EVENT_NAME_COMPLETED_REQUEST_EXPORT_DATASET",
    "EVENT_NAME_COMPLETED_REQUEST_MERGE_JOB",
    "EVENT_NAME_COMPLETED_REQUEST_MERGE_TASK",
    "EVENT_NAME_CREATE_COMMENT",
    "EVENT_NAME_CREATE_INVITATION",
    "EVENT_NAME_CREATE_ISSUE",
    "EVENT_NAME_CREATE_JOB",
    "EVENT_NAME_CREATE_MEMBERSHIP",
    "EVENT_NAME_CREATE_ORGANIZATION",
    "EVENT_NAME_CREATE_PROJECT",
    "EVENT_NAME_CREATE_TASK",
    "EVENT_NAME_CREATE_USER",
    "EVENT_NAME_DELETE_COMMENT",
    "EVENT_NAME_DELETE_INVITATION",
    "EVENT_NAME_DELETE_ISSUE",
    "EVENT_NAME_DELETE_JOB",
    "EVENT_NAME_DELETE_MEMBERSHIP",
    "EVENT_NAME_DELETE_ORGANIZATION",
    "EVENT_NAME_DELETE_PROJECT",
    "EVENT_NAME_DELETE_TASK",
    "EVENT_NAME_DELETE_USER",
    "EVENT_NAME_UPDATE_COMMENT",
    "EVENT_NAME_UPDATE_ISSUE",
    "EVENT_NAME_UPDATE_JOB",
    "EVENT_NAME_UPDATE_MEMBERSHIP",
    "EVENT_NAME_UPDATE_ORGANIZATION",
    "EVENT_NAME_UPDATE_PROJECT",
    "EVENT_NAME_UPDATE_TASK",
    "EVENT_NAME_UPDATE_USER",
    "EventName",
    "HttpUrl",
    "Integer",
    "Invitation",
    "Issue",
    "IssuesSummary",
    "JOB_STAGE_ACCEPTANCE",
    "JOB_STAGE_ANNOTATION",
    "JOB_STAGE_VALIDATION",
    "JOB_STATE_COMPLETED",
    "JOB_STATE_IN_PROGRESS",
    "JOB_STATE_NEW",
    "JOB_STATE_REJECTED",
    "JOB_TYPE_ANNOTATION",
    "JOB_TYPE_CONSENSUS_REPLICA",
    "JOB_TYPE_GROUND_TRUTH",
    "JOB_TYPE_REPLICA",
    "Job",
    "JobStage",
    "JobState",
    "JobType",
    "JobsSummary",
    "LabelsSummary",
    "MEDIA_TYPE_IMAGE",
    "MediaType",
    "Membership",
    "OPERATION_TARGET_JOB",
    "OPERATION_TARGET_PROJECT",
    "OPERATION_TARGET_TASK",
    "OPERATION_TYPE_CALCULATE_QUALITY",
    "OPERATION_TYPE_CREATE_TASK",
    "OPERATION_TYPE_EXPORT_ANNOTATIONS",
    "OPERATION_TYPE_EXPORT_BACKUP",
    "OPERATION_TYPE_EXPORT_DATASET",
    "OPERATION_TYPE_MERGE_JOB",
    "OPERATION_TYPE_MERGE_TASK",
    "OperationTarget",
    "OperationType",
    "Organization",
    "PingEvent",
    "PlatformUrl",
    "Project",
    "REQUEST_STATUS_FAILED",
    "REQUEST_STATUS_FINISHED",
    "REQUEST_STATUS_QUEUED",
    "REQUEST_STATUS_STARTED",
    "ROLE_MAINTAINER",
    "ROLE_OWNER",
    "ROLE_SUPERVISOR",
    "ROLE_WORKER",
    "Request",
    "RequestOperation",
    "RequestStatus",
    "Role",
    "STATUS_ANNOTATION",
    "STATUS_COMPLETED",
    "STATUS_VALIDATION",
    "STORAGE_LOCATION_CLOUD_STORAGE",
    "STORAGE_LOCATION_LOCAL",
    "Sender",
    "SenderObject",
    "Status",
    "Storage",
    "StorageLocation",
    "TASK_DIMENSION_2D",
    "TASK_DIMENSION_3D",
    "TASK_MODE_ANNOTATION",
    "TASK_MODE_EMPTY",
    "TASK_MODE_INTERPOLATION",
    "Task",
    "TaskDimension",
    "TaskMode",
    "TasksSummary",
    "Timestamp",
    "UnknownEvent",
    "UpdateCommentEvent",
    "UpdateIssueEvent",
    "UpdateJobEvent",
    "UpdateMembershipEvent",
    "UpdateOrganizationEvent",
    "UpdateProjectEvent",
    "UpdateTaskEvent",
    "UpdateUserEvent",
    "User",
    "UserDetail",
    "UserIdentifiers",
    "VALIDATION_MODE_GT",
    "VALIDATION_MODE_GT_POOL",
    "ValidationMode",
    "WEBHOOK_TYPE_ORGANIZATION",
    "WEBHOOK_TYPE_PROJECT",
    "WEBHOOK_TYPE_SERVER",
    "Webhook",
    "WebhookType",
    "parse_delivery",
    "write_delivery",
]

Integer = int
"""Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids)."""


Timestamp = str
"""ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case)."""


PlatformUrl = str
"""Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` where no request of a user raised the event (since 2.4.2)."""


class User(_webhook.User, Record):
    """A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3)."""

    url: PlatformUrl
    """Address of the user, `{base_url}/api/users/<user_id>` (W2.2)."""
    id: Integer
    """User identifier (W2.2)."""
    username: str
    """User name (W2.2). Explanation: for the login."""
    first_name: str
    """First name (W2.2). May be empty (W-empty)."""
    last_name: str
    """Last name (W2.2). May be empty (W-empty)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Organization(_webhook.Organization, Record):
    """An organization (since 2.3.0)."""

    id: Integer
    """Organization identifier (since 2.3.0)."""
    slug: str
    """Short name: letters, digits, `-` and `_` (since 2.3.0)."""
    name: str
    """Name (since 2.3.0)."""
    description: str
    """Description; may be empty (since 2.3.0)."""
    created_date: Timestamp
    """When the organization was made (since 2.3.0)."""
    updated_date: Timestamp
    """When the organization was last changed (since 2.3.0)."""
    contact: Json
    """How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0)."""
    owner: Optional[User]
    """User who owns the organization; null after that user was deleted (since 2.3.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class BackgroundUser(_webhook.BackgroundUser, Record):
    """A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2)."""

    id: Integer
    """User identifier (since 2.4.2)."""
    username: str
    """Login name (since 2.4.2)."""
    email: str
    """E-mail address; may be empty (since 2.4.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


SenderObject = Union["User", "BackgroundUser"]
"""Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2)."""


Sender = Union["SenderObject", Literal[None]]
"""Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2)."""


class UpdateOrganizationEvent(_webhook.UpdateOrganizationEvent, Record):
    """An organization was updated (W6.3)."""

    TAG = ("event", "update:organization")
    event: ClassVar[Literal["update:organization"]] = "update:organization"
    organization: Organization
    """The organization after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateOrganizationEvent(_webhook.CreateOrganizationEvent, Record):
    """An organization was made (since 2.76.0)."""

    TAG = ("event", "create:organization")
    event: ClassVar[Literal["create:organization"]] = "create:organization"
    organization: Organization
    """The created organization, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteOrganizationEvent(_webhook.DeleteOrganizationEvent, Record):
    """An organization was deleted (since 2.4.2, not in 2.73 to 2.75)."""

    TAG = ("event", "delete:organization")
    event: ClassVar[Literal["delete:organization"]] = "delete:organization"
    organization: Organization
    """The deleted organization, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Role = str
"""Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear."""
ROLE_WORKER: Final = "worker"
ROLE_SUPERVISOR: Final = "supervisor"
ROLE_MAINTAINER: Final = "maintainer"
ROLE_OWNER: Final = "owner"


class Membership(_webhook.Membership, Record):
    """A membership of a user in an organization (since 2.3.0)."""

    id: Integer
    """Membership identifier (since 2.3.0)."""
    user: User
    """User who is the member (since 2.3.0)."""
    organization: Integer
    """Identifier of the organization (since 2.3.0)."""
    is_active: bool
    """True when the user accepted the invitation (since 2.3.0)."""
    joined_date: Optional[Timestamp]
    """When the user joined, or null (since 2.3.0)."""
    role: Role
    """Role in the organization (since 2.3.0)."""
    invitation: Optional[str]
    """Key of the invitation; null for the owner (since 2.3.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateMembershipEvent(_webhook.UpdateMembershipEvent, Record):
    """A membership was updated (W6.3). Member added to or removed from an organization (W6.1)."""

    TAG = ("event", "update:membership")
    event: ClassVar[Literal["update:membership"]] = "update:membership"
    membership: Membership
    """The membership after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteMembershipEvent(_webhook.DeleteMembershipEvent, Record):
    """A membership was deleted (W6.4). A member was removed from an organization (W6.1)."""

    TAG = ("event", "delete:membership")
    event: ClassVar[Literal["delete:membership"]] = "delete:membership"
    membership: Membership
    """The deleted membership, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateMembershipEvent(_webhook.CreateMembershipEvent, Record):
    """A member joined an organization (since 2.4.2)."""

    TAG = ("event", "create:membership")
    event: ClassVar[Literal["create:membership"]] = "create:membership"
    membership: Membership
    """The created membership, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class BasicOrganization(_webhook.BasicOrganization, Record):
    """An organization by name alone (since 2.10.0)."""

    id: Integer
    """Organization identifier (since 2.10.0)."""
    slug: str
    """Short name (since 2.10.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Invitation(_webhook.Invitation, Record):
    """An invitation to an organization (since 2.3.0)."""

    key: str
    """Key of the invitation; it has no other identifier (since 2.3.0)."""
    created_date: Timestamp
    """When the invitation was made (since 2.3.0)."""
    owner: Optional[User]
    """User who invited, or null (since 2.3.0)."""
    role: Role
    """Role in the organization (since 2.3.0)."""
    user: User
    """User who is invited (since 2.3.0)."""
    organization: Integer
    """Identifier of the organization (since 2.3.0)."""
    expired: Optional[bool]
    """True when the invitation has expired, or null (since 2.10.0)."""
    organization_info: BasicOrganization
    """The organization by name (since 2.10.0)."""
    accepted: bool
    """True when the invitation was accepted (since 2.65.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateInvitationEvent(_webhook.CreateInvitationEvent, Record):
    """An invitation was created (W6.2). It was issued (W6.1)."""

    TAG = ("event", "create:invitation")
    event: ClassVar[Literal["create:invitation"]] = "create:invitation"
    invitation: Invitation
    """The created invitation, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteInvitationEvent(_webhook.DeleteInvitationEvent, Record):
    """An invitation was deleted (W6.4). It was revoked (W6.1)."""

    TAG = ("event", "delete:invitation")
    event: ClassVar[Literal["delete:invitation"]] = "delete:invitation"
    invitation: Invitation
    """The deleted invitation, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class LabelsSummary(_webhook.LabelsSummary, Record):
    """Where the labels of a project, task or job are read (since 2.4.0)."""

    url: PlatformUrl
    """Address of the list of labels (since 2.4.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class TasksSummary(_webhook.TasksSummary, Record):
    """How many tasks a project has, and where they are read (since 2.4.0)."""

    count: Integer
    """Number of tasks (since 2.4.0)."""
    url: Optional[PlatformUrl]
    """Address of the list of tasks; null in background deliveries (since 2.4.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Status = str
"""Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear."""
STATUS_ANNOTATION: Final = "annotation"
STATUS_VALIDATION: Final = "validation"
STATUS_COMPLETED: Final = "completed"


TaskDimension = str
"""Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear."""
TASK_DIMENSION_2D: Final = "2d"
TASK_DIMENSION_3D: Final = "3d"


StorageLocation = str
"""Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear."""
STORAGE_LOCATION_LOCAL: Final = "local"
STORAGE_LOCATION_CLOUD_STORAGE: Final = "cloud_storage"


class Storage(_webhook.Storage, Record):
    """A storage (W2.3). Explanation: where a task's data is read from or written to."""

    id: Integer
    """Storage identifier (W2.3)."""
    location: StorageLocation
    """Location of the storage (W2.3). Explanation: its kind."""
    cloud_storage_id: Optional[Integer]
    """Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Project(_webhook.Project, Record):
    """A project (since 2.3.0)."""

    url: PlatformUrl
    """Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0)."""
    id: Integer
    """Project identifier (since 2.3.0)."""
    name: str
    """Project name (since 2.3.0)."""
    labels: Optional[LabelsSummary]
    """Labels of the project; null in background deliveries (since 2.4.0; before, a list)."""
    tasks: TasksSummary
    """Tasks of the project (since 2.4.0; before, a list of identifiers)."""
    owner: Optional[User]
    """User who owns the project, or null (since 2.3.0)."""
    assignee: Optional[User]
    """User the project is assigned to, or null (since 2.3.0)."""
    bug_tracker: str
    """Address of a bug tracker; may be empty (since 2.3.0)."""
    task_subsets: Sequence[str]
    """Subsets that the tasks of the project name (since 2.3.0)."""
    created_date: Timestamp
    """When the project was created (since 2.3.0)."""
    updated_date: Timestamp
    """When the project was last changed (since 2.3.0)."""
    status: Status
    """Status of the project (since 2.3.0)."""
    dimension: Optional[TaskDimension]
    """Dimension of the data; null without tasks (since 2.3.0)."""
    organization: Optional[Integer]
    """Identifier of the organization, or null (since 2.3.0)."""
    target_storage: Optional[Storage]
    """Where annotations are written to, or null (since 2.3.0)."""
    source_storage: Optional[Storage]
    """Where data is read from, or null (since 2.3.0)."""
    guide_id: Optional[Integer]
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Optional[Timestamp]
    """When the assignee last changed, or null (since 2.16.0)."""
    organization_id: Optional[Integer]
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateProjectEvent(_webhook.CreateProjectEvent, Record):
    """A project was created (W6.2)."""

    TAG = ("event", "create:project")
    event: ClassVar[Literal["create:project"]] = "create:project"
    project: Project
    """The created project, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateProjectEvent(_webhook.UpdateProjectEvent, Record):
    """A project was updated (W6.3)."""

    TAG = ("event", "update:project")
    event: ClassVar[Literal["update:project"]] = "update:project"
    project: Project
    """The project after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteProjectEvent(_webhook.DeleteProjectEvent, Record):
    """A project was deleted (W6.4)."""

    TAG = ("event", "delete:project")
    event: ClassVar[Literal["delete:project"]] = "delete:project"
    project: Project
    """The deleted project, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


TaskMode = str
"""Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear."""
TASK_MODE_EMPTY: Final = ""
TASK_MODE_ANNOTATION: Final = "annotation"
TASK_MODE_INTERPOLATION: Final = "interpolation"


class JobsSummary(_webhook.JobsSummary, Record):
    """How many jobs a task has, and where they are read (since 2.4.0)."""

    count: Integer
    """Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0)."""
    completed: Optional[Integer]
    """Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0)."""
    validation: Optional[Integer]
    """Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0)."""
    url: Optional[PlatformUrl]
    """Address of the list of jobs; null in background deliveries (since 2.4.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


ChunkType = str
"""Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear."""
CHUNK_TYPE_IMAGESET: Final = "imageset"
CHUNK_TYPE_VIDEO: Final = "video"
CHUNK_TYPE_AUDIO_MP3: Final = "audio_mp3"


ValidationMode = str
"""How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear."""
VALIDATION_MODE_GT: Final = "gt"
VALIDATION_MODE_GT_POOL: Final = "gt_pool"


MediaType = str
"""Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio."""
MEDIA_TYPE_IMAGE: Final = "image"


class Task(_webhook.Task, Record):
    """A task (W2.3)."""

    url: PlatformUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Optional[Integer]
    """Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0)."""
    mode: TaskMode
    """Empty string or a mode name (W2.3)."""
    owner: Optional[User]
    """User who owns the task, or null (W2.3; null since 2.3.0)."""
    assignee: Optional[User]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last updated (W2.3)."""
    overlap: Optional[Integer]
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Integer
    """Size of a segment (W2.3). Explanation: in frames."""
    status: Status
    """Status of the task (W2.3)."""
    labels: Optional[LabelsSummary]
    """Labels of the task; null in background deliveries (since 2.4.0; before, a list)."""
    jobs: JobsSummary
    """Jobs of the task (since 2.4.0)."""
    dimension: TaskDimension
    """Dimension (W2.3). Explanation: of the data."""
    subset: str
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Optional[Integer]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Optional[Storage]
    """Where annotations are written to, or null (W2.3; null since 2.3.0)."""
    source_storage: Optional[Storage]
    """Where data is read from, or null (W2.3; null since 2.3.0)."""
    guide_id: Optional[Integer]
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Optional[Timestamp]
    """When the assignee last changed, or null (since 2.16.0)."""
    validation_mode: Optional[ValidationMode]
    """How the work on the task is validated, or null (since 2.21.0)."""
    organization_id: Optional[Integer]
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""
    project_name: Optional[str]
    """Name of the project, or null (since 2.59.0)."""
    media_type: MediaType
    """Kind of media, such as `image` (since 2.65.0)."""
    data_chunk_size: Union[Optional[Integer], Missing] = MISSING
    """Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0)."""
    data_compressed_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the compressed chunks; once the task has data (W2.3)."""
    data_original_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the original chunks; once the task has data (W2.3)."""
    size: Union[Integer, Missing] = MISSING
    """Number of frames; once the task has data (W2.3)."""
    image_quality: Union[Integer, Missing] = MISSING
    """Image quality; once the task has data (W2.3)."""
    data: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0)."""
    consensus_enabled: Union[bool, Missing] = MISSING
    """True when several annotators work on the same frames (since 2.27.0, until 2.79)."""
    data_cloud_storage_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0)."""
    initial_replicas: Union[Integer, Missing] = MISSING
    """Number of replicas that each job starts with (since 2.80.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateTaskEvent(_webhook.CreateTaskEvent, Record):
    """A task was created (W6.2)."""

    TAG = ("event", "create:task")
    event: ClassVar[Literal["create:task"]] = "create:task"
    task: Task
    """The created task, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateTaskEvent(_webhook.UpdateTaskEvent, Record):
    """A task was updated (W6.3). For example its status or its assignment changed (W6.1)."""

    TAG = ("event", "update:task")
    event: ClassVar[Literal["update:task"]] = "update:task"
    task: Task
    """The task after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteTaskEvent(_webhook.DeleteTaskEvent, Record):
    """A task was deleted (W6.4)."""

    TAG = ("event", "delete:task")
    event: ClassVar[Literal["delete:task"]] = "delete:task"
    task: Task
    """The deleted task, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


JobStage = str
"""Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear."""
JOB_STAGE_ANNOTATION: Final = "annotation"
JOB_STAGE_VALIDATION: Final = "validation"
JOB_STAGE_ACCEPTANCE: Final = "acceptance"


JobState = str
"""State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear."""
JOB_STATE_NEW: Final = "new"
JOB_STATE_IN_PROGRESS: Final = "in progress"
JOB_STATE_COMPLETED: Final = "completed"
JOB_STATE_REJECTED: Final = "rejected"


class IssuesSummary(_webhook.IssuesSummary, Record):
    """How many issues a job has, and where they are read (since 2.4.0)."""

    url: PlatformUrl
    """Address of the list of issues; null in background deliveries of early releases (since 2.4.0)."""
    count: Integer
    """Number of issues (since 2.4.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


JobType = str
"""Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear."""
JOB_TYPE_ANNOTATION: Final = "annotation"
JOB_TYPE_GROUND_TRUTH: Final = "ground_truth"
JOB_TYPE_CONSENSUS_REPLICA: Final = "consensus_replica"
JOB_TYPE_REPLICA: Final = "replica"


class Job(_webhook.Job, Record):
    """A job: the part of a task that one annotator works on (since 2.3.0)."""

    url: PlatformUrl
    """Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0)."""
    id: Integer
    """Job identifier (since 2.3.0)."""
    task_id: Integer
    """Identifier of the task (since 2.3.0)."""
    project_id: Optional[Integer]
    """Identifier of the project, or null (since 2.3.0)."""
    assignee: Optional[User]
    """User the job is assigned to, or null (since 2.3.0)."""
    dimension: TaskDimension
    """Dimension of the data (since 2.3.0)."""
    labels: Optional[LabelsSummary]
    """Labels of the job; null in background deliveries (since 2.4.0; before, a list)."""
    bug_tracker: Optional[str]
    """Address of a bug tracker, or null; may be empty (since 2.3.0)."""
    status: Status
    """Status of the job (since 2.3.0)."""
    stage: JobStage
    """Stage of the job (since 2.3.0)."""
    state: JobState
    """State of the job (since 2.3.0)."""
    mode: TaskMode
    """Empty, or the name of a mode (since 2.3.0)."""
    start_frame: Integer
    """First frame (since 2.3.0)."""
    stop_frame: Integer
    """Last frame, inclusive (since 2.3.0)."""
    data_chunk_size: Optional[Integer]
    """Frames of a data chunk, or null (since 2.3.0)."""
    data_compressed_chunk_type: ChunkType
    """Type of the compressed chunks (since 2.3.0)."""
    updated_date: Timestamp
    """When the job was last changed (since 2.3.0)."""
    issues: Optional[IssuesSummary]
    """Issues of the job; null in background deliveries (since 2.4.0)."""
    guide_id: Optional[Integer]
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    frame_count: Integer
    """Number of frames (since 2.5.0)."""
    created_date: Timestamp
    """When the job was created (since 2.5.0)."""
    type: JobType
    """Kind of job (since 2.5.0)."""
    organization: Optional[Integer]
    """Identifier of the organization, or null (since 2.5.0)."""
    target_storage: Optional[Storage]
    """Where annotations are written to, or null (since 2.10.0)."""
    source_storage: Optional[Storage]
    """Where data is read from, or null (since 2.10.0)."""
    assignee_updated_date: Optional[Timestamp]
    """When the assignee last changed, or null (since 2.16.0)."""
    data_original_chunk_type: ChunkType
    """Type of the original chunks (since 2.20.0)."""
    parent_job_id: Optional[Integer]
    """Identifier of the job that this one repeats, or null (since 2.27.0)."""
    task_name: Optional[str]
    """Name of the task, or null (since 2.59.0)."""
    project_name: Optional[str]
    """Name of the project, or null (since 2.59.0)."""
    replicas_count: Integer
    """Number of replicas (since 2.59.0)."""
    media_type: MediaType
    """Kind of media, such as `image` (since 2.65.0)."""
    consensus_replicas: Union[Integer, Missing] = MISSING
    """Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateJobEvent(_webhook.UpdateJobEvent, Record):
    """A job was updated (W6.3). For example its status or its assignee changed (W1.4)."""

    TAG = ("event", "update:job")
    event: ClassVar[Literal["update:job"]] = "update:job"
    job: Job
    """The job after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateJobEvent(_webhook.CreateJobEvent, Record):
    """A job was created (since 2.4.2)."""

    TAG = ("event", "create:job")
    event: ClassVar[Literal["create:job"]] = "create:job"
    job: Job
    """The created job, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteJobEvent(_webhook.DeleteJobEvent, Record):
    """A job was deleted (since 2.4.2)."""

    TAG = ("event", "delete:job")
    event: ClassVar[Literal["delete:job"]] = "delete:job"
    job: Job
    """The deleted job, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CommentsSummary(_webhook.CommentsSummary, Record):
    """How many comments an issue has, and where they are read (since 2.4.0)."""

    count: Integer
    """Number of comments (since 2.4.0)."""
    url: Optional[PlatformUrl]
    """Address of the list of comments; null in background deliveries (since 2.4.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Issue(_webhook.Issue, Record):
    """An issue that a reviewer opened on a frame (since 2.3.0)."""

    id: Integer
    """Issue identifier (since 2.3.0)."""
    frame: Integer
    """Number of the frame (since 2.3.0)."""
    position: Sequence[float]
    """Coordinates on the frame (since 2.3.0)."""
    job: Integer
    """Identifier of the job (since 2.3.0)."""
    owner: Optional[User]
    """User who opened the issue, or null (since 2.3.0)."""
    assignee: Optional[User]
    """User the issue is assigned to, or null (since 2.3.0)."""
    created_date: Optional[Timestamp]
    """When the issue was opened, or null (since 2.3.0)."""
    updated_date: Optional[Timestamp]
    """When the issue was last changed, or null (since 2.3.0)."""
    comments: CommentsSummary
    """Comments on the issue (since 2.4.0; before, a list)."""
    resolved: bool
    """True when the issue is settled (since 2.3.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateIssueEvent(_webhook.CreateIssueEvent, Record):
    """An issue was created (W6.2)."""

    TAG = ("event", "create:issue")
    event: ClassVar[Literal["create:issue"]] = "create:issue"
    issue: Issue
    """The created issue, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateIssueEvent(_webhook.UpdateIssueEvent, Record):
    """An issue was updated (W6.3)."""

    TAG = ("event", "update:issue")
    event: ClassVar[Literal["update:issue"]] = "update:issue"
    issue: Issue
    """The issue after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteIssueEvent(_webhook.DeleteIssueEvent, Record):
    """An issue was deleted (W6.4)."""

    TAG = ("event", "delete:issue")
    event: ClassVar[Literal["delete:issue"]] = "delete:issue"
    issue: Issue
    """The deleted issue, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Comment(_webhook.Comment, Record):
    """A comment on an issue (since 2.3.0)."""

    id: Integer
    """Comment identifier (since 2.3.0)."""
    issue: Integer
    """Identifier of the issue (since 2.3.0)."""
    owner: Optional[User]
    """User who wrote the comment, or null (since 2.3.0)."""
    message: str
    """Text of the comment (since 2.3.0)."""
    created_date: Timestamp
    """When the comment was made (since 2.3.0)."""
    updated_date: Timestamp
    """When the comment was last changed (since 2.3.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateCommentEvent(_webhook.CreateCommentEvent, Record):
    """A comment was created (W6.2)."""

    TAG = ("event", "create:comment")
    event: ClassVar[Literal["create:comment"]] = "create:comment"
    comment: Comment
    """The created comment, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateCommentEvent(_webhook.UpdateCommentEvent, Record):
    """A comment was updated (W6.3)."""

    TAG = ("event", "update:comment")
    event: ClassVar[Literal["update:comment"]] = "update:comment"
    comment: Comment
    """The comment after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Sender
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteCommentEvent(_webhook.DeleteCommentEvent, Record):
    """A comment was deleted (W6.4)."""

    TAG = ("event", "delete:comment")
    event: ClassVar[Literal["delete:comment"]] = "delete:comment"
    comment: Comment
    """The deleted comment, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


RequestStatus = str
"""Status of a request; a delivery says `finished` or `failed` (since 2.73.0). Known: `queued`, `started`, `failed`, `finished`; others may appear."""
REQUEST_STATUS_QUEUED: Final = "queued"
REQUEST_STATUS_STARTED: Final = "started"
REQUEST_STATUS_FAILED: Final = "failed"
REQUEST_STATUS_FINISHED: Final = "finished"


OperationType = str
"""Action of a request and its object (since 2.73.0). Known: `calculate:quality`, `create:task`, `export:annotations`, `export:backup`, `export:dataset`, `merge:job`, `merge:task`; others may appear."""
OPERATION_TYPE_CALCULATE_QUALITY: Final = "calculate:quality"
OPERATION_TYPE_CREATE_TASK: Final = "create:task"
OPERATION_TYPE_EXPORT_ANNOTATIONS: Final = "export:annotations"
OPERATION_TYPE_EXPORT_BACKUP: Final = "export:backup"
OPERATION_TYPE_EXPORT_DATASET: Final = "export:dataset"
OPERATION_TYPE_MERGE_JOB: Final = "merge:job"
OPERATION_TYPE_MERGE_TASK: Final = "merge:task"


OperationTarget = str
"""Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear."""
OPERATION_TARGET_PROJECT: Final = "project"
OPERATION_TARGET_TASK: Final = "task"
OPERATION_TARGET_JOB: Final = "job"


class RequestOperation(_webhook.RequestOperation, Record):
    """What a request asked for (since 2.73.0)."""

    type: OperationType
    """Action and its object, such as `export:dataset` (since 2.73.0)."""
    target: OperationTarget
    """Kind of the resource it is about (since 2.73.0)."""
    project_id: Optional[Integer]
    """Identifier of the project, or null (since 2.73.0)."""
    task_id: Optional[Integer]
    """Identifier of the task, or null (since 2.73.0)."""
    job_id: Optional[Integer]
    """Identifier of the job, or null (since 2.73.0)."""
    org_id: Optional[Integer]
    """Identifier of the organization, or null (since 2.73.0)."""
    format: Optional[str]
    """Name of the format, or null (since 2.73.0)."""
    lightweight: Optional[bool]
    """True for a backup without media, or null (since 2.73.0)."""
    function_id: Union[Optional[str], Missing] = MISSING
    """Identifier of a function, or null; whether it is sent is inferred, so it may be missing (since 2.73.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UserIdentifiers(_webhook.UserIdentifiers, Record):
    """Who asked for a request, by name alone (since 2.73.0)."""

    id: Integer
    """User identifier (since 2.73.0)."""
    username: str
    """Login name (since 2.73.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Request(_webhook.Request, Record):
    """A request that the platform worked on in the background (since 2.73.0)."""

    status: RequestStatus
    """How the request ended (since 2.73.0)."""
    message: str
    """Empty, or the text of the error (since 2.73.0)."""
    id: str
    """Request identifier, such as `action=export&target=task&target_id=15` (since 2.73.0)."""
    operation: RequestOperation
    """What was asked for (since 2.73.0)."""
    progress: Optional[float]
    """Part that is done, from 0 to 1, or null (since 2.73.0)."""
    created_date: Timestamp
    """When the request was made (since 2.73.0)."""
    started_date: Optional[Timestamp]
    """When the work began, or null (since 2.73.0)."""
    finished_date: Optional[Timestamp]
    """When the work ended, or null (since 2.73.0)."""
    expiry_date: Optional[Timestamp]
    """When the result is deleted, or null (since 2.73.0)."""
    owner: Optional[UserIdentifiers]
    """User who made the request, or null (since 2.73.0)."""
    result_url: Optional[PlatformUrl]
    """Address of the result, or null (since 2.73.0)."""
    result_id: Optional[Integer]
    """Identifier of the result, or null (since 2.73.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestCalculateQualityEvent(_webhook.CompletedRequestCalculateQualityEvent, Record):
    """A quality report was calculated, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[calculate:quality]")
    event: ClassVar[Literal["completed:request[calculate:quality]"]] = "completed:request[calculate:quality]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestCreateTaskEvent(_webhook.CompletedRequestCreateTaskEvent, Record):
    """The data of a task was read, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[create:task]")
    event: ClassVar[Literal["completed:request[create:task]"]] = "completed:request[create:task]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestExportAnnotationsEvent(_webhook.CompletedRequestExportAnnotationsEvent, Record):
    """An export of annotations ended (since 2.73.0)."""

    TAG = ("event", "completed:request[export:annotations]")
    event: ClassVar[Literal["completed:request[export:annotations]"]] = "completed:request[export:annotations]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestExportBackupEvent(_webhook.CompletedRequestExportBackupEvent, Record):
    """A backup ended (since 2.73.0)."""

    TAG = ("event", "completed:request[export:backup]")
    event: ClassVar[Literal["completed:request[export:backup]"]] = "completed:request[export:backup]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestExportDatasetEvent(_webhook.CompletedRequestExportDatasetEvent, Record):
    """An export of a dataset ended (since 2.73.0)."""

    TAG = ("event", "completed:request[export:dataset]")
    event: ClassVar[Literal["completed:request[export:dataset]"]] = "completed:request[export:dataset]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestMergeJobEvent(_webhook.CompletedRequestMergeJobEvent, Record):
    """The replicas of a job were merged, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[merge:job]")
    event: ClassVar[Literal["completed:request[merge:job]"]] = "completed:request[merge:job]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CompletedRequestMergeTaskEvent(_webhook.CompletedRequestMergeTaskEvent, Record):
    """The replicas of the jobs of a task were merged, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[merge:task]")
    event: ClassVar[Literal["completed:request[merge:task]"]] = "completed:request[merge:task]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Sender
    """User who made the request (since 2.76.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


AccountOrigin = str
"""How an account was made (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear."""
ACCOUNT_ORIGIN_REGISTRATION: Final = "registration"
ACCOUNT_ORIGIN_SOCIAL: Final = "social"
ACCOUNT_ORIGIN_SSO: Final = "sso"
ACCOUNT_ORIGIN_LDAP: Final = "ldap"
ACCOUNT_ORIGIN_INVITATION: Final = "invitation"


class UserDetail(_webhook.UserDetail, Record):
    """A user in full, with personal data; only webhooks of type `server` receive it (since 2.76.0)."""

    url: PlatformUrl
    """Address of the user, `{base_url}/api/users/<user_id>` (since 2.76.0)."""
    id: Integer
    """User identifier (since 2.76.0)."""
    username: str
    """Login name (since 2.76.0)."""
    first_name: str
    """Given name; may be empty (since 2.76.0)."""
    last_name: str
    """Family name; may be empty (since 2.76.0)."""
    email: str
    """E-mail address; may be empty (since 2.76.0)."""
    groups: Sequence[str]
    """Names of the groups the user belongs to (since 2.76.0)."""
    is_staff: bool
    """True when the user may enter the administration site (since 2.76.0)."""
    is_superuser: bool
    """True when the user has every permission (since 2.76.0)."""
    is_active: bool
    """False when the account is switched off (since 2.76.0)."""
    last_login: Optional[Timestamp]
    """When the user last signed in, or null (since 2.76.0)."""
    date_joined: Timestamp
    """When the account was made (since 2.76.0)."""
    has_analytics_access: Optional[bool]
    """True when the user may see analytics, or null (since 2.76.0)."""
    created_via: Optional[AccountOrigin]
    """How the account was made, or null (since 2.76.0)."""
    email_verified: Optional[bool]
    """True when the e-mail address is verified, or null (since 2.76.0)."""
    cvat_usage_reason: Union[Optional[str], Missing] = MISSING
    """What the user wants the platform for, or null (since 2.79.0)."""
    primary_role: Union[str, Missing] = MISSING
    """Role the user named; may be empty (since 2.79.0)."""
    planned_activities: Union[Sequence[str], Missing] = MISSING
    """What the user plans to do (since 2.79.0)."""
    data_types: Union[Sequence[str], Missing] = MISSING
    """Kinds of data the user works with (since 2.79.0)."""
    discovery_source: Union[str, Missing] = MISSING
    """Where the user heard of the platform; may be empty (since 2.79.0)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateUserEvent(_webhook.CreateUserEvent, Record):
    """A user was made or registered (since 2.76.0)."""

    TAG = ("event", "create:user")
    event: ClassVar[Literal["create:user"]] = "create:user"
    user: UserDetail
    """The created user, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateUserEvent(_webhook.UpdateUserEvent, Record):
    """A user was changed (since 2.76.0)."""

    TAG = ("event", "update:user")
    event: ClassVar[Literal["update:user"]] = "update:user"
    user: UserDetail
    """The user after the update, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteUserEvent(_webhook.DeleteUserEvent, Record):
    """A user was deleted (since 2.76.0)."""

    TAG = ("event", "delete:user")
    event: ClassVar[Literal["delete:user"]] = "delete:user"
    user: UserDetail
    """The deleted user, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


HttpUrl = str
"""URL (W2.1). Absolute, `http` or `https` (W-url)."""


WebhookType = Literal["project", "organization", "server"]
"""Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: `project`, `organization`, `server` (W-closed)."""
WEBHOOK_TYPE_PROJECT: Final = "project"
WEBHOOK_TYPE_ORGANIZATION: Final = "organization"
WEBHOOK_TYPE_SERVER: Final = "server"


ContentType = str
"""Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen)."""
CONTENT_TYPE_APPLICATION_JSON: Final = "application/json"


EventName = Literal["update:organization", "create:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]", "create:user", "update:user", "delete:user"]
"""Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 33 names (W-closed)."""
EVENT_NAME_UPDATE_ORGANIZATION: Final = "update:organization"
EVENT_NAME_CREATE_ORGANIZATION: Final = "create:organization"
EVENT_NAME_DELETE_ORGANIZATION: Final = "delete:organization"
EVENT_NAME_UPDATE_MEMBERSHIP: Final = "update:membership"
EVENT_NAME_DELETE_MEMBERSHIP: Final = "delete:membership"
EVENT_NAME_CREATE_MEMBERSHIP: Final = "create:membership"
EVENT_NAME_CREATE_INVITATION: Final = "create:invitation"
EVENT_NAME_DELETE_INVITATION: Final = "delete:invitation"
EVENT_NAME_CREATE_PROJECT: Final = "create:project"
EVENT_NAME_UPDATE_PROJECT: Final = "update:project"
EVENT_NAME_DELETE_PROJECT: Final = "delete:project"
EVENT_NAME_CREATE_TASK: Final = "create:task"
EVENT_NAME_UPDATE_TASK: Final = "update:task"
EVENT_NAME_DELETE_TASK: Final = "delete:task"
EVENT_NAME_UPDATE_JOB: Final = "update:job"
EVENT_NAME_CREATE_JOB: Final = "create:job"
EVENT_NAME_DELETE_JOB: Final = "delete:job"
EVENT_NAME_CREATE_ISSUE: Final = "create:issue"
EVENT_NAME_UPDATE_ISSUE: Final = "update:issue"
EVENT_NAME_DELETE_ISSUE: Final = "delete:issue"
EVENT_NAME_CREATE_COMMENT: Final = "create:comment"
EVENT_NAME_UPDATE_COMMENT: Final = "update:comment"
EVENT_NAME_DELETE_COMMENT: Final = "delete:comment"
EVENT_NAME_COMPLETED_REQUEST_CALCULATE_QUALITY: Final = "completed:request[calculate:quality]"
EVENT_NAME_COMPLETED_REQUEST_CREATE_TASK: Final = "completed:request[create:task]"
EVENT_NAME_COMPLETED_REQUEST_EXPORT_ANNOTATIONS: Final = "completed:request[export:annotations]"
EVENT_NAME_COMPLETED_REQUEST_EXPORT_BACKUP: Final = "completed:request[export:backup]"
EVENT_NAME_COMPLETED_REQUEST_EXPORT_DATASET: Final = "completed:request[export:dataset]"
EVENT_NAME_COMPLETED_REQUEST_MERGE_JOB: Final = "completed:request[merge:job]"
EVENT_NAME_COMPLETED_REQUEST_MERGE_TASK: Final = "completed:request[merge:task]"
EVENT_NAME_CREATE_USER: Final = "create:user"
EVENT_NAME_UPDATE_USER: Final = "update:user"
EVENT_NAME_DELETE_USER: Final = "delete:user"


class Webhook(_webhook.Webhook, Record):
    """A webhook as seen in the ping payload, which does not return the secret (W2.1)."""

    id: Integer
    """Webhook identifier (W2.1)."""
    url: HttpUrl
    """Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1)."""
    target_url: HttpUrl
    """Where event payloads are delivered (W2.1)."""
    description: str
    """Short purpose summary; may be empty (W2.1)."""
    type: WebhookType
    """Scope of the webhook: project, organization or server (W2.1; server since 2.76.0)."""
    content_type: ContentType
    """Media type of the delivered payload, sent as Content-Type (W2.1)."""
    is_active: bool
    """When false, no event is delivered; a ping is (since 2.3.0)."""
    enable_ssl: bool
    """When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate."""
    created_date: Timestamp
    """When the webhook was created (W2.1)."""
    updated_date: Timestamp
    """When the webhook was last updated (W2.1)."""
    owner: Optional[User]
    """User who created the webhook, or null (W2.1; null since 2.3.0)."""
    project_id: Optional[Integer]
    """Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`)."""
    organization: Optional[Integer]
    """Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope)."""
    events: Sequence[EventName]
    """Subscribed event names (W6.1)."""
    last_status: Union[Optional[Integer], Missing] = MISSING
    """HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way."""
    last_delivery_date: Union[Timestamp, Missing] = MISSING
    """Time of the last delivery (W2.1). Missing before the first one (W-delivery)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class PingEvent(_webhook.PingEvent, Record):
    """A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping)."""

    TAG = ("event", "ping")
    event: ClassVar[Literal["ping"]] = "ping"
    webhook: Webhook
    """The webhook resource (W6.5)."""
    sender: User
    """User who triggered the ping (W6.5)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Delivery = Union["UpdateOrganizationEvent", "CreateOrganizationEvent", "DeleteOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "CompletedRequestCalculateQualityEvent", "CompletedRequestCreateTaskEvent", "CompletedRequestExportAnnotationsEvent", "CompletedRequestExportBackupEvent", "CompletedRequestExportDatasetEvent", "CompletedRequestMergeJobEvent", "CompletedRequestMergeTaskEvent", "CreateUserEvent", "UpdateUserEvent", "DeleteUserEvent", "PingEvent", "UnknownEvent"]
"""Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is."""


CONTRACT: Final = Edition(
    __name__,
    "{\"table\":1,\"name\":\"webhook\",\"edition\":\"2.76\",\"main\":\"Delivery\",\"formats\":{\"utc-date-time\":{\"words\":\"UTC timestamp\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\\\.[0-9]{1,9})?(Z|\\\\+00:00)$\"},\"http-url\":{\"words\":\"URL\",\"format\":\"uri\",\"pattern\":\"^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\\\[[^/?#@]+\\\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)\"},\"http-url-or-path\":{\"words\":\"URL or path\",\"format\":\"uri-reference\",\"pattern\":\"^([Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\\\[[^/?#@]+\\\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)|/[^/?#])\"}},\"types\":["
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"integer\",\"safe\":true},\"name\":\"Integer\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"string\",\"format\":\"utc-date-time\",\"expected\":\"utc-date-time\",\"phrase\":\"a UTC timestamp such as 2026-01-31T08:30:00Z\",\"loose\":{\"expected\":\"string\",\"phrase\":\"a string\"}},\"name\":\"Timestamp\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"string\",\"format\":\"http-url-or-path\",\"expected\":\"http-url-or-path\",\"phrase\":\"an http or https URL, or a path such as /api/tasks/15\",\"loose\":{\"expected\":\"string\",\"phrase\":\"a string\"}},\"name\":\"PlatformUrl\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"username\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"first_name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"last_name\",\"type\":{\"kind\":\"string\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"User\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"slug\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"description\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"contact\",\"type\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"boolean\",\"null\",\"array\",\"object\"],\"expected\":\"string or number or boolean or null or array or object\",\"phrase\":\"a string or a number or a boolean or null or an array or an object\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Organization\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"username\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"email\",\"type\":{\"kind\":\"string\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"BackgroundUser\"},"
    "{\"kind\":\"sum\",\"open\":false,\"branches\":[{\"value\":\"\",\"record\":\"User\"},{\"value\":\"\",\"record\":\"BackgroundUser\"}],\"name\":\"SenderObject\"},"
    "{\"kind\":\"union\",\"branches\":[{\"json\":\"object\",\"type\":{\"kind\":\"named\",\"name\":\"SenderObject\"}},{\"json\":\"null\",\"type\":{\"kind\":\"constant\",\"value\":null,\"expected\":\"null\",\"phrase\":\"null\"}}],\"name\":\"Sender\",\"expected\":\"null or object\",\"phrase\":\"null or an object\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:organization\",\"expected\":[\"update:organization\"],\"phrase\":\"\\\"update:organization\\\"\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"named\",\"name\":\"Organization\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateOrganizationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:organization\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:organization\",\"expected\":[\"create:organization\"],\"phrase\":\"\\\"create:organization\\\"\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"named\",\"name\":\"Organization\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateOrganizationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:organization\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:organization\",\"expected\":[\"delete:organization\"],\"phrase\":\"\\\"delete:organization\\\"\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"named\",\"name\":\"Organization\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteOrganizationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:organization\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"worker\",\"supervisor\",\"maintainer\",\"owner\"],\"open\":true,\"name\":\"Role\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"user\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"is_active\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"joined_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"role\",\"type\":{\"kind\":\"named\",\"name\":\"Role\"},\"optional\":false},{\"name\":\"invitation\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Membership\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:membership\",\"expected\":[\"update:membership\"],\"phrase\":\"\\\"update:membership\\\"\"},\"optional\":false},{\"name\":\"membership\",\"type\":{\"kind\":\"named\",\"name\":\"Membership\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateMembershipEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:membership\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:membership\",\"expected\":[\"delete:membership\"],\"phrase\":\"\\\"delete:membership\\\"\"},\"optional\":false},{\"name\":\"membership\",\"type\":{\"kind\":\"named\",\"name\":\"Membership\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteMembershipEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:membership\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:membership\",\"expected\":[\"create:membership\"],\"phrase\":\"\\\"create:membership\\\"\"},\"optional\":false},{\"name\":\"membership\",\"type\":{\"kind\":\"named\",\"name\":\"Membership\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateMembershipEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:membership\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"slug\",\"type\":{\"kind\":\"string\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"BasicOrganization\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"key\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"role\",\"type\":{\"kind\":\"named\",\"name\":\"Role\"},\"optional\":false},{\"name\":\"user\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"expired\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"boolean\"},\"expected\":\"boolean or null\",\"phrase\":\"a boolean or null\"},\"optional\":false},{\"name\":\"organization_info\",\"type\":{\"kind\":\"named\",\"name\":\"BasicOrganization\"},\"optional\":false},{\"name\":\"accepted\",\"type\":{\"kind\":\"boolean\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Invitation\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:invitation\",\"expected\":[\"create:invitation\"],\"phrase\":\"\\\"create:invitation\\\"\"},\"optional\":false},{\"name\":\"invitation\",\"type\":{\"kind\":\"named\",\"name\":\"Invitation\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateInvitationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:invitation\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:invitation\",\"expected\":[\"delete:invitation\"],\"phrase\":\"\\\"delete:invitation\\\"\"},\"optional\":false},{\"name\":\"invitation\",\"type\":{\"kind\":\"named\",\"name\":\"Invitation\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteInvitationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:invitation\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"LabelsSummary\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"count\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"url\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"expected\":\"http-url-or-path or null\",\"phrase\":\"http-url-or-path or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"TasksSummary\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"annotation\",\"validation\",\"completed\"],\"open\":true,\"name\":\"Status\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"2d\",\"3d\"],\"open\":true,\"name\":\"TaskDimension\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"local\",\"cloud_storage\"],\"open\":true,\"name\":\"StorageLocation\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"location\",\"type\":{\"kind\":\"named\",\"name\":\"StorageLocation\"},\"optional\":false},{\"name\":\"cloud_storage_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Storage\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"labels\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"LabelsSummary\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"tasks\",\"type\":{\"kind\":\"named\",\"name\":\"TasksSummary\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"task_subsets\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"string\"}},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"dimension\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"target_storage\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Storage\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"source_storage\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Storage\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"guide_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"assignee_updated_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"organization_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Project\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:project\",\"expected\":[\"create:project\"],\"phrase\":\"\\\"create:project\\\"\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"named\",\"name\":\"Project\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateProjectEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:project\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:project\",\"expected\":[\"update:project\"],\"phrase\":\"\\\"update:project\\\"\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"named\",\"name\":\"Project\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateProjectEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:project\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:project\",\"expected\":[\"delete:project\"],\"phrase\":\"\\\"delete:project\\\"\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"named\",\"name\":\"Project\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteProjectEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:project\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"\",\"annotation\",\"interpolation\"],\"open\":true,\"name\":\"TaskMode\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"count\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"completed\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"validation\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"url\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"expected\":\"http-url-or-path or null\",\"phrase\":\"http-url-or-path or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"JobsSummary\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"imageset\",\"video\",\"audio_mp3\"],\"open\":true,\"name\":\"ChunkType\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"gt\",\"gt_pool\"],\"open\":true,\"name\":\"ValidationMode\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"image\"],\"open\":true,\"name\":\"MediaType\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"mode\",\"type\":{\"kind\":\"named\",\"name\":\"TaskMode\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"overlap\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"segment_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"labels\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"LabelsSummary\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"jobs\",\"type\":{\"kind\":\"named\",\"name\":\"JobsSummary\"},\"optional\":false},{\"name\":\"data_chunk_size\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"data_compressed_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":true},{\"name\":\"data_original_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":true},{\"name\":\"size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"image_quality\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"data\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"dimension\",\"type\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"optional\":false},{\"name\":\"subset\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"target_storage\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Storage\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"source_storage\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Storage\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"guide_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"assignee_updated_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"validation_mode\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"ValidationMode\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"consensus_enabled\",\"type\":{\"kind\":\"boolean\"},\"optional\":true},{\"name\":\"data_cloud_storage_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"organization_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"project_name\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"media_type\",\"type\":{\"kind\":\"named\",\"name\":\"MediaType\"},\"optional\":false},{\"name\":\"initial_replicas\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Task\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:task\",\"expected\":[\"create:task\"],\"phrase\":\"\\\"create:task\\\"\"},\"optional\":false},{\"name\":\"task\",\"type\":{\"kind\":\"named\",\"name\":\"Task\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:task\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:task\",\"expected\":[\"update:task\"],\"phrase\":\"\\\"update:task\\\"\"},\"optional\":false},{\"name\":\"task\",\"type\":{\"kind\":\"named\",\"name\":\"Task\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:task\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:task\",\"expected\":[\"delete:task\"],\"phrase\":\"\\\"delete:task\\\"\"},\"optional\":false},{\"name\":\"task\",\"type\":{\"kind\":\"named\",\"name\":\"Task\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:task\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"annotation\",\"validation\",\"acceptance\"],\"open\":true,\"name\":\"JobStage\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"new\",\"in progress\",\"completed\",\"rejected\"],\"open\":true,\"name\":\"JobState\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false},{\"name\":\"count\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"IssuesSummary\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"annotation\",\"ground_truth\",\"consensus_replica\",\"replica\"],\"open\":true,\"name\":\"JobType\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"task_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"dimension\",\"type\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"optional\":false},{\"name\":\"labels\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"LabelsSummary\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"stage\",\"type\":{\"kind\":\"named\",\"name\":\"JobStage\"},\"optional\":false},{\"name\":\"state\",\"type\":{\"kind\":\"named\",\"name\":\"JobState\"},\"optional\":false},{\"name\":\"mode\",\"type\":{\"kind\":\"named\",\"name\":\"TaskMode\"},\"optional\":false},{\"name\":\"start_frame\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"stop_frame\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"data_chunk_size\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"data_compressed_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"issues\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"IssuesSummary\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"guide_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"frame_count\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"JobType\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"target_storage\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Storage\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"source_storage\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Storage\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"assignee_updated_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"data_original_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":false},{\"name\":\"parent_job_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"consensus_replicas\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"task_name\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"project_name\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"replicas_count\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"media_type\",\"type\":{\"kind\":\"named\",\"name\":\"MediaType\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Job\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:job\",\"expected\":[\"update:job\"],\"phrase\":\"\\\"update:job\\\"\"},\"optional\":false},{\"name\":\"job\",\"type\":{\"kind\":\"named\",\"name\":\"Job\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateJobEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:job\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:job\",\"expected\":[\"create:job\"],\"phrase\":\"\\\"create:job\\\"\"},\"optional\":false},{\"name\":\"job\",\"type\":{\"kind\":\"named\",\"name\":\"Job\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateJobEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:job\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:job\",\"expected\":[\"delete:job\"],\"phrase\":\"\\\"delete:job\\\"\"},\"optional\":false},{\"name\":\"job\",\"type\":{\"kind\":\"named\",\"name\":\"Job\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteJobEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:job\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"count\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"url\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"expected\":\"http-url-or-path or null\",\"phrase\":\"http-url-or-path or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CommentsSummary\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"frame\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"position\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"number\"}},\"optional\":false},{\"name\":\"job\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"comments\",\"type\":{\"kind\":\"named\",\"name\":\"CommentsSummary\"},\"optional\":false},{\"name\":\"resolved\",\"type\":{\"kind\":\"boolean\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Issue\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:issue\",\"expected\":[\"create:issue\"],\"phrase\":\"\\\"create:issue\\\"\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Issue\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateIssueEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:issue\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:issue\",\"expected\":[\"update:issue\"],\"phrase\":\"\\\"update:issue\\\"\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Issue\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateIssueEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:issue\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:issue\",\"expected\":[\"delete:issue\"],\"phrase\":\"\\\"delete:issue\\\"\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Issue\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteIssueEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:issue\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"message\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Comment\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:comment\",\"expected\":[\"create:comment\"],\"phrase\":\"\\\"create:comment\\\"\"},\"optional\":false},{\"name\":\"comment\",\"type\":{\"kind\":\"named\",\"name\":\"Comment\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateCommentEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:comment\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:comment\",\"expected\":[\"update:comment\"],\"phrase\":\"\\\"update:comment\\\"\"},\"optional\":false},{\"name\":\"comment\",\"type\":{\"kind\":\"named\",\"name\":\"Comment\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateCommentEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:comment\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:comment\",\"expected\":[\"delete:comment\"],\"phrase\":\"\\\"delete:comment\\\"\"},\"optional\":false},{\"name\":\"comment\",\"type\":{\"kind\":\"named\",\"name\":\"Comment\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteCommentEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:comment\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"queued\",\"started\",\"failed\",\"finished\"],\"open\":true,\"name\":\"RequestStatus\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"calculate:quality\",\"create:task\",\"export:annotations\",\"export:backup\",\"export:dataset\",\"merge:job\",\"merge:task\"],\"open\":true,\"name\":\"OperationType\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"project\",\"task\",\"job\"],\"open\":true,\"name\":\"OperationTarget\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"OperationType\"},\"optional\":false},{\"name\":\"target\",\"type\":{\"kind\":\"named\",\"name\":\"OperationTarget\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"task_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"job_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"org_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"format\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"function_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":true},{\"name\":\"lightweight\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"boolean\"},\"expected\":\"boolean or null\",\"phrase\":\"a boolean or null\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"RequestOperation\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"username\",\"type\":{\"kind\":\"string\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UserIdentifiers\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"RequestStatus\"},\"optional\":false},{\"name\":\"message\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"operation\",\"type\":{\"kind\":\"named\",\"name\":\"RequestOperation\"},\"optional\":false},{\"name\":\"progress\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"number\"},\"expected\":\"number or null\",\"phrase\":\"a number or null\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"started_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"finished_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"expiry_date\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"UserIdentifiers\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"result_url\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"expected\":\"http-url-or-path or null\",\"phrase\":\"http-url-or-path or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"result_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Request\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[calculate:quality]\",\"expected\":[\"completed:request[calculate:quality]\"],\"phrase\":\"\\\"completed:request[calculate:quality]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestCalculateQualityEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[calculate:quality]\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[create:task]\",\"expected\":[\"completed:request[create:task]\"],\"phrase\":\"\\\"completed:request[create:task]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestCreateTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[create:task]\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[export:annotations]\",\"expected\":[\"completed:request[export:annotations]\"],\"phrase\":\"\\\"completed:request[export:annotations]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestExportAnnotationsEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[export:annotations]\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[export:backup]\",\"expected\":[\"completed:request[export:backup]\"],\"phrase\":\"\\\"completed:request[export:backup]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestExportBackupEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[export:backup]\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[export:dataset]\",\"expected\":[\"completed:request[export:dataset]\"],\"phrase\":\"\\\"completed:request[export:dataset]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestExportDatasetEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[export:dataset]\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[merge:job]\",\"expected\":[\"completed:request[merge:job]\"],\"phrase\":\"\\\"completed:request[merge:job]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestMergeJobEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[merge:job]\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"completed:request[merge:task]\",\"expected\":[\"completed:request[merge:task]\"],\"phrase\":\"\\\"completed:request[merge:task]\\\"\"},\"optional\":false},{\"name\":\"request\",\"type\":{\"kind\":\"named\",\"name\":\"Request\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CompletedRequestMergeTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"completed:request[merge:task]\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"registration\",\"social\",\"sso\",\"ldap\",\"invitation\"],\"open\":true,\"name\":\"AccountOrigin\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"PlatformUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"username\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"first_name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"last_name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"email\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"groups\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"string\"}},\"optional\":false},{\"name\":\"is_staff\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"is_superuser\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"is_active\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"last_login\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"expected\":\"utc-date-time or null\",\"phrase\":\"utc-date-time or null\",\"loose\":{\"expected\":\"string or null\",\"phrase\":\"a string or null\"}},\"optional\":false},{\"name\":\"date_joined\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"has_analytics_access\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"boolean\"},\"expected\":\"boolean or null\",\"phrase\":\"a boolean or null\"},\"optional\":false},{\"name\":\"created_via\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"AccountOrigin\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":false},{\"name\":\"email_verified\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"boolean\"},\"expected\":\"boolean or null\",\"phrase\":\"a boolean or null\"},\"optional\":false},{\"name\":\"cvat_usage_reason\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"string\"},\"expected\":\"string or null\",\"phrase\":\"a string or null\"},\"optional\":true},{\"name\":\"primary_role\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"planned_activities\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"string\"}},\"optional\":true},{\"name\":\"data_types\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"string\"}},\"optional\":true},{\"name\":\"discovery_source\",\"type\":{\"kind\":\"string\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UserDetail\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:user\",\"expected\":[\"create:user\"],\"phrase\":\"\\\"create:user\\\"\"},\"optional\":false},{\"name\":\"user\",\"type\":{\"kind\":\"named\",\"name\":\"UserDetail\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateUserEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:user\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:user\",\"expected\":[\"update:user\"],\"phrase\":\"\\\"update:user\\\"\"},\"optional\":false},{\"name\":\"user\",\"type\":{\"kind\":\"named\",\"name\":\"UserDetail\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"UpdateUserEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:user\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:user\",\"expected\":[\"delete:user\"],\"phrase\":\"\\\"delete:user\\\"\"},\"optional\":false},{\"name\":\"user\",\"type\":{\"kind\":\"named\",\"name\":\"UserDetail\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"Sender\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteUserEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:user\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"string\",\"format\":\"http-url\",\"expected\":\"http-url\",\"phrase\":\"an absolute http or https URL\",\"loose\":{\"expected\":\"string\",\"phrase\":\"a string\"}},\"name\":\"HttpUrl\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"project\",\"organization\",\"server\"],\"open\":false,\"name\":\"WebhookType\",\"expected\":[\"project\",\"organization\",\"server\"],\"phrase\":\"one of \\\"project\\\", \\\"organization\\\", \\\"server\\\"\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"application/json\"],\"open\":true,\"name\":\"ContentType\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"update:organization\",\"create:organization\",\"delete:organization\",\"update:membership\",\"delete:membership\",\"create:membership\",\"create:invitation\",\"delete:invitation\",\"create:project\",\"update:project\",\"delete:project\",\"create:task\",\"update:task\",\"delete:task\",\"update:job\",\"create:job\",\"delete:job\",\"create:issue\",\"update:issue\",\"delete:issue\",\"create:comment\",\"update:comment\",\"delete:comment\",\"completed:request[calculate:quality]\",\"completed:request[create:task]\",\"completed:request[export:annotations]\",\"completed:request[export:backup]\",\"completed:request[export:dataset]\",\"completed:request[merge:job]\",\"completed:request[merge:task]\",\"create:user\",\"update:user\",\"delete:user\"],\"open\":false,\"name\":\"EventName\",\"expected\":[\"update:organization\",\"create:organization\",\"delete:organization\",\"update:membership\",\"delete:membership\",\"create:membership\",\"create:invitation\",\"delete:invitation\",\"create:project\",\"update:project\",\"delete:project\",\"create:task\",\"update:task\",\"delete:task\",\"update:job\",\"create:job\",\"delete:job\",\"create:issue\",\"update:issue\",\"delete:issue\",\"create:comment\",\"update:comment\",\"delete:comment\",\"completed:request[calculate:quality]\",\"completed:request[create:task]\",\"completed:request[export:annotations]\",\"completed:request[export:backup]\",\"completed:request[export:dataset]\",\"completed:request[merge:job]\",\"completed:request[merge:task]\",\"create:user\",\"update:user\",\"delete:user\"],\"phrase\":\"one of \\\"update:organization\\\", \\\"create:organization\\\", \\\"delete:organization\\\", \\\"update:membership\\\", \\\"delete:membership\\\", \\\"create:membership\\\", \\\"create:invitation\\\", \\\"delete:invitation\\\", \\\"create:project\\\", \\\"update:project\\\", \\\"delete:project\\\", \\\"create:task\\\", \\\"update:task\\\", \\\"delete:task\\\", \\\"update:job\\\", \\\"create:job\\\", \\\"delete:job\\\", \\\"create:issue\\\", \\\"update:issue\\\", \\\"delete:issue\\\", \\\"create:comment\\\", \\\"update:comment\\\", \\\"delete:comment\\\", \\\"completed:request[calculate:quality]\\\", \\\"completed:request[create:task]\\\", \\\"completed:request[export:annotations]\\\", \\\"completed:request[export:backup]\\\", \\\"completed:request[export:dataset]\\\", \\\"completed:request[merge:job]\\\", \\\"completed:request[merge:task]\\\", \\\"create:user\\\", \\\"update:user\\\", \\\"delete:user\\\"\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"target_url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"description\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"WebhookType\"},\"optional\":false},{\"name\":\"content_type\",\"type\":{\"kind\":\"named\",\"name\":\"ContentType\"},\"optional\":false},{\"name\":\"is_active\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"enable_ssl\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"events\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"EventName\"}},\"optional\":false},{\"name\":\"last_status\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"last_delivery_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Webhook\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"ping\",\"expected\":[\"ping\"],\"phrase\":\"\\\"ping\\\"\"},\"optional\":false},{\"name\":\"webhook\",\"type\":{\"kind\":\"named\",\"name\":\"Webhook\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"PingEvent\",\"tag\":{\"member\":\"event\",\"value\":\"ping\"}},"
    "{\"kind\":\"sum\",\"tag\":\"event\",\"open\":true,\"branches\":[{\"value\":\"update:organization\",\"record\":\"UpdateOrganizationEvent\"},{\"value\":\"create:organization\",\"record\":\"CreateOrganizationEvent\"},{\"value\":\"delete:organization\",\"record\":\"DeleteOrganizationEvent\"},{\"value\":\"update:membership\",\"record\":\"UpdateMembershipEvent\"},{\"value\":\"delete:membership\",\"record\":\"DeleteMembershipEvent\"},{\"value\":\"create:membership\",\"record\":\"CreateMembershipEvent\"},{\"value\":\"create:invitation\",\"record\":\"CreateInvitationEvent\"},{\"value\":\"delete:invitation\",\"record\":\"DeleteInvitationEvent\"},{\"value\":\"create:project\",\"record\":\"CreateProjectEvent\"},{\"value\":\"update:project\",\"record\":\"UpdateProjectEvent\"},{\"value\":\"delete:project\",\"record\":\"DeleteProjectEvent\"},{\"value\":\"create:task\",\"record\":\"CreateTaskEvent\"},{\"value\":\"update:task\",\"record\":\"UpdateTaskEvent\"},{\"value\":\"delete:task\",\"record\":\"DeleteTaskEvent\"},{\"value\":\"update:job\",\"record\":\"UpdateJobEvent\"},{\"value\":\"create:job\",\"record\":\"CreateJobEvent\"},{\"value\":\"delete:job\",\"record\":\"DeleteJobEvent\"},{\"value\":\"create:issue\",\"record\":\"CreateIssueEvent\"},{\"value\":\"update:issue\",\"record\":\"UpdateIssueEvent\"},{\"value\":\"delete:issue\",\"record\":\"DeleteIssueEvent\"},{\"value\":\"create:comment\",\"record\":\"CreateCommentEvent\"},{\"value\":\"update:comment\",\"record\":\"UpdateCommentEvent\"},{\"value\":\"delete:comment\",\"record\":\"DeleteCommentEvent\"},{\"value\":\"completed:request[calculate:quality]\",\"record\":\"CompletedRequestCalculateQualityEvent\"},{\"value\":\"completed:request[create:task]\",\"record\":\"CompletedRequestCreateTaskEvent\"},{\"value\":\"completed:request[export:annotations]\",\"record\":\"CompletedRequestExportAnnotationsEvent\"},{\"value\":\"completed:request[export:backup]\",\"record\":\"CompletedRequestExportBackupEvent\"},{\"value\":\"completed:request[export:dataset]\",\"record\":\"CompletedRequestExportDatasetEvent\"},{\"value\":\"completed:request[merge:job]\",\"record\":\"CompletedRequestMergeJobEvent\"},{\"value\":\"completed:request[merge:task]\",\"record\":\"CompletedRequestMergeTaskEvent\"},{\"value\":\"create:user\",\"record\":\"CreateUserEvent\"},{\"value\":\"update:user\",\"record\":\"UpdateUserEvent\"},{\"value\":\"delete:user\",\"record\":\"DeleteUserEvent\"},{\"value\":\"ping\",\"record\":\"PingEvent\"}],\"name\":\"Delivery\"}"
    "]}",
    {},
    {},
)


def parse_delivery(body: Text, mode: Mode = "tolerant") -> Delivery:
    """Reads a document; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks the contract."""
    value: Delivery = parse(CONTRACT, body, mode)
    return value


def write_delivery(delivery: Delivery) -> str:
    """Writes a document as JSON: everything that was parsed, with unknown members. Absent members stay absent."""
    return write_json(with_deep_stack(lambda: to_json(delivery)))
