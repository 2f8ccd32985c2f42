// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A comment on an issue (since 2.3.0). Has the members that its editions share. */
public interface Comment extends JsonEncodable {
  /**
   * Comment identifier (since 2.3.0).
   *
   * @return the member
   */
  long id();

  /**
   * Identifier of the issue (since 2.3.0).
   *
   * @return the member
   */
  long issue();

  /**
   * User who wrote the comment, or null (since 2.3.0).
   *
   * @return the member
   */
  User owner();

  /**
   * Text of the comment (since 2.3.0).
   *
   * @return the member
   */
  String message();

  /**
   * When the comment was made (since 2.3.0).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the comment was last changed (since 2.3.0).
   *
   * @return the member
   */
  String updatedDate();
}
