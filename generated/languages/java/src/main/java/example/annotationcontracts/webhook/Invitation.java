// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** An invitation to an organization (since 2.3.0). Has the members that its editions share. */
public interface Invitation extends JsonEncodable {
  /**
   * Key of the invitation; it has no other identifier (since 2.3.0).
   *
   * @return the member
   */
  String key();

  /**
   * When the invitation was made (since 2.3.0).
   *
   * @return the member
   */
  String createdDate();

  /**
   * User who invited, or null (since 2.3.0).
   *
   * @return the member
   */
  User owner();

  /**
   * Role in the organization (since 2.3.0).
   *
   * @return the member
   */
  Role role();

  /**
   * User who is invited (since 2.3.0).
   *
   * @return the member
   */
  User user();

  /**
   * Identifier of the organization (since 2.3.0).
   *
   * @return the member
   */
  long organization();
}
