// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Status of a request; a delivery says {@code finished} or {@code failed} (since 2.73.0). Known: {@code queued}, {@code started}, {@code failed}, {@code finished}; others may appear. Has the members that its editions share. */
public interface RequestStatus extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
