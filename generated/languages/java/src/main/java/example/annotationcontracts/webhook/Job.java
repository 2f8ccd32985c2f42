// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A job: the part of a task that one annotator works on (since 2.3.0). Has the members that its editions share. */
public interface Job extends JsonEncodable {
  /**
   * Address of the job, {@code {base_url}/api/jobs/<job_id>} (since 2.3.0).
   *
   * @return the member
   */
  String url();

  /**
   * Job identifier (since 2.3.0).
   *
   * @return the member
   */
  long id();

  /**
   * Identifier of the task (since 2.3.0).
   *
   * @return the member
   */
  long taskId();

  /**
   * Identifier of the project, or null (since 2.3.0).
   *
   * @return the member
   */
  Long projectId();

  /**
   * User the job is assigned to, or null (since 2.3.0).
   *
   * @return the member
   */
  User assignee();

  /**
   * Dimension of the data (since 2.3.0).
   *
   * @return the member
   */
  TaskDimension dimension();

  /**
   * Labels of the job; null in background deliveries (since 2.4.0; before, a list).
   *
   * @return the member
   */
  LabelsSummary labels();

  /**
   * Address of a bug tracker, or null; may be empty (since 2.3.0).
   *
   * @return the member
   */
  String bugTracker();

  /**
   * Status of the job (since 2.3.0).
   *
   * @return the member
   */
  Status status();

  /**
   * Stage of the job (since 2.3.0).
   *
   * @return the member
   */
  JobStage stage();

  /**
   * State of the job (since 2.3.0).
   *
   * @return the member
   */
  JobState state();

  /**
   * Empty, or the name of a mode (since 2.3.0).
   *
   * @return the member
   */
  TaskMode mode();

  /**
   * First frame (since 2.3.0).
   *
   * @return the member
   */
  long startFrame();

  /**
   * Last frame, inclusive (since 2.3.0).
   *
   * @return the member
   */
  long stopFrame();

  /**
   * Frames of a data chunk, or null (since 2.3.0).
   *
   * @return the member
   */
  Long dataChunkSize();

  /**
   * Type of the compressed chunks (since 2.3.0).
   *
   * @return the member
   */
  ChunkType dataCompressedChunkType();

  /**
   * When the job was last changed (since 2.3.0).
   *
   * @return the member
   */
  String updatedDate();

  /**
   * Issues of the job; null in background deliveries (since 2.4.0).
   *
   * @return the member
   */
  IssuesSummary issues();
}
