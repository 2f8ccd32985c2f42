// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * A task (W2.3).
 *
 * @param url Address of the task, {@code {base_url}/api/tasks/<task_id>} (W2.3).
 * @param id Task identifier (W2.3).
 * @param name Task name (W2.3).
 * @param projectId Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
 * @param mode Empty string or a mode name (W2.3).
 * @param owner User who owns the task, or null (W2.3; null since 2.3.0).
 * @param assignee User the task is assigned to, or null (W2.3).
 * @param bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @param createdDate When the task was created (W2.3).
 * @param updatedDate When the task was last updated (W2.3).
 * @param overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @param segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @param status Status of the task (W2.3).
 * @param labels Labels of the task; null in background deliveries (since 2.4.0; before, a list).
 * @param jobs Jobs of the task (since 2.4.0).
 * @param dataChunkSize Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
 * @param dataCompressedChunkType Type of the compressed chunks; once the task has data (W2.3).
 * @param dataOriginalChunkType Type of the original chunks; once the task has data (W2.3).
 * @param size Number of frames; once the task has data (W2.3).
 * @param imageQuality Image quality; once the task has data (W2.3).
 * @param data Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
 * @param dimension Dimension (W2.3). Explanation: of the data.
 * @param subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @param organization Organization, or null (W2.3). Explanation: its identifier.
 * @param targetStorage Where annotations are written to, or null (W2.3; null since 2.3.0).
 * @param sourceStorage Where data is read from, or null (W2.3; null since 2.3.0).
 * @param guideId Identifier of the annotation guide, or null (since 2.5.0).
 * @param assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
 * @param validationMode How the work on the task is validated, or null (since 2.21.0).
 * @param consensusEnabled True when several annotators work on the same frames (since 2.27.0, until 2.79).
 * @param dataCloudStorageId Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
 * @param organizationId Identifier of the organization, or null; the same value as {@code organization} (since 2.44.0).
 * @param projectName Name of the project, or null (since 2.59.0).
 * @param mediaType Kind of media, such as {@code image} (since 2.65.0).
 * @param extra members that the contract does not name, as received
 */
public record Task(
    String url,
    long id,
    String name,
    Long projectId,
    TaskMode mode,
    User owner,
    User assignee,
    String bugTracker,
    String createdDate,
    String updatedDate,
    Long overlap,
    long segmentSize,
    Status status,
    LabelsSummary labels,
    JobsSummary jobs,
    Field<Long> dataChunkSize,
    Field<ChunkType> dataCompressedChunkType,
    Field<ChunkType> dataOriginalChunkType,
    Field<Long> size,
    Field<Long> imageQuality,
    Field<Long> data,
    TaskDimension dimension,
    String subset,
    Long organization,
    Storage targetStorage,
    Storage sourceStorage,
    Long guideId,
    String assigneeUpdatedDate,
    ValidationMode validationMode,
    boolean consensusEnabled,
    Field<Long> dataCloudStorageId,
    Long organizationId,
    String projectName,
    MediaType mediaType,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Task {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Task fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.65", WebhookDecoder::task);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"url\":", url)
        .put("\"id\":", id)
        .put("\"name\":", name)
        .put("\"project_id\":", projectId)
        .put("\"mode\":", mode)
        .put("\"owner\":", owner)
        .put("\"assignee\":", assignee)
        .put("\"bug_tracker\":", bugTracker)
        .put("\"created_date\":", createdDate)
        .put("\"updated_date\":", updatedDate)
        .put("\"overlap\":", overlap)
        .put("\"segment_size\":", segmentSize)
        .put("\"status\":", status)
        .put("\"labels\":", labels)
        .put("\"jobs\":", jobs)
        .put("\"data_chunk_size\":", dataChunkSize)
        .put("\"data_compressed_chunk_type\":", dataCompressedChunkType)
        .put("\"data_original_chunk_type\":", dataOriginalChunkType)
        .put("\"size\":", size)
        .put("\"image_quality\":", imageQuality)
        .put("\"data\":", data)
        .put("\"dimension\":", dimension)
        .put("\"subset\":", subset)
        .put("\"organization\":", organization)
        .put("\"target_storage\":", targetStorage)
        .put("\"source_storage\":", sourceStorage)
        .put("\"guide_id\":", guideId)
        .put("\"assignee_updated_date\":", assigneeUpdatedDate)
        .put("\"validation_mode\":", validationMode)
        .put("\"consensus_enabled\":", consensusEnabled)
        .put("\"data_cloud_storage_id\":", dataCloudStorageId)
        .put("\"organization_id\":", organizationId)
        .put("\"project_name\":", projectName)
        .put("\"media_type\":", mediaType)
        .end();
  }
}
