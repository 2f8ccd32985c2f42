// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook273;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.internal.Choosing;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Formats;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;
import java.util.List;
import java.util.Set;

/** Decodes the contract {@code webhook}, edition 2.73. */
public final class WebhookDecoder {
  private static final Decoder<WebhookType> WEBHOOK_TYPE =
      Decoding.oneOf(WebhookType.values(), WebhookType::value);
  private static final Decoder<EventName> EVENT_NAME =
      Decoding.oneOf(EventName.values(), EventName::value);

  private WebhookDecoder() {}

  static User user(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new User(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.further());
  }

  static Organization organization(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Organization(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("slug", Decoding::string),
        members.required("name", Decoding::string),
        members.required("description", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("contact", Decoding::anything),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.further());
  }

  static OrganizationBeforeUpdate organizationBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new OrganizationBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("slug", Decoding::string),
        members.optional("name", Decoding::string),
        members.optional("description", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("contact", Decoding::anything),
        members.optional("owner", Decoding.nullable(WebhookDecoder::user)),
        members.further());
  }

  static BackgroundUser backgroundUser(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new BackgroundUser(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("email", Decoding::string),
        members.further());
  }

  static NamelessUser namelessUser(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new NamelessUser(
        members.required("username", Decoding.constant("")),
        members.required("first_name", Decoding.constant("")),
        members.required("last_name", Decoding.constant("")),
        members.further());
  }

  static Sender sender(JsonNode node, Place place) {
    return Choosing.<Sender>fitting(
            List.of(
                new Choosing.Branch<>("", Set.of("url", "id", "username", "first_name", "last_name"), WebhookDecoder::user),
                new Choosing.Branch<>("", Set.of("id", "username", "email"), WebhookDecoder::backgroundUser),
                new Choosing.Branch<>("", Set.of("username", "first_name", "last_name"), WebhookDecoder::namelessUser)))
        .decode(node, place);
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:organization");
    members.before("before_update", "organization", "id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner");
    return new UpdateOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.optional("before_update", WebhookDecoder::organizationBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static Membership membership(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Membership(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("user", WebhookDecoder::user),
        members.requiredLong("organization", Decoding::safeInteger),
        members.requiredBoolean("is_active", Decoding::bool),
        members.required("joined_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("role", Decoding.word(Role::new)),
        members.required("invitation", Decoding.nullable(Decoding::string)),
        members.further());
  }

  static MembershipBeforeUpdate membershipBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new MembershipBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("user", WebhookDecoder::user),
        members.optional("organization", Decoding::safeInteger),
        members.optional("is_active", Decoding::bool),
        members.optional("joined_date", Decoding.nullable(Formats::utcDateTime)),
        members.optional("role", Decoding.word(Role::new)),
        members.optional("invitation", Decoding.nullable(Decoding::string)),
        members.further());
  }

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:membership");
    members.before("before_update", "membership", "id", "user", "organization", "is_active", "joined_date", "role", "invitation");
    return new UpdateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.optional("before_update", WebhookDecoder::membershipBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteMembershipEvent deleteMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:membership");
    return new DeleteMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CreateMembershipEvent createMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:membership");
    return new CreateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static BasicOrganization basicOrganization(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new BasicOrganization(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("slug", Decoding::string),
        members.further());
  }

  static Invitation invitation(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Invitation(
        members.required("key", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.required("role", Decoding.word(Role::new)),
        members.required("user", WebhookDecoder::user),
        members.requiredLong("organization", Decoding::safeInteger),
        members.required("expired", Decoding.nullable(Decoding::bool)),
        members.required("organization_info", WebhookDecoder::basicOrganization),
        members.requiredBoolean("accepted", Decoding::bool),
        members.further());
  }

  static CreateInvitationEvent createInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:invitation");
    return new CreateInvitationEvent(
        members.required("invitation", WebhookDecoder::invitation),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteInvitationEvent deleteInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:invitation");
    return new DeleteInvitationEvent(
        members.required("invitation", WebhookDecoder::invitation),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static LabelsSummary labelsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new LabelsSummary(
        members.required("url", Formats::httpUrlOrPath),
        members.further());
  }

  static TasksSummary tasksSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new TasksSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("url", Decoding.nullable(Formats::httpUrlOrPath)),
        members.further());
  }

  static Storage storage(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Storage(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("location", Decoding.word(StorageLocation::new)),
        members.required("cloud_storage_id", Decoding.nullable(Decoding::safeInteger)),
        members.further());
  }

  static Project project(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Project(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("labels", Decoding.nullable(WebhookDecoder::labelsSummary)),
        members.required("tasks", WebhookDecoder::tasksSummary),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("task_subsets", Decoding.listOf(Decoding::string)),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("status", Decoding.word(Status::new)),
        members.required("dimension", Decoding.nullable(Decoding.word(TaskDimension::new))),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("target_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.required("source_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.required("guide_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("assignee_updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("organization_id", Decoding.nullable(Decoding::safeInteger)),
        members.further());
  }

  static CreateProjectEvent createProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:project");
    return new CreateProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static ProjectBeforeUpdate projectBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new ProjectBeforeUpdate(
        members.optional("url", Formats::httpUrlOrPath),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("labels", Decoding.nullable(WebhookDecoder::labelsSummary)),
        members.optional("tasks", WebhookDecoder::tasksSummary),
        members.optional("owner", Decoding.nullable(WebhookDecoder::user)),
        members.optional("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.optional("bug_tracker", Decoding::string),
        members.optional("task_subsets", Decoding.listOf(Decoding::string)),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("status", Decoding.word(Status::new)),
        members.optional("dimension", Decoding.nullable(Decoding.word(TaskDimension::new))),
        members.optional("organization", Decoding.nullable(Decoding::safeInteger)),
        members.optional("target_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.optional("source_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.optional("guide_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("assignee_updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.optional("organization_id", Decoding.nullable(Decoding::safeInteger)),
        members.further());
  }

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:project");
    members.before("before_update", "project", "url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id");
    return new UpdateProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.optional("before_update", WebhookDecoder::projectBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteProjectEvent deleteProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:project");
    return new DeleteProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static JobsSummary jobsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new JobsSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("completed", Decoding.nullable(Decoding::safeInteger)),
        members.required("validation", Decoding.nullable(Decoding::safeInteger)),
        members.required("url", Decoding.nullable(Formats::httpUrlOrPath)),
        members.further());
  }

  static Task task(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Task(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("project_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("overlap", Decoding.nullable(Decoding::safeInteger)),
        members.requiredLong("segment_size", Decoding::safeInteger),
        members.required("status", Decoding.word(Status::new)),
        members.required("labels", Decoding.nullable(WebhookDecoder::labelsSummary)),
        members.required("jobs", WebhookDecoder::jobsSummary),
        members.optional("data_chunk_size", Decoding.nullable(Decoding::safeInteger)),
        members.optional("data_compressed_chunk_type", Decoding.word(ChunkType::new)),
        members.optional("data_original_chunk_type", Decoding.word(ChunkType::new)),
        members.optional("size", Decoding::safeInteger),
        members.optional("image_quality", Decoding::safeInteger),
        members.optional("data", Decoding.nullable(Decoding::safeInteger)),
        members.required("dimension", Decoding.word(TaskDimension::new)),
        members.required("subset", Decoding::string),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("target_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.required("source_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.required("guide_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("assignee_updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("validation_mode", Decoding.nullable(Decoding.word(ValidationMode::new))),
        members.requiredBoolean("consensus_enabled", Decoding::bool),
        members.optional("data_cloud_storage_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("organization_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("project_name", Decoding.nullable(Decoding::string)),
        members.required("media_type", Decoding.word(MediaType::new)),
        members.further());
  }

  static CreateTaskEvent createTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:task");
    return new CreateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static TaskBeforeUpdate taskBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new TaskBeforeUpdate(
        members.optional("url", Formats::httpUrlOrPath),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("project_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("mode", Decoding.word(TaskMode::new)),
        members.optional("owner", Decoding.nullable(WebhookDecoder::user)),
        members.optional("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.optional("bug_tracker", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("overlap", Decoding.nullable(Decoding::safeInteger)),
        members.optional("segment_size", Decoding::safeInteger),
        members.optional("status", Decoding.word(Status::new)),
        members.optional("labels", Decoding.nullable(WebhookDecoder::labelsSummary)),
        members.optional("jobs", WebhookDecoder::jobsSummary),
        members.optional("data_chunk_size", Decoding.nullable(Decoding::safeInteger)),
        members.optional("data_compressed_chunk_type", Decoding.nullable(Decoding.word(ChunkType::new))),
        members.optional("data_original_chunk_type", Decoding.nullable(Decoding.word(ChunkType::new))),
        members.optional("size", Decoding.nullable(Decoding::safeInteger)),
        members.optional("image_quality", Decoding.nullable(Decoding::safeInteger)),
        members.optional("data", Decoding.nullable(Decoding::safeInteger)),
        members.optional("dimension", Decoding.word(TaskDimension::new)),
        members.optional("subset", Decoding::string),
        members.optional("organization", Decoding.nullable(Decoding::safeInteger)),
        members.optional("target_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.optional("source_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.optional("guide_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("assignee_updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.optional("validation_mode", Decoding.nullable(Decoding.word(ValidationMode::new))),
        members.optional("consensus_enabled", Decoding::bool),
        members.optional("data_cloud_storage_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("organization_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("project_name", Decoding.nullable(Decoding::string)),
        members.optional("media_type", Decoding.word(MediaType::new)),
        members.further());
  }

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:task");
    members.before("before_update", "task", "url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.optional("before_update", WebhookDecoder::taskBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteTaskEvent deleteTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:task");
    return new DeleteTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static IssuesSummary issuesSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new IssuesSummary(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("count", Decoding::safeInteger),
        members.further());
  }

  static Job job(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Job(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("task_id", Decoding::safeInteger),
        members.required("project_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("dimension", Decoding.word(TaskDimension::new)),
        members.required("labels", Decoding.nullable(WebhookDecoder::labelsSummary)),
        members.required("bug_tracker", Decoding.nullable(Decoding::string)),
        members.required("status", Decoding.word(Status::new)),
        members.required("stage", Decoding.word(JobStage::new)),
        members.required("state", Decoding.word(JobState::new)),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.requiredLong("start_frame", Decoding::safeInteger),
        members.requiredLong("stop_frame", Decoding::safeInteger),
        members.required("data_chunk_size", Decoding.nullable(Decoding::safeInteger)),
        members.required("data_compressed_chunk_type", Decoding.word(ChunkType::new)),
        members.required("updated_date", Formats::utcDateTime),
        members.required("issues", Decoding.nullable(WebhookDecoder::issuesSummary)),
        members.required("guide_id", Decoding.nullable(Decoding::safeInteger)),
        members.requiredLong("frame_count", Decoding::safeInteger),
        members.required("created_date", Formats::utcDateTime),
        members.required("type", Decoding.word(JobType::new)),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("target_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.required("source_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.required("assignee_updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("data_original_chunk_type", Decoding.word(ChunkType::new)),
        members.required("parent_job_id", Decoding.nullable(Decoding::safeInteger)),
        members.requiredLong("consensus_replicas", Decoding::safeInteger),
        members.required("task_name", Decoding.nullable(Decoding::string)),
        members.required("project_name", Decoding.nullable(Decoding::string)),
        members.requiredLong("replicas_count", Decoding::safeInteger),
        members.required("media_type", Decoding.word(MediaType::new)),
        members.further());
  }

  static JobBeforeUpdate jobBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new JobBeforeUpdate(
        members.optional("url", Formats::httpUrlOrPath),
        members.optional("id", Decoding::safeInteger),
        members.optional("task_id", Decoding::safeInteger),
        members.optional("project_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.optional("dimension", Decoding.word(TaskDimension::new)),
        members.optional("labels", Decoding.nullable(WebhookDecoder::labelsSummary)),
        members.optional("bug_tracker", Decoding.nullable(Decoding::string)),
        members.optional("status", Decoding.word(Status::new)),
        members.optional("stage", Decoding.word(JobStage::new)),
        members.optional("state", Decoding.word(JobState::new)),
        members.optional("mode", Decoding.word(TaskMode::new)),
        members.optional("start_frame", Decoding::safeInteger),
        members.optional("stop_frame", Decoding::safeInteger),
        members.optional("data_chunk_size", Decoding.nullable(Decoding::safeInteger)),
        members.optional("data_compressed_chunk_type", Decoding.word(ChunkType::new)),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("issues", Decoding.nullable(WebhookDecoder::issuesSummary)),
        members.optional("guide_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("frame_count", Decoding::safeInteger),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("type", Decoding.word(JobType::new)),
        members.optional("organization", Decoding.nullable(Decoding::safeInteger)),
        members.optional("target_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.optional("source_storage", Decoding.nullable(WebhookDecoder::storage)),
        members.optional("assignee_updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.optional("data_original_chunk_type", Decoding.word(ChunkType::new)),
        members.optional("parent_job_id", Decoding.nullable(Decoding::safeInteger)),
        members.optional("consensus_replicas", Decoding::safeInteger),
        members.optional("task_name", Decoding.nullable(Decoding::string)),
        members.optional("project_name", Decoding.nullable(Decoding::string)),
        members.optional("replicas_count", Decoding::safeInteger),
        members.optional("media_type", Decoding.word(MediaType::new)),
        members.further());
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:job");
    members.before("before_update", "job", "url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type");
    return new UpdateJobEvent(
        members.required("job", WebhookDecoder::job),
        members.optional("before_update", WebhookDecoder::jobBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CreateJobEvent createJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:job");
    return new CreateJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteJobEvent deleteJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:job");
    return new DeleteJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CommentsSummary commentsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CommentsSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("url", Decoding.nullable(Formats::httpUrlOrPath)),
        members.further());
  }

  static Issue issue(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Issue(
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("frame", Decoding::safeInteger),
        members.required("position", Decoding.listOf(Decoding::number)),
        members.requiredLong("job", Decoding::safeInteger),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("created_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("comments", WebhookDecoder::commentsSummary),
        members.requiredBoolean("resolved", Decoding::bool),
        members.further());
  }

  static CreateIssueEvent createIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:issue");
    return new CreateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static IssueBeforeUpdate issueBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new IssueBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("frame", Decoding::safeInteger),
        members.optional("position", Decoding.listOf(Decoding::number)),
        members.optional("job", Decoding::safeInteger),
        members.optional("owner", Decoding.nullable(WebhookDecoder::user)),
        members.optional("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.optional("created_date", Decoding.nullable(Formats::utcDateTime)),
        members.optional("updated_date", Decoding.nullable(Formats::utcDateTime)),
        members.optional("comments", WebhookDecoder::commentsSummary),
        members.optional("resolved", Decoding::bool),
        members.further());
  }

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:issue");
    members.before("before_update", "issue", "id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved");
    return new UpdateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.optional("before_update", WebhookDecoder::issueBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteIssueEvent deleteIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:issue");
    return new DeleteIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static Comment comment(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Comment(
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("issue", Decoding::safeInteger),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.required("message", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.further());
  }

  static CreateCommentEvent createCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:comment");
    return new CreateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CommentBeforeUpdate commentBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CommentBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("issue", Decoding::safeInteger),
        members.optional("owner", Decoding.nullable(WebhookDecoder::user)),
        members.optional("message", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.further());
  }

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:comment");
    members.before("before_update", "comment", "id", "issue", "owner", "message", "created_date", "updated_date");
    return new UpdateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.optional("before_update", WebhookDecoder::commentBeforeUpdate),
        members.optional("changes", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteCommentEvent deleteCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:comment");
    return new DeleteCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static RequestOperation requestOperation(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new RequestOperation(
        members.required("type", Decoding.word(OperationType::new)),
        members.required("target", Decoding.word(OperationTarget::new)),
        members.required("project_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("task_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("job_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("org_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("format", Decoding.nullable(Decoding::string)),
        members.optional("function_id", Decoding.nullable(Decoding::string)),
        members.required("lightweight", Decoding.nullable(Decoding::bool)),
        members.further());
  }

  static UserIdentifiers userIdentifiers(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new UserIdentifiers(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.further());
  }

  static Request request(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Request(
        members.required("status", Decoding.word(RequestStatus::new)),
        members.required("message", Decoding::string),
        members.required("id", Decoding::string),
        members.required("operation", WebhookDecoder::requestOperation),
        members.required("progress", Decoding.nullable(Decoding::number)),
        members.required("created_date", Formats::utcDateTime),
        members.required("started_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("finished_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("expiry_date", Decoding.nullable(Formats::utcDateTime)),
        members.required("owner", Decoding.nullable(WebhookDecoder::userIdentifiers)),
        members.required("result_url", Decoding.nullable(Formats::httpUrlOrPath)),
        members.required("result_id", Decoding.nullable(Decoding::safeInteger)),
        members.further());
  }

  static CompletedRequestCalculateQualityEvent completedRequestCalculateQualityEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[calculate:quality]");
    return new CompletedRequestCalculateQualityEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static CompletedRequestCreateTaskEvent completedRequestCreateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[create:task]");
    return new CompletedRequestCreateTaskEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static CompletedRequestExportAnnotationsEvent completedRequestExportAnnotationsEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[export:annotations]");
    return new CompletedRequestExportAnnotationsEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static CompletedRequestExportBackupEvent completedRequestExportBackupEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[export:backup]");
    return new CompletedRequestExportBackupEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static CompletedRequestExportDatasetEvent completedRequestExportDatasetEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[export:dataset]");
    return new CompletedRequestExportDatasetEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static CompletedRequestMergeJobEvent completedRequestMergeJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[merge:job]");
    return new CompletedRequestMergeJobEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static CompletedRequestMergeTaskEvent completedRequestMergeTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[merge:task]");
    return new CompletedRequestMergeTaskEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.further());
  }

  static Webhook webhook(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Webhook(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("url", Formats::httpUrl),
        members.required("target_url", Formats::httpUrl),
        members.required("description", Decoding::string),
        members.required("type", WEBHOOK_TYPE),
        members.required("content_type", Decoding.word(ContentType::new)),
        members.requiredBoolean("is_active", Decoding::bool),
        members.requiredBoolean("enable_ssl", Decoding::bool),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("owner", Decoding.nullable(WebhookDecoder::user)),
        members.required("project_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("events", Decoding.listOf(EVENT_NAME)),
        members.optional("last_status", Decoding.nullable(Decoding::safeInteger)),
        members.optional("last_delivery_date", Formats::utcDateTime),
        members.further());
  }

  static PingEvent pingEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "ping");
    return new PingEvent(
        members.required("webhook", WebhookDecoder::webhook),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
  public static Delivery delivery(JsonNode node, Place place) {
    String tag = new Members(node, place).required("event", Decoding::string);
    if (tag == null) return null;
    return switch (tag) {
      case UpdateOrganizationEvent.EVENT -> updateOrganizationEvent(node, place);
      case UpdateMembershipEvent.EVENT -> updateMembershipEvent(node, place);
      case DeleteMembershipEvent.EVENT -> deleteMembershipEvent(node, place);
      case CreateMembershipEvent.EVENT -> createMembershipEvent(node, place);
      case CreateInvitationEvent.EVENT -> createInvitationEvent(node, place);
      case DeleteInvitationEvent.EVENT -> deleteInvitationEvent(node, place);
      case CreateProjectEvent.EVENT -> createProjectEvent(node, place);
      case UpdateProjectEvent.EVENT -> updateProjectEvent(node, place);
      case DeleteProjectEvent.EVENT -> deleteProjectEvent(node, place);
      case CreateTaskEvent.EVENT -> createTaskEvent(node, place);
      case UpdateTaskEvent.EVENT -> updateTaskEvent(node, place);
      case DeleteTaskEvent.EVENT -> deleteTaskEvent(node, place);
      case UpdateJobEvent.EVENT -> updateJobEvent(node, place);
      case CreateJobEvent.EVENT -> createJobEvent(node, place);
      case DeleteJobEvent.EVENT -> deleteJobEvent(node, place);
      case CreateIssueEvent.EVENT -> createIssueEvent(node, place);
      case UpdateIssueEvent.EVENT -> updateIssueEvent(node, place);
      case DeleteIssueEvent.EVENT -> deleteIssueEvent(node, place);
      case CreateCommentEvent.EVENT -> createCommentEvent(node, place);
      case UpdateCommentEvent.EVENT -> updateCommentEvent(node, place);
      case DeleteCommentEvent.EVENT -> deleteCommentEvent(node, place);
      case CompletedRequestCalculateQualityEvent.EVENT -> completedRequestCalculateQualityEvent(node, place);
      case CompletedRequestCreateTaskEvent.EVENT -> completedRequestCreateTaskEvent(node, place);
      case CompletedRequestExportAnnotationsEvent.EVENT -> completedRequestExportAnnotationsEvent(node, place);
      case CompletedRequestExportBackupEvent.EVENT -> completedRequestExportBackupEvent(node, place);
      case CompletedRequestExportDatasetEvent.EVENT -> completedRequestExportDatasetEvent(node, place);
      case CompletedRequestMergeJobEvent.EVENT -> completedRequestMergeJobEvent(node, place);
      case CompletedRequestMergeTaskEvent.EVENT -> completedRequestMergeTaskEvent(node, place);
      case PingEvent.EVENT -> pingEvent(node, place);
      default -> new UnknownEvent(tag, (ObjectNode) node);
    };
  }
}
