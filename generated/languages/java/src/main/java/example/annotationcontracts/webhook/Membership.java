// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** A membership of a user in an organization (since 2.3.0). Has the members that its editions share. */
public interface Membership extends JsonEncodable {
  /**
   * Membership identifier (since 2.3.0).
   *
   * @return the member
   */
  long id();

  /**
   * User who is the member (since 2.3.0).
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

  /**
   * True when the user accepted the invitation (since 2.3.0).
   *
   * @return the member
   */
  boolean isActive();

  /**
   * When the user joined, or null (since 2.3.0).
   *
   * @return the member
   */
  String joinedDate();

  /**
   * Role in the organization (since 2.3.0).
   *
   * @return the member
   */
  Role role();

  /**
   * Key of the invitation; null for the owner (since 2.3.0).
   *
   * @return the member
   */
  String invitation();
}
