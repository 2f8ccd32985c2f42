// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** An organization was deleted (since 2.4.2, not in 2.73 to 2.75). Has the members that its editions share. */
public interface DeleteOrganizationEvent extends Delivery {
  /**
   * The deleted organization, in full (since 2.4.2).
   *
   * @return the member
   */
  Organization organization();

  /**
   * Identifier of the webhook that sends it (W6.4).
   *
   * @return the member
   */
  long webhookId();
}
