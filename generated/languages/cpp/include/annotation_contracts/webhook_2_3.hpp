// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

#pragma once

/// @file
/// Types of the contract `webhook`, edition 2.3.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "annotation_contracts/json.hpp"

namespace annotation_contracts::webhook_2_3 {

/// An organization; its fields are not published, any object is valid (W2.5).
using Organization = JsonObject;

/// Old values of the keys of an organization that changed (W6.3).
using OrganizationBeforeUpdate = JsonObject;

/// Integer that every JSON reader holds exactly: within ±(2^53 − 1) (W2).
using Integer = std::int64_t;

/// Absolute `http` or `https` URL (W2).
using HttpUrl = std::string;

/// A user of the platform, as `owner`, `assignee` or `sender` (W2.2).
struct User {
  /// Address of the user, `{base_url}/api/users/<user_id>` (W2.2).
  HttpUrl url;
  /// User identifier (W2.2).
  Integer id{};
  /// Login name (W2.2).
  std::string username;
  /// Given name; may be empty (W2.2).
  std::string first_name;
  /// Family name; may be empty (W2.2).
  std::string last_name;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const User&, const User&);
};

/// Writes the record as JSON.
void to_json(Json& json, const User& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, User& value);

/// An organization was changed (W6.3).
struct UpdateOrganizationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:organization";
  /// The organization after the update, in full (W6.3).
  Organization organization;
  /// Old values, under only those keys of the resource that changed (W6.3).
  OrganizationBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateOrganizationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateOrganizationEvent& value);

/// A membership; its fields are not published, any object is valid (W2.5).
using Membership = JsonObject;

/// Old values of the keys of a membership that changed (W6.3).
using MembershipBeforeUpdate = JsonObject;

/// A membership of an organization was changed (W6.3).
struct UpdateMembershipEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:membership";
  /// The membership after the update, in full (W6.3).
  Membership membership;
  /// Old values, under only those keys of the resource that changed (W6.3).
  MembershipBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const UpdateMembershipEvent&, const UpdateMembershipEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateMembershipEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateMembershipEvent& value);

/// A member was removed from an organization (W6.4).
struct DeleteMembershipEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:membership";
  /// The deleted membership, in full (W6.4).
  Membership membership;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const DeleteMembershipEvent&, const DeleteMembershipEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteMembershipEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteMembershipEvent& value);

/// An invitation; its fields are not published, any object is valid (W2.5).
using Invitation = JsonObject;

/// An invitation was issued (W6.2).
struct CreateInvitationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:invitation";
  /// The created invitation, in full (W6.2).
  Invitation invitation;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const CreateInvitationEvent&, const CreateInvitationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateInvitationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateInvitationEvent& value);

/// An invitation was revoked (W6.4).
struct DeleteInvitationEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "delete:invitation";
  /// The deleted invitation, in full (W6.4).
  Invitation invitation;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const DeleteInvitationEvent&, const DeleteInvitationEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteInvitationEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteInvitationEvent& value);

/// A project; its fields are not published, any object is valid (W2.5).
using Project = JsonObject;

/// A project was created (W6.2).
struct CreateProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:project";
  /// The created project, in full (W6.2).
  Project project;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const CreateProjectEvent&, const CreateProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateProjectEvent& value);

/// Old values of the keys of a project that changed (W6.3).
using ProjectBeforeUpdate = JsonObject;

/// A project was changed (W6.3).
struct UpdateProjectEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:project";
  /// The project after the update, in full (W6.3).
  Project project;
  /// Old values, under only those keys of the resource that changed (W6.3).
  ProjectBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
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
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const DeleteProjectEvent&, const DeleteProjectEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteProjectEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteProjectEvent& value);

/// Mode of a task: empty, or a name such as `annotation`; others may appear (W2.3).
using TaskMode = std::string;

/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_empty = "";
/// Known value of `TaskMode`.
inline constexpr std::string_view task_mode_annotation = "annotation";

/// Instant in UTC, RFC 3339 with the offset `Z` or `+00:00` and at most 9 fractional digits (W2).
using Timestamp = std::string;

/// Status of a task or job; `annotation` is seen, others may appear (W2.3).
using Status = std::string;

/// Known value of `Status`.
inline constexpr std::string_view status_annotation = "annotation";

/// Hex colour: `#` and 3, 4, 6 or 8 hex digits (W2.3).
using HexColour = std::string;

/// Kind of shape a label applies to; `any` is seen, others may appear (W2.3).
using LabelType = std::string;

/// Known value of `LabelType`.
inline constexpr std::string_view label_type_any = "any";

/// A label that annotators assign (W2.3).
struct Label {
  /// Label identifier (W2.3).
  Integer id{};
  /// Label name (W2.3).
  std::string name;
  /// Display colour (W2.3).
  HexColour color;
  /// Attributes of the label; their shape is not shown (W2.3).
  std::vector<Json> attributes;
  /// Kind of shape the label applies to (W2.3).
  LabelType type;
  /// Labels nested in this one; their shape is not shown (W2.3).
  std::vector<Json> sublabels;
  /// True when the label is nested in another (W2.3).
  bool has_parent{};
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Label&, const Label&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Label& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Label& value);

/// Stage of a job; `annotation` is seen, others may appear (W2.3).
using JobStage = std::string;

/// Known value of `JobStage`.
inline constexpr std::string_view job_stage_annotation = "annotation";

/// State of a job; `new` is seen, others may appear (W2.3).
using JobState = std::string;

/// Known value of `JobState`.
inline constexpr std::string_view job_state_new = "new";

/// Summary of a job within a segment (W2.3).
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
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const JobSummary&, const JobSummary&);
};

/// Writes the record as JSON.
void to_json(Json& json, const JobSummary& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, JobSummary& value);

/// A range of frames of a task, with the jobs that cover it (W2.3).
struct Segment {
  /// First frame of the range (W2.3).
  Integer start_frame{};
  /// Last frame of the range, inclusive (W2.3).
  Integer stop_frame{};
  /// Jobs of the segment (W2.3).
  std::vector<JobSummary> jobs;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Segment&, const Segment&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Segment& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Segment& value);

/// Dimension of a task's data; `2d` is seen, others may appear (W2.3).
using TaskDimension = std::string;

/// Known value of `TaskDimension`.
inline constexpr std::string_view task_dimension_2d = "2d";

/// Kind of storage; `local` is seen, others may appear (W2.3).
using StorageLocation = std::string;

/// Known value of `StorageLocation`.
inline constexpr std::string_view storage_location_local = "local";

/// Where a task's data is read from or written to (W2.3).
struct Storage {
  /// Storage identifier (W2.3).
  Integer id{};
  /// Kind of storage (W2.3).
  StorageLocation location;
  /// Cloud storage identifier, null when the storage is not in a cloud (W2.3).
  std::optional<Integer> cloud_storage_id;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Storage&, const Storage&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Storage& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Storage& value);

/// A task as a create event shows it: without the update-only fields (W2.3).
struct CreatedTask {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  HttpUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of the project the task belongs to (W2.3).
  Integer project_id{};
  /// Empty, or the name of a mode (W2.3).
  TaskMode mode;
  /// User who owns the task (W2.3).
  User owner;
  /// User the task is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Address of a bug tracker; may be empty (W2.3).
  std::string bug_tracker;
  /// When the task was created (W2.3).
  Timestamp created_date;
  /// When the task was last changed (W2.3).
  Timestamp updated_date;
  /// Frames that neighbouring segments share, or null (W2.3).
  Field<Integer> overlap;
  /// Frames of a segment (W2.3).
  std::optional<Integer> segment_size;
  /// Status of the task (W2.3).
  Status status;
  /// Labels of the task (W2.3).
  std::vector<Label> labels;
  /// Segments of the task; may be empty (W2.3).
  std::vector<Segment> segments;
  /// Dimension of the data (W2.3).
  TaskDimension dimension;
  /// Subset the task belongs to; may be empty (W2.3).
  std::string subset;
  /// Identifier of the organization, or null (W2.3).
  std::optional<Integer> organization;
  /// Where annotations are written to (W2.3).
  Storage target_storage;
  /// Where data is read from (W2.3).
  Storage source_storage;
  /// Members that the contract does not name, as they came.
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
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const CreateTaskEvent&, const CreateTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateTaskEvent& value);

/// Type of data chunks; `imageset` is seen, others may appear (W2.3).
using ChunkType = std::string;

/// Known value of `ChunkType`.
inline constexpr std::string_view chunk_type_imageset = "imageset";

/// A task as an update event shows it: in full (W2.3).
struct Task {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  HttpUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of the project the task belongs to (W2.3).
  Integer project_id{};
  /// Empty, or the name of a mode (W2.3).
  TaskMode mode;
  /// User who owns the task (W2.3).
  User owner;
  /// User the task is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Address of a bug tracker; may be empty (W2.3).
  std::string bug_tracker;
  /// When the task was created (W2.3).
  Timestamp created_date;
  /// When the task was last changed (W2.3).
  Timestamp updated_date;
  /// Frames that neighbouring segments share, or null (W2.3).
  std::optional<Integer> overlap;
  /// Frames of a segment (W2.3).
  Integer segment_size{};
  /// Status of the task (W2.3).
  Status status;
  /// Labels of the task (W2.3).
  std::vector<Label> labels;
  /// Segments of the task; may be empty (W2.3).
  std::vector<Segment> segments;
  /// Frames of a data chunk; update only (W2.3).
  Integer data_chunk_size{};
  /// Type of the compressed chunks; update only (W2.3).
  ChunkType data_compressed_chunk_type;
  /// Type of the original chunks; update only (W2.3).
  ChunkType data_original_chunk_type;
  /// Number of frames; update only (W2.3).
  Integer size{};
  /// Image quality; update only (W2.3).
  Integer image_quality{};
  /// Identifier of the task's data; update only (W2.3).
  Integer data{};
  /// Dimension of the data (W2.3).
  TaskDimension dimension;
  /// Subset the task belongs to; may be empty (W2.3).
  std::string subset;
  /// Identifier of the organization, or null (W2.3).
  std::optional<Integer> organization;
  /// Where annotations are written to (W2.3).
  Storage target_storage;
  /// Where data is read from (W2.3).
  Storage source_storage;
  /// Members that the contract does not name, as they came.
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
  /// Identifier of the project the task belongs to (W2.3).
  std::optional<Integer> project_id;
  /// Empty, or the name of a mode (W2.3).
  std::optional<TaskMode> mode;
  /// User who owns the task (W2.3).
  std::optional<User> owner;
  /// User the task is assigned to, or null (W2.3).
  Field<User> assignee;
  /// Address of a bug tracker; may be empty (W2.3).
  std::optional<std::string> bug_tracker;
  /// When the task was created (W2.3).
  std::optional<Timestamp> created_date;
  /// When the task was last changed (W2.3).
  std::optional<Timestamp> updated_date;
  /// Frames that neighbouring segments share, or null (W2.3).
  Field<Integer> overlap;
  /// Frames of a segment (W2.3).
  std::optional<Integer> segment_size;
  /// Status of the task (W2.3).
  std::optional<Status> status;
  /// Labels of the task (W2.3).
  std::optional<std::vector<Label>> labels;
  /// Segments of the task; may be empty (W2.3).
  std::optional<std::vector<Segment>> segments;
  /// Frames of a data chunk; update only (W2.3).
  std::optional<Integer> data_chunk_size;
  /// Type of the compressed chunks; update only (W2.3).
  std::optional<ChunkType> data_compressed_chunk_type;
  /// Type of the original chunks; update only (W2.3).
  std::optional<ChunkType> data_original_chunk_type;
  /// Number of frames; update only (W2.3).
  std::optional<Integer> size;
  /// Image quality; update only (W2.3).
  std::optional<Integer> image_quality;
  /// Identifier of the task's data; update only (W2.3).
  std::optional<Integer> data;
  /// Dimension of the data (W2.3).
  std::optional<TaskDimension> dimension;
  /// Subset the task belongs to; may be empty (W2.3).
  std::optional<std::string> subset;
  /// Identifier of the organization, or null (W2.3).
  Field<Integer> organization;
  /// Where annotations are written to (W2.3).
  std::optional<Storage> target_storage;
  /// Where data is read from (W2.3).
  std::optional<Storage> source_storage;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const TaskBeforeUpdate&, const TaskBeforeUpdate&);
};

/// Writes the record as JSON.
void to_json(Json& json, const TaskBeforeUpdate& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, TaskBeforeUpdate& value);

/// A task was changed, such as its status or assignee (W6.3).
struct UpdateTaskEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:task";
  /// The task after the update, in full (W6.3).
  Task task;
  /// Old values, under only those keys of the resource that changed (W6.3).
  TaskBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const UpdateTaskEvent&, const UpdateTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateTaskEvent& value);

/// A task as a delete event shows it: without the update-only fields (W2.3).
struct DeletedTask {
  /// Address of the task, `{base_url}/api/tasks/<task_id>` (W2.3).
  HttpUrl url;
  /// Task identifier (W2.3).
  Integer id{};
  /// Task name (W2.3).
  std::string name;
  /// Identifier of the project the task belongs to (W2.3).
  Integer project_id{};
  /// Empty, or the name of a mode (W2.3).
  TaskMode mode;
  /// User who owns the task (W2.3).
  User owner;
  /// User the task is assigned to, or null (W2.3).
  std::optional<User> assignee;
  /// Address of a bug tracker; may be empty (W2.3).
  std::string bug_tracker;
  /// When the task was created (W2.3).
  Timestamp created_date;
  /// When the task was last changed (W2.3).
  Timestamp updated_date;
  /// Frames that neighbouring segments share, or null (W2.3).
  Field<Integer> overlap;
  /// Frames of a segment (W2.3).
  std::optional<Integer> segment_size;
  /// Status of the task (W2.3).
  Status status;
  /// Labels of the task (W2.3).
  std::vector<Label> labels;
  /// Segments of the task; may be empty (W2.3).
  std::vector<Segment> segments;
  /// Dimension of the data (W2.3).
  TaskDimension dimension;
  /// Subset the task belongs to; may be empty (W2.3).
  std::string subset;
  /// Identifier of the organization, or null (W2.3).
  std::optional<Integer> organization;
  /// Where annotations are written to (W2.3).
  Storage target_storage;
  /// Where data is read from (W2.3).
  Storage source_storage;
  /// Members that the contract does not name, as they came.
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
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const DeleteTaskEvent&, const DeleteTaskEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteTaskEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteTaskEvent& value);

/// A job; its fields are not published, any object is valid (W2.5).
using Job = JsonObject;

/// Old values of the keys of a job that changed (W6.3).
using JobBeforeUpdate = JsonObject;

/// A job was changed, such as its state or assignee (W6.3).
struct UpdateJobEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:job";
  /// The job after the update, in full (W6.3).
  Job job;
  /// Old values, under only those keys of the resource that changed (W6.3).
  JobBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const UpdateJobEvent&, const UpdateJobEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const UpdateJobEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, UpdateJobEvent& value);

/// An issue; its fields are not published, any object is valid (W2.5).
using Issue = JsonObject;

/// An issue was opened (W6.2).
struct CreateIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:issue";
  /// The created issue, in full (W6.2).
  Issue issue;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const CreateIssueEvent&, const CreateIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateIssueEvent& value);

/// Old values of the keys of an issue that changed (W6.3).
using IssueBeforeUpdate = JsonObject;

/// An issue was changed (W6.3).
struct UpdateIssueEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:issue";
  /// The issue after the update, in full (W6.3).
  Issue issue;
  /// Old values, under only those keys of the resource that changed (W6.3).
  IssueBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
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
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const DeleteIssueEvent&, const DeleteIssueEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteIssueEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteIssueEvent& value);

/// A comment; its fields are not published, any object is valid (W2.5).
using Comment = JsonObject;

/// A comment was made (W6.2).
struct CreateCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "create:comment";
  /// The created comment, in full (W6.2).
  Comment comment;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const CreateCommentEvent&, const CreateCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const CreateCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, CreateCommentEvent& value);

/// Old values of the keys of a comment that changed (W6.3).
using CommentBeforeUpdate = JsonObject;

/// A comment was changed (W6.3).
struct UpdateCommentEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "update:comment";
  /// The comment after the update, in full (W6.3).
  Comment comment;
  /// Old values, under only those keys of the resource that changed (W6.3).
  CommentBeforeUpdate before_update;
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
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
  /// Identifier of the webhook that sends the delivery (W6.2).
  Integer webhook_id{};
  /// User who triggered the event (W6.2).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const DeleteCommentEvent&, const DeleteCommentEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const DeleteCommentEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, DeleteCommentEvent& value);

/// Scope of a webhook; closed vocabulary (W1.2).
enum class WebhookType {
  /// `project`.
  Project,
  /// `organization`.
  Organization,
};

/// Writes the value as in JSON.
std::string_view to_string(WebhookType value);

/// Media type of a delivery; `application/json` is seen, others may appear (W2.1).
using ContentType = std::string;

/// Known value of `ContentType`.
inline constexpr std::string_view content_type_application_json = "application/json";

/// Name of an event a webhook can subscribe to; closed vocabulary (W6.1).
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

/// Writes the value as in JSON.
std::string_view to_string(EventName value);

/// A webhook, as the ping delivery shows it; the secret is never returned (W2.1).
struct Webhook {
  /// Webhook identifier (W2.1).
  Integer id{};
  /// Address of the webhook, `{base_url}/api/webhooks/<webhook_id>` (W2.1).
  HttpUrl url;
  /// Where deliveries are sent (W2.1).
  HttpUrl target_url;
  /// Purpose in short; may be empty (W2.1).
  std::string description;
  /// Scope of the webhook (W1.2).
  WebhookType type{};
  /// Media type of the delivered payload, sent as Content-Type (W2.1).
  ContentType content_type;
  /// When false, nothing is delivered, ping included (W4.3.5).
  bool is_active{};
  /// When true, the target's certificate is verified (W4.3.4).
  bool enable_ssl{};
  /// When the webhook was created (W2.1).
  Timestamp created_date;
  /// When the webhook was last changed (W2.1).
  Timestamp updated_date;
  /// User who created the webhook (W2.1).
  User owner;
  /// Project identifier; an integer where `type` is `project` (W2.1).
  std::optional<Integer> project;
  /// Organization identifier; an integer where `type` is `organization` (W2.1).
  std::optional<Integer> organization;
  /// Subscribed event names (W6.1).
  std::vector<EventName> events;
  /// HTTP status of the last delivery; missing before the first one (W2.1).
  std::optional<Integer> last_status;
  /// When the last delivery was sent; missing before the first one (W2.1).
  std::optional<Timestamp> last_delivery_date;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const Webhook&, const Webhook&);
};

/// Writes the record as JSON.
void to_json(Json& json, const Webhook& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, Webhook& value);

/// A test of the delivery, asked for by a user (W6.5).
struct PingEvent {
  /// Value of `event`.
  static constexpr std::string_view event = "ping";
  /// The webhook that was pinged (W6.5).
  Webhook webhook;
  /// User who triggered the ping (W6.5).
  User sender;
  /// Members that the contract does not name, as they came.
  JsonObject extra;

  friend bool operator==(const PingEvent&, const PingEvent&);
};

/// Writes the record as JSON.
void to_json(Json& json, const PingEvent& value);

/// Reads the record from JSON; throws `DecodeError`.
void from_json(const Json& json, PingEvent& value);

/// A document whose `event` is none of the contract's (W6.1).
struct UnknownEvent {
  /// The value of `event`, as it was sent.
  std::string event;
  /// The document as it came.
  JsonObject document;

  friend bool operator==(const UnknownEvent&, const UnknownEvent&);
};

/// Writes the document as JSON.
void to_json(Json& json, const UnknownEvent& value);

/// The body of any delivery; `event` tells which envelope it is (W6).
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

/// Reads a document from the exact bytes of a body. Throws `UnreadableError` where it is no JSON text, and `DecodeError`,
/// which names each place, where it breaks the contract.
Delivery parse_delivery(std::string_view body);

/// Writes a document as JSON text: what was parsed, with unknown members, and nothing that was missing. Throws
/// `std::exception` where a text is not UTF-8 or a number not finite.
std::string write_delivery(const Delivery& document);

}  // namespace annotation_contracts::webhook_2_3
