// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** Old values of the keys of a comment that changed (W6.3). Has the members that its editions share. */
public interface CommentBeforeUpdate extends JsonEncodable {
  /**
   * Comment identifier (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> id();

  /**
   * Identifier of the issue (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> issue();

  /**
   * User who wrote the comment, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> owner();

  /**
   * Text of the comment (since 2.3.0).
   *
   * @return the member
   */
  Field<String> message();

  /**
   * When the comment was made (since 2.3.0).
   *
   * @return the member
   */
  Field<String> createdDate();

  /**
   * When the comment was last changed (since 2.3.0).
   *
   * @return the member
   */
  Field<String> updatedDate();
}
