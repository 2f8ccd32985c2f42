# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

"""The contract `webhook` in every edition: 2.76, 2.73, 2.65, 2.4, 2.3.

The types here are what all editions have in common; the types of one edition are in its own module, such as
`webhook_2_76`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Callable, ClassVar, Final, Iterable, Literal, Optional, Sequence, TypedDict, Union

from .errors import RuleWarning
from .json_text import Json, JsonObject, Text, with_deep_stack, write_json
from .reader import Contract, parse
from .record import MISSING, Missing, Mode, UnknownEvent as UnknownEvent, View, to_json

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
    "CHUNK_TYPE_LIST",
    "CHUNK_TYPE_VIDEO",
    "CONTENT_TYPE_APPLICATION_JSON",
    "ChunkType",
    "Comment",
    "CommentBeforeUpdate",
    "CommentsSummary",
    "CompletedRequestCalculateQualityEvent",
    "CompletedRequestCreateTaskEvent",
    "CompletedRequestExportAnnotationsEvent",
    "CompletedRequestExportBackupEvent",
    "CompletedRequestExportDatasetEvent",
    "CompletedRequestMergeJobEvent",
    "CompletedRequestMergeTaskEvent",
    "ContentType",
    "CreateBackupEvent",
    "CreateCommentEvent",
    "CreateExportEvent",
    "CreateInvitationEvent",
    "CreateIssueEvent",
    "CreateJobEvent",
    "CreateMembershipEvent",
    "CreateOrganizationEvent",
    "CreateProjectEvent",
    "CreateTaskEvent",
    "CreateUserEvent",
    "CreatedTask",
    "DeleteCommentEvent",
    "DeleteInvitationEvent",
    "DeleteIssueEvent",
    "DeleteJobEvent",
    "DeleteMembershipEvent",
    "DeleteOrganizationEvent",
    "DeleteProjectEvent",
    "DeleteTaskEvent",
    "DeleteUserEvent",
    "DeletedTask",
    "Delivery",
    "EVENT_NAME_COMPLETED_REQUEST_CALCULATE_QUALITY",
    "EVENT_NAME_COMPLETED_REQUEST_CREATE_TASK",
    "EVENT_NAME_COMPLETED_REQUEST_EXPORT_ANNOTATIONS",
    "EVENT_NAME_COMPLETED_REQUEST_EXPORT_BACKUP",
    "EVENT_NAME_COMPLETED_REQUEST_EXPORT_DATASET",
    "EVENT_NAME_COMPLETED_REQUEST_MERGE_JOB",
    "EVENT_NAME_COMPLETED_REQUEST_MERGE_TASK",
    "EVENT_NAME_CREATE_BACKUP",
    "EVENT_NAME_CREATE_COMMENT",
    "EVENT_NAME_CREATE_EXPORT",
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
    "EXPORT_STATUS_FAILED",
    "EXPORT_STATUS_SUCCEEDED",
    "EventName",
    "ExportStatus",
    "HexColour",
    "HttpUrl",
    "Integer",
    "Invitation",
    "Issue",
    "IssueBeforeUpdate",
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
    "JobBeforeUpdate",
    "JobStage",
    "JobState",
    "JobSummary",
    "JobType",
    "JobsSummary",
    "LABEL_TYPE_ANY",
    "Label",
    "LabelType",
    "LabelsSummary",
    "MEDIA_TYPE_IMAGE",
    "MediaType",
    "Membership",
    "MembershipBeforeUpdate",
    "NamelessUser",
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
    "OrganizationBeforeUpdate",
    "PingEvent",
    "PlatformUrl",
    "Project",
    "ProjectBeforeUpdate",
    "REQUEST_STATUS_FAILED",
    "REQUEST_STATUS_FINISHED",
    "REQUEST_STATUS_QUEUED",
    "REQUEST_STATUS_STARTED",
    "ROLE_MAINTAINER",
    "ROLE_OWNER",
    "ROLE_SUPERVISOR",
    "ROLE_WORKER",
    "Receiver",
    "Request",
    "RequestOperation",
    "RequestStatus",
    "Role",
    "STATUS_ANNOTATION",
    "STATUS_COMPLETED",
    "STATUS_VALIDATION",
    "STORAGE_LOCATION_CLOUD_STORAGE",
    "STORAGE_LOCATION_LOCAL",
    "Segment",
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
    "TaskBeforeUpdate",
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
    "find_warnings",
    "parse_delivery",
    "write_delivery",
]

CONTRACT: Final = Contract(
    "webhook",
    __name__.rpartition(".")[0],
    {
        "2.76": "webhook_2_76",
        "2.73": "webhook_2_73",
        "2.65": "webhook_2_65",
        "2.4": "webhook_2_4",
        "2.3": "webhook_2_3",
    },
)


Integer = int
"""Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids)."""


Timestamp = str
"""ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case)."""


PlatformUrl = str
"""Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` where no request of a user raised the event (since 2.4.2)."""


class User(View):
    """A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3)."""

    url: Union[PlatformUrl, HttpUrl]
    """Address of the user, `{base_url}/api/users/<user_id>` (W2.2)."""
    id: Integer
    """User identifier (W2.2)."""
    username: str
    """User name (W2.2). Explanation: for the login."""
    first_name: str
    """First name (W2.2). May be empty (W-empty)."""
    last_name: str
    """Last name (W2.2). May be empty (W-empty)."""


class Organization(View):
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


class BackgroundUser(View):
    """A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2)."""

    id: Integer
    """User identifier (since 2.4.2)."""
    username: str
    """Login name (since 2.4.2)."""
    email: str
    """E-mail address; may be empty (since 2.4.2)."""


SenderObject = Union["User", "BackgroundUser"]
"""Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2)."""


Sender = Union[Union["SenderObject", Literal[None]], Union["User", "BackgroundUser", "NamelessUser"]]
"""Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2)."""


class UpdateOrganizationEvent(View):
    """An organization was updated (W6.3)."""

    TAG = ("event", "update:organization")
    event: ClassVar[Literal["update:organization"]] = "update:organization"
    organization: Union[Organization, JsonObject]
    """The organization after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[OrganizationBeforeUpdate, JsonObject, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class CreateOrganizationEvent(View):
    """An organization was made (since 2.76.0)."""

    TAG = ("event", "create:organization")
    event: ClassVar[Literal["create:organization"]] = "create:organization"
    organization: Organization
    """The created organization, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""


class DeleteOrganizationEvent(View):
    """An organization was deleted (since 2.4.2, not in 2.73 to 2.75)."""

    TAG = ("event", "delete:organization")
    event: ClassVar[Literal["delete:organization"]] = "delete:organization"
    organization: Organization
    """The deleted organization, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""


Role = str
"""Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear."""
ROLE_WORKER: Final = "worker"
ROLE_SUPERVISOR: Final = "supervisor"
ROLE_MAINTAINER: Final = "maintainer"
ROLE_OWNER: Final = "owner"


class Membership(View):
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


class UpdateMembershipEvent(View):
    """A membership was updated (W6.3). Member added to or removed from an organization (W6.1)."""

    TAG = ("event", "update:membership")
    event: ClassVar[Literal["update:membership"]] = "update:membership"
    membership: Union[Membership, JsonObject]
    """The membership after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[MembershipBeforeUpdate, JsonObject, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class DeleteMembershipEvent(View):
    """A membership was deleted (W6.4). A member was removed from an organization (W6.1)."""

    TAG = ("event", "delete:membership")
    event: ClassVar[Literal["delete:membership"]] = "delete:membership"
    membership: Union[Membership, JsonObject]
    """The deleted membership, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.4)."""


class CreateMembershipEvent(View):
    """A member joined an organization (since 2.4.2)."""

    TAG = ("event", "create:membership")
    event: ClassVar[Literal["create:membership"]] = "create:membership"
    membership: Membership
    """The created membership, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""


class BasicOrganization(View):
    """An organization by name alone (since 2.10.0)."""

    id: Integer
    """Organization identifier (since 2.10.0)."""
    slug: str
    """Short name (since 2.10.0)."""


class Invitation(View):
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
    expired: Union[Optional[bool], Missing] = MISSING
    """True when the invitation has expired, or null (since 2.10.0)."""
    organization_info: Union[BasicOrganization, Missing] = MISSING
    """The organization by name (since 2.10.0)."""
    accepted: Union[bool, Missing] = MISSING
    """True when the invitation was accepted (since 2.65.0)."""


class CreateInvitationEvent(View):
    """An invitation was created (W6.2). It was issued (W6.1)."""

    TAG = ("event", "create:invitation")
    event: ClassVar[Literal["create:invitation"]] = "create:invitation"
    invitation: Union[Invitation, JsonObject]
    """The created invitation, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.2)."""


class DeleteInvitationEvent(View):
    """An invitation was deleted (W6.4). It was revoked (W6.1)."""

    TAG = ("event", "delete:invitation")
    event: ClassVar[Literal["delete:invitation"]] = "delete:invitation"
    invitation: Union[Invitation, JsonObject]
    """The deleted invitation, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.4)."""


class LabelsSummary(View):
    """Where the labels of a project, task or job are read (since 2.4.0)."""

    url: PlatformUrl
    """Address of the list of labels (since 2.4.0)."""
    count: Union[Integer, Missing] = MISSING
    """Number of labels (since 2.4.0, until 2.7)."""


class TasksSummary(View):
    """How many tasks a project has, and where they are read (since 2.4.0)."""

    count: Integer
    """Number of tasks (since 2.4.0)."""
    url: Optional[PlatformUrl]
    """Address of the list of tasks; null in background deliveries (since 2.4.0)."""


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


class Storage(View):
    """A storage (W2.3). Explanation: where a task's data is read from or written to."""

    id: Integer
    """Storage identifier (W2.3)."""
    location: StorageLocation
    """Location of the storage (W2.3). Explanation: its kind."""
    cloud_storage_id: Optional[Integer]
    """Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud."""


class Project(View):
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
    guide_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the assignee last changed, or null (since 2.16.0)."""
    organization_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""


class CreateProjectEvent(View):
    """A project was created (W6.2)."""

    TAG = ("event", "create:project")
    event: ClassVar[Literal["create:project"]] = "create:project"
    project: Union[Project, JsonObject]
    """The created project, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.2)."""


class UpdateProjectEvent(View):
    """A project was updated (W6.3)."""

    TAG = ("event", "update:project")
    event: ClassVar[Literal["update:project"]] = "update:project"
    project: Union[Project, JsonObject]
    """The project after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[ProjectBeforeUpdate, JsonObject, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class DeleteProjectEvent(View):
    """A project was deleted (W6.4)."""

    TAG = ("event", "delete:project")
    event: ClassVar[Literal["delete:project"]] = "delete:project"
    project: Union[Project, JsonObject]
    """The deleted project, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.4)."""


TaskMode = str
"""Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear."""
TASK_MODE_EMPTY: Final = ""
TASK_MODE_ANNOTATION: Final = "annotation"
TASK_MODE_INTERPOLATION: Final = "interpolation"


class JobsSummary(View):
    """How many jobs a task has, and where they are read (since 2.4.0)."""

    count: Integer
    """Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0)."""
    completed: Optional[Integer]
    """Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0)."""
    validation: Union[Optional[Integer], Missing] = MISSING
    """Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0)."""
    url: Optional[PlatformUrl]
    """Address of the list of jobs; null in background deliveries (since 2.4.0)."""


ChunkType = str
"""Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear."""
CHUNK_TYPE_IMAGESET: Final = "imageset"
CHUNK_TYPE_VIDEO: Final = "video"
CHUNK_TYPE_AUDIO_MP3: Final = "audio_mp3"
CHUNK_TYPE_LIST: Final = "list"


ValidationMode = str
"""How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear."""
VALIDATION_MODE_GT: Final = "gt"
VALIDATION_MODE_GT_POOL: Final = "gt_pool"


MediaType = str
"""Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio."""
MEDIA_TYPE_IMAGE: Final = "image"


class Task(View):
    """A task (W2.3)."""

    url: Union[PlatformUrl, HttpUrl]
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Union[Optional[Integer], Integer]
    """Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0)."""
    mode: TaskMode
    """Empty string or a mode name (W2.3)."""
    owner: Union[Optional[User], User]
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
    labels: Union[Optional[LabelsSummary], Sequence[Label]]
    """Labels of the task; null in background deliveries (since 2.4.0; before, a list)."""
    jobs: Union[JobsSummary, Missing] = MISSING
    """Jobs of the task (since 2.4.0)."""
    data_chunk_size: Union[Optional[Integer], Integer, Missing] = MISSING
    """Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0)."""
    data_compressed_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the compressed chunks; once the task has data (W2.3)."""
    data_original_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the original chunks; once the task has data (W2.3)."""
    size: Union[Integer, Missing] = MISSING
    """Number of frames; once the task has data (W2.3)."""
    image_quality: Union[Integer, Missing] = MISSING
    """Image quality; once the task has data (W2.3)."""
    data: Union[Optional[Integer], Integer, Missing] = MISSING
    """Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0)."""
    dimension: TaskDimension
    """Dimension (W2.3). Explanation: of the data."""
    subset: str
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Optional[Integer]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Union[Optional[Storage], Storage]
    """Where annotations are written to, or null (W2.3; null since 2.3.0)."""
    source_storage: Union[Optional[Storage], Storage]
    """Where data is read from, or null (W2.3; null since 2.3.0)."""
    guide_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the assignee last changed, or null (since 2.16.0)."""
    validation_mode: Union[Optional[ValidationMode], Missing] = MISSING
    """How the work on the task is validated, or null (since 2.21.0)."""
    consensus_enabled: Union[bool, Missing] = MISSING
    """True when several annotators work on the same frames (since 2.27.0, until 2.79)."""
    data_cloud_storage_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0)."""
    organization_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""
    project_name: Union[Optional[str], Missing] = MISSING
    """Name of the project, or null (since 2.59.0)."""
    media_type: Union[MediaType, Missing] = MISSING
    """Kind of media, such as `image` (since 2.65.0)."""
    initial_replicas: Union[Integer, Missing] = MISSING
    """Number of replicas that each job starts with (since 2.80.0)."""
    segments: Union[Sequence[Segment], Missing] = MISSING
    """Segments of the task; may be empty (W2.3)."""


class CreateTaskEvent(View):
    """A task was created (W6.2)."""

    TAG = ("event", "create:task")
    event: ClassVar[Literal["create:task"]] = "create:task"
    task: Union[Task, CreatedTask]
    """The created task, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.2)."""


class UpdateTaskEvent(View):
    """A task was updated (W6.3). For example its status or its assignment changed (W6.1)."""

    TAG = ("event", "update:task")
    event: ClassVar[Literal["update:task"]] = "update:task"
    task: Task
    """The task after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[TaskBeforeUpdate, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class DeleteTaskEvent(View):
    """A task was deleted (W6.4)."""

    TAG = ("event", "delete:task")
    event: ClassVar[Literal["delete:task"]] = "delete:task"
    task: Union[Task, DeletedTask]
    """The deleted task, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.4)."""


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


class IssuesSummary(View):
    """How many issues a job has, and where they are read (since 2.4.0)."""

    url: Union[PlatformUrl, Optional[PlatformUrl]]
    """Address of the list of issues; null in background deliveries of early releases (since 2.4.0)."""
    count: Integer
    """Number of issues (since 2.4.0)."""


JobType = str
"""Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`, `replica`; others may appear."""
JOB_TYPE_ANNOTATION: Final = "annotation"
JOB_TYPE_GROUND_TRUTH: Final = "ground_truth"
JOB_TYPE_CONSENSUS_REPLICA: Final = "consensus_replica"
JOB_TYPE_REPLICA: Final = "replica"


class Job(View):
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
    guide_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    frame_count: Union[Integer, Missing] = MISSING
    """Number of frames (since 2.5.0)."""
    created_date: Union[Timestamp, Missing] = MISSING
    """When the job was created (since 2.5.0)."""
    type: Union[JobType, Missing] = MISSING
    """Kind of job (since 2.5.0)."""
    organization: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null (since 2.5.0)."""
    target_storage: Union[Optional[Storage], Missing] = MISSING
    """Where annotations are written to, or null (since 2.10.0)."""
    source_storage: Union[Optional[Storage], Missing] = MISSING
    """Where data is read from, or null (since 2.10.0)."""
    assignee_updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the assignee last changed, or null (since 2.16.0)."""
    data_original_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the original chunks (since 2.20.0)."""
    parent_job_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the job that this one repeats, or null (since 2.27.0)."""
    consensus_replicas: Union[Integer, Missing] = MISSING
    """Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79)."""
    task_name: Union[Optional[str], Missing] = MISSING
    """Name of the task, or null (since 2.59.0)."""
    project_name: Union[Optional[str], Missing] = MISSING
    """Name of the project, or null (since 2.59.0)."""
    replicas_count: Union[Integer, Missing] = MISSING
    """Number of replicas (since 2.59.0)."""
    media_type: Union[MediaType, Missing] = MISSING
    """Kind of media, such as `image` (since 2.65.0)."""


class UpdateJobEvent(View):
    """A job was updated (W6.3). For example its status or its assignee changed (W1.4)."""

    TAG = ("event", "update:job")
    event: ClassVar[Literal["update:job"]] = "update:job"
    job: Union[Job, JsonObject]
    """The job after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[JobBeforeUpdate, JsonObject, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class CreateJobEvent(View):
    """A job was created (since 2.4.2)."""

    TAG = ("event", "create:job")
    event: ClassVar[Literal["create:job"]] = "create:job"
    job: Job
    """The created job, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""


class DeleteJobEvent(View):
    """A job was deleted (since 2.4.2)."""

    TAG = ("event", "delete:job")
    event: ClassVar[Literal["delete:job"]] = "delete:job"
    job: Job
    """The deleted job, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""


class CommentsSummary(View):
    """How many comments an issue has, and where they are read (since 2.4.0)."""

    count: Integer
    """Number of comments (since 2.4.0)."""
    url: Optional[PlatformUrl]
    """Address of the list of comments; null in background deliveries (since 2.4.0)."""


class Issue(View):
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


class CreateIssueEvent(View):
    """An issue was created (W6.2)."""

    TAG = ("event", "create:issue")
    event: ClassVar[Literal["create:issue"]] = "create:issue"
    issue: Union[Issue, JsonObject]
    """The created issue, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.2)."""


class UpdateIssueEvent(View):
    """An issue was updated (W6.3)."""

    TAG = ("event", "update:issue")
    event: ClassVar[Literal["update:issue"]] = "update:issue"
    issue: Union[Issue, JsonObject]
    """The issue after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[IssueBeforeUpdate, JsonObject, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class DeleteIssueEvent(View):
    """An issue was deleted (W6.4)."""

    TAG = ("event", "delete:issue")
    event: ClassVar[Literal["delete:issue"]] = "delete:issue"
    issue: Union[Issue, JsonObject]
    """The deleted issue, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.4)."""


class Comment(View):
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


class CreateCommentEvent(View):
    """A comment was created (W6.2)."""

    TAG = ("event", "create:comment")
    event: ClassVar[Literal["create:comment"]] = "create:comment"
    comment: Union[Comment, JsonObject]
    """The created comment, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.2)."""


class UpdateCommentEvent(View):
    """A comment was updated (W6.3)."""

    TAG = ("event", "update:comment")
    event: ClassVar[Literal["update:comment"]] = "update:comment"
    comment: Union[Comment, JsonObject]
    """The comment after the update, in full (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.3)."""
    before_update: Union[CommentBeforeUpdate, JsonObject, Missing] = MISSING
    """Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on."""
    changes: Union[JsonObject, Missing] = MISSING
    """Old and new values by key; the shape of an entry is inferred, so any is valid (since 2.73.0, until 2.74)."""


class DeleteCommentEvent(View):
    """A comment was deleted (W6.4)."""

    TAG = ("event", "delete:comment")
    event: ClassVar[Literal["delete:comment"]] = "delete:comment"
    comment: Union[Comment, JsonObject]
    """The deleted comment, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Union[Sender, User]
    """User who triggered the event (W6.4)."""


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


class RequestOperation(View):
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
    function_id: Union[Optional[str], Missing] = MISSING
    """Identifier of a function, or null; whether it is sent is inferred, so it may be missing (since 2.73.0)."""
    lightweight: Optional[bool]
    """True for a backup without media, or null (since 2.73.0)."""


class UserIdentifiers(View):
    """Who asked for a request, by name alone (since 2.73.0)."""

    id: Integer
    """User identifier (since 2.73.0)."""
    username: str
    """Login name (since 2.73.0)."""


class Request(View):
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


class CompletedRequestCalculateQualityEvent(View):
    """A quality report was calculated, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[calculate:quality]")
    event: ClassVar[Literal["completed:request[calculate:quality]"]] = "completed:request[calculate:quality]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


class CompletedRequestCreateTaskEvent(View):
    """The data of a task was read, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[create:task]")
    event: ClassVar[Literal["completed:request[create:task]"]] = "completed:request[create:task]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


class CompletedRequestExportAnnotationsEvent(View):
    """An export of annotations ended (since 2.73.0)."""

    TAG = ("event", "completed:request[export:annotations]")
    event: ClassVar[Literal["completed:request[export:annotations]"]] = "completed:request[export:annotations]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


class CompletedRequestExportBackupEvent(View):
    """A backup ended (since 2.73.0)."""

    TAG = ("event", "completed:request[export:backup]")
    event: ClassVar[Literal["completed:request[export:backup]"]] = "completed:request[export:backup]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


class CompletedRequestExportDatasetEvent(View):
    """An export of a dataset ended (since 2.73.0)."""

    TAG = ("event", "completed:request[export:dataset]")
    event: ClassVar[Literal["completed:request[export:dataset]"]] = "completed:request[export:dataset]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


class CompletedRequestMergeJobEvent(View):
    """The replicas of a job were merged, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[merge:job]")
    event: ClassVar[Literal["completed:request[merge:job]"]] = "completed:request[merge:job]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


class CompletedRequestMergeTaskEvent(View):
    """The replicas of the jobs of a task were merged, or failed (since 2.73.0)."""

    TAG = ("event", "completed:request[merge:task]")
    event: ClassVar[Literal["completed:request[merge:task]"]] = "completed:request[merge:task]"
    request: Request
    """The request that ended (since 2.73.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.73.0)."""
    sender: Union[Sender, Missing] = MISSING
    """User who made the request (since 2.76.0)."""


AccountOrigin = str
"""How an account was made (since 2.76.0). Known: `registration`, `social`, `sso`, `ldap`, `invitation`; others may appear."""
ACCOUNT_ORIGIN_REGISTRATION: Final = "registration"
ACCOUNT_ORIGIN_SOCIAL: Final = "social"
ACCOUNT_ORIGIN_SSO: Final = "sso"
ACCOUNT_ORIGIN_LDAP: Final = "ldap"
ACCOUNT_ORIGIN_INVITATION: Final = "invitation"


class UserDetail(View):
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


class CreateUserEvent(View):
    """A user was made or registered (since 2.76.0)."""

    TAG = ("event", "create:user")
    event: ClassVar[Literal["create:user"]] = "create:user"
    user: UserDetail
    """The created user, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""


class UpdateUserEvent(View):
    """A user was changed (since 2.76.0)."""

    TAG = ("event", "update:user")
    event: ClassVar[Literal["update:user"]] = "update:user"
    user: UserDetail
    """The user after the update, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: Sender
    """User who triggered the event (W6.2)."""


class DeleteUserEvent(View):
    """A user was deleted (since 2.76.0)."""

    TAG = ("event", "delete:user")
    event: ClassVar[Literal["delete:user"]] = "delete:user"
    user: UserDetail
    """The deleted user, in full (since 2.76.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: Sender
    """User who triggered the event (W6.4)."""


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


EventName = Literal["update:organization", "create:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "completed:request[calculate:quality]", "completed:request[create:task]", "completed:request[export:annotations]", "completed:request[export:backup]", "completed:request[export:dataset]", "completed:request[merge:job]", "completed:request[merge:task]", "create:user", "update:user", "delete:user", "create:export", "create:backup"]
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
EVENT_NAME_CREATE_EXPORT: Final = "create:export"
EVENT_NAME_CREATE_BACKUP: Final = "create:backup"


class Webhook(View):
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
    owner: Union[Optional[User], User]
    """User who created the webhook, or null (W2.1; null since 2.3.0)."""
    project_id: Union[Optional[Integer], Missing] = MISSING
    """Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`)."""
    organization: Optional[Integer]
    """Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope)."""
    events: Sequence[EventName]
    """Subscribed event names (W6.1)."""
    last_status: Union[Optional[Integer], Integer, Missing] = MISSING
    """HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way."""
    last_delivery_date: Union[Timestamp, Missing] = MISSING
    """Time of the last delivery (W2.1). Missing before the first one (W-delivery)."""
    project: Union[Optional[Integer], Missing] = MISSING
    """Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope)."""


class PingEvent(View):
    """A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping)."""

    TAG = ("event", "ping")
    event: ClassVar[Literal["ping"]] = "ping"
    webhook: Webhook
    """The webhook resource (W6.5)."""
    sender: User
    """User who triggered the ping (W6.5)."""


Delivery = Union[Union["UpdateOrganizationEvent", "CreateOrganizationEvent", "DeleteOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "CompletedRequestCalculateQualityEvent", "CompletedRequestCreateTaskEvent", "CompletedRequestExportAnnotationsEvent", "CompletedRequestExportBackupEvent", "CompletedRequestExportDatasetEvent", "CompletedRequestMergeJobEvent", "CompletedRequestMergeTaskEvent", "CreateUserEvent", "UpdateUserEvent", "DeleteUserEvent", "PingEvent", "UnknownEvent"], Union["UpdateOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "CompletedRequestCalculateQualityEvent", "CompletedRequestCreateTaskEvent", "CompletedRequestExportAnnotationsEvent", "CompletedRequestExportBackupEvent", "CompletedRequestExportDatasetEvent", "CompletedRequestMergeJobEvent", "CompletedRequestMergeTaskEvent", "PingEvent", "UnknownEvent"], Union["UpdateOrganizationEvent", "DeleteOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "CreateExportEvent", "CreateBackupEvent", "PingEvent", "UnknownEvent"], Union["UpdateOrganizationEvent", "DeleteOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "PingEvent", "UnknownEvent"], Union["UpdateOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "PingEvent", "UnknownEvent"]]
"""Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is."""


class OrganizationBeforeUpdate(View):
    """Old values of the keys of an organization that changed (W6.3)."""

    id: Union[Integer, Missing] = MISSING
    """Organization identifier (since 2.3.0)."""
    slug: Union[str, Missing] = MISSING
    """Short name: letters, digits, `-` and `_` (since 2.3.0)."""
    name: Union[str, Missing] = MISSING
    """Name (since 2.3.0)."""
    description: Union[str, Missing] = MISSING
    """Description; may be empty (since 2.3.0)."""
    created_date: Union[Timestamp, Missing] = MISSING
    """When the organization was made (since 2.3.0)."""
    updated_date: Union[Timestamp, Missing] = MISSING
    """When the organization was last changed (since 2.3.0)."""
    contact: Union[Json, Missing] = MISSING
    """How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0)."""
    owner: Union[Optional[User], Missing] = MISSING
    """User who owns the organization; null after that user was deleted (since 2.3.0)."""


class NamelessUser(View):
    """The sender of an event where nobody could be named (since 2.4.2, until 2.75)."""

    username: Literal[""]
    """Always empty (since 2.4.2)."""
    first_name: Literal[""]
    """Always empty (since 2.4.2)."""
    last_name: Literal[""]
    """Always empty (since 2.4.2)."""


class MembershipBeforeUpdate(View):
    """Old values of the keys of a membership that changed (W6.3)."""

    id: Union[Integer, Missing] = MISSING
    """Membership identifier (since 2.3.0)."""
    user: Union[User, Missing] = MISSING
    """User who is the member (since 2.3.0)."""
    organization: Union[Integer, Missing] = MISSING
    """Identifier of the organization (since 2.3.0)."""
    is_active: Union[bool, Missing] = MISSING
    """True when the user accepted the invitation (since 2.3.0)."""
    joined_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the user joined, or null (since 2.3.0)."""
    role: Union[Role, Missing] = MISSING
    """Role in the organization (since 2.3.0)."""
    invitation: Union[Optional[str], Missing] = MISSING
    """Key of the invitation; null for the owner (since 2.3.0)."""


class ProjectBeforeUpdate(View):
    """Old values of the keys of a project that changed (W6.3)."""

    url: Union[PlatformUrl, Missing] = MISSING
    """Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0)."""
    id: Union[Integer, Missing] = MISSING
    """Project identifier (since 2.3.0)."""
    name: Union[str, Missing] = MISSING
    """Project name (since 2.3.0)."""
    labels: Union[Optional[LabelsSummary], Missing] = MISSING
    """Labels of the project; null in background deliveries (since 2.4.0; before, a list)."""
    tasks: Union[TasksSummary, Missing] = MISSING
    """Tasks of the project (since 2.4.0; before, a list of identifiers)."""
    owner: Union[Optional[User], Missing] = MISSING
    """User who owns the project, or null (since 2.3.0)."""
    assignee: Union[Optional[User], Missing] = MISSING
    """User the project is assigned to, or null (since 2.3.0)."""
    bug_tracker: Union[str, Missing] = MISSING
    """Address of a bug tracker; may be empty (since 2.3.0)."""
    task_subsets: Union[Sequence[str], Missing] = MISSING
    """Subsets that the tasks of the project name (since 2.3.0)."""
    created_date: Union[Timestamp, Missing] = MISSING
    """When the project was created (since 2.3.0)."""
    updated_date: Union[Timestamp, Missing] = MISSING
    """When the project was last changed (since 2.3.0)."""
    status: Union[Status, Missing] = MISSING
    """Status of the project (since 2.3.0)."""
    dimension: Union[Optional[TaskDimension], Missing] = MISSING
    """Dimension of the data; null without tasks (since 2.3.0)."""
    organization: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null (since 2.3.0)."""
    target_storage: Union[Optional[Storage], Missing] = MISSING
    """Where annotations are written to, or null (since 2.3.0)."""
    source_storage: Union[Optional[Storage], Missing] = MISSING
    """Where data is read from, or null (since 2.3.0)."""
    guide_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the assignee last changed, or null (since 2.16.0)."""
    organization_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""


class TaskBeforeUpdate(View):
    """Old values of the keys of a task that changed (W6.3)."""

    url: Union[PlatformUrl, HttpUrl, Missing] = MISSING
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Union[Integer, Missing] = MISSING
    """Task identifier (W2.3)."""
    name: Union[str, Missing] = MISSING
    """Task name (W2.3)."""
    project_id: Union[Optional[Integer], Integer, Missing] = MISSING
    """Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0)."""
    mode: Union[TaskMode, Missing] = MISSING
    """Empty string or a mode name (W2.3)."""
    owner: Union[Optional[User], User, Missing] = MISSING
    """User who owns the task, or null (W2.3; null since 2.3.0)."""
    assignee: Union[Optional[User], Missing] = MISSING
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: Union[str, Missing] = MISSING
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Union[Timestamp, Missing] = MISSING
    """When the task was created (W2.3)."""
    updated_date: Union[Timestamp, Missing] = MISSING
    """When the task was last updated (W2.3)."""
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Union[Integer, Missing] = MISSING
    """Size of a segment (W2.3). Explanation: in frames."""
    status: Union[Status, Missing] = MISSING
    """Status of the task (W2.3)."""
    labels: Union[Optional[LabelsSummary], Sequence[Label], Missing] = MISSING
    """Labels of the task; null in background deliveries (since 2.4.0; before, a list)."""
    jobs: Union[JobsSummary, Missing] = MISSING
    """Jobs of the task (since 2.4.0)."""
    data_chunk_size: Union[Optional[Integer], Integer, Missing] = MISSING
    """Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0)."""
    data_compressed_chunk_type: Union[Optional[ChunkType], ChunkType, Missing] = MISSING
    """Type of the compressed chunks; once the task has data (W2.3)."""
    data_original_chunk_type: Union[Optional[ChunkType], ChunkType, Missing] = MISSING
    """Type of the original chunks; once the task has data (W2.3)."""
    size: Union[Optional[Integer], Integer, Missing] = MISSING
    """Number of frames; once the task has data (W2.3)."""
    image_quality: Union[Optional[Integer], Integer, Missing] = MISSING
    """Image quality; once the task has data (W2.3)."""
    data: Union[Optional[Integer], Integer, Missing] = MISSING
    """Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0)."""
    dimension: Union[TaskDimension, Missing] = MISSING
    """Dimension (W2.3). Explanation: of the data."""
    subset: Union[str, Missing] = MISSING
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Union[Optional[Integer], Missing] = MISSING
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Union[Optional[Storage], Storage, Missing] = MISSING
    """Where annotations are written to, or null (W2.3; null since 2.3.0)."""
    source_storage: Union[Optional[Storage], Storage, Missing] = MISSING
    """Where data is read from, or null (W2.3; null since 2.3.0)."""
    guide_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the assignee last changed, or null (since 2.16.0)."""
    validation_mode: Union[Optional[ValidationMode], Missing] = MISSING
    """How the work on the task is validated, or null (since 2.21.0)."""
    consensus_enabled: Union[bool, Optional[bool], Missing] = MISSING
    """True when several annotators work on the same frames (since 2.27.0, until 2.79)."""
    data_cloud_storage_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0)."""
    organization_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""
    project_name: Union[Optional[str], Missing] = MISSING
    """Name of the project, or null (since 2.59.0)."""
    media_type: Union[MediaType, Missing] = MISSING
    """Kind of media, such as `image` (since 2.65.0)."""
    segments: Union[Sequence[Segment], Missing] = MISSING
    """Segments of the task; may be empty (W2.3)."""


class JobBeforeUpdate(View):
    """Old values of the keys of a job that changed (W6.3)."""

    url: Union[PlatformUrl, Missing] = MISSING
    """Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0)."""
    id: Union[Integer, Missing] = MISSING
    """Job identifier (since 2.3.0)."""
    task_id: Union[Integer, Missing] = MISSING
    """Identifier of the task (since 2.3.0)."""
    project_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the project, or null (since 2.3.0)."""
    assignee: Union[Optional[User], Missing] = MISSING
    """User the job is assigned to, or null (since 2.3.0)."""
    dimension: Union[TaskDimension, Missing] = MISSING
    """Dimension of the data (since 2.3.0)."""
    labels: Union[Optional[LabelsSummary], Missing] = MISSING
    """Labels of the job; null in background deliveries (since 2.4.0; before, a list)."""
    bug_tracker: Union[Optional[str], Missing] = MISSING
    """Address of a bug tracker, or null; may be empty (since 2.3.0)."""
    status: Union[Status, Missing] = MISSING
    """Status of the job (since 2.3.0)."""
    stage: Union[JobStage, Missing] = MISSING
    """Stage of the job (since 2.3.0)."""
    state: Union[JobState, Missing] = MISSING
    """State of the job (since 2.3.0)."""
    mode: Union[TaskMode, Missing] = MISSING
    """Empty, or the name of a mode (since 2.3.0)."""
    start_frame: Union[Integer, Missing] = MISSING
    """First frame (since 2.3.0)."""
    stop_frame: Union[Integer, Missing] = MISSING
    """Last frame, inclusive (since 2.3.0)."""
    data_chunk_size: Union[Optional[Integer], Missing] = MISSING
    """Frames of a data chunk, or null (since 2.3.0)."""
    data_compressed_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the compressed chunks (since 2.3.0)."""
    updated_date: Union[Timestamp, Missing] = MISSING
    """When the job was last changed (since 2.3.0)."""
    issues: Union[Optional[IssuesSummary], Missing] = MISSING
    """Issues of the job; null in background deliveries (since 2.4.0)."""
    guide_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    frame_count: Union[Integer, Optional[Integer], Missing] = MISSING
    """Number of frames (since 2.5.0)."""
    created_date: Union[Timestamp, Optional[Timestamp], Missing] = MISSING
    """When the job was created (since 2.5.0)."""
    type: Union[JobType, Optional[JobType], Missing] = MISSING
    """Kind of job (since 2.5.0)."""
    organization: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null (since 2.5.0)."""
    target_storage: Union[Optional[Storage], Missing] = MISSING
    """Where annotations are written to, or null (since 2.10.0)."""
    source_storage: Union[Optional[Storage], Missing] = MISSING
    """Where data is read from, or null (since 2.10.0)."""
    assignee_updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the assignee last changed, or null (since 2.16.0)."""
    data_original_chunk_type: Union[ChunkType, Optional[ChunkType], Missing] = MISSING
    """Type of the original chunks (since 2.20.0)."""
    parent_job_id: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the job that this one repeats, or null (since 2.27.0)."""
    consensus_replicas: Union[Integer, Optional[Integer], Missing] = MISSING
    """Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79)."""
    task_name: Union[Optional[str], Missing] = MISSING
    """Name of the task, or null (since 2.59.0)."""
    project_name: Union[Optional[str], Missing] = MISSING
    """Name of the project, or null (since 2.59.0)."""
    replicas_count: Union[Integer, Optional[Integer], Missing] = MISSING
    """Number of replicas (since 2.59.0)."""
    media_type: Union[MediaType, Missing] = MISSING
    """Kind of media, such as `image` (since 2.65.0)."""


class IssueBeforeUpdate(View):
    """Old values of the keys of an issue that changed (W6.3)."""

    id: Union[Integer, Missing] = MISSING
    """Issue identifier (since 2.3.0)."""
    frame: Union[Integer, Missing] = MISSING
    """Number of the frame (since 2.3.0)."""
    position: Union[Sequence[float], Missing] = MISSING
    """Coordinates on the frame (since 2.3.0)."""
    job: Union[Integer, Missing] = MISSING
    """Identifier of the job (since 2.3.0)."""
    owner: Union[Optional[User], Missing] = MISSING
    """User who opened the issue, or null (since 2.3.0)."""
    assignee: Union[Optional[User], Missing] = MISSING
    """User the issue is assigned to, or null (since 2.3.0)."""
    created_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the issue was opened, or null (since 2.3.0)."""
    updated_date: Union[Optional[Timestamp], Missing] = MISSING
    """When the issue was last changed, or null (since 2.3.0)."""
    comments: Union[CommentsSummary, Missing] = MISSING
    """Comments on the issue (since 2.4.0; before, a list)."""
    resolved: Union[bool, Missing] = MISSING
    """True when the issue is settled (since 2.3.0)."""


class CommentBeforeUpdate(View):
    """Old values of the keys of a comment that changed (W6.3)."""

    id: Union[Integer, Missing] = MISSING
    """Comment identifier (since 2.3.0)."""
    issue: Union[Integer, Missing] = MISSING
    """Identifier of the issue (since 2.3.0)."""
    owner: Union[Optional[User], Missing] = MISSING
    """User who wrote the comment, or null (since 2.3.0)."""
    message: Union[str, Missing] = MISSING
    """Text of the comment (since 2.3.0)."""
    created_date: Union[Timestamp, Missing] = MISSING
    """When the comment was made (since 2.3.0)."""
    updated_date: Union[Timestamp, Missing] = MISSING
    """When the comment was last changed (since 2.3.0)."""


ExportStatus = str
"""How an export or a backup ended; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear."""
EXPORT_STATUS_SUCCEEDED: Final = "succeeded"
EXPORT_STATUS_FAILED: Final = "failed"


class CreateExportEvent(View):
    """An export of annotations or of a dataset ended (since 2.65.0, until 2.72)."""

    TAG = ("event", "create:export")
    event: ClassVar[Literal["create:export"]] = "create:export"
    status: ExportStatus
    """How it ended; the text of the values is inferred (since 2.65.0)."""
    target: OperationTarget
    """Kind of the resource (since 2.65.0)."""
    target_id: Integer
    """Identifier of the resource (since 2.65.0)."""
    rq_id: str
    """Identifier of the request (since 2.65.0)."""
    message: Optional[str]
    """Text of the error; null on success (since 2.65.0)."""
    format: str
    """Name of the format (since 2.65.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.65.0)."""


class CreateBackupEvent(View):
    """A backup ended (since 2.65.0, until 2.72)."""

    TAG = ("event", "create:backup")
    event: ClassVar[Literal["create:backup"]] = "create:backup"
    status: ExportStatus
    """How it ended; the text of the values is inferred (since 2.65.0)."""
    target: OperationTarget
    """Kind of the resource (since 2.65.0)."""
    target_id: Integer
    """Identifier of the resource (since 2.65.0)."""
    rq_id: str
    """Identifier of the request (since 2.65.0)."""
    message: Optional[str]
    """Text of the error; null on success (since 2.65.0)."""
    lightweight: bool
    """True for a backup without media (since 2.65.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.65.0)."""


HexColour = str
"""Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color)."""


LabelType = str
"""Type of a label (W2.3). Known: `any`; others may appear (W-seen)."""
LABEL_TYPE_ANY: Final = "any"


class Label(View):
    """A label (W2.3). Explanation: annotators assign it."""

    id: Integer
    """Label identifier (W2.3)."""
    name: str
    """Label name (W2.3)."""
    color: HexColour
    """Hex colour (W2.3)."""
    attributes: Sequence[Json]
    """Attributes of the label (W2.3). Items may be anything (W-arrays)."""
    type: LabelType
    """Type of the label (W2.3). Explanation: the kind of shape that it applies to."""
    sublabels: Sequence[Json]
    """Sublabels of the label (W2.3). Items may be anything (W-arrays)."""
    has_parent: bool
    """Whether the label has a parent (W2.3)."""


class JobSummary(View):
    """Summary of a job (W2.3)."""

    url: HttpUrl
    """Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3)."""
    id: Integer
    """Job identifier (W2.3)."""
    assignee: Optional[User]
    """User the job is assigned to, or null (W2.3)."""
    status: Status
    """Status of the job (W2.3)."""
    stage: JobStage
    """Stage of the job (W2.3)."""
    state: JobState
    """State of the job (W2.3)."""


class Segment(View):
    """A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it."""

    start_frame: Integer
    """Frame at the start (W2.3). Explanation: the first of the range."""
    stop_frame: Integer
    """Frame at the stop (W2.3). Explanation: the last of the range, inclusive."""
    jobs: Sequence[JobSummary]
    """Summaries of the segment's jobs (W2.3)."""


class CreatedTask(View):
    """A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task)."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Integer
    """Identifier of a project (W2.3). Explanation: the one that the task belongs to."""
    mode: TaskMode
    """Empty string or a mode name (W2.3)."""
    owner: User
    """Owner of the task (W2.3)."""
    assignee: Optional[User]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last updated (W2.3)."""
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Union[Integer, Missing] = MISSING
    """Size of a segment (W2.3). Explanation: in frames."""
    status: Status
    """Status of the task (W2.3)."""
    labels: Sequence[Label]
    """Labels of the task (W2.3)."""
    segments: Sequence[Segment]
    """Segments of the task; may be empty (W2.3)."""
    dimension: TaskDimension
    """Dimension (W2.3). Explanation: of the data."""
    subset: str
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Optional[Integer]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Storage
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Storage
    """Source storage (W2.3). Explanation: where data is read from."""


class DeletedTask(View):
    """A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task)."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Integer
    """Identifier of a project (W2.3). Explanation: the one that the task belongs to."""
    mode: TaskMode
    """Empty string or a mode name (W2.3)."""
    owner: User
    """Owner of the task (W2.3)."""
    assignee: Optional[User]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last updated (W2.3)."""
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Union[Integer, Missing] = MISSING
    """Size of a segment (W2.3). Explanation: in frames."""
    status: Status
    """Status of the task (W2.3)."""
    labels: Sequence[Label]
    """Labels of the task (W2.3)."""
    segments: Sequence[Segment]
    """Segments of the task; may be empty (W2.3)."""
    dimension: TaskDimension
    """Dimension (W2.3). Explanation: of the data."""
    subset: str
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Optional[Integer]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Storage
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Storage
    """Source storage (W2.3). Explanation: where data is read from."""


if TYPE_CHECKING:
    from .receiver import BaseReceiver, Context

    Handlers = TypedDict(
        "Handlers",
        {
            "update:organization": Callable[["UpdateOrganizationEvent", Context], object],
            "*:organization": Callable[[Union["UpdateOrganizationEvent", "CreateOrganizationEvent", "DeleteOrganizationEvent"], Context], object],
            "update:*": Callable[[Union["UpdateOrganizationEvent", "UpdateMembershipEvent", "UpdateProjectEvent", "UpdateTaskEvent", "UpdateJobEvent", "UpdateIssueEvent", "UpdateCommentEvent", "UpdateUserEvent"], Context], object],
            "*": Callable[[Union["UpdateOrganizationEvent", "CreateOrganizationEvent", "DeleteOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "CompletedRequestCalculateQualityEvent", "CompletedRequestCreateTaskEvent", "CompletedRequestExportAnnotationsEvent", "CompletedRequestExportBackupEvent", "CompletedRequestExportDatasetEvent", "CompletedRequestMergeJobEvent", "CompletedRequestMergeTaskEvent", "CreateUserEvent", "UpdateUserEvent", "DeleteUserEvent", "PingEvent", "CreateExportEvent", "CreateBackupEvent"], Context], object],
            "create:organization": Callable[["CreateOrganizationEvent", Context], object],
            "create:*": Callable[[Union["CreateOrganizationEvent", "CreateMembershipEvent", "CreateInvitationEvent", "CreateProjectEvent", "CreateTaskEvent", "CreateJobEvent", "CreateIssueEvent", "CreateCommentEvent", "CreateUserEvent", "CreateExportEvent", "CreateBackupEvent"], Context], object],
            "delete:organization": Callable[["DeleteOrganizationEvent", Context], object],
            "delete:*": Callable[[Union["DeleteOrganizationEvent", "DeleteMembershipEvent", "DeleteInvitationEvent", "DeleteProjectEvent", "DeleteTaskEvent", "DeleteJobEvent", "DeleteIssueEvent", "DeleteCommentEvent", "DeleteUserEvent"], Context], object],
            "update:membership": Callable[["UpdateMembershipEvent", Context], object],
            "*:membership": Callable[[Union["UpdateMembershipEvent", "DeleteMembershipEvent", "CreateMembershipEvent"], Context], object],
            "delete:membership": Callable[["DeleteMembershipEvent", Context], object],
            "create:membership": Callable[["CreateMembershipEvent", Context], object],
            "create:invitation": Callable[["CreateInvitationEvent", Context], object],
            "*:invitation": Callable[[Union["CreateInvitationEvent", "DeleteInvitationEvent"], Context], object],
            "delete:invitation": Callable[["DeleteInvitationEvent", Context], object],
            "create:project": Callable[["CreateProjectEvent", Context], object],
            "*:project": Callable[[Union["CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent"], Context], object],
            "update:project": Callable[["UpdateProjectEvent", Context], object],
            "delete:project": Callable[["DeleteProjectEvent", Context], object],
            "create:task": Callable[["CreateTaskEvent", Context], object],
            "*:task": Callable[[Union["CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent"], Context], object],
            "update:task": Callable[["UpdateTaskEvent", Context], object],
            "delete:task": Callable[["DeleteTaskEvent", Context], object],
            "update:job": Callable[["UpdateJobEvent", Context], object],
            "*:job": Callable[[Union["UpdateJobEvent", "CreateJobEvent", "DeleteJobEvent"], Context], object],
            "create:job": Callable[["CreateJobEvent", Context], object],
            "delete:job": Callable[["DeleteJobEvent", Context], object],
            "create:issue": Callable[["CreateIssueEvent", Context], object],
            "*:issue": Callable[[Union["CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent"], Context], object],
            "update:issue": Callable[["UpdateIssueEvent", Context], object],
            "delete:issue": Callable[["DeleteIssueEvent", Context], object],
            "create:comment": Callable[["CreateCommentEvent", Context], object],
            "*:comment": Callable[[Union["CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent"], Context], object],
            "update:comment": Callable[["UpdateCommentEvent", Context], object],
            "delete:comment": Callable[["DeleteCommentEvent", Context], object],
            "completed:request[calculate:quality]": Callable[["CompletedRequestCalculateQualityEvent", Context], object],
            "*:request[calculate:quality]": Callable[["CompletedRequestCalculateQualityEvent", Context], object],
            "completed:*": Callable[[Union["CompletedRequestCalculateQualityEvent", "CompletedRequestCreateTaskEvent", "CompletedRequestExportAnnotationsEvent", "CompletedRequestExportBackupEvent", "CompletedRequestExportDatasetEvent", "CompletedRequestMergeJobEvent", "CompletedRequestMergeTaskEvent"], Context], object],
            "completed:request[create:task]": Callable[["CompletedRequestCreateTaskEvent", Context], object],
            "*:request[create:task]": Callable[["CompletedRequestCreateTaskEvent", Context], object],
            "completed:request[export:annotations]": Callable[["CompletedRequestExportAnnotationsEvent", Context], object],
            "*:request[export:annotations]": Callable[["CompletedRequestExportAnnotationsEvent", Context], object],
            "completed:request[export:backup]": Callable[["CompletedRequestExportBackupEvent", Context], object],
            "*:request[export:backup]": Callable[["CompletedRequestExportBackupEvent", Context], object],
            "completed:request[export:dataset]": Callable[["CompletedRequestExportDatasetEvent", Context], object],
            "*:request[export:dataset]": Callable[["CompletedRequestExportDatasetEvent", Context], object],
            "completed:request[merge:job]": Callable[["CompletedRequestMergeJobEvent", Context], object],
            "*:request[merge:job]": Callable[["CompletedRequestMergeJobEvent", Context], object],
            "completed:request[merge:task]": Callable[["CompletedRequestMergeTaskEvent", Context], object],
            "*:request[merge:task]": Callable[["CompletedRequestMergeTaskEvent", Context], object],
            "create:user": Callable[["CreateUserEvent", Context], object],
            "*:user": Callable[[Union["CreateUserEvent", "UpdateUserEvent", "DeleteUserEvent"], Context], object],
            "update:user": Callable[["UpdateUserEvent", Context], object],
            "delete:user": Callable[["DeleteUserEvent", Context], object],
            "ping": Callable[["PingEvent", Context], object],
            "create:export": Callable[["CreateExportEvent", Context], object],
            "*:export": Callable[["CreateExportEvent", Context], object],
            "create:backup": Callable[["CreateBackupEvent", Context], object],
            "*:backup": Callable[["CreateBackupEvent", Context], object],
            "unknown": Callable[[UnknownEvent, Context], object],
            "invalid": Callable[[Json, Context], object],
        },
        total=False,
    )
    """Handlers by event or pattern: each takes a delivery and its context, and may be a coroutine function."""

    class Receiver(BaseReceiver[Handlers]):
        """Receives deliveries: `Receiver(secret, on={"update:organization": handler})`."""

else:

    def __getattr__(name):
        """Loads the receiver when it is needed."""
        if name != "Receiver":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from .receiver import Facts, Scheme, create_class

        globals()["Receiver"] = receiver = create_class(Facts(
            contract=CONTRACT,
            member="event",
            header=None,
            on_request=("ping",),
            webhook="webhook_id",
            signature=Scheme(scheme="body", header="X-Signature-256", prefix="sha256="),
            program="CVAT",
        ), __name__)
        return receiver


def parse_delivery(body: Text, editions: Optional[Iterable[str]] = None, mode: Mode = "tolerant") -> Delivery:
    """Reads a document; raises `UnreadableError` if it is not JSON, `DecodeError` if it breaks the contract."""
    value: Delivery = parse(CONTRACT, body, editions, mode)
    return value


def write_delivery(delivery: Delivery) -> str:
    """Writes a document as JSON: everything that was parsed, with unknown members. Absent members stay absent."""
    return write_json(with_deep_stack(lambda: to_json(delivery)))


_RULES: Final = (
    "{\"tag\":\"event\",\"resources\":{\"ping\":\"webhook\"},\"rules\":["
    "{\"id\":\"url-id\",\"clause\":\"W2\",\"check\":\"ends\",\"at\":[[\"\",\"/{}\",\"/sender\"],[\"ping\",\"/{}/owner\"],[\":task\",\"/{}/owner\",\"/{}/assignee\",\"/{}/segments/*/jobs/*\",\"/{}/segments/*/jobs/*/assignee\"]],\"members\":[\"url\",\"id\"],\"say\":\"the address does not end in the id {id}\"},"
    "{\"id\":\"date-order\",\"clause\":\"W2\",\"check\":\"ordered\",\"at\":[[\"\",\"/{}\"]],\"members\":[\"created_date\",\"updated_date\"],\"say\":\"updated before it was created\"},"
    "{\"id\":\"frame-order\",\"clause\":\"W2.3\",\"check\":\"ordered\",\"at\":[[\":task\",\"/{}/segments/*\"]],\"members\":[\"start_frame\",\"stop_frame\"],\"say\":\"stops at frame {stop_frame}, before it starts at {start_frame}\"},"
    "{\"id\":\"ping-webhook\",\"clause\":\"W6.5\",\"check\":\"same\",\"at\":[[\"ping\",\"\"]],\"members\":[\"webhook_id\",\"id\"],\"say\":\"the ping is of webhook {id}, and names another\"},"
    "{\"id\":\"event-repeated\",\"clause\":\"W6.1\",\"check\":\"distinct\",\"at\":[[\"ping\",\"/{}/events\"]],\"say\":\"\\\"{item}\\\" is listed twice\"},"
    "{\"id\":\"scope\",\"clause\":\"W1.2\",\"check\":\"only\",\"at\":[[\"ping\",\"/{}\"]],\"members\":[\"project_id\",\"project\"],\"when\":[\"type\",\"project\"],\"say\":\"a webhook of type {type} with a project\",\"lacks\":\"a webhook of type {type} without a project\"},"
    "{\"id\":\"scope\",\"clause\":\"W1.2\",\"check\":\"only\",\"at\":[[\"ping\",\"/{}\"]],\"members\":[\"organization\"],\"when\":[\"type\",\"organization\"],\"unless\":\"project\",\"say\":\"a webhook of type {type} with an organization\",\"lacks\":\"a webhook of type {type} without an organization\"},"
    "{\"id\":\"secret-leaked\",\"clause\":\"W2.1\",\"check\":\"absent\",\"at\":[[\"ping\",\"/{}\"]],\"members\":[\"secret\"],\"say\":\"the delivery gives the webhook's secret away\"},"
    "{\"id\":\"before-update-empty\",\"clause\":\"W6.3\",\"check\":\"filled\",\"at\":[[\"update:\",\"/before_update\"]],\"say\":\"an update that changes nothing\"},"
    "{\"id\":\"before-update-equal\",\"clause\":\"W6.3\",\"check\":\"changed\",\"at\":[[\"update:\",\"/before_update\"]],\"say\":\"the old value equals the new one\"},"
    "{\"id\":\"before-update-foreign\",\"clause\":\"W6.3\",\"check\":\"known\",\"at\":[[\"update:\",\"/before_update\"]],\"say\":\"the {} has no such member\"}"
    "]}"
)


def find_warnings(delivery: Delivery) -> Sequence[RuleWarning]:
    """Lists what is suspicious in a valid document, in the order of the rules."""
    from .rules import find_in

    return with_deep_stack(lambda: find_in(_RULES, to_json(delivery)))
