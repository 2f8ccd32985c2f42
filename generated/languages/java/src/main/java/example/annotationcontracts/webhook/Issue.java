// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** An issue that a reviewer opened on a frame (since 2.3.0). Has the members that its editions share. */
public interface Issue extends JsonEncodable {
  /**
   * Issue identifier (since 2.3.0).
   *
   * @return the member
   */
  long id();

  /**
   * Number of the frame (since 2.3.0).
   *
   * @return the member
   */
  long frame();

  /**
   * Coordinates on the frame (since 2.3.0).
   *
   * @return the member
   */
  List<Double> position();

  /**
   * Identifier of the job (since 2.3.0).
   *
   * @return the member
   */
  long job();

  /**
   * User who opened the issue, or null (since 2.3.0).
   *
   * @return the member
   */
  User owner();

  /**
   * User the issue is assigned to, or null (since 2.3.0).
   *
   * @return the member
   */
  User assignee();

  /**
   * When the issue was opened, or null (since 2.3.0).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the issue was last changed, or null (since 2.3.0).
   *
   * @return the member
   */
  String updatedDate();

  /**
   * Comments on the issue (since 2.4.0; before, a list).
   *
   * @return the member
   */
  CommentsSummary comments();

  /**
   * True when the issue is settled (since 2.3.0).
   *
   * @return the member
   */
  boolean resolved();
}
