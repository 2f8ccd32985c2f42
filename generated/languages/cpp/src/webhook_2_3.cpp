// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/webhook_2_3.hpp"

#include "decoding.hpp"
#include "encoding.hpp"
#include "members.hpp"

namespace annotation_contracts::webhook_2_3 {
namespace {

using namespace detail;

constexpr std::array<std::string_view, 2> webhook_type_words = {
    "project",
    "organization",
};

constexpr std::array<std::string_view, 18> event_name_words = {
    "update:organization",
    "update:membership",
    "delete:membership",
    "create:invitation",
    "delete:invitation",
    "create:project",
    "update:project",
    "delete:project",
    "create:task",
    "update:task",
    "delete:task",
    "update:job",
    "create:issue",
    "update:issue",
    "delete:issue",
    "create:comment",
    "update:comment",
    "delete:comment",
};

User read_user(Json&& node, const Place& at);
UpdateOrganizationEvent read_update_organization_event(Json&& node, const Place& at);
UpdateMembershipEvent read_update_membership_event(Json&& node, const Place& at);
DeleteMembershipEvent read_delete_membership_event(Json&& node, const Place& at);
CreateInvitationEvent read_create_invitation_event(Json&& node, const Place& at);
DeleteInvitationEvent read_delete_invitation_event(Json&& node, const Place& at);
CreateProjectEvent read_create_project_event(Json&& node, const Place& at);
UpdateProjectEvent read_update_project_event(Json&& node, const Place& at);
DeleteProjectEvent read_delete_project_event(Json&& node, const Place& at);
Label read_label(Json&& node, const Place& at);
JobSummary read_job_summary(Json&& node, const Place& at);
Segment read_segment(Json&& node, const Place& at);
Storage read_storage(Json&& node, const Place& at);
CreatedTask read_created_task(Json&& node, const Place& at);
CreateTaskEvent read_create_task_event(Json&& node, const Place& at);
Task read_task(Json&& node, const Place& at);
TaskBeforeUpdate read_task_before_update(Json&& node, const Place& at);
UpdateTaskEvent read_update_task_event(Json&& node, const Place& at);
DeletedTask read_deleted_task(Json&& node, const Place& at);
DeleteTaskEvent read_delete_task_event(Json&& node, const Place& at);
UpdateJobEvent read_update_job_event(Json&& node, const Place& at);
CreateIssueEvent read_create_issue_event(Json&& node, const Place& at);
UpdateIssueEvent read_update_issue_event(Json&& node, const Place& at);
DeleteIssueEvent read_delete_issue_event(Json&& node, const Place& at);
CreateCommentEvent read_create_comment_event(Json&& node, const Place& at);
UpdateCommentEvent read_update_comment_event(Json&& node, const Place& at);
DeleteCommentEvent read_delete_comment_event(Json&& node, const Place& at);
Webhook read_webhook(Json&& node, const Place& at);
PingEvent read_ping_event(Json&& node, const Place& at);
Delivery read_delivery(Json&& node, const Place& at);

User read_user(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  User value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("username", decode_string, value.username);
  members.required("first_name", decode_string, value.first_name);
  members.required("last_name", decode_string, value.last_name);
  value.extra = members.extra();
  return value;
}

UpdateOrganizationEvent read_update_organization_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateOrganizationEvent value;
  members.constant("event", "update:organization");
  members.required("organization", decode_object, value.organization);
  members.required("before_update", decode_object, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

UpdateMembershipEvent read_update_membership_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateMembershipEvent value;
  members.constant("event", "update:membership");
  members.required("membership", decode_object, value.membership);
  members.required("before_update", decode_object, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteMembershipEvent read_delete_membership_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteMembershipEvent value;
  members.constant("event", "delete:membership");
  members.required("membership", decode_object, value.membership);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

CreateInvitationEvent read_create_invitation_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateInvitationEvent value;
  members.constant("event", "create:invitation");
  members.required("invitation", decode_object, value.invitation);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteInvitationEvent read_delete_invitation_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteInvitationEvent value;
  members.constant("event", "delete:invitation");
  members.required("invitation", decode_object, value.invitation);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

CreateProjectEvent read_create_project_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateProjectEvent value;
  members.constant("event", "create:project");
  members.required("project", decode_object, value.project);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

UpdateProjectEvent read_update_project_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateProjectEvent value;
  members.constant("event", "update:project");
  members.required("project", decode_object, value.project);
  members.required("before_update", decode_object, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteProjectEvent read_delete_project_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteProjectEvent value;
  members.constant("event", "delete:project");
  members.required("project", decode_object, value.project);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

Label read_label(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Label value;
  members.required("id", decode_safe_integer, value.id);
  members.required("name", decode_string, value.name);
  members.required("color", decode_string, value.color);
  members.required("attributes", list_of(decode_json), value.attributes);
  members.required("type", decode_string, value.type);
  members.required("sublabels", list_of(decode_json), value.sublabels);
  members.required("has_parent", decode_boolean, value.has_parent);
  value.extra = members.extra();
  return value;
}

JobSummary read_job_summary(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  JobSummary value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("status", decode_string, value.status);
  members.required("stage", decode_string, value.stage);
  members.required("state", decode_string, value.state);
  value.extra = members.extra();
  return value;
}

Segment read_segment(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Segment value;
  members.required("start_frame", decode_safe_integer, value.start_frame);
  members.required("stop_frame", decode_safe_integer, value.stop_frame);
  members.required("jobs", list_of(read_job_summary), value.jobs);
  value.extra = members.extra();
  return value;
}

Storage read_storage(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Storage value;
  members.required("id", decode_safe_integer, value.id);
  members.required("location", decode_string, value.location);
  members.required("cloud_storage_id", nullable(decode_safe_integer), value.cloud_storage_id);
  value.extra = members.extra();
  return value;
}

CreatedTask read_created_task(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreatedTask value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("name", decode_string, value.name);
  members.required("project_id", decode_safe_integer, value.project_id);
  members.required("mode", decode_string, value.mode);
  members.required("owner", read_user, value.owner);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("bug_tracker", decode_string, value.bug_tracker);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.optional("overlap", nullable(decode_safe_integer), value.overlap);
  members.optional("segment_size", decode_safe_integer, value.segment_size);
  members.required("status", decode_string, value.status);
  members.required("labels", list_of(read_label), value.labels);
  members.required("segments", list_of(read_segment), value.segments);
  members.required("dimension", decode_string, value.dimension);
  members.required("subset", decode_string, value.subset);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("target_storage", read_storage, value.target_storage);
  members.required("source_storage", read_storage, value.source_storage);
  value.extra = members.extra();
  return value;
}

CreateTaskEvent read_create_task_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateTaskEvent value;
  members.constant("event", "create:task");
  members.required("task", read_created_task, value.task);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

Task read_task(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Task value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("name", decode_string, value.name);
  members.required("project_id", decode_safe_integer, value.project_id);
  members.required("mode", decode_string, value.mode);
  members.required("owner", read_user, value.owner);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("bug_tracker", decode_string, value.bug_tracker);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.required("overlap", nullable(decode_safe_integer), value.overlap);
  members.required("segment_size", decode_safe_integer, value.segment_size);
  members.required("status", decode_string, value.status);
  members.required("labels", list_of(read_label), value.labels);
  members.required("segments", list_of(read_segment), value.segments);
  members.required("data_chunk_size", decode_safe_integer, value.data_chunk_size);
  members.required("data_compressed_chunk_type", decode_string, value.data_compressed_chunk_type);
  members.required("data_original_chunk_type", decode_string, value.data_original_chunk_type);
  members.required("size", decode_safe_integer, value.size);
  members.required("image_quality", decode_safe_integer, value.image_quality);
  members.required("data", decode_safe_integer, value.data);
  members.required("dimension", decode_string, value.dimension);
  members.required("subset", decode_string, value.subset);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("target_storage", read_storage, value.target_storage);
  members.required("source_storage", read_storage, value.source_storage);
  value.extra = members.extra();
  return value;
}

TaskBeforeUpdate read_task_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  TaskBeforeUpdate value;
  members.optional("url", decode_string, value.url);
  members.optional("id", decode_safe_integer, value.id);
  members.optional("name", decode_string, value.name);
  members.optional("project_id", decode_safe_integer, value.project_id);
  members.optional("mode", decode_string, value.mode);
  members.optional("owner", read_user, value.owner);
  members.optional("assignee", nullable(read_user), value.assignee);
  members.optional("bug_tracker", decode_string, value.bug_tracker);
  members.optional("created_date", decode_string, value.created_date);
  members.optional("updated_date", decode_string, value.updated_date);
  members.optional("overlap", nullable(decode_safe_integer), value.overlap);
  members.optional("segment_size", decode_safe_integer, value.segment_size);
  members.optional("status", decode_string, value.status);
  members.optional("labels", list_of(read_label), value.labels);
  members.optional("segments", list_of(read_segment), value.segments);
  members.optional("data_chunk_size", decode_safe_integer, value.data_chunk_size);
  members.optional("data_compressed_chunk_type", decode_string, value.data_compressed_chunk_type);
  members.optional("data_original_chunk_type", decode_string, value.data_original_chunk_type);
  members.optional("size", decode_safe_integer, value.size);
  members.optional("image_quality", decode_safe_integer, value.image_quality);
  members.optional("data", decode_safe_integer, value.data);
  members.optional("dimension", decode_string, value.dimension);
  members.optional("subset", decode_string, value.subset);
  members.optional("organization", nullable(decode_safe_integer), value.organization);
  members.optional("target_storage", read_storage, value.target_storage);
  members.optional("source_storage", read_storage, value.source_storage);
  value.extra = members.extra();
  return value;
}

UpdateTaskEvent read_update_task_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateTaskEvent value;
  members.constant("event", "update:task");
  members.required("task", read_task, value.task);
  members.required("before_update", read_task_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

DeletedTask read_deleted_task(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeletedTask value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("name", decode_string, value.name);
  members.required("project_id", decode_safe_integer, value.project_id);
  members.required("mode", decode_string, value.mode);
  members.required("owner", read_user, value.owner);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("bug_tracker", decode_string, value.bug_tracker);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.optional("overlap", nullable(decode_safe_integer), value.overlap);
  members.optional("segment_size", decode_safe_integer, value.segment_size);
  members.required("status", decode_string, value.status);
  members.required("labels", list_of(read_label), value.labels);
  members.required("segments", list_of(read_segment), value.segments);
  members.required("dimension", decode_string, value.dimension);
  members.required("subset", decode_string, value.subset);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("target_storage", read_storage, value.target_storage);
  members.required("source_storage", read_storage, value.source_storage);
  value.extra = members.extra();
  return value;
}

DeleteTaskEvent read_delete_task_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteTaskEvent value;
  members.constant("event", "delete:task");
  members.required("task", read_deleted_task, value.task);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

UpdateJobEvent read_update_job_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateJobEvent value;
  members.constant("event", "update:job");
  members.required("job", decode_object, value.job);
  members.required("before_update", decode_object, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

CreateIssueEvent read_create_issue_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateIssueEvent value;
  members.constant("event", "create:issue");
  members.required("issue", decode_object, value.issue);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

UpdateIssueEvent read_update_issue_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateIssueEvent value;
  members.constant("event", "update:issue");
  members.required("issue", decode_object, value.issue);
  members.required("before_update", decode_object, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteIssueEvent read_delete_issue_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteIssueEvent value;
  members.constant("event", "delete:issue");
  members.required("issue", decode_object, value.issue);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

CreateCommentEvent read_create_comment_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateCommentEvent value;
  members.constant("event", "create:comment");
  members.required("comment", decode_object, value.comment);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

UpdateCommentEvent read_update_comment_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateCommentEvent value;
  members.constant("event", "update:comment");
  members.required("comment", decode_object, value.comment);
  members.required("before_update", decode_object, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteCommentEvent read_delete_comment_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteCommentEvent value;
  members.constant("event", "delete:comment");
  members.required("comment", decode_object, value.comment);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

Webhook read_webhook(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Webhook value;
  members.required("id", decode_safe_integer, value.id);
  members.required("url", decode_string, value.url);
  members.required("target_url", decode_string, value.target_url);
  members.required("description", decode_string, value.description);
  members.required("type", word_of<WebhookType>(webhook_type_words), value.type);
  members.required("content_type", decode_string, value.content_type);
  members.required("is_active", decode_boolean, value.is_active);
  members.required("enable_ssl", decode_boolean, value.enable_ssl);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.required("owner", read_user, value.owner);
  members.required("project", nullable(decode_safe_integer), value.project);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("events", list_of(word_of<EventName>(event_name_words)), value.events);
  members.optional("last_status", decode_safe_integer, value.last_status);
  members.optional("last_delivery_date", decode_string, value.last_delivery_date);
  value.extra = members.extra();
  return value;
}

PingEvent read_ping_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  PingEvent value;
  members.constant("event", "ping");
  members.required("webhook", read_webhook, value.webhook);
  members.required("sender", read_user, value.sender);
  value.extra = members.extra();
  return value;
}

Delivery read_delivery(Json&& node, const Place& at) {
  const auto tag = tag_in("event", node, at);
  if (!tag) return {};
  if (*tag == UpdateOrganizationEvent::event) return read_update_organization_event(std::move(node), at);
  if (*tag == UpdateMembershipEvent::event) return read_update_membership_event(std::move(node), at);
  if (*tag == DeleteMembershipEvent::event) return read_delete_membership_event(std::move(node), at);
  if (*tag == CreateInvitationEvent::event) return read_create_invitation_event(std::move(node), at);
  if (*tag == DeleteInvitationEvent::event) return read_delete_invitation_event(std::move(node), at);
  if (*tag == CreateProjectEvent::event) return read_create_project_event(std::move(node), at);
  if (*tag == UpdateProjectEvent::event) return read_update_project_event(std::move(node), at);
  if (*tag == DeleteProjectEvent::event) return read_delete_project_event(std::move(node), at);
  if (*tag == CreateTaskEvent::event) return read_create_task_event(std::move(node), at);
  if (*tag == UpdateTaskEvent::event) return read_update_task_event(std::move(node), at);
  if (*tag == DeleteTaskEvent::event) return read_delete_task_event(std::move(node), at);
  if (*tag == UpdateJobEvent::event) return read_update_job_event(std::move(node), at);
  if (*tag == CreateIssueEvent::event) return read_create_issue_event(std::move(node), at);
  if (*tag == UpdateIssueEvent::event) return read_update_issue_event(std::move(node), at);
  if (*tag == DeleteIssueEvent::event) return read_delete_issue_event(std::move(node), at);
  if (*tag == CreateCommentEvent::event) return read_create_comment_event(std::move(node), at);
  if (*tag == UpdateCommentEvent::event) return read_update_comment_event(std::move(node), at);
  if (*tag == DeleteCommentEvent::event) return read_delete_comment_event(std::move(node), at);
  if (*tag == PingEvent::event) return read_ping_event(std::move(node), at);
  return UnknownEvent{*tag, decode_object(std::move(node), at)};
}

}  // namespace

std::string_view to_string(WebhookType value) {
  return webhook_type_words.at(static_cast<std::size_t>(value));
}

std::string_view to_string(EventName value) {
  return event_name_words.at(static_cast<std::size_t>(value));
}

bool operator==(const User&, const User&) = default;

void to_json(Json& json, const User& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "username", value.username);
  put(json, "first_name", value.first_name);
  put(json, "last_name", value.last_name);
}

void from_json(const Json& json, User& value) {
  value = decode_document(read_user, Json(json));
}

bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&) = default;

void to_json(Json& json, const UpdateOrganizationEvent& value) {
  json = value.extra;
  json["event"] = UpdateOrganizationEvent::event;
  put(json, "organization", value.organization);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateOrganizationEvent& value) {
  value = decode_document(read_update_organization_event, Json(json));
}

bool operator==(const UpdateMembershipEvent&, const UpdateMembershipEvent&) = default;

void to_json(Json& json, const UpdateMembershipEvent& value) {
  json = value.extra;
  json["event"] = UpdateMembershipEvent::event;
  put(json, "membership", value.membership);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateMembershipEvent& value) {
  value = decode_document(read_update_membership_event, Json(json));
}

bool operator==(const DeleteMembershipEvent&, const DeleteMembershipEvent&) = default;

void to_json(Json& json, const DeleteMembershipEvent& value) {
  json = value.extra;
  json["event"] = DeleteMembershipEvent::event;
  put(json, "membership", value.membership);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteMembershipEvent& value) {
  value = decode_document(read_delete_membership_event, Json(json));
}

bool operator==(const CreateInvitationEvent&, const CreateInvitationEvent&) = default;

void to_json(Json& json, const CreateInvitationEvent& value) {
  json = value.extra;
  json["event"] = CreateInvitationEvent::event;
  put(json, "invitation", value.invitation);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateInvitationEvent& value) {
  value = decode_document(read_create_invitation_event, Json(json));
}

bool operator==(const DeleteInvitationEvent&, const DeleteInvitationEvent&) = default;

void to_json(Json& json, const DeleteInvitationEvent& value) {
  json = value.extra;
  json["event"] = DeleteInvitationEvent::event;
  put(json, "invitation", value.invitation);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteInvitationEvent& value) {
  value = decode_document(read_delete_invitation_event, Json(json));
}

bool operator==(const CreateProjectEvent&, const CreateProjectEvent&) = default;

void to_json(Json& json, const CreateProjectEvent& value) {
  json = value.extra;
  json["event"] = CreateProjectEvent::event;
  put(json, "project", value.project);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateProjectEvent& value) {
  value = decode_document(read_create_project_event, Json(json));
}

bool operator==(const UpdateProjectEvent&, const UpdateProjectEvent&) = default;

void to_json(Json& json, const UpdateProjectEvent& value) {
  json = value.extra;
  json["event"] = UpdateProjectEvent::event;
  put(json, "project", value.project);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateProjectEvent& value) {
  value = decode_document(read_update_project_event, Json(json));
}

bool operator==(const DeleteProjectEvent&, const DeleteProjectEvent&) = default;

void to_json(Json& json, const DeleteProjectEvent& value) {
  json = value.extra;
  json["event"] = DeleteProjectEvent::event;
  put(json, "project", value.project);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteProjectEvent& value) {
  value = decode_document(read_delete_project_event, Json(json));
}

bool operator==(const Label&, const Label&) = default;

void to_json(Json& json, const Label& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "name", value.name);
  put(json, "color", value.color);
  put(json, "attributes", value.attributes);
  put(json, "type", value.type);
  put(json, "sublabels", value.sublabels);
  put(json, "has_parent", value.has_parent);
}

void from_json(const Json& json, Label& value) {
  value = decode_document(read_label, Json(json));
}

bool operator==(const JobSummary&, const JobSummary&) = default;

void to_json(Json& json, const JobSummary& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "assignee", value.assignee);
  put(json, "status", value.status);
  put(json, "stage", value.stage);
  put(json, "state", value.state);
}

void from_json(const Json& json, JobSummary& value) {
  value = decode_document(read_job_summary, Json(json));
}

bool operator==(const Segment&, const Segment&) = default;

void to_json(Json& json, const Segment& value) {
  json = value.extra;
  put(json, "start_frame", value.start_frame);
  put(json, "stop_frame", value.stop_frame);
  put(json, "jobs", value.jobs);
}

void from_json(const Json& json, Segment& value) {
  value = decode_document(read_segment, Json(json));
}

bool operator==(const Storage&, const Storage&) = default;

void to_json(Json& json, const Storage& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "location", value.location);
  put(json, "cloud_storage_id", value.cloud_storage_id);
}

void from_json(const Json& json, Storage& value) {
  value = decode_document(read_storage, Json(json));
}

bool operator==(const CreatedTask&, const CreatedTask&) = default;

void to_json(Json& json, const CreatedTask& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "name", value.name);
  put(json, "project_id", value.project_id);
  put(json, "mode", value.mode);
  put(json, "owner", value.owner);
  put(json, "assignee", value.assignee);
  put(json, "bug_tracker", value.bug_tracker);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put_optional(json, "overlap", value.overlap);
  put_optional(json, "segment_size", value.segment_size);
  put(json, "status", value.status);
  put(json, "labels", value.labels);
  put(json, "segments", value.segments);
  put(json, "dimension", value.dimension);
  put(json, "subset", value.subset);
  put(json, "organization", value.organization);
  put(json, "target_storage", value.target_storage);
  put(json, "source_storage", value.source_storage);
}

void from_json(const Json& json, CreatedTask& value) {
  value = decode_document(read_created_task, Json(json));
}

bool operator==(const CreateTaskEvent&, const CreateTaskEvent&) = default;

void to_json(Json& json, const CreateTaskEvent& value) {
  json = value.extra;
  json["event"] = CreateTaskEvent::event;
  put(json, "task", value.task);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateTaskEvent& value) {
  value = decode_document(read_create_task_event, Json(json));
}

bool operator==(const Task&, const Task&) = default;

void to_json(Json& json, const Task& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "name", value.name);
  put(json, "project_id", value.project_id);
  put(json, "mode", value.mode);
  put(json, "owner", value.owner);
  put(json, "assignee", value.assignee);
  put(json, "bug_tracker", value.bug_tracker);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put(json, "overlap", value.overlap);
  put(json, "segment_size", value.segment_size);
  put(json, "status", value.status);
  put(json, "labels", value.labels);
  put(json, "segments", value.segments);
  put(json, "data_chunk_size", value.data_chunk_size);
  put(json, "data_compressed_chunk_type", value.data_compressed_chunk_type);
  put(json, "data_original_chunk_type", value.data_original_chunk_type);
  put(json, "size", value.size);
  put(json, "image_quality", value.image_quality);
  put(json, "data", value.data);
  put(json, "dimension", value.dimension);
  put(json, "subset", value.subset);
  put(json, "organization", value.organization);
  put(json, "target_storage", value.target_storage);
  put(json, "source_storage", value.source_storage);
}

void from_json(const Json& json, Task& value) {
  value = decode_document(read_task, Json(json));
}

bool operator==(const TaskBeforeUpdate&, const TaskBeforeUpdate&) = default;

void to_json(Json& json, const TaskBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "url", value.url);
  put_optional(json, "id", value.id);
  put_optional(json, "name", value.name);
  put_optional(json, "project_id", value.project_id);
  put_optional(json, "mode", value.mode);
  put_optional(json, "owner", value.owner);
  put_optional(json, "assignee", value.assignee);
  put_optional(json, "bug_tracker", value.bug_tracker);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "updated_date", value.updated_date);
  put_optional(json, "overlap", value.overlap);
  put_optional(json, "segment_size", value.segment_size);
  put_optional(json, "status", value.status);
  put_optional(json, "labels", value.labels);
  put_optional(json, "segments", value.segments);
  put_optional(json, "data_chunk_size", value.data_chunk_size);
  put_optional(json, "data_compressed_chunk_type", value.data_compressed_chunk_type);
  put_optional(json, "data_original_chunk_type", value.data_original_chunk_type);
  put_optional(json, "size", value.size);
  put_optional(json, "image_quality", value.image_quality);
  put_optional(json, "data", value.data);
  put_optional(json, "dimension", value.dimension);
  put_optional(json, "subset", value.subset);
  put_optional(json, "organization", value.organization);
  put_optional(json, "target_storage", value.target_storage);
  put_optional(json, "source_storage", value.source_storage);
}

void from_json(const Json& json, TaskBeforeUpdate& value) {
  value = decode_document(read_task_before_update, Json(json));
}

bool operator==(const UpdateTaskEvent&, const UpdateTaskEvent&) = default;

void to_json(Json& json, const UpdateTaskEvent& value) {
  json = value.extra;
  json["event"] = UpdateTaskEvent::event;
  put(json, "task", value.task);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateTaskEvent& value) {
  value = decode_document(read_update_task_event, Json(json));
}

bool operator==(const DeletedTask&, const DeletedTask&) = default;

void to_json(Json& json, const DeletedTask& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "name", value.name);
  put(json, "project_id", value.project_id);
  put(json, "mode", value.mode);
  put(json, "owner", value.owner);
  put(json, "assignee", value.assignee);
  put(json, "bug_tracker", value.bug_tracker);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put_optional(json, "overlap", value.overlap);
  put_optional(json, "segment_size", value.segment_size);
  put(json, "status", value.status);
  put(json, "labels", value.labels);
  put(json, "segments", value.segments);
  put(json, "dimension", value.dimension);
  put(json, "subset", value.subset);
  put(json, "organization", value.organization);
  put(json, "target_storage", value.target_storage);
  put(json, "source_storage", value.source_storage);
}

void from_json(const Json& json, DeletedTask& value) {
  value = decode_document(read_deleted_task, Json(json));
}

bool operator==(const DeleteTaskEvent&, const DeleteTaskEvent&) = default;

void to_json(Json& json, const DeleteTaskEvent& value) {
  json = value.extra;
  json["event"] = DeleteTaskEvent::event;
  put(json, "task", value.task);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteTaskEvent& value) {
  value = decode_document(read_delete_task_event, Json(json));
}

bool operator==(const UpdateJobEvent&, const UpdateJobEvent&) = default;

void to_json(Json& json, const UpdateJobEvent& value) {
  json = value.extra;
  json["event"] = UpdateJobEvent::event;
  put(json, "job", value.job);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateJobEvent& value) {
  value = decode_document(read_update_job_event, Json(json));
}

bool operator==(const CreateIssueEvent&, const CreateIssueEvent&) = default;

void to_json(Json& json, const CreateIssueEvent& value) {
  json = value.extra;
  json["event"] = CreateIssueEvent::event;
  put(json, "issue", value.issue);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateIssueEvent& value) {
  value = decode_document(read_create_issue_event, Json(json));
}

bool operator==(const UpdateIssueEvent&, const UpdateIssueEvent&) = default;

void to_json(Json& json, const UpdateIssueEvent& value) {
  json = value.extra;
  json["event"] = UpdateIssueEvent::event;
  put(json, "issue", value.issue);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateIssueEvent& value) {
  value = decode_document(read_update_issue_event, Json(json));
}

bool operator==(const DeleteIssueEvent&, const DeleteIssueEvent&) = default;

void to_json(Json& json, const DeleteIssueEvent& value) {
  json = value.extra;
  json["event"] = DeleteIssueEvent::event;
  put(json, "issue", value.issue);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteIssueEvent& value) {
  value = decode_document(read_delete_issue_event, Json(json));
}

bool operator==(const CreateCommentEvent&, const CreateCommentEvent&) = default;

void to_json(Json& json, const CreateCommentEvent& value) {
  json = value.extra;
  json["event"] = CreateCommentEvent::event;
  put(json, "comment", value.comment);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateCommentEvent& value) {
  value = decode_document(read_create_comment_event, Json(json));
}

bool operator==(const UpdateCommentEvent&, const UpdateCommentEvent&) = default;

void to_json(Json& json, const UpdateCommentEvent& value) {
  json = value.extra;
  json["event"] = UpdateCommentEvent::event;
  put(json, "comment", value.comment);
  put(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateCommentEvent& value) {
  value = decode_document(read_update_comment_event, Json(json));
}

bool operator==(const DeleteCommentEvent&, const DeleteCommentEvent&) = default;

void to_json(Json& json, const DeleteCommentEvent& value) {
  json = value.extra;
  json["event"] = DeleteCommentEvent::event;
  put(json, "comment", value.comment);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteCommentEvent& value) {
  value = decode_document(read_delete_comment_event, Json(json));
}

bool operator==(const Webhook&, const Webhook&) = default;

void to_json(Json& json, const Webhook& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "url", value.url);
  put(json, "target_url", value.target_url);
  put(json, "description", value.description);
  put(json, "type", value.type);
  put(json, "content_type", value.content_type);
  put(json, "is_active", value.is_active);
  put(json, "enable_ssl", value.enable_ssl);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put(json, "owner", value.owner);
  put(json, "project", value.project);
  put(json, "organization", value.organization);
  put(json, "events", value.events);
  put_optional(json, "last_status", value.last_status);
  put_optional(json, "last_delivery_date", value.last_delivery_date);
}

void from_json(const Json& json, Webhook& value) {
  value = decode_document(read_webhook, Json(json));
}

bool operator==(const PingEvent&, const PingEvent&) = default;

void to_json(Json& json, const PingEvent& value) {
  json = value.extra;
  json["event"] = PingEvent::event;
  put(json, "webhook", value.webhook);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, PingEvent& value) {
  value = decode_document(read_ping_event, Json(json));
}

bool operator==(const UnknownEvent&, const UnknownEvent&) = default;

void to_json(Json& json, const UnknownEvent& value) {
  json = value.document;
}

Delivery parse_delivery(std::string_view body) {
  return decode_document(read_delivery, read_json(body));
}

std::string write_delivery(const Delivery& document) {
  return write_json(encode(document));
}

Json encode_delivery(const Delivery& document) {
  return encode(document);
}

Delivery decode_delivery(const Json& json) {
  return decode_document(read_delivery, Json(json));
}

}  // namespace annotation_contracts::webhook_2_3
