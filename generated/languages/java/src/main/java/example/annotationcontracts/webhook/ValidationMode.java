// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** How the work on a task is validated (since 2.21.0). Known: {@code gt}, {@code gt_pool}; others may appear. Has the members that its editions share. */
public interface ValidationMode extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
