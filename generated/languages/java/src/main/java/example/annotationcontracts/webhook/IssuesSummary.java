// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** How many issues a job has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface IssuesSummary extends JsonEncodable {
  /**
   * Address of the list of issues; null in background deliveries of early releases (since 2.4.0).
   *
   * @return the member
   */
  String url();

  /**
   * Number of issues (since 2.4.0).
   *
   * @return the member
   */
  long count();
}
