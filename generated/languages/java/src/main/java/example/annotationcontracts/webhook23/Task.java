// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;
import java.util.List;

/**
 * A task, given in full for update events (W2.3).
 *
 * @param url Address of the task, {@code {base_url}/api/tasks/<task_id>} (W2.3).
 * @param id Task identifier (W2.3).
 * @param name Task name (W2.3).
 * @param projectId Identifier of a project (W2.3). Explanation: the one that the task belongs to.
 * @param mode Empty string or a mode name (W2.3).
 * @param owner Owner of the task (W2.3).
 * @param assignee User the task is assigned to, or null (W2.3).
 * @param bugTracker Bug tracker; may be empty (W2.3). Explanation: its address.
 * @param createdDate When the task was created (W2.3).
 * @param updatedDate When the task was last updated (W2.3).
 * @param overlap Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
 * @param segmentSize Size of a segment (W2.3). Explanation: in frames.
 * @param status Status of the task (W2.3).
 * @param labels Labels of the task (W2.3).
 * @param segments Segments of the task; may be empty (W2.3).
 * @param dataChunkSize Size of a data chunk; update only (W2.3). Explanation: in frames.
 * @param dataCompressedChunkType Type of the compressed data chunks; update only (W2.3).
 * @param dataOriginalChunkType Type of the original data chunks; update only (W2.3).
 * @param size Size of the task; update only (W2.3). Explanation: number of frames.
 * @param imageQuality Image quality; update only (W2.3).
 * @param data Data of the task; update only (W2.3). Explanation: an identifier.
 * @param dimension Dimension (W2.3). Explanation: of the data.
 * @param subset Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
 * @param organization Organization, or null (W2.3). Explanation: its identifier.
 * @param targetStorage Target storage (W2.3). Explanation: where annotations are written to.
 * @param sourceStorage Source storage (W2.3). Explanation: where data is read from.
 * @param extra members that the contract does not name, as received
 */
public record Task(
    String url,
    long id,
    String name,
    long projectId,
    TaskMode mode,
    User owner,
    User assignee,
    String bugTracker,
    String createdDate,
    String updatedDate,
    Long overlap,
    long segmentSize,
    Status status,
    List<Label> labels,
    List<Segment> segments,
    long dataChunkSize,
    ChunkType dataCompressedChunkType,
    ChunkType dataOriginalChunkType,
    long size,
    long imageQuality,
    long data,
    TaskDimension dimension,
    String subset,
    Long organization,
    Storage targetStorage,
    Storage sourceStorage,
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
    return Decoding.document(node, Mode.TOLERANT, "2.3", WebhookDecoder::task);
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
        .put("\"segments\":", segments)
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
        .end();
  }
}
