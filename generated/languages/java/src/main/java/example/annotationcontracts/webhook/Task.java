// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** A task (W2.3). Has the members that its editions share. */
public interface Task extends JsonEncodable {
  /**
   * Address of the task, {@code {base_url}/api/tasks/<task_id>} (W2.3).
   *
   * @return the member
   */
  String url();

  /**
   * Task identifier (W2.3).
   *
   * @return the member
   */
  long id();

  /**
   * Task name (W2.3).
   *
   * @return the member
   */
  String name();

  /**
   * Empty string or a mode name (W2.3).
   *
   * @return the member
   */
  TaskMode mode();

  /**
   * User who owns the task, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  User owner();

  /**
   * User the task is assigned to, or null (W2.3).
   *
   * @return the member
   */
  User assignee();

  /**
   * Bug tracker; may be empty (W2.3). Explanation: its address.
   *
   * @return the member
   */
  String bugTracker();

  /**
   * When the task was created (W2.3).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the task was last updated (W2.3).
   *
   * @return the member
   */
  String updatedDate();

  /**
   * Overlap, or null (W2.3). Explanation: frames that neighbouring segments share.
   *
   * @return the member
   */
  Long overlap();

  /**
   * Size of a segment (W2.3). Explanation: in frames.
   *
   * @return the member
   */
  long segmentSize();

  /**
   * Status of the task (W2.3).
   *
   * @return the member
   */
  Status status();

  /**
   * Dimension (W2.3). Explanation: of the data.
   *
   * @return the member
   */
  TaskDimension dimension();

  /**
   * Subset; may be empty (W2.3). Explanation: the one that the task belongs to.
   *
   * @return the member
   */
  String subset();

  /**
   * Organization, or null (W2.3). Explanation: its identifier.
   *
   * @return the member
   */
  Long organization();

  /**
   * Where annotations are written to, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Storage targetStorage();

  /**
   * Where data is read from, or null (W2.3; null since 2.3.0).
   *
   * @return the member
   */
  Storage sourceStorage();

  /**
   * Identifier of the cloud storage that holds the data, or null; once the task has data (since 2.44.0).
   *
   * @return the member
   */
  default Field<Long> dataCloudStorageId() {
    return Field.missing();
  }

  /**
   * Number of replicas that each job starts with (since 2.80.0).
   *
   * @return the member
   */
  default Field<Long> initialReplicas() {
    return Field.missing();
  }
}
