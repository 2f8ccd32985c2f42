// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** Old values of the keys of a membership that changed (W6.3). Has the members that its editions share. */
public interface MembershipBeforeUpdate extends JsonEncodable {
  /**
   * Membership identifier (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> id();

  /**
   * User who is the member (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> user();

  /**
   * Identifier of the organization (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> organization();

  /**
   * True when the user accepted the invitation (since 2.3.0).
   *
   * @return the member
   */
  Field<Boolean> isActive();

  /**
   * When the user joined, or null (since 2.3.0).
   *
   * @return the member
   */
  Field<String> joinedDate();

  /**
   * Role in the organization (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends Role> role();

  /**
   * Key of the invitation; null for the owner (since 2.3.0).
   *
   * @return the member
   */
  Field<String> invitation();
}
