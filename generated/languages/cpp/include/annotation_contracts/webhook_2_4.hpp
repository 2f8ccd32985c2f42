// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `webhook`, edition 2.4.

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::webhook_2_4 {

/// Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
using Integer = std::int64_t;

/// ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
using Timestamp = std::string;

/// Address on the platform: an absolute `http` or `https` URL, or a path such as `/api/tasks/15` where no request of a user raised the event (since 2.4.2).
using PlatformUrl = std::string;

/// A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
struct User {
  /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
  PlatformUrl url;
  /// User identifier (W2.2).
  Integer id{};
  /// User name (W2.2). Explanation: for the login.
  std::string username;
  /// First name (W2.2). May be empty (W-empty).
  std::string first_name;
  /// Last name (W2.2). May be empty (W-empty).
  std::string last_name;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const User&, const User&);
};

/// Writes the record as JSON.
void to_json(Json& json, const User& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, User& value);

/// An organization (since 2.3.0).
struct Organization {
  /// Organization identifier (since 2.3.0).
  Integer id{};
  /// Short name: letters, digits, `-` and `_` (since 2.3.0).
  std::string slug;
  /// Name (since 2.3.0).
  std::string name;
  /// Description; may be empty (since 2.3.0).
  std::string description;
  /// When the organization was made (since 2.3.0).
  Timestamp created_date;
  /// When the organization was last changed (since 2.3.0).
  Timestamp updated_date;
  /// How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
  Json contact;
  /// User who owns the organization; null after that user was deleted (since 2.3.0).
  std::optional<User> owner;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Organization&, const Organization&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Organization& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Organization& value);

/// Old values of the keys of an organization that changed (W6.3).
struct OrganizationBeforeUpdate {
  /// Organization identifier (since 2.3.0).
  std::optional<Integer> id;
  /// Short name: letters, digits, `-` and `_` (since 2.3.0).
  std::optional<std::string> slug;
  /// Name (since 2.3.0).
  std::optional<std::string> name;
  /// Description; may be empty (since 2.3.0).
  std::optional<std::string> description;
  /// When the organization was made (since 2.3.0).
  std::optional<Timestamp> created_date;
  /// When the organization was last changed (since 2.3.0).
  std::optional<Timestamp> updated_date;
  /// How to reach the organization: any JSON value, `{}` where nothing was entered (since 2.3.0).
  std::optional<Json> contact;
  /// User who owns the organization; null after that user was deleted (since 2.3.0).
  Field<User> owner;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const OrganizationBeforeUpdate&, const OrganizationBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const OrganizationBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, OrganizationBeforeUpdate& value);

/// A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2).
struct BackgroundUser {
  /// User identifier (since 2.4.2).
  Integer id{};
  /// Login name (since 2.4.2).
  std::string username;
  /// E-mail address; may be empty (since 2.4.2).
  std::string email;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const BackgroundUser&, const BackgroundUser&);
};

/// Writes the record as JSON.
void to_json(Json& json, const BackgroundUser& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, BackgroundUser& value);

/// What `username` says of a `NamelessUser`.
enum class NamelessUserUsername {
  /// ``.
  Empty,
};

/// Returns the value as in JSON.
std::string_view to_string(NamelessUserUsername value);

/// What `first_name` says of a `NamelessUser`.
enum class NamelessUserFirstName {
  /// ``.
  Empty,
};

/// Returns the value as in JSON.
std::string_view to_string(NamelessUserFirstName value);

/// What `last_name` says of a `NamelessUser`.
enum class NamelessUserLastName {
  /// ``.
  Empty,
};

/// Returns the value as in JSON.
std::string_view to_string(NamelessUserLastName value);

/// The sender of an event where nobody could be named (since 2.4.2, until 2.75).
struct NamelessUser {
  /// Always empty (since 2.4.2).
  NamelessUserUsername username{};
  /// Always empty (since 2.4.2).
  NamelessUserFirstName first_name{};
  /// Always empty (since 2.4.2).
  NamelessUserLastName last_name{};
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const NamelessUser&, const NamelessUser&);
};

/// Writes the record as JSON.
void to_json(Json& json, const NamelessUser& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, NamelessUser& value);

/// Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2).
using Sender = std::variant<User, BackgroundUser, NamelessUser>;

/// An organization was updated (W6.3).
struct UpdateOrganizationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:organization";
  /// The organization after the update, in full (W6.3).
  Organization organization;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<OrganizationBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateOrganizationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateOrganizationEvent& value);

/// An organization was deleted (since 2.4.2, not in 2.73 to 2.75).
struct DeleteOrganizationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:organization";
  /// The deleted organization, in full (since 2.4.2).
  Organization organization;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteOrganizationEvent&, const DeleteOrganizationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteOrganizationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteOrganizationEvent& value);

/// Role of a member in an organization (since 2.3.0). Known: `worker`, `supervisor`, `maintainer`, `owner`; others may appear.
using Role = std::string;

/// Known value of `Role`.
inline constexpr std::string_view role_worker = "worker";
/// Known value of `Role`.
inline constexpr std::string_view role_supervisor = "supervisor";
/// Known value of `Role`.
inline constexpr std::string_view role_maintainer = "maintainer";
/// Known value of `Role`.
inline constexpr std::string_view role_owner = "owner";

/// A membership of a user in an organization (since 2.3.0).
struct Membership {
  /// Membership identifier (since 2.3.0).
  Integer id{};
  /// User who is the member (since 2.3.0).
  User user;
  /// Identifier of the organization (since 2.3.0).
  Integer organization{};
  /// True when the user accepted the invitation (since 2.3.0).
  bool is_active{};
  /// When the user joined, or null (since 2.3.0).
  std::optional<Timestamp> joined_date;
  /// Role in the organization (since 2.3.0).
  Role role;
  /// Key of the invitation; null for the owner (since 2.3.0).
  std::optional<std::string> invitation;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Membership&, const Membership&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Membership& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Membership& value);

/// Old values of the keys of a membership that changed (W6.3).
struct MembershipBeforeUpdate {
  /// Membership identifier (since 2.3.0).
  std::optional<Integer> id;
  /// User who is the member (since 2.3.0).
  std::optional<User> user;
  /// Identifier of the organization (since 2.3.0).
  std::optional<Integer> organization;
  /// True when the user accepted the invitation (since 2.3.0).
  std::optional<bool> is_active;
  /// When the user joined, or null (since 2.3.0).
  Field<Timestamp> joined_date;
  /// Role in the organization (since 2.3.0).
  std::optional<Role> role;
  /// Key of the invitation; null for the owner (since 2.3.0).
  Field<std::string> invitation;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const MembershipBeforeUpdate&, const MembershipBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const MembershipBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, MembershipBeforeUpdate& value);

/// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
struct UpdateMembershipEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:membership";
  /// The membership after the update, in full (W6.3).
  Membership membership;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<MembershipBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateMembershipEvent&, const UpdateMembershipEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateMembershipEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateMembershipEvent& value);

/// A membership was deleted (W6.4). A member was removed from an organization (W6.1).
struct DeleteMembershipEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:membership";
  /// The deleted membership, in full (W6.4).
  Membership membership;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteMembershipEvent&, const DeleteMembershipEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteMembershipEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteMembershipEvent& value);

/// A member joined an organization (since 2.4.2).
struct CreateMembershipEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:membership";
  /// The created membership, in full (since 2.4.2).
  Membership membership;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateMembershipEvent&, const CreateMembershipEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateMembershipEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateMembershipEvent& value);

/// An organization by name alone (since 2.10.0).
struct BasicOrganization {
  /// Organization identifier (since 2.10.0).
  Integer id{};
  /// Short name (since 2.10.0).
  std::string slug;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const BasicOrganization&, const BasicOrganization&);
};

/// Writes the record as JSON.
void to_json(Json& json, const BasicOrganization& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, BasicOrganization& value);

/// An invitation to an organization (since 2.3.0).
struct Invitation {
  /// Key of the invitation; it has no other identifier (since 2.3.0).
  std::string key;
  /// When the invitation was made (since 2.3.0).
  Timestamp created_date;
  /// User who invited, or null (since 2.3.0).
  std::optional<User> owner;
  /// Role in the organization (since 2.3.0).
  Role role;
  /// User who is invited (since 2.3.0).
  User user;
  /// Identifier of the organization (since 2.3.0).
  Integer organization{};
  /// True when the invitation has expired, or null (since 2.10.0).
  Field<bool> expired;
  /// The organization by name (since 2.10.0).
  std::optional<BasicOrganization> organization_info;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Invitation&, const Invitation&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Invitation& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Invitation& value);

/// An invitation was created (W6.2). It was issued (W6.1).
struct CreateInvitationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:invitation";
  /// The created invitation, in full (W6.2).
  Invitation invitation;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateInvitationEvent&, const CreateInvitationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateInvitationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateInvitationEvent& value);

/// An invitation was deleted (W6.4). It was revoked (W6.1).
struct DeleteInvitationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:invitation";
  /// The deleted invitation, in full (W6.4).
  Invitation invitation;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteInvitationEvent&, const DeleteInvitationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteInvitationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteInvitationEvent& value);

/// Where the labels of a project, task or job are read (since 2.4.0).
struct LabelsSummary {
  /// Address of the list of labels (since 2.4.0).
  PlatformUrl url;
  /// Number of labels (since 2.4.0, until 2.7).
  std::optional<Integer> count;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const LabelsSummary&, const LabelsSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const LabelsSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, LabelsSummary& value);

/// How many tasks a project has, and where they are read (since 2.4.0).
struct TasksSummary {
  /// Number of tasks (since 2.4.0).
  Integer count{};
  /// Address of the list of tasks; null in background deliveries (since 2.4.0).
  std::optional<PlatformUrl> url;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const TasksSummary&, const TasksSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const TasksSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, TasksSummary& value);

/// Status of a project, task or job (since 2.3.0). Known: `annotation`, `validation`, `completed`; others may appear.
using Status = std::string;

/// Known value of `Status`.
inline constexpr std::string_view status_annotation = "annotation";
/// Known value of `Status`.
inline constexpr std::string_view status_validation = "validation";
/// Known value of `Status`.
inline constexpr std::string_view status_completed = "completed";

/// Dimension of data (since 2.3.0). Known: `2d`, `3d`; others may appear.
using TaskDimension = std::string;

/// Known value of `TaskDimension`.
inline constexpr std::string_view task_dimension_2d = "2d";
/// Known value of `TaskDimension`.
inline constexpr std::string_view task_dimension_3d = "3d";

/// Kind of storage (since 2.3.0). Known: `local`, `cloud_storage`; others may appear.
using StorageLocation = std::string;

/// Known value of `StorageLocation`.
inline constexpr std::string_view storage_location_local = "local";
/// Known value of `StorageLocation`.
inline constexpr std::string_view storage_location_cloud_storage = "cloud_storage";

/// A storage (W2.3). Explanation: where a task's data is read from or written to.
struct Storage {
  /// Storage identifier (W2.3).
  Integer id{};
  /// Location of the storage (W2.3). Explanation: its kind.
  StorageLocation location;
  /// Cloud storage identifier, or null (W2.3). Explanation: null when the storage is not in a cloud.
  std::optional<Integer> cloud_storage_id;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Storage&, const Storage&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Storage& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Storage& value);

/// A project (since 2.3.0).
struct Project {
  /// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
  PlatformUrl url;
  /// Project identifier (since 2.3.0).
  Integer id{};
  /// Project name (since 2.3.0).
  std::string name;
  /// Labels of the project; null in background deliveries (since 2.4.0; before, a list).
  std::optional<LabelsSummary> labels;
  /// Tasks of the project (since 2.4.0; before, a list of identifiers).
  TasksSummary tasks;
  /// User who owns the project, or null (since 2.3.0).
  std::optional<User> owner;
  /// User the project is assigned to, or null (since 2.3.0).
  std::optional<User> assignee;
  /// Address of a bug tracker; may be empty (since 2.3.0).
  std::string bug_tracker;
  /// Subsets that the tasks of the project name (since 2.3.0).
  std::vector<std::string> task_subsets;
  /// When the project was created (since 2.3.0).
  Timestamp created_date;
  /// When the project was last changed (since 2.3.0).
  Timestamp updated_date;
  /// Status of the project (since 2.3.0).
  Status status;
  /// Dimension of the data; null without tasks (since 2.3.0).
  std::optional<TaskDimension> dimension;
  /// Identifier of the organization, or null (since 2.3.0).
  std::optional<Integer> organization;
  /// Where annotations are written to, or null (since 2.3.0).
  std::optional<Storage> target_storage;
  /// Where data is read from, or null (since 2.3.0).
  std::optional<Storage> source_storage;
  /// Identifier of the annotation guide, or null (since 2.5.0).
  Field<Integer> guide_id;
  /// When the assignee last changed, or null (since 2.16.0).
  Field<Timestamp> assignee_updated_date;
  /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
  Field<Integer> organization_id;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Project&, const Project&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Project& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Project& value);

/// A project was created (W6.2).
struct CreateProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:project";
  /// The created project, in full (W6.2).
  Project project;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateProjectEvent&, const CreateProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateProjectEvent& value);

/// Old values of the keys of a project that changed (W6.3).
struct ProjectBeforeUpdate {
  /// Address of the project, `{base_url}/api/projects/<project_id>` (since 2.3.0).
  std::optional<PlatformUrl> url;
  /// Project identifier (since 2.3.0).
  std::optional<Integer> id;
  /// Project name (since 2.3.0).
  std::optional<std::string> name;
  /// Labels of the project; null in background deliveries (since 2.4.0; before, a list).
  Field<LabelsSummary> labels;
  /// Tasks of the project (since 2.4.0; before, a list of identifiers).
  std::optional<TasksSummary> tasks;
  /// User who owns the project, or null (since 2.3.0).
  Field<User> owner;
  /// User the project is assigned to, or null (since 2.3.0).
  Field<User> assignee;
  /// Address of a bug tracker; may be empty (since 2.3.0).
  std::optional<std::string> bug_tracker;
  /// Subsets that the tasks of the project name (since 2.3.0).
  std::optional<std::vector<std::string>> task_subsets;
  /// When the project was created (since 2.3.0).
  std::optional<Timestamp> created_date;
  /// When the project was last changed (since 2.3.0).
  std::optional<Timestamp> updated_date;
  /// Status of the project (since 2.3.0).
  std::optional<Status> status;
  /// Dimension of the data; null without tasks (since 2.3.0).
  Field<TaskDimension> dimension;
  /// Identifier of the organization, or null (since 2.3.0).
  Field<Integer> organization;
  /// Where annotations are written to, or null (since 2.3.0).
  Field<Storage> target_storage;
  /// Where data is read from, or null (since 2.3.0).
  Field<Storage> source_storage;
  /// Identifier of the annotation guide, or null (since 2.5.0).
  Field<Integer> guide_id;
  /// When the assignee last changed, or null (since 2.16.0).
  Field<Timestamp> assignee_updated_date;
  /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
  Field<Integer> organization_id;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const ProjectBeforeUpdate&, const ProjectBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const ProjectBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, ProjectBeforeUpdate& value);

/// A project was updated (W6.3).
struct UpdateProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:project";
  /// The project after the update, in full (W6.3).
  Project project;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<ProjectBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateProjectEvent&, const UpdateProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateProjectEvent& value);

/// A project was deleted (W6.4).
struct DeleteProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:project";
  /// The deleted project, in full (W6.4).
  Project project;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteProjectEvent&, const DeleteProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteProjectEvent& value);

/// Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: `""`, `annotation`, `interpolation`; others may appear.
using TaskMode = std::string;

/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_empty = "";
/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_annotation = "annotation";
/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_interpolation = "interpolation";

/// How many jobs a task has, and where they are read (since 2.4.0).
struct JobsSummary {
  /// Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0).
  Integer count{};
  /// Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0).
  std::optional<Integer> completed;
  /// Number of jobs in validation; until 2.72 null after a create and in background deliveries (since 2.5.0).
  Field<Integer> validation;
  /// Address of the list of jobs; null in background deliveries (since 2.4.0).
  std::optional<PlatformUrl> url;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const JobsSummary&, const JobsSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const JobsSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, JobsSummary& value);

/// Type of data chunks (since 2.3.0). Known: `imageset`, `video`, `list`; others may appear.
using ChunkType = std::string;

/// Known value of `ChunkType`.
inline constexpr std::string_view chunk_type_imageset = "imageset";
/// Known value of `ChunkType`.
inline constexpr std::string_view chunk_type_video = "video";
/// Known value of `ChunkType`.
inline constexpr std::string_view chunk_type_list = "list";

/// How the work on a task is validated (since 2.21.0). Known: `gt`, `gt_pool`; others may appear.
using ValidationMode = std::string;

/// Known value of `ValidationMode`.
inline constexpr std::string_view validation_mode_gt = "gt";
/// Known value of `ValidationMode`.
inline constexpr std::string_view validation_mode_gt_pool = "gt_pool";

/// A task (W2.3).
struct Task {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  PlatformUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
  std::optional<Integer> project_id;
  /// Empty string or a mode name (W2.3).
  TaskMode mode;
  /// User who owns the task, or null (W2.3; null since 2.3.0).
  std::optional<User> owner;
  /// User the task is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Bug tracker; may be empty (W2.3). Explanation: its address.
  std::string bug_tracker;
  /// When the task was created (W2.3).
  Timestamp created_date;
  /// When the task was last updated (W2.3).
  Timestamp updated_date;
  /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
  std::optional<Integer> overlap;
  /// Size of a segment (W2.3). Explanation: in frames.
  Integer segment_size{};
  /// Status of the task (W2.3).
  Status status;
  /// Labels of the task; null in background deliveries (since 2.4.0; before, a list).
  std::optional<LabelsSummary> labels;
  /// Jobs of the task (since 2.4.0).
  JobsSummary jobs;
  /// Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
  Field<Integer> data_chunk_size;
  /// Type of the compressed chunks; once the task has data (W2.3).
  std::optional<ChunkType> data_compressed_chunk_type;
  /// Type of the original chunks; once the task has data (W2.3).
  std::optional<ChunkType> data_original_chunk_type;
  /// Number of frames; once the task has data (W2.3).
  std::optional<Integer> size;
  /// Image quality; once the task has data (W2.3).
  std::optional<Integer> image_quality;
  /// Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
  Field<Integer> data;
  /// Dimension (W2.3). Explanation: of the data.
  TaskDimension dimension;
  /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
  std::string subset;
  /// Organization, or null (W2.3). Explanation: its identifier.
  std::optional<Integer> organization;
  /// Where annotations are written to, or null (W2.3; null since 2.3.0).
  std::optional<Storage> target_storage;
  /// Where data is read from, or null (W2.3; null since 2.3.0).
  std::optional<Storage> source_storage;
  /// Identifier of the annotation guide, or null (since 2.5.0).
  Field<Integer> guide_id;
  /// When the assignee last changed, or null (since 2.16.0).
  Field<Timestamp> assignee_updated_date;
  /// How the work on the task is validated, or null (since 2.21.0).
  Field<ValidationMode> validation_mode;
  /// True when several annotators work on the same frames (since 2.27.0, until 2.79).
  std::optional<bool> consensus_enabled;
  /// Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
  Field<Integer> data_cloud_storage_id;
  /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
  Field<Integer> organization_id;
  /// Name of the project, or null (since 2.59.0).
  Field<std::string> project_name;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Task&, const Task&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Task& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Task& value);

/// A task was created (W6.2).
struct CreateTaskEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:task";
  /// The created task, in full (W6.2).
  Task task;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateTaskEvent&, const CreateTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateTaskEvent& value);

/// Old values of the keys of a task that changed (W6.3).
struct TaskBeforeUpdate {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  std::optional<PlatformUrl> url;
  /// Task identifier (W2.3).
  std::optional<Integer> id;
  /// Task name (W2.3).
  std::optional<std::string> name;
  /// Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
  Field<Integer> project_id;
  /// Empty string or a mode name (W2.3).
  std::optional<TaskMode> mode;
  /// User who owns the task, or null (W2.3; null since 2.3.0).
  Field<User> owner;
  /// User the task is assigned to, or null (W2.3).
  Field<User> assignee;
  /// Bug tracker; may be empty (W2.3). Explanation: its address.
  std::optional<std::string> bug_tracker;
  /// When the task was created (W2.3).
  std::optional<Timestamp> created_date;
  /// When the task was last updated (W2.3).
  std::optional<Timestamp> updated_date;
  /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
  Field<Integer> overlap;
  /// Size of a segment (W2.3). Explanation: in frames.
  std::optional<Integer> segment_size;
  /// Status of the task (W2.3).
  std::optional<Status> status;
  /// Labels of the task; null in background deliveries (since 2.4.0; before, a list).
  Field<LabelsSummary> labels;
  /// Jobs of the task (since 2.4.0).
  std::optional<JobsSummary> jobs;
  /// Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
  Field<Integer> data_chunk_size;
  /// Type of the compressed chunks; once the task has data (W2.3).
  Field<ChunkType> data_compressed_chunk_type;
  /// Type of the original chunks; once the task has data (W2.3).
  Field<ChunkType> data_original_chunk_type;
  /// Number of frames; once the task has data (W2.3).
  Field<Integer> size;
  /// Image quality; once the task has data (W2.3).
  Field<Integer> image_quality;
  /// Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
  Field<Integer> data;
  /// Dimension (W2.3). Explanation: of the data.
  std::optional<TaskDimension> dimension;
  /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
  std::optional<std::string> subset;
  /// Organization, or null (W2.3). Explanation: its identifier.
  Field<Integer> organization;
  /// Where annotations are written to, or null (W2.3; null since 2.3.0).
  Field<Storage> target_storage;
  /// Where data is read from, or null (W2.3; null since 2.3.0).
  Field<Storage> source_storage;
  /// Identifier of the annotation guide, or null (since 2.5.0).
  Field<Integer> guide_id;
  /// When the assignee last changed, or null (since 2.16.0).
  Field<Timestamp> assignee_updated_date;
  /// How the work on the task is validated, or null (since 2.21.0).
  Field<ValidationMode> validation_mode;
  /// True when several annotators work on the same frames (since 2.27.0, until 2.79).
  Field<bool> consensus_enabled;
  /// Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
  Field<Integer> data_cloud_storage_id;
  /// Identifier of the organization, or null; the same value as `organization` (since 2.44.0).
  Field<Integer> organization_id;
  /// Name of the project, or null (since 2.59.0).
  Field<std::string> project_name;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const TaskBeforeUpdate&, const TaskBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const TaskBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, TaskBeforeUpdate& value);

/// A task was updated (W6.3). For example its status or its assignment changed (W6.1).
struct UpdateTaskEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:task";
  /// The task after the update, in full (W6.3).
  Task task;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<TaskBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateTaskEvent&, const UpdateTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateTaskEvent& value);

/// A task was deleted (W6.4).
struct DeleteTaskEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:task";
  /// The deleted task, in full (W6.4).
  Task task;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteTaskEvent&, const DeleteTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteTaskEvent& value);

/// Stage of a job (since 2.3.0). Known: `annotation`, `validation`, `acceptance`; others may appear.
using JobStage = std::string;

/// Known value of `JobStage`.
inline constexpr std::string_view job_stage_annotation = "annotation";
/// Known value of `JobStage`.
inline constexpr std::string_view job_stage_validation = "validation";
/// Known value of `JobStage`.
inline constexpr std::string_view job_stage_acceptance = "acceptance";

/// State of a job (since 2.3.0). Known: `new`, `in progress`, `completed`, `rejected`; others may appear.
using JobState = std::string;

/// Known value of `JobState`.
inline constexpr std::string_view job_state_new = "new";
/// Known value of `JobState`.
inline constexpr std::string_view job_state_in_progress = "in progress";
/// Known value of `JobState`.
inline constexpr std::string_view job_state_completed = "completed";
/// Known value of `JobState`.
inline constexpr std::string_view job_state_rejected = "rejected";

/// How many issues a job has, and where they are read (since 2.4.0).
struct IssuesSummary {
  /// Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
  std::optional<PlatformUrl> url;
  /// Number of issues (since 2.4.0).
  Integer count{};
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const IssuesSummary&, const IssuesSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const IssuesSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, IssuesSummary& value);

/// Kind of a job (since 2.5.0). Known: `annotation`, `ground_truth`, `consensus_replica`; others may appear.
using JobType = std::string;

/// Known value of `JobType`.
inline constexpr std::string_view job_type_annotation = "annotation";
/// Known value of `JobType`.
inline constexpr std::string_view job_type_ground_truth = "ground_truth";
/// Known value of `JobType`.
inline constexpr std::string_view job_type_consensus_replica = "consensus_replica";

/// A job: the part of a task that one annotator works on (since 2.3.0).
struct Job {
  /// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
  PlatformUrl url;
  /// Job identifier (since 2.3.0).
  Integer id{};
  /// Identifier of the task (since 2.3.0).
  Integer task_id{};
  /// Identifier of the project, or null (since 2.3.0).
  std::optional<Integer> project_id;
  /// User the job is assigned to, or null (since 2.3.0).
  std::optional<User> assignee;
  /// Dimension of the data (since 2.3.0).
  TaskDimension dimension;
  /// Labels of the job; null in background deliveries (since 2.4.0; before, a list).
  std::optional<LabelsSummary> labels;
  /// Address of a bug tracker, or null; may be empty (since 2.3.0).
  std::optional<std::string> bug_tracker;
  /// Status of the job (since 2.3.0).
  Status status;
  /// Stage of the job (since 2.3.0).
  JobStage stage;
  /// State of the job (since 2.3.0).
  JobState state;
  /// Empty, or the name of a mode (since 2.3.0).
  TaskMode mode;
  /// First frame (since 2.3.0).
  Integer start_frame{};
  /// Last frame, inclusive (since 2.3.0).
  Integer stop_frame{};
  /// Frames of a data chunk, or null (since 2.3.0).
  std::optional<Integer> data_chunk_size;
  /// Type of the compressed chunks (since 2.3.0).
  ChunkType data_compressed_chunk_type;
  /// When the job was last changed (since 2.3.0).
  Timestamp updated_date;
  /// Issues of the job; null in background deliveries (since 2.4.0).
  std::optional<IssuesSummary> issues;
  /// Identifier of the annotation guide, or null (since 2.5.0).
  Field<Integer> guide_id;
  /// Number of frames (since 2.5.0).
  std::optional<Integer> frame_count;
  /// When the job was created (since 2.5.0).
  std::optional<Timestamp> created_date;
  /// Kind of job (since 2.5.0).
  std::optional<JobType> type;
  /// Identifier of the organization, or null (since 2.5.0).
  Field<Integer> organization;
  /// Where annotations are written to, or null (since 2.10.0).
  Field<Storage> target_storage;
  /// Where data is read from, or null (since 2.10.0).
  Field<Storage> source_storage;
  /// When the assignee last changed, or null (since 2.16.0).
  Field<Timestamp> assignee_updated_date;
  /// Type of the original chunks (since 2.20.0).
  std::optional<ChunkType> data_original_chunk_type;
  /// Identifier of the job that this one repeats, or null (since 2.27.0).
  Field<Integer> parent_job_id;
  /// Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
  std::optional<Integer> consensus_replicas;
  /// Name of the task, or null (since 2.59.0).
  Field<std::string> task_name;
  /// Name of the project, or null (since 2.59.0).
  Field<std::string> project_name;
  /// Number of replicas (since 2.59.0).
  std::optional<Integer> replicas_count;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Job&, const Job&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Job& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Job& value);

/// Old values of the keys of a job that changed (W6.3).
struct JobBeforeUpdate {
  /// Address of the job, `{base_url}/api/jobs/<job_id>` (since 2.3.0).
  std::optional<PlatformUrl> url;
  /// Job identifier (since 2.3.0).
  std::optional<Integer> id;
  /// Identifier of the task (since 2.3.0).
  std::optional<Integer> task_id;
  /// Identifier of the project, or null (since 2.3.0).
  Field<Integer> project_id;
  /// User the job is assigned to, or null (since 2.3.0).
  Field<User> assignee;
  /// Dimension of the data (since 2.3.0).
  std::optional<TaskDimension> dimension;
  /// Labels of the job; null in background deliveries (since 2.4.0; before, a list).
  Field<LabelsSummary> labels;
  /// Address of a bug tracker, or null; may be empty (since 2.3.0).
  Field<std::string> bug_tracker;
  /// Status of the job (since 2.3.0).
  std::optional<Status> status;
  /// Stage of the job (since 2.3.0).
  std::optional<JobStage> stage;
  /// State of the job (since 2.3.0).
  std::optional<JobState> state;
  /// Empty, or the name of a mode (since 2.3.0).
  std::optional<TaskMode> mode;
  /// First frame (since 2.3.0).
  std::optional<Integer> start_frame;
  /// Last frame, inclusive (since 2.3.0).
  std::optional<Integer> stop_frame;
  /// Frames of a data chunk, or null (since 2.3.0).
  Field<Integer> data_chunk_size;
  /// Type of the compressed chunks (since 2.3.0).
  std::optional<ChunkType> data_compressed_chunk_type;
  /// When the job was last changed (since 2.3.0).
  std::optional<Timestamp> updated_date;
  /// Issues of the job; null in background deliveries (since 2.4.0).
  Field<IssuesSummary> issues;
  /// Identifier of the annotation guide, or null (since 2.5.0).
  Field<Integer> guide_id;
  /// Number of frames (since 2.5.0).
  Field<Integer> frame_count;
  /// When the job was created (since 2.5.0).
  Field<Timestamp> created_date;
  /// Kind of job (since 2.5.0).
  Field<JobType> type;
  /// Identifier of the organization, or null (since 2.5.0).
  Field<Integer> organization;
  /// Where annotations are written to, or null (since 2.10.0).
  Field<Storage> target_storage;
  /// Where data is read from, or null (since 2.10.0).
  Field<Storage> source_storage;
  /// When the assignee last changed, or null (since 2.16.0).
  Field<Timestamp> assignee_updated_date;
  /// Type of the original chunks (since 2.20.0).
  Field<ChunkType> data_original_chunk_type;
  /// Identifier of the job that this one repeats, or null (since 2.27.0).
  Field<Integer> parent_job_id;
  /// Number of replicas; `replicas_count` takes its place (since 2.27.0, until 2.79).
  Field<Integer> consensus_replicas;
  /// Name of the task, or null (since 2.59.0).
  Field<std::string> task_name;
  /// Name of the project, or null (since 2.59.0).
  Field<std::string> project_name;
  /// Number of replicas (since 2.59.0).
  Field<Integer> replicas_count;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const JobBeforeUpdate&, const JobBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const JobBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, JobBeforeUpdate& value);

/// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
struct UpdateJobEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:job";
  /// The job after the update, in full (W6.3).
  Job job;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<JobBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateJobEvent&, const UpdateJobEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateJobEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateJobEvent& value);

/// A job was created (since 2.4.2).
struct CreateJobEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:job";
  /// The created job, in full (since 2.4.2).
  Job job;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateJobEvent&, const CreateJobEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateJobEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateJobEvent& value);

/// A job was deleted (since 2.4.2).
struct DeleteJobEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:job";
  /// The deleted job, in full (since 2.4.2).
  Job job;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteJobEvent&, const DeleteJobEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteJobEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteJobEvent& value);

/// How many comments an issue has, and where they are read (since 2.4.0).
struct CommentsSummary {
  /// Number of comments (since 2.4.0).
  Integer count{};
  /// Address of the list of comments; null in background deliveries (since 2.4.0).
  std::optional<PlatformUrl> url;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CommentsSummary&, const CommentsSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CommentsSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CommentsSummary& value);

/// An issue that a reviewer opened on a frame (since 2.3.0).
struct Issue {
  /// Issue identifier (since 2.3.0).
  Integer id{};
  /// Number of the frame (since 2.3.0).
  Integer frame{};
  /// Coordinates on the frame (since 2.3.0).
  std::vector<double> position;
  /// Identifier of the job (since 2.3.0).
  Integer job{};
  /// User who opened the issue, or null (since 2.3.0).
  std::optional<User> owner;
  /// User the issue is assigned to, or null (since 2.3.0).
  std::optional<User> assignee;
  /// When the issue was opened, or null (since 2.3.0).
  std::optional<Timestamp> created_date;
  /// When the issue was last changed, or null (since 2.3.0).
  std::optional<Timestamp> updated_date;
  /// Comments on the issue (since 2.4.0; before, a list).
  CommentsSummary comments;
  /// True when the issue is settled (since 2.3.0).
  bool resolved{};
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Issue&, const Issue&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Issue& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Issue& value);

/// An issue was created (W6.2).
struct CreateIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:issue";
  /// The created issue, in full (W6.2).
  Issue issue;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateIssueEvent&, const CreateIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateIssueEvent& value);

/// Old values of the keys of an issue that changed (W6.3).
struct IssueBeforeUpdate {
  /// Issue identifier (since 2.3.0).
  std::optional<Integer> id;
  /// Number of the frame (since 2.3.0).
  std::optional<Integer> frame;
  /// Coordinates on the frame (since 2.3.0).
  std::optional<std::vector<double>> position;
  /// Identifier of the job (since 2.3.0).
  std::optional<Integer> job;
  /// User who opened the issue, or null (since 2.3.0).
  Field<User> owner;
  /// User the issue is assigned to, or null (since 2.3.0).
  Field<User> assignee;
  /// When the issue was opened, or null (since 2.3.0).
  Field<Timestamp> created_date;
  /// When the issue was last changed, or null (since 2.3.0).
  Field<Timestamp> updated_date;
  /// Comments on the issue (since 2.4.0; before, a list).
  std::optional<CommentsSummary> comments;
  /// True when the issue is settled (since 2.3.0).
  std::optional<bool> resolved;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const IssueBeforeUpdate&, const IssueBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const IssueBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, IssueBeforeUpdate& value);

/// An issue was updated (W6.3).
struct UpdateIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:issue";
  /// The issue after the update, in full (W6.3).
  Issue issue;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<IssueBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateIssueEvent&, const UpdateIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateIssueEvent& value);

/// An issue was deleted (W6.4).
struct DeleteIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:issue";
  /// The deleted issue, in full (W6.4).
  Issue issue;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteIssueEvent&, const DeleteIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteIssueEvent& value);

/// A comment on an issue (since 2.3.0).
struct Comment {
  /// Comment identifier (since 2.3.0).
  Integer id{};
  /// Identifier of the issue (since 2.3.0).
  Integer issue{};
  /// User who wrote the comment, or null (since 2.3.0).
  std::optional<User> owner;
  /// Text of the comment (since 2.3.0).
  std::string message;
  /// When the comment was made (since 2.3.0).
  Timestamp created_date;
  /// When the comment was last changed (since 2.3.0).
  Timestamp updated_date;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Comment&, const Comment&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Comment& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Comment& value);

/// A comment was created (W6.2).
struct CreateCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:comment";
  /// The created comment, in full (W6.2).
  Comment comment;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateCommentEvent&, const CreateCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateCommentEvent& value);

/// Old values of the keys of a comment that changed (W6.3).
struct CommentBeforeUpdate {
  /// Comment identifier (since 2.3.0).
  std::optional<Integer> id;
  /// Identifier of the issue (since 2.3.0).
  std::optional<Integer> issue;
  /// User who wrote the comment, or null (since 2.3.0).
  Field<User> owner;
  /// Text of the comment (since 2.3.0).
  std::optional<std::string> message;
  /// When the comment was made (since 2.3.0).
  std::optional<Timestamp> created_date;
  /// When the comment was last changed (since 2.3.0).
  std::optional<Timestamp> updated_date;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CommentBeforeUpdate&, const CommentBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CommentBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CommentBeforeUpdate& value);

/// A comment was updated (W6.3).
struct UpdateCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:comment";
  /// The comment after the update, in full (W6.3).
  Comment comment;
  /// Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
  std::optional<CommentBeforeUpdate> before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateCommentEvent&, const UpdateCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateCommentEvent& value);

/// A comment was deleted (W6.4).
struct DeleteCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:comment";
  /// The deleted comment, in full (W6.4).
  Comment comment;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  Sender sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteCommentEvent&, const DeleteCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteCommentEvent& value);

/// URL (W2.1). Absolute, `http` or `https` (W-url).
using HttpUrl = std::string;

/// Scope of a webhook: a project or an organization (W1.2). Closed vocabulary: `project`, `organization` (W-closed).
enum class WebhookType {
  /// `project`.
  Project,
  /// `organization`.
  Organization,
};

/// Returns the value as in JSON.
std::string_view to_string(WebhookType value);

/// Media type of the delivered payload (W2.1). Known: `application/json`; others may appear (W-seen).
using ContentType = std::string;

/// Known value of `ContentType`.
inline constexpr std::string_view content_type_application_json = "application/json";

/// Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 22 names (W-closed).
enum class EventName {
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
};

/// Returns the value as in JSON.
std::string_view to_string(EventName value);

/// A webhook as seen in the ping payload, which does not return the secret (W2.1).
struct Webhook {
  /// Webhook identifier (W2.1).
  Integer id{};
  /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
  HttpUrl url;
  /// Where event payloads are delivered (W2.1).
  HttpUrl target_url;
  /// Short purpose summary; may be empty (W2.1).
  std::string description;
  /// Scope of the webhook: project or organization (W2.1).
  WebhookType type{};
  /// Media type of the delivered payload, sent as Content-Type (W2.1).
  ContentType content_type;
  /// When false, no event is delivered; a ping is (since 2.3.0).
  bool is_active{};
  /// When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
  bool enable_ssl{};
  /// When the webhook was created (W2.1).
  Timestamp created_date;
  /// When the webhook was last updated (W2.1).
  Timestamp updated_date;
  /// User who created the webhook, or null (W2.1; null since 2.3.0).
  std::optional<User> owner;
  /// Project identifier; an integer where `type` is `project` (since 2.4.0; before, `project`).
  std::optional<Integer> project_id;
  /// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
  std::optional<Integer> organization;
  /// Subscribed event names (W6.1).
  std::vector<EventName> events;
  /// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery); null until 2.4.1 while it is under way.
  Field<Integer> last_status;
  /// Time of the last delivery (W2.1). Missing before the first one (W-delivery).
  std::optional<Timestamp> last_delivery_date;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Webhook&, const Webhook&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Webhook& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Webhook& value);

/// A user triggered a ping (W6.5). It has no `webhook_id` and no resource (W-ping).
struct PingEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "ping";
  /// The webhook resource (W6.5).
  Webhook webhook;
  /// User who triggered the ping (W6.5).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const PingEvent&, const PingEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const PingEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, PingEvent& value);

using annotation_contracts::UnknownEvent;

/// Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
using Delivery = std::variant<
    UpdateOrganizationEvent,
    DeleteOrganizationEvent,
    UpdateMembershipEvent,
    DeleteMembershipEvent,
    CreateMembershipEvent,
    CreateInvitationEvent,
    DeleteInvitationEvent,
    CreateProjectEvent,
    UpdateProjectEvent,
    DeleteProjectEvent,
    CreateTaskEvent,
    UpdateTaskEvent,
    DeleteTaskEvent,
    UpdateJobEvent,
    CreateJobEvent,
    DeleteJobEvent,
    CreateIssueEvent,
    UpdateIssueEvent,
    DeleteIssueEvent,
    CreateCommentEvent,
    UpdateCommentEvent,
    DeleteCommentEvent,
    PingEvent,
    UnknownEvent>;

/// Reads a document from the exact bytes of a body. Throws `UnreadableError` if it is not JSON, and `DecodeError`,
/// which lists every error with its place, if it breaks the contract.
Delivery parse_delivery(std::string_view body, Mode mode = Mode::Tolerant);

/// Writes a document as JSON: everything that was parsed, with unknown members; missing members stay missing. Throws
/// `std::exception` if a text is not UTF-8 or a number is not finite.
std::string write_delivery(const Delivery& document);

/// Encodes a document as JSON.
Json encode_delivery(const Delivery& document);

/// Decodes a document from JSON; throws `DecodeError`.
Delivery decode_delivery(const Json& json);

/// Encodes in `json = document`.
template <std::same_as<Delivery> T>
void to_json(Json& json, const T& document) {
  json = encode_delivery(document);
}

/// Decodes in `json.get<Delivery>()`.
template <std::same_as<Delivery> T>
void from_json(const Json& json, T& document) {
  document = decode_delivery(json);
}

}  // namespace annotation_contracts::webhook_2_4
