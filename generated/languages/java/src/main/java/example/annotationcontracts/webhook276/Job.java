// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

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
 * A job: the part of a task that one annotator works on (since 2.3.0).
 *
 * @param url Address of the job, {@code {base_url}/api/jobs/<job_id>} (since 2.3.0).
 * @param id Job identifier (since 2.3.0).
 * @param taskId Identifier of the task (since 2.3.0).
 * @param projectId Identifier of the project, or null (since 2.3.0).
 * @param assignee User the job is assigned to, or null (since 2.3.0).
 * @param dimension Dimension of the data (since 2.3.0).
 * @param labels Labels of the job; null in background deliveries (since 2.4.0; before, a list).
 * @param bugTracker Address of a bug tracker, or null; may be empty (since 2.3.0).
 * @param status Status of the job (since 2.3.0).
 * @param stage Stage of the job (since 2.3.0).
 * @param state State of the job (since 2.3.0).
 * @param mode Empty, or the name of a mode (since 2.3.0).
 * @param startFrame First frame (since 2.3.0).
 * @param stopFrame Last frame, inclusive (since 2.3.0).
 * @param dataChunkSize Frames of a data chunk, or null (since 2.3.0).
 * @param dataCompressedChunkType Type of the compressed chunks (since 2.3.0).
 * @param updatedDate When the job was last changed (since 2.3.0).
 * @param issues Issues of the job; null in background deliveries (since 2.4.0).
 * @param guideId Identifier of the annotation guide, or null (since 2.5.0).
 * @param frameCount Number of frames (since 2.5.0).
 * @param createdDate When the job was created (since 2.5.0).
 * @param type Kind of job (since 2.5.0).
 * @param organization Identifier of the organization, or null (since 2.5.0).
 * @param targetStorage Where annotations are written to, or null (since 2.10.0).
 * @param sourceStorage Where data is read from, or null (since 2.10.0).
 * @param assigneeUpdatedDate When the assignee last changed, or null (since 2.16.0).
 * @param dataOriginalChunkType Type of the original chunks (since 2.20.0).
 * @param parentJobId Identifier of the job that this one repeats, or null (since 2.27.0).
 * @param consensusReplicas Number of replicas; {@code replicas_count} takes its place (since 2.27.0, until 2.79).
 * @param taskName Name of the task, or null (since 2.59.0).
 * @param projectName Name of the project, or null (since 2.59.0).
 * @param replicasCount Number of replicas (since 2.59.0).
 * @param mediaType Kind of media, such as {@code image} (since 2.65.0).
 * @param extra members that the contract does not name, as received
 */
public record Job(
    String url,
    long id,
    long taskId,
    Long projectId,
    User assignee,
    TaskDimension dimension,
    LabelsSummary labels,
    String bugTracker,
    Status status,
    JobStage stage,
    JobState state,
    TaskMode mode,
    long startFrame,
    long stopFrame,
    Long dataChunkSize,
    ChunkType dataCompressedChunkType,
    String updatedDate,
    IssuesSummary issues,
    Long guideId,
    long frameCount,
    String createdDate,
    JobType type,
    Long organization,
    Storage targetStorage,
    Storage sourceStorage,
    String assigneeUpdatedDate,
    ChunkType dataOriginalChunkType,
    Long parentJobId,
    Field<Long> consensusReplicas,
    String taskName,
    String projectName,
    long replicasCount,
    MediaType mediaType,
    ObjectNode extra)
    implements example.annotationcontracts.webhook.Job {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Job fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::job);
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
        .put("\"task_id\":", taskId)
        .put("\"project_id\":", projectId)
        .put("\"assignee\":", assignee)
        .put("\"dimension\":", dimension)
        .put("\"labels\":", labels)
        .put("\"bug_tracker\":", bugTracker)
        .put("\"status\":", status)
        .put("\"stage\":", stage)
        .put("\"state\":", state)
        .put("\"mode\":", mode)
        .put("\"start_frame\":", startFrame)
        .put("\"stop_frame\":", stopFrame)
        .put("\"data_chunk_size\":", dataChunkSize)
        .put("\"data_compressed_chunk_type\":", dataCompressedChunkType)
        .put("\"updated_date\":", updatedDate)
        .put("\"issues\":", issues)
        .put("\"guide_id\":", guideId)
        .put("\"frame_count\":", frameCount)
        .put("\"created_date\":", createdDate)
        .put("\"type\":", type)
        .put("\"organization\":", organization)
        .put("\"target_storage\":", targetStorage)
        .put("\"source_storage\":", sourceStorage)
        .put("\"assignee_updated_date\":", assigneeUpdatedDate)
        .put("\"data_original_chunk_type\":", dataOriginalChunkType)
        .put("\"parent_job_id\":", parentJobId)
        .put("\"consensus_replicas\":", consensusReplicas)
        .put("\"task_name\":", taskName)
        .put("\"project_name\":", projectName)
        .put("\"replicas_count\":", replicasCount)
        .put("\"media_type\":", mediaType)
        .end();
  }
}
