// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

import example.annotationcontracts.JsonEncodable;

/** How many jobs a task has, and where they are read (since 2.4.0). Has the members that its editions share. */
public interface JobsSummary extends JsonEncodable {
  /**
   * Number of jobs; until 2.72 it is 0 after a create and in background deliveries (since 2.4.0).
   *
   * @return the member
   */
  long count();

  /**
   * Number of completed jobs; until 2.72 null after a create and in background deliveries (since 2.4.0).
   *
   * @return the member
   */
  Long completed();

  /**
   * Address of the list of jobs; null in background deliveries (since 2.4.0).
   *
   * @return the member
   */
  String url();
}
