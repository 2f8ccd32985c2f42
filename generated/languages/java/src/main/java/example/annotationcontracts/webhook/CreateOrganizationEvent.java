// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** An organization was made (since 2.76.0). Has the members that its editions share. */
public interface CreateOrganizationEvent extends Delivery {
  /**
   * The created organization, in full (since 2.76.0).
   *
   * @return the member
   */
  Organization organization();

  /**
   * Identifier of the webhook that sends it (W6.2).
   *
   * @return the member
   */
  long webhookId();
}
