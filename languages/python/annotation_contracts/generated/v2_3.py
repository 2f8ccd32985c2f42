# Generated from spec/main.tsp by "npm run generate". Do not edit.

"""Deliveries of edition 2.3."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, List, Literal, TypedDict, Union

from pydantic import Field

from ..model import Handler, InvalidDelivery, UnknownEvent

from ..record import NotNull, OpenRecord, OpenWords, Record, SafeInt


class Event(Record):
    """The common base of deliveries."""

    edition: ClassVar[Literal["2.3"]] = "2.3"


class Organization(OpenRecord):
    """An organization; its fields are not shown. Any object is valid."""


class OrganizationBeforeUpdate(OpenRecord):
    """Old values of the keys of an organization that changed."""


Integer = SafeInt
"""Integer. Within ±(2^53 − 1), which every JSON reader represents exactly."""


HttpUrl = str
"""URL. Absolute, `http` or `https`."""


class User(Record):
    """A user, as `owner` or `sender`, or as `assignee`."""

    url: HttpUrl
    """Address of the user, `{base_url}/api/users/<user_id>`."""
    id: Integer
    """User identifier."""
    username: str
    """User name. The name used to log in."""
    first_name: str
    """First name. May be empty."""
    last_name: str
    """Last name. May be empty."""


class UpdateOrganizationEvent(Event):
    """An organization was updated."""

    event: Literal["update:organization"]
    """Name of the event."""
    organization: Organization
    """The organization after the update, in full."""
    before_update: OrganizationBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class Membership(OpenRecord):
    """A membership; its fields are not shown. Any object is valid."""


class MembershipBeforeUpdate(OpenRecord):
    """Old values of the keys of a membership that changed."""


class UpdateMembershipEvent(Event):
    """A membership was updated. Member added to or removed from an organization."""

    event: Literal["update:membership"]
    """Name of the event."""
    membership: Membership
    """The membership after the update, in full."""
    before_update: MembershipBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class DeleteMembershipEvent(Event):
    """A membership was deleted. A member was removed from an organization."""

    event: Literal["delete:membership"]
    """Name of the event."""
    membership: Membership
    """The deleted membership, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class Invitation(OpenRecord):
    """An invitation; its fields are not shown. Any object is valid."""


class CreateInvitationEvent(Event):
    """An invitation was created. It was issued."""

    event: Literal["create:invitation"]
    """Name of the event."""
    invitation: Invitation
    """The created invitation, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class DeleteInvitationEvent(Event):
    """An invitation was deleted. It was revoked."""

    event: Literal["delete:invitation"]
    """Name of the event."""
    invitation: Invitation
    """The deleted invitation, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class Project(OpenRecord):
    """A project; its fields are not shown. Any object is valid."""


class CreateProjectEvent(Event):
    """A project was created."""

    event: Literal["create:project"]
    """Name of the event."""
    project: Project
    """The created project, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class ProjectBeforeUpdate(OpenRecord):
    """Old values of the keys of a project that changed."""


class UpdateProjectEvent(Event):
    """A project was updated."""

    event: Literal["update:project"]
    """Name of the event."""
    project: Project
    """The project after the update, in full."""
    before_update: ProjectBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class DeleteProjectEvent(Event):
    """A project was deleted."""

    event: Literal["delete:project"]
    """Name of the event."""
    project: Project
    """The deleted project, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


TaskMode = Annotated[Union[Literal["", "annotation"], str], OpenWords]
"""Empty string or a mode name such as `annotation`. Known: `\"\"`, `annotation`; others may appear."""


Timestamp = str
"""ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case."""


Status = Annotated[Union[Literal["annotation"], str], OpenWords]
"""Status of a task or job. Known: `annotation`; others may appear."""


HexColour = str
"""Hex colour. `#` and 3, 4, 6 or 8 hex digits."""


LabelType = Annotated[Union[Literal["any"], str], OpenWords]
"""Type of a label. Known: `any`; others may appear."""


class Label(Record):
    """A label. Annotators assign it."""

    id: Integer
    """Label identifier."""
    name: str
    """Label name."""
    color: HexColour
    """Hex colour."""
    attributes: List[Any]
    """Attributes of the label. Items may be anything."""
    type: LabelType
    """Type of the label. The kind of shape that it applies to."""
    sublabels: List[Any]
    """Sublabels of the label. Items may be anything."""
    has_parent: bool
    """Whether the label has a parent."""


JobStage = Annotated[Union[Literal["annotation"], str], OpenWords]
"""Stage of a job. Known: `annotation`; others may appear."""


JobState = Annotated[Union[Literal["new"], str], OpenWords]
"""State of a job. Known: `new`; others may appear."""


class JobSummary(Record):
    """Summary of a job."""

    url: HttpUrl
    """Address of the job, `{base_url}/api/jobs/<job_id>`."""
    id: Integer
    """Job identifier."""
    assignee: Union[User, None]
    """User the job is assigned to, or null."""
    status: Status
    """Status of the job."""
    stage: JobStage
    """Stage of the job."""
    state: JobState
    """State of the job."""


class Segment(Record):
    """A segment. A range of frames of a task, with the jobs that cover it."""

    start_frame: Integer
    """Frame at the start. The first of the range."""
    stop_frame: Integer
    """Frame at the stop. The last of the range, inclusive."""
    jobs: List[JobSummary]
    """Summaries of the segment's jobs."""


TaskDimension = Annotated[Union[Literal["2d"], str], OpenWords]
"""Dimension of a task. Known: `2d`; others may appear."""


StorageLocation = Annotated[Union[Literal["local"], str], OpenWords]
"""Location of a storage. Known: `local`; others may appear."""


class DataStorage(Record):
    """A storage. Where a task's data is read from or written to."""

    id: Integer
    """Storage identifier."""
    location: StorageLocation
    """Location of the storage. The kind of storage."""
    cloud_storage_id: Union[Integer, None]
    """Cloud storage identifier, or null. Null when the storage is not in a cloud."""


class CreatedTask(Record):
    """A task in a create payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>`."""
    id: Integer
    """Task identifier."""
    name: str
    """Task name."""
    project_id: Integer
    """Identifier of a project. The project that the task belongs to."""
    mode: TaskMode
    """Empty string or a mode name."""
    owner: User
    """Owner of the task."""
    assignee: Union[User, None]
    """User the task is assigned to, or null."""
    bug_tracker: str
    """Bug tracker; may be empty. A URL."""
    created_date: Timestamp
    """When the task was created."""
    updated_date: Timestamp
    """When the task was last updated."""
    overlap: Union[Integer, None] = None
    """Overlap, or null. The number of frames that neighboring segments share."""
    segment_size: Annotated[Integer | None, NotNull] = None
    """Size of a segment. Counted in frames."""
    status: Status
    """Status of the task."""
    labels: List[Label]
    """Labels of the task."""
    segments: List[Segment]
    """Segments of the task; may be empty."""
    dimension: TaskDimension
    """Dimension. The dimension of the data."""
    subset: str
    """Subset; may be empty. The subset that the task belongs to."""
    organization: Union[Integer, None]
    """Organization, or null. Its identifier."""
    target_storage: DataStorage
    """Target storage. Where annotations are written to."""
    source_storage: DataStorage
    """Source storage. Where data is read from."""


class CreateTaskEvent(Event):
    """A task was created."""

    event: Literal["create:task"]
    """Name of the event."""
    task: CreatedTask
    """The created task, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


ChunkType = Annotated[Union[Literal["imageset"], str], OpenWords]
"""Type of data chunks. Known: `imageset`; others may appear."""


class Task(Record):
    """A task, given in full for update events."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>`."""
    id: Integer
    """Task identifier."""
    name: str
    """Task name."""
    project_id: Integer
    """Identifier of a project. The project that the task belongs to."""
    mode: TaskMode
    """Empty string or a mode name."""
    owner: User
    """Owner of the task."""
    assignee: Union[User, None]
    """User the task is assigned to, or null."""
    bug_tracker: str
    """Bug tracker; may be empty. A URL."""
    created_date: Timestamp
    """When the task was created."""
    updated_date: Timestamp
    """When the task was last updated."""
    overlap: Union[Integer, None]
    """Overlap, or null. The number of frames that neighboring segments share."""
    segment_size: Integer
    """Size of a segment. Counted in frames."""
    status: Status
    """Status of the task."""
    labels: List[Label]
    """Labels of the task."""
    segments: List[Segment]
    """Segments of the task; may be empty."""
    data_chunk_size: Integer
    """Size of a data chunk; update only. Counted in frames."""
    data_compressed_chunk_type: ChunkType
    """Type of the compressed data chunks; update only."""
    data_original_chunk_type: ChunkType
    """Type of the original data chunks; update only."""
    size: Integer
    """Size of the task; update only. The number of frames."""
    image_quality: Integer
    """Image quality; update only."""
    data: Integer
    """Data of the task; update only. Its identifier."""
    dimension: TaskDimension
    """Dimension. The dimension of the data."""
    subset: str
    """Subset; may be empty. The subset that the task belongs to."""
    organization: Union[Integer, None]
    """Organization, or null. Its identifier."""
    target_storage: DataStorage
    """Target storage. Where annotations are written to."""
    source_storage: DataStorage
    """Source storage. Where data is read from."""


class TaskBeforeUpdate(Record):
    """Old values of the keys of a task that changed."""

    url: Annotated[HttpUrl | None, NotNull] = None
    """Address of the task, `{base_url}/api/tasks/<task_id>`."""
    id: Annotated[Integer | None, NotNull] = None
    """Task identifier."""
    name: Annotated[str | None, NotNull] = None
    """Task name."""
    project_id: Annotated[Integer | None, NotNull] = None
    """Identifier of a project. The project that the task belongs to."""
    mode: Annotated[TaskMode | None, NotNull] = None
    """Empty string or a mode name."""
    owner: Annotated[User | None, NotNull] = None
    """Owner of the task."""
    assignee: Union[User, None] = None
    """User the task is assigned to, or null."""
    bug_tracker: Annotated[str | None, NotNull] = None
    """Bug tracker; may be empty. A URL."""
    created_date: Annotated[Timestamp | None, NotNull] = None
    """When the task was created."""
    updated_date: Annotated[Timestamp | None, NotNull] = None
    """When the task was last updated."""
    overlap: Union[Integer, None] = None
    """Overlap, or null. The number of frames that neighboring segments share."""
    segment_size: Annotated[Integer | None, NotNull] = None
    """Size of a segment. Counted in frames."""
    status: Annotated[Status | None, NotNull] = None
    """Status of the task."""
    labels: Annotated[List[Label] | None, NotNull] = None
    """Labels of the task."""
    segments: Annotated[List[Segment] | None, NotNull] = None
    """Segments of the task; may be empty."""
    data_chunk_size: Annotated[Integer | None, NotNull] = None
    """Size of a data chunk; update only. Counted in frames."""
    data_compressed_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the compressed data chunks; update only."""
    data_original_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the original data chunks; update only."""
    size: Annotated[Integer | None, NotNull] = None
    """Size of the task; update only. The number of frames."""
    image_quality: Annotated[Integer | None, NotNull] = None
    """Image quality; update only."""
    data: Annotated[Integer | None, NotNull] = None
    """Data of the task; update only. Its identifier."""
    dimension: Annotated[TaskDimension | None, NotNull] = None
    """Dimension. The dimension of the data."""
    subset: Annotated[str | None, NotNull] = None
    """Subset; may be empty. The subset that the task belongs to."""
    organization: Union[Integer, None] = None
    """Organization, or null. Its identifier."""
    target_storage: Annotated[DataStorage | None, NotNull] = None
    """Target storage. Where annotations are written to."""
    source_storage: Annotated[DataStorage | None, NotNull] = None
    """Source storage. Where data is read from."""


class UpdateTaskEvent(Event):
    """A task was updated. For example, its status or its assignment changed."""

    event: Literal["update:task"]
    """Name of the event."""
    task: Task
    """The task after the update, in full."""
    before_update: TaskBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class DeletedTask(Record):
    """A task in a delete payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing."""

    url: HttpUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>`."""
    id: Integer
    """Task identifier."""
    name: str
    """Task name."""
    project_id: Integer
    """Identifier of a project. The project that the task belongs to."""
    mode: TaskMode
    """Empty string or a mode name."""
    owner: User
    """Owner of the task."""
    assignee: Union[User, None]
    """User the task is assigned to, or null."""
    bug_tracker: str
    """Bug tracker; may be empty. A URL."""
    created_date: Timestamp
    """When the task was created."""
    updated_date: Timestamp
    """When the task was last updated."""
    overlap: Union[Integer, None] = None
    """Overlap, or null. The number of frames that neighboring segments share."""
    segment_size: Annotated[Integer | None, NotNull] = None
    """Size of a segment. Counted in frames."""
    status: Status
    """Status of the task."""
    labels: List[Label]
    """Labels of the task."""
    segments: List[Segment]
    """Segments of the task; may be empty."""
    dimension: TaskDimension
    """Dimension. The dimension of the data."""
    subset: str
    """Subset; may be empty. The subset that the task belongs to."""
    organization: Union[Integer, None]
    """Organization, or null. Its identifier."""
    target_storage: DataStorage
    """Target storage. Where annotations are written to."""
    source_storage: DataStorage
    """Source storage. Where data is read from."""


class DeleteTaskEvent(Event):
    """A task was deleted."""

    event: Literal["delete:task"]
    """Name of the event."""
    task: DeletedTask
    """The deleted task, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class Job(OpenRecord):
    """A job; its fields are not shown. Any object is valid."""


class JobBeforeUpdate(OpenRecord):
    """Old values of the keys of a job that changed."""


class UpdateJobEvent(Event):
    """A job was updated. For example, its status or its assignee changed."""

    event: Literal["update:job"]
    """Name of the event."""
    job: Job
    """The job after the update, in full."""
    before_update: JobBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class Issue(OpenRecord):
    """An issue; its fields are not shown. Any object is valid."""


class CreateIssueEvent(Event):
    """An issue was created."""

    event: Literal["create:issue"]
    """Name of the event."""
    issue: Issue
    """The created issue, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class IssueBeforeUpdate(OpenRecord):
    """Old values of the keys of an issue that changed."""


class UpdateIssueEvent(Event):
    """An issue was updated."""

    event: Literal["update:issue"]
    """Name of the event."""
    issue: Issue
    """The issue after the update, in full."""
    before_update: IssueBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class DeleteIssueEvent(Event):
    """An issue was deleted."""

    event: Literal["delete:issue"]
    """Name of the event."""
    issue: Issue
    """The deleted issue, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class IssueComment(OpenRecord):
    """A comment; its fields are not shown. Any object is valid."""


class CreateCommentEvent(Event):
    """A comment was created."""

    event: Literal["create:comment"]
    """Name of the event."""
    comment: IssueComment
    """The created comment, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class CommentBeforeUpdate(OpenRecord):
    """Old values of the keys of a comment that changed."""


class UpdateCommentEvent(Event):
    """A comment was updated."""

    event: Literal["update:comment"]
    """Name of the event."""
    comment: IssueComment
    """The comment after the update, in full."""
    before_update: CommentBeforeUpdate
    """Only the keys of the resource that changed, with their old values."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


class DeleteCommentEvent(Event):
    """A comment was deleted."""

    event: Literal["delete:comment"]
    """Name of the event."""
    comment: IssueComment
    """The deleted comment, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: User
    """User who triggered the event."""


WebhookType = Literal["project", "organization"]
"""Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`."""


ContentType = Annotated[Union[Literal["application/json"], str], OpenWords]
"""Media type of the delivered payload. Known: `application/json`; others may appear."""


EventName = Literal["update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"]
"""Name of an event a webhook can subscribe to. Closed vocabulary: 18 names."""


class Webhook(Record):
    """A webhook as seen in the ping payload, which does not return the secret."""

    id: Integer
    """Webhook identifier."""
    url: HttpUrl
    """Address of the webhook, `{base_url}/api/webhooks/<webhook_id>`."""
    target_url: HttpUrl
    """Where event payloads are delivered."""
    description: str
    """Short purpose summary; may be empty."""
    type: WebhookType
    """Scope of the webhook: project or organization."""
    content_type: ContentType
    """Media type of the delivered payload, sent as Content-Type."""
    is_active: bool
    """No delivery occurs while this is false. This includes pings."""
    enable_ssl: bool
    """Enables or disables SSL certificate verification for delivery. When true, SSL verification is on."""
    created_date: Timestamp
    """When the webhook was created."""
    updated_date: Timestamp
    """When the webhook was last updated."""
    owner: User
    """User who created the webhook."""
    project: Union[Integer, None]
    """Project identifier for a project webhook, or null. Null only if `type` is not `project`."""
    organization: Union[Integer, None]
    """Organization identifier for an organization webhook, or null. An integer if `type` is `organization`."""
    events: List[EventName]
    """Subscribed event names."""
    last_status: Annotated[Integer | None, NotNull] = None
    """HTTP status of the last delivery. Missing before the first delivery, and after one that got no response."""
    last_delivery_date: Annotated[Timestamp | None, NotNull] = None
    """Time of the last delivery. Missing before the first delivery."""


class PingEvent(Event):
    """A user triggered a ping. It has no `webhook_id` and no resource."""

    event: Literal["ping"]
    """Always `ping`."""
    webhook: Webhook
    """The webhook resource."""
    sender: User
    """User who triggered the ping."""


Delivery = Annotated[Union[UpdateOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, PingEvent], Field(discriminator="event")]
"""Body of any delivery: the payload for the event. `event` names the envelope."""


Handlers = TypedDict(
    "Handlers",
    {
        "update:organization": Handler[UpdateOrganizationEvent],
        "*:organization": Handler[UpdateOrganizationEvent],
        "update:*": Handler[Union[UpdateOrganizationEvent, UpdateMembershipEvent, UpdateProjectEvent, UpdateTaskEvent, UpdateJobEvent, UpdateIssueEvent, UpdateCommentEvent]],
        "*": Handler[Union[UpdateOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, PingEvent]],
        "update:membership": Handler[UpdateMembershipEvent],
        "*:membership": Handler[Union[UpdateMembershipEvent, DeleteMembershipEvent]],
        "delete:membership": Handler[DeleteMembershipEvent],
        "delete:*": Handler[Union[DeleteMembershipEvent, DeleteInvitationEvent, DeleteProjectEvent, DeleteTaskEvent, DeleteIssueEvent, DeleteCommentEvent]],
        "create:invitation": Handler[CreateInvitationEvent],
        "*:invitation": Handler[Union[CreateInvitationEvent, DeleteInvitationEvent]],
        "create:*": Handler[Union[CreateInvitationEvent, CreateProjectEvent, CreateTaskEvent, CreateIssueEvent, CreateCommentEvent]],
        "delete:invitation": Handler[DeleteInvitationEvent],
        "create:project": Handler[CreateProjectEvent],
        "*:project": Handler[Union[CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent]],
        "update:project": Handler[UpdateProjectEvent],
        "delete:project": Handler[DeleteProjectEvent],
        "create:task": Handler[CreateTaskEvent],
        "*:task": Handler[Union[CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent]],
        "update:task": Handler[UpdateTaskEvent],
        "delete:task": Handler[DeleteTaskEvent],
        "update:job": Handler[UpdateJobEvent],
        "*:job": Handler[UpdateJobEvent],
        "create:issue": Handler[CreateIssueEvent],
        "*:issue": Handler[Union[CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent]],
        "update:issue": Handler[UpdateIssueEvent],
        "delete:issue": Handler[DeleteIssueEvent],
        "create:comment": Handler[CreateCommentEvent],
        "*:comment": Handler[Union[CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent]],
        "update:comment": Handler[UpdateCommentEvent],
        "delete:comment": Handler[DeleteCommentEvent],
        "ping": Handler[PingEvent],
        "unknown": Handler[UnknownEvent],
        "invalid": Handler[InvalidDelivery],
    },
    total=False,
)
"""Handlers by event name or pattern."""


Document = Delivery
