// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** How many comments an issue has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface CommentsSummary extends JsonEncodable {
  /**
   * Number of comments (since 2.4.0).
   *
   * @return the member
   */
  long count();

  /**
   * Address of the list of comments; null in background deliveries (since 2.4.0).
   *
   * @return the member
   */
  String url();
}
