// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Formats;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;

/** Decodes the contract {@code webhook}, edition 2.3. */
public final class WebhookDecoder {
  private static final Decoder<WebhookType> WEBHOOK_TYPE =
      Decoding.oneOf(WebhookType.values(), WebhookType::value);
  private static final Decoder<EventName> EVENT_NAME =
      Decoding.oneOf(EventName.values(), EventName::value);

  private WebhookDecoder() {}

  static User user(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new User(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.further());
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:organization");
    members.before("before_update", "organization");
    return new UpdateOrganizationEvent(
        members.required("organization", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:membership");
    members.before("before_update", "membership");
    return new UpdateMembershipEvent(
        members.required("membership", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static DeleteMembershipEvent deleteMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:membership");
    return new DeleteMembershipEvent(
        members.required("membership", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static CreateInvitationEvent createInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:invitation");
    return new CreateInvitationEvent(
        members.required("invitation", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static DeleteInvitationEvent deleteInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:invitation");
    return new DeleteInvitationEvent(
        members.required("invitation", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static CreateProjectEvent createProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:project");
    return new CreateProjectEvent(
        members.required("project", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:project");
    members.before("before_update", "project");
    return new UpdateProjectEvent(
        members.required("project", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static DeleteProjectEvent deleteProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:project");
    return new DeleteProjectEvent(
        members.required("project", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static Label label(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Label(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("color", Formats::hexColour),
        members.required("attributes", Decoding.listOf(Decoding::anything)),
        members.required("type", Decoding.word(LabelType::new)),
        members.required("sublabels", Decoding.listOf(Decoding::anything)),
        members.requiredBoolean("has_parent", Decoding::bool),
        members.further());
  }

  static JobSummary jobSummary(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new JobSummary(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("status", Decoding.word(Status::new)),
        members.required("stage", Decoding.word(JobStage::new)),
        members.required("state", Decoding.word(JobState::new)),
        members.further());
  }

  static Segment segment(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Segment(
        members.requiredLong("start_frame", Decoding::safeInteger),
        members.requiredLong("stop_frame", Decoding::safeInteger),
        members.required("jobs", Decoding.listOf(WebhookDecoder::jobSummary)),
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

  static CreatedTask createdTask(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new CreatedTask(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
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
        members.further());
  }

  static CreateTaskEvent createTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:task");
    return new CreateTaskEvent(
        members.required("task", WebhookDecoder::createdTask),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static Task task(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new Task(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
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
        members.further());
  }

  static TaskBeforeUpdate taskBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new TaskBeforeUpdate(
        members.optional("url", Formats::httpUrl),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("project_id", Decoding::safeInteger),
        members.optional("mode", Decoding.word(TaskMode::new)),
        members.optional("owner", WebhookDecoder::user),
        members.optional("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.optional("bug_tracker", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
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
        members.further());
  }

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:task");
    members.before("before_update", "task", "url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.required("before_update", WebhookDecoder::taskBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static DeletedTask deletedTask(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new DeletedTask(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", Decoding.word(TaskMode::new)),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", Decoding.nullable(WebhookDecoder::user)),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
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
        members.further());
  }

  static DeleteTaskEvent deleteTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:task");
    return new DeleteTaskEvent(
        members.required("task", WebhookDecoder::deletedTask),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:job");
    members.before("before_update", "job");
    return new UpdateJobEvent(
        members.required("job", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static CreateIssueEvent createIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:issue");
    return new CreateIssueEvent(
        members.required("issue", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:issue");
    members.before("before_update", "issue");
    return new UpdateIssueEvent(
        members.required("issue", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static DeleteIssueEvent deleteIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:issue");
    return new DeleteIssueEvent(
        members.required("issue", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static CreateCommentEvent createCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:comment");
    return new CreateCommentEvent(
        members.required("comment", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:comment");
    members.before("before_update", "comment");
    return new UpdateCommentEvent(
        members.required("comment", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.further());
  }

  static DeleteCommentEvent deleteCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:comment");
    return new DeleteCommentEvent(
        members.required("comment", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
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
        members.required("owner", WebhookDecoder::user),
        members.required("project", Decoding.nullable(Decoding::safeInteger)),
        members.required("organization", Decoding.nullable(Decoding::safeInteger)),
        members.required("events", Decoding.listOf(EVENT_NAME)),
        members.optional("last_status", Decoding::safeInteger),
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
      default -> new UnknownEvent(tag, (ObjectNode) node);
    };
  }
}
