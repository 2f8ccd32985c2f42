// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

#include "annotation_contracts/webhook_2_4.hpp"

#include "decoding.hpp"
#include "encoding.hpp"
#include "members.hpp"

namespace annotation_contracts::webhook_2_4 {
namespace {

using namespace detail;

constexpr std::array<std::string_view, 1> nameless_user_username_words = {
    "",
};

constexpr std::array<std::string_view, 1> nameless_user_first_name_words = {
    "",
};

constexpr std::array<std::string_view, 1> nameless_user_last_name_words = {
    "",
};

constexpr std::array<std::string_view, 2> webhook_type_words = {
    "project",
    "organization",
};

constexpr std::array<std::string_view, 22> event_name_words = {
    "update:organization",
    "delete:organization",
    "update:membership",
    "delete:membership",
    "create:membership",
    "create:invitation",
    "delete:invitation",
    "create:project",
    "update:project",
    "delete:project",
    "create:task",
    "update:task",
    "delete:task",
    "update:job",
    "create:job",
    "delete:job",
    "create:issue",
    "update:issue",
    "delete:issue",
    "create:comment",
    "update:comment",
    "delete:comment",
};

User read_user(Json&& node, const Place& at);
Organization read_organization(Json&& node, const Place& at);
OrganizationBeforeUpdate read_organization_before_update(Json&& node, const Place& at);
BackgroundUser read_background_user(Json&& node, const Place& at);
NamelessUser read_nameless_user(Json&& node, const Place& at);
Sender read_sender(Json&& node, const Place& at);
UpdateOrganizationEvent read_update_organization_event(Json&& node, const Place& at);
DeleteOrganizationEvent read_delete_organization_event(Json&& node, const Place& at);
Membership read_membership(Json&& node, const Place& at);
MembershipBeforeUpdate read_membership_before_update(Json&& node, const Place& at);
UpdateMembershipEvent read_update_membership_event(Json&& node, const Place& at);
DeleteMembershipEvent read_delete_membership_event(Json&& node, const Place& at);
CreateMembershipEvent read_create_membership_event(Json&& node, const Place& at);
BasicOrganization read_basic_organization(Json&& node, const Place& at);
Invitation read_invitation(Json&& node, const Place& at);
CreateInvitationEvent read_create_invitation_event(Json&& node, const Place& at);
DeleteInvitationEvent read_delete_invitation_event(Json&& node, const Place& at);
LabelsSummary read_labels_summary(Json&& node, const Place& at);
TasksSummary read_tasks_summary(Json&& node, const Place& at);
Storage read_storage(Json&& node, const Place& at);
Project read_project(Json&& node, const Place& at);
CreateProjectEvent read_create_project_event(Json&& node, const Place& at);
ProjectBeforeUpdate read_project_before_update(Json&& node, const Place& at);
UpdateProjectEvent read_update_project_event(Json&& node, const Place& at);
DeleteProjectEvent read_delete_project_event(Json&& node, const Place& at);
JobsSummary read_jobs_summary(Json&& node, const Place& at);
Task read_task(Json&& node, const Place& at);
CreateTaskEvent read_create_task_event(Json&& node, const Place& at);
TaskBeforeUpdate read_task_before_update(Json&& node, const Place& at);
UpdateTaskEvent read_update_task_event(Json&& node, const Place& at);
DeleteTaskEvent read_delete_task_event(Json&& node, const Place& at);
IssuesSummary read_issues_summary(Json&& node, const Place& at);
Job read_job(Json&& node, const Place& at);
JobBeforeUpdate read_job_before_update(Json&& node, const Place& at);
UpdateJobEvent read_update_job_event(Json&& node, const Place& at);
CreateJobEvent read_create_job_event(Json&& node, const Place& at);
DeleteJobEvent read_delete_job_event(Json&& node, const Place& at);
CommentsSummary read_comments_summary(Json&& node, const Place& at);
Issue read_issue(Json&& node, const Place& at);
CreateIssueEvent read_create_issue_event(Json&& node, const Place& at);
IssueBeforeUpdate read_issue_before_update(Json&& node, const Place& at);
UpdateIssueEvent read_update_issue_event(Json&& node, const Place& at);
DeleteIssueEvent read_delete_issue_event(Json&& node, const Place& at);
Comment read_comment(Json&& node, const Place& at);
CreateCommentEvent read_create_comment_event(Json&& node, const Place& at);
CommentBeforeUpdate read_comment_before_update(Json&& node, const Place& at);
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

Organization read_organization(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Organization value;
  members.required("id", decode_safe_integer, value.id);
  members.required("slug", decode_string, value.slug);
  members.required("name", decode_string, value.name);
  members.required("description", decode_string, value.description);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.required("contact", decode_json, value.contact);
  members.required("owner", nullable(read_user), value.owner);
  value.extra = members.extra();
  return value;
}

OrganizationBeforeUpdate read_organization_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  OrganizationBeforeUpdate value;
  members.optional("id", decode_safe_integer, value.id);
  members.optional("slug", decode_string, value.slug);
  members.optional("name", decode_string, value.name);
  members.optional("description", decode_string, value.description);
  members.optional("created_date", decode_string, value.created_date);
  members.optional("updated_date", decode_string, value.updated_date);
  members.optional("contact", decode_json, value.contact);
  members.optional("owner", nullable(read_user), value.owner);
  value.extra = members.extra();
  return value;
}

BackgroundUser read_background_user(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  BackgroundUser value;
  members.required("id", decode_safe_integer, value.id);
  members.required("username", decode_string, value.username);
  members.required("email", decode_string, value.email);
  value.extra = members.extra();
  return value;
}

NamelessUser read_nameless_user(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  NamelessUser value;
  members.required("username", word_of<NamelessUserUsername>(nameless_user_username_words), value.username);
  members.required("first_name", word_of<NamelessUserFirstName>(nameless_user_first_name_words), value.first_name);
  members.required("last_name", word_of<NamelessUserLastName>(nameless_user_last_name_words), value.last_name);
  value.extra = members.extra();
  return value;
}

Sender read_sender(Json&& node, const Place& at) {
  std::vector<Branch<Sender>> branches = {
      {"", {"url", "id", "username", "first_name", "last_name"},
       [](Json&& branch, const Place& place) -> Sender { return read_user(std::move(branch), place); }},
      {"", {"id", "username", "email"},
       [](Json&& branch, const Place& place) -> Sender { return read_background_user(std::move(branch), place); }},
      {"", {"username", "first_name", "last_name"},
       [](Json&& branch, const Place& place) -> Sender { return read_nameless_user(std::move(branch), place); }},
  };
  return fitting(std::move(branches), std::move(node), at);
}

UpdateOrganizationEvent read_update_organization_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateOrganizationEvent value;
  members.constant("event", "update:organization");
  members.required("organization", read_organization, value.organization);
  members.optional("before_update", read_organization_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteOrganizationEvent read_delete_organization_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteOrganizationEvent value;
  members.constant("event", "delete:organization");
  members.required("organization", read_organization, value.organization);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

Membership read_membership(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Membership value;
  members.required("id", decode_safe_integer, value.id);
  members.required("user", read_user, value.user);
  members.required("organization", decode_safe_integer, value.organization);
  members.required("is_active", decode_boolean, value.is_active);
  members.required("joined_date", nullable(decode_string), value.joined_date);
  members.required("role", decode_string, value.role);
  members.required("invitation", nullable(decode_string), value.invitation);
  value.extra = members.extra();
  return value;
}

MembershipBeforeUpdate read_membership_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  MembershipBeforeUpdate value;
  members.optional("id", decode_safe_integer, value.id);
  members.optional("user", read_user, value.user);
  members.optional("organization", decode_safe_integer, value.organization);
  members.optional("is_active", decode_boolean, value.is_active);
  members.optional("joined_date", nullable(decode_string), value.joined_date);
  members.optional("role", decode_string, value.role);
  members.optional("invitation", nullable(decode_string), value.invitation);
  value.extra = members.extra();
  return value;
}

UpdateMembershipEvent read_update_membership_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateMembershipEvent value;
  members.constant("event", "update:membership");
  members.required("membership", read_membership, value.membership);
  members.optional("before_update", read_membership_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteMembershipEvent read_delete_membership_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteMembershipEvent value;
  members.constant("event", "delete:membership");
  members.required("membership", read_membership, value.membership);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

CreateMembershipEvent read_create_membership_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateMembershipEvent value;
  members.constant("event", "create:membership");
  members.required("membership", read_membership, value.membership);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

BasicOrganization read_basic_organization(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  BasicOrganization value;
  members.required("id", decode_safe_integer, value.id);
  members.required("slug", decode_string, value.slug);
  value.extra = members.extra();
  return value;
}

Invitation read_invitation(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Invitation value;
  members.required("key", decode_string, value.key);
  members.required("created_date", decode_string, value.created_date);
  members.required("owner", nullable(read_user), value.owner);
  members.required("role", decode_string, value.role);
  members.required("user", read_user, value.user);
  members.required("organization", decode_safe_integer, value.organization);
  members.optional("expired", nullable(decode_boolean), value.expired);
  members.optional("organization_info", read_basic_organization, value.organization_info);
  value.extra = members.extra();
  return value;
}

CreateInvitationEvent read_create_invitation_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateInvitationEvent value;
  members.constant("event", "create:invitation");
  members.required("invitation", read_invitation, value.invitation);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteInvitationEvent read_delete_invitation_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteInvitationEvent value;
  members.constant("event", "delete:invitation");
  members.required("invitation", read_invitation, value.invitation);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

LabelsSummary read_labels_summary(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  LabelsSummary value;
  members.required("url", decode_string, value.url);
  members.optional("count", decode_safe_integer, value.count);
  value.extra = members.extra();
  return value;
}

TasksSummary read_tasks_summary(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  TasksSummary value;
  members.required("count", decode_safe_integer, value.count);
  members.required("url", nullable(decode_string), value.url);
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

Project read_project(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Project value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("name", decode_string, value.name);
  members.required("labels", nullable(read_labels_summary), value.labels);
  members.required("tasks", read_tasks_summary, value.tasks);
  members.required("owner", nullable(read_user), value.owner);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("bug_tracker", decode_string, value.bug_tracker);
  members.required("task_subsets", list_of(decode_string), value.task_subsets);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.required("status", decode_string, value.status);
  members.required("dimension", nullable(decode_string), value.dimension);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("target_storage", nullable(read_storage), value.target_storage);
  members.required("source_storage", nullable(read_storage), value.source_storage);
  members.optional("guide_id", nullable(decode_safe_integer), value.guide_id);
  members.optional("assignee_updated_date", nullable(decode_string), value.assignee_updated_date);
  members.optional("organization_id", nullable(decode_safe_integer), value.organization_id);
  value.extra = members.extra();
  return value;
}

CreateProjectEvent read_create_project_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateProjectEvent value;
  members.constant("event", "create:project");
  members.required("project", read_project, value.project);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

ProjectBeforeUpdate read_project_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  ProjectBeforeUpdate value;
  members.optional("url", decode_string, value.url);
  members.optional("id", decode_safe_integer, value.id);
  members.optional("name", decode_string, value.name);
  members.optional("labels", nullable(read_labels_summary), value.labels);
  members.optional("tasks", read_tasks_summary, value.tasks);
  members.optional("owner", nullable(read_user), value.owner);
  members.optional("assignee", nullable(read_user), value.assignee);
  members.optional("bug_tracker", decode_string, value.bug_tracker);
  members.optional("task_subsets", list_of(decode_string), value.task_subsets);
  members.optional("created_date", decode_string, value.created_date);
  members.optional("updated_date", decode_string, value.updated_date);
  members.optional("status", decode_string, value.status);
  members.optional("dimension", nullable(decode_string), value.dimension);
  members.optional("organization", nullable(decode_safe_integer), value.organization);
  members.optional("target_storage", nullable(read_storage), value.target_storage);
  members.optional("source_storage", nullable(read_storage), value.source_storage);
  members.optional("guide_id", nullable(decode_safe_integer), value.guide_id);
  members.optional("assignee_updated_date", nullable(decode_string), value.assignee_updated_date);
  members.optional("organization_id", nullable(decode_safe_integer), value.organization_id);
  value.extra = members.extra();
  return value;
}

UpdateProjectEvent read_update_project_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateProjectEvent value;
  members.constant("event", "update:project");
  members.required("project", read_project, value.project);
  members.optional("before_update", read_project_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteProjectEvent read_delete_project_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteProjectEvent value;
  members.constant("event", "delete:project");
  members.required("project", read_project, value.project);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

JobsSummary read_jobs_summary(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  JobsSummary value;
  members.required("count", decode_safe_integer, value.count);
  members.required("completed", nullable(decode_safe_integer), value.completed);
  members.optional("validation", nullable(decode_safe_integer), value.validation);
  members.required("url", nullable(decode_string), value.url);
  value.extra = members.extra();
  return value;
}

Task read_task(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Task value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("name", decode_string, value.name);
  members.required("project_id", nullable(decode_safe_integer), value.project_id);
  members.required("mode", decode_string, value.mode);
  members.required("owner", nullable(read_user), value.owner);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("bug_tracker", decode_string, value.bug_tracker);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  members.required("overlap", nullable(decode_safe_integer), value.overlap);
  members.required("segment_size", decode_safe_integer, value.segment_size);
  members.required("status", decode_string, value.status);
  members.required("labels", nullable(read_labels_summary), value.labels);
  members.required("jobs", read_jobs_summary, value.jobs);
  members.optional("data_chunk_size", nullable(decode_safe_integer), value.data_chunk_size);
  members.optional("data_compressed_chunk_type", decode_string, value.data_compressed_chunk_type);
  members.optional("data_original_chunk_type", decode_string, value.data_original_chunk_type);
  members.optional("size", decode_safe_integer, value.size);
  members.optional("image_quality", decode_safe_integer, value.image_quality);
  members.optional("data", nullable(decode_safe_integer), value.data);
  members.required("dimension", decode_string, value.dimension);
  members.required("subset", decode_string, value.subset);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("target_storage", nullable(read_storage), value.target_storage);
  members.required("source_storage", nullable(read_storage), value.source_storage);
  members.optional("guide_id", nullable(decode_safe_integer), value.guide_id);
  members.optional("assignee_updated_date", nullable(decode_string), value.assignee_updated_date);
  members.optional("validation_mode", nullable(decode_string), value.validation_mode);
  members.optional("consensus_enabled", decode_boolean, value.consensus_enabled);
  members.optional("data_cloud_storage_id", nullable(decode_safe_integer), value.data_cloud_storage_id);
  members.optional("organization_id", nullable(decode_safe_integer), value.organization_id);
  members.optional("project_name", nullable(decode_string), value.project_name);
  value.extra = members.extra();
  return value;
}

CreateTaskEvent read_create_task_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateTaskEvent value;
  members.constant("event", "create:task");
  members.required("task", read_task, value.task);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

TaskBeforeUpdate read_task_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  TaskBeforeUpdate value;
  members.optional("url", decode_string, value.url);
  members.optional("id", decode_safe_integer, value.id);
  members.optional("name", decode_string, value.name);
  members.optional("project_id", nullable(decode_safe_integer), value.project_id);
  members.optional("mode", decode_string, value.mode);
  members.optional("owner", nullable(read_user), value.owner);
  members.optional("assignee", nullable(read_user), value.assignee);
  members.optional("bug_tracker", decode_string, value.bug_tracker);
  members.optional("created_date", decode_string, value.created_date);
  members.optional("updated_date", decode_string, value.updated_date);
  members.optional("overlap", nullable(decode_safe_integer), value.overlap);
  members.optional("segment_size", decode_safe_integer, value.segment_size);
  members.optional("status", decode_string, value.status);
  members.optional("labels", nullable(read_labels_summary), value.labels);
  members.optional("jobs", read_jobs_summary, value.jobs);
  members.optional("data_chunk_size", nullable(decode_safe_integer), value.data_chunk_size);
  members.optional("data_compressed_chunk_type", nullable(decode_string), value.data_compressed_chunk_type);
  members.optional("data_original_chunk_type", nullable(decode_string), value.data_original_chunk_type);
  members.optional("size", nullable(decode_safe_integer), value.size);
  members.optional("image_quality", nullable(decode_safe_integer), value.image_quality);
  members.optional("data", nullable(decode_safe_integer), value.data);
  members.optional("dimension", decode_string, value.dimension);
  members.optional("subset", decode_string, value.subset);
  members.optional("organization", nullable(decode_safe_integer), value.organization);
  members.optional("target_storage", nullable(read_storage), value.target_storage);
  members.optional("source_storage", nullable(read_storage), value.source_storage);
  members.optional("guide_id", nullable(decode_safe_integer), value.guide_id);
  members.optional("assignee_updated_date", nullable(decode_string), value.assignee_updated_date);
  members.optional("validation_mode", nullable(decode_string), value.validation_mode);
  members.optional("consensus_enabled", nullable(decode_boolean), value.consensus_enabled);
  members.optional("data_cloud_storage_id", nullable(decode_safe_integer), value.data_cloud_storage_id);
  members.optional("organization_id", nullable(decode_safe_integer), value.organization_id);
  members.optional("project_name", nullable(decode_string), value.project_name);
  value.extra = members.extra();
  return value;
}

UpdateTaskEvent read_update_task_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateTaskEvent value;
  members.constant("event", "update:task");
  members.required("task", read_task, value.task);
  members.optional("before_update", read_task_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteTaskEvent read_delete_task_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteTaskEvent value;
  members.constant("event", "delete:task");
  members.required("task", read_task, value.task);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

IssuesSummary read_issues_summary(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  IssuesSummary value;
  members.required("url", nullable(decode_string), value.url);
  members.required("count", decode_safe_integer, value.count);
  value.extra = members.extra();
  return value;
}

Job read_job(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Job value;
  members.required("url", decode_string, value.url);
  members.required("id", decode_safe_integer, value.id);
  members.required("task_id", decode_safe_integer, value.task_id);
  members.required("project_id", nullable(decode_safe_integer), value.project_id);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("dimension", decode_string, value.dimension);
  members.required("labels", nullable(read_labels_summary), value.labels);
  members.required("bug_tracker", nullable(decode_string), value.bug_tracker);
  members.required("status", decode_string, value.status);
  members.required("stage", decode_string, value.stage);
  members.required("state", decode_string, value.state);
  members.required("mode", decode_string, value.mode);
  members.required("start_frame", decode_safe_integer, value.start_frame);
  members.required("stop_frame", decode_safe_integer, value.stop_frame);
  members.required("data_chunk_size", nullable(decode_safe_integer), value.data_chunk_size);
  members.required("data_compressed_chunk_type", decode_string, value.data_compressed_chunk_type);
  members.required("updated_date", decode_string, value.updated_date);
  members.required("issues", nullable(read_issues_summary), value.issues);
  members.optional("guide_id", nullable(decode_safe_integer), value.guide_id);
  members.optional("frame_count", decode_safe_integer, value.frame_count);
  members.optional("created_date", decode_string, value.created_date);
  members.optional("type", decode_string, value.type);
  members.optional("organization", nullable(decode_safe_integer), value.organization);
  members.optional("target_storage", nullable(read_storage), value.target_storage);
  members.optional("source_storage", nullable(read_storage), value.source_storage);
  members.optional("assignee_updated_date", nullable(decode_string), value.assignee_updated_date);
  members.optional("data_original_chunk_type", decode_string, value.data_original_chunk_type);
  members.optional("parent_job_id", nullable(decode_safe_integer), value.parent_job_id);
  members.optional("consensus_replicas", decode_safe_integer, value.consensus_replicas);
  members.optional("task_name", nullable(decode_string), value.task_name);
  members.optional("project_name", nullable(decode_string), value.project_name);
  members.optional("replicas_count", decode_safe_integer, value.replicas_count);
  value.extra = members.extra();
  return value;
}

JobBeforeUpdate read_job_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  JobBeforeUpdate value;
  members.optional("url", decode_string, value.url);
  members.optional("id", decode_safe_integer, value.id);
  members.optional("task_id", decode_safe_integer, value.task_id);
  members.optional("project_id", nullable(decode_safe_integer), value.project_id);
  members.optional("assignee", nullable(read_user), value.assignee);
  members.optional("dimension", decode_string, value.dimension);
  members.optional("labels", nullable(read_labels_summary), value.labels);
  members.optional("bug_tracker", nullable(decode_string), value.bug_tracker);
  members.optional("status", decode_string, value.status);
  members.optional("stage", decode_string, value.stage);
  members.optional("state", decode_string, value.state);
  members.optional("mode", decode_string, value.mode);
  members.optional("start_frame", decode_safe_integer, value.start_frame);
  members.optional("stop_frame", decode_safe_integer, value.stop_frame);
  members.optional("data_chunk_size", nullable(decode_safe_integer), value.data_chunk_size);
  members.optional("data_compressed_chunk_type", decode_string, value.data_compressed_chunk_type);
  members.optional("updated_date", decode_string, value.updated_date);
  members.optional("issues", nullable(read_issues_summary), value.issues);
  members.optional("guide_id", nullable(decode_safe_integer), value.guide_id);
  members.optional("frame_count", nullable(decode_safe_integer), value.frame_count);
  members.optional("created_date", nullable(decode_string), value.created_date);
  members.optional("type", nullable(decode_string), value.type);
  members.optional("organization", nullable(decode_safe_integer), value.organization);
  members.optional("target_storage", nullable(read_storage), value.target_storage);
  members.optional("source_storage", nullable(read_storage), value.source_storage);
  members.optional("assignee_updated_date", nullable(decode_string), value.assignee_updated_date);
  members.optional("data_original_chunk_type", nullable(decode_string), value.data_original_chunk_type);
  members.optional("parent_job_id", nullable(decode_safe_integer), value.parent_job_id);
  members.optional("consensus_replicas", nullable(decode_safe_integer), value.consensus_replicas);
  members.optional("task_name", nullable(decode_string), value.task_name);
  members.optional("project_name", nullable(decode_string), value.project_name);
  members.optional("replicas_count", nullable(decode_safe_integer), value.replicas_count);
  value.extra = members.extra();
  return value;
}

UpdateJobEvent read_update_job_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateJobEvent value;
  members.constant("event", "update:job");
  members.required("job", read_job, value.job);
  members.optional("before_update", read_job_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

CreateJobEvent read_create_job_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateJobEvent value;
  members.constant("event", "create:job");
  members.required("job", read_job, value.job);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteJobEvent read_delete_job_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteJobEvent value;
  members.constant("event", "delete:job");
  members.required("job", read_job, value.job);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

CommentsSummary read_comments_summary(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CommentsSummary value;
  members.required("count", decode_safe_integer, value.count);
  members.required("url", nullable(decode_string), value.url);
  value.extra = members.extra();
  return value;
}

Issue read_issue(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Issue value;
  members.required("id", decode_safe_integer, value.id);
  members.required("frame", decode_safe_integer, value.frame);
  members.required("position", list_of(decode_number), value.position);
  members.required("job", decode_safe_integer, value.job);
  members.required("owner", nullable(read_user), value.owner);
  members.required("assignee", nullable(read_user), value.assignee);
  members.required("created_date", nullable(decode_string), value.created_date);
  members.required("updated_date", nullable(decode_string), value.updated_date);
  members.required("comments", read_comments_summary, value.comments);
  members.required("resolved", decode_boolean, value.resolved);
  value.extra = members.extra();
  return value;
}

CreateIssueEvent read_create_issue_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateIssueEvent value;
  members.constant("event", "create:issue");
  members.required("issue", read_issue, value.issue);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

IssueBeforeUpdate read_issue_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  IssueBeforeUpdate value;
  members.optional("id", decode_safe_integer, value.id);
  members.optional("frame", decode_safe_integer, value.frame);
  members.optional("position", list_of(decode_number), value.position);
  members.optional("job", decode_safe_integer, value.job);
  members.optional("owner", nullable(read_user), value.owner);
  members.optional("assignee", nullable(read_user), value.assignee);
  members.optional("created_date", nullable(decode_string), value.created_date);
  members.optional("updated_date", nullable(decode_string), value.updated_date);
  members.optional("comments", read_comments_summary, value.comments);
  members.optional("resolved", decode_boolean, value.resolved);
  value.extra = members.extra();
  return value;
}

UpdateIssueEvent read_update_issue_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateIssueEvent value;
  members.constant("event", "update:issue");
  members.required("issue", read_issue, value.issue);
  members.optional("before_update", read_issue_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteIssueEvent read_delete_issue_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteIssueEvent value;
  members.constant("event", "delete:issue");
  members.required("issue", read_issue, value.issue);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

Comment read_comment(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  Comment value;
  members.required("id", decode_safe_integer, value.id);
  members.required("issue", decode_safe_integer, value.issue);
  members.required("owner", nullable(read_user), value.owner);
  members.required("message", decode_string, value.message);
  members.required("created_date", decode_string, value.created_date);
  members.required("updated_date", decode_string, value.updated_date);
  value.extra = members.extra();
  return value;
}

CreateCommentEvent read_create_comment_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CreateCommentEvent value;
  members.constant("event", "create:comment");
  members.required("comment", read_comment, value.comment);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

CommentBeforeUpdate read_comment_before_update(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  CommentBeforeUpdate value;
  members.optional("id", decode_safe_integer, value.id);
  members.optional("issue", decode_safe_integer, value.issue);
  members.optional("owner", nullable(read_user), value.owner);
  members.optional("message", decode_string, value.message);
  members.optional("created_date", decode_string, value.created_date);
  members.optional("updated_date", decode_string, value.updated_date);
  value.extra = members.extra();
  return value;
}

UpdateCommentEvent read_update_comment_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  UpdateCommentEvent value;
  members.constant("event", "update:comment");
  members.required("comment", read_comment, value.comment);
  members.optional("before_update", read_comment_before_update, value.before_update);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
  value.extra = members.extra();
  return value;
}

DeleteCommentEvent read_delete_comment_event(Json&& node, const Place& at) {
  Members members(std::move(node), at);
  DeleteCommentEvent value;
  members.constant("event", "delete:comment");
  members.required("comment", read_comment, value.comment);
  members.required("webhook_id", decode_safe_integer, value.webhook_id);
  members.required("sender", read_sender, value.sender);
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
  members.required("owner", nullable(read_user), value.owner);
  members.required("project_id", nullable(decode_safe_integer), value.project_id);
  members.required("organization", nullable(decode_safe_integer), value.organization);
  members.required("events", list_of(word_of<EventName>(event_name_words)), value.events);
  members.optional("last_status", nullable(decode_safe_integer), value.last_status);
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
  if (*tag == DeleteOrganizationEvent::event) return read_delete_organization_event(std::move(node), at);
  if (*tag == UpdateMembershipEvent::event) return read_update_membership_event(std::move(node), at);
  if (*tag == DeleteMembershipEvent::event) return read_delete_membership_event(std::move(node), at);
  if (*tag == CreateMembershipEvent::event) return read_create_membership_event(std::move(node), at);
  if (*tag == CreateInvitationEvent::event) return read_create_invitation_event(std::move(node), at);
  if (*tag == DeleteInvitationEvent::event) return read_delete_invitation_event(std::move(node), at);
  if (*tag == CreateProjectEvent::event) return read_create_project_event(std::move(node), at);
  if (*tag == UpdateProjectEvent::event) return read_update_project_event(std::move(node), at);
  if (*tag == DeleteProjectEvent::event) return read_delete_project_event(std::move(node), at);
  if (*tag == CreateTaskEvent::event) return read_create_task_event(std::move(node), at);
  if (*tag == UpdateTaskEvent::event) return read_update_task_event(std::move(node), at);
  if (*tag == DeleteTaskEvent::event) return read_delete_task_event(std::move(node), at);
  if (*tag == UpdateJobEvent::event) return read_update_job_event(std::move(node), at);
  if (*tag == CreateJobEvent::event) return read_create_job_event(std::move(node), at);
  if (*tag == DeleteJobEvent::event) return read_delete_job_event(std::move(node), at);
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

std::string_view to_string(NamelessUserUsername value) {
  return nameless_user_username_words.at(static_cast<std::size_t>(value));
}

std::string_view to_string(NamelessUserFirstName value) {
  return nameless_user_first_name_words.at(static_cast<std::size_t>(value));
}

std::string_view to_string(NamelessUserLastName value) {
  return nameless_user_last_name_words.at(static_cast<std::size_t>(value));
}

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

bool operator==(const Organization&, const Organization&) = default;

void to_json(Json& json, const Organization& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "slug", value.slug);
  put(json, "name", value.name);
  put(json, "description", value.description);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put(json, "contact", value.contact);
  put(json, "owner", value.owner);
}

void from_json(const Json& json, Organization& value) {
  value = decode_document(read_organization, Json(json));
}

bool operator==(const OrganizationBeforeUpdate&, const OrganizationBeforeUpdate&) = default;

void to_json(Json& json, const OrganizationBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "id", value.id);
  put_optional(json, "slug", value.slug);
  put_optional(json, "name", value.name);
  put_optional(json, "description", value.description);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "updated_date", value.updated_date);
  put_optional(json, "contact", value.contact);
  put_optional(json, "owner", value.owner);
}

void from_json(const Json& json, OrganizationBeforeUpdate& value) {
  value = decode_document(read_organization_before_update, Json(json));
}

bool operator==(const BackgroundUser&, const BackgroundUser&) = default;

void to_json(Json& json, const BackgroundUser& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "username", value.username);
  put(json, "email", value.email);
}

void from_json(const Json& json, BackgroundUser& value) {
  value = decode_document(read_background_user, Json(json));
}

bool operator==(const NamelessUser&, const NamelessUser&) = default;

void to_json(Json& json, const NamelessUser& value) {
  json = value.extra;
  put(json, "username", value.username);
  put(json, "first_name", value.first_name);
  put(json, "last_name", value.last_name);
}

void from_json(const Json& json, NamelessUser& value) {
  value = decode_document(read_nameless_user, Json(json));
}

bool operator==(const UpdateOrganizationEvent&, const UpdateOrganizationEvent&) = default;

void to_json(Json& json, const UpdateOrganizationEvent& value) {
  json = value.extra;
  json["event"] = UpdateOrganizationEvent::event;
  put(json, "organization", value.organization);
  put_optional(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateOrganizationEvent& value) {
  value = decode_document(read_update_organization_event, Json(json));
}

bool operator==(const DeleteOrganizationEvent&, const DeleteOrganizationEvent&) = default;

void to_json(Json& json, const DeleteOrganizationEvent& value) {
  json = value.extra;
  json["event"] = DeleteOrganizationEvent::event;
  put(json, "organization", value.organization);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteOrganizationEvent& value) {
  value = decode_document(read_delete_organization_event, Json(json));
}

bool operator==(const Membership&, const Membership&) = default;

void to_json(Json& json, const Membership& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "user", value.user);
  put(json, "organization", value.organization);
  put(json, "is_active", value.is_active);
  put(json, "joined_date", value.joined_date);
  put(json, "role", value.role);
  put(json, "invitation", value.invitation);
}

void from_json(const Json& json, Membership& value) {
  value = decode_document(read_membership, Json(json));
}

bool operator==(const MembershipBeforeUpdate&, const MembershipBeforeUpdate&) = default;

void to_json(Json& json, const MembershipBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "id", value.id);
  put_optional(json, "user", value.user);
  put_optional(json, "organization", value.organization);
  put_optional(json, "is_active", value.is_active);
  put_optional(json, "joined_date", value.joined_date);
  put_optional(json, "role", value.role);
  put_optional(json, "invitation", value.invitation);
}

void from_json(const Json& json, MembershipBeforeUpdate& value) {
  value = decode_document(read_membership_before_update, Json(json));
}

bool operator==(const UpdateMembershipEvent&, const UpdateMembershipEvent&) = default;

void to_json(Json& json, const UpdateMembershipEvent& value) {
  json = value.extra;
  json["event"] = UpdateMembershipEvent::event;
  put(json, "membership", value.membership);
  put_optional(json, "before_update", value.before_update);
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

bool operator==(const CreateMembershipEvent&, const CreateMembershipEvent&) = default;

void to_json(Json& json, const CreateMembershipEvent& value) {
  json = value.extra;
  json["event"] = CreateMembershipEvent::event;
  put(json, "membership", value.membership);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateMembershipEvent& value) {
  value = decode_document(read_create_membership_event, Json(json));
}

bool operator==(const BasicOrganization&, const BasicOrganization&) = default;

void to_json(Json& json, const BasicOrganization& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "slug", value.slug);
}

void from_json(const Json& json, BasicOrganization& value) {
  value = decode_document(read_basic_organization, Json(json));
}

bool operator==(const Invitation&, const Invitation&) = default;

void to_json(Json& json, const Invitation& value) {
  json = value.extra;
  put(json, "key", value.key);
  put(json, "created_date", value.created_date);
  put(json, "owner", value.owner);
  put(json, "role", value.role);
  put(json, "user", value.user);
  put(json, "organization", value.organization);
  put_optional(json, "expired", value.expired);
  put_optional(json, "organization_info", value.organization_info);
}

void from_json(const Json& json, Invitation& value) {
  value = decode_document(read_invitation, Json(json));
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

bool operator==(const LabelsSummary&, const LabelsSummary&) = default;

void to_json(Json& json, const LabelsSummary& value) {
  json = value.extra;
  put(json, "url", value.url);
  put_optional(json, "count", value.count);
}

void from_json(const Json& json, LabelsSummary& value) {
  value = decode_document(read_labels_summary, Json(json));
}

bool operator==(const TasksSummary&, const TasksSummary&) = default;

void to_json(Json& json, const TasksSummary& value) {
  json = value.extra;
  put(json, "count", value.count);
  put(json, "url", value.url);
}

void from_json(const Json& json, TasksSummary& value) {
  value = decode_document(read_tasks_summary, Json(json));
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

bool operator==(const Project&, const Project&) = default;

void to_json(Json& json, const Project& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "name", value.name);
  put(json, "labels", value.labels);
  put(json, "tasks", value.tasks);
  put(json, "owner", value.owner);
  put(json, "assignee", value.assignee);
  put(json, "bug_tracker", value.bug_tracker);
  put(json, "task_subsets", value.task_subsets);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put(json, "status", value.status);
  put(json, "dimension", value.dimension);
  put(json, "organization", value.organization);
  put(json, "target_storage", value.target_storage);
  put(json, "source_storage", value.source_storage);
  put_optional(json, "guide_id", value.guide_id);
  put_optional(json, "assignee_updated_date", value.assignee_updated_date);
  put_optional(json, "organization_id", value.organization_id);
}

void from_json(const Json& json, Project& value) {
  value = decode_document(read_project, Json(json));
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

bool operator==(const ProjectBeforeUpdate&, const ProjectBeforeUpdate&) = default;

void to_json(Json& json, const ProjectBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "url", value.url);
  put_optional(json, "id", value.id);
  put_optional(json, "name", value.name);
  put_optional(json, "labels", value.labels);
  put_optional(json, "tasks", value.tasks);
  put_optional(json, "owner", value.owner);
  put_optional(json, "assignee", value.assignee);
  put_optional(json, "bug_tracker", value.bug_tracker);
  put_optional(json, "task_subsets", value.task_subsets);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "updated_date", value.updated_date);
  put_optional(json, "status", value.status);
  put_optional(json, "dimension", value.dimension);
  put_optional(json, "organization", value.organization);
  put_optional(json, "target_storage", value.target_storage);
  put_optional(json, "source_storage", value.source_storage);
  put_optional(json, "guide_id", value.guide_id);
  put_optional(json, "assignee_updated_date", value.assignee_updated_date);
  put_optional(json, "organization_id", value.organization_id);
}

void from_json(const Json& json, ProjectBeforeUpdate& value) {
  value = decode_document(read_project_before_update, Json(json));
}

bool operator==(const UpdateProjectEvent&, const UpdateProjectEvent&) = default;

void to_json(Json& json, const UpdateProjectEvent& value) {
  json = value.extra;
  json["event"] = UpdateProjectEvent::event;
  put(json, "project", value.project);
  put_optional(json, "before_update", value.before_update);
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

bool operator==(const JobsSummary&, const JobsSummary&) = default;

void to_json(Json& json, const JobsSummary& value) {
  json = value.extra;
  put(json, "count", value.count);
  put(json, "completed", value.completed);
  put_optional(json, "validation", value.validation);
  put(json, "url", value.url);
}

void from_json(const Json& json, JobsSummary& value) {
  value = decode_document(read_jobs_summary, Json(json));
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
  put(json, "jobs", value.jobs);
  put_optional(json, "data_chunk_size", value.data_chunk_size);
  put_optional(json, "data_compressed_chunk_type", value.data_compressed_chunk_type);
  put_optional(json, "data_original_chunk_type", value.data_original_chunk_type);
  put_optional(json, "size", value.size);
  put_optional(json, "image_quality", value.image_quality);
  put_optional(json, "data", value.data);
  put(json, "dimension", value.dimension);
  put(json, "subset", value.subset);
  put(json, "organization", value.organization);
  put(json, "target_storage", value.target_storage);
  put(json, "source_storage", value.source_storage);
  put_optional(json, "guide_id", value.guide_id);
  put_optional(json, "assignee_updated_date", value.assignee_updated_date);
  put_optional(json, "validation_mode", value.validation_mode);
  put_optional(json, "consensus_enabled", value.consensus_enabled);
  put_optional(json, "data_cloud_storage_id", value.data_cloud_storage_id);
  put_optional(json, "organization_id", value.organization_id);
  put_optional(json, "project_name", value.project_name);
}

void from_json(const Json& json, Task& value) {
  value = decode_document(read_task, Json(json));
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
  put_optional(json, "jobs", value.jobs);
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
  put_optional(json, "guide_id", value.guide_id);
  put_optional(json, "assignee_updated_date", value.assignee_updated_date);
  put_optional(json, "validation_mode", value.validation_mode);
  put_optional(json, "consensus_enabled", value.consensus_enabled);
  put_optional(json, "data_cloud_storage_id", value.data_cloud_storage_id);
  put_optional(json, "organization_id", value.organization_id);
  put_optional(json, "project_name", value.project_name);
}

void from_json(const Json& json, TaskBeforeUpdate& value) {
  value = decode_document(read_task_before_update, Json(json));
}

bool operator==(const UpdateTaskEvent&, const UpdateTaskEvent&) = default;

void to_json(Json& json, const UpdateTaskEvent& value) {
  json = value.extra;
  json["event"] = UpdateTaskEvent::event;
  put(json, "task", value.task);
  put_optional(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateTaskEvent& value) {
  value = decode_document(read_update_task_event, Json(json));
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

bool operator==(const IssuesSummary&, const IssuesSummary&) = default;

void to_json(Json& json, const IssuesSummary& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "count", value.count);
}

void from_json(const Json& json, IssuesSummary& value) {
  value = decode_document(read_issues_summary, Json(json));
}

bool operator==(const Job&, const Job&) = default;

void to_json(Json& json, const Job& value) {
  json = value.extra;
  put(json, "url", value.url);
  put(json, "id", value.id);
  put(json, "task_id", value.task_id);
  put(json, "project_id", value.project_id);
  put(json, "assignee", value.assignee);
  put(json, "dimension", value.dimension);
  put(json, "labels", value.labels);
  put(json, "bug_tracker", value.bug_tracker);
  put(json, "status", value.status);
  put(json, "stage", value.stage);
  put(json, "state", value.state);
  put(json, "mode", value.mode);
  put(json, "start_frame", value.start_frame);
  put(json, "stop_frame", value.stop_frame);
  put(json, "data_chunk_size", value.data_chunk_size);
  put(json, "data_compressed_chunk_type", value.data_compressed_chunk_type);
  put(json, "updated_date", value.updated_date);
  put(json, "issues", value.issues);
  put_optional(json, "guide_id", value.guide_id);
  put_optional(json, "frame_count", value.frame_count);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "type", value.type);
  put_optional(json, "organization", value.organization);
  put_optional(json, "target_storage", value.target_storage);
  put_optional(json, "source_storage", value.source_storage);
  put_optional(json, "assignee_updated_date", value.assignee_updated_date);
  put_optional(json, "data_original_chunk_type", value.data_original_chunk_type);
  put_optional(json, "parent_job_id", value.parent_job_id);
  put_optional(json, "consensus_replicas", value.consensus_replicas);
  put_optional(json, "task_name", value.task_name);
  put_optional(json, "project_name", value.project_name);
  put_optional(json, "replicas_count", value.replicas_count);
}

void from_json(const Json& json, Job& value) {
  value = decode_document(read_job, Json(json));
}

bool operator==(const JobBeforeUpdate&, const JobBeforeUpdate&) = default;

void to_json(Json& json, const JobBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "url", value.url);
  put_optional(json, "id", value.id);
  put_optional(json, "task_id", value.task_id);
  put_optional(json, "project_id", value.project_id);
  put_optional(json, "assignee", value.assignee);
  put_optional(json, "dimension", value.dimension);
  put_optional(json, "labels", value.labels);
  put_optional(json, "bug_tracker", value.bug_tracker);
  put_optional(json, "status", value.status);
  put_optional(json, "stage", value.stage);
  put_optional(json, "state", value.state);
  put_optional(json, "mode", value.mode);
  put_optional(json, "start_frame", value.start_frame);
  put_optional(json, "stop_frame", value.stop_frame);
  put_optional(json, "data_chunk_size", value.data_chunk_size);
  put_optional(json, "data_compressed_chunk_type", value.data_compressed_chunk_type);
  put_optional(json, "updated_date", value.updated_date);
  put_optional(json, "issues", value.issues);
  put_optional(json, "guide_id", value.guide_id);
  put_optional(json, "frame_count", value.frame_count);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "type", value.type);
  put_optional(json, "organization", value.organization);
  put_optional(json, "target_storage", value.target_storage);
  put_optional(json, "source_storage", value.source_storage);
  put_optional(json, "assignee_updated_date", value.assignee_updated_date);
  put_optional(json, "data_original_chunk_type", value.data_original_chunk_type);
  put_optional(json, "parent_job_id", value.parent_job_id);
  put_optional(json, "consensus_replicas", value.consensus_replicas);
  put_optional(json, "task_name", value.task_name);
  put_optional(json, "project_name", value.project_name);
  put_optional(json, "replicas_count", value.replicas_count);
}

void from_json(const Json& json, JobBeforeUpdate& value) {
  value = decode_document(read_job_before_update, Json(json));
}

bool operator==(const UpdateJobEvent&, const UpdateJobEvent&) = default;

void to_json(Json& json, const UpdateJobEvent& value) {
  json = value.extra;
  json["event"] = UpdateJobEvent::event;
  put(json, "job", value.job);
  put_optional(json, "before_update", value.before_update);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, UpdateJobEvent& value) {
  value = decode_document(read_update_job_event, Json(json));
}

bool operator==(const CreateJobEvent&, const CreateJobEvent&) = default;

void to_json(Json& json, const CreateJobEvent& value) {
  json = value.extra;
  json["event"] = CreateJobEvent::event;
  put(json, "job", value.job);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, CreateJobEvent& value) {
  value = decode_document(read_create_job_event, Json(json));
}

bool operator==(const DeleteJobEvent&, const DeleteJobEvent&) = default;

void to_json(Json& json, const DeleteJobEvent& value) {
  json = value.extra;
  json["event"] = DeleteJobEvent::event;
  put(json, "job", value.job);
  put(json, "webhook_id", value.webhook_id);
  put(json, "sender", value.sender);
}

void from_json(const Json& json, DeleteJobEvent& value) {
  value = decode_document(read_delete_job_event, Json(json));
}

bool operator==(const CommentsSummary&, const CommentsSummary&) = default;

void to_json(Json& json, const CommentsSummary& value) {
  json = value.extra;
  put(json, "count", value.count);
  put(json, "url", value.url);
}

void from_json(const Json& json, CommentsSummary& value) {
  value = decode_document(read_comments_summary, Json(json));
}

bool operator==(const Issue&, const Issue&) = default;

void to_json(Json& json, const Issue& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "frame", value.frame);
  put(json, "position", value.position);
  put(json, "job", value.job);
  put(json, "owner", value.owner);
  put(json, "assignee", value.assignee);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
  put(json, "comments", value.comments);
  put(json, "resolved", value.resolved);
}

void from_json(const Json& json, Issue& value) {
  value = decode_document(read_issue, Json(json));
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

bool operator==(const IssueBeforeUpdate&, const IssueBeforeUpdate&) = default;

void to_json(Json& json, const IssueBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "id", value.id);
  put_optional(json, "frame", value.frame);
  put_optional(json, "position", value.position);
  put_optional(json, "job", value.job);
  put_optional(json, "owner", value.owner);
  put_optional(json, "assignee", value.assignee);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "updated_date", value.updated_date);
  put_optional(json, "comments", value.comments);
  put_optional(json, "resolved", value.resolved);
}

void from_json(const Json& json, IssueBeforeUpdate& value) {
  value = decode_document(read_issue_before_update, Json(json));
}

bool operator==(const UpdateIssueEvent&, const UpdateIssueEvent&) = default;

void to_json(Json& json, const UpdateIssueEvent& value) {
  json = value.extra;
  json["event"] = UpdateIssueEvent::event;
  put(json, "issue", value.issue);
  put_optional(json, "before_update", value.before_update);
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

bool operator==(const Comment&, const Comment&) = default;

void to_json(Json& json, const Comment& value) {
  json = value.extra;
  put(json, "id", value.id);
  put(json, "issue", value.issue);
  put(json, "owner", value.owner);
  put(json, "message", value.message);
  put(json, "created_date", value.created_date);
  put(json, "updated_date", value.updated_date);
}

void from_json(const Json& json, Comment& value) {
  value = decode_document(read_comment, Json(json));
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

bool operator==(const CommentBeforeUpdate&, const CommentBeforeUpdate&) = default;

void to_json(Json& json, const CommentBeforeUpdate& value) {
  json = value.extra;
  put_optional(json, "id", value.id);
  put_optional(json, "issue", value.issue);
  put_optional(json, "owner", value.owner);
  put_optional(json, "message", value.message);
  put_optional(json, "created_date", value.created_date);
  put_optional(json, "updated_date", value.updated_date);
}

void from_json(const Json& json, CommentBeforeUpdate& value) {
  value = decode_document(read_comment_before_update, Json(json));
}

bool operator==(const UpdateCommentEvent&, const UpdateCommentEvent&) = default;

void to_json(Json& json, const UpdateCommentEvent& value) {
  json = value.extra;
  json["event"] = UpdateCommentEvent::event;
  put(json, "comment", value.comment);
  put_optional(json, "before_update", value.before_update);
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
  put(json, "project_id", value.project_id);
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

}  // namespace annotation_contracts::webhook_2_4
