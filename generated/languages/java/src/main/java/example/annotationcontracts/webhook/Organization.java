// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.JsonEncodable;

/** An organization (since 2.3.0). Has the members that its editions share. */
public interface Organization extends JsonEncodable {
  /**
   * Organization identifier (since 2.3.0).
   *
   * @return the member
   */
  long id();

  /**
   * Short name: letters, digits, {@code -} and {@code _} (since 2.3.0).
   *
   * @return the member
   */
  String slug();

  /**
   * Name (since 2.3.0).
   *
   * @return the member
   */
  String name();

  /**
   * Description; may be empty (since 2.3.0).
   *
   * @return the member
   */
  String description();

  /**
   * When the organization was made (since 2.3.0).
   *
   * @return the member
   */
  String createdDate();

  /**
   * When the organization was last changed (since 2.3.0).
   *
   * @return the member
   */
  String updatedDate();

  /**
   * How to reach the organization: any JSON value, {@code {}} where nothing was entered (since 2.3.0).
   *
   * @return the member
   */
  JsonNode contact();

  /**
   * User who owns the organization; null after that user was deleted (since 2.3.0).
   *
   * @return the member
   */
  User owner();
}
