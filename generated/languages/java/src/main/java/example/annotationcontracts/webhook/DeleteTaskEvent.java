// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** A task was deleted (W6.4). Has the members that its editions share. */
public interface DeleteTaskEvent extends Delivery {
  /**
   * Identifier of the webhook that sends it (W6.4).
   *
   * @return the member
   */
  long webhookId();
}
