// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A user as the sender of an event that a background job raised, such as data that arrived (since 2.4.2). Has the members that its editions share. */
public interface BackgroundUser extends JsonEncodable {
  /**
   * User identifier (since 2.4.2).
   *
   * @return the member
   */
  long id();

  /**
   * Login name (since 2.4.2).
   *
   * @return the member
   */
  String username();

  /**
   * E-mail address; may be empty (since 2.4.2).
   *
   * @return the member
   */
  String email();
}
