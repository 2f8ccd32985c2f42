// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** An export of a dataset ended (since 2.73.0). Has the members that its editions share. */
public interface CompletedRequestExportDatasetEvent extends Delivery {
  /**
   * The request that ended (since 2.73.0).
   *
   * @return the member
   */
  Request request();

  /**
   * Identifier of the webhook that sends the delivery (since 2.73.0).
   *
   * @return the member
   */
  long webhookId();
}
