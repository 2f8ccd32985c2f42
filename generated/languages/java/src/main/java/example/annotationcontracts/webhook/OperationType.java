// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Action of a request and its object (since 2.73.0). Known: {@code calculate:quality}, {@code create:task}, {@code export:annotations}, {@code export:backup}, {@code export:dataset}, {@code merge:job}, {@code merge:task}; others may appear. Has the members that its editions share. */
public interface OperationType extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
