// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** Old values of the keys of a task that changed (W6.3). Has the members that its editions share. */
public interface TaskBeforeUpdate extends JsonEncodable {
  /**
   * Address of the task, {@code {base_url}/api/tasks/<task_id>} (W2.3).
   *
   * @return the member
   */
  Field<String> url();

  /**
   * Task identifier (W2.3).
   *
   * @return the member
   */
  Field<Long> id();

  /**
   * Task name (W2.3).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Identifier of the project the task belongs to, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Field<Long> projectId();

  /**
   * Empty string or a mode name (W2.3).
   *
   * @return the member
   */
  Field<? extends TaskMode> mode();

  /**
   * User who owns the task, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> owner();

  /**
   * User the task is assigned to, or null (W2.3).
   *
   * @return the member
   */
  Field<? extends User> assignee();

  /**
   * Bug tracker; may be empty (W2.3). Explanation: its address.
   *
   * @return the member
   */
  Field<String> bugTracker();

  /**
   * When the task was created (W2.3).
   *
   * @return the member
   */
  Field<String> createdDate();

  /**
   * When the task was last updated (W2.3).
   *
   * @return the member
   */
  Field<String> updatedDate();

  /**
   * Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
   *
   * @return the member
   */
  Field<Long> overlap();

  /**
   * Size of a segment (W2.3). Explanation: in frames.
   *
   * @return the member
   */
  Field<Long> segmentSize();

  /**
   * Status of the task (W2.3).
   *
   * @return the member
   */
  Field<? extends Status> status();

  /**
   * Jobs of the task (since 2.4.0).
   *
   * @return the member
   */
  default Field<? extends JobsSummary> jobs() {
    return Field.missing();
  }

  /**
   * Frames of a data chunk, or null; once the task has data (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Field<Long> dataChunkSize();

  /**
   * Type of the compressed chunks; once the task has data (W2.3).
   *
   * @return the member
   */
  Field<? extends ChunkType> dataCompressedChunkType();

  /**
   * Type of the original chunks; once the task has data (W2.3).
   *
   * @return the member
   */
  Field<? extends ChunkType> dataOriginalChunkType();

  /**
   * Number of frames; once the task has data (W2.3).
   *
   * @return the member
   */
  Field<Long> size();

  /**
   * Image quality; once the task has data (W2.3).
   *
   * @return the member
   */
  Field<Long> imageQuality();

  /**
   * Identifier of the task's data, or null; once the task has data (W2.3; null since 2.59.0).
   *
   * @return the member
   */
  Field<Long> data();

  /**
   * Dimension (W2.3). Explanation: of the data.
   *
   * @return the member
   */
  Field<? extends TaskDimension> dimension();

  /**
   * Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
   *
   * @return the member
   */
  Field<String> subset();

  /**
   * Organization, or null (W2.3). Explanation: its identifier.
   *
   * @return the member
   */
  Field<Long> organization();

  /**
   * Where annotations are written to, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Storage> targetStorage();

  /**
   * Where data is read from, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Storage> sourceStorage();

  /**
   * Identifier of the annotation guide, or null (since 2.5.0).
   *
   * @return the member
   */
  default Field<Long> guideId() {
    return Field.missing();
  }

  /**
   * When the assignee last changed, or null (since 2.16.0).
   *
   * @return the member
   */
  default Field<String> assigneeUpdatedDate() {
    return Field.missing();
  }

  /**
   * How the work on the task is validated, or null (since 2.21.0).
   *
   * @return the member
   */
  default Field<? extends ValidationMode> validationMode() {
    return Field.missing();
  }

  /**
   * True when several annotators work on the same frames (since 2.27.0, until 2.79).
   *
   * @return the member
   */
  default Field<Boolean> consensusEnabled() {
    return Field.missing();
  }

  /**
   * Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
   *
   * @return the member
   */
  default Field<Long> dataCloudStorageId() {
    return Field.missing();
  }

  /**
   * Identifier of the organization, or null; the same value as {@code organization} (since 2.44.0).
   *
   * @return the member
   */
  default Field<Long> organizationId() {
    return Field.missing();
  }

  /**
   * Name of the project, or null (since 2.59.0).
   *
   * @return the member
   */
  default Field<String> projectName() {
    return Field.missing();
  }

  /**
   * Kind of media, such as {@code image} (since 2.65.0).
   *
   * @return the member
   */
  default Field<? extends MediaType> mediaType() {
    return Field.missing();
  }

  /**
   * Segments of the task; may be empty (W2.3).
   *
   * @return the member
   */
  default Field<? extends List<? extends Segment>> segments() {
    return Field.missing();
  }
}
