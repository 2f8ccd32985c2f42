// Generated from spec/main.tsp by "npm run generate". Do not edit.

package example.annotationcontracts.generated;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.*;
import java.math.BigDecimal;
import java.util.*;
import org.openapitools.jackson.nullable.JsonNullable;

/** Deliveries of edition 2.3. */
public final class V2_3 {
  private V2_3() {}

  /**
   * A user, as `owner` or `sender`, or as `assignee`.
   *
   * @param url Address of the user, `{base_url}/api/users/&lt;user_id&gt;`.
   * @param id User identifier.
   * @param username User name. The name used to log in.
   * @param firstName First name. May be empty.
   * @param lastName Last name. May be empty.
   * @param extra properties that the contract does not list
   */
  public record User(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "username", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String username,
      @JsonProperty(value = "first_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String firstName,
      @JsonProperty(value = "last_name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String lastName,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * An organization was updated.
   *
   * @param event Name of the event.
   * @param organization The organization after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateOrganizationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode organization,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A membership was updated. Member added to or removed from an organization.
   *
   * @param event Name of the event.
   * @param membership The membership after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateMembershipEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "membership", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode membership,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A membership was deleted. A member was removed from an organization.
   *
   * @param event Name of the event.
   * @param membership The deleted membership, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteMembershipEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "membership", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode membership,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An invitation was created. It was issued.
   *
   * @param event Name of the event.
   * @param invitation The created invitation, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateInvitationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "invitation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode invitation,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An invitation was deleted. It was revoked.
   *
   * @param event Name of the event.
   * @param invitation The deleted invitation, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteInvitationEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "invitation", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode invitation,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A project was created.
   *
   * @param event Name of the event.
   * @param project The created project, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateProjectEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode project,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A project was updated.
   *
   * @param event Name of the event.
   * @param project The project after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateProjectEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode project,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A project was deleted.
   *
   * @param event Name of the event.
   * @param project The deleted project, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteProjectEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode project,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Empty string or a mode name such as `annotation`. Known: `""`, `annotation`; others may appear. */
  public static final class TaskMode {
    private TaskMode() {}

    /** The empty text. */
    public static final String EMPTY = "";
    /** annotation */
    public static final String ANNOTATION = "annotation";
  }

  /** Status of a task or job. Known: `annotation`; others may appear. */
  public static final class Status {
    private Status() {}

    /** annotation */
    public static final String ANNOTATION = "annotation";
  }

  /** Type of a label. Known: `any`; others may appear. */
  public static final class LabelType {
    private LabelType() {}

    /** any */
    public static final String ANY = "any";
  }

  /**
   * A label. Annotators assign it.
   *
   * @param id Label identifier.
   * @param name Label name.
   * @param color Hex colour.
   * @param attributes Attributes of the label. Items may be anything.
   * @param type Type of the label. The kind of shape that it applies to.
   * @param sublabels Sublabels of the label. Items may be anything.
   * @param hasParent Whether the label has a parent.
   * @param extra properties that the contract does not list
   */
  public record Label(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "color", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String color,
      @JsonProperty(value = "attributes", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<JsonNode> attributes,
      @JsonProperty(value = "type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String type,
      @JsonProperty(value = "sublabels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<JsonNode> sublabels,
      @JsonProperty(value = "has_parent", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean hasParent,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /** Stage of a job. Known: `annotation`; others may appear. */
  public static final class JobStage {
    private JobStage() {}

    /** annotation */
    public static final String ANNOTATION = "annotation";
  }

  /** State of a job. Known: `new`; others may appear. */
  public static final class JobState {
    private JobState() {}

    /** new */
    public static final String NEW = "new";
  }

  /**
   * Summary of a job.
   *
   * @param url Address of the job, `{base_url}/api/jobs/&lt;job_id&gt;`.
   * @param id Job identifier.
   * @param assignee User the job is assigned to, or null.
   * @param status Status of the job.
   * @param stage Stage of the job.
   * @param state State of the job.
   * @param extra properties that the contract does not list
   */
  public record JobSummary(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "stage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String stage,
      @JsonProperty(value = "state", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String state,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A segment. A range of frames of a task, with the jobs that cover it.
   *
   * @param startFrame Frame at the start. The first of the range.
   * @param stopFrame Frame at the stop. The last of the range, inclusive.
   * @param jobs Summaries of the segment's jobs.
   * @param extra properties that the contract does not list
   */
  public record Segment(
      @JsonProperty(value = "start_frame", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long startFrame,
      @JsonProperty(value = "stop_frame", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long stopFrame,
      @JsonProperty(value = "jobs", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<JobSummary> jobs,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /** Dimension of a task. Known: `2d`; others may appear. */
  public static final class TaskDimension {
    private TaskDimension() {}

    /** 2d */
    public static final String _2D = "2d";
  }

  /** Location of a storage. Known: `local`; others may appear. */
  public static final class StorageLocation {
    private StorageLocation() {}

    /** local */
    public static final String LOCAL = "local";
  }

  /**
   * A storage. Where a task's data is read from or written to.
   *
   * @param id Storage identifier.
   * @param location Location of the storage. The kind of storage.
   * @param cloudStorageId Cloud storage identifier, or null. Null when the storage is not in a cloud.
   * @param extra properties that the contract does not list
   */
  public record DataStorage(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "location", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String location,
      @JsonProperty(value = "cloud_storage_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long cloudStorageId,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A task in a create payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing.
   *
   * @param url Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
   * @param id Task identifier.
   * @param name Task name.
   * @param projectId Identifier of a project. The project that the task belongs to.
   * @param mode Empty string or a mode name.
   * @param owner Owner of the task.
   * @param assignee User the task is assigned to, or null.
   * @param bugTracker Bug tracker; may be empty. A URL.
   * @param createdDate When the task was created.
   * @param updatedDate When the task was last updated.
   * @param overlap Overlap, or null. The number of frames that neighboring segments share.
   * @param segmentSize Size of a segment. Counted in frames.
   * @param status Status of the task.
   * @param labels Labels of the task.
   * @param segments Segments of the task; may be empty.
   * @param dimension Dimension. The dimension of the data.
   * @param subset Subset; may be empty. The subset that the task belongs to.
   * @param organization Organization, or null. Its identifier.
   * @param targetStorage Target storage. Where annotations are written to.
   * @param sourceStorage Source storage. Where data is read from.
   * @param extra properties that the contract does not list
   */
  public record CreatedTask(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long projectId,
      @JsonProperty(value = "mode", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mode,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "bug_tracker", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String bugTracker,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "overlap", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> overlap,
      @JsonProperty(value = "segment_size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long segmentSize,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "labels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<Label> labels,
      @JsonProperty(value = "segments", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<Segment> segments,
      @JsonProperty(value = "dimension", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dimension,
      @JsonProperty(value = "subset", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String subset,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "target_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage sourceStorage,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A task was created.
   *
   * @param event Name of the event.
   * @param task The created task, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "task", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) CreatedTask task,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Type of data chunks. Known: `imageset`; others may appear. */
  public static final class ChunkType {
    private ChunkType() {}

    /** imageset */
    public static final String IMAGESET = "imageset";
  }

  /**
   * A task, given in full for update events.
   *
   * @param url Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
   * @param id Task identifier.
   * @param name Task name.
   * @param projectId Identifier of a project. The project that the task belongs to.
   * @param mode Empty string or a mode name.
   * @param owner Owner of the task.
   * @param assignee User the task is assigned to, or null.
   * @param bugTracker Bug tracker; may be empty. A URL.
   * @param createdDate When the task was created.
   * @param updatedDate When the task was last updated.
   * @param overlap Overlap, or null. The number of frames that neighboring segments share.
   * @param segmentSize Size of a segment. Counted in frames.
   * @param status Status of the task.
   * @param labels Labels of the task.
   * @param segments Segments of the task; may be empty.
   * @param dataChunkSize Size of a data chunk; update only. Counted in frames.
   * @param dataCompressedChunkType Type of the compressed data chunks; update only.
   * @param dataOriginalChunkType Type of the original data chunks; update only.
   * @param size Size of the task; update only. The number of frames.
   * @param imageQuality Image quality; update only.
   * @param data Data of the task; update only. Its identifier.
   * @param dimension Dimension. The dimension of the data.
   * @param subset Subset; may be empty. The subset that the task belongs to.
   * @param organization Organization, or null. Its identifier.
   * @param targetStorage Target storage. Where annotations are written to.
   * @param sourceStorage Source storage. Where data is read from.
   * @param extra properties that the contract does not list
   */
  public record Task(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long projectId,
      @JsonProperty(value = "mode", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mode,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "bug_tracker", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String bugTracker,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "overlap", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long overlap,
      @JsonProperty(value = "segment_size", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long segmentSize,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "labels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<Label> labels,
      @JsonProperty(value = "segments", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<Segment> segments,
      @JsonProperty(value = "data_chunk_size", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long dataChunkSize,
      @JsonProperty(value = "data_compressed_chunk_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dataCompressedChunkType,
      @JsonProperty(value = "data_original_chunk_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dataOriginalChunkType,
      @JsonProperty(value = "size", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long size,
      @JsonProperty(value = "image_quality", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long imageQuality,
      @JsonProperty(value = "data", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long data,
      @JsonProperty(value = "dimension", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dimension,
      @JsonProperty(value = "subset", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String subset,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "target_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage sourceStorage,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * Old values of the keys of a task that changed.
   *
   * @param url Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
   * @param id Task identifier.
   * @param name Task name.
   * @param projectId Identifier of a project. The project that the task belongs to.
   * @param mode Empty string or a mode name.
   * @param owner Owner of the task.
   * @param assignee User the task is assigned to, or null.
   * @param bugTracker Bug tracker; may be empty. A URL.
   * @param createdDate When the task was created.
   * @param updatedDate When the task was last updated.
   * @param overlap Overlap, or null. The number of frames that neighboring segments share.
   * @param segmentSize Size of a segment. Counted in frames.
   * @param status Status of the task.
   * @param labels Labels of the task.
   * @param segments Segments of the task; may be empty.
   * @param dataChunkSize Size of a data chunk; update only. Counted in frames.
   * @param dataCompressedChunkType Type of the compressed data chunks; update only.
   * @param dataOriginalChunkType Type of the original data chunks; update only.
   * @param size Size of the task; update only. The number of frames.
   * @param imageQuality Image quality; update only.
   * @param data Data of the task; update only. Its identifier.
   * @param dimension Dimension. The dimension of the data.
   * @param subset Subset; may be empty. The subset that the task belongs to.
   * @param organization Organization, or null. Its identifier.
   * @param targetStorage Target storage. Where annotations are written to.
   * @param sourceStorage Source storage. Where data is read from.
   * @param extra properties that the contract does not list
   */
  public record TaskBeforeUpdate(
      @JsonProperty(value = "url", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String url,
      @JsonProperty(value = "id", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long id,
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "project_id", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long projectId,
      @JsonProperty(value = "mode", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String mode,
      @JsonProperty(value = "owner", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) User owner,
      @JsonProperty(value = "assignee", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<User> assignee,
      @JsonProperty(value = "bug_tracker", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String bugTracker,
      @JsonProperty(value = "created_date", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String createdDate,
      @JsonProperty(value = "updated_date", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String updatedDate,
      @JsonProperty(value = "overlap", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> overlap,
      @JsonProperty(value = "segment_size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long segmentSize,
      @JsonProperty(value = "status", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String status,
      @JsonProperty(value = "labels", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<Label> labels,
      @JsonProperty(value = "segments", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<Segment> segments,
      @JsonProperty(value = "data_chunk_size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long dataChunkSize,
      @JsonProperty(value = "data_compressed_chunk_type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String dataCompressedChunkType,
      @JsonProperty(value = "data_original_chunk_type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String dataOriginalChunkType,
      @JsonProperty(value = "size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long size,
      @JsonProperty(value = "image_quality", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long imageQuality,
      @JsonProperty(value = "data", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long data,
      @JsonProperty(value = "dimension", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String dimension,
      @JsonProperty(value = "subset", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String subset,
      @JsonProperty(value = "organization", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> organization,
      @JsonProperty(value = "target_storage", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) DataStorage sourceStorage,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A task was updated. For example, its status or its assignment changed.
   *
   * @param event Name of the event.
   * @param task The task after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "task", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Task task,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) TaskBeforeUpdate beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A task in a delete payload, which omits the fields marked update only. `overlap` and `segment_size` may be missing.
   *
   * @param url Address of the task, `{base_url}/api/tasks/&lt;task_id&gt;`.
   * @param id Task identifier.
   * @param name Task name.
   * @param projectId Identifier of a project. The project that the task belongs to.
   * @param mode Empty string or a mode name.
   * @param owner Owner of the task.
   * @param assignee User the task is assigned to, or null.
   * @param bugTracker Bug tracker; may be empty. A URL.
   * @param createdDate When the task was created.
   * @param updatedDate When the task was last updated.
   * @param overlap Overlap, or null. The number of frames that neighboring segments share.
   * @param segmentSize Size of a segment. Counted in frames.
   * @param status Status of the task.
   * @param labels Labels of the task.
   * @param segments Segments of the task; may be empty.
   * @param dimension Dimension. The dimension of the data.
   * @param subset Subset; may be empty. The subset that the task belongs to.
   * @param organization Organization, or null. Its identifier.
   * @param targetStorage Target storage. Where annotations are written to.
   * @param sourceStorage Source storage. Where data is read from.
   * @param extra properties that the contract does not list
   */
  public record DeletedTask(
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "name", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String name,
      @JsonProperty(value = "project_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long projectId,
      @JsonProperty(value = "mode", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String mode,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "assignee", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User assignee,
      @JsonProperty(value = "bug_tracker", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String bugTracker,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "overlap", required = false) @JsonInclude(JsonInclude.Include.ALWAYS) JsonNullable<Long> overlap,
      @JsonProperty(value = "segment_size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long segmentSize,
      @JsonProperty(value = "status", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String status,
      @JsonProperty(value = "labels", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<Label> labels,
      @JsonProperty(value = "segments", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<Segment> segments,
      @JsonProperty(value = "dimension", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String dimension,
      @JsonProperty(value = "subset", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String subset,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "target_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage targetStorage,
      @JsonProperty(value = "source_storage", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DataStorage sourceStorage,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A task was deleted.
   *
   * @param event Name of the event.
   * @param task The deleted task, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteTaskEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "task", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) DeletedTask task,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A job was updated. For example, its status or its assignee changed.
   *
   * @param event Name of the event.
   * @param job The job after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateJobEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "job", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode job,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An issue was created.
   *
   * @param event Name of the event.
   * @param issue The created issue, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateIssueEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode issue,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An issue was updated.
   *
   * @param event Name of the event.
   * @param issue The issue after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateIssueEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode issue,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * An issue was deleted.
   *
   * @param event Name of the event.
   * @param issue The deleted issue, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteIssueEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "issue", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode issue,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A comment was created.
   *
   * @param event Name of the event.
   * @param comment The created comment, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record CreateCommentEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "comment", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode comment,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A comment was updated.
   *
   * @param event Name of the event.
   * @param comment The comment after the update, in full.
   * @param beforeUpdate Only the keys of the resource that changed, with their old values.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record UpdateCommentEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "comment", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode comment,
      @JsonProperty(value = "before_update", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode beforeUpdate,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /**
   * A comment was deleted.
   *
   * @param event Name of the event.
   * @param comment The deleted comment, in full.
   * @param webhookId Identifier of the webhook that sends it.
   * @param sender User who triggered the event.
   * @param extra properties that the contract does not list
   */
  public record DeleteCommentEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "comment", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) ObjectNode comment,
      @JsonProperty(value = "webhook_id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long webhookId,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Scope of a webhook: a project or an organization. Closed vocabulary: `project`, `organization`. */
  public static final class WebhookType {
    private WebhookType() {}

    /** project */
    public static final String PROJECT = "project";
    /** organization */
    public static final String ORGANIZATION = "organization";
  }

  /** Media type of the delivered payload. Known: `application/json`; others may appear. */
  public static final class ContentType {
    private ContentType() {}

    /** application/json */
    public static final String APPLICATION_JSON = "application/json";
  }

  /** Name of an event a webhook can subscribe to. Closed vocabulary: 18 names. */
  public static final class EventName {
    private EventName() {}

    /** update:organization */
    public static final String UPDATE_ORGANIZATION = "update:organization";
    /** update:membership */
    public static final String UPDATE_MEMBERSHIP = "update:membership";
    /** delete:membership */
    public static final String DELETE_MEMBERSHIP = "delete:membership";
    /** create:invitation */
    public static final String CREATE_INVITATION = "create:invitation";
    /** delete:invitation */
    public static final String DELETE_INVITATION = "delete:invitation";
    /** create:project */
    public static final String CREATE_PROJECT = "create:project";
    /** update:project */
    public static final String UPDATE_PROJECT = "update:project";
    /** delete:project */
    public static final String DELETE_PROJECT = "delete:project";
    /** create:task */
    public static final String CREATE_TASK = "create:task";
    /** update:task */
    public static final String UPDATE_TASK = "update:task";
    /** delete:task */
    public static final String DELETE_TASK = "delete:task";
    /** update:job */
    public static final String UPDATE_JOB = "update:job";
    /** create:issue */
    public static final String CREATE_ISSUE = "create:issue";
    /** update:issue */
    public static final String UPDATE_ISSUE = "update:issue";
    /** delete:issue */
    public static final String DELETE_ISSUE = "delete:issue";
    /** create:comment */
    public static final String CREATE_COMMENT = "create:comment";
    /** update:comment */
    public static final String UPDATE_COMMENT = "update:comment";
    /** delete:comment */
    public static final String DELETE_COMMENT = "delete:comment";
  }

  /**
   * A webhook as seen in the ping payload, which does not return the secret.
   *
   * @param id Webhook identifier.
   * @param url Address of the webhook, `{base_url}/api/webhooks/&lt;webhook_id&gt;`.
   * @param targetUrl Where event payloads are delivered.
   * @param description Short purpose summary; may be empty.
   * @param type Scope of the webhook: project or organization.
   * @param contentType Media type of the delivered payload, sent as Content-Type.
   * @param isActive No delivery occurs while this is false. This includes pings.
   * @param enableSsl Enables or disables SSL certificate verification for delivery. When true, SSL verification is on.
   * @param createdDate When the webhook was created.
   * @param updatedDate When the webhook was last updated.
   * @param owner User who created the webhook.
   * @param project Project identifier for a project webhook, or null. Null only if `type` is not `project`.
   * @param organization Organization identifier for an organization webhook, or null. An integer if `type` is `organization`.
   * @param events Subscribed event names.
   * @param lastStatus HTTP status of the last delivery. Missing before the first delivery, and after one that got no response.
   * @param lastDeliveryDate Time of the last delivery. Missing before the first delivery.
   * @param extra properties that the contract does not list
   */
  public record Webhook(
      @JsonProperty(value = "id", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) long id,
      @JsonProperty(value = "url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String url,
      @JsonProperty(value = "target_url", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String targetUrl,
      @JsonProperty(value = "description", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String description,
      @JsonProperty(value = "type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String type,
      @JsonProperty(value = "content_type", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String contentType,
      @JsonProperty(value = "is_active", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean isActive,
      @JsonProperty(value = "enable_ssl", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) boolean enableSsl,
      @JsonProperty(value = "created_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String createdDate,
      @JsonProperty(value = "updated_date", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String updatedDate,
      @JsonProperty(value = "owner", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User owner,
      @JsonProperty(value = "project", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long project,
      @JsonProperty(value = "organization", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Long organization,
      @JsonProperty(value = "events", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) List<String> events,
      @JsonProperty(value = "last_status", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Long lastStatus,
      @JsonProperty(value = "last_delivery_date", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String lastDeliveryDate,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A user triggered a ping. It has no `webhook_id` and no resource.
   *
   * @param event Always `ping`.
   * @param webhook The webhook resource.
   * @param sender User who triggered the ping.
   * @param extra properties that the contract does not list
   */
  public record PingEvent(
      @JsonProperty(value = "event", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) String event,
      @JsonProperty(value = "webhook", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) Webhook webhook,
      @JsonProperty(value = "sender", required = true) @JsonInclude(JsonInclude.Include.ALWAYS) User sender,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements Delivery {}

  /** Body of any delivery: the payload for the event. `event` names the envelope. */
  public sealed interface Delivery extends Event permits UpdateOrganizationEvent, UpdateMembershipEvent, DeleteMembershipEvent, CreateInvitationEvent, DeleteInvitationEvent, CreateProjectEvent, UpdateProjectEvent, DeleteProjectEvent, CreateTaskEvent, UpdateTaskEvent, DeleteTaskEvent, UpdateJobEvent, CreateIssueEvent, UpdateIssueEvent, DeleteIssueEvent, CreateCommentEvent, UpdateCommentEvent, DeleteCommentEvent, PingEvent {
    @Override
    default String edition() {
      return "2.3";
    }
  }
}
