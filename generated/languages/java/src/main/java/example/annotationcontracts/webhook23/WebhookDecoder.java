// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.internal.Decoder;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Formats;
import example.annotationcontracts.internal.Members;
import example.annotationcontracts.internal.Place;
import java.util.List;
import java.util.Set;

/** Decodes the contract {@code webhook}, edition 2.3. */
public final class WebhookDecoder {
  private static final Decoder<WebhookType> WEBHOOK_TYPE =
      Decoding.oneOf(WebhookType.values(), WebhookType::value);
  private static final Decoder<EventName> EVENT_NAME =
      Decoding.oneOf(EventName.values(), EventName::value);
  private static final Set<String> shared1 =
      Set.of("url", "id", "username", "first_name", "last_name");
  private static final Set<String> shared2 =
      Set.of("event", "organization", "before_update", "webhook_id", "sender");
  private static final Set<String> shared3 =
      Set.of("event", "membership", "before_update", "webhook_id", "sender");
  private static final Set<String> shared4 =
      Set.of("event", "membership", "webhook_id", "sender");
  private static final Set<String> shared5 =
      Set.of("event", "invitation", "webhook_id", "sender");
  private static final Set<String> shared6 =
      Set.of("event", "project", "webhook_id", "sender");
  private static final Set<String> shared7 =
      Set.of("event", "project", "before_update", "webhook_id", "sender");
  private static final Decoder<List<JsonNode>> shared8 =
      Decoding.listOf(Decoding::anything);
  private static final Decoder<LabelType> shared9 =
      Decoding.word(LabelType::new);
  private static final Set<String> shared10 =
      Set.of("id", "name", "color", "attributes", "type", "sublabels", "has_parent");
  private static final Decoder<User> shared11 =
      Decoding.nullable(WebhookDecoder::user);
  private static final Decoder<Status> shared12 =
      Decoding.word(Status::new);
  private static final Decoder<JobStage> shared13 =
      Decoding.word(JobStage::new);
  private static final Decoder<JobState> shared14 =
      Decoding.word(JobState::new);
  private static final Set<String> shared15 =
      Set.of("url", "id", "assignee", "status", "stage", "state");
  private static final Decoder<List<JobSummary>> shared16 =
      Decoding.listOf(WebhookDecoder::jobSummary);
  private static final Set<String> shared17 =
      Set.of("start_frame", "stop_frame", "jobs");
  private static final Decoder<StorageLocation> shared18 =
      Decoding.word(StorageLocation::new);
  private static final Decoder<Long> shared19 =
      Decoding.nullable(Decoding::safeInteger);
  private static final Set<String> shared20 =
      Set.of("id", "location", "cloud_storage_id");
  private static final Decoder<TaskMode> shared21 =
      Decoding.word(TaskMode::new);
  private static final Decoder<List<Label>> shared22 =
      Decoding.listOf(WebhookDecoder::label);
  private static final Decoder<List<Segment>> shared23 =
      Decoding.listOf(WebhookDecoder::segment);
  private static final Decoder<TaskDimension> shared24 =
      Decoding.word(TaskDimension::new);
  private static final Set<String> shared25 =
      Set.of("url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "dimension", "subset", "organization", "target_storage", "source_storage");
  private static final Set<String> shared26 =
      Set.of("event", "task", "webhook_id", "sender");
  private static final Decoder<ChunkType> shared27 =
      Decoding.word(ChunkType::new);
  private static final Set<String> shared28 =
      Set.of("url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage");
  private static final Set<String> shared29 =
      Set.of("event", "task", "before_update", "webhook_id", "sender");
  private static final Set<String> shared30 =
      Set.of("event", "job", "before_update", "webhook_id", "sender");
  private static final Set<String> shared31 =
      Set.of("event", "issue", "webhook_id", "sender");
  private static final Set<String> shared32 =
      Set.of("event", "issue", "before_update", "webhook_id", "sender");
  private static final Set<String> shared33 =
      Set.of("event", "comment", "webhook_id", "sender");
  private static final Set<String> shared34 =
      Set.of("event", "comment", "before_update", "webhook_id", "sender");
  private static final Decoder<ContentType> shared35 =
      Decoding.word(ContentType::new);
  private static final Decoder<List<EventName>> shared36 =
      Decoding.listOf(EVENT_NAME);
  private static final Set<String> shared37 =
      Set.of("id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project", "organization", "events", "last_status", "last_delivery_date");
  private static final Set<String> shared38 =
      Set.of("event", "webhook", "sender");

  private WebhookDecoder() {}

  static User user(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    return new User(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.extra(Decoding::unexpected, shared1));
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:organization");
    members.before("before_update", "organization");
    return new UpdateOrganizationEvent(
        members.required("organization", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared2));
  }

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:membership");
    members.before("before_update", "membership");
    return new UpdateMembershipEvent(
        members.required("membership", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared3));
  }

  static DeleteMembershipEvent deleteMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:membership");
    return new DeleteMembershipEvent(
        members.required("membership", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared4));
  }

  static CreateInvitationEvent createInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:invitation");
    return new CreateInvitationEvent(
        members.required("invitation", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared5));
  }

  static DeleteInvitationEvent deleteInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:invitation");
    return new DeleteInvitationEvent(
        members.required("invitation", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared5));
  }

  static CreateProjectEvent createProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:project");
    return new CreateProjectEvent(
        members.required("project", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared6));
  }

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:project");
    members.before("before_update", "project");
    return new UpdateProjectEvent(
        members.required("project", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared7));
  }

  static DeleteProjectEvent deleteProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:project");
    return new DeleteProjectEvent(
        members.required("project", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared6));
  }

  static Label label(JsonNode node, Place place) {
    Members members = new Members(node, place, 7);
    return new Label(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("color", Formats::hexColour),
        members.required("attributes", shared8),
        members.required("type", shared9),
        members.required("sublabels", shared8),
        members.requiredBoolean("has_parent", Decoding::bool),
        members.extra(Decoding::unexpected, shared10));
  }

  static JobSummary jobSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 6);
    return new JobSummary(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("assignee", shared11),
        members.required("status", shared12),
        members.required("stage", shared13),
        members.required("state", shared14),
        members.extra(Decoding::unexpected, shared15));
  }

  static Segment segment(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    return new Segment(
        members.requiredLong("start_frame", Decoding::safeInteger),
        members.requiredLong("stop_frame", Decoding::safeInteger),
        members.required("jobs", shared16),
        members.extra(Decoding::unexpected, shared17));
  }

  static Storage storage(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    return new Storage(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("location", shared18),
        members.required("cloud_storage_id", shared19),
        members.extra(Decoding::unexpected, shared20));
  }

  static CreatedTask createdTask(JsonNode node, Place place) {
    Members members = new Members(node, place, 18);
    return new CreatedTask(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", shared21),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", shared11),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.optional("overlap", shared19),
        members.optional("segment_size", Decoding::safeInteger),
        members.required("status", shared12),
        members.required("labels", shared22),
        members.required("segments", shared23),
        members.required("dimension", shared24),
        members.required("subset", Decoding::string),
        members.required("organization", shared19),
        members.required("target_storage", WebhookDecoder::storage),
        members.required("source_storage", WebhookDecoder::storage),
        members.extra(Decoding::unexpected, shared25));
  }

  static CreateTaskEvent createTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:task");
    return new CreateTaskEvent(
        members.required("task", WebhookDecoder::createdTask),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared26));
  }

  static Task task(JsonNode node, Place place) {
    Members members = new Members(node, place, 26);
    return new Task(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", shared21),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", shared11),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("overlap", shared19),
        members.requiredLong("segment_size", Decoding::safeInteger),
        members.required("status", shared12),
        members.required("labels", shared22),
        members.required("segments", shared23),
        members.requiredLong("data_chunk_size", Decoding::safeInteger),
        members.required("data_compressed_chunk_type", shared27),
        members.required("data_original_chunk_type", shared27),
        members.requiredLong("size", Decoding::safeInteger),
        members.requiredLong("image_quality", Decoding::safeInteger),
        members.requiredLong("data", Decoding::safeInteger),
        members.required("dimension", shared24),
        members.required("subset", Decoding::string),
        members.required("organization", shared19),
        members.required("target_storage", WebhookDecoder::storage),
        members.required("source_storage", WebhookDecoder::storage),
        members.extra(Decoding::unexpected, shared28));
  }

  static TaskBeforeUpdate taskBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new TaskBeforeUpdate(
        members.optional("url", Formats::httpUrl),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("project_id", Decoding::safeInteger),
        members.optional("mode", shared21),
        members.optional("owner", WebhookDecoder::user),
        members.optional("assignee", shared11),
        members.optional("bug_tracker", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("overlap", shared19),
        members.optional("segment_size", Decoding::safeInteger),
        members.optional("status", shared12),
        members.optional("labels", shared22),
        members.optional("segments", shared23),
        members.optional("data_chunk_size", Decoding::safeInteger),
        members.optional("data_compressed_chunk_type", shared27),
        members.optional("data_original_chunk_type", shared27),
        members.optional("size", Decoding::safeInteger),
        members.optional("image_quality", Decoding::safeInteger),
        members.optional("data", Decoding::safeInteger),
        members.optional("dimension", shared24),
        members.optional("subset", Decoding::string),
        members.optional("organization", shared19),
        members.optional("target_storage", WebhookDecoder::storage),
        members.optional("source_storage", WebhookDecoder::storage),
        members.extra(Decoding::unexpected, shared28));
  }

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:task");
    members.before("before_update", "task", "url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "segments", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.required("before_update", WebhookDecoder::taskBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared29));
  }

  static DeletedTask deletedTask(JsonNode node, Place place) {
    Members members = new Members(node, place, 18);
    return new DeletedTask(
        members.required("url", Formats::httpUrl),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.requiredLong("project_id", Decoding::safeInteger),
        members.required("mode", shared21),
        members.required("owner", WebhookDecoder::user),
        members.required("assignee", shared11),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.optional("overlap", shared19),
        members.optional("segment_size", Decoding::safeInteger),
        members.required("status", shared12),
        members.required("labels", shared22),
        members.required("segments", shared23),
        members.required("dimension", shared24),
        members.required("subset", Decoding::string),
        members.required("organization", shared19),
        members.required("target_storage", WebhookDecoder::storage),
        members.required("source_storage", WebhookDecoder::storage),
        members.extra(Decoding::unexpected, shared25));
  }

  static DeleteTaskEvent deleteTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:task");
    return new DeleteTaskEvent(
        members.required("task", WebhookDecoder::deletedTask),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared26));
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:job");
    members.before("before_update", "job");
    return new UpdateJobEvent(
        members.required("job", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared30));
  }

  static CreateIssueEvent createIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:issue");
    return new CreateIssueEvent(
        members.required("issue", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared31));
  }

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:issue");
    members.before("before_update", "issue");
    return new UpdateIssueEvent(
        members.required("issue", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared32));
  }

  static DeleteIssueEvent deleteIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:issue");
    return new DeleteIssueEvent(
        members.required("issue", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared31));
  }

  static CreateCommentEvent createCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:comment");
    return new CreateCommentEvent(
        members.required("comment", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared33));
  }

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    members.constant("event", "update:comment");
    members.before("before_update", "comment");
    return new UpdateCommentEvent(
        members.required("comment", Decoding::object),
        members.required("before_update", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared34));
  }

  static DeleteCommentEvent deleteCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:comment");
    return new DeleteCommentEvent(
        members.required("comment", Decoding::object),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared33));
  }

  static Webhook webhook(JsonNode node, Place place) {
    Members members = new Members(node, place, 14);
    return new Webhook(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("url", Formats::httpUrl),
        members.required("target_url", Formats::httpUrl),
        members.required("description", Decoding::string),
        members.required("type", WEBHOOK_TYPE),
        members.required("content_type", shared35),
        members.requiredBoolean("is_active", Decoding::bool),
        members.requiredBoolean("enable_ssl", Decoding::bool),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("owner", WebhookDecoder::user),
        members.required("project", shared19),
        members.required("organization", shared19),
        members.required("events", shared36),
        members.optional("last_status", Decoding::safeInteger),
        members.optional("last_delivery_date", Formats::utcDateTime),
        members.extra(Decoding::unexpected, shared37));
  }

  static PingEvent pingEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    members.constant("event", "ping");
    return new PingEvent(
        members.required("webhook", WebhookDecoder::webhook),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared38));
  }

  /**
   * Decodes a document.
   *
   * @param node the JSON value
   * @param place its place
   * @return the document, or null
   */
  public static Delivery delivery(JsonNode node, Place place) {
    String tag = new Members(node, place, 1).required("event", Decoding::string);
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
