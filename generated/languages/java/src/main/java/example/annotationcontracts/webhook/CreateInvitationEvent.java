// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** An invitation was created (W6.2). It was issued (W6.1). Has the members that its editions share. */
public interface CreateInvitationEvent extends Delivery {
  /**
   * Identifier of the webhook that sends it (W6.2).
   *
   * @return the member
   */
  long webhookId();
}
