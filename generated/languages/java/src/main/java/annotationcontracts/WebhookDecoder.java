// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Decodes webhook deliveries. */
final class WebhookDecoder {
  private static final Decoder<WebhookType> WEBHOOK_TYPE =
      Decoding.oneOf(WebhookType.values(), WebhookType::value);
  private static final Decoder<EventName> EVENT_NAME =
      Decoding.oneOf(EventName.values(), EventName::value);

  private WebhookDecoder() {}

  static User user(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new User(
        members.required("url", Decoding::string),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.extra());
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("organization");
    return new UpdateOrganizationEvent(
        members.required("organization", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("membership");
    return new UpdateMembershipEvent(
        members.required("membership", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static DeleteMembershipEvent deleteMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeleteMembershipEvent(
        members.required("membership", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static CreateInvitationEvent createInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreateInvitationEvent(
        members.required("invitation", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static DeleteInvitationEvent deleteInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeleteInvitationEvent(
        members.required("invitation", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static CreateProjectEvent createProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreateProjectEvent(
        members.required("project", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("project");
    return new UpdateProjectEvent(
        members.required("project", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static DeleteProjectEvent deleteProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeleteProjectEvent(
        members.required("project", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static Label label(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Label(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("color", Decoding::string),
        members.required("attributes", Decoding.listOf(Decoding::anything)),
        members.required("type", Decoding.word(LabelType::new)),
        members.required("sublabels", Decoding.listOf(Decoding::anything)),
        members.requiredBoolean("has_parent", Decoding::bool),
        members.extra());
  }

  static JobSummary jobSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new JobSummary(
        members.required("url", Decoding::string),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("status", Decoding.word(Status::new)),
        members.required("stage", Decoding.word(JobStage::new)),
        members.required("state", Decoding.word(JobState::new)),
        members.extra());
  }

  static Segment segment(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Segment(
        members.requiredLong("start_frame", Decoding::safeInteger),
        members.requiredLong("stop_frame", Decoding::safeInteger),
        members.required("jobs", Decoding.listOf(WebhookDecoder::jobSummary)),
        members.extra());
  }

  static Storage storage(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Storage(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("location", Decoding.word(StorageLocation::new)),
        members.required("cloud_storage_id", Decoding.nullable(Decoding::safeInteger)),
        members.extra());
  }

  static CreatedTask createdTask(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreatedTask(
        members.required("url", Decoding::string),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Decoding::string),
        members.required("updated_date", Decoding::string),
        members.optional("overlap", Decoding.nullable(Decoding::safeInteger)),
        members.optional("segment_size", Decoding::safeInteger),
        members.required("status", Decoding.word(Status::new)),
        members.required("labels", Decoding.listOf(WebhookDecoder::label)),
        members.required("segments", Decoding.listOf(WebhookDecoder::segment)),
        members.required("dimension", Decoding.word(TaskDimension::new)),
        members.required("subset", Decoding::string),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("target_storage", WebhookDecoder::storage),
        members.required("source_storage", WebhookDecoder::storage),
        members.extra());
  }

  static CreateTaskEvent createTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreateTaskEvent(
        members.required("task", WebhookDecoder::createdTask),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static Task task(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Task(
        members.required("url", Decoding::string),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Decoding::string),
        members.required("updated_date", Decoding::string),
        members.required("overlap", Decoding.nullable(Decoding::safeInteger)),
        members.requiredLong("segment_size", Decoding::safeInteger),
        members.required("status", Decoding.word(Status::new)),
        members.required("labels", Decoding.listOf(WebhookDecoder::label)),
        members.required("segments", Decoding.listOf(WebhookDecoder::segment)),
        members.requiredLong("data_chunk_size", Decoding::safeInteger),
        members.required("data_compressed_chunk_type", Decoding.word(ChunkType::new)),
        members.required("data_original_chunk_type", Decoding.word(ChunkType::new)),
        members.requiredLong("size", Decoding::safeInteger),
        members.requiredLong("image_quality", Decoding::safeInteger),
        members.requiredLong("data", Decoding::safeInteger),
        members.required("dimension", Decoding.word(TaskDimension::new)),
        members.required("subset", Decoding::string),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("target_storage", WebhookDecoder::storage),
        members.required("source_storage", WebhookDecoder::storage),
        members.extra());
  }

  static TaskBeforeUpdate taskBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new TaskBeforeUpdate(
        members.optional("url", Decoding::string),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("project_id", Decoding::safeInteger),
        members.optional("mode", Decoding.word(TaskMode::new)),
        members.optional("owner", WebhookDecoder::user),
        members.optional("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.optional("bug_tracker", Decoding::string),
        members.optional("created_date", Decoding::string),
        members.optional("updated_date", Decoding::string),
        members.optional("overlap", Decoding.nullable(Decoding::safeInteger)),
        members.optional("segment_size", Decoding::safeInteger),
        members.optional("status", Decoding.word(Status::new)),
        members.optional("labels", Decoding.listOf(WebhookDecoder::label)),
        members.optional("segments", Decoding.listOf(WebhookDecoder::segment)),
        members.optional("data_chunk_size", Decoding::safeInteger),
        members.optional("data_compressed_chunk_type", Decoding.word(ChunkType::new)),
        members.optional("data_original_chunk_type", Decoding.word(ChunkType::new)),
        members.optional("size", Decoding::safeInteger),
        members.optional("image_quality", Decoding::safeInteger),
        members.optional("data", Decoding::safeInteger),
        members.optional("dimension", Decoding.word(TaskDimension::new)),
        members.optional("subset", Decoding::string),
        members.optional("organization", Decoding.nullable(Decoding::safeInteger)),
        members.optional("target_storage", WebhookDecoder::storage),
        members.optional("source_storage", WebhookDecoder::storage),
        members.extra());
  }

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("task", "url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.required("before_update", WebhookDecoder::taskBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static DeletedTask deletedTask(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeletedTask(
        members.required("url", Decoding::string),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Decoding::string),
        members.required("updated_date", Decoding::string),
        members.optional("overlap", Decoding.nullable(Decoding::safeInteger)),
        members.optional("segment_size", Decoding::safeInteger),
        members.required("status", Decoding.word(Status::new)),
        members.required("labels", Decoding.listOf(WebhookDecoder::label)),
        members.required("segments", Decoding.listOf(WebhookDecoder::segment)),
        members.required("dimension", Decoding.word(TaskDimension::new)),
        members.required("subset", Decoding::string),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("target_storage", WebhookDecoder::storage),
        members.required("source_storage", WebhookDecoder::storage),
        members.extra());
  }

  static DeleteTaskEvent deleteTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeleteTaskEvent(
        members.required("task", WebhookDecoder::deletedTask),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("job");
    return new UpdateJobEvent(
        members.required("job", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static CreateIssueEvent createIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreateIssueEvent(
        members.required("issue", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("issue");
    return new UpdateIssueEvent(
        members.required("issue", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static DeleteIssueEvent deleteIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeleteIssueEvent(
        members.required("issue", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static CreateCommentEvent createCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreateCommentEvent(
        members.required("comment", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.keepTo("comment");
    return new UpdateCommentEvent(
        members.required("comment", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static DeleteCommentEvent deleteCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeleteCommentEvent(
        members.required("comment", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static Webhook webhook(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Webhook(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("url", Decoding::string),
        members.required("target_url", Decoding::string),
        members.required("description", Decoding::string),
        members.required("type", WEBHOOK_TYPE),
        members.required("content_type", Decoding.word(ContentType::new)),
        members.requiredBoolean("is_active", Decoding::bool),
        members.requiredBoolean("enable_ssl", Decoding::bool),
        members.required("created_date", Decoding::string),
        members.required("updated_date", Decoding::string),
        members.required("owner", WebhookDecoder::user),
        members.required("project", Decoding.nullable(Decoding::safeInteger)),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("events", Decoding.listOf(EVENT_NAME)),
        members.optional("last_status", Decoding::safeInteger),
        members.optional("last_delivery_date", Decoding::string),
        members.extra());
  }

  static PingEvent pingEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new PingEvent(
        members.required("webhook", WebhookDecoder::webhook),
        members.required("sender", WebhookDecoder::user),
        members.extra("event"));
  }

  static Delivery delivery(JsonNode node, Place place) {
    String event = new Members(node, place).required("event", Decoding::string);
    if (event == null) return null;
    return switch (event) {
      case UpdateOrganizationEvent.EVENT -> updateOrganizationEvent(node, place);
      case UpdateMembershipEvent.EVENT -> updateMembershipEvent(node, place);
      case DeleteMembershipEvent.EVENT -> deleteMembershipEvent(node, place);
      case CreateInvitationEvent.EVENT -> createInvitationEvent(node, place);
      case DeleteInvitationEvent.EVENT -> deleteInvitationEvent(node, place);
      case CreateProjectEvent.EVENT -> createProjectEvent(node, place);
      case UpdateProjectEvent.EVENT -> updateProjectEvent(node, place);
      case DeleteProjectEvent.EVENT -> deleteProjectEvent(node, place);
      case CreateTaskEvent.EVENT -> createTaskEvent(node, place);
      case UpdateTaskEvent.EVENT -> updateTaskEvent(node, place);
      case DeleteTaskEvent.EVENT -> deleteTaskEvent(node, place);
      case UpdateJobEvent.EVENT -> updateJobEvent(node, place);
      case CreateIssueEvent.EVENT -> createIssueEvent(node, place);
      case UpdateIssueEvent.EVENT -> updateIssueEvent(node, place);
      case DeleteIssueEvent.EVENT -> deleteIssueEvent(node, place);
      case CreateCommentEvent.EVENT -> createCommentEvent(node, place);
      case UpdateCommentEvent.EVENT -> updateCommentEvent(node, place);
      case DeleteCommentEvent.EVENT -> deleteCommentEvent(node, place);
      case PingEvent.EVENT -> pingEvent(node, place);
      default -> new UnknownEvent(event, (ObjectNode) node);
    };
  }
}
