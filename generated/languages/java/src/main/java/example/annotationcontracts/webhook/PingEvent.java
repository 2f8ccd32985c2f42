// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** A user triggered a ping (W6.5). It has no {@code webhook_id} and no resource (W-ping). Has the members that its editions share. */
public interface PingEvent extends Delivery {
  /**
   * The webhook resource (W6.5).
   *
   * @return the member
   */
  Webhook webhook();

  /**
   * User who triggered the ping (W6.5).
   *
   * @return the member
   */
  User sender();
}
