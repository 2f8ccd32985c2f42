# Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

"""Types of the contract `webhook`, edition 2.3."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Final, List, Literal, Optional, Union

from .decoding import anything, boolean, decode_document, integer, json_of, list_of, nullable, number, one_of, safe_integer, string
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
"""An organization; its fields are not shown (W2.5). Any object is valid (W-open)."""


OrganizationBeforeUpdate = JsonObject
"""Old values of the keys of an organization that changed (W6.3)."""


Integer = int
"""Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids)."""


HttpUrl = str
"""URL (W2.1). Absolute, `http` or `https` (W-url)."""


@dataclass
class User(Record):
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
    """An organization was updated (W6.3)."""

    TAG = ("event", "update:organization")
    event: ClassVar[str] = "update:organization"
    organization: Organization
    """The organization after the update, in full (W6.3)."""
    before_update: OrganizationBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
"""A membership; its fields are not shown (W2.5). Any object is valid (W-open)."""


MembershipBeforeUpdate = JsonObject
"""Old values of the keys of a membership that changed (W6.3)."""


@dataclass
class UpdateMembershipEvent(Record):
    """A membership was updated (W6.3). Member added to or removed from an organization (W6.1)."""

    TAG = ("event", "update:membership")
    event: ClassVar[str] = "update:membership"
    membership: Membership
    """The membership after the update, in full (W6.3)."""
    before_update: MembershipBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
    """A membership was deleted (W6.4). A member was removed from an organization (W6.1)."""

    TAG = ("event", "delete:membership")
    event: ClassVar[str] = "delete:membership"
    membership: Membership
    """The deleted membership, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
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
"""An invitation; its fields are not shown (W2.5). Any object is valid (W-open)."""


@dataclass
class CreateInvitationEvent(Record):
    """An invitation was created (W6.2). It was issued (W6.1)."""

    TAG = ("event", "create:invitation")
    event: ClassVar[str] = "create:invitation"
    invitation: Invitation
    """The created invitation, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
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
    """An invitation was deleted (W6.4). It was revoked (W6.1)."""

    TAG = ("event", "delete:invitation")
    event: ClassVar[str] = "delete:invitation"
    invitation: Invitation
    """The deleted invitation, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
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
"""A project; its fields are not shown (W2.5). Any object is valid (W-open)."""


@dataclass
class CreateProjectEvent(Record):
    """A project was created (W6.2)."""

    TAG = ("event", "create:project")
    event: ClassVar[str] = "create:project"
    project: Project
    """The created project, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
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
    """A project was updated (W6.3)."""

    TAG = ("event", "update:project")
    event: ClassVar[str] = "update:project"
    project: Project
    """The project after the update, in full (W6.3)."""
    before_update: ProjectBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
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
"""Empty string or a mode name such as `annotation` (W2.3). Others may appear (W-seen)."""
TASK_MODE_EMPTY: Final = ""
TASK_MODE_ANNOTATION: Final = "annotation"


Timestamp = str
"""ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case)."""


Status = str
"""Status of a task or job; `annotation` is seen (W2.3). Others may appear (W-seen)."""
STATUS_ANNOTATION: Final = "annotation"


HexColour = str
"""Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color)."""


LabelType = str
"""Type of a label; `any` is seen (W2.3). Others may appear (W-seen)."""
LABEL_TYPE_ANY: Final = "any"


@dataclass
class Label(Record):
    """A label (W2.3). Explanation: annotators assign it."""

    id: Integer
    """Label identifier (W2.3)."""
    name: str
    """Label name (W2.3)."""
    color: HexColour
    """Hex colour (W2.3)."""
    attributes: List[Json]
    """Attributes of the label (W2.3). Items may be anything (W-arrays)."""
    type: LabelType
    """Type of the label (W2.3). Explanation: the kind of shape that it applies to."""
    sublabels: List[Json]
    """Sublabels of the label (W2.3). Items may be anything (W-arrays)."""
    has_parent: bool
    """Whether the label has a parent (W2.3)."""
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
"""Stage of a job; `annotation` is seen (W2.3). Others may appear (W-seen)."""
JOB_STAGE_ANNOTATION: Final = "annotation"


JobState = str
"""State of a job; `new` is seen (W2.3). Others may appear (W-seen)."""
JOB_STATE_NEW: Final = "new"


@dataclass
class JobSummary(Record):
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
    """A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it."""

    start_frame: Integer
    """Frame at the start (W2.3). Explanation: the first of the range."""
    stop_frame: Integer
    """Frame at the stop (W2.3). Explanation: the last of the range, inclusive."""
    jobs: List[JobSummary]
    """Summaries of the segment's jobs (W2.3)."""
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
"""Dimension of a task; `2d` is seen (W2.3). Others may appear (W-seen)."""
TASK_DIMENSION_2D: Final = "2d"


StorageLocation = str
"""Location of a storage; `local` is seen (W2.3). Others may appear (W-seen)."""
STORAGE_LOCATION_LOCAL: Final = "local"


@dataclass
class Storage(Record):
    """A storage (W2.3). Explanation: where a task's data is read from or written to."""

    id: Integer
    """Storage identifier (W2.3)."""
    location: StorageLocation
    """Location of the storage (W2.3). Explanation: its kind."""
    cloud_storage_id: Optional[Integer]
    """Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud."""
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
    labels: List[Label]
    """Labels of the task (W2.3)."""
    segments: List[Segment]
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
    """Identifier of the webhook that sends it (W6.2)."""
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
"""Type of data chunks; `imageset` is seen (W2.3). Others may appear (W-seen)."""
CHUNK_TYPE_IMAGESET: Final = "imageset"


@dataclass
class Task(Record):
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
    labels: List[Label]
    """Labels of the task (W2.3)."""
    segments: List[Segment]
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
    labels: Union[List[Label], Missing] = MISSING
    """Labels of the task (W2.3)."""
    segments: Union[List[Segment], Missing] = MISSING
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
    """A task was updated (W6.3). For example its status or its assignment changed (W6.1)."""

    TAG = ("event", "update:task")
    event: ClassVar[str] = "update:task"
    task: Task
    """The task after the update, in full (W6.3)."""
    before_update: TaskBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
    labels: List[Label]
    """Labels of the task (W2.3)."""
    segments: List[Segment]
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
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
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
"""A job; its fields are not shown (W2.5). Any object is valid (W-open)."""


JobBeforeUpdate = JsonObject
"""Old values of the keys of a job that changed (W6.3)."""


@dataclass
class UpdateJobEvent(Record):
    """A job was updated (W6.3). For example its status or its assignee changed (W1.4)."""

    TAG = ("event", "update:job")
    event: ClassVar[str] = "update:job"
    job: Job
    """The job after the update, in full (W6.3)."""
    before_update: JobBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
"""An issue; its fields are not shown (W2.5). Any object is valid (W-open)."""


@dataclass
class CreateIssueEvent(Record):
    """An issue was created (W6.2)."""

    TAG = ("event", "create:issue")
    event: ClassVar[str] = "create:issue"
    issue: Issue
    """The created issue, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
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
    """An issue was updated (W6.3)."""

    TAG = ("event", "update:issue")
    event: ClassVar[str] = "update:issue"
    issue: Issue
    """The issue after the update, in full (W6.3)."""
    before_update: IssueBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
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
"""A comment; its fields are not shown (W2.5). Any object is valid (W-open)."""


@dataclass
class CreateCommentEvent(Record):
    """A comment was created (W6.2)."""

    TAG = ("event", "create:comment")
    event: ClassVar[str] = "create:comment"
    comment: Comment
    """The created comment, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
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
    """A comment was updated (W6.3)."""

    TAG = ("event", "update:comment")
    event: ClassVar[str] = "update:comment"
    comment: Comment
    """The comment after the update, in full (W6.3)."""
    before_update: CommentBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""
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
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""
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
"""Scope of a webhook: a project or an organization (W1.2). Closed vocabulary (W-closed)."""
WEBHOOK_TYPE_PROJECT: Final = "project"
WEBHOOK_TYPE_ORGANIZATION: Final = "organization"


ContentType = str
"""Media type of the delivered payload; `application/json` is seen (W2.1). Others may appear (W-seen)."""
CONTENT_TYPE_APPLICATION_JSON: Final = "application/json"


EventName = Literal["update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"]
"""Name of an event a webhook can subscribe to (W6.1). Closed vocabulary (W-closed)."""
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
    events: List[EventName]
    """Subscribed event names (W6.1)."""
    last_status: Union[Integer, Missing] = MISSING
    """HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery)."""
    last_delivery_date: Union[Timestamp, Missing] = MISSING
    """Time of the last delivery (W2.1). Missing before the first one (W-delivery)."""
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
    """A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping)."""

    TAG = ("event", "ping")
    event: ClassVar[str] = "ping"
    webhook: Webhook
    """The webhook resource (W6.5)."""
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
"""Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is."""


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
