// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `webhook`, edition 2.3.

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::webhook_2_3 {

/// An organization; its fields are not shown (W2.5). Any object is valid (W-open).
using Organization = JsonObject;

/// Old values of the keys of an organization that changed (W6.3).
using OrganizationBeforeUpdate = JsonObject;

/// Integer (W2.1). Within ±(2^53 − 1), which every JSON reader holds exactly (W-ids).
using Integer = std::int64_t;

/// URL (W2.1). Absolute, `http` or `https` (W-url).
using HttpUrl = std::string;

/// A user, as `owner` or `sender` (W2.2), or as `assignee` (W2.3).
struct User {
  /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
  HttpUrl url;
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

/// An organization was updated (W6.3).
struct UpdateOrganizationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:organization";
  /// The organization after the update, in full (W6.3).
  Organization organization;
  /// Only the keys of the resource that changed, with their old values (W6.3).
  OrganizationBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateOrganizationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateOrganizationEvent& value);

/// A membership; its fields are not shown (W2.5). Any object is valid (W-open).
using Membership = JsonObject;

/// Old values of the keys of a membership that changed (W6.3).
using MembershipBeforeUpdate = JsonObject;

/// A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
struct UpdateMembershipEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:membership";
  /// The membership after the update, in full (W6.3).
  Membership membership;
  /// Only the keys of the resource that changed, with their old values (W6.3).
  MembershipBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
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
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteMembershipEvent&, const DeleteMembershipEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteMembershipEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteMembershipEvent& value);

/// An invitation; its fields are not shown (W2.5). Any object is valid (W-open).
using Invitation = JsonObject;

/// An invitation was created (W6.2). It was issued (W6.1).
struct CreateInvitationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:invitation";
  /// The created invitation, in full (W6.2).
  Invitation invitation;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
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
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteInvitationEvent&, const DeleteInvitationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteInvitationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteInvitationEvent& value);

/// A project; its fields are not shown (W2.5). Any object is valid (W-open).
using Project = JsonObject;

/// A project was created (W6.2).
struct CreateProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:project";
  /// The created project, in full (W6.2).
  Project project;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateProjectEvent&, const CreateProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateProjectEvent& value);

/// Old values of the keys of a project that changed (W6.3).
using ProjectBeforeUpdate = JsonObject;

/// A project was updated (W6.3).
struct UpdateProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:project";
  /// The project after the update, in full (W6.3).
  Project project;
  /// Only the keys of the resource that changed, with their old values (W6.3).
  ProjectBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
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
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteProjectEvent&, const DeleteProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteProjectEvent& value);

/// Empty string or a mode name such as `annotation` (W2.3). Known: `""`, `annotation`; others may appear (W-seen).
using TaskMode = std::string;

/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_empty = "";
/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_annotation = "annotation";

/// ISO 8601 UTC timestamp (W2.1). RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W-time), in upper case (W-case).
using Timestamp = std::string;

/// Status of a task or job (W2.3). Known: `annotation`; others may appear (W-seen).
using Status = std::string;

/// Known value of `Status`.
inline constexpr std::string_view status_annotation = "annotation";

/// Hex colour (W2.3). `#` and 3, 4, 6 or 8 hex digits (W-color).
using HexColour = std::string;

/// Type of a label (W2.3). Known: `any`; others may appear (W-seen).
using LabelType = std::string;

/// Known value of `LabelType`.
inline constexpr std::string_view label_type_any = "any";

/// A label (W2.3). Explanation: annotators assign it.
struct Label {
  /// Label identifier (W2.3).
  Integer id{};
  /// Label name (W2.3).
  std::string name;
  /// Hex colour (W2.3).
  HexColour color;
  /// Attributes of the label (W2.3). Items may be anything (W-arrays).
  std::vector<Json> attributes;
  /// Type of the label (W2.3). Explanation: the kind of shape that it applies to.
  LabelType type;
  /// Sublabels of the label (W2.3). Items may be anything (W-arrays).
  std::vector<Json> sublabels;
  /// Whether the label has a parent (W2.3).
  bool has_parent{};
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Label&, const Label&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Label& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Label& value);

/// Stage of a job (W2.3). Known: `annotation`; others may appear (W-seen).
using JobStage = std::string;

/// Known value of `JobStage`.
inline constexpr std::string_view job_stage_annotation = "annotation";

/// State of a job (W2.3). Known: `new`; others may appear (W-seen).
using JobState = std::string;

/// Known value of `JobState`.
inline constexpr std::string_view job_state_new = "new";

/// Summary of a job (W2.3).
struct JobSummary {
  /// Address of the job, `{base_url}/api/jobs/<job_id>` (W2.3).
  HttpUrl url;
  /// Job identifier (W2.3).
  Integer id{};
  /// User the job is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Status of the job (W2.3).
  Status status;
  /// Stage of the job (W2.3).
  JobStage stage;
  /// State of the job (W2.3).
  JobState state;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const JobSummary&, const JobSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const JobSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, JobSummary& value);

/// A segment (W2.3). Explanation: a range of frames of a task, with the jobs that cover it.
struct Segment {
  /// Frame at the start (W2.3). Explanation: the first of the range.
  Integer start_frame{};
  /// Frame at the stop (W2.3). Explanation: the last of the range, inclusive.
  Integer stop_frame{};
  /// Summaries of the segment's jobs (W2.3).
  std::vector<JobSummary> jobs;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Segment&, const Segment&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Segment& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Segment& value);

/// Dimension of a task (W2.3). Known: `2d`; others may appear (W-seen).
using TaskDimension = std::string;

/// Known value of `TaskDimension`.
inline constexpr std::string_view task_dimension_2d = "2d";

/// Location of a storage (W2.3). Known: `local`; others may appear (W-seen).
using StorageLocation = std::string;

/// Known value of `StorageLocation`.
inline constexpr std::string_view storage_location_local = "local";

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

/// A task in a create payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
struct CreatedTask {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  HttpUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
  Integer project_id{};
  /// Empty string or a mode name (W2.3).
  TaskMode mode;
  /// Owner of the task (W2.3).
  User owner;
  /// User the task is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Bug tracker; may be empty (W2.3). Explanation: its address.
  std::string bug_tracker;
  /// When the task was created (W2.3).
  Timestamp created_date;
  /// When the task was last updated (W2.3).
  Timestamp updated_date;
  /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
  Field<Integer> overlap;
  /// Size of a segment (W2.3). Explanation: in frames.
  std::optional<Integer> segment_size;
  /// Status of the task (W2.3).
  Status status;
  /// Labels of the task (W2.3).
  std::vector<Label> labels;
  /// Segments of the task; may be empty (W2.3).
  std::vector<Segment> segments;
  /// Dimension (W2.3). Explanation: of the data.
  TaskDimension dimension;
  /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
  std::string subset;
  /// Organization, or null (W2.3). Explanation: its identifier.
  std::optional<Integer> organization;
  /// Target storage (W2.3). Explanation: where annotations are written to.
  Storage target_storage;
  /// Source storage (W2.3). Explanation: where data is read from.
  Storage source_storage;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreatedTask&, const CreatedTask&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreatedTask& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreatedTask& value);

/// A task was created (W6.2).
struct CreateTaskEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:task";
  /// The created task, in full (W6.2).
  CreatedTask task;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateTaskEvent&, const CreateTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateTaskEvent& value);

/// Type of data chunks (W2.3). Known: `imageset`; others may appear (W-seen).
using ChunkType = std::string;

/// Known value of `ChunkType`.
inline constexpr std::string_view chunk_type_imageset = "imageset";

/// A task, given in full for update events (W2.3).
struct Task {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  HttpUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
  Integer project_id{};
  /// Empty string or a mode name (W2.3).
  TaskMode mode;
  /// Owner of the task (W2.3).
  User owner;
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
  /// Labels of the task (W2.3).
  std::vector<Label> labels;
  /// Segments of the task; may be empty (W2.3).
  std::vector<Segment> segments;
  /// Size of a data chunk; update only (W2.3). Explanation: in frames.
  Integer data_chunk_size{};
  /// Type of the compressed data chunks; update only (W2.3).
  ChunkType data_compressed_chunk_type;
  /// Type of the original data chunks; update only (W2.3).
  ChunkType data_original_chunk_type;
  /// Size of the task; update only (W2.3). Explanation: number of frames.
  Integer size{};
  /// Image quality; update only (W2.3).
  Integer image_quality{};
  /// Data of the task; update only (W2.3). Explanation: an identifier.
  Integer data{};
  /// Dimension (W2.3). Explanation: of the data.
  TaskDimension dimension;
  /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
  std::string subset;
  /// Organization, or null (W2.3). Explanation: its identifier.
  std::optional<Integer> organization;
  /// Target storage (W2.3). Explanation: where annotations are written to.
  Storage target_storage;
  /// Source storage (W2.3). Explanation: where data is read from.
  Storage source_storage;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const Task&, const Task&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Task& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Task& value);

/// Old values of the keys of a task that changed (W6.3).
struct TaskBeforeUpdate {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  std::optional<HttpUrl> url;
  /// Task identifier (W2.3).
  std::optional<Integer> id;
  /// Task name (W2.3).
  std::optional<std::string> name;
  /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
  std::optional<Integer> project_id;
  /// Empty string or a mode name (W2.3).
  std::optional<TaskMode> mode;
  /// Owner of the task (W2.3).
  std::optional<User> owner;
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
  /// Labels of the task (W2.3).
  std::optional<std::vector<Label>> labels;
  /// Segments of the task; may be empty (W2.3).
  std::optional<std::vector<Segment>> segments;
  /// Size of a data chunk; update only (W2.3). Explanation: in frames.
  std::optional<Integer> data_chunk_size;
  /// Type of the compressed data chunks; update only (W2.3).
  std::optional<ChunkType> data_compressed_chunk_type;
  /// Type of the original data chunks; update only (W2.3).
  std::optional<ChunkType> data_original_chunk_type;
  /// Size of the task; update only (W2.3). Explanation: number of frames.
  std::optional<Integer> size;
  /// Image quality; update only (W2.3).
  std::optional<Integer> image_quality;
  /// Data of the task; update only (W2.3). Explanation: an identifier.
  std::optional<Integer> data;
  /// Dimension (W2.3). Explanation: of the data.
  std::optional<TaskDimension> dimension;
  /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
  std::optional<std::string> subset;
  /// Organization, or null (W2.3). Explanation: its identifier.
  Field<Integer> organization;
  /// Target storage (W2.3). Explanation: where annotations are written to.
  std::optional<Storage> target_storage;
  /// Source storage (W2.3). Explanation: where data is read from.
  std::optional<Storage> source_storage;
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
  /// Only the keys of the resource that changed, with their old values (W6.3).
  TaskBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateTaskEvent&, const UpdateTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateTaskEvent& value);

/// A task in a delete payload, which omits the fields marked update only (W2.3). `overlap` and `segment_size` may be missing (W-task).
struct DeletedTask {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  HttpUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of a project (W2.3). Explanation: the one that the task belongs to.
  Integer project_id{};
  /// Empty string or a mode name (W2.3).
  TaskMode mode;
  /// Owner of the task (W2.3).
  User owner;
  /// User the task is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Bug tracker; may be empty (W2.3). Explanation: its address.
  std::string bug_tracker;
  /// When the task was created (W2.3).
  Timestamp created_date;
  /// When the task was last updated (W2.3).
  Timestamp updated_date;
  /// Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
  Field<Integer> overlap;
  /// Size of a segment (W2.3). Explanation: in frames.
  std::optional<Integer> segment_size;
  /// Status of the task (W2.3).
  Status status;
  /// Labels of the task (W2.3).
  std::vector<Label> labels;
  /// Segments of the task; may be empty (W2.3).
  std::vector<Segment> segments;
  /// Dimension (W2.3). Explanation: of the data.
  TaskDimension dimension;
  /// Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
  std::string subset;
  /// Organization, or null (W2.3). Explanation: its identifier.
  std::optional<Integer> organization;
  /// Target storage (W2.3). Explanation: where annotations are written to.
  Storage target_storage;
  /// Source storage (W2.3). Explanation: where data is read from.
  Storage source_storage;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeletedTask&, const DeletedTask&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeletedTask& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeletedTask& value);

/// A task was deleted (W6.4).
struct DeleteTaskEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:task";
  /// The deleted task, in full (W6.4).
  DeletedTask task;
  /// Identifier of the webhook that sends it (W6.4).
  Integer webhook_id{};
  /// User who triggered the event (W6.4).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteTaskEvent&, const DeleteTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteTaskEvent& value);

/// A job; its fields are not shown (W2.5). Any object is valid (W-open).
using Job = JsonObject;

/// Old values of the keys of a job that changed (W6.3).
using JobBeforeUpdate = JsonObject;

/// A job was updated (W6.3). For example its status or its assignee changed (W1.4).
struct UpdateJobEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:job";
  /// The job after the update, in full (W6.3).
  Job job;
  /// Only the keys of the resource that changed, with their old values (W6.3).
  JobBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const UpdateJobEvent&, const UpdateJobEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateJobEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateJobEvent& value);

/// An issue; its fields are not shown (W2.5). Any object is valid (W-open).
using Issue = JsonObject;

/// An issue was created (W6.2).
struct CreateIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:issue";
  /// The created issue, in full (W6.2).
  Issue issue;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateIssueEvent&, const CreateIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateIssueEvent& value);

/// Old values of the keys of an issue that changed (W6.3).
using IssueBeforeUpdate = JsonObject;

/// An issue was updated (W6.3).
struct UpdateIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:issue";
  /// The issue after the update, in full (W6.3).
  Issue issue;
  /// Only the keys of the resource that changed, with their old values (W6.3).
  IssueBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
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
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteIssueEvent&, const DeleteIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteIssueEvent& value);

/// A comment; its fields are not shown (W2.5). Any object is valid (W-open).
using Comment = JsonObject;

/// A comment was created (W6.2).
struct CreateCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:comment";
  /// The created comment, in full (W6.2).
  Comment comment;
  /// Identifier of the webhook that sends it (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const CreateCommentEvent&, const CreateCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateCommentEvent& value);

/// Old values of the keys of a comment that changed (W6.3).
using CommentBeforeUpdate = JsonObject;

/// A comment was updated (W6.3).
struct UpdateCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:comment";
  /// The comment after the update, in full (W6.3).
  Comment comment;
  /// Only the keys of the resource that changed, with their old values (W6.3).
  CommentBeforeUpdate before_update;
  /// Identifier of the webhook that sends it (W6.3).
  Integer webhook_id{};
  /// User who triggered the event (W6.3).
  User sender;
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
  User sender;
  /// Members that the contract does not name, as received.
  JsonObject extra;

  friend bool operator==(const DeleteCommentEvent&, const DeleteCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteCommentEvent& value);

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

/// Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 18 names (W-closed).
enum class EventName {
  /// `update:organization`.
  UpdateOrganization,
  /// `update:membership`.
  UpdateMembership,
  /// `delete:membership`.
  DeleteMembership,
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
  /// No delivery occurs while this is false (W4.3.5). Not even of a ping (W-inactive).
  bool is_active{};
  /// When true, SSL verification is on (W4.3.4). Explanation: of the target's certificate.
  bool enable_ssl{};
  /// When the webhook was created (W2.1).
  Timestamp created_date;
  /// When the webhook was last updated (W2.1).
  Timestamp updated_date;
  /// User who created the webhook (W2.1).
  User owner;
  /// Project identifier for a project webhook, or null (W2.1). Null only where `type` is another (W-scope).
  std::optional<Integer> project;
  /// Organization identifier for an organization webhook, or null (W2.1). An integer where `type` is `organization` (W-scope).
  std::optional<Integer> organization;
  /// Subscribed event names (W6.1).
  std::vector<EventName> events;
  /// HTTP status of the last delivery (W2.1). Missing before the first one, and after one that got no answer (W-delivery).
  std::optional<Integer> last_status;
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
    UpdateMembershipEvent,
    DeleteMembershipEvent,
    CreateInvitationEvent,
    DeleteInvitationEvent,
    CreateProjectEvent,
    UpdateProjectEvent,
    DeleteProjectEvent,
    CreateTaskEvent,
    UpdateTaskEvent,
    DeleteTaskEvent,
    UpdateJobEvent,
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

}  // namespace annotation_contracts::webhook_2_3
