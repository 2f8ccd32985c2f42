// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** A job was created (since 2.4.2). Has the members that its editions share. */
public interface CreateJobEvent extends Delivery {
  /**
   * The created job, in full (since 2.4.2).
   *
   * @return the member
   */
  Job job();

  /**
   * Identifier of the webhook that sends it (W6.2).
   *
   * @return the member
   */
  long webhookId();
}
