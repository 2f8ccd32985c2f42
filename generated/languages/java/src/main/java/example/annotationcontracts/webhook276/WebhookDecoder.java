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
  private static final Set<String> shared1 =
      Set.of("url", "id", "username", "first_name", "last_name");
  private static final Decoder<User> shared2 =
      Decoding.nullable(WebhookDecoder::user);
  private static final Set<String> shared3 =
      Set.of("id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner");
  private static final Set<String> shared4 =
      Set.of("id", "username", "email");
  private static final Decoder<SenderObject> shared5 =
      Choosing.<SenderObject>fitting(List.of(
          new Choosing.Branch<>("", shared1, WebhookDecoder::user),
          new Choosing.Branch<>("", shared4, WebhookDecoder::backgroundUser)));
  private static final Decoder<JsonNode> shared6 =
      Decoding.literal("null");
  private static final Set<String> shared7 =
      Set.of("event", "organization", "webhook_id", "sender");
  private static final Decoder<String> shared8 =
      Decoding.nullable(Formats::utcDateTime);
  private static final Decoder<Role> shared9 =
      Decoding.word(Role::new);
  private static final Decoder<String> shared10 =
      Decoding.nullable(Decoding::string);
  private static final Set<String> shared11 =
      Set.of("id", "user", "organization", "is_active", "joined_date", "role", "invitation");
  private static final Set<String> shared12 =
      Set.of("event", "membership", "webhook_id", "sender");
  private static final Set<String> shared13 =
      Set.of("id", "slug");
  private static final Decoder<Boolean> shared14 =
      Decoding.nullable(Decoding::bool);
  private static final Set<String> shared15 =
      Set.of("key", "created_date", "owner", "role", "user", "organization", "expired", "organization_info", "accepted");
  private static final Set<String> shared16 =
      Set.of("event", "invitation", "webhook_id", "sender");
  private static final Set<String> shared17 =
      Set.of("url");
  private static final Decoder<String> shared18 =
      Decoding.nullable(Formats::httpUrlOrPath);
  private static final Set<String> shared19 =
      Set.of("count", "url");
  private static final Decoder<StorageLocation> shared20 =
      Decoding.word(StorageLocation::new);
  private static final Decoder<Long> shared21 =
      Decoding.nullable(Decoding::safeInteger);
  private static final Set<String> shared22 =
      Set.of("id", "location", "cloud_storage_id");
  private static final Decoder<LabelsSummary> shared23 =
      Decoding.nullable(WebhookDecoder::labelsSummary);
  private static final Decoder<List<String>> shared24 =
      Decoding.listOf(Decoding::string);
  private static final Decoder<Status> shared25 =
      Decoding.word(Status::new);
  private static final Decoder<TaskDimension> shared26 =
      Decoding.nullable(Decoding.word(TaskDimension::new));
  private static final Decoder<Storage> shared27 =
      Decoding.nullable(WebhookDecoder::storage);
  private static final Set<String> shared28 =
      Set.of("url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id");
  private static final Set<String> shared29 =
      Set.of("event", "project", "webhook_id", "sender");
  private static final Set<String> shared30 =
      Set.of("count", "completed", "validation", "url");
  private static final Decoder<TaskMode> shared31 =
      Decoding.word(TaskMode::new);
  private static final Decoder<ChunkType> shared32 =
      Decoding.word(ChunkType::new);
  private static final Decoder<TaskDimension> shared33 =
      Decoding.word(TaskDimension::new);
  private static final Decoder<ValidationMode> shared34 =
      Decoding.nullable(Decoding.word(ValidationMode::new));
  private static final Decoder<MediaType> shared35 =
      Decoding.word(MediaType::new);
  private static final Set<String> shared36 =
      Set.of("url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type", "initial_replicas");
  private static final Set<String> shared37 =
      Set.of("event", "task", "webhook_id", "sender");
  private static final Set<String> shared38 =
      Set.of("url", "count");
  private static final Decoder<JobStage> shared39 =
      Decoding.word(JobStage::new);
  private static final Decoder<JobState> shared40 =
      Decoding.word(JobState::new);
  private static final Decoder<IssuesSummary> shared41 =
      Decoding.nullable(WebhookDecoder::issuesSummary);
  private static final Decoder<JobType> shared42 =
      Decoding.word(JobType::new);
  private static final Set<String> shared43 =
      Set.of("url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type");
  private static final Set<String> shared44 =
      Set.of("event", "job", "webhook_id", "sender");
  private static final Decoder<List<Double>> shared45 =
      Decoding.listOf(Decoding::number);
  private static final Set<String> shared46 =
      Set.of("id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved");
  private static final Set<String> shared47 =
      Set.of("event", "issue", "webhook_id", "sender");
  private static final Set<String> shared48 =
      Set.of("id", "issue", "owner", "message", "created_date", "updated_date");
  private static final Set<String> shared49 =
      Set.of("event", "comment", "webhook_id", "sender");
  private static final Decoder<OperationType> shared50 =
      Decoding.word(OperationType::new);
  private static final Decoder<OperationTarget> shared51 =
      Decoding.word(OperationTarget::new);
  private static final Set<String> shared52 =
      Set.of("type", "target", "project_id", "task_id", "job_id", "org_id", "format", "function_id", "lightweight");
  private static final Set<String> shared53 =
      Set.of("id", "username");
  private static final Decoder<RequestStatus> shared54 =
      Decoding.word(RequestStatus::new);
  private static final Decoder<Double> shared55 =
      Decoding.nullable(Decoding::number);
  private static final Decoder<UserIdentifiers> shared56 =
      Decoding.nullable(WebhookDecoder::userIdentifiers);
  private static final Set<String> shared57 =
      Set.of("status", "message", "id", "operation", "progress", "created_date", "started_date", "finished_date", "expiry_date", "owner", "result_url", "result_id");
  private static final Set<String> shared58 =
      Set.of("event", "request", "webhook_id", "sender");
  private static final Decoder<AccountOrigin> shared59 =
      Decoding.nullable(Decoding.word(AccountOrigin::new));
  private static final Set<String> shared60 =
      Set.of("url", "id", "username", "first_name", "last_name", "email", "groups", "is_staff", "is_superuser", "is_active", "last_login", "date_joined", "has_analytics_access", "created_via", "email_verified", "cvat_usage_reason", "primary_role", "planned_activities", "data_types", "discovery_source");
  private static final Set<String> shared61 =
      Set.of("event", "user", "webhook_id", "sender");
  private static final Decoder<ContentType> shared62 =
      Decoding.word(ContentType::new);
  private static final Decoder<List<EventName>> shared63 =
      Decoding.listOf(EVENT_NAME);
  private static final Set<String> shared64 =
      Set.of("id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project_id", "organization", "events", "last_status", "last_delivery_date");
  private static final Set<String> shared65 =
      Set.of("event", "webhook", "sender");

  private WebhookDecoder() {}

  static User user(JsonNode node, Place place) {
    Members members = new Members(node, place, 5);
    return new User(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.extra(Decoding::unexpected, shared1));
  }

  static Organization organization(JsonNode node, Place place) {
    Members members = new Members(node, place, 8);
    return new Organization(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("slug", Decoding::string),
        members.required("name", Decoding::string),
        members.required("description", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("contact", Decoding::anything),
        members.required("owner", shared2),
        members.extra(Decoding::unexpected, shared3));
  }

  static BackgroundUser backgroundUser(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    return new BackgroundUser(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("email", Decoding::string),
        members.extra(Decoding::unexpected, shared4));
  }

  static SenderObject senderObject(JsonNode node, Place place) {
    return shared5.decode(node, place);
  }

  static Sender sender(JsonNode node, Place place) {
    int before = place.count();
    Sender value = switch (node.getNodeType()) {
      case OBJECT -> senderObject(node, place);
      case NULL -> new Sender.Null(shared6.decode(node, place));
      default -> place.mismatch(node);
    };
    if (place.count() > before) Decoding.widen(node, place, before, WebhookDecoder::senderObject, shared6);
    return value;
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:organization");
    return new UpdateOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared7));
  }

  static CreateOrganizationEvent createOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:organization");
    return new CreateOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared7));
  }

  static DeleteOrganizationEvent deleteOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:organization");
    return new DeleteOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared7));
  }

  static Membership membership(JsonNode node, Place place) {
    Members members = new Members(node, place, 7);
    return new Membership(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("user", WebhookDecoder::user),
        members.requiredLong("organization", Decoding::safeInteger),
        members.requiredBoolean("is_active", Decoding::bool),
        members.required("joined_date", shared8),
        members.required("role", shared9),
        members.required("invitation", shared10),
        members.extra(Decoding::unexpected, shared11));
  }

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:membership");
    return new UpdateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared12));
  }

  static DeleteMembershipEvent deleteMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:membership");
    return new DeleteMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared12));
  }

  static CreateMembershipEvent createMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:membership");
    return new CreateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared12));
  }

  static BasicOrganization basicOrganization(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new BasicOrganization(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("slug", Decoding::string),
        members.extra(Decoding::unexpected, shared13));
  }

  static Invitation invitation(JsonNode node, Place place) {
    Members members = new Members(node, place, 9);
    return new Invitation(
        members.required("key", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("owner", shared2),
        members.required("role", shared9),
        members.required("user", WebhookDecoder::user),
        members.requiredLong("organization", Decoding::safeInteger),
        members.required("expired", shared14),
        members.required("organization_info", WebhookDecoder::basicOrganization),
        members.requiredBoolean("accepted", Decoding::bool),
        members.extra(Decoding::unexpected, shared15));
  }

  static CreateInvitationEvent createInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:invitation");
    return new CreateInvitationEvent(
        members.required("invitation", WebhookDecoder::invitation),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared16));
  }

  static DeleteInvitationEvent deleteInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:invitation");
    return new DeleteInvitationEvent(
        members.required("invitation", WebhookDecoder::invitation),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared16));
  }

  static LabelsSummary labelsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 1);
    return new LabelsSummary(
        members.required("url", Formats::httpUrlOrPath),
        members.extra(Decoding::unexpected, shared17));
  }

  static TasksSummary tasksSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new TasksSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("url", shared18),
        members.extra(Decoding::unexpected, shared19));
  }

  static Storage storage(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    return new Storage(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("location", shared20),
        members.required("cloud_storage_id", shared21),
        members.extra(Decoding::unexpected, shared22));
  }

  static Project project(JsonNode node, Place place) {
    Members members = new Members(node, place, 19);
    return new Project(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("labels", shared23),
        members.required("tasks", WebhookDecoder::tasksSummary),
        members.required("owner", shared2),
        members.required("assignee", shared2),
        members.required("bug_tracker", Decoding::string),
        members.required("task_subsets", shared24),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("status", shared25),
        members.required("dimension", shared26),
        members.required("organization", shared21),
        members.required("target_storage", shared27),
        members.required("source_storage", shared27),
        members.required("guide_id", shared21),
        members.required("assignee_updated_date", shared8),
        members.required("organization_id", shared21),
        members.extra(Decoding::unexpected, shared28));
  }

  static CreateProjectEvent createProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:project");
    return new CreateProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared29));
  }

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:project");
    return new UpdateProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared29));
  }

  static DeleteProjectEvent deleteProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:project");
    return new DeleteProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared29));
  }

  static JobsSummary jobsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    return new JobsSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("completed", shared21),
        members.required("validation", shared21),
        members.required("url", shared18),
        members.extra(Decoding::unexpected, shared30));
  }

  static Task task(JsonNode node, Place place) {
    Members members = new Members(node, place, 26);
    return new Task(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("project_id", shared21),
        members.required("mode", shared31),
        members.required("owner", shared2),
        members.required("assignee", shared2),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("overlap", shared21),
        members.requiredLong("segment_size", Decoding::safeInteger),
        members.required("status", shared25),
        members.required("labels", shared23),
        members.required("jobs", WebhookDecoder::jobsSummary),
        members.optional("data_chunk_size", shared21),
        members.optional("data_compressed_chunk_type", shared32),
        members.optional("data_original_chunk_type", shared32),
        members.optional("size", Decoding::safeInteger),
        members.optional("image_quality", Decoding::safeInteger),
        members.optional("data", shared21),
        members.required("dimension", shared33),
        members.required("subset", Decoding::string),
        members.required("organization", shared21),
        members.required("target_storage", shared27),
        members.required("source_storage", shared27),
        members.required("guide_id", shared21),
        members.required("assignee_updated_date", shared8),
        members.required("validation_mode", shared34),
        members.optional("consensus_enabled", Decoding::bool),
        members.optional("data_cloud_storage_id", shared21),
        members.required("organization_id", shared21),
        members.required("project_name", shared10),
        members.required("media_type", shared35),
        members.optional("initial_replicas", Decoding::safeInteger),
        members.extra(Decoding::unexpected, shared36));
  }

  static CreateTaskEvent createTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:task");
    return new CreateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared37));
  }

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:task");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared37));
  }

  static DeleteTaskEvent deleteTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:task");
    return new DeleteTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared37));
  }

  static IssuesSummary issuesSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new IssuesSummary(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("count", Decoding::safeInteger),
        members.extra(Decoding::unexpected, shared38));
  }

  static Job job(JsonNode node, Place place) {
    Members members = new Members(node, place, 32);
    return new Job(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("task_id", Decoding::safeInteger),
        members.required("project_id", shared21),
        members.required("assignee", shared2),
        members.required("dimension", shared33),
        members.required("labels", shared23),
        members.required("bug_tracker", shared10),
        members.required("status", shared25),
        members.required("stage", shared39),
        members.required("state", shared40),
        members.required("mode", shared31),
        members.requiredLong("start_frame", Decoding::safeInteger),
        members.requiredLong("stop_frame", Decoding::safeInteger),
        members.required("data_chunk_size", shared21),
        members.required("data_compressed_chunk_type", shared32),
        members.required("updated_date", Formats::utcDateTime),
        members.required("issues", shared41),
        members.required("guide_id", shared21),
        members.requiredLong("frame_count", Decoding::safeInteger),
        members.required("created_date", Formats::utcDateTime),
        members.required("type", shared42),
        members.required("organization", shared21),
        members.required("target_storage", shared27),
        members.required("source_storage", shared27),
        members.required("assignee_updated_date", shared8),
        members.required("data_original_chunk_type", shared32),
        members.required("parent_job_id", shared21),
        members.optional("consensus_replicas", Decoding::safeInteger),
        members.required("task_name", shared10),
        members.required("project_name", shared10),
        members.requiredLong("replicas_count", Decoding::safeInteger),
        members.required("media_type", shared35),
        members.extra(Decoding::unexpected, shared43));
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:job");
    return new UpdateJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared44));
  }

  static CreateJobEvent createJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:job");
    return new CreateJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared44));
  }

  static DeleteJobEvent deleteJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:job");
    return new DeleteJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared44));
  }

  static CommentsSummary commentsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new CommentsSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("url", shared18),
        members.extra(Decoding::unexpected, shared19));
  }

  static Issue issue(JsonNode node, Place place) {
    Members members = new Members(node, place, 10);
    return new Issue(
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("frame", Decoding::safeInteger),
        members.required("position", shared45),
        members.requiredLong("job", Decoding::safeInteger),
        members.required("owner", shared2),
        members.required("assignee", shared2),
        members.required("created_date", shared8),
        members.required("updated_date", shared8),
        members.required("comments", WebhookDecoder::commentsSummary),
        members.requiredBoolean("resolved", Decoding::bool),
        members.extra(Decoding::unexpected, shared46));
  }

  static CreateIssueEvent createIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:issue");
    return new CreateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared47));
  }

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:issue");
    return new UpdateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared47));
  }

  static DeleteIssueEvent deleteIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:issue");
    return new DeleteIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared47));
  }

  static Comment comment(JsonNode node, Place place) {
    Members members = new Members(node, place, 6);
    return new Comment(
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("issue", Decoding::safeInteger),
        members.required("owner", shared2),
        members.required("message", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.extra(Decoding::unexpected, shared48));
  }

  static CreateCommentEvent createCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:comment");
    return new CreateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared49));
  }

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:comment");
    return new UpdateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared49));
  }

  static DeleteCommentEvent deleteCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:comment");
    return new DeleteCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared49));
  }

  static RequestOperation requestOperation(JsonNode node, Place place) {
    Members members = new Members(node, place, 8);
    return new RequestOperation(
        members.required("type", shared50),
        members.required("target", shared51),
        members.required("project_id", shared21),
        members.required("task_id", shared21),
        members.required("job_id", shared21),
        members.required("org_id", shared21),
        members.required("format", shared10),
        members.optional("function_id", shared10),
        members.required("lightweight", shared14),
        members.extra(Decoding::unexpected, shared52));
  }

  static UserIdentifiers userIdentifiers(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new UserIdentifiers(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.extra(Decoding::unexpected, shared53));
  }

  static Request request(JsonNode node, Place place) {
    Members members = new Members(node, place, 12);
    return new Request(
        members.required("status", shared54),
        members.required("message", Decoding::string),
        members.required("id", Decoding::string),
        members.required("operation", WebhookDecoder::requestOperation),
        members.required("progress", shared55),
        members.required("created_date", Formats::utcDateTime),
        members.required("started_date", shared8),
        members.required("finished_date", shared8),
        members.required("expiry_date", shared8),
        members.required("owner", shared56),
        members.required("result_url", shared18),
        members.required("result_id", shared21),
        members.extra(Decoding::unexpected, shared57));
  }

  static CompletedRequestCalculateQualityEvent completedRequestCalculateQualityEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[calculate:quality]");
    return new CompletedRequestCalculateQualityEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static CompletedRequestCreateTaskEvent completedRequestCreateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[create:task]");
    return new CompletedRequestCreateTaskEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static CompletedRequestExportAnnotationsEvent completedRequestExportAnnotationsEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[export:annotations]");
    return new CompletedRequestExportAnnotationsEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static CompletedRequestExportBackupEvent completedRequestExportBackupEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[export:backup]");
    return new CompletedRequestExportBackupEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static CompletedRequestExportDatasetEvent completedRequestExportDatasetEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[export:dataset]");
    return new CompletedRequestExportDatasetEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static CompletedRequestMergeJobEvent completedRequestMergeJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[merge:job]");
    return new CompletedRequestMergeJobEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static CompletedRequestMergeTaskEvent completedRequestMergeTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "completed:request[merge:task]");
    return new CompletedRequestMergeTaskEvent(
        members.required("request", WebhookDecoder::request),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static UserDetail userDetail(JsonNode node, Place place) {
    Members members = new Members(node, place, 15);
    return new UserDetail(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("username", Decoding::string),
        members.required("first_name", Decoding::string),
        members.required("last_name", Decoding::string),
        members.required("email", Decoding::string),
        members.required("groups", shared24),
        members.requiredBoolean("is_staff", Decoding::bool),
        members.requiredBoolean("is_superuser", Decoding::bool),
        members.requiredBoolean("is_active", Decoding::bool),
        members.required("last_login", shared8),
        members.required("date_joined", Formats::utcDateTime),
        members.required("has_analytics_access", shared14),
        members.required("created_via", shared59),
        members.required("email_verified", shared14),
        members.optional("cvat_usage_reason", shared10),
        members.optional("primary_role", Decoding::string),
        members.optional("planned_activities", shared24),
        members.optional("data_types", shared24),
        members.optional("discovery_source", Decoding::string),
        members.extra(Decoding::unexpected, shared60));
  }

  static CreateUserEvent createUserEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:user");
    return new CreateUserEvent(
        members.required("user", WebhookDecoder::userDetail),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared61));
  }

  static UpdateUserEvent updateUserEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:user");
    return new UpdateUserEvent(
        members.required("user", WebhookDecoder::userDetail),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared61));
  }

  static DeleteUserEvent deleteUserEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:user");
    return new DeleteUserEvent(
        members.required("user", WebhookDecoder::userDetail),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared61));
  }

  static Webhook webhook(JsonNode node, Place place) {
    Members members = new Members(node, place, 14);
    return new Webhook(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("url", Formats::httpUrl),
        members.required("target_url", Formats::httpUrl),
        members.required("description", Decoding::string),
        members.required("type", WEBHOOK_TYPE),
        members.required("content_type", shared62),
        members.requiredBoolean("is_active", Decoding::bool),
        members.requiredBoolean("enable_ssl", Decoding::bool),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("owner", shared2),
        members.required("project_id", shared21),
        members.required("organization", shared21),
        members.required("events", shared63),
        members.optional("last_status", shared21),
        members.optional("last_delivery_date", Formats::utcDateTime),
        members.extra(Decoding::unexpected, shared64));
  }

  static PingEvent pingEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    members.constant("event", "ping");
    return new PingEvent(
        members.required("webhook", WebhookDecoder::webhook),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared65));
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
