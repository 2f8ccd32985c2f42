// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Role of a member in an organization (since 2.3.0). Known: {@code worker}, {@code supervisor}, {@code maintainer}, {@code owner}; others may appear. Has the members that its editions share. */
public interface Role extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
