// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** Old values of the keys of a job that changed (W6.3). Has the members that its editions share. */
public interface JobBeforeUpdate extends JsonEncodable {
  /**
   * Address of the job, {@code {base_url}/api/jobs/<job_id>} (since 2.3.0).
   *
   * @return the member
   */
  Field<String> url();

  /**
   * Job identifier (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> id();

  /**
   * Identifier of the task (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> taskId();

  /**
   * Identifier of the project, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> projectId();

  /**
   * User the job is assigned to, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> assignee();

  /**
   * Dimension of the data (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends TaskDimension> dimension();

  /**
   * Labels of the job; null in background deliveries (since 2.4.0; before, a list).
   *
   * @return the member
   */
  Field<? extends LabelsSummary> labels();

  /**
   * Address of a bug tracker, or null; may be empty (since 2.3.0).
   *
   * @return the member
   */
  Field<String> bugTracker();

  /**
   * Status of the job (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Status> status();

  /**
   * Stage of the job (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends JobStage> stage();

  /**
   * State of the job (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends JobState> state();

  /**
   * Empty, or the name of a mode (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends TaskMode> mode();

  /**
   * First frame (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> startFrame();

  /**
   * Last frame, inclusive (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> stopFrame();

  /**
   * Frames of a data chunk, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> dataChunkSize();

  /**
   * Type of the compressed chunks (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends ChunkType> dataCompressedChunkType();

  /**
   * When the job was last changed (since 2.3.0).
   *
   * @return the member
   */
  Field<String> updatedDate();

  /**
   * Issues of the job; null in background deliveries (since 2.4.0).
   *
   * @return the member
   */
  Field<? extends IssuesSummary> issues();

  /**
   * Identifier of the annotation guide, or null (since 2.5.0).
   *
   * @return the member
   */
  Field<Long> guideId();

  /**
   * Number of frames (since 2.5.0).
   *
   * @return the member
   */
  Field<Long> frameCount();

  /**
   * When the job was created (since 2.5.0).
   *
   * @return the member
   */
  Field<String> createdDate();

  /**
   * Kind of job (since 2.5.0).
   *
   * @return the member
   */
  Field<? extends JobType> type();

  /**
   * Identifier of the organization, or null (since 2.5.0).
   *
   * @return the member
   */
  Field<Long> organization();

  /**
   * Where annotations are written to, or null (since 2.10.0).
   *
   * @return the member
   */
  Field<? extends Storage> targetStorage();

  /**
   * Where data is read from, or null (since 2.10.0).
   *
   * @return the member
   */
  Field<? extends Storage> sourceStorage();

  /**
   * When the assignee last changed, or null (since 2.16.0).
   *
   * @return the member
   */
  Field<String> assigneeUpdatedDate();

  /**
   * Type of the original chunks (since 2.20.0).
   *
   * @return the member
   */
  Field<? extends ChunkType> dataOriginalChunkType();

  /**
   * Identifier of the job that this one repeats, or null (since 2.27.0).
   *
   * @return the member
   */
  Field<Long> parentJobId();

  /**
   * Number of replicas; {@code replicas_count} takes its place (since 2.27.0, until 2.79).
   *
   * @return the member
   */
  Field<Long> consensusReplicas();

  /**
   * Name of the task, or null (since 2.59.0).
   *
   * @return the member
   */
  Field<String> taskName();

  /**
   * Name of the project, or null (since 2.59.0).
   *
   * @return the member
   */
  Field<String> projectName();

  /**
   * Number of replicas (since 2.59.0).
   *
   * @return the member
   */
  Field<Long> replicasCount();

  /**
   * Kind of media, such as {@code image} (since 2.65.0).
   *
   * @return the member
   */
  default Field<? extends MediaType> mediaType() {
    return Field.missing();
  }
}
