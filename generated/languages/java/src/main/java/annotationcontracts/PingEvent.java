// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A test of the delivery, asked for by a user (W6.5).
 *
 * @param webhook The webhook that was pinged (W6.5).
 * @param sender User who triggered the ping (W6.5).
 * @param extra members that the contract does not name, as they came
 */
public record PingEvent(
    Webhook webhook,
    User sender,
    ObjectNode extra)
    implements Delivery {
  /** Name of the event. */
  public static final String EVENT = "ping";

  @Override
  public String event() {
    return EVENT;
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("event", EVENT)
        .put("webhook", webhook)
        .put("sender", sender)
        .with(extra);
  }
}
