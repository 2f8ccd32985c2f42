# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

"""Types of the contract `webhook`, edition 2.3."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, Optional, Sequence, Union

from . import webhook as _webhook
from .json_text import Json, JsonObject, Text, with_deep_stack, write_json
from .reader import Edition, parse
from .record import MISSING, Missing, Mode, Record, UnknownEvent as UnknownEvent, to_json

__all__ = [
    "CHUNK_TYPE_IMAGESET",
    "CONTENT_TYPE_APPLICATION_JSON",
    "ChunkType",
    "Comment",
    "CommentBeforeUpdate",
    "ContentType",
    "CreateCommentEvent",
    "CreateInvitationEvent",
    "CreateIssueEvent",
    "CreateProjectEvent",
    "CreateTaskEvent",
    "CreatedTask",
    "DeleteCommentEvent",
    "DeleteInvitationEvent",
    "DeleteIssueEvent",
    "DeleteMembershipEvent",
    "DeleteProjectEvent",
    "DeleteTaskEvent",
    "DeletedTask",
    "Delivery",
    "EVENT_NAME_CREATE_COMMENT",
    "EVENT_NAME_CREATE_INVITATION",
    "EVENT_NAME_CREATE_ISSUE",
    "EVENT_NAME_CREATE_PROJECT",
    "EVENT_NAME_CREATE_TASK",
    "EVENT_NAME_DELETE_COMMENT",
    "EVENT_NAME_DELETE_INVITATION",
    "EVENT_NAME_DELETE_ISSUE",
    "EVENT_NAME_DELETE_MEMBERSHIP",
    "EVENT_NAME_DELETE_PROJECT",
    "EVENT_NAME_DELETE_TASK",
    "EVENT_NAME_UPDATE_COMMENT",
    "EVENT_NAME_UPDATE_ISSUE",
    "EVENT_NAME_UPDATE_JOB",
    "EVENT_NAME_UPDATE_MEMBERSHIP",
    "EVENT_NAME_UPDATE_ORGANIZATION",
    "EVENT_NAME_UPDATE_PROJECT",
    "EVENT_NAME_UPDATE_TASK",
    "EventName",
    "HexColour",
    "HttpUrl",
    "Integer",
    "Invitation",
    "Issue",
    "IssueBeforeUpdate",
    "JOB_STAGE_ANNOTATION",
    "JOB_STATE_NEW",
    "Job",
    "JobBeforeUpdate",
    "JobStage",
    "JobState",
    "JobSummary",
    "LABEL_TYPE_ANY",
    "Label",
    "LabelType",
    "Membership",
    "MembershipBeforeUpdate",
    "Organization",
    "OrganizationBeforeUpdate",
    "PingEvent",
    "Project",
    "ProjectBeforeUpdate",
    "STATUS_ANNOTATION",
    "STORAGE_LOCATION_LOCAL",
    "Segment",
    "Status",
    "Storage",
    "StorageLocation",
    "TASK_DIMENSION_2D",
    "TASK_MODE_ANNOTATION",
    "TASK_MODE_EMPTY",
    "Task",
    "TaskBeforeUpdate",
    "TaskDimension",
    "TaskMode",
    "Timestamp",
    "UnknownEvent",
    "UpdateCommentEvent",
    "UpdateIssueEvent",
    "UpdateJobEvent",
    "UpdateMembershipEvent",
    "UpdateOrganizationEvent",
    "UpdateProjectEvent",
    "UpdateTaskEvent",
    "User",
    "WEBHOOK_TYPE_ORGANIZATION",
    "WEBHOOK_TYPE_PROJECT",
    "Webhook",
    "WebhookType",
    "parse_delivery",
    "write_delivery",
]

Organization = JsonObject
"""An organization; its fields are not shown (W2.5). Any object is valid (W-open)."""


OrganizationBeforeUpdate = JsonObject
"""Old values of the keys of an organization that changed (W6.3)."""


Integer = int
"""Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids)."""


HttpUrl = str
"""URL (W2.1). Absolute, `http` or `https` (W-url)."""


class User(_webhook.User, Record):
    """A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3)."""

    url: HttpUrl
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


class UpdateOrganizationEvent(_webhook.UpdateOrganizationEvent, Record):
    """An organization was updated (W6.3)."""

    TAG = ("event", "update:organization")
    event: ClassVar[Literal["update:organization"]] = "update:organization"
    organization: Organization
    """The organization after the update, in full (W6.3)."""
    before_update: OrganizationBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Membership = JsonObject
"""A membership; its fields are not shown (W2.5). Any object is valid (W-open)."""


MembershipBeforeUpdate = JsonObject
"""Old values of the keys of a membership that changed (W6.3)."""


class UpdateMembershipEvent(_webhook.UpdateMembershipEvent, Record):
    """A membership was updated (W6.3). Member added to or removed from an organization (W6.1)."""

    TAG = ("event", "update:membership")
    event: ClassVar[Literal["update:membership"]] = "update:membership"
    membership: Membership
    """The membership after the update, in full (W6.3)."""
    before_update: MembershipBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
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
    sender: User
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Invitation = JsonObject
"""An invitation; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateInvitationEvent(_webhook.CreateInvitationEvent, Record):
    """An invitation was created (W6.2). It was issued (W6.1)."""

    TAG = ("event", "create:invitation")
    event: ClassVar[Literal["create:invitation"]] = "create:invitation"
    invitation: Invitation
    """The created invitation, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
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
    sender: User
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Project = JsonObject
"""A project; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateProjectEvent(_webhook.CreateProjectEvent, Record):
    """A project was created (W6.2)."""

    TAG = ("event", "create:project")
    event: ClassVar[Literal["create:project"]] = "create:project"
    project: Project
    """The created project, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


ProjectBeforeUpdate = JsonObject
"""Old values of the keys of a project that changed (W6.3)."""


class UpdateProjectEvent(_webhook.UpdateProjectEvent, Record):
    """A project was updated (W6.3)."""

    TAG = ("event", "update:project")
    event: ClassVar[Literal["update:project"]] = "update:project"
    project: Project
    """The project after the update, in full (W6.3)."""
    before_update: ProjectBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
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
    sender: User
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


TaskMode = str
"""Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen)."""
TASK_MODE_EMPTY: Final = ""
TASK_MODE_ANNOTATION: Final = "annotation"


Timestamp = str
"""ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case)."""


Status = str
"""Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen)."""
STATUS_ANNOTATION: Final = "annotation"


HexColour = str
"""Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color)."""


LabelType = str
"""Type of a label (W2.3). Known: `any`; others may appear (W-seen)."""
LABEL_TYPE_ANY: Final = "any"


class Label(_webhook.Label, Record):
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
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


JobStage = str
"""Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen)."""
JOB_STAGE_ANNOTATION: Final = "annotation"


JobState = str
"""State of a job (W2.3). Known: `new`; others may appear (W-seen)."""
JOB_STATE_NEW: Final = "new"


class JobSummary(_webhook.JobSummary, Record):
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
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class Segment(_webhook.Segment, Record):
    """A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it."""

    start_frame: Integer
    """Frame at the start (W2.3). Explanation: the first of the range."""
    stop_frame: Integer
    """Frame at the stop (W2.3). Explanation: the last of the range, inclusive."""
    jobs: Sequence[JobSummary]
    """Summaries of the segment's jobs (W2.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


TaskDimension = str
"""Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen)."""
TASK_DIMENSION_2D: Final = "2d"


StorageLocation = str
"""Location of a storage (W2.3). Known: `local`; others may appear (W-seen)."""
STORAGE_LOCATION_LOCAL: Final = "local"


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


class CreatedTask(_webhook.CreatedTask, Record):
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
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Union[Integer, Missing] = MISSING
    """Size of a segment (W2.3). Explanation: in frames."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class CreateTaskEvent(_webhook.CreateTaskEvent, Record):
    """A task was created (W6.2)."""

    TAG = ("event", "create:task")
    event: ClassVar[Literal["create:task"]] = "create:task"
    task: CreatedTask
    """The created task, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


ChunkType = str
"""Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen)."""
CHUNK_TYPE_IMAGESET: Final = "imageset"


class Task(_webhook.Task, Record):
    """A task, given in full for update events (W2.3)."""

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
    overlap: Optional[Integer]
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Integer
    """Size of a segment (W2.3). Explanation: in frames."""
    status: Status
    """Status of the task (W2.3)."""
    labels: Sequence[Label]
    """Labels of the task (W2.3)."""
    segments: Sequence[Segment]
    """Segments of the task; may be empty (W2.3)."""
    data_chunk_size: Integer
    """Size of a data chunk; update only (W2.3). Explanation: in frames."""
    data_compressed_chunk_type: ChunkType
    """Type of the compressed data chunks; update only (W2.3)."""
    data_original_chunk_type: ChunkType
    """Type of the original data chunks; update only (W2.3)."""
    size: Integer
    """Size of the task; update only (W2.3). Explanation: number of frames."""
    image_quality: Integer
    """Image quality; update only (W2.3)."""
    data: Integer
    """Data of the task; update only (W2.3). Explanation: an identifier."""
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
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class TaskBeforeUpdate(_webhook.TaskBeforeUpdate, Record):
    """Old values of the keys of a task that changed (W6.3)."""

    url: Union[HttpUrl, Missing] = MISSING
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Union[Integer, Missing] = MISSING
    """Task identifier (W2.3)."""
    name: Union[str, Missing] = MISSING
    """Task name (W2.3)."""
    project_id: Union[Integer, Missing] = MISSING
    """Identifier of a project (W2.3). Explanation: the one that the task belongs to."""
    mode: Union[TaskMode, Missing] = MISSING
    """Empty string or a mode name (W2.3)."""
    owner: Union[User, Missing] = MISSING
    """Owner of the task (W2.3)."""
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
    labels: Union[Sequence[Label], Missing] = MISSING
    """Labels of the task (W2.3)."""
    segments: Union[Sequence[Segment], Missing] = MISSING
    """Segments of the task; may be empty (W2.3)."""
    data_chunk_size: Union[Integer, Missing] = MISSING
    """Size of a data chunk; update only (W2.3). Explanation: in frames."""
    data_compressed_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the compressed data chunks; update only (W2.3)."""
    data_original_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the original data chunks; update only (W2.3)."""
    size: Union[Integer, Missing] = MISSING
    """Size of the task; update only (W2.3). Explanation: number of frames."""
    image_quality: Union[Integer, Missing] = MISSING
    """Image quality; update only (W2.3)."""
    data: Union[Integer, Missing] = MISSING
    """Data of the task; update only (W2.3). Explanation: an identifier."""
    dimension: Union[TaskDimension, Missing] = MISSING
    """Dimension (W2.3). Explanation: of the data."""
    subset: Union[str, Missing] = MISSING
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Union[Optional[Integer], Missing] = MISSING
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Union[Storage, Missing] = MISSING
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Union[Storage, Missing] = MISSING
    """Source storage (W2.3). Explanation: where data is read from."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class UpdateTaskEvent(_webhook.UpdateTaskEvent, Record):
    """A task was updated (W6.3). For example its status or its assignment changed (W6.1)."""

    TAG = ("event", "update:task")
    event: ClassVar[Literal["update:task"]] = "update:task"
    task: Task
    """The task after the update, in full (W6.3)."""
    before_update: TaskBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeletedTask(_webhook.DeletedTask, Record):
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
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Union[Integer, Missing] = MISSING
    """Size of a segment (W2.3). Explanation: in frames."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


class DeleteTaskEvent(_webhook.DeleteTaskEvent, Record):
    """A task was deleted (W6.4)."""

    TAG = ("event", "delete:task")
    event: ClassVar[Literal["delete:task"]] = "delete:task"
    task: DeletedTask
    """The deleted task, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Job = JsonObject
"""A job; its fields are not shown (W2.5). Any object is valid (W-open)."""


JobBeforeUpdate = JsonObject
"""Old values of the keys of a job that changed (W6.3)."""


class UpdateJobEvent(_webhook.UpdateJobEvent, Record):
    """A job was updated (W6.3). For example its status or its assignee changed (W1.4)."""

    TAG = ("event", "update:job")
    event: ClassVar[Literal["update:job"]] = "update:job"
    job: Job
    """The job after the update, in full (W6.3)."""
    before_update: JobBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Issue = JsonObject
"""An issue; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateIssueEvent(_webhook.CreateIssueEvent, Record):
    """An issue was created (W6.2)."""

    TAG = ("event", "create:issue")
    event: ClassVar[Literal["create:issue"]] = "create:issue"
    issue: Issue
    """The created issue, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


IssueBeforeUpdate = JsonObject
"""Old values of the keys of an issue that changed (W6.3)."""


class UpdateIssueEvent(_webhook.UpdateIssueEvent, Record):
    """An issue was updated (W6.3)."""

    TAG = ("event", "update:issue")
    event: ClassVar[Literal["update:issue"]] = "update:issue"
    issue: Issue
    """The issue after the update, in full (W6.3)."""
    before_update: IssueBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
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
    sender: User
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


Comment = JsonObject
"""A comment; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateCommentEvent(_webhook.CreateCommentEvent, Record):
    """A comment was created (W6.2)."""

    TAG = ("event", "create:comment")
    event: ClassVar[Literal["create:comment"]] = "create:comment"
    comment: Comment
    """The created comment, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


CommentBeforeUpdate = JsonObject
"""Old values of the keys of a comment that changed (W6.3)."""


class UpdateCommentEvent(_webhook.UpdateCommentEvent, Record):
    """A comment was updated (W6.3)."""

    TAG = ("event", "update:comment")
    event: ClassVar[Literal["update:comment"]] = "update:comment"
    comment: Comment
    """The comment after the update, in full (W6.3)."""
    before_update: CommentBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
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
    sender: User
    """User who triggered the event (W6.4)."""
    extra: JsonObject = {}
    """Members that the contract does not name, as received."""


WebhookType = Literal["project", "organization"]
"""Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed)."""
WEBHOOK_TYPE_PROJECT: Final = "project"
WEBHOOK_TYPE_ORGANIZATION: Final = "organization"


ContentType = str
"""Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen)."""
CONTENT_TYPE_APPLICATION_JSON: Final = "application/json"


EventName = Literal["update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"]
"""Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed)."""
EVENT_NAME_UPDATE_ORGANIZATION: Final = "update:organization"
EVENT_NAME_UPDATE_MEMBERSHIP: Final = "update:membership"
EVENT_NAME_DELETE_MEMBERSHIP: Final = "delete:membership"
EVENT_NAME_CREATE_INVITATION: Final = "create:invitation"
EVENT_NAME_DELETE_INVITATION: Final = "delete:invitation"
EVENT_NAME_CREATE_PROJECT: Final = "create:project"
EVENT_NAME_UPDATE_PROJECT: Final = "update:project"
EVENT_NAME_DELETE_PROJECT: Final = "delete:project"
EVENT_NAME_CREATE_TASK: Final = "create:task"
EVENT_NAME_UPDATE_TASK: Final = "update:task"
EVENT_NAME_DELETE_TASK: Final = "delete:task"
EVENT_NAME_UPDATE_JOB: Final = "update:job"
EVENT_NAME_CREATE_ISSUE: Final = "create:issue"
EVENT_NAME_UPDATE_ISSUE: Final = "update:issue"
EVENT_NAME_DELETE_ISSUE: Final = "delete:issue"
EVENT_NAME_CREATE_COMMENT: Final = "create:comment"
EVENT_NAME_UPDATE_COMMENT: Final = "update:comment"
EVENT_NAME_DELETE_COMMENT: Final = "delete:comment"


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
    """Scope of the webhook: project or organization (W2.1)."""
    content_type: ContentType
    """Media type of the delivered payload, sent as Content-Type (W2.1)."""
    is_active: bool
    """No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive)."""
    enable_ssl: bool
    """When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate."""
    created_date: Timestamp
    """When the webhook was created (W2.1)."""
    updated_date: Timestamp
    """When the webhook was last updated (W2.1)."""
    owner: User
    """User who created the webhook (W2.1)."""
    project: Optional[Integer]
    """Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope)."""
    organization: Optional[Integer]
    """Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope)."""
    events: Sequence[EventName]
    """Subscribed event names (W6.1)."""
    last_status: Union[Integer, Missing] = MISSING
    """HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery)."""
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


Delivery = Union["UpdateOrganizationEvent", "UpdateMembershipEvent", "DeleteMembershipEvent", "CreateInvitationEvent", "DeleteInvitationEvent", "CreateProjectEvent", "UpdateProjectEvent", "DeleteProjectEvent", "CreateTaskEvent", "UpdateTaskEvent", "DeleteTaskEvent", "UpdateJobEvent", "CreateIssueEvent", "UpdateIssueEvent", "DeleteIssueEvent", "CreateCommentEvent", "UpdateCommentEvent", "DeleteCommentEvent", "PingEvent", "UnknownEvent"]
"""Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is."""


CONTRACT: Final = Edition(
    __name__,
    "{\"table\":1,\"name\":\"webhook\",\"edition\":\"2.3\",\"main\":\"Delivery\",\"formats\":{\"utc-date-time\":{\"words\":\"UTC timestamp\",\"format\":\"date-time\",\"pattern\":\"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\\\\.[0-9]{1,9})?(Z|\\\\+00:00)$\"},\"http-url\":{\"words\":\"URL\",\"format\":\"uri\",\"pattern\":\"^[Hh][Tt][Tt][Pp][Ss]?://([^/?#@]*@)?(\\\\[[^/?#@]+\\\\]|[^/?#:@]+)(:[0-9]*)?([/?#]|$)\"},\"hex-colour\":{\"words\":\"hex colour\",\"pattern\":\"^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$\"}},\"types\":["
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Organization\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"OrganizationBeforeUpdate\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"integer\",\"safe\":true},\"name\":\"Integer\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"string\",\"format\":\"http-url\",\"expected\":\"http-url\",\"phrase\":\"an absolute http or https URL\",\"loose\":{\"expected\":\"string\",\"phrase\":\"a string\"}},\"name\":\"HttpUrl\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"username\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"first_name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"last_name\",\"type\":{\"kind\":\"string\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"User\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:organization\",\"expected\":[\"update:organization\"],\"phrase\":\"\\\"update:organization\\\"\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"named\",\"name\":\"Organization\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"OrganizationBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"organization\",\"known\":[]},\"name\":\"UpdateOrganizationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:organization\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Membership\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"MembershipBeforeUpdate\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:membership\",\"expected\":[\"update:membership\"],\"phrase\":\"\\\"update:membership\\\"\"},\"optional\":false},{\"name\":\"membership\",\"type\":{\"kind\":\"named\",\"name\":\"Membership\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"MembershipBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"membership\",\"known\":[]},\"name\":\"UpdateMembershipEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:membership\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:membership\",\"expected\":[\"delete:membership\"],\"phrase\":\"\\\"delete:membership\\\"\"},\"optional\":false},{\"name\":\"membership\",\"type\":{\"kind\":\"named\",\"name\":\"Membership\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteMembershipEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:membership\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Invitation\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:invitation\",\"expected\":[\"create:invitation\"],\"phrase\":\"\\\"create:invitation\\\"\"},\"optional\":false},{\"name\":\"invitation\",\"type\":{\"kind\":\"named\",\"name\":\"Invitation\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateInvitationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:invitation\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:invitation\",\"expected\":[\"delete:invitation\"],\"phrase\":\"\\\"delete:invitation\\\"\"},\"optional\":false},{\"name\":\"invitation\",\"type\":{\"kind\":\"named\",\"name\":\"Invitation\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteInvitationEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:invitation\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Project\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:project\",\"expected\":[\"create:project\"],\"phrase\":\"\\\"create:project\\\"\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"named\",\"name\":\"Project\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateProjectEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:project\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"ProjectBeforeUpdate\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:project\",\"expected\":[\"update:project\"],\"phrase\":\"\\\"update:project\\\"\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"named\",\"name\":\"Project\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"ProjectBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"project\",\"known\":[]},\"name\":\"UpdateProjectEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:project\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:project\",\"expected\":[\"delete:project\"],\"phrase\":\"\\\"delete:project\\\"\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"named\",\"name\":\"Project\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteProjectEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:project\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"\",\"annotation\"],\"open\":true,\"name\":\"TaskMode\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"string\",\"format\":\"utc-date-time\",\"expected\":\"utc-date-time\",\"phrase\":\"a UTC timestamp such as 2026-01-31T08:30:00Z\",\"loose\":{\"expected\":\"string\",\"phrase\":\"a string\"}},\"name\":\"Timestamp\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"annotation\"],\"open\":true,\"name\":\"Status\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"string\",\"format\":\"hex-colour\",\"expected\":\"hex-colour\",\"phrase\":\"a hex colour such as #33ddff\",\"loose\":{\"expected\":\"string\",\"phrase\":\"a string\"}},\"name\":\"HexColour\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"any\"],\"open\":true,\"name\":\"LabelType\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"color\",\"type\":{\"kind\":\"named\",\"name\":\"HexColour\"},\"optional\":false},{\"name\":\"attributes\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"boolean\",\"null\",\"array\",\"object\"],\"expected\":\"string or number or boolean or null or array or object\",\"phrase\":\"a string or a number or a boolean or null or an array or an object\"}},\"optional\":false},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"LabelType\"},\"optional\":false},{\"name\":\"sublabels\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"json\",\"types\":[\"string\",\"number\",\"boolean\",\"null\",\"array\",\"object\"],\"expected\":\"string or number or boolean or null or array or object\",\"phrase\":\"a string or a number or a boolean or null or an array or an object\"}},\"optional\":false},{\"name\":\"has_parent\",\"type\":{\"kind\":\"boolean\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Label\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"annotation\"],\"open\":true,\"name\":\"JobStage\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"new\"],\"open\":true,\"name\":\"JobState\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"stage\",\"type\":{\"kind\":\"named\",\"name\":\"JobStage\"},\"optional\":false},{\"name\":\"state\",\"type\":{\"kind\":\"named\",\"name\":\"JobState\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"JobSummary\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"start_frame\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"stop_frame\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"jobs\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"JobSummary\"}},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Segment\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"2d\"],\"open\":true,\"name\":\"TaskDimension\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"local\"],\"open\":true,\"name\":\"StorageLocation\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"location\",\"type\":{\"kind\":\"named\",\"name\":\"StorageLocation\"},\"optional\":false},{\"name\":\"cloud_storage_id\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Storage\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"mode\",\"type\":{\"kind\":\"named\",\"name\":\"TaskMode\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"overlap\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"segment_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"labels\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Label\"}},\"optional\":false},{\"name\":\"segments\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Segment\"}},\"optional\":false},{\"name\":\"dimension\",\"type\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"optional\":false},{\"name\":\"subset\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"target_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":false},{\"name\":\"source_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreatedTask\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:task\",\"expected\":[\"create:task\"],\"phrase\":\"\\\"create:task\\\"\"},\"optional\":false},{\"name\":\"task\",\"type\":{\"kind\":\"named\",\"name\":\"CreatedTask\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:task\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"imageset\"],\"open\":true,\"name\":\"ChunkType\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"mode\",\"type\":{\"kind\":\"named\",\"name\":\"TaskMode\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"overlap\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"segment_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"labels\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Label\"}},\"optional\":false},{\"name\":\"segments\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Segment\"}},\"optional\":false},{\"name\":\"data_chunk_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"data_compressed_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":false},{\"name\":\"data_original_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":false},{\"name\":\"size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"image_quality\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"data\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"dimension\",\"type\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"optional\":false},{\"name\":\"subset\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"target_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":false},{\"name\":\"source_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Task\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":true},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"project_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"mode\",\"type\":{\"kind\":\"named\",\"name\":\"TaskMode\"},\"optional\":true},{\"name\":\"owner\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":true},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":true},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":true},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":true},{\"name\":\"overlap\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"segment_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":true},{\"name\":\"labels\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Label\"}},\"optional\":true},{\"name\":\"segments\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Segment\"}},\"optional\":true},{\"name\":\"data_chunk_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"data_compressed_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":true},{\"name\":\"data_original_chunk_type\",\"type\":{\"kind\":\"named\",\"name\":\"ChunkType\"},\"optional\":true},{\"name\":\"size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"image_quality\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"data\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"dimension\",\"type\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"optional\":true},{\"name\":\"subset\",\"type\":{\"kind\":\"string\"},\"optional\":true},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"target_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":true},{\"name\":\"source_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"TaskBeforeUpdate\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:task\",\"expected\":[\"update:task\"],\"phrase\":\"\\\"update:task\\\"\"},\"optional\":false},{\"name\":\"task\",\"type\":{\"kind\":\"named\",\"name\":\"Task\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"TaskBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"task\",\"known\":[\"url\",\"id\",\"name\",\"project_id\",\"mode\",\"owner\",\"assignee\",\"bug_tracker\",\"created_date\",\"updated_date\",\"overlap\",\"segment_size\",\"status\",\"labels\",\"segments\",\"data_chunk_size\",\"data_compressed_chunk_type\",\"data_original_chunk_type\",\"size\",\"image_quality\",\"data\",\"dimension\",\"subset\",\"organization\",\"target_storage\",\"source_storage\"]},\"name\":\"UpdateTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:task\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"name\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"project_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"mode\",\"type\":{\"kind\":\"named\",\"name\":\"TaskMode\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false},{\"name\":\"assignee\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"User\"},\"expected\":\"null or object\",\"phrase\":\"null or an object\"},\"optional\":false},{\"name\":\"bug_tracker\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"overlap\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":true},{\"name\":\"segment_size\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"status\",\"type\":{\"kind\":\"named\",\"name\":\"Status\"},\"optional\":false},{\"name\":\"labels\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Label\"}},\"optional\":false},{\"name\":\"segments\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"Segment\"}},\"optional\":false},{\"name\":\"dimension\",\"type\":{\"kind\":\"named\",\"name\":\"TaskDimension\"},\"optional\":false},{\"name\":\"subset\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"target_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":false},{\"name\":\"source_storage\",\"type\":{\"kind\":\"named\",\"name\":\"Storage\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeletedTask\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:task\",\"expected\":[\"delete:task\"],\"phrase\":\"\\\"delete:task\\\"\"},\"optional\":false},{\"name\":\"task\",\"type\":{\"kind\":\"named\",\"name\":\"DeletedTask\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteTaskEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:task\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Job\"},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"JobBeforeUpdate\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:job\",\"expected\":[\"update:job\"],\"phrase\":\"\\\"update:job\\\"\"},\"optional\":false},{\"name\":\"job\",\"type\":{\"kind\":\"named\",\"name\":\"Job\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"JobBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"job\",\"known\":[]},\"name\":\"UpdateJobEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:job\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Issue\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:issue\",\"expected\":[\"create:issue\"],\"phrase\":\"\\\"create:issue\\\"\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Issue\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateIssueEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:issue\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"IssueBeforeUpdate\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:issue\",\"expected\":[\"update:issue\"],\"phrase\":\"\\\"update:issue\\\"\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Issue\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"IssueBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"issue\",\"known\":[]},\"name\":\"UpdateIssueEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:issue\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:issue\",\"expected\":[\"delete:issue\"],\"phrase\":\"\\\"delete:issue\\\"\"},\"optional\":false},{\"name\":\"issue\",\"type\":{\"kind\":\"named\",\"name\":\"Issue\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteIssueEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:issue\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"Comment\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"create:comment\",\"expected\":[\"create:comment\"],\"phrase\":\"\\\"create:comment\\\"\"},\"optional\":false},{\"name\":\"comment\",\"type\":{\"kind\":\"named\",\"name\":\"Comment\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"CreateCommentEvent\",\"tag\":{\"member\":\"event\",\"value\":\"create:comment\"}},"
    "{\"kind\":\"alias\",\"type\":{\"kind\":\"json\",\"types\":[\"object\"],\"expected\":\"object\",\"phrase\":\"an object\"},\"name\":\"CommentBeforeUpdate\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"update:comment\",\"expected\":[\"update:comment\"],\"phrase\":\"\\\"update:comment\\\"\"},\"optional\":false},{\"name\":\"comment\",\"type\":{\"kind\":\"named\",\"name\":\"Comment\"},\"optional\":false},{\"name\":\"before_update\",\"type\":{\"kind\":\"named\",\"name\":\"CommentBeforeUpdate\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"before\":{\"member\":\"before_update\",\"of\":\"comment\",\"known\":[]},\"name\":\"UpdateCommentEvent\",\"tag\":{\"member\":\"event\",\"value\":\"update:comment\"}},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"delete:comment\",\"expected\":[\"delete:comment\"],\"phrase\":\"\\\"delete:comment\\\"\"},\"optional\":false},{\"name\":\"comment\",\"type\":{\"kind\":\"named\",\"name\":\"Comment\"},\"optional\":false},{\"name\":\"webhook_id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"DeleteCommentEvent\",\"tag\":{\"member\":\"event\",\"value\":\"delete:comment\"}},"
    "{\"kind\":\"vocabulary\",\"values\":[\"project\",\"organization\"],\"open\":false,\"name\":\"WebhookType\",\"expected\":[\"project\",\"organization\"],\"phrase\":\"one of \\\"project\\\", \\\"organization\\\"\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"application/json\"],\"open\":true,\"name\":\"ContentType\"},"
    "{\"kind\":\"vocabulary\",\"values\":[\"update:organization\",\"update:membership\",\"delete:membership\",\"create:invitation\",\"delete:invitation\",\"create:project\",\"update:project\",\"delete:project\",\"create:task\",\"update:task\",\"delete:task\",\"update:job\",\"create:issue\",\"update:issue\",\"delete:issue\",\"create:comment\",\"update:comment\",\"delete:comment\"],\"open\":false,\"name\":\"EventName\",\"expected\":[\"update:organization\",\"update:membership\",\"delete:membership\",\"create:invitation\",\"delete:invitation\",\"create:project\",\"update:project\",\"delete:project\",\"create:task\",\"update:task\",\"delete:task\",\"update:job\",\"create:issue\",\"update:issue\",\"delete:issue\",\"create:comment\",\"update:comment\",\"delete:comment\"],\"phrase\":\"one of \\\"update:organization\\\", \\\"update:membership\\\", \\\"delete:membership\\\", \\\"create:invitation\\\", \\\"delete:invitation\\\", \\\"create:project\\\", \\\"update:project\\\", \\\"delete:project\\\", \\\"create:task\\\", \\\"update:task\\\", \\\"delete:task\\\", \\\"update:job\\\", \\\"create:issue\\\", \\\"update:issue\\\", \\\"delete:issue\\\", \\\"create:comment\\\", \\\"update:comment\\\", \\\"delete:comment\\\"\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"id\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":false},{\"name\":\"url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"target_url\",\"type\":{\"kind\":\"named\",\"name\":\"HttpUrl\"},\"optional\":false},{\"name\":\"description\",\"type\":{\"kind\":\"string\"},\"optional\":false},{\"name\":\"type\",\"type\":{\"kind\":\"named\",\"name\":\"WebhookType\"},\"optional\":false},{\"name\":\"content_type\",\"type\":{\"kind\":\"named\",\"name\":\"ContentType\"},\"optional\":false},{\"name\":\"is_active\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"enable_ssl\",\"type\":{\"kind\":\"boolean\"},\"optional\":false},{\"name\":\"created_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"updated_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":false},{\"name\":\"owner\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false},{\"name\":\"project\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"organization\",\"type\":{\"kind\":\"nullable\",\"of\":{\"kind\":\"named\",\"name\":\"Integer\"},\"expected\":\"integer or null\",\"phrase\":\"an integer or null\"},\"optional\":false},{\"name\":\"events\",\"type\":{\"kind\":\"list\",\"items\":{\"kind\":\"named\",\"name\":\"EventName\"}},\"optional\":false},{\"name\":\"last_status\",\"type\":{\"kind\":\"named\",\"name\":\"Integer\"},\"optional\":true},{\"name\":\"last_delivery_date\",\"type\":{\"kind\":\"named\",\"name\":\"Timestamp\"},\"optional\":true}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"Webhook\"},"
    "{\"kind\":\"record\",\"fields\":[{\"name\":\"event\",\"type\":{\"kind\":\"constant\",\"value\":\"ping\",\"expected\":[\"ping\"],\"phrase\":\"\\\"ping\\\"\"},\"optional\":false},{\"name\":\"webhook\",\"type\":{\"kind\":\"named\",\"name\":\"Webhook\"},\"optional\":false},{\"name\":\"sender\",\"type\":{\"kind\":\"named\",\"name\":\"User\"},\"optional\":false}],\"rest\":{\"kind\":\"json\",\"types\":[]},\"name\":\"PingEvent\",\"tag\":{\"member\":\"event\",\"value\":\"ping\"}},"
    "{\"kind\":\"sum\",\"tag\":\"event\",\"open\":true,\"branches\":[{\"value\":\"update:organization\",\"record\":\"UpdateOrganizationEvent\"},{\"value\":\"update:membership\",\"record\":\"UpdateMembershipEvent\"},{\"value\":\"delete:membership\",\"record\":\"DeleteMembershipEvent\"},{\"value\":\"create:invitation\",\"record\":\"CreateInvitationEvent\"},{\"value\":\"delete:invitation\",\"record\":\"DeleteInvitationEvent\"},{\"value\":\"create:project\",\"record\":\"CreateProjectEvent\"},{\"value\":\"update:project\",\"record\":\"UpdateProjectEvent\"},{\"value\":\"delete:project\",\"record\":\"DeleteProjectEvent\"},{\"value\":\"create:task\",\"record\":\"CreateTaskEvent\"},{\"value\":\"update:task\",\"record\":\"UpdateTaskEvent\"},{\"value\":\"delete:task\",\"record\":\"DeleteTaskEvent\"},{\"value\":\"update:job\",\"record\":\"UpdateJobEvent\"},{\"value\":\"create:issue\",\"record\":\"CreateIssueEvent\"},{\"value\":\"update:issue\",\"record\":\"UpdateIssueEvent\"},{\"value\":\"delete:issue\",\"record\":\"DeleteIssueEvent\"},{\"value\":\"create:comment\",\"record\":\"CreateCommentEvent\"},{\"value\":\"update:comment\",\"record\":\"UpdateCommentEvent\"},{\"value\":\"delete:comment\",\"record\":\"DeleteCommentEvent\"},{\"value\":\"ping\",\"record\":\"PingEvent\"}],\"name\":\"Delivery\"}"
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
