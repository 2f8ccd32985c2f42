// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

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

/** Decodes the contract {@code webhook}, edition 2.65. */
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
  private static final Decoder<String> shared5 =
      Decoding.constant("");
  private static final Set<String> shared6 =
      Set.of("username", "first_name", "last_name");
  private static final Decoder<Sender> shared7 =
      Choosing.<Sender>fitting(List.of(
          new Choosing.Branch<>("", shared1, WebhookDecoder::user),
          new Choosing.Branch<>("", shared4, WebhookDecoder::backgroundUser),
          new Choosing.Branch<>("", shared6, WebhookDecoder::namelessUser)));
  private static final Set<String> shared8 =
      Set.of("event", "organization", "before_update", "webhook_id", "sender");
  private static final Set<String> shared9 =
      Set.of("event", "organization", "webhook_id", "sender");
  private static final Decoder<String> shared10 =
      Decoding.nullable(Formats::utcDateTime);
  private static final Decoder<Role> shared11 =
      Decoding.word(Role::new);
  private static final Decoder<String> shared12 =
      Decoding.nullable(Decoding::string);
  private static final Set<String> shared13 =
      Set.of("id", "user", "organization", "is_active", "joined_date", "role", "invitation");
  private static final Set<String> shared14 =
      Set.of("event", "membership", "before_update", "webhook_id", "sender");
  private static final Set<String> shared15 =
      Set.of("event", "membership", "webhook_id", "sender");
  private static final Set<String> shared16 =
      Set.of("id", "slug");
  private static final Decoder<Boolean> shared17 =
      Decoding.nullable(Decoding::bool);
  private static final Set<String> shared18 =
      Set.of("key", "created_date", "owner", "role", "user", "organization", "expired", "organization_info", "accepted");
  private static final Set<String> shared19 =
      Set.of("event", "invitation", "webhook_id", "sender");
  private static final Set<String> shared20 =
      Set.of("url");
  private static final Decoder<String> shared21 =
      Decoding.nullable(Formats::httpUrlOrPath);
  private static final Set<String> shared22 =
      Set.of("count", "url");
  private static final Decoder<StorageLocation> shared23 =
      Decoding.word(StorageLocation::new);
  private static final Decoder<Long> shared24 =
      Decoding.nullable(Decoding::safeInteger);
  private static final Set<String> shared25 =
      Set.of("id", "location", "cloud_storage_id");
  private static final Decoder<LabelsSummary> shared26 =
      Decoding.nullable(WebhookDecoder::labelsSummary);
  private static final Decoder<List<String>> shared27 =
      Decoding.listOf(Decoding::string);
  private static final Decoder<Status> shared28 =
      Decoding.word(Status::new);
  private static final Decoder<TaskDimension> shared29 =
      Decoding.nullable(Decoding.word(TaskDimension::new));
  private static final Decoder<Storage> shared30 =
      Decoding.nullable(WebhookDecoder::storage);
  private static final Set<String> shared31 =
      Set.of("url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id");
  private static final Set<String> shared32 =
      Set.of("event", "project", "webhook_id", "sender");
  private static final Set<String> shared33 =
      Set.of("event", "project", "before_update", "webhook_id", "sender");
  private static final Set<String> shared34 =
      Set.of("count", "completed", "validation", "url");
  private static final Decoder<TaskMode> shared35 =
      Decoding.word(TaskMode::new);
  private static final Decoder<ChunkType> shared36 =
      Decoding.word(ChunkType::new);
  private static final Decoder<TaskDimension> shared37 =
      Decoding.word(TaskDimension::new);
  private static final Decoder<ValidationMode> shared38 =
      Decoding.nullable(Decoding.word(ValidationMode::new));
  private static final Decoder<MediaType> shared39 =
      Decoding.word(MediaType::new);
  private static final Set<String> shared40 =
      Set.of("url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type");
  private static final Set<String> shared41 =
      Set.of("event", "task", "webhook_id", "sender");
  private static final Decoder<ChunkType> shared42 =
      Decoding.nullable(Decoding.word(ChunkType::new));
  private static final Set<String> shared43 =
      Set.of("event", "task", "before_update", "webhook_id", "sender");
  private static final Set<String> shared44 =
      Set.of("url", "count");
  private static final Decoder<JobStage> shared45 =
      Decoding.word(JobStage::new);
  private static final Decoder<JobState> shared46 =
      Decoding.word(JobState::new);
  private static final Decoder<IssuesSummary> shared47 =
      Decoding.nullable(WebhookDecoder::issuesSummary);
  private static final Decoder<JobType> shared48 =
      Decoding.word(JobType::new);
  private static final Set<String> shared49 =
      Set.of("url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type");
  private static final Set<String> shared50 =
      Set.of("event", "job", "before_update", "webhook_id", "sender");
  private static final Set<String> shared51 =
      Set.of("event", "job", "webhook_id", "sender");
  private static final Decoder<List<Double>> shared52 =
      Decoding.listOf(Decoding::number);
  private static final Set<String> shared53 =
      Set.of("id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved");
  private static final Set<String> shared54 =
      Set.of("event", "issue", "webhook_id", "sender");
  private static final Set<String> shared55 =
      Set.of("event", "issue", "before_update", "webhook_id", "sender");
  private static final Set<String> shared56 =
      Set.of("id", "issue", "owner", "message", "created_date", "updated_date");
  private static final Set<String> shared57 =
      Set.of("event", "comment", "webhook_id", "sender");
  private static final Set<String> shared58 =
      Set.of("event", "comment", "before_update", "webhook_id", "sender");
  private static final Decoder<ExportStatus> shared59 =
      Decoding.word(ExportStatus::new);
  private static final Decoder<OperationTarget> shared60 =
      Decoding.word(OperationTarget::new);
  private static final Set<String> shared61 =
      Set.of("event", "status", "target", "target_id", "rq_id", "message", "format", "webhook_id");
  private static final Set<String> shared62 =
      Set.of("event", "status", "target", "target_id", "rq_id", "message", "lightweight", "webhook_id");
  private static final Decoder<ContentType> shared63 =
      Decoding.word(ContentType::new);
  private static final Decoder<List<EventName>> shared64 =
      Decoding.listOf(EVENT_NAME);
  private static final Set<String> shared65 =
      Set.of("id", "url", "target_url", "description", "type", "content_type", "is_active", "enable_ssl", "created_date", "updated_date", "owner", "project_id", "organization", "events", "last_status", "last_delivery_date");
  private static final Set<String> shared66 =
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

  static OrganizationBeforeUpdate organizationBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new OrganizationBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("slug", Decoding::string),
        members.optional("name", Decoding::string),
        members.optional("description", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("contact", Decoding::anything),
        members.optional("owner", shared2),
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

  static NamelessUser namelessUser(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    return new NamelessUser(
        members.required("username", shared5),
        members.required("first_name", shared5),
        members.required("last_name", shared5),
        members.extra(Decoding::unexpected, shared6));
  }

  static Sender sender(JsonNode node, Place place) {
    return shared7.decode(node, place);
  }

  static UpdateOrganizationEvent updateOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:organization");
    members.before("before_update", "organization", "id", "slug", "name", "description", "created_date", "updated_date", "contact", "owner");
    return new UpdateOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.optional("before_update", WebhookDecoder::organizationBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared8));
  }

  static DeleteOrganizationEvent deleteOrganizationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:organization");
    return new DeleteOrganizationEvent(
        members.required("organization", WebhookDecoder::organization),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared9));
  }

  static Membership membership(JsonNode node, Place place) {
    Members members = new Members(node, place, 7);
    return new Membership(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("user", WebhookDecoder::user),
        members.requiredLong("organization", Decoding::safeInteger),
        members.requiredBoolean("is_active", Decoding::bool),
        members.required("joined_date", shared10),
        members.required("role", shared11),
        members.required("invitation", shared12),
        members.extra(Decoding::unexpected, shared13));
  }

  static MembershipBeforeUpdate membershipBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new MembershipBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("user", WebhookDecoder::user),
        members.optional("organization", Decoding::safeInteger),
        members.optional("is_active", Decoding::bool),
        members.optional("joined_date", shared10),
        members.optional("role", shared11),
        members.optional("invitation", shared12),
        members.extra(Decoding::unexpected, shared13));
  }

  static UpdateMembershipEvent updateMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:membership");
    members.before("before_update", "membership", "id", "user", "organization", "is_active", "joined_date", "role", "invitation");
    return new UpdateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.optional("before_update", WebhookDecoder::membershipBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared14));
  }

  static DeleteMembershipEvent deleteMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:membership");
    return new DeleteMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared15));
  }

  static CreateMembershipEvent createMembershipEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:membership");
    return new CreateMembershipEvent(
        members.required("membership", WebhookDecoder::membership),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared15));
  }

  static BasicOrganization basicOrganization(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new BasicOrganization(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("slug", Decoding::string),
        members.extra(Decoding::unexpected, shared16));
  }

  static Invitation invitation(JsonNode node, Place place) {
    Members members = new Members(node, place, 9);
    return new Invitation(
        members.required("key", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("owner", shared2),
        members.required("role", shared11),
        members.required("user", WebhookDecoder::user),
        members.requiredLong("organization", Decoding::safeInteger),
        members.required("expired", shared17),
        members.required("organization_info", WebhookDecoder::basicOrganization),
        members.requiredBoolean("accepted", Decoding::bool),
        members.extra(Decoding::unexpected, shared18));
  }

  static CreateInvitationEvent createInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:invitation");
    return new CreateInvitationEvent(
        members.required("invitation", WebhookDecoder::invitation),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared19));
  }

  static DeleteInvitationEvent deleteInvitationEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:invitation");
    return new DeleteInvitationEvent(
        members.required("invitation", WebhookDecoder::invitation),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared19));
  }

  static LabelsSummary labelsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 1);
    return new LabelsSummary(
        members.required("url", Formats::httpUrlOrPath),
        members.extra(Decoding::unexpected, shared20));
  }

  static TasksSummary tasksSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new TasksSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("url", shared21),
        members.extra(Decoding::unexpected, shared22));
  }

  static Storage storage(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    return new Storage(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("location", shared23),
        members.required("cloud_storage_id", shared24),
        members.extra(Decoding::unexpected, shared25));
  }

  static Project project(JsonNode node, Place place) {
    Members members = new Members(node, place, 19);
    return new Project(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("labels", shared26),
        members.required("tasks", WebhookDecoder::tasksSummary),
        members.required("owner", shared2),
        members.required("assignee", shared2),
        members.required("bug_tracker", Decoding::string),
        members.required("task_subsets", shared27),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("status", shared28),
        members.required("dimension", shared29),
        members.required("organization", shared24),
        members.required("target_storage", shared30),
        members.required("source_storage", shared30),
        members.required("guide_id", shared24),
        members.required("assignee_updated_date", shared10),
        members.required("organization_id", shared24),
        members.extra(Decoding::unexpected, shared31));
  }

  static CreateProjectEvent createProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:project");
    return new CreateProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared32));
  }

  static ProjectBeforeUpdate projectBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new ProjectBeforeUpdate(
        members.optional("url", Formats::httpUrlOrPath),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("labels", shared26),
        members.optional("tasks", WebhookDecoder::tasksSummary),
        members.optional("owner", shared2),
        members.optional("assignee", shared2),
        members.optional("bug_tracker", Decoding::string),
        members.optional("task_subsets", shared27),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("status", shared28),
        members.optional("dimension", shared29),
        members.optional("organization", shared24),
        members.optional("target_storage", shared30),
        members.optional("source_storage", shared30),
        members.optional("guide_id", shared24),
        members.optional("assignee_updated_date", shared10),
        members.optional("organization_id", shared24),
        members.extra(Decoding::unexpected, shared31));
  }

  static UpdateProjectEvent updateProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:project");
    members.before("before_update", "project", "url", "id", "name", "labels", "tasks", "owner", "assignee", "bug_tracker", "task_subsets", "created_date", "updated_date", "status", "dimension", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "organization_id");
    return new UpdateProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.optional("before_update", WebhookDecoder::projectBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared33));
  }

  static DeleteProjectEvent deleteProjectEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:project");
    return new DeleteProjectEvent(
        members.required("project", WebhookDecoder::project),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared32));
  }

  static JobsSummary jobsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    return new JobsSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("completed", shared24),
        members.required("validation", shared24),
        members.required("url", shared21),
        members.extra(Decoding::unexpected, shared34));
  }

  static Task task(JsonNode node, Place place) {
    Members members = new Members(node, place, 27);
    return new Task(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.required("name", Decoding::string),
        members.required("project_id", shared24),
        members.required("mode", shared35),
        members.required("owner", shared2),
        members.required("assignee", shared2),
        members.required("bug_tracker", Decoding::string),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("overlap", shared24),
        members.requiredLong("segment_size", Decoding::safeInteger),
        members.required("status", shared28),
        members.required("labels", shared26),
        members.required("jobs", WebhookDecoder::jobsSummary),
        members.optional("data_chunk_size", shared24),
        members.optional("data_compressed_chunk_type", shared36),
        members.optional("data_original_chunk_type", shared36),
        members.optional("size", Decoding::safeInteger),
        members.optional("image_quality", Decoding::safeInteger),
        members.optional("data", shared24),
        members.required("dimension", shared37),
        members.required("subset", Decoding::string),
        members.required("organization", shared24),
        members.required("target_storage", shared30),
        members.required("source_storage", shared30),
        members.required("guide_id", shared24),
        members.required("assignee_updated_date", shared10),
        members.required("validation_mode", shared38),
        members.requiredBoolean("consensus_enabled", Decoding::bool),
        members.optional("data_cloud_storage_id", shared24),
        members.required("organization_id", shared24),
        members.required("project_name", shared12),
        members.required("media_type", shared39),
        members.extra(Decoding::unexpected, shared40));
  }

  static CreateTaskEvent createTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:task");
    return new CreateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared41));
  }

  static TaskBeforeUpdate taskBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new TaskBeforeUpdate(
        members.optional("url", Formats::httpUrlOrPath),
        members.optional("id", Decoding::safeInteger),
        members.optional("name", Decoding::string),
        members.optional("project_id", shared24),
        members.optional("mode", shared35),
        members.optional("owner", shared2),
        members.optional("assignee", shared2),
        members.optional("bug_tracker", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("overlap", shared24),
        members.optional("segment_size", Decoding::safeInteger),
        members.optional("status", shared28),
        members.optional("labels", shared26),
        members.optional("jobs", WebhookDecoder::jobsSummary),
        members.optional("data_chunk_size", shared24),
        members.optional("data_compressed_chunk_type", shared42),
        members.optional("data_original_chunk_type", shared42),
        members.optional("size", shared24),
        members.optional("image_quality", shared24),
        members.optional("data", shared24),
        members.optional("dimension", shared37),
        members.optional("subset", Decoding::string),
        members.optional("organization", shared24),
        members.optional("target_storage", shared30),
        members.optional("source_storage", shared30),
        members.optional("guide_id", shared24),
        members.optional("assignee_updated_date", shared10),
        members.optional("validation_mode", shared38),
        members.optional("consensus_enabled", Decoding::bool),
        members.optional("data_cloud_storage_id", shared24),
        members.optional("organization_id", shared24),
        members.optional("project_name", shared12),
        members.optional("media_type", shared39),
        members.extra(Decoding::unexpected, shared40));
  }

  static UpdateTaskEvent updateTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:task");
    members.before("before_update", "task", "url", "id", "name", "project_id", "mode", "owner", "assignee", "bug_tracker", "created_date", "updated_date", "overlap", "segment_size", "status", "labels", "jobs", "data_chunk_size", "data_compressed_chunk_type", "data_original_chunk_type", "size", "image_quality", "data", "dimension", "subset", "organization", "target_storage", "source_storage", "guide_id", "assignee_updated_date", "validation_mode", "consensus_enabled", "data_cloud_storage_id", "organization_id", "project_name", "media_type");
    return new UpdateTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.optional("before_update", WebhookDecoder::taskBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared43));
  }

  static DeleteTaskEvent deleteTaskEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:task");
    return new DeleteTaskEvent(
        members.required("task", WebhookDecoder::task),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared41));
  }

  static IssuesSummary issuesSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new IssuesSummary(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("count", Decoding::safeInteger),
        members.extra(Decoding::unexpected, shared44));
  }

  static Job job(JsonNode node, Place place) {
    Members members = new Members(node, place, 33);
    return new Job(
        members.required("url", Formats::httpUrlOrPath),
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("task_id", Decoding::safeInteger),
        members.required("project_id", shared24),
        members.required("assignee", shared2),
        members.required("dimension", shared37),
        members.required("labels", shared26),
        members.required("bug_tracker", shared12),
        members.required("status", shared28),
        members.required("stage", shared45),
        members.required("state", shared46),
        members.required("mode", shared35),
        members.requiredLong("start_frame", Decoding::safeInteger),
        members.requiredLong("stop_frame", Decoding::safeInteger),
        members.required("data_chunk_size", shared24),
        members.required("data_compressed_chunk_type", shared36),
        members.required("updated_date", Formats::utcDateTime),
        members.required("issues", shared47),
        members.required("guide_id", shared24),
        members.requiredLong("frame_count", Decoding::safeInteger),
        members.required("created_date", Formats::utcDateTime),
        members.required("type", shared48),
        members.required("organization", shared24),
        members.required("target_storage", shared30),
        members.required("source_storage", shared30),
        members.required("assignee_updated_date", shared10),
        members.required("data_original_chunk_type", shared36),
        members.required("parent_job_id", shared24),
        members.requiredLong("consensus_replicas", Decoding::safeInteger),
        members.required("task_name", shared12),
        members.required("project_name", shared12),
        members.requiredLong("replicas_count", Decoding::safeInteger),
        members.required("media_type", shared39),
        members.extra(Decoding::unexpected, shared49));
  }

  static JobBeforeUpdate jobBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new JobBeforeUpdate(
        members.optional("url", Formats::httpUrlOrPath),
        members.optional("id", Decoding::safeInteger),
        members.optional("task_id", Decoding::safeInteger),
        members.optional("project_id", shared24),
        members.optional("assignee", shared2),
        members.optional("dimension", shared37),
        members.optional("labels", shared26),
        members.optional("bug_tracker", shared12),
        members.optional("status", shared28),
        members.optional("stage", shared45),
        members.optional("state", shared46),
        members.optional("mode", shared35),
        members.optional("start_frame", Decoding::safeInteger),
        members.optional("stop_frame", Decoding::safeInteger),
        members.optional("data_chunk_size", shared24),
        members.optional("data_compressed_chunk_type", shared36),
        members.optional("updated_date", Formats::utcDateTime),
        members.optional("issues", shared47),
        members.optional("guide_id", shared24),
        members.optional("frame_count", Decoding::safeInteger),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("type", shared48),
        members.optional("organization", shared24),
        members.optional("target_storage", shared30),
        members.optional("source_storage", shared30),
        members.optional("assignee_updated_date", shared10),
        members.optional("data_original_chunk_type", shared36),
        members.optional("parent_job_id", shared24),
        members.optional("consensus_replicas", Decoding::safeInteger),
        members.optional("task_name", shared12),
        members.optional("project_name", shared12),
        members.optional("replicas_count", Decoding::safeInteger),
        members.optional("media_type", shared39),
        members.extra(Decoding::unexpected, shared49));
  }

  static UpdateJobEvent updateJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:job");
    members.before("before_update", "job", "url", "id", "task_id", "project_id", "assignee", "dimension", "labels", "bug_tracker", "status", "stage", "state", "mode", "start_frame", "stop_frame", "data_chunk_size", "data_compressed_chunk_type", "updated_date", "issues", "guide_id", "frame_count", "created_date", "type", "organization", "target_storage", "source_storage", "assignee_updated_date", "data_original_chunk_type", "parent_job_id", "consensus_replicas", "task_name", "project_name", "replicas_count", "media_type");
    return new UpdateJobEvent(
        members.required("job", WebhookDecoder::job),
        members.optional("before_update", WebhookDecoder::jobBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared50));
  }

  static CreateJobEvent createJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:job");
    return new CreateJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared51));
  }

  static DeleteJobEvent deleteJobEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:job");
    return new DeleteJobEvent(
        members.required("job", WebhookDecoder::job),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared51));
  }

  static CommentsSummary commentsSummary(JsonNode node, Place place) {
    Members members = new Members(node, place, 2);
    return new CommentsSummary(
        members.requiredLong("count", Decoding::safeInteger),
        members.required("url", shared21),
        members.extra(Decoding::unexpected, shared22));
  }

  static Issue issue(JsonNode node, Place place) {
    Members members = new Members(node, place, 10);
    return new Issue(
        members.requiredLong("id", Decoding::safeInteger),
        members.requiredLong("frame", Decoding::safeInteger),
        members.required("position", shared52),
        members.requiredLong("job", Decoding::safeInteger),
        members.required("owner", shared2),
        members.required("assignee", shared2),
        members.required("created_date", shared10),
        members.required("updated_date", shared10),
        members.required("comments", WebhookDecoder::commentsSummary),
        members.requiredBoolean("resolved", Decoding::bool),
        members.extra(Decoding::unexpected, shared53));
  }

  static CreateIssueEvent createIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:issue");
    return new CreateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared54));
  }

  static IssueBeforeUpdate issueBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new IssueBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("frame", Decoding::safeInteger),
        members.optional("position", shared52),
        members.optional("job", Decoding::safeInteger),
        members.optional("owner", shared2),
        members.optional("assignee", shared2),
        members.optional("created_date", shared10),
        members.optional("updated_date", shared10),
        members.optional("comments", WebhookDecoder::commentsSummary),
        members.optional("resolved", Decoding::bool),
        members.extra(Decoding::unexpected, shared53));
  }

  static UpdateIssueEvent updateIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:issue");
    members.before("before_update", "issue", "id", "frame", "position", "job", "owner", "assignee", "created_date", "updated_date", "comments", "resolved");
    return new UpdateIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.optional("before_update", WebhookDecoder::issueBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared55));
  }

  static DeleteIssueEvent deleteIssueEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:issue");
    return new DeleteIssueEvent(
        members.required("issue", WebhookDecoder::issue),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared54));
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
        members.extra(Decoding::unexpected, shared56));
  }

  static CreateCommentEvent createCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "create:comment");
    return new CreateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared57));
  }

  static CommentBeforeUpdate commentBeforeUpdate(JsonNode node, Place place) {
    Members members = new Members(node, place, 0);
    return new CommentBeforeUpdate(
        members.optional("id", Decoding::safeInteger),
        members.optional("issue", Decoding::safeInteger),
        members.optional("owner", shared2),
        members.optional("message", Decoding::string),
        members.optional("created_date", Formats::utcDateTime),
        members.optional("updated_date", Formats::utcDateTime),
        members.extra(Decoding::unexpected, shared56));
  }

  static UpdateCommentEvent updateCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "update:comment");
    members.before("before_update", "comment", "id", "issue", "owner", "message", "created_date", "updated_date");
    return new UpdateCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.optional("before_update", WebhookDecoder::commentBeforeUpdate),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared58));
  }

  static DeleteCommentEvent deleteCommentEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 4);
    members.constant("event", "delete:comment");
    return new DeleteCommentEvent(
        members.required("comment", WebhookDecoder::comment),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.required("sender", WebhookDecoder::sender),
        members.extra(Decoding::unexpected, shared57));
  }

  static CreateExportEvent createExportEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 8);
    members.constant("event", "create:export");
    return new CreateExportEvent(
        members.required("status", shared59),
        members.required("target", shared60),
        members.requiredLong("target_id", Decoding::safeInteger),
        members.required("rq_id", Decoding::string),
        members.required("message", shared12),
        members.required("format", Decoding::string),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.extra(Decoding::unexpected, shared61));
  }

  static CreateBackupEvent createBackupEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 8);
    members.constant("event", "create:backup");
    return new CreateBackupEvent(
        members.required("status", shared59),
        members.required("target", shared60),
        members.requiredLong("target_id", Decoding::safeInteger),
        members.required("rq_id", Decoding::string),
        members.required("message", shared12),
        members.requiredBoolean("lightweight", Decoding::bool),
        members.requiredLong("webhook_id", Decoding::safeInteger),
        members.extra(Decoding::unexpected, shared62));
  }

  static Webhook webhook(JsonNode node, Place place) {
    Members members = new Members(node, place, 14);
    return new Webhook(
        members.requiredLong("id", Decoding::safeInteger),
        members.required("url", Formats::httpUrl),
        members.required("target_url", Formats::httpUrl),
        members.required("description", Decoding::string),
        members.required("type", WEBHOOK_TYPE),
        members.required("content_type", shared63),
        members.requiredBoolean("is_active", Decoding::bool),
        members.requiredBoolean("enable_ssl", Decoding::bool),
        members.required("created_date", Formats::utcDateTime),
        members.required("updated_date", Formats::utcDateTime),
        members.required("owner", shared2),
        members.required("project_id", shared24),
        members.required("organization", shared24),
        members.required("events", shared64),
        members.optional("last_status", shared24),
        members.optional("last_delivery_date", Formats::utcDateTime),
        members.extra(Decoding::unexpected, shared65));
  }

  static PingEvent pingEvent(JsonNode node, Place place) {
    Members members = new Members(node, place, 3);
    members.constant("event", "ping");
    return new PingEvent(
        members.required("webhook", WebhookDecoder::webhook),
        members.required("sender", WebhookDecoder::user),
        members.extra(Decoding::unexpected, shared66));
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
      case CreateExportEvent.EVENT -> createExportEvent(node, place);
      case CreateBackupEvent.EVENT -> createBackupEvent(node, place);
      case PingEvent.EVENT -> pingEvent(node, place);
      default -> new UnknownEvent(tag, (ObjectNode) node);
    };
  }
}
