// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: {@code project}, {@code organization}, {@code server} (W-closed). Here is what every edition that has it says. */
public interface WebhookType extends JsonEncodable {
  /**
   * Gets the value as it stands in JSON.
   *
   * @return the member
   */
  String value();
}
