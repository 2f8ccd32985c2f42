# Generated from spec/main.tsp by "npm run generate". Do not edit.
"""Deliveries of edition 2.3."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Dict, List, Literal, TypedDict, Union

from pydantic import Field

from ..model import Context, Handler, Int, InvalidDelivery, JsonTypes, NotNull, Number, OpenRecord, OpenWords, Record, SafeInt, UnknownEvent


class Event(Record):
    """What deliveries have in common."""

    edition: ClassVar[Literal["2.3"]] = "2.3"


class Organization(OpenRecord):
    """An organization; its fields are not shown (W2.5). Any object is valid (W-open)."""


class OrganizationBeforeUpdate(OpenRecord):
    """Old values of the keys of an organization that changed (W6.3)."""


Integer = SafeInt
"""Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids)."""


HttpUrl = str
"""URL (W2.1). Absolute, `http` or `https` (W-url)."""


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


class UpdateOrganizationEvent(Event):
    """An organization was updated (W6.3)."""

    event: Literal["update:organization"]
    """Name of the event (W6.1)."""
    organization: Organization
    """The organization after the update, in full (W6.3)."""
    before_update: OrganizationBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


class Membership(OpenRecord):
    """A membership; its fields are not shown (W2.5). Any object is valid (W-open)."""


class MembershipBeforeUpdate(OpenRecord):
    """Old values of the keys of a membership that changed (W6.3)."""


class UpdateMembershipEvent(Event):
    """A membership was updated (W6.3). Member added to or removed from an organization (W6.1)."""

    event: Literal["update:membership"]
    """Name of the event (W6.1)."""
    membership: Membership
    """The membership after the update, in full (W6.3)."""
    before_update: MembershipBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


class DeleteMembershipEvent(Event):
    """A membership was deleted (W6.4). A member was removed from an organization (W6.1)."""

    event: Literal["delete:membership"]
    """Name of the event (W6.1)."""
    membership: Membership
    """The deleted membership, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""


class Invitation(OpenRecord):
    """An invitation; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateInvitationEvent(Event):
    """An invitation was created (W6.2). It was issued (W6.1)."""

    event: Literal["create:invitation"]
    """Name of the event (W6.1)."""
    invitation: Invitation
    """The created invitation, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""


class DeleteInvitationEvent(Event):
    """An invitation was deleted (W6.4). It was revoked (W6.1)."""

    event: Literal["delete:invitation"]
    """Name of the event (W6.1)."""
    invitation: Invitation
    """The deleted invitation, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""


class Project(OpenRecord):
    """A project; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateProjectEvent(Event):
    """A project was created (W6.2)."""

    event: Literal["create:project"]
    """Name of the event (W6.1)."""
    project: Project
    """The created project, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""


class ProjectBeforeUpdate(OpenRecord):
    """Old values of the keys of a project that changed (W6.3)."""


class UpdateProjectEvent(Event):
    """A project was updated (W6.3)."""

    event: Literal["update:project"]
    """Name of the event (W6.1)."""
    project: Project
    """The project after the update, in full (W6.3)."""
    before_update: ProjectBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


class DeleteProjectEvent(Event):
    """A project was deleted (W6.4)."""

    event: Literal["delete:project"]
    """Name of the event (W6.1)."""
    project: Project
    """The deleted project, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""


TaskMode = Annotated[Union[Literal["", "annotation"], str], OpenWords]
"""Empty string or a mode name such as `annotation` (W2.3). Known: `\"\"`, `annotation`; others may appear (W-seen)."""


Timestamp = str
"""ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case)."""


Status = Annotated[Union[Literal["annotation"], str], OpenWords]
"""Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen)."""


HexColour = str
"""Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color)."""


LabelType = Annotated[Union[Literal["any"], str], OpenWords]
"""Type of a label (W2.3). Known: `any`; others may appear (W-seen)."""


class Label(Record):
    """A label (W2.3). Explanation: annotators assign it."""

    id: Integer
    """Label identifier (W2.3)."""
    name: str
    """Label name (W2.3)."""
    color: HexColour
    """Hex colour (W2.3)."""
    attributes: List[Any]
    """Attributes of the label (W2.3). Items may be anything (W-arrays)."""
    type: LabelType
    """Type of the label (W2.3). Explanation: the kind of shape that it applies to."""
    sublabels: List[Any]
    """Sublabels of the label (W2.3). Items may be anything (W-arrays)."""
    has_parent: bool
    """Whether the label has a parent (W2.3)."""


JobStage = Annotated[Union[Literal["annotation"], str], OpenWords]
"""Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen)."""


JobState = Annotated[Union[Literal["new"], str], OpenWords]
"""State of a job (W2.3). Known: `new`; others may appear (W-seen)."""


class JobSummary(Record):
    """Summary of a job (W2.3)."""

    url: HttpUrl
    """Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3)."""
    id: Integer
    """Job identifier (W2.3)."""
    assignee: Union[User, None]
    """User the job is assigned to, or null (W2.3)."""
    status: Status
    """Status of the job (W2.3)."""
    stage: JobStage
    """Stage of the job (W2.3)."""
    state: JobState
    """State of the job (W2.3)."""


class Segment(Record):
    """A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it."""

    start_frame: Integer
    """Frame at the start (W2.3). Explanation: the first of the range."""
    stop_frame: Integer
    """Frame at the stop (W2.3). Explanation: the last of the range, inclusive."""
    jobs: List[JobSummary]
    """Summaries of the segment's jobs (W2.3)."""


TaskDimension = Annotated[Union[Literal["2d"], str], OpenWords]
"""Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen)."""


StorageLocation = Annotated[Union[Literal["local"], str], OpenWords]
"""Location of a storage (W2.3). Known: `local`; others may appear (W-seen)."""


class Storage(Record):
    """A storage (W2.3). Explanation: where a task's data is read from or written to."""

    id: Integer
    """Storage identifier (W2.3)."""
    location: StorageLocation
    """Location of the storage (W2.3). Explanation: its kind."""
    cloud_storage_id: Union[Integer, None]
    """Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud."""


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
    assignee: Union[User, None]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last updated (W2.3)."""
    overlap: Union[Integer, None] = None
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Annotated[Integer | None, NotNull] = None
    """Size of a segment (W2.3). Explanation: in frames."""
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
    organization: Union[Integer, None]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Storage
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Storage
    """Source storage (W2.3). Explanation: where data is read from."""


class CreateTaskEvent(Event):
    """A task was created (W6.2)."""

    event: Literal["create:task"]
    """Name of the event (W6.1)."""
    task: CreatedTask
    """The created task, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""


ChunkType = Annotated[Union[Literal["imageset"], str], OpenWords]
"""Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen)."""


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
    assignee: Union[User, None]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last updated (W2.3)."""
    overlap: Union[Integer, None]
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
    organization: Union[Integer, None]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Storage
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Storage
    """Source storage (W2.3). Explanation: where data is read from."""


class TaskBeforeUpdate(Record):
    """Old values of the keys of a task that changed (W6.3)."""

    url: Annotated[HttpUrl | None, NotNull] = None
    """Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3)."""
    id: Annotated[Integer | None, NotNull] = None
    """Task identifier (W2.3)."""
    name: Annotated[str | None, NotNull] = None
    """Task name (W2.3)."""
    project_id: Annotated[Integer | None, NotNull] = None
    """Identifier of a project (W2.3). Explanation: the one that the task belongs to."""
    mode: Annotated[TaskMode | None, NotNull] = None
    """Empty string or a mode name (W2.3)."""
    owner: Annotated[User | None, NotNull] = None
    """Owner of the task (W2.3)."""
    assignee: Union[User, None] = None
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: Annotated[str | None, NotNull] = None
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Annotated[Timestamp | None, NotNull] = None
    """When the task was created (W2.3)."""
    updated_date: Annotated[Timestamp | None, NotNull] = None
    """When the task was last updated (W2.3)."""
    overlap: Union[Integer, None] = None
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Annotated[Integer | None, NotNull] = None
    """Size of a segment (W2.3). Explanation: in frames."""
    status: Annotated[Status | None, NotNull] = None
    """Status of the task (W2.3)."""
    labels: Annotated[List[Label] | None, NotNull] = None
    """Labels of the task (W2.3)."""
    segments: Annotated[List[Segment] | None, NotNull] = None
    """Segments of the task; may be empty (W2.3)."""
    data_chunk_size: Annotated[Integer | None, NotNull] = None
    """Size of a data chunk; update only (W2.3). Explanation: in frames."""
    data_compressed_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the compressed data chunks; update only (W2.3)."""
    data_original_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the original data chunks; update only (W2.3)."""
    size: Annotated[Integer | None, NotNull] = None
    """Size of the task; update only (W2.3). Explanation: number of frames."""
    image_quality: Annotated[Integer | None, NotNull] = None
    """Image quality; update only (W2.3)."""
    data: Annotated[Integer | None, NotNull] = None
    """Data of the task; update only (W2.3). Explanation: an identifier."""
    dimension: Annotated[TaskDimension | None, NotNull] = None
    """Dimension (W2.3). Explanation: of the data."""
    subset: Annotated[str | None, NotNull] = None
    """Subset; may be empty (W2.3). Explanation: the one that the task belongs to."""
    organization: Union[Integer, None] = None
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Annotated[Storage | None, NotNull] = None
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Annotated[Storage | None, NotNull] = None
    """Source storage (W2.3). Explanation: where data is read from."""


class UpdateTaskEvent(Event):
    """A task was updated (W6.3). For example its status or its assignment changed (W6.1)."""

    event: Literal["update:task"]
    """Name of the event (W6.1)."""
    task: Task
    """The task after the update, in full (W6.3)."""
    before_update: TaskBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


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
    assignee: Union[User, None]
    """User the task is assigned to, or null (W2.3)."""
    bug_tracker: str
    """Bug tracker; may be empty (W2.3). Explanation: its address."""
    created_date: Timestamp
    """When the task was created (W2.3)."""
    updated_date: Timestamp
    """When the task was last updated (W2.3)."""
    overlap: Union[Integer, None] = None
    """Overlap, or null (W2.3). Explanation: frames that neighbouring segments share."""
    segment_size: Annotated[Integer | None, NotNull] = None
    """Size of a segment (W2.3). Explanation: in frames."""
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
    organization: Union[Integer, None]
    """Organization, or null (W2.3). Explanation: its identifier."""
    target_storage: Storage
    """Target storage (W2.3). Explanation: where annotations are written to."""
    source_storage: Storage
    """Source storage (W2.3). Explanation: where data is read from."""


class DeleteTaskEvent(Event):
    """A task was deleted (W6.4)."""

    event: Literal["delete:task"]
    """Name of the event (W6.1)."""
    task: DeletedTask
    """The deleted task, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""


class Job(OpenRecord):
    """A job; its fields are not shown (W2.5). Any object is valid (W-open)."""


class JobBeforeUpdate(OpenRecord):
    """Old values of the keys of a job that changed (W6.3)."""


class UpdateJobEvent(Event):
    """A job was updated (W6.3). For example its status or its assignee changed (W1.4)."""

    event: Literal["update:job"]
    """Name of the event (W6.1)."""
    job: Job
    """The job after the update, in full (W6.3)."""
    before_update: JobBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


class Issue(OpenRecord):
    """An issue; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateIssueEvent(Event):
    """An issue was created (W6.2)."""

    event: Literal["create:issue"]
    """Name of the event (W6.1)."""
    issue: Issue
    """The created issue, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""


class IssueBeforeUpdate(OpenRecord):
    """Old values of the keys of an issue that changed (W6.3)."""


class UpdateIssueEvent(Event):
    """An issue was updated (W6.3)."""

    event: Literal["update:issue"]
    """Name of the event (W6.1)."""
    issue: Issue
    """The issue after the update, in full (W6.3)."""
    before_update: IssueBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


class DeleteIssueEvent(Event):
    """An issue was deleted (W6.4)."""

    event: Literal["delete:issue"]
    """Name of the event (W6.1)."""
    issue: Issue
    """The deleted issue, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""


class Comment(OpenRecord):
    """A comment; its fields are not shown (W2.5). Any object is valid (W-open)."""


class CreateCommentEvent(Event):
    """A comment was created (W6.2)."""

    event: Literal["create:comment"]
    """Name of the event (W6.1)."""
    comment: Comment
    """The created comment, in full (W6.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.2)."""
    sender: User
    """User who triggered the event (W6.2)."""


class CommentBeforeUpdate(OpenRecord):
    """Old values of the keys of a comment that changed (W6.3)."""


class UpdateCommentEvent(Event):
    """A comment was updated (W6.3)."""

    event: Literal["update:comment"]
    """Name of the event (W6.1)."""
    comment: Comment
    """The comment after the update, in full (W6.3)."""
    before_update: CommentBeforeUpdate
    """Only the keys of the resource that changed, with their old values (W6.3)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.3)."""
    sender: User
    """User who triggered the event (W6.3)."""


class DeleteCommentEvent(Event):
    """A comment was deleted (W6.4)."""

    event: Literal["delete:comment"]
    """Name of the event (W6.1)."""
    comment: Comment
    """The deleted comment, in full (W6.4)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it (W6.4)."""
    sender: User
    """User who triggered the event (W6.4)."""


WebhookType = Literal["project", "organization"]
"""Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed)."""


ContentType = Annotated[Union[Literal["application/json"], str], OpenWords]
"""Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen)."""


EventName = Literal["update:organization", "update:membership", "delete:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment"]
"""Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed)."""


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
    project: Union[Integer, None]
    """Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope)."""
    organization: Union[Integer, None]
    """Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope)."""
    events: List[EventName]
    """Subscribed event names (W6.1)."""
    last_status: Annotated[Integer | None, NotNull] = None
    """HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery)."""
    last_delivery_date: Annotated[Timestamp | None, NotNull] = None
    """Time of the last delivery (W2.1). Missing before the first one (W-delivery)."""


class PingEvent(Event):
    """A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping)."""

    event: Literal["ping"]
    """Always `ping` (W6.5)."""
    webhook: Webhook
    """The webhook resource (W6.5)."""
    sender: User
    """User who triggered the ping (W6.5)."""


Delivery = Annotated[Union[UpdateOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, PingEvent], Field(discriminator="event")]
"""Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is."""


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
