// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** Old values of the keys of an organization that changed (W6.3). Has the members that its editions share. */
public interface OrganizationBeforeUpdate extends JsonEncodable {
  /**
   * Organization identifier (since 2.3.0).
   *
   * @return the member
   */
  Field<Long> id();

  /**
   * Short name: letters, digits, {@code -} and {@code _} (since 2.3.0).
   *
   * @return the member
   */
  Field<String> slug();

  /**
   * Name (since 2.3.0).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Description; may be empty (since 2.3.0).
   *
   * @return the member
   */
  Field<String> description();

  /**
   * When the organization was made (since 2.3.0).
   *
   * @return the member
   */
  Field<String> createdDate();

  /**
   * When the organization was last changed (since 2.3.0).
   *
   * @return the member
   */
  Field<String> updatedDate();

  /**
   * How to reach the organization: any JSON value, {@code {}} where nothing was entered (since 2.3.0).
   *
   * @return the member
   */
  Field<JsonNode> contact();

  /**
   * User who owns the organization; null after that user was deleted (since 2.3.0).
   *
   * @return the member
   */
  Field<? extends User> owner();
}
