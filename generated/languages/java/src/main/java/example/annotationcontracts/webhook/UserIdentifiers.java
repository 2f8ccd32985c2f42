// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Who asked for a request, by name alone (since 2.73.0). Has the members that its editions share. */
public interface UserIdentifiers extends JsonEncodable {
  /**
   * User identifier (since 2.73.0).
   *
   * @return the member
   */
  long id();

  /**
   * Login name (since 2.73.0).
   *
   * @return the member
   */
  String username();
}
