// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Mode of a task or job: empty until data is there, or a name (since 2.3.0). Known: {@code ""}, {@code annotation}, {@code interpolation}; others may appear. Has the members that its editions share. */
public interface TaskMode extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
