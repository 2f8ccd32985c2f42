// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Name of an event a webhook can subscribe to (W6.1). Closed vocabulary: 33 names (W-closed). Here is what every edition that has it says. */
public interface EventName extends JsonEncodable {
  /**
   * Gets the value as it stands in JSON.
   *
   * @return the member
   */
  String value();
}
