// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Dimension of data (since 2.3.0). Known: {@code 2d}, {@code 3d}; others may appear. Has the members that its editions share. */
public interface TaskDimension extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
