// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** Scope of a webhook: a project, an organization or the server (W1.2; server since 2.76.0). Closed vocabulary: {@code project}, {@code organization}, {@code server} (W-closed). Has the members that its editions share. */
public interface WebhookType extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
