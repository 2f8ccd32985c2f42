// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A task in a delete payload, which omits the fields marked update only (W2.3). {@code overlap} and {@code segment_size} may be missing (W-task). Has the members that its editions share. */
public interface DeletedTask extends JsonEncodable {
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
   * Identifier of a project (W2.3). Explanation: the one that the task belongs to.
   *
   * @return the member
   */
  long projectId();

  /**
   * Empty string or a mode name (W2.3).
   *
   * @return the member
   */
  TaskMode mode();

  /**
   * Owner of the task (W2.3).
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
  Status status();

  /**
   * Labels of the task (W2.3).
   *
   * @return the member
   */
  List<? extends Label> labels();

  /**
   * Segments of the task; may be empty (W2.3).
   *
   * @return the member
   */
  List<? extends Segment> segments();

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
   * Target storage (W2.3). Explanation: where annotations are written to.
   *
   * @return the member
   */
  Storage targetStorage();

  /**
   * Source storage (W2.3). Explanation: where data is read from.
   *
   * @return the member
   */
  Storage sourceStorage();
}
