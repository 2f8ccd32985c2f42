# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

"""Types of the contract `webhook`, edition 2.3."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final, List, Literal, Optional, Union

from .decoding import anything, boolean, decode_document, integer, json_of, list_of, nullable, one_of, safe_integer, string, within
from .json_text import Json, JsonObject, read_json, with_deep_stack, write_json
from .place import MISSING, Missing, Place
from .record import Members, Record, by_tag, encode

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
"""An organization; its fields are not published, any object is valid (W2.5)."""


OrganizationBeforeUpdate = JsonObject
"""Old values of the keys of an organization that changed (W6.3)."""


Integer = int
"""Integer that every JSON reader holds exactly: within ±(2^53 − 1) (W2)."""


HttpUrl = str
"""Absolute `http` or `https` URL (W2)."""


@dataclass
class User(Record):
    """A user of the platform, as `owner`, `assignee` or `sender` (W2.2)."""

    url: HttpUrl
    """Address of the user, `{base_url}/api/users/<user_id>` (W2.2)."""
    id: Integer
    """User identifier (W2.2)."""
    username: str
    """Login name (W2.2)."""
    first_name: str
    """Given name; may be empty (W2.2)."""
    last_name: str
    """Family name; may be empty (W2.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> User:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            url=members.required("url", string),
            id=members.required("id", safe_integer),
            username=members.required("username", string),
            first_name=members.required("first_name", string),
            last_name=members.required("last_name", string),
            extra=members.extra(),
        )


@dataclass
class UpdateOrganizationEvent(Record):
    """An organization was changed (W6.3)."""

    TAG = ("event", "update:organization")
    event: ClassVar[str] = "update:organization"
    organization: Organization
    """The organization after the update, in full (W6.3)."""
    before_update: OrganizationBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateOrganizationEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:organization")
        return cls(
            organization=members.required("organization", json_of("object")),
            before_update=members.required("before_update", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


Membership = JsonObject
"""A membership; its fields are not published, any object is valid (W2.5)."""


MembershipBeforeUpdate = JsonObject
"""Old values of the keys of a membership that changed (W6.3)."""


@dataclass
class UpdateMembershipEvent(Record):
    """A membership of an organization was changed (W6.3)."""

    TAG = ("event", "update:membership")
    event: ClassVar[str] = "update:membership"
    membership: Membership
    """The membership after the update, in full (W6.3)."""
    before_update: MembershipBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateMembershipEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:membership")
        return cls(
            membership=members.required("membership", json_of("object")),
            before_update=members.required("before_update", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class DeleteMembershipEvent(Record):
    """A member was removed from an organization (W6.4)."""

    TAG = ("event", "delete:membership")
    event: ClassVar[str] = "delete:membership"
    membership: Membership
    """The deleted membership, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeleteMembershipEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "delete:membership")
        return cls(
            membership=members.required("membership", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


Invitation = JsonObject
"""An invitation; its fields are not published, any object is valid (W2.5)."""


@dataclass
class CreateInvitationEvent(Record):
    """An invitation was issued (W6.2)."""

    TAG = ("event", "create:invitation")
    event: ClassVar[str] = "create:invitation"
    invitation: Invitation
    """The created invitation, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> CreateInvitationEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "create:invitation")
        return cls(
            invitation=members.required("invitation", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class DeleteInvitationEvent(Record):
    """An invitation was revoked (W6.4)."""

    TAG = ("event", "delete:invitation")
    event: ClassVar[str] = "delete:invitation"
    invitation: Invitation
    """The deleted invitation, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeleteInvitationEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "delete:invitation")
        return cls(
            invitation=members.required("invitation", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


Project = JsonObject
"""A project; its fields are not published, any object is valid (W2.5)."""


@dataclass
class CreateProjectEvent(Record):
    """A project was created (W6.2)."""

    TAG = ("event", "create:project")
    event: ClassVar[str] = "create:project"
    project: Project
    """The created project, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> CreateProjectEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "create:project")
        return cls(
            project=members.required("project", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


ProjectBeforeUpdate = JsonObject
"""Old values of the keys of a project that changed (W6.3)."""


@dataclass
class UpdateProjectEvent(Record):
    """A project was changed (W6.3)."""

    TAG = ("event", "update:project")
    event: ClassVar[str] = "update:project"
    project: Project
    """The project after the update, in full (W6.3)."""
    before_update: ProjectBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateProjectEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:project")
        return cls(
            project=members.required("project", json_of("object")),
            before_update=members.required("before_update", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class DeleteProjectEvent(Record):
    """A project was deleted (W6.4)."""

    TAG = ("event", "delete:project")
    event: ClassVar[str] = "delete:project"
    project: Project
    """The deleted project, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeleteProjectEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "delete:project")
        return cls(
            project=members.required("project", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


TaskMode = str
"""Mode of a task: empty, or a name such as `annotation`; others may appear (W2.3)."""
TASK_MODE_EMPTY: Final = ""
TASK_MODE_ANNOTATION: Final = "annotation"


Timestamp = str
"""Instant in UTC, RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W2)."""


Status = str
"""Status of a task or job; `annotation` is seen, others may appear (W2.3)."""
STATUS_ANNOTATION: Final = "annotation"


HexColour = str
"""Hex colour: `#` and 3, 4, 6 or 8 hex digits (W2.3)."""


LabelType = str
"""Kind of shape a label applies to; `any` is seen, others may appear (W2.3)."""
LABEL_TYPE_ANY: Final = "any"


@dataclass
class Label(Record):
    """A label that annotators assign (W2.3)."""

    id: Integer
    """Label identifier (W2.3)."""
    name: str
    """Label name (W2.3)."""
    color: HexColour
    """Display colour (W2.3)."""
    attributes: List[Json]
    """Attributes of the label; their shape is not shown (W2.3)."""
    type: LabelType
    """Kind of shape the label applies to (W2.3)."""
    sublabels: List[Json]
    """Labels nested in this one; their shape is not shown (W2.3)."""
    has_parent: bool
    """True when the label is nested in another (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Label:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            id=members.required("id", safe_integer),
            name=members.required("name", string),
            color=members.required("color", string),
            attributes=members.required("attributes", list_of(anything)),
            type=members.required("type", string),
            sublabels=members.required("sublabels", list_of(anything)),
            has_parent=members.required("has_parent", boolean),
            extra=members.extra(),
        )


JobStage = str
"""Stage of a job; `annotation` is seen, others may appear (W2.3)."""
JOB_STAGE_ANNOTATION: Final = "annotation"


JobState = str
"""State of a job; `new` is seen, others may appear (W2.3)."""
JOB_STATE_NEW: Final = "new"


@dataclass
class JobSummary(Record):
    """Summary of a job within a segment (W2.3)."""

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
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> JobSummary:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            url=members.required("url", string),
            id=members.required("id", safe_integer),
            assignee=members.required("assignee", nullable(User.decode)),
            status=members.required("status", string),
            stage=members.required("stage", string),
            state=members.required("state", string),
            extra=members.extra(),
        )


@dataclass
class Segment(Record):
    """A range of frames of a task, with the jobs that cover it (W2.3)."""

    start_frame: Integer
    """First frame of the range (W2.3)."""
    stop_frame: Integer
    """Last frame of the range, inclusive (W2.3)."""
    jobs: List[JobSummary]
    """Jobs of the segment (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Segment:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            start_frame=members.required("start_frame", safe_integer),
            stop_frame=members.required("stop_frame", safe_integer),
            jobs=members.required("jobs", list_of(JobSummary.decode)),
            extra=members.extra(),
        )


TaskDimension = str
"""Dimension of a task's data; `2d` is seen, others may appear (W2.3)."""
TASK_DIMENSION_2D: Final = "2d"


StorageLocation = str
"""Kind of storage; `local` is seen, others may appear (W2.3)."""
STORAGE_LOCATION_LOCAL: Final = "local"


@dataclass
class Storage(Record):
    """Where a task's data is read from or written to (W2.3)."""

    id: Integer
    """Storage identifier (W2.3)."""
    location: StorageLocation
    """Kind of storage (W2.3)."""
    cloud_storage_id: Optional[Integer]
    """Cloud storage identifier, null when the storage is not in a cloud (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Storage:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            id=members.required("id", safe_integer),
            location=members.required("location", string),
            cloud_storage_id=members.required("cloud_storage_id", nullable(safe_integer)),
            extra=members.extra(),
        )


@dataclass
class CreatedTask(Record):
    """A task as a create event shows it: without the update-only fields (W2.3)."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Integer
    """Identifier of the project the task belongs to (W2.3)."""
    mode: TaskMode
    """Empty, or the name of a mode (W2.3)."""
    owner: User
    """User who owns the task (W2.3)."""
    assignee: Optional[User]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Address of a bug tracker; may be empty (W2.3)."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last changed (W2.3)."""
    status: Status
    """Status of the task (W2.3)."""
    labels: List[Label]
    """Labels of the task (W2.3)."""
    segments: List[Segment]
    """Segments of the task; may be empty (W2.3)."""
    dimension: TaskDimension
    """Dimension of the data (W2.3)."""
    subset: str
    """Subset the task belongs to; may be empty (W2.3)."""
    organization: Optional[Integer]
    """Identifier of the organization, or null (W2.3)."""
    target_storage: Storage
    """Where annotations are written to (W2.3)."""
    source_storage: Storage
    """Where data is read from (W2.3)."""
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Frames that neighbouring segments share, or null (W2.3)."""
    segment_size: Union[Integer, Missing] = MISSING
    """Frames of a segment (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> CreatedTask:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            url=members.required("url", string),
            id=members.required("id", safe_integer),
            name=members.required("name", string),
            project_id=members.required("project_id", safe_integer),
            mode=members.required("mode", string),
            owner=members.required("owner", User.decode),
            assignee=members.required("assignee", nullable(User.decode)),
            bug_tracker=members.required("bug_tracker", string),
            created_date=members.required("created_date", string),
            updated_date=members.required("updated_date", string),
            overlap=members.optional("overlap", nullable(safe_integer)),
            segment_size=members.optional("segment_size", safe_integer),
            status=members.required("status", string),
            labels=members.required("labels", list_of(Label.decode)),
            segments=members.required("segments", list_of(Segment.decode)),
            dimension=members.required("dimension", string),
            subset=members.required("subset", string),
            organization=members.required("organization", nullable(safe_integer)),
            target_storage=members.required("target_storage", Storage.decode),
            source_storage=members.required("source_storage", Storage.decode),
            extra=members.extra(),
        )


@dataclass
class CreateTaskEvent(Record):
    """A task was created (W6.2)."""

    TAG = ("event", "create:task")
    event: ClassVar[str] = "create:task"
    task: CreatedTask
    """The created task, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> CreateTaskEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "create:task")
        return cls(
            task=members.required("task", CreatedTask.decode),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


ChunkType = str
"""Type of data chunks; `imageset` is seen, others may appear (W2.3)."""
CHUNK_TYPE_IMAGESET: Final = "imageset"


@dataclass
class Task(Record):
    """A task as an update event shows it: in full (W2.3)."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Integer
    """Identifier of the project the task belongs to (W2.3)."""
    mode: TaskMode
    """Empty, or the name of a mode (W2.3)."""
    owner: User
    """User who owns the task (W2.3)."""
    assignee: Optional[User]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Address of a bug tracker; may be empty (W2.3)."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last changed (W2.3)."""
    overlap: Optional[Integer]
    """Frames that neighbouring segments share, or null (W2.3)."""
    segment_size: Integer
    """Frames of a segment (W2.3)."""
    status: Status
    """Status of the task (W2.3)."""
    labels: List[Label]
    """Labels of the task (W2.3)."""
    segments: List[Segment]
    """Segments of the task; may be empty (W2.3)."""
    data_chunk_size: Integer
    """Frames of a data chunk; update only (W2.3)."""
    data_compressed_chunk_type: ChunkType
    """Type of the compressed chunks; update only (W2.3)."""
    data_original_chunk_type: ChunkType
    """Type of the original chunks; update only (W2.3)."""
    size: Integer
    """Number of frames; update only (W2.3)."""
    image_quality: Integer
    """Image quality; update only (W2.3)."""
    data: Integer
    """Identifier of the task's data; update only (W2.3)."""
    dimension: TaskDimension
    """Dimension of the data (W2.3)."""
    subset: str
    """Subset the task belongs to; may be empty (W2.3)."""
    organization: Optional[Integer]
    """Identifier of the organization, or null (W2.3)."""
    target_storage: Storage
    """Where annotations are written to (W2.3)."""
    source_storage: Storage
    """Where data is read from (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Task:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            url=members.required("url", string),
            id=members.required("id", safe_integer),
            name=members.required("name", string),
            project_id=members.required("project_id", safe_integer),
            mode=members.required("mode", string),
            owner=members.required("owner", User.decode),
            assignee=members.required("assignee", nullable(User.decode)),
            bug_tracker=members.required("bug_tracker", string),
            created_date=members.required("created_date", string),
            updated_date=members.required("updated_date", string),
            overlap=members.required("overlap", nullable(safe_integer)),
            segment_size=members.required("segment_size", safe_integer),
            status=members.required("status", string),
            labels=members.required("labels", list_of(Label.decode)),
            segments=members.required("segments", list_of(Segment.decode)),
            data_chunk_size=members.required("data_chunk_size", safe_integer),
            data_compressed_chunk_type=members.required("data_compressed_chunk_type", string),
            data_original_chunk_type=members.required("data_original_chunk_type", string),
            size=members.required("size", safe_integer),
            image_quality=members.required("image_quality", safe_integer),
            data=members.required("data", safe_integer),
            dimension=members.required("dimension", string),
            subset=members.required("subset", string),
            organization=members.required("organization", nullable(safe_integer)),
            target_storage=members.required("target_storage", Storage.decode),
            source_storage=members.required("source_storage", Storage.decode),
            extra=members.extra(),
        )


@dataclass
class TaskBeforeUpdate(Record):
    """Old values of the keys of a task that changed (W6.3)."""

    url: Union[HttpUrl, Missing] = MISSING
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Union[Integer, Missing] = MISSING
    """Task identifier (W2.3)."""
    name: Union[str, Missing] = MISSING
    """Task name (W2.3)."""
    project_id: Union[Integer, Missing] = MISSING
    """Identifier of the project the task belongs to (W2.3)."""
    mode: Union[TaskMode, Missing] = MISSING
    """Empty, or the name of a mode (W2.3)."""
    owner: Union[User, Missing] = MISSING
    """User who owns the task (W2.3)."""
    assignee: Union[Optional[User], Missing] = MISSING
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: Union[str, Missing] = MISSING
    """Address of a bug tracker; may be empty (W2.3)."""
    created_date: Union[Timestamp, Missing] = MISSING
    """When the task was created (W2.3)."""
    updated_date: Union[Timestamp, Missing] = MISSING
    """When the task was last changed (W2.3)."""
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Frames that neighbouring segments share, or null (W2.3)."""
    segment_size: Union[Integer, Missing] = MISSING
    """Frames of a segment (W2.3)."""
    status: Union[Status, Missing] = MISSING
    """Status of the task (W2.3)."""
    labels: Union[List[Label], Missing] = MISSING
    """Labels of the task (W2.3)."""
    segments: Union[List[Segment], Missing] = MISSING
    """Segments of the task; may be empty (W2.3)."""
    data_chunk_size: Union[Integer, Missing] = MISSING
    """Frames of a data chunk; update only (W2.3)."""
    data_compressed_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the compressed chunks; update only (W2.3)."""
    data_original_chunk_type: Union[ChunkType, Missing] = MISSING
    """Type of the original chunks; update only (W2.3)."""
    size: Union[Integer, Missing] = MISSING
    """Number of frames; update only (W2.3)."""
    image_quality: Union[Integer, Missing] = MISSING
    """Image quality; update only (W2.3)."""
    data: Union[Integer, Missing] = MISSING
    """Identifier of the task's data; update only (W2.3)."""
    dimension: Union[TaskDimension, Missing] = MISSING
    """Dimension of the data (W2.3)."""
    subset: Union[str, Missing] = MISSING
    """Subset the task belongs to; may be empty (W2.3)."""
    organization: Union[Optional[Integer], Missing] = MISSING
    """Identifier of the organization, or null (W2.3)."""
    target_storage: Union[Storage, Missing] = MISSING
    """Where annotations are written to (W2.3)."""
    source_storage: Union[Storage, Missing] = MISSING
    """Where data is read from (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> TaskBeforeUpdate:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            url=members.optional("url", string),
            id=members.optional("id", safe_integer),
            name=members.optional("name", string),
            project_id=members.optional("project_id", safe_integer),
            mode=members.optional("mode", string),
            owner=members.optional("owner", User.decode),
            assignee=members.optional("assignee", nullable(User.decode)),
            bug_tracker=members.optional("bug_tracker", string),
            created_date=members.optional("created_date", string),
            updated_date=members.optional("updated_date", string),
            overlap=members.optional("overlap", nullable(safe_integer)),
            segment_size=members.optional("segment_size", safe_integer),
            status=members.optional("status", string),
            labels=members.optional("labels", list_of(Label.decode)),
            segments=members.optional("segments", list_of(Segment.decode)),
            data_chunk_size=members.optional("data_chunk_size", safe_integer),
            data_compressed_chunk_type=members.optional("data_compressed_chunk_type", string),
            data_original_chunk_type=members.optional("data_original_chunk_type", string),
            size=members.optional("size", safe_integer),
            image_quality=members.optional("image_quality", safe_integer),
            data=members.optional("data", safe_integer),
            dimension=members.optional("dimension", string),
            subset=members.optional("subset", string),
            organization=members.optional("organization", nullable(safe_integer)),
            target_storage=members.optional("target_storage", Storage.decode),
            source_storage=members.optional("source_storage", Storage.decode),
            extra=members.extra(),
        )


@dataclass
class UpdateTaskEvent(Record):
    """A task was changed, such as its status or assignee (W6.3)."""

    TAG = ("event", "update:task")
    event: ClassVar[str] = "update:task"
    task: Task
    """The task after the update, in full (W6.3)."""
    before_update: TaskBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateTaskEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:task")
        return cls(
            task=members.required("task", Task.decode),
            before_update=members.required("before_update", TaskBeforeUpdate.decode),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class DeletedTask(Record):
    """A task as a delete event shows it: without the update-only fields (W2.3)."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Integer
    """Task identifier (W2.3)."""
    name: str
    """Task name (W2.3)."""
    project_id: Integer
    """Identifier of the project the task belongs to (W2.3)."""
    mode: TaskMode
    """Empty, or the name of a mode (W2.3)."""
    owner: User
    """User who owns the task (W2.3)."""
    assignee: Optional[User]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Address of a bug tracker; may be empty (W2.3)."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last changed (W2.3)."""
    status: Status
    """Status of the task (W2.3)."""
    labels: List[Label]
    """Labels of the task (W2.3)."""
    segments: List[Segment]
    """Segments of the task; may be empty (W2.3)."""
    dimension: TaskDimension
    """Dimension of the data (W2.3)."""
    subset: str
    """Subset the task belongs to; may be empty (W2.3)."""
    organization: Optional[Integer]
    """Identifier of the organization, or null (W2.3)."""
    target_storage: Storage
    """Where annotations are written to (W2.3)."""
    source_storage: Storage
    """Where data is read from (W2.3)."""
    overlap: Union[Optional[Integer], Missing] = MISSING
    """Frames that neighbouring segments share, or null (W2.3)."""
    segment_size: Union[Integer, Missing] = MISSING
    """Frames of a segment (W2.3)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeletedTask:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            url=members.required("url", string),
            id=members.required("id", safe_integer),
            name=members.required("name", string),
            project_id=members.required("project_id", safe_integer),
            mode=members.required("mode", string),
            owner=members.required("owner", User.decode),
            assignee=members.required("assignee", nullable(User.decode)),
            bug_tracker=members.required("bug_tracker", string),
            created_date=members.required("created_date", string),
            updated_date=members.required("updated_date", string),
            overlap=members.optional("overlap", nullable(safe_integer)),
            segment_size=members.optional("segment_size", safe_integer),
            status=members.required("status", string),
            labels=members.required("labels", list_of(Label.decode)),
            segments=members.required("segments", list_of(Segment.decode)),
            dimension=members.required("dimension", string),
            subset=members.required("subset", string),
            organization=members.required("organization", nullable(safe_integer)),
            target_storage=members.required("target_storage", Storage.decode),
            source_storage=members.required("source_storage", Storage.decode),
            extra=members.extra(),
        )


@dataclass
class DeleteTaskEvent(Record):
    """A task was deleted (W6.4)."""

    TAG = ("event", "delete:task")
    event: ClassVar[str] = "delete:task"
    task: DeletedTask
    """The deleted task, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeleteTaskEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "delete:task")
        return cls(
            task=members.required("task", DeletedTask.decode),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


Job = JsonObject
"""A job; its fields are not published, any object is valid (W2.5)."""


JobBeforeUpdate = JsonObject
"""Old values of the keys of a job that changed (W6.3)."""


@dataclass
class UpdateJobEvent(Record):
    """A job was changed, such as its state or assignee (W6.3)."""

    TAG = ("event", "update:job")
    event: ClassVar[str] = "update:job"
    job: Job
    """The job after the update, in full (W6.3)."""
    before_update: JobBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateJobEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:job")
        return cls(
            job=members.required("job", json_of("object")),
            before_update=members.required("before_update", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


Issue = JsonObject
"""An issue; its fields are not published, any object is valid (W2.5)."""


@dataclass
class CreateIssueEvent(Record):
    """An issue was opened (W6.2)."""

    TAG = ("event", "create:issue")
    event: ClassVar[str] = "create:issue"
    issue: Issue
    """The created issue, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> CreateIssueEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "create:issue")
        return cls(
            issue=members.required("issue", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


IssueBeforeUpdate = JsonObject
"""Old values of the keys of an issue that changed (W6.3)."""


@dataclass
class UpdateIssueEvent(Record):
    """An issue was changed (W6.3)."""

    TAG = ("event", "update:issue")
    event: ClassVar[str] = "update:issue"
    issue: Issue
    """The issue after the update, in full (W6.3)."""
    before_update: IssueBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateIssueEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:issue")
        return cls(
            issue=members.required("issue", json_of("object")),
            before_update=members.required("before_update", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class DeleteIssueEvent(Record):
    """An issue was deleted (W6.4)."""

    TAG = ("event", "delete:issue")
    event: ClassVar[str] = "delete:issue"
    issue: Issue
    """The deleted issue, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeleteIssueEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "delete:issue")
        return cls(
            issue=members.required("issue", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


Comment = JsonObject
"""A comment; its fields are not published, any object is valid (W2.5)."""


@dataclass
class CreateCommentEvent(Record):
    """A comment was made (W6.2)."""

    TAG = ("event", "create:comment")
    event: ClassVar[str] = "create:comment"
    comment: Comment
    """The created comment, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> CreateCommentEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "create:comment")
        return cls(
            comment=members.required("comment", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


CommentBeforeUpdate = JsonObject
"""Old values of the keys of a comment that changed (W6.3)."""


@dataclass
class UpdateCommentEvent(Record):
    """A comment was changed (W6.3)."""

    TAG = ("event", "update:comment")
    event: ClassVar[str] = "update:comment"
    comment: Comment
    """The comment after the update, in full (W6.3)."""
    before_update: CommentBeforeUpdate
    """Old values, under only those keys of the resource that changed (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> UpdateCommentEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "update:comment")
        return cls(
            comment=members.required("comment", json_of("object")),
            before_update=members.required("before_update", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class DeleteCommentEvent(Record):
    """A comment was deleted (W6.4)."""

    TAG = ("event", "delete:comment")
    event: ClassVar[str] = "delete:comment"
    comment: Comment
    """The deleted comment, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> DeleteCommentEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "delete:comment")
        return cls(
            comment=members.required("comment", json_of("object")),
            webhook_id=members.required("webhook_id", safe_integer),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


WebhookType = Literal["project", "organization"]
"""Scope of a webhook; closed vocabulary (W1.2)."""
WEBHOOK_TYPE_PROJECT: Final = "project"
WEBHOOK_TYPE_ORGANIZATION: Final = "organization"


ContentType = str
"""Media type of a delivery; `application/json` is seen, others may appear (W2.1)."""
CONTENT_TYPE_APPLICATION_JSON: Final = "application/json"


EventName = Literal["update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"]
"""Name of an event a webhook can subscribe to; closed vocabulary (W6.1)."""
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


@dataclass
class Webhook(Record):
    """A webhook, as the ping delivery shows it; the secret is never returned (W2.1)."""

    id: Integer
    """Webhook identifier (W2.1)."""
    url: HttpUrl
    """Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1)."""
    target_url: HttpUrl
    """Where deliveries are sent (W2.1)."""
    description: str
    """Purpose in short; may be empty (W2.1)."""
    type: WebhookType
    """Scope of the webhook (W1.2)."""
    content_type: ContentType
    """Media type of the delivered payload, sent as Content-Type (W2.1)."""
    is_active: bool
    """When false, nothing is delivered, ping included (W4.3.5)."""
    enable_ssl: bool
    """When true, the target's certificate is verified (W4.3.4)."""
    created_date: Timestamp
    """When the webhook was created (W2.1)."""
    updated_date: Timestamp
    """When the webhook was last changed (W2.1)."""
    owner: User
    """User who created the webhook (W2.1)."""
    project: Optional[Integer]
    """Project identifier; an integer where `type` is `project` (W2.1)."""
    organization: Optional[Integer]
    """Organization identifier; an integer where `type` is `organization` (W2.1)."""
    events: List[EventName]
    """Subscribed event names (W6.1)."""
    last_status: Union[Integer, Missing] = MISSING
    """HTTP status of the last delivery; missing before the first one (W2.1)."""
    last_delivery_date: Union[Timestamp, Missing] = MISSING
    """When the last delivery was sent; missing before the first one (W2.1)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> Webhook:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        return cls(
            id=members.required("id", safe_integer),
            url=members.required("url", string),
            target_url=members.required("target_url", string),
            description=members.required("description", string),
            type=members.required("type", one_of("project", "organization")),
            content_type=members.required("content_type", string),
            is_active=members.required("is_active", boolean),
            enable_ssl=members.required("enable_ssl", boolean),
            created_date=members.required("created_date", string),
            updated_date=members.required("updated_date", string),
            owner=members.required("owner", User.decode),
            project=members.required("project", nullable(safe_integer)),
            organization=members.required("organization", nullable(safe_integer)),
            events=members.required("events", list_of(one_of("update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"))),
            last_status=members.optional("last_status", safe_integer),
            last_delivery_date=members.optional("last_delivery_date", string),
            extra=members.extra(),
        )


@dataclass
class PingEvent(Record):
    """A test of the delivery, asked for by a user (W6.5)."""

    TAG = ("event", "ping")
    event: ClassVar[str] = "ping"
    webhook: Webhook
    """The webhook that was pinged (W6.5)."""
    sender: User
    """User who triggered the ping (W6.5)."""
    extra: JsonObject = field(default_factory=dict)
    """Members that the contract does not name, as they came."""

    @classmethod
    def decode(cls, node: Json, place: Place) -> PingEvent:
        """Decodes the record at a place of a document."""
        members = Members(node, place)
        members.constant("event", "ping")
        return cls(
            webhook=members.required("webhook", Webhook.decode),
            sender=members.required("sender", User.decode),
            extra=members.extra(),
        )


@dataclass
class UnknownEvent:
    """A document whose `event` is none of the contract's."""

    event: str
    """The value of `event`, as it was sent."""
    document: JsonObject
    """The document as it came."""


Delivery = Union[
    "UpdateOrganizationEvent",
    "UpdateMembershipEvent",
    "DeleteMembershipEvent",
    "CreateInvitationEvent",
    "DeleteInvitationEvent",
    "CreateProjectEvent",
    "UpdateProjectEvent",
    "DeleteProjectEvent",
    "CreateTaskEvent",
    "UpdateTaskEvent",
    "DeleteTaskEvent",
    "UpdateJobEvent",
    "CreateIssueEvent",
    "UpdateIssueEvent",
    "DeleteIssueEvent",
    "CreateCommentEvent",
    "UpdateCommentEvent",
    "DeleteCommentEvent",
    "PingEvent",
    "UnknownEvent",
]
"""The body of any delivery; `event` tells which envelope it is (W6)."""


def decode_delivery(node: Json, place: Place) -> Delivery:
    """Decodes `Delivery` at a place of a document."""
    value: Delivery = by_tag(
        "event",
        {
            "update:organization": UpdateOrganizationEvent.decode,
            "update:membership": UpdateMembershipEvent.decode,
            "delete:membership": DeleteMembershipEvent.decode,
            "create:invitation": CreateInvitationEvent.decode,
            "delete:invitation": DeleteInvitationEvent.decode,
            "create:project": CreateProjectEvent.decode,
            "update:project": UpdateProjectEvent.decode,
            "delete:project": DeleteProjectEvent.decode,
            "create:task": CreateTaskEvent.decode,
            "update:task": UpdateTaskEvent.decode,
            "delete:task": DeleteTaskEvent.decode,
            "update:job": UpdateJobEvent.decode,
            "create:issue": CreateIssueEvent.decode,
            "update:issue": UpdateIssueEvent.decode,
            "delete:issue": DeleteIssueEvent.decode,
            "create:comment": CreateCommentEvent.decode,
            "update:comment": UpdateCommentEvent.decode,
            "delete:comment": DeleteCommentEvent.decode,
            "ping": PingEvent.decode,
        },
        UnknownEvent,
    )(node, place)
    return value


def parse_delivery(body: Union[bytes, str]) -> Delivery:
    """Reads a document; raises `UnreadableError` where it is no JSON text, `DecodeError` where it breaks the contract."""
    return with_deep_stack(lambda: decode_document(decode_delivery, read_json(body)))


def write_delivery(delivery: Delivery) -> str:
    """Writes a document as JSON text: what was parsed, with unknown members, and nothing that was absent."""
    return with_deep_stack(lambda: write_json(encode(delivery.document if isinstance(delivery, UnknownEvent) else delivery)))
