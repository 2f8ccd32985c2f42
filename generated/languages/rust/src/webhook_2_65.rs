// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

//! Types of the contract `webhook`, edition 2.65.

use serde_json::Number;

use crate::macros::{by_event, by_tag, document, record, text, words};
use crate::text::Check;
use crate::{Json, JsonObject};

/// Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
pub type Integer = i64;

/// ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
pub type Timestamp = String;

/// Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` where no request of a user raised the event (since 2.4.2).
pub type PlatformUrl = String;

/// A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct User {
    /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
    pub url: PlatformUrl,
    /// User identifier (W2.2).
    pub id: Integer,
    /// User name (W2.2). Explanation: for the login.
    pub username: String,
    /// First name (W2.2). May be empty (W-empty).
    pub first_name: String,
    /// Last name (W2.2). May be empty (W-empty).
    pub last_name: String,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    User;
    required url = "url", &[Check::Format("http-url-or-path")];
    required id = "id";
    required username = "username";
    required first_name = "first_name";
    required last_name = "last_name";
}

/// An organization (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Organization {
    /// Organization identifier (since 2.3.0).
    pub id: Integer,
    /// Short name: letters, digits, `-` and `_` (since 2.3.0).
    pub slug: String,
    /// Name (since 2.3.0).
    pub name: String,
    /// Description; may be empty (since 2.3.0).
    pub description: String,
    /// When the organization was made (since 2.3.0).
    pub created_date: Timestamp,
    /// When the organization was last changed (since 2.3.0).
    pub updated_date: Timestamp,
    /// How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
    pub contact: Json,
    /// User who owns the organization; null after that user was deleted (since 2.3.0).
    pub owner: Option<User>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Organization;
    required id = "id";
    required slug = "slug";
    required name = "name";
    required description = "description";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required contact = "contact";
    required owner = "owner";
}

/// Old values of the keys of an organization that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OrganizationBeforeUpdate {
    /// Organization identifier (since 2.3.0).
    pub id: Option<Integer>,
    /// Short name: letters, digits, `-` and `_` (since 2.3.0).
    pub slug: Option<String>,
    /// Name (since 2.3.0).
    pub name: Option<String>,
    /// Description; may be empty (since 2.3.0).
    pub description: Option<String>,
    /// When the organization was made (since 2.3.0).
    pub created_date: Option<Timestamp>,
    /// When the organization was last changed (since 2.3.0).
    pub updated_date: Option<Timestamp>,
    /// How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
    pub contact: Option<Json>,
    /// User who owns the organization; null after that user was deleted (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub owner: Option<Option<User>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    OrganizationBeforeUpdate;
    optional id = "id";
    optional slug = "slug";
    optional name = "name";
    optional description = "description";
    optional created_date = "created_date", &[Check::Format("utc-date-time")];
    optional updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional contact = "contact";
    optional owner = "owner";
}

/// A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
#[derive(Clone, Debug, PartialEq)]
pub struct BackgroundUser {
    /// User identifier (since 2.4.2).
    pub id: Integer,
    /// Login name (since 2.4.2).
    pub username: String,
    /// E-mail address; may be empty (since 2.4.2).
    pub email: String,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    BackgroundUser;
    required id = "id";
    required username = "username";
    required email = "email";
}

/// What `username` says of a `NamelessUser`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NamelessUserUsername {
    /// ``.
    Empty,
}

words! {
    NamelessUserUsername {
        Empty = "";
    }
}

/// What `first_name` says of a `NamelessUser`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NamelessUserFirstName {
    /// ``.
    Empty,
}

words! {
    NamelessUserFirstName {
        Empty = "";
    }
}

/// What `last_name` says of a `NamelessUser`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum NamelessUserLastName {
    /// ``.
    Empty,
}

words! {
    NamelessUserLastName {
        Empty = "";
    }
}

/// The sender of an event where nobody could be named (since 2.4.2, until 2.75).
#[derive(Clone, Debug, PartialEq)]
pub struct NamelessUser {
    /// Always empty (since 2.4.2).
    pub username: NamelessUserUsername,
    /// Always empty (since 2.4.2).
    pub first_name: NamelessUserFirstName,
    /// Always empty (since 2.4.2).
    pub last_name: NamelessUserLastName,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    NamelessUser;
    required username = "username";
    required first_name = "first_name";
    required last_name = "last_name";
}

/// Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2).
#[derive(Clone, Debug, PartialEq)]
pub enum Sender {
    /// A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
    User(Box<User>),
    /// A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
    BackgroundUser(Box<BackgroundUser>),
    /// The sender of an event where nobody could be named (since 2.4.2, until 2.75).
    NamelessUser(Box<NamelessUser>),
}

by_tag! {
    Sender {
        "" => User(User);
        "" => BackgroundUser(BackgroundUser);
        "" => NamelessUser(NamelessUser);
    }
}

/// An organization was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateOrganizationEvent {
    /// The organization after the update, in full (W6.3).
    pub organization: Organization,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<OrganizationBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateOrganizationEvent, "event" = "update:organization", before "before_update" of "organization" or &["id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner"];
    required organization = "organization";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteOrganizationEvent {
    /// The deleted organization, in full (since 2.4.2).
    pub organization: Organization,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteOrganizationEvent, "event" = "delete:organization";
    required organization = "organization";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Role(pub String);

impl Role {
    /// Known value `worker`.
    pub const WORKER: &'static str = "worker";

    /// Known value `supervisor`.
    pub const SUPERVISOR: &'static str = "supervisor";

    /// Known value `maintainer`.
    pub const MAINTAINER: &'static str = "maintainer";

    /// Known value `owner`.
    pub const OWNER: &'static str = "owner";
}

text!(Role);

/// A membership of a user in an organization (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Membership {
    /// Membership identifier (since 2.3.0).
    pub id: Integer,
    /// User who is the member (since 2.3.0).
    pub user: User,
    /// Identifier of the organization (since 2.3.0).
    pub organization: Integer,
    /// True when the user accepted the invitation (since 2.3.0).
    pub is_active: bool,
    /// When the user joined, or null (since 2.3.0).
    pub joined_date: Option<Timestamp>,
    /// Role in the organization (since 2.3.0).
    pub role: Role,
    /// Key of the invitation; null for the owner (since 2.3.0).
    pub invitation: Option<String>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Membership;
    required id = "id";
    required user = "user";
    required organization = "organization";
    required is_active = "is_active";
    required joined_date = "joined_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    required role = "role";
    required invitation = "invitation";
}

/// Old values of the keys of a membership that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MembershipBeforeUpdate {
    /// Membership identifier (since 2.3.0).
    pub id: Option<Integer>,
    /// User who is the member (since 2.3.0).
    pub user: Option<User>,
    /// Identifier of the organization (since 2.3.0).
    pub organization: Option<Integer>,
    /// True when the user accepted the invitation (since 2.3.0).
    pub is_active: Option<bool>,
    /// When the user joined, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub joined_date: Option<Option<Timestamp>>,
    /// Role in the organization (since 2.3.0).
    pub role: Option<Role>,
    /// Key of the invitation; null for the owner (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub invitation: Option<Option<String>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    MembershipBeforeUpdate;
    optional id = "id";
    optional user = "user";
    optional organization = "organization";
    optional is_active = "is_active";
    optional joined_date = "joined_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    optional role = "role";
    optional invitation = "invitation";
}

/// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateMembershipEvent {
    /// The membership after the update, in full (W6.3).
    pub membership: Membership,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<MembershipBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateMembershipEvent, "event" = "update:membership", before "before_update" of "membership" or &["id", "user", "organization", "is_active", "joined_date", "role", "invitation"];
    required membership = "membership";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A membership was deleted (W6.4). A member was removed from an organization (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteMembershipEvent {
    /// The deleted membership, in full (W6.4).
    pub membership: Membership,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteMembershipEvent, "event" = "delete:membership";
    required membership = "membership";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A member joined an organization (since 2.4.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateMembershipEvent {
    /// The created membership, in full (since 2.4.2).
    pub membership: Membership,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateMembershipEvent, "event" = "create:membership";
    required membership = "membership";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An organization by name alone (since 2.10.0).
#[derive(Clone, Debug, PartialEq)]
pub struct BasicOrganization {
    /// Organization identifier (since 2.10.0).
    pub id: Integer,
    /// Short name (since 2.10.0).
    pub slug: String,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    BasicOrganization;
    required id = "id";
    required slug = "slug";
}

/// An invitation to an organization (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Invitation {
    /// Key of the invitation; it has no other identifier (since 2.3.0).
    pub key: String,
    /// When the invitation was made (since 2.3.0).
    pub created_date: Timestamp,
    /// User who invited, or null (since 2.3.0).
    pub owner: Option<User>,
    /// Role in the organization (since 2.3.0).
    pub role: Role,
    /// User who is invited (since 2.3.0).
    pub user: User,
    /// Identifier of the organization (since 2.3.0).
    pub organization: Integer,
    /// True when the invitation has expired, or null (since 2.10.0).
    pub expired: Option<bool>,
    /// The organization by name (since 2.10.0).
    pub organization_info: BasicOrganization,
    /// True when the invitation was accepted (since 2.65.0).
    pub accepted: bool,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Invitation;
    required key = "key";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required owner = "owner";
    required role = "role";
    required user = "user";
    required organization = "organization";
    required expired = "expired";
    required organization_info = "organization_info";
    required accepted = "accepted";
}

/// An invitation was created (W6.2). It was issued (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateInvitationEvent {
    /// The created invitation, in full (W6.2).
    pub invitation: Invitation,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateInvitationEvent, "event" = "create:invitation";
    required invitation = "invitation";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An invitation was deleted (W6.4). It was revoked (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteInvitationEvent {
    /// The deleted invitation, in full (W6.4).
    pub invitation: Invitation,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteInvitationEvent, "event" = "delete:invitation";
    required invitation = "invitation";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Where the labels of a project, task or job are read (since 2.4.0).
#[derive(Clone, Debug, PartialEq)]
pub struct LabelsSummary {
    /// Address of the list of labels (since 2.4.0).
    pub url: PlatformUrl,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    LabelsSummary;
    required url = "url", &[Check::Format("http-url-or-path")];
}

/// How many tasks a project has, and where they are read (since 2.4.0).
#[derive(Clone, Debug, PartialEq)]
pub struct TasksSummary {
    /// Number of tasks (since 2.4.0).
    pub count: Integer,
    /// Address of the list of tasks; null in background deliveries (since 2.4.0).
    pub url: Option<PlatformUrl>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    TasksSummary;
    required count = "count";
    required url = "url", &[Check::Each(&[Check::Format("http-url-or-path")])];
}

/// Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Status(pub String);

impl Status {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";

    /// Known value `validation`.
    pub const VALIDATION: &'static str = "validation";

    /// Known value `completed`.
    pub const COMPLETED: &'static str = "completed";
}

text!(Status);

/// Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskDimension(pub String);

impl TaskDimension {
    /// Known value `2d`.
    pub const _2D: &'static str = "2d";

    /// Known value `3d`.
    pub const _3D: &'static str = "3d";
}

text!(TaskDimension);

/// Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StorageLocation(pub String);

impl StorageLocation {
    /// Known value `local`.
    pub const LOCAL: &'static str = "local";

    /// Known value `cloud_storage`.
    pub const CLOUD_STORAGE: &'static str = "cloud_storage";
}

text!(StorageLocation);

/// A storage (W2.3). Explanation: where a task's data is read from or written to.
#[derive(Clone, Debug, PartialEq)]
pub struct Storage {
    /// Storage identifier (W2.3).
    pub id: Integer,
    /// Location of the storage (W2.3). Explanation: its kind.
    pub location: StorageLocation,
    /// Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
    pub cloud_storage_id: Option<Integer>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Storage;
    required id = "id";
    required location = "location";
    required cloud_storage_id = "cloud_storage_id";
}

/// A project (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Project {
    /// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
    pub url: PlatformUrl,
    /// Project identifier (since 2.3.0).
    pub id: Integer,
    /// Project name (since 2.3.0).
    pub name: String,
    /// Labels of the project; null in background deliveries (since 2.4.0; before, a list).
    pub labels: Option<LabelsSummary>,
    /// Tasks of the project (since 2.4.0; before, a list of identifiers).
    pub tasks: TasksSummary,
    /// User who owns the project, or null (since 2.3.0).
    pub owner: Option<User>,
    /// User the project is assigned to, or null (since 2.3.0).
    pub assignee: Option<User>,
    /// Address of a bug tracker; may be empty (since 2.3.0).
    pub bug_tracker: String,
    /// Subsets that the tasks of the project name (since 2.3.0).
    pub task_subsets: Vec<String>,
    /// When the project was created (since 2.3.0).
    pub created_date: Timestamp,
    /// When the project was last changed (since 2.3.0).
    pub updated_date: Timestamp,
    /// Status of the project (since 2.3.0).
    pub status: Status,
    /// Dimension of the data; null without tasks (since 2.3.0).
    pub dimension: Option<TaskDimension>,
    /// Identifier of the organization, or null (since 2.3.0).
    pub organization: Option<Integer>,
    /// Where annotations are written to, or null (since 2.3.0).
    pub target_storage: Option<Storage>,
    /// Where data is read from, or null (since 2.3.0).
    pub source_storage: Option<Storage>,
    /// Identifier of the annotation guide, or null (since 2.5.0).
    pub guide_id: Option<Integer>,
    /// When the assignee last changed, or null (since 2.16.0).
    pub assignee_updated_date: Option<Timestamp>,
    /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
    pub organization_id: Option<Integer>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Project;
    required url = "url", &[Check::Format("http-url-or-path")];
    required id = "id";
    required name = "name";
    required labels = "labels";
    required tasks = "tasks";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required task_subsets = "task_subsets";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required status = "status";
    required dimension = "dimension";
    required organization = "organization";
    required target_storage = "target_storage";
    required source_storage = "source_storage";
    required guide_id = "guide_id";
    required assignee_updated_date = "assignee_updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    required organization_id = "organization_id";
}

/// A project was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateProjectEvent {
    /// The created project, in full (W6.2).
    pub project: Project,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateProjectEvent, "event" = "create:project";
    required project = "project";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of a project that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ProjectBeforeUpdate {
    /// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
    pub url: Option<PlatformUrl>,
    /// Project identifier (since 2.3.0).
    pub id: Option<Integer>,
    /// Project name (since 2.3.0).
    pub name: Option<String>,
    /// Labels of the project; null in background deliveries (since 2.4.0; before, a list).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub labels: Option<Option<LabelsSummary>>,
    /// Tasks of the project (since 2.4.0; before, a list of identifiers).
    pub tasks: Option<TasksSummary>,
    /// User who owns the project, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub owner: Option<Option<User>>,
    /// User the project is assigned to, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee: Option<Option<User>>,
    /// Address of a bug tracker; may be empty (since 2.3.0).
    pub bug_tracker: Option<String>,
    /// Subsets that the tasks of the project name (since 2.3.0).
    pub task_subsets: Option<Vec<String>>,
    /// When the project was created (since 2.3.0).
    pub created_date: Option<Timestamp>,
    /// When the project was last changed (since 2.3.0).
    pub updated_date: Option<Timestamp>,
    /// Status of the project (since 2.3.0).
    pub status: Option<Status>,
    /// Dimension of the data; null without tasks (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub dimension: Option<Option<TaskDimension>>,
    /// Identifier of the organization, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub organization: Option<Option<Integer>>,
    /// Where annotations are written to, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub target_storage: Option<Option<Storage>>,
    /// Where data is read from, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub source_storage: Option<Option<Storage>>,
    /// Identifier of the annotation guide, or null (since 2.5.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub guide_id: Option<Option<Integer>>,
    /// When the assignee last changed, or null (since 2.16.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee_updated_date: Option<Option<Timestamp>>,
    /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub organization_id: Option<Option<Integer>>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    ProjectBeforeUpdate;
    optional url = "url", &[Check::Format("http-url-or-path")];
    optional id = "id";
    optional name = "name";
    optional labels = "labels";
    optional tasks = "tasks";
    optional owner = "owner";
    optional assignee = "assignee";
    optional bug_tracker = "bug_tracker";
    optional task_subsets = "task_subsets";
    optional created_date = "created_date", &[Check::Format("utc-date-time")];
    optional updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional status = "status";
    optional dimension = "dimension";
    optional organization = "organization";
    optional target_storage = "target_storage";
    optional source_storage = "source_storage";
    optional guide_id = "guide_id";
    optional assignee_updated_date = "assignee_updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    optional organization_id = "organization_id";
}

/// A project was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateProjectEvent {
    /// The project after the update, in full (W6.3).
    pub project: Project,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<ProjectBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateProjectEvent, "event" = "update:project", before "before_update" of "project" or &["url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id"];
    required project = "project";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A project was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteProjectEvent {
    /// The deleted project, in full (W6.4).
    pub project: Project,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteProjectEvent, "event" = "delete:project";
    required project = "project";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskMode(pub String);

impl TaskMode {
    /// Known value that is empty.
    pub const EMPTY: &'static str = "";

    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";

    /// Known value `interpolation`.
    pub const INTERPOLATION: &'static str = "interpolation";
}

text!(TaskMode);

/// How many jobs a task has, and where they are read (since 2.4.0).
#[derive(Clone, Debug, PartialEq)]
pub struct JobsSummary {
    /// Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0).
    pub count: Integer,
    /// Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0).
    pub completed: Option<Integer>,
    /// Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0).
    pub validation: Option<Integer>,
    /// Address of the list of jobs; null in background deliveries (since 2.4.0).
    pub url: Option<PlatformUrl>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    JobsSummary;
    required count = "count";
    required completed = "completed";
    required validation = "validation";
    required url = "url", &[Check::Each(&[Check::Format("http-url-or-path")])];
}

/// Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `audio_mp3`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ChunkType(pub String);

impl ChunkType {
    /// Known value `imageset`.
    pub const IMAGESET: &'static str = "imageset";

    /// Known value `video`.
    pub const VIDEO: &'static str = "video";

    /// Known value `audio_mp3`.
    pub const AUDIO_MP3: &'static str = "audio_mp3";
}

text!(ChunkType);

/// How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ValidationMode(pub String);

impl ValidationMode {
    /// Known value `gt`.
    pub const GT: &'static str = "gt";

    /// Known value `gt_pool`.
    pub const GT_POOL: &'static str = "gt_pool";
}

text!(ValidationMode);

/// Kind of media (since 2.65.0). Known: `image`; others may appear, such as kinds of audio.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MediaType(pub String);

impl MediaType {
    /// Known value `image`.
    pub const IMAGE: &'static str = "image";
}

text!(MediaType);

/// A task (W2.3).
#[derive(Clone, Debug, PartialEq)]
pub struct Task {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: PlatformUrl,
    /// Task identifier (W2.3).
    pub id: Integer,
    /// Task name (W2.3).
    pub name: String,
    /// Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
    pub project_id: Option<Integer>,
    /// Empty string or a mode name (W2.3).
    pub mode: TaskMode,
    /// User who owns the task, or null (W2.3; null since 2.3.0).
    pub owner: Option<User>,
    /// User the task is assigned to, or null (W2.3).
    pub assignee: Option<User>,
    /// Bug tracker; may be empty (W2.3). Explanation: its address.
    pub bug_tracker: String,
    /// When the task was created (W2.3).
    pub created_date: Timestamp,
    /// When the task was last updated (W2.3).
    pub updated_date: Timestamp,
    /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
    pub overlap: Option<Integer>,
    /// Size of a segment (W2.3). Explanation: in frames.
    pub segment_size: Integer,
    /// Status of the task (W2.3).
    pub status: Status,
    /// Labels of the task; null in background deliveries (since 2.4.0; before, a list).
    pub labels: Option<LabelsSummary>,
    /// Jobs of the task (since 2.4.0).
    pub jobs: JobsSummary,
    /// Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_chunk_size: Option<Option<Integer>>,
    /// Type of the compressed chunks; once the task has data (W2.3).
    pub data_compressed_chunk_type: Option<ChunkType>,
    /// Type of the original chunks; once the task has data (W2.3).
    pub data_original_chunk_type: Option<ChunkType>,
    /// Number of frames; once the task has data (W2.3).
    pub size: Option<Integer>,
    /// Image quality; once the task has data (W2.3).
    pub image_quality: Option<Integer>,
    /// Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data: Option<Option<Integer>>,
    /// Dimension (W2.3). Explanation: of the data.
    pub dimension: TaskDimension,
    /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
    pub subset: String,
    /// Organization, or null (W2.3). Explanation: its identifier.
    pub organization: Option<Integer>,
    /// Where annotations are written to, or null (W2.3; null since 2.3.0).
    pub target_storage: Option<Storage>,
    /// Where data is read from, or null (W2.3; null since 2.3.0).
    pub source_storage: Option<Storage>,
    /// Identifier of the annotation guide, or null (since 2.5.0).
    pub guide_id: Option<Integer>,
    /// When the assignee last changed, or null (since 2.16.0).
    pub assignee_updated_date: Option<Timestamp>,
    /// How the work on the task is validated, or null (since 2.21.0).
    pub validation_mode: Option<ValidationMode>,
    /// True when several annotators work on the same frames (since 2.27.0, until 2.79).
    pub consensus_enabled: bool,
    /// Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_cloud_storage_id: Option<Option<Integer>>,
    /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
    pub organization_id: Option<Integer>,
    /// Name of the project, or null (since 2.59.0).
    pub project_name: Option<String>,
    /// Kind of media, such as `image` (since 2.65.0).
    pub media_type: MediaType,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Task;
    required url = "url", &[Check::Format("http-url-or-path")];
    required id = "id";
    required name = "name";
    required project_id = "project_id";
    required mode = "mode";
    required owner = "owner";
    required assignee = "assignee";
    required bug_tracker = "bug_tracker";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required overlap = "overlap";
    required segment_size = "segment_size";
    required status = "status";
    required labels = "labels";
    required jobs = "jobs";
    optional data_chunk_size = "data_chunk_size";
    optional data_compressed_chunk_type = "data_compressed_chunk_type";
    optional data_original_chunk_type = "data_original_chunk_type";
    optional size = "size";
    optional image_quality = "image_quality";
    optional data = "data";
    required dimension = "dimension";
    required subset = "subset";
    required organization = "organization";
    required target_storage = "target_storage";
    required source_storage = "source_storage";
    required guide_id = "guide_id";
    required assignee_updated_date = "assignee_updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    required validation_mode = "validation_mode";
    required consensus_enabled = "consensus_enabled";
    optional data_cloud_storage_id = "data_cloud_storage_id";
    required organization_id = "organization_id";
    required project_name = "project_name";
    required media_type = "media_type";
}

/// A task was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateTaskEvent {
    /// The created task, in full (W6.2).
    pub task: Task,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateTaskEvent, "event" = "create:task";
    required task = "task";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of a task that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TaskBeforeUpdate {
    /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
    pub url: Option<PlatformUrl>,
    /// Task identifier (W2.3).
    pub id: Option<Integer>,
    /// Task name (W2.3).
    pub name: Option<String>,
    /// Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub project_id: Option<Option<Integer>>,
    /// Empty string or a mode name (W2.3).
    pub mode: Option<TaskMode>,
    /// User who owns the task, or null (W2.3; null since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub owner: Option<Option<User>>,
    /// User the task is assigned to, or null (W2.3).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee: Option<Option<User>>,
    /// Bug tracker; may be empty (W2.3). Explanation: its address.
    pub bug_tracker: Option<String>,
    /// When the task was created (W2.3).
    pub created_date: Option<Timestamp>,
    /// When the task was last updated (W2.3).
    pub updated_date: Option<Timestamp>,
    /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub overlap: Option<Option<Integer>>,
    /// Size of a segment (W2.3). Explanation: in frames.
    pub segment_size: Option<Integer>,
    /// Status of the task (W2.3).
    pub status: Option<Status>,
    /// Labels of the task; null in background deliveries (since 2.4.0; before, a list).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub labels: Option<Option<LabelsSummary>>,
    /// Jobs of the task (since 2.4.0).
    pub jobs: Option<JobsSummary>,
    /// Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_chunk_size: Option<Option<Integer>>,
    /// Type of the compressed chunks; once the task has data (W2.3).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_compressed_chunk_type: Option<Option<ChunkType>>,
    /// Type of the original chunks; once the task has data (W2.3).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_original_chunk_type: Option<Option<ChunkType>>,
    /// Number of frames; once the task has data (W2.3).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub size: Option<Option<Integer>>,
    /// Image quality; once the task has data (W2.3).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub image_quality: Option<Option<Integer>>,
    /// Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data: Option<Option<Integer>>,
    /// Dimension (W2.3). Explanation: of the data.
    pub dimension: Option<TaskDimension>,
    /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
    pub subset: Option<String>,
    /// Organization, or null (W2.3). Explanation: its identifier.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub organization: Option<Option<Integer>>,
    /// Where annotations are written to, or null (W2.3; null since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub target_storage: Option<Option<Storage>>,
    /// Where data is read from, or null (W2.3; null since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub source_storage: Option<Option<Storage>>,
    /// Identifier of the annotation guide, or null (since 2.5.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub guide_id: Option<Option<Integer>>,
    /// When the assignee last changed, or null (since 2.16.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee_updated_date: Option<Option<Timestamp>>,
    /// How the work on the task is validated, or null (since 2.21.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub validation_mode: Option<Option<ValidationMode>>,
    /// True when several annotators work on the same frames (since 2.27.0, until 2.79).
    pub consensus_enabled: Option<bool>,
    /// Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_cloud_storage_id: Option<Option<Integer>>,
    /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub organization_id: Option<Option<Integer>>,
    /// Name of the project, or null (since 2.59.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub project_name: Option<Option<String>>,
    /// Kind of media, such as `image` (since 2.65.0).
    pub media_type: Option<MediaType>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    TaskBeforeUpdate;
    optional url = "url", &[Check::Format("http-url-or-path")];
    optional id = "id";
    optional name = "name";
    optional project_id = "project_id";
    optional mode = "mode";
    optional owner = "owner";
    optional assignee = "assignee";
    optional bug_tracker = "bug_tracker";
    optional created_date = "created_date", &[Check::Format("utc-date-time")];
    optional updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional overlap = "overlap";
    optional segment_size = "segment_size";
    optional status = "status";
    optional labels = "labels";
    optional jobs = "jobs";
    optional data_chunk_size = "data_chunk_size";
    optional data_compressed_chunk_type = "data_compressed_chunk_type";
    optional data_original_chunk_type = "data_original_chunk_type";
    optional size = "size";
    optional image_quality = "image_quality";
    optional data = "data";
    optional dimension = "dimension";
    optional subset = "subset";
    optional organization = "organization";
    optional target_storage = "target_storage";
    optional source_storage = "source_storage";
    optional guide_id = "guide_id";
    optional assignee_updated_date = "assignee_updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    optional validation_mode = "validation_mode";
    optional consensus_enabled = "consensus_enabled";
    optional data_cloud_storage_id = "data_cloud_storage_id";
    optional organization_id = "organization_id";
    optional project_name = "project_name";
    optional media_type = "media_type";
}

/// A task was updated (W6.3). For example its status or its assignment changed (W6.1).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateTaskEvent {
    /// The task after the update, in full (W6.3).
    pub task: Task,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<TaskBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateTaskEvent, "event" = "update:task", before "before_update" of "task" or &["url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type"];
    required task = "task";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A task was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteTaskEvent {
    /// The deleted task, in full (W6.4).
    pub task: Task,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteTaskEvent, "event" = "delete:task";
    required task = "task";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobStage(pub String);

impl JobStage {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";

    /// Known value `validation`.
    pub const VALIDATION: &'static str = "validation";

    /// Known value `acceptance`.
    pub const ACCEPTANCE: &'static str = "acceptance";
}

text!(JobStage);

/// State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobState(pub String);

impl JobState {
    /// Known value `new`.
    pub const NEW: &'static str = "new";

    /// Known value `in progress`.
    pub const IN_PROGRESS: &'static str = "in progress";

    /// Known value `completed`.
    pub const COMPLETED: &'static str = "completed";

    /// Known value `rejected`.
    pub const REJECTED: &'static str = "rejected";
}

text!(JobState);

/// How many issues a job has, and where they are read (since 2.4.0).
#[derive(Clone, Debug, PartialEq)]
pub struct IssuesSummary {
    /// Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
    pub url: PlatformUrl,
    /// Number of issues (since 2.4.0).
    pub count: Integer,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    IssuesSummary;
    required url = "url", &[Check::Format("http-url-or-path")];
    required count = "count";
}

/// Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct JobType(pub String);

impl JobType {
    /// Known value `annotation`.
    pub const ANNOTATION: &'static str = "annotation";

    /// Known value `ground_truth`.
    pub const GROUND_TRUTH: &'static str = "ground_truth";

    /// Known value `consensus_replica`.
    pub const CONSENSUS_REPLICA: &'static str = "consensus_replica";
}

text!(JobType);

/// A job: the part of a task that one annotator works on (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
    pub url: PlatformUrl,
    /// Job identifier (since 2.3.0).
    pub id: Integer,
    /// Identifier of the task (since 2.3.0).
    pub task_id: Integer,
    /// Identifier of the project, or null (since 2.3.0).
    pub project_id: Option<Integer>,
    /// User the job is assigned to, or null (since 2.3.0).
    pub assignee: Option<User>,
    /// Dimension of the data (since 2.3.0).
    pub dimension: TaskDimension,
    /// Labels of the job; null in background deliveries (since 2.4.0; before, a list).
    pub labels: Option<LabelsSummary>,
    /// Address of a bug tracker, or null; may be empty (since 2.3.0).
    pub bug_tracker: Option<String>,
    /// Status of the job (since 2.3.0).
    pub status: Status,
    /// Stage of the job (since 2.3.0).
    pub stage: JobStage,
    /// State of the job (since 2.3.0).
    pub state: JobState,
    /// Empty, or the name of a mode (since 2.3.0).
    pub mode: TaskMode,
    /// First frame (since 2.3.0).
    pub start_frame: Integer,
    /// Last frame, inclusive (since 2.3.0).
    pub stop_frame: Integer,
    /// Frames of a data chunk, or null (since 2.3.0).
    pub data_chunk_size: Option<Integer>,
    /// Type of the compressed chunks (since 2.3.0).
    pub data_compressed_chunk_type: ChunkType,
    /// When the job was last changed (since 2.3.0).
    pub updated_date: Timestamp,
    /// Issues of the job; null in background deliveries (since 2.4.0).
    pub issues: Option<IssuesSummary>,
    /// Identifier of the annotation guide, or null (since 2.5.0).
    pub guide_id: Option<Integer>,
    /// Number of frames (since 2.5.0).
    pub frame_count: Integer,
    /// When the job was created (since 2.5.0).
    pub created_date: Timestamp,
    /// Kind of job (since 2.5.0).
    pub r#type: JobType,
    /// Identifier of the organization, or null (since 2.5.0).
    pub organization: Option<Integer>,
    /// Where annotations are written to, or null (since 2.10.0).
    pub target_storage: Option<Storage>,
    /// Where data is read from, or null (since 2.10.0).
    pub source_storage: Option<Storage>,
    /// When the assignee last changed, or null (since 2.16.0).
    pub assignee_updated_date: Option<Timestamp>,
    /// Type of the original chunks (since 2.20.0).
    pub data_original_chunk_type: ChunkType,
    /// Identifier of the job that this one repeats, or null (since 2.27.0).
    pub parent_job_id: Option<Integer>,
    /// Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
    pub consensus_replicas: Integer,
    /// Name of the task, or null (since 2.59.0).
    pub task_name: Option<String>,
    /// Name of the project, or null (since 2.59.0).
    pub project_name: Option<String>,
    /// Number of replicas (since 2.59.0).
    pub replicas_count: Integer,
    /// Kind of media, such as `image` (since 2.65.0).
    pub media_type: MediaType,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Job;
    required url = "url", &[Check::Format("http-url-or-path")];
    required id = "id";
    required task_id = "task_id";
    required project_id = "project_id";
    required assignee = "assignee";
    required dimension = "dimension";
    required labels = "labels";
    required bug_tracker = "bug_tracker";
    required status = "status";
    required stage = "stage";
    required state = "state";
    required mode = "mode";
    required start_frame = "start_frame";
    required stop_frame = "stop_frame";
    required data_chunk_size = "data_chunk_size";
    required data_compressed_chunk_type = "data_compressed_chunk_type";
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required issues = "issues";
    required guide_id = "guide_id";
    required frame_count = "frame_count";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required r#type = "type";
    required organization = "organization";
    required target_storage = "target_storage";
    required source_storage = "source_storage";
    required assignee_updated_date = "assignee_updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    required data_original_chunk_type = "data_original_chunk_type";
    required parent_job_id = "parent_job_id";
    required consensus_replicas = "consensus_replicas";
    required task_name = "task_name";
    required project_name = "project_name";
    required replicas_count = "replicas_count";
    required media_type = "media_type";
}

/// Old values of the keys of a job that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct JobBeforeUpdate {
    /// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
    pub url: Option<PlatformUrl>,
    /// Job identifier (since 2.3.0).
    pub id: Option<Integer>,
    /// Identifier of the task (since 2.3.0).
    pub task_id: Option<Integer>,
    /// Identifier of the project, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub project_id: Option<Option<Integer>>,
    /// User the job is assigned to, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee: Option<Option<User>>,
    /// Dimension of the data (since 2.3.0).
    pub dimension: Option<TaskDimension>,
    /// Labels of the job; null in background deliveries (since 2.4.0; before, a list).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub labels: Option<Option<LabelsSummary>>,
    /// Address of a bug tracker, or null; may be empty (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub bug_tracker: Option<Option<String>>,
    /// Status of the job (since 2.3.0).
    pub status: Option<Status>,
    /// Stage of the job (since 2.3.0).
    pub stage: Option<JobStage>,
    /// State of the job (since 2.3.0).
    pub state: Option<JobState>,
    /// Empty, or the name of a mode (since 2.3.0).
    pub mode: Option<TaskMode>,
    /// First frame (since 2.3.0).
    pub start_frame: Option<Integer>,
    /// Last frame, inclusive (since 2.3.0).
    pub stop_frame: Option<Integer>,
    /// Frames of a data chunk, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub data_chunk_size: Option<Option<Integer>>,
    /// Type of the compressed chunks (since 2.3.0).
    pub data_compressed_chunk_type: Option<ChunkType>,
    /// When the job was last changed (since 2.3.0).
    pub updated_date: Option<Timestamp>,
    /// Issues of the job; null in background deliveries (since 2.4.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub issues: Option<Option<IssuesSummary>>,
    /// Identifier of the annotation guide, or null (since 2.5.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub guide_id: Option<Option<Integer>>,
    /// Number of frames (since 2.5.0).
    pub frame_count: Option<Integer>,
    /// When the job was created (since 2.5.0).
    pub created_date: Option<Timestamp>,
    /// Kind of job (since 2.5.0).
    pub r#type: Option<JobType>,
    /// Identifier of the organization, or null (since 2.5.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub organization: Option<Option<Integer>>,
    /// Where annotations are written to, or null (since 2.10.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub target_storage: Option<Option<Storage>>,
    /// Where data is read from, or null (since 2.10.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub source_storage: Option<Option<Storage>>,
    /// When the assignee last changed, or null (since 2.16.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee_updated_date: Option<Option<Timestamp>>,
    /// Type of the original chunks (since 2.20.0).
    pub data_original_chunk_type: Option<ChunkType>,
    /// Identifier of the job that this one repeats, or null (since 2.27.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub parent_job_id: Option<Option<Integer>>,
    /// Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
    pub consensus_replicas: Option<Integer>,
    /// Name of the task, or null (since 2.59.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub task_name: Option<Option<String>>,
    /// Name of the project, or null (since 2.59.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub project_name: Option<Option<String>>,
    /// Number of replicas (since 2.59.0).
    pub replicas_count: Option<Integer>,
    /// Kind of media, such as `image` (since 2.65.0).
    pub media_type: Option<MediaType>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    JobBeforeUpdate;
    optional url = "url", &[Check::Format("http-url-or-path")];
    optional id = "id";
    optional task_id = "task_id";
    optional project_id = "project_id";
    optional assignee = "assignee";
    optional dimension = "dimension";
    optional labels = "labels";
    optional bug_tracker = "bug_tracker";
    optional status = "status";
    optional stage = "stage";
    optional state = "state";
    optional mode = "mode";
    optional start_frame = "start_frame";
    optional stop_frame = "stop_frame";
    optional data_chunk_size = "data_chunk_size";
    optional data_compressed_chunk_type = "data_compressed_chunk_type";
    optional updated_date = "updated_date", &[Check::Format("utc-date-time")];
    optional issues = "issues";
    optional guide_id = "guide_id";
    optional frame_count = "frame_count";
    optional created_date = "created_date", &[Check::Format("utc-date-time")];
    optional r#type = "type";
    optional organization = "organization";
    optional target_storage = "target_storage";
    optional source_storage = "source_storage";
    optional assignee_updated_date = "assignee_updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    optional data_original_chunk_type = "data_original_chunk_type";
    optional parent_job_id = "parent_job_id";
    optional consensus_replicas = "consensus_replicas";
    optional task_name = "task_name";
    optional project_name = "project_name";
    optional replicas_count = "replicas_count";
    optional media_type = "media_type";
}

/// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateJobEvent {
    /// The job after the update, in full (W6.3).
    pub job: Job,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<JobBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateJobEvent, "event" = "update:job", before "before_update" of "job" or &["url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type"];
    required job = "job";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A job was created (since 2.4.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateJobEvent {
    /// The created job, in full (since 2.4.2).
    pub job: Job,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateJobEvent, "event" = "create:job";
    required job = "job";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A job was deleted (since 2.4.2).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteJobEvent {
    /// The deleted job, in full (since 2.4.2).
    pub job: Job,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteJobEvent, "event" = "delete:job";
    required job = "job";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// How many comments an issue has, and where they are read (since 2.4.0).
#[derive(Clone, Debug, PartialEq)]
pub struct CommentsSummary {
    /// Number of comments (since 2.4.0).
    pub count: Integer,
    /// Address of the list of comments; null in background deliveries (since 2.4.0).
    pub url: Option<PlatformUrl>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CommentsSummary;
    required count = "count";
    required url = "url", &[Check::Each(&[Check::Format("http-url-or-path")])];
}

/// An issue that a reviewer opened on a frame (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Issue {
    /// Issue identifier (since 2.3.0).
    pub id: Integer,
    /// Number of the frame (since 2.3.0).
    pub frame: Integer,
    /// Coordinates on the frame (since 2.3.0).
    pub position: Vec<Number>,
    /// Identifier of the job (since 2.3.0).
    pub job: Integer,
    /// User who opened the issue, or null (since 2.3.0).
    pub owner: Option<User>,
    /// User the issue is assigned to, or null (since 2.3.0).
    pub assignee: Option<User>,
    /// When the issue was opened, or null (since 2.3.0).
    pub created_date: Option<Timestamp>,
    /// When the issue was last changed, or null (since 2.3.0).
    pub updated_date: Option<Timestamp>,
    /// Comments on the issue (since 2.4.0; before, a list).
    pub comments: CommentsSummary,
    /// True when the issue is settled (since 2.3.0).
    pub resolved: bool,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Issue;
    required id = "id";
    required frame = "frame";
    required position = "position";
    required job = "job";
    required owner = "owner";
    required assignee = "assignee";
    required created_date = "created_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    required updated_date = "updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    required comments = "comments";
    required resolved = "resolved";
}

/// An issue was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateIssueEvent {
    /// The created issue, in full (W6.2).
    pub issue: Issue,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateIssueEvent, "event" = "create:issue";
    required issue = "issue";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of an issue that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct IssueBeforeUpdate {
    /// Issue identifier (since 2.3.0).
    pub id: Option<Integer>,
    /// Number of the frame (since 2.3.0).
    pub frame: Option<Integer>,
    /// Coordinates on the frame (since 2.3.0).
    pub position: Option<Vec<Number>>,
    /// Identifier of the job (since 2.3.0).
    pub job: Option<Integer>,
    /// User who opened the issue, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub owner: Option<Option<User>>,
    /// User the issue is assigned to, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub assignee: Option<Option<User>>,
    /// When the issue was opened, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub created_date: Option<Option<Timestamp>>,
    /// When the issue was last changed, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub updated_date: Option<Option<Timestamp>>,
    /// Comments on the issue (since 2.4.0; before, a list).
    pub comments: Option<CommentsSummary>,
    /// True when the issue is settled (since 2.3.0).
    pub resolved: Option<bool>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    IssueBeforeUpdate;
    optional id = "id";
    optional frame = "frame";
    optional position = "position";
    optional job = "job";
    optional owner = "owner";
    optional assignee = "assignee";
    optional created_date = "created_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    optional updated_date = "updated_date", &[Check::Each(&[Check::Format("utc-date-time")])];
    optional comments = "comments";
    optional resolved = "resolved";
}

/// An issue was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateIssueEvent {
    /// The issue after the update, in full (W6.3).
    pub issue: Issue,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<IssueBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateIssueEvent, "event" = "update:issue", before "before_update" of "issue" or &["id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved"];
    required issue = "issue";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// An issue was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteIssueEvent {
    /// The deleted issue, in full (W6.4).
    pub issue: Issue,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteIssueEvent, "event" = "delete:issue";
    required issue = "issue";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A comment on an issue (since 2.3.0).
#[derive(Clone, Debug, PartialEq)]
pub struct Comment {
    /// Comment identifier (since 2.3.0).
    pub id: Integer,
    /// Identifier of the issue (since 2.3.0).
    pub issue: Integer,
    /// User who wrote the comment, or null (since 2.3.0).
    pub owner: Option<User>,
    /// Text of the comment (since 2.3.0).
    pub message: String,
    /// When the comment was made (since 2.3.0).
    pub created_date: Timestamp,
    /// When the comment was last changed (since 2.3.0).
    pub updated_date: Timestamp,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Comment;
    required id = "id";
    required issue = "issue";
    required owner = "owner";
    required message = "message";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
}

/// A comment was created (W6.2).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateCommentEvent {
    /// The created comment, in full (W6.2).
    pub comment: Comment,
    /// Identifier of the webhook that sends it (W6.2).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.2).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateCommentEvent, "event" = "create:comment";
    required comment = "comment";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// Old values of the keys of a comment that changed (W6.3).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CommentBeforeUpdate {
    /// Comment identifier (since 2.3.0).
    pub id: Option<Integer>,
    /// Identifier of the issue (since 2.3.0).
    pub issue: Option<Integer>,
    /// User who wrote the comment, or null (since 2.3.0).
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub owner: Option<Option<User>>,
    /// Text of the comment (since 2.3.0).
    pub message: Option<String>,
    /// When the comment was made (since 2.3.0).
    pub created_date: Option<Timestamp>,
    /// When the comment was last changed (since 2.3.0).
    pub updated_date: Option<Timestamp>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CommentBeforeUpdate;
    optional id = "id";
    optional issue = "issue";
    optional owner = "owner";
    optional message = "message";
    optional created_date = "created_date", &[Check::Format("utc-date-time")];
    optional updated_date = "updated_date", &[Check::Format("utc-date-time")];
}

/// A comment was updated (W6.3).
#[derive(Clone, Debug, PartialEq)]
pub struct UpdateCommentEvent {
    /// The comment after the update, in full (W6.3).
    pub comment: Comment,
    /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
    pub before_update: Option<CommentBeforeUpdate>,
    /// Identifier of the webhook that sends it (W6.3).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.3).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    UpdateCommentEvent, "event" = "update:comment", before "before_update" of "comment" or &["id", "issue", "owner", "message", "created_date", "updated_date"];
    required comment = "comment";
    optional before_update = "before_update";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// A comment was deleted (W6.4).
#[derive(Clone, Debug, PartialEq)]
pub struct DeleteCommentEvent {
    /// The deleted comment, in full (W6.4).
    pub comment: Comment,
    /// Identifier of the webhook that sends it (W6.4).
    pub webhook_id: Integer,
    /// User who triggered the event (W6.4).
    pub sender: Sender,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    DeleteCommentEvent, "event" = "delete:comment";
    required comment = "comment";
    required webhook_id = "webhook_id";
    required sender = "sender";
}

/// How an export or a backup ended; the values are inferred (since 2.65.0). Known: `succeeded`, `failed`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExportStatus(pub String);

impl ExportStatus {
    /// Known value `succeeded`.
    pub const SUCCEEDED: &'static str = "succeeded";

    /// Known value `failed`.
    pub const FAILED: &'static str = "failed";
}

text!(ExportStatus);

/// Kind of resource that a background operation is about (since 2.65.0). Known: `project`, `task`, `job`; others may appear.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OperationTarget(pub String);

impl OperationTarget {
    /// Known value `project`.
    pub const PROJECT: &'static str = "project";

    /// Known value `task`.
    pub const TASK: &'static str = "task";

    /// Known value `job`.
    pub const JOB: &'static str = "job";
}

text!(OperationTarget);

/// An export of annotations or of a dataset ended (since 2.65.0, until 2.72).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateExportEvent {
    /// How it ended; the text of the values is inferred (since 2.65.0).
    pub status: ExportStatus,
    /// Kind of the resource (since 2.65.0).
    pub target: OperationTarget,
    /// Identifier of the resource (since 2.65.0).
    pub target_id: Integer,
    /// Identifier of the request (since 2.65.0).
    pub rq_id: String,
    /// Text of the error; null on success (since 2.65.0).
    pub message: Option<String>,
    /// Name of the format (since 2.65.0).
    pub format: String,
    /// Identifier of the webhook that sends the delivery (since 2.65.0).
    pub webhook_id: Integer,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateExportEvent, "event" = "create:export";
    required status = "status";
    required target = "target";
    required target_id = "target_id";
    required rq_id = "rq_id";
    required message = "message";
    required format = "format";
    required webhook_id = "webhook_id";
}

/// A backup ended (since 2.65.0, until 2.72).
#[derive(Clone, Debug, PartialEq)]
pub struct CreateBackupEvent {
    /// How it ended; the text of the values is inferred (since 2.65.0).
    pub status: ExportStatus,
    /// Kind of the resource (since 2.65.0).
    pub target: OperationTarget,
    /// Identifier of the resource (since 2.65.0).
    pub target_id: Integer,
    /// Identifier of the request (since 2.65.0).
    pub rq_id: String,
    /// Text of the error; null on success (since 2.65.0).
    pub message: Option<String>,
    /// True for a backup without media (since 2.65.0).
    pub lightweight: bool,
    /// Identifier of the webhook that sends the delivery (since 2.65.0).
    pub webhook_id: Integer,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    CreateBackupEvent, "event" = "create:backup";
    required status = "status";
    required target = "target";
    required target_id = "target_id";
    required rq_id = "rq_id";
    required message = "message";
    required lightweight = "lightweight";
    required webhook_id = "webhook_id";
}

/// URL (W2.1). Absolute, `http` or `https` (W-url).
pub type HttpUrl = String;

/// Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WebhookType {
    /// `project`.
    Project,
    /// `organization`.
    Organization,
}

words! {
    WebhookType {
        Project = "project";
        Organization = "organization";
    }
}

/// Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen).
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ContentType(pub String);

impl ContentType {
    /// Known value `application/json`.
    pub const APPLICATION_JSON: &'static str = "application/json";
}

text!(ContentType);

/// Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 24 names (W-closed).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventName {
    /// `update:organization`.
    UpdateOrganization,
    /// `delete:organization`.
    DeleteOrganization,
    /// `update:membership`.
    UpdateMembership,
    /// `delete:membership`.
    DeleteMembership,
    /// `create:membership`.
    CreateMembership,
    /// `create:invitation`.
    CreateInvitation,
    /// `delete:invitation`.
    DeleteInvitation,
    /// `create:project`.
    CreateProject,
    /// `update:project`.
    UpdateProject,
    /// `delete:project`.
    DeleteProject,
    /// `create:task`.
    CreateTask,
    /// `update:task`.
    UpdateTask,
    /// `delete:task`.
    DeleteTask,
    /// `update:job`.
    UpdateJob,
    /// `create:job`.
    CreateJob,
    /// `delete:job`.
    DeleteJob,
    /// `create:issue`.
    CreateIssue,
    /// `update:issue`.
    UpdateIssue,
    /// `delete:issue`.
    DeleteIssue,
    /// `create:comment`.
    CreateComment,
    /// `update:comment`.
    UpdateComment,
    /// `delete:comment`.
    DeleteComment,
    /// `create:export`.
    CreateExport,
    /// `create:backup`.
    CreateBackup,
}

words! {
    EventName {
        UpdateOrganization = "update:organization";
        DeleteOrganization = "delete:organization";
        UpdateMembership = "update:membership";
        DeleteMembership = "delete:membership";
        CreateMembership = "create:membership";
        CreateInvitation = "create:invitation";
        DeleteInvitation = "delete:invitation";
        CreateProject = "create:project";
        UpdateProject = "update:project";
        DeleteProject = "delete:project";
        CreateTask = "create:task";
        UpdateTask = "update:task";
        DeleteTask = "delete:task";
        UpdateJob = "update:job";
        CreateJob = "create:job";
        DeleteJob = "delete:job";
        CreateIssue = "create:issue";
        UpdateIssue = "update:issue";
        DeleteIssue = "delete:issue";
        CreateComment = "create:comment";
        UpdateComment = "update:comment";
        DeleteComment = "delete:comment";
        CreateExport = "create:export";
        CreateBackup = "create:backup";
    }
}

/// A webhook as seen in the ping payload, which does not return the secret (W2.1).
#[derive(Clone, Debug, PartialEq)]
pub struct Webhook {
    /// Webhook identifier (W2.1).
    pub id: Integer,
    /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
    pub url: HttpUrl,
    /// Where event payloads are delivered (W2.1).
    pub target_url: HttpUrl,
    /// Short purpose summary; may be empty (W2.1).
    pub description: String,
    /// Scope of the webhook: project or organization (W2.1).
    pub r#type: WebhookType,
    /// Media type of the delivered payload, sent as Content-Type (W2.1).
    pub content_type: ContentType,
    /// When false, no event is delivered; a ping is (since 2.3.0).
    pub is_active: bool,
    /// When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
    pub enable_ssl: bool,
    /// When the webhook was created (W2.1).
    pub created_date: Timestamp,
    /// When the webhook was last updated (W2.1).
    pub updated_date: Timestamp,
    /// User who created the webhook, or null (W2.1; null since 2.3.0).
    pub owner: Option<User>,
    /// Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`).
    pub project_id: Option<Integer>,
    /// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
    pub organization: Option<Integer>,
    /// Subscribed event names (W6.1).
    pub events: Vec<EventName>,
    /// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
    ///
    /// `None` if it is missing, `Some(None)` if it is null.
    pub last_status: Option<Option<Integer>>,
    /// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
    pub last_delivery_date: Option<Timestamp>,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    Webhook;
    required id = "id";
    required url = "url", &[Check::Format("http-url")];
    required target_url = "target_url", &[Check::Format("http-url")];
    required description = "description";
    required r#type = "type";
    required content_type = "content_type";
    required is_active = "is_active";
    required enable_ssl = "enable_ssl";
    required created_date = "created_date", &[Check::Format("utc-date-time")];
    required updated_date = "updated_date", &[Check::Format("utc-date-time")];
    required owner = "owner";
    required project_id = "project_id";
    required organization = "organization";
    required events = "events";
    optional last_status = "last_status";
    optional last_delivery_date = "last_delivery_date", &[Check::Format("utc-date-time")];
}

/// A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
#[derive(Clone, Debug, PartialEq)]
pub struct PingEvent {
    /// The webhook resource (W6.5).
    pub webhook: Webhook,
    /// User who triggered the ping (W6.5).
    pub sender: User,
    /// Members that the contract does not name, as received.
    pub extra: JsonObject,
}

record! {
    PingEvent, "event" = "ping";
    required webhook = "webhook";
    required sender = "sender";
}

/// Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Delivery {
    /// An organization was updated (W6.3).
    UpdateOrganization(Box<UpdateOrganizationEvent>),
    /// An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
    DeleteOrganization(Box<DeleteOrganizationEvent>),
    /// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
    UpdateMembership(Box<UpdateMembershipEvent>),
    /// A membership was deleted (W6.4). A member was removed from an organization (W6.1).
    DeleteMembership(Box<DeleteMembershipEvent>),
    /// A member joined an organization (since 2.4.2).
    CreateMembership(Box<CreateMembershipEvent>),
    /// An invitation was created (W6.2). It was issued (W6.1).
    CreateInvitation(Box<CreateInvitationEvent>),
    /// An invitation was deleted (W6.4). It was revoked (W6.1).
    DeleteInvitation(Box<DeleteInvitationEvent>),
    /// A project was created (W6.2).
    CreateProject(Box<CreateProjectEvent>),
    /// A project was updated (W6.3).
    UpdateProject(Box<UpdateProjectEvent>),
    /// A project was deleted (W6.4).
    DeleteProject(Box<DeleteProjectEvent>),
    /// A task was created (W6.2).
    CreateTask(Box<CreateTaskEvent>),
    /// A task was updated (W6.3). For example its status or its assignment changed (W6.1).
    UpdateTask(Box<UpdateTaskEvent>),
    /// A task was deleted (W6.4).
    DeleteTask(Box<DeleteTaskEvent>),
    /// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
    UpdateJob(Box<UpdateJobEvent>),
    /// A job was created (since 2.4.2).
    CreateJob(Box<CreateJobEvent>),
    /// A job was deleted (since 2.4.2).
    DeleteJob(Box<DeleteJobEvent>),
    /// An issue was created (W6.2).
    CreateIssue(Box<CreateIssueEvent>),
    /// An issue was updated (W6.3).
    UpdateIssue(Box<UpdateIssueEvent>),
    /// An issue was deleted (W6.4).
    DeleteIssue(Box<DeleteIssueEvent>),
    /// A comment was created (W6.2).
    CreateComment(Box<CreateCommentEvent>),
    /// A comment was updated (W6.3).
    UpdateComment(Box<UpdateCommentEvent>),
    /// A comment was deleted (W6.4).
    DeleteComment(Box<DeleteCommentEvent>),
    /// An export of annotations or of a dataset ended (since 2.65.0, until 2.72).
    CreateExport(Box<CreateExportEvent>),
    /// A backup ended (since 2.65.0, until 2.72).
    CreateBackup(Box<CreateBackupEvent>),
    /// A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
    Ping(Box<PingEvent>),
    /// The contract does not have this value of `event` (W6.1).
    Unknown(crate::UnknownEvent),
}

by_event! {
    Delivery, event = "event" {
        "update:organization" => UpdateOrganization;
        "delete:organization" => DeleteOrganization;
        "update:membership" => UpdateMembership;
        "delete:membership" => DeleteMembership;
        "create:membership" => CreateMembership;
        "create:invitation" => CreateInvitation;
        "delete:invitation" => DeleteInvitation;
        "create:project" => CreateProject;
        "update:project" => UpdateProject;
        "delete:project" => DeleteProject;
        "create:task" => CreateTask;
        "update:task" => UpdateTask;
        "delete:task" => DeleteTask;
        "update:job" => UpdateJob;
        "create:job" => CreateJob;
        "delete:job" => DeleteJob;
        "create:issue" => CreateIssue;
        "update:issue" => UpdateIssue;
        "delete:issue" => DeleteIssue;
        "create:comment" => CreateComment;
        "update:comment" => UpdateComment;
        "delete:comment" => DeleteComment;
        "create:export" => CreateExport;
        "create:backup" => CreateBackup;
        "ping" => Ping;
    }
}

document! {
    Delivery, "2.65", "tables/webhook_2_65.json", true, &[]
}
