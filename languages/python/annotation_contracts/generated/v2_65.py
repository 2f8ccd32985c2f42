# Generated from spec/main.tsp by "npm run generate". Do not edit.

"""Deliveries of edition 2.65."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, List, Literal, TypedDict, Union

from pydantic import Field

from ..model import Handler, InvalidDelivery, UnknownEvent

from ..record import NotNull, Number, OpenWords, Record, SafeInt


class Event(Record):
    """The common base of deliveries."""

    edition: ClassVar[Literal["2.65"]] = "2.65"


Integer = SafeInt
"""Integer. Within ±(2^53 − 1), which every JSON reader represents exactly."""


Timestamp = str
"""ISO 8601 UTC timestamp. RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits, in upper case."""


PlatformUrl = str
"""Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` if no user's request raised the event (since 2.4.2)."""


class User(Record):
    """A user, as `owner` or `sender`, or as `assignee`."""

    url: PlatformUrl
    """Address of the user, `{base_url}/api/users/<user_id>`."""
    id: Integer
    """User identifier."""
    username: str
    """User name. The name used to log in."""
    first_name: str
    """First name. May be empty."""
    last_name: str
    """Last name. May be empty."""


class Organization(Record):
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
    """When the organization was created (since 2.3.0)."""
    updated_date: Timestamp
    """When the organization was last changed (since 2.3.0)."""
    contact: Any
    """How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0)."""
    owner: Union[User, None]
    """User who owns the organization; null after that user was deleted (since 2.3.0)."""


class OrganizationBeforeUpdate(Record):
    """Old values of the keys of an organization that changed."""

    id: Annotated[Integer | None, NotNull] = None
    """Organization identifier (since 2.3.0)."""
    slug: Annotated[str | None, NotNull] = None
    """Short name: letters, digits, `-` and `_` (since 2.3.0)."""
    name: Annotated[str | None, NotNull] = None
    """Name (since 2.3.0)."""
    description: Annotated[str | None, NotNull] = None
    """Description; may be empty (since 2.3.0)."""
    created_date: Annotated[Timestamp | None, NotNull] = None
    """When the organization was created (since 2.3.0)."""
    updated_date: Annotated[Timestamp | None, NotNull] = None
    """When the organization was last changed (since 2.3.0)."""
    contact: Any = None
    """How to reach the organization: any JSON value; `{}` if nothing was entered (since 2.3.0)."""
    owner: Union[User, None] = None
    """User who owns the organization; null after that user was deleted (since 2.3.0)."""


class BackgroundUser(Record):
    """The sender of an event that a background job raised, for example after data was uploaded (since 2.4.2)."""

    id: Integer
    """User identifier (since 2.4.2)."""
    username: str
    """Login name (since 2.4.2)."""
    email: str
    """E-mail address; may be empty (since 2.4.2)."""


class NamelessUser(Record):
    """The sender of an event whose user is unknown (since 2.4.2, until 2.75)."""

    username: Literal[""]
    """Always empty (since 2.4.2)."""
    first_name: Literal[""]
    """Always empty (since 2.4.2)."""
    last_name: Literal[""]
    """Always empty (since 2.4.2)."""


Sender = Union[User, BackgroundUser, NamelessUser]
"""Who triggered an event: a full user, an abridged one if a background job raised it, or nobody (since 2.4.2)."""


class UpdateOrganizationEvent(Event):
    """An organization was updated."""

    event: Literal["update:organization"]
    """Name of the event."""
    organization: Organization
    """The organization after the update, in full."""
    before_update: Annotated[OrganizationBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteOrganizationEvent(Event):
    """An organization was deleted (since 2.4.2, not in 2.73 to 2.75)."""

    event: Literal["delete:organization"]
    """Name of the event."""
    organization: Organization
    """The deleted organization, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


Role = Annotated[Union[Literal["worker", "supervisor", "maintainer", "owner"], str], OpenWords]
"""Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear."""


class Membership(Record):
    """A membership of a user in an organization (since 2.3.0)."""

    id: Integer
    """Membership identifier (since 2.3.0)."""
    user: User
    """User who is the member (since 2.3.0)."""
    organization: Integer
    """Identifier of the organization (since 2.3.0)."""
    is_active: bool
    """True when the user accepted the invitation (since 2.3.0)."""
    joined_date: Union[Timestamp, None]
    """When the user joined, or null (since 2.3.0)."""
    role: Role
    """Role in the organization (since 2.3.0)."""
    invitation: Union[str, None]
    """Key of the invitation; null for the owner (since 2.3.0)."""


class MembershipBeforeUpdate(Record):
    """Old values of the keys of a membership that changed."""

    id: Annotated[Integer | None, NotNull] = None
    """Membership identifier (since 2.3.0)."""
    user: Annotated[User | None, NotNull] = None
    """User who is the member (since 2.3.0)."""
    organization: Annotated[Integer | None, NotNull] = None
    """Identifier of the organization (since 2.3.0)."""
    is_active: Annotated[bool | None, NotNull] = None
    """True when the user accepted the invitation (since 2.3.0)."""
    joined_date: Union[Timestamp, None] = None
    """When the user joined, or null (since 2.3.0)."""
    role: Annotated[Role | None, NotNull] = None
    """Role in the organization (since 2.3.0)."""
    invitation: Union[str, None] = None
    """Key of the invitation; null for the owner (since 2.3.0)."""


class UpdateMembershipEvent(Event):
    """A membership was updated. Member added to or removed from an organization."""

    event: Literal["update:membership"]
    """Name of the event."""
    membership: Membership
    """The membership after the update, in full."""
    before_update: Annotated[MembershipBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteMembershipEvent(Event):
    """A membership was deleted. A member was removed from an organization."""

    event: Literal["delete:membership"]
    """Name of the event."""
    membership: Membership
    """The deleted membership, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class CreateMembershipEvent(Event):
    """A member joined an organization (since 2.4.2)."""

    event: Literal["create:membership"]
    """Name of the event."""
    membership: Membership
    """The created membership, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class BasicOrganization(Record):
    """An organization, with only its identifier and names (since 2.10.0)."""

    id: Integer
    """Organization identifier (since 2.10.0)."""
    slug: str
    """Short name (since 2.10.0)."""


class Invitation(Record):
    """An invitation to an organization (since 2.3.0)."""

    key: str
    """Key of the invitation; it has no other identifier (since 2.3.0)."""
    created_date: Timestamp
    """When the invitation was created (since 2.3.0)."""
    owner: Union[User, None]
    """User who sent the invitation; may be null (since 2.3.0)."""
    role: Role
    """Role in the organization (since 2.3.0)."""
    user: User
    """User who is invited (since 2.3.0)."""
    organization: Integer
    """Identifier of the organization (since 2.3.0)."""
    expired: Union[bool, None]
    """True when the invitation has expired; may be null (since 2.10.0)."""
    organization_info: BasicOrganization
    """Identifier and names of the organization (since 2.10.0)."""
    accepted: bool
    """True when the invitation was accepted (since 2.65.0)."""


class CreateInvitationEvent(Event):
    """An invitation was created. It was issued."""

    event: Literal["create:invitation"]
    """Name of the event."""
    invitation: Invitation
    """The created invitation, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteInvitationEvent(Event):
    """An invitation was deleted. It was revoked."""

    event: Literal["delete:invitation"]
    """Name of the event."""
    invitation: Invitation
    """The deleted invitation, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class LabelsSummary(Record):
    """URL that lists the labels of a project, task or job (since 2.4.0)."""

    url: PlatformUrl
    """URL of the list of labels (since 2.4.0)."""


class TasksSummary(Record):
    """Number of tasks of a project, and the URL that lists them (since 2.4.0)."""

    count: Integer
    """Number of tasks (since 2.4.0)."""
    url: Union[PlatformUrl, None]
    """Address of the list of tasks; null in background deliveries (since 2.4.0)."""


Status = Annotated[Union[Literal["annotation", "validation", "completed"], str], OpenWords]
"""Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear."""


TaskDimension = Annotated[Union[Literal["2d", "3d"], str], OpenWords]
"""Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear."""


StorageLocation = Annotated[Union[Literal["local", "cloud_storage"], str], OpenWords]
"""Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear."""


class DataStorage(Record):
    """A storage. Where a task's data is read from or written to."""

    id: Integer
    """Storage identifier."""
    location: StorageLocation
    """Location of the storage. The kind of storage."""
    cloud_storage_id: Union[Integer, None]
    """Cloud storage identifier, or null. Null when the storage is not in a cloud."""


class Project(Record):
    """A project (since 2.3.0)."""

    url: PlatformUrl
    """Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0)."""
    id: Integer
    """Project identifier (since 2.3.0)."""
    name: str
    """Project name (since 2.3.0)."""
    labels: Union[LabelsSummary, None]
    """Labels of the project; null in background deliveries (since 2.4.0; before that, a list)."""
    tasks: TasksSummary
    """Tasks of the project (since 2.4.0; before that, a list of identifiers)."""
    owner: Union[User, None]
    """User who owns the project, or null (since 2.3.0)."""
    assignee: Union[User, None]
    """User the project is assigned to, or null (since 2.3.0)."""
    bug_tracker: str
    """Address of a bug tracker; may be empty (since 2.3.0)."""
    task_subsets: List[str]
    """Subsets that the tasks of the project belong to (since 2.3.0)."""
    created_date: Timestamp
    """When the project was created (since 2.3.0)."""
    updated_date: Timestamp
    """When the project was last changed (since 2.3.0)."""
    status: Status
    """Status of the project (since 2.3.0)."""
    dimension: Union[TaskDimension, None]
    """Dimension of the data; null if there are no tasks (since 2.3.0)."""
    organization: Union[Integer, None]
    """Identifier of the organization, or null (since 2.3.0)."""
    target_storage: Union[DataStorage, None]
    """Where annotations are written to, or null (since 2.3.0)."""
    source_storage: Union[DataStorage, None]
    """Where data is read from, or null (since 2.3.0)."""
    guide_id: Union[Integer, None]
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Timestamp, None]
    """When the assignee last changed, or null (since 2.16.0)."""
    organization_id: Union[Integer, None]
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""


class CreateProjectEvent(Event):
    """A project was created."""

    event: Literal["create:project"]
    """Name of the event."""
    project: Project
    """The created project, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class ProjectBeforeUpdate(Record):
    """Old values of the keys of a project that changed."""

    url: Annotated[PlatformUrl | None, NotNull] = None
    """Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0)."""
    id: Annotated[Integer | None, NotNull] = None
    """Project identifier (since 2.3.0)."""
    name: Annotated[str | None, NotNull] = None
    """Project name (since 2.3.0)."""
    labels: Union[LabelsSummary, None] = None
    """Labels of the project; null in background deliveries (since 2.4.0; before that, a list)."""
    tasks: Annotated[TasksSummary | None, NotNull] = None
    """Tasks of the project (since 2.4.0; before that, a list of identifiers)."""
    owner: Union[User, None] = None
    """User who owns the project, or null (since 2.3.0)."""
    assignee: Union[User, None] = None
    """User the project is assigned to, or null (since 2.3.0)."""
    bug_tracker: Annotated[str | None, NotNull] = None
    """Address of a bug tracker; may be empty (since 2.3.0)."""
    task_subsets: Annotated[List[str] | None, NotNull] = None
    """Subsets that the tasks of the project belong to (since 2.3.0)."""
    created_date: Annotated[Timestamp | None, NotNull] = None
    """When the project was created (since 2.3.0)."""
    updated_date: Annotated[Timestamp | None, NotNull] = None
    """When the project was last changed (since 2.3.0)."""
    status: Annotated[Status | None, NotNull] = None
    """Status of the project (since 2.3.0)."""
    dimension: Union[TaskDimension, None] = None
    """Dimension of the data; null if there are no tasks (since 2.3.0)."""
    organization: Union[Integer, None] = None
    """Identifier of the organization, or null (since 2.3.0)."""
    target_storage: Union[DataStorage, None] = None
    """Where annotations are written to, or null (since 2.3.0)."""
    source_storage: Union[DataStorage, None] = None
    """Where data is read from, or null (since 2.3.0)."""
    guide_id: Union[Integer, None] = None
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Timestamp, None] = None
    """When the assignee last changed, or null (since 2.16.0)."""
    organization_id: Union[Integer, None] = None
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""


class UpdateProjectEvent(Event):
    """A project was updated."""

    event: Literal["update:project"]
    """Name of the event."""
    project: Project
    """The project after the update, in full."""
    before_update: Annotated[ProjectBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteProjectEvent(Event):
    """A project was deleted."""

    event: Literal["delete:project"]
    """Name of the event."""
    project: Project
    """The deleted project, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


TaskMode = Annotated[Union[Literal["", "annotation", "interpolation"], str], OpenWords]
"""Mode of a task or job; empty until it has data (since 2.3.0). Known: `\"\"`, `annotation`, `interpolation`; others may appear."""


class JobsSummary(Record):
    """Number of jobs of a task, and the URL that lists them (since 2.4.0)."""

    count: Integer
    """Number of jobs; until 2.72, it is 0 in create events and background deliveries (since 2.4.0)."""
    completed: Union[Integer, None]
    """Number of completed jobs; until 2.72, null in create events and background deliveries (since 2.4.0)."""
    validation: Union[Integer, None]
    """Number of jobs in validation; until 2.72, null in create events and background deliveries (since 2.5.0)."""
    url: Union[PlatformUrl, None]
    """Address of the list of jobs; null in background deliveries (since 2.4.0)."""


ChunkType = Annotated[Union[Literal["imageset", "video", "audio_mp3"], str], OpenWords]
"""Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear."""


ValidationMode = Annotated[Union[Literal["gt", "gt_pool"], str], OpenWords]
"""How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear."""


MediaType = Annotated[Union[Literal["image"], str], OpenWords]
"""Kind of media (since 2.65.0). Known: `image`; others may appear, such as audio types."""


class Task(Record):
    """A task."""

    url: PlatformUrl
    """Address of the task, `{base_url}/api/tasks/<task_id>`."""
    id: Integer
    """Task identifier."""
    name: str
    """Task name."""
    project_id: Union[Integer, None]
    """Identifier of the project the task belongs to, or null (null since 2.3.0)."""
    mode: TaskMode
    """Empty string or a mode name."""
    owner: Union[User, None]
    """User who owns the task, or null (null since 2.3.0)."""
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
    labels: Union[LabelsSummary, None]
    """Labels of the task; null in background deliveries (since 2.4.0; before that, a list)."""
    jobs: JobsSummary
    """Jobs of the task (since 2.4.0)."""
    data_chunk_size: Union[Integer, None] = None
    """Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0)."""
    data_compressed_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the compressed chunks; only if the task has data."""
    data_original_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the original chunks; only if the task has data."""
    size: Annotated[Integer | None, NotNull] = None
    """Number of frames; only if the task has data."""
    image_quality: Annotated[Integer | None, NotNull] = None
    """Image quality; only if the task has data."""
    data: Union[Integer, None] = None
    """Identifier of the task's data; only if the task has data; may be null (since 2.59.0)."""
    dimension: TaskDimension
    """Dimension. The dimension of the data."""
    subset: str
    """Subset; may be empty. The subset that the task belongs to."""
    organization: Union[Integer, None]
    """Organization, or null. Its identifier."""
    target_storage: Union[DataStorage, None]
    """Where annotations are written to, or null (null since 2.3.0)."""
    source_storage: Union[DataStorage, None]
    """Where data is read from, or null (null since 2.3.0)."""
    guide_id: Union[Integer, None]
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Timestamp, None]
    """When the assignee last changed, or null (since 2.16.0)."""
    validation_mode: Union[ValidationMode, None]
    """How the work on the task is validated; may be null (since 2.21.0)."""
    consensus_enabled: bool
    """True when several annotators work on the same frames (since 2.27.0, until 2.79)."""
    data_cloud_storage_id: Union[Integer, None] = None
    """Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0)."""
    organization_id: Union[Integer, None]
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""
    project_name: Union[str, None]
    """Name of the project, or null (since 2.59.0)."""
    media_type: MediaType
    """Kind of media, such as `image` (since 2.65.0)."""


class CreateTaskEvent(Event):
    """A task was created."""

    event: Literal["create:task"]
    """Name of the event."""
    task: Task
    """The created task, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class TaskBeforeUpdate(Record):
    """Old values of the keys of a task that changed."""

    url: Annotated[PlatformUrl | None, NotNull] = None
    """Address of the task, `{base_url}/api/tasks/<task_id>`."""
    id: Annotated[Integer | None, NotNull] = None
    """Task identifier."""
    name: Annotated[str | None, NotNull] = None
    """Task name."""
    project_id: Union[Integer, None] = None
    """Identifier of the project the task belongs to, or null (null since 2.3.0)."""
    mode: Annotated[TaskMode | None, NotNull] = None
    """Empty string or a mode name."""
    owner: Union[User, None] = None
    """User who owns the task, or null (null since 2.3.0)."""
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
    labels: Union[LabelsSummary, None] = None
    """Labels of the task; null in background deliveries (since 2.4.0; before that, a list)."""
    jobs: Annotated[JobsSummary | None, NotNull] = None
    """Jobs of the task (since 2.4.0)."""
    data_chunk_size: Union[Integer, None] = None
    """Number of frames in a data chunk; only if the task has data; may be null (since 2.3.0)."""
    data_compressed_chunk_type: Union[ChunkType, None] = None
    """Type of the compressed chunks; only if the task has data."""
    data_original_chunk_type: Union[ChunkType, None] = None
    """Type of the original chunks; only if the task has data."""
    size: Union[Integer, None] = None
    """Number of frames; only if the task has data."""
    image_quality: Union[Integer, None] = None
    """Image quality; only if the task has data."""
    data: Union[Integer, None] = None
    """Identifier of the task's data; only if the task has data; may be null (since 2.59.0)."""
    dimension: Annotated[TaskDimension | None, NotNull] = None
    """Dimension. The dimension of the data."""
    subset: Annotated[str | None, NotNull] = None
    """Subset; may be empty. The subset that the task belongs to."""
    organization: Union[Integer, None] = None
    """Organization, or null. Its identifier."""
    target_storage: Union[DataStorage, None] = None
    """Where annotations are written to, or null (null since 2.3.0)."""
    source_storage: Union[DataStorage, None] = None
    """Where data is read from, or null (null since 2.3.0)."""
    guide_id: Union[Integer, None] = None
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    assignee_updated_date: Union[Timestamp, None] = None
    """When the assignee last changed, or null (since 2.16.0)."""
    validation_mode: Union[ValidationMode, None] = None
    """How the work on the task is validated; may be null (since 2.21.0)."""
    consensus_enabled: Annotated[bool | None, NotNull] = None
    """True when several annotators work on the same frames (since 2.27.0, until 2.79)."""
    data_cloud_storage_id: Union[Integer, None] = None
    """Identifier of the cloud storage that holds the data, or null; only if the task has data (since 2.44.0)."""
    organization_id: Union[Integer, None] = None
    """Identifier of the organization, or null; the same value as `organization` (since 2.44.0)."""
    project_name: Union[str, None] = None
    """Name of the project, or null (since 2.59.0)."""
    media_type: Annotated[MediaType | None, NotNull] = None
    """Kind of media, such as `image` (since 2.65.0)."""


class UpdateTaskEvent(Event):
    """A task was updated. For example, its status or its assignment changed."""

    event: Literal["update:task"]
    """Name of the event."""
    task: Task
    """The task after the update, in full."""
    before_update: Annotated[TaskBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteTaskEvent(Event):
    """A task was deleted."""

    event: Literal["delete:task"]
    """Name of the event."""
    task: Task
    """The deleted task, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


JobStage = Annotated[Union[Literal["annotation", "validation", "acceptance"], str], OpenWords]
"""Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear."""


JobState = Annotated[Union[Literal["new", "in progress", "completed", "rejected"], str], OpenWords]
"""State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear."""


class IssuesSummary(Record):
    """Number of issues of a job, and the URL that lists them (since 2.4.0)."""

    url: PlatformUrl
    """Address of the list of issues; null in background deliveries of early releases (since 2.4.0)."""
    count: Integer
    """Number of issues (since 2.4.0)."""


JobType = Annotated[Union[Literal["annotation", "ground_truth", "consensus_replica"], str], OpenWords]
"""Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear."""


class Job(Record):
    """A job: the part of a task that one annotator works on (since 2.3.0)."""

    url: PlatformUrl
    """Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0)."""
    id: Integer
    """Job identifier (since 2.3.0)."""
    task_id: Integer
    """Identifier of the task (since 2.3.0)."""
    project_id: Union[Integer, None]
    """Identifier of the project, or null (since 2.3.0)."""
    assignee: Union[User, None]
    """User the job is assigned to, or null (since 2.3.0)."""
    dimension: TaskDimension
    """Dimension of the data (since 2.3.0)."""
    labels: Union[LabelsSummary, None]
    """Labels of the job; null in background deliveries (since 2.4.0; before that, a list)."""
    bug_tracker: Union[str, None]
    """Address of a bug tracker, or null; may be empty (since 2.3.0)."""
    status: Status
    """Status of the job (since 2.3.0)."""
    stage: JobStage
    """Stage of the job (since 2.3.0)."""
    state: JobState
    """State of the job (since 2.3.0)."""
    mode: TaskMode
    """Name of a mode; may be empty (since 2.3.0)."""
    start_frame: Integer
    """First frame (since 2.3.0)."""
    stop_frame: Integer
    """Last frame, inclusive (since 2.3.0)."""
    data_chunk_size: Union[Integer, None]
    """Number of frames in a data chunk; may be null (since 2.3.0)."""
    data_compressed_chunk_type: ChunkType
    """Type of the compressed chunks (since 2.3.0)."""
    updated_date: Timestamp
    """When the job was last changed (since 2.3.0)."""
    issues: Union[IssuesSummary, None]
    """Issues of the job; null in background deliveries (since 2.4.0)."""
    guide_id: Union[Integer, None]
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    frame_count: Integer
    """Number of frames (since 2.5.0)."""
    created_date: Timestamp
    """When the job was created (since 2.5.0)."""
    type: JobType
    """Kind of job (since 2.5.0)."""
    organization: Union[Integer, None]
    """Identifier of the organization, or null (since 2.5.0)."""
    target_storage: Union[DataStorage, None]
    """Where annotations are written to, or null (since 2.10.0)."""
    source_storage: Union[DataStorage, None]
    """Where data is read from, or null (since 2.10.0)."""
    assignee_updated_date: Union[Timestamp, None]
    """When the assignee last changed, or null (since 2.16.0)."""
    data_original_chunk_type: ChunkType
    """Type of the original chunks (since 2.20.0)."""
    parent_job_id: Union[Integer, None]
    """Identifier of the job that this one replicates; may be null (since 2.27.0)."""
    consensus_replicas: Integer
    """Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79)."""
    task_name: Union[str, None]
    """Name of the task, or null (since 2.59.0)."""
    project_name: Union[str, None]
    """Name of the project, or null (since 2.59.0)."""
    replicas_count: Integer
    """Number of replicas (since 2.59.0)."""
    media_type: MediaType
    """Kind of media, such as `image` (since 2.65.0)."""


class JobBeforeUpdate(Record):
    """Old values of the keys of a job that changed."""

    url: Annotated[PlatformUrl | None, NotNull] = None
    """Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0)."""
    id: Annotated[Integer | None, NotNull] = None
    """Job identifier (since 2.3.0)."""
    task_id: Annotated[Integer | None, NotNull] = None
    """Identifier of the task (since 2.3.0)."""
    project_id: Union[Integer, None] = None
    """Identifier of the project, or null (since 2.3.0)."""
    assignee: Union[User, None] = None
    """User the job is assigned to, or null (since 2.3.0)."""
    dimension: Annotated[TaskDimension | None, NotNull] = None
    """Dimension of the data (since 2.3.0)."""
    labels: Union[LabelsSummary, None] = None
    """Labels of the job; null in background deliveries (since 2.4.0; before that, a list)."""
    bug_tracker: Union[str, None] = None
    """Address of a bug tracker, or null; may be empty (since 2.3.0)."""
    status: Annotated[Status | None, NotNull] = None
    """Status of the job (since 2.3.0)."""
    stage: Annotated[JobStage | None, NotNull] = None
    """Stage of the job (since 2.3.0)."""
    state: Annotated[JobState | None, NotNull] = None
    """State of the job (since 2.3.0)."""
    mode: Annotated[TaskMode | None, NotNull] = None
    """Name of a mode; may be empty (since 2.3.0)."""
    start_frame: Annotated[Integer | None, NotNull] = None
    """First frame (since 2.3.0)."""
    stop_frame: Annotated[Integer | None, NotNull] = None
    """Last frame, inclusive (since 2.3.0)."""
    data_chunk_size: Union[Integer, None] = None
    """Number of frames in a data chunk; may be null (since 2.3.0)."""
    data_compressed_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the compressed chunks (since 2.3.0)."""
    updated_date: Annotated[Timestamp | None, NotNull] = None
    """When the job was last changed (since 2.3.0)."""
    issues: Union[IssuesSummary, None] = None
    """Issues of the job; null in background deliveries (since 2.4.0)."""
    guide_id: Union[Integer, None] = None
    """Identifier of the annotation guide, or null (since 2.5.0)."""
    frame_count: Annotated[Integer | None, NotNull] = None
    """Number of frames (since 2.5.0)."""
    created_date: Annotated[Timestamp | None, NotNull] = None
    """When the job was created (since 2.5.0)."""
    type: Annotated[JobType | None, NotNull] = None
    """Kind of job (since 2.5.0)."""
    organization: Union[Integer, None] = None
    """Identifier of the organization, or null (since 2.5.0)."""
    target_storage: Union[DataStorage, None] = None
    """Where annotations are written to, or null (since 2.10.0)."""
    source_storage: Union[DataStorage, None] = None
    """Where data is read from, or null (since 2.10.0)."""
    assignee_updated_date: Union[Timestamp, None] = None
    """When the assignee last changed, or null (since 2.16.0)."""
    data_original_chunk_type: Annotated[ChunkType | None, NotNull] = None
    """Type of the original chunks (since 2.20.0)."""
    parent_job_id: Union[Integer, None] = None
    """Identifier of the job that this one replicates; may be null (since 2.27.0)."""
    consensus_replicas: Annotated[Integer | None, NotNull] = None
    """Number of replicas; `replicas_count` replaces it (since 2.27.0, until 2.79)."""
    task_name: Union[str, None] = None
    """Name of the task, or null (since 2.59.0)."""
    project_name: Union[str, None] = None
    """Name of the project, or null (since 2.59.0)."""
    replicas_count: Annotated[Integer | None, NotNull] = None
    """Number of replicas (since 2.59.0)."""
    media_type: Annotated[MediaType | None, NotNull] = None
    """Kind of media, such as `image` (since 2.65.0)."""


class UpdateJobEvent(Event):
    """A job was updated. For example, its status or its assignee changed."""

    event: Literal["update:job"]
    """Name of the event."""
    job: Job
    """The job after the update, in full."""
    before_update: Annotated[JobBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class CreateJobEvent(Event):
    """A job was created (since 2.4.2)."""

    event: Literal["create:job"]
    """Name of the event."""
    job: Job
    """The created job, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteJobEvent(Event):
    """A job was deleted (since 2.4.2)."""

    event: Literal["delete:job"]
    """Name of the event."""
    job: Job
    """The deleted job, in full (since 2.4.2)."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class CommentsSummary(Record):
    """Number of comments on an issue, and the URL that lists them (since 2.4.0)."""

    count: Integer
    """Number of comments (since 2.4.0)."""
    url: Union[PlatformUrl, None]
    """Address of the list of comments; null in background deliveries (since 2.4.0)."""


class Issue(Record):
    """An issue that a reviewer opened on a frame (since 2.3.0)."""

    id: Integer
    """Issue identifier (since 2.3.0)."""
    frame: Integer
    """Number of the frame (since 2.3.0)."""
    position: List[Number]
    """Coordinates on the frame (since 2.3.0)."""
    job: Integer
    """Identifier of the job (since 2.3.0)."""
    owner: Union[User, None]
    """User who opened the issue, or null (since 2.3.0)."""
    assignee: Union[User, None]
    """User the issue is assigned to, or null (since 2.3.0)."""
    created_date: Union[Timestamp, None]
    """When the issue was opened, or null (since 2.3.0)."""
    updated_date: Union[Timestamp, None]
    """When the issue was last changed, or null (since 2.3.0)."""
    comments: CommentsSummary
    """Comments on the issue (since 2.4.0; before that, a list)."""
    resolved: bool
    """True when the issue is resolved (since 2.3.0)."""


class CreateIssueEvent(Event):
    """An issue was created."""

    event: Literal["create:issue"]
    """Name of the event."""
    issue: Issue
    """The created issue, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class IssueBeforeUpdate(Record):
    """Old values of the keys of an issue that changed."""

    id: Annotated[Integer | None, NotNull] = None
    """Issue identifier (since 2.3.0)."""
    frame: Annotated[Integer | None, NotNull] = None
    """Number of the frame (since 2.3.0)."""
    position: Annotated[List[Number] | None, NotNull] = None
    """Coordinates on the frame (since 2.3.0)."""
    job: Annotated[Integer | None, NotNull] = None
    """Identifier of the job (since 2.3.0)."""
    owner: Union[User, None] = None
    """User who opened the issue, or null (since 2.3.0)."""
    assignee: Union[User, None] = None
    """User the issue is assigned to, or null (since 2.3.0)."""
    created_date: Union[Timestamp, None] = None
    """When the issue was opened, or null (since 2.3.0)."""
    updated_date: Union[Timestamp, None] = None
    """When the issue was last changed, or null (since 2.3.0)."""
    comments: Annotated[CommentsSummary | None, NotNull] = None
    """Comments on the issue (since 2.4.0; before that, a list)."""
    resolved: Annotated[bool | None, NotNull] = None
    """True when the issue is resolved (since 2.3.0)."""


class UpdateIssueEvent(Event):
    """An issue was updated."""

    event: Literal["update:issue"]
    """Name of the event."""
    issue: Issue
    """The issue after the update, in full."""
    before_update: Annotated[IssueBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteIssueEvent(Event):
    """An issue was deleted."""

    event: Literal["delete:issue"]
    """Name of the event."""
    issue: Issue
    """The deleted issue, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class IssueComment(Record):
    """A comment on an issue (since 2.3.0)."""

    id: Integer
    """Comment identifier (since 2.3.0)."""
    issue: Integer
    """Identifier of the issue (since 2.3.0)."""
    owner: Union[User, None]
    """User who wrote the comment; may be null (since 2.3.0)."""
    message: str
    """Text of the comment (since 2.3.0)."""
    created_date: Timestamp
    """When the comment was created (since 2.3.0)."""
    updated_date: Timestamp
    """When the comment was last changed (since 2.3.0)."""


class CreateCommentEvent(Event):
    """A comment was created."""

    event: Literal["create:comment"]
    """Name of the event."""
    comment: IssueComment
    """The created comment, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class CommentBeforeUpdate(Record):
    """Old values of the keys of a comment that changed."""

    id: Annotated[Integer | None, NotNull] = None
    """Comment identifier (since 2.3.0)."""
    issue: Annotated[Integer | None, NotNull] = None
    """Identifier of the issue (since 2.3.0)."""
    owner: Union[User, None] = None
    """User who wrote the comment; may be null (since 2.3.0)."""
    message: Annotated[str | None, NotNull] = None
    """Text of the comment (since 2.3.0)."""
    created_date: Annotated[Timestamp | None, NotNull] = None
    """When the comment was created (since 2.3.0)."""
    updated_date: Annotated[Timestamp | None, NotNull] = None
    """When the comment was last changed (since 2.3.0)."""


class UpdateCommentEvent(Event):
    """A comment was updated."""

    event: Literal["update:comment"]
    """Name of the event."""
    comment: IssueComment
    """The comment after the update, in full."""
    before_update: Annotated[CommentBeforeUpdate | None, NotNull] = None
    """Only the keys of the resource that changed, with their old values; missing if none changed, and always missing from 2.75 on."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


class DeleteCommentEvent(Event):
    """A comment was deleted."""

    event: Literal["delete:comment"]
    """Name of the event."""
    comment: IssueComment
    """The deleted comment, in full."""
    webhook_id: Integer
    """Identifier of the webhook that sends it."""
    sender: Sender
    """User who triggered the event."""


ExportStatus = Annotated[Union[Literal["succeeded", "failed"], str], OpenWords]
"""Outcome of an export or a backup; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear."""


OperationTarget = Annotated[Union[Literal["project", "task", "job"], str], OpenWords]
"""Kind of resource that a background operation applies to (since 2.65.0). Known: `project`, `task`, `job`; others may appear."""


class CreateExportEvent(Event):
    """An export of annotations or of a dataset finished or failed (since 2.65.0, until 2.72)."""

    event: Literal["create:export"]
    """Name of the event (since 2.65.0)."""
    status: ExportStatus
    """Outcome of the operation; the values are inferred (since 2.65.0)."""
    target: OperationTarget
    """Kind of the resource (since 2.65.0)."""
    target_id: Integer
    """Identifier of the resource (since 2.65.0)."""
    rq_id: str
    """Identifier of the request (since 2.65.0)."""
    message: Union[str, None]
    """Text of the error; null on success (since 2.65.0)."""
    format: str
    """Name of the format (since 2.65.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.65.0)."""


class CreateBackupEvent(Event):
    """A backup finished or failed (since 2.65.0, until 2.72)."""

    event: Literal["create:backup"]
    """Name of the event (since 2.65.0)."""
    status: ExportStatus
    """Outcome of the operation; the values are inferred (since 2.65.0)."""
    target: OperationTarget
    """Kind of the resource (since 2.65.0)."""
    target_id: Integer
    """Identifier of the resource (since 2.65.0)."""
    rq_id: str
    """Identifier of the request (since 2.65.0)."""
    message: Union[str, None]
    """Text of the error; null on success (since 2.65.0)."""
    lightweight: bool
    """True for a backup without media (since 2.65.0)."""
    webhook_id: Integer
    """Identifier of the webhook that sends the delivery (since 2.65.0)."""


HttpUrl = str
"""URL. Absolute, `http` or `https`."""


WebhookType = Literal["project", "organization"]
"""Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`."""


ContentType = Annotated[Union[Literal["application/json"], str], OpenWords]
"""Media type of the delivered payload. Known: `application/json`; others may appear."""


EventName = Literal["update:organization", "delete:organization", "update:membership", "delete:membership", "create:membership", "create:invitation", "delete:invitation", "create:project", "update:project", "delete:project", "create:task", "update:task", "delete:task", "update:job", "create:job", "delete:job", "create:issue", "update:issue", "delete:issue", "create:comment", "update:comment", "delete:comment", "create:export", "create:backup"]
"""Name of an event a webhook can subscribe to. Closed vocabulary: 24 names."""


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
    """When false, no events are delivered, but pings are (since 2.3.0)."""
    enable_ssl: bool
    """Enables or disables SSL certificate verification for delivery. When true, SSL verification is on."""
    created_date: Timestamp
    """When the webhook was created."""
    updated_date: Timestamp
    """When the webhook was last updated."""
    owner: Union[User, None]
    """User who created the webhook, or null (null since 2.3.0)."""
    project_id: Union[Integer, None]
    """Project identifier; an integer if `type` is `project` (since 2.4.0; before that, `project`)."""
    organization: Union[Integer, None]
    """Organization identifier for an organization webhook, or null. An integer if `type` is `organization`."""
    events: List[EventName]
    """Subscribed event names."""
    last_status: Union[Integer, None] = None
    """HTTP status of the last delivery. Missing before the first delivery, and after one that got no response; until 2.4.1, null during a delivery."""
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


Delivery = Annotated[Union[UpdateOrganizationEvent, DeleteOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateJobEvent, DeleteJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, CreateExportEvent, CreateBackupEvent, PingEvent], Field(discriminator="event")]
"""Body of any delivery: the payload for the event. `event` names the envelope."""


Handlers = TypedDict(
    "Handlers",
    {
        "update:organization": Handler[UpdateOrganizationEvent],
        "*:organization": Handler[Union[UpdateOrganizationEvent, DeleteOrganizationEvent]],
        "update:*": Handler[Union[UpdateOrganizationEvent, UpdateMembershipEvent, UpdateProjectEvent, UpdateTaskEvent, UpdateJobEvent, UpdateIssueEvent, UpdateCommentEvent]],
        "*": Handler[Union[UpdateOrganizationEvent, DeleteOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateJobEvent, DeleteJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, CreateExportEvent, CreateBackupEvent, PingEvent]],
        "delete:organization": Handler[DeleteOrganizationEvent],
        "delete:*": Handler[Union[DeleteOrganizationEvent, DeleteMembershipEvent, DeleteInvitationEvent, DeleteProjectEvent, DeleteTaskEvent, DeleteJobEvent, DeleteIssueEvent, DeleteCommentEvent]],
        "update:membership": Handler[UpdateMembershipEvent],
        "*:membership": Handler[Union[UpdateMembershipEvent, DeleteMembershipEvent, CreateMembershipEvent]],
        "delete:membership": Handler[DeleteMembershipEvent],
        "create:membership": Handler[CreateMembershipEvent],
        "create:*": Handler[Union[CreateMembershipEvent, CreateInvitationEvent, CreateProjectEvent, CreateTaskEvent, CreateJobEvent, CreateIssueEvent, CreateCommentEvent, CreateExportEvent, CreateBackupEvent]],
        "create:invitation": Handler[CreateInvitationEvent],
        "*:invitation": Handler[Union[CreateInvitationEvent, DeleteInvitationEvent]],
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
        "*:job": Handler[Union[UpdateJobEvent, CreateJobEvent, DeleteJobEvent]],
        "create:job": Handler[CreateJobEvent],
        "delete:job": Handler[DeleteJobEvent],
        "create:issue": Handler[CreateIssueEvent],
        "*:issue": Handler[Union[CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent]],
        "update:issue": Handler[UpdateIssueEvent],
        "delete:issue": Handler[DeleteIssueEvent],
        "create:comment": Handler[CreateCommentEvent],
        "*:comment": Handler[Union[CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent]],
        "update:comment": Handler[UpdateCommentEvent],
        "delete:comment": Handler[DeleteCommentEvent],
        "create:export": Handler[CreateExportEvent],
        "*:export": Handler[CreateExportEvent],
        "create:backup": Handler[CreateBackupEvent],
        "*:backup": Handler[CreateBackupEvent],
        "ping": Handler[PingEvent],
        "unknown": Handler[UnknownEvent],
        "invalid": Handler[InvalidDelivery],
    },
    total=False,
)
"""Handlers by event name or pattern."""


Document = Delivery
