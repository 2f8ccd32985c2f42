// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

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

/** Decodes the contract {@code webhook}, edition 2.76. */
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

  static BackgroundUser backgroundUser(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new BackgroundUser(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("email", Decoding::string),
        members.further());
  }

  static SenderObject senderObject(JsonNode node, Place place) {
    return Choosing.<SenderObject>fitting(
            List.of(
                new Choosing.Branch<>("", Set.of("url", "id", "username", "first_name", "last_name"), WebhookDecoder::user),
                new Choosing.Branch<>("", Set.of("id", "username", "email"), WebhookDecoder::backgroundUser)))
        .decode(node, place);
  }

  static Sender sender(JsonNode node, Place place) {
    int before = place.count();
    Sender value = switch (node.getNodeType()) {
      case OBJECT -> senderObject(node, place);
      case NULL -> new Sender.Null(Decoding.literal("null").decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, WebhookDecoder::senderObject, Decoding.literal("null"));
    return value;
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:organization");
    return new UpdateOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CreateOrganizationEvent createOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:organization");
    return new CreateOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteOrganizationEvent deleteOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:organization");
    return new DeleteOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
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

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:membership");
    return new UpdateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
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

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:project");
    return new UpdateProjectEvent(
        members.required("project", WebhookDecoder::project),
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
        members.optional("consensus_enabled", Decoding::bool),
        members.optional("data_cloud_storage_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("organization_id", Decoding.nullable(Decoding::safeInteger)),
        members.required("project_name", Decoding.nullable(Decoding::string)),
        members.required("media_type", Decoding.word(MediaType::new)),
        members.optional("initial_replicas", Decoding::safeInteger),
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

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:task");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
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
        members.optional("consensus_replicas", Decoding::safeInteger),
        members.required("task_name", Decoding.nullable(Decoding::string)),
        members.required("project_name", Decoding.nullable(Decoding::string)),
        members.requiredLong("replicas_count", Decoding::safeInteger),
        members.required("media_type", Decoding.word(MediaType::new)),
        members.further());
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:job");
    return new UpdateJobEvent(
        members.required("job", WebhookDecoder::job),
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

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:issue");
    return new UpdateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
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

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:comment");
    return new UpdateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
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
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CompletedRequestCreateTaskEvent completedRequestCreateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[create:task]");
    return new CompletedRequestCreateTaskEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CompletedRequestExportAnnotationsEvent completedRequestExportAnnotationsEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[export:annotations]");
    return new CompletedRequestExportAnnotationsEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CompletedRequestExportBackupEvent completedRequestExportBackupEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[export:backup]");
    return new CompletedRequestExportBackupEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CompletedRequestExportDatasetEvent completedRequestExportDatasetEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[export:dataset]");
    return new CompletedRequestExportDatasetEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CompletedRequestMergeJobEvent completedRequestMergeJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[merge:job]");
    return new CompletedRequestMergeJobEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static CompletedRequestMergeTaskEvent completedRequestMergeTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "completed:request[merge:task]");
    return new CompletedRequestMergeTaskEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static UserDetail userDetail(JsonNode node, Place place) {
    Members members = new Members(node, place);
    return new UserDetail(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.required("email", Decoding::string),
        members.required("groups", Decoding.listOf(Decoding::string)),
        members.requiredBoolean("is_staff", Decoding::bool),
        members.requiredBoolean("is_superuser", Decoding::bool),
        members.requiredBoolean("is_active", Decoding::bool),
        members.required("last_login", Decoding.nullable(Formats::utcDateTime)),
        members.required("date_joined", Formats::utcDateTime),
        members.required("has_analytics_access", Decoding.nullable(Decoding::bool)),
        members.required("created_via", Decoding.nullable(Decoding.word(AccountOrigin::new))),
        members.required("email_verified", Decoding.nullable(Decoding::bool)),
        members.optional("cvat_usage_reason", Decoding.nullable(Decoding::string)),
        members.optional("primary_role", Decoding::string),
        members.optional("planned_activities", Decoding.listOf(Decoding::string)),
        members.optional("data_types", Decoding.listOf(Decoding::string)),
        members.optional("discovery_source", Decoding::string),
        members.further());
  }

  static CreateUserEvent createUserEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "create:user");
    return new CreateUserEvent(
        members.required("user", WebhookDecoder::userDetail),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static UpdateUserEvent updateUserEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "update:user");
    return new UpdateUserEvent(
        members.required("user", WebhookDecoder::userDetail),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.further());
  }

  static DeleteUserEvent deleteUserEvent(JsonNode node, Place place) {
    Members members = new Members(node, place);
    members.constant("event", "delete:user");
    return new DeleteUserEvent(
        members.required("user", WebhookDecoder::userDetail),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
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
      case CreateOrganizationEvent.EVENT -> createOrganizationEvent(node, place);
      case DeleteOrganizationEvent.EVENT -> deleteOrganizationEvent(node, place);
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
      case CreateUserEvent.EVENT -> createUserEvent(node, place);
      case UpdateUserEvent.EVENT -> updateUserEvent(node, place);
      case DeleteUserEvent.EVENT -> deleteUserEvent(node, place);
      case PingEvent.EVENT -> pingEvent(node, place);
      default -> new UnknownEvent(tag, (ObjectNode) node);
    };
  }
}
