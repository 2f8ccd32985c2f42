// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** A user was changed (since 2.76.0). Has the members that its editions share. */
public interface UpdateUserEvent extends Delivery {
  /**
   * The user after the update, in full (since 2.76.0).
   *
   * @return the member
   */
  UserDetail user();

  /**
   * Identifier of the webhook that sends it (W6.2).
   *
   * @return the member
   */
  long webhookId();
}
