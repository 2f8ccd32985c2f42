// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A member was removed from an organization (W6.4).
 *
 * @param membership The deleted membership, in full (W6.4).
 * @param webhookId Identifier of the webhook that sends the delivery (W6.2).
 * @param sender User who triggered the event (W6.2).
 * @param extra members that the contract does not name, as they came
 */
public record DeleteMembershipEvent(
    ObjectNode membership,
    long webhookId,
    User sender,
    ObjectNode extra)
    implements Delivery {
  /** Name of the event. */
  public static final String EVENT = "delete:membership";

  @Override
  public String event() {
    return EVENT;
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("event", EVENT)
        .put("membership", membership)
        .put("webhook_id", webhookId)
        .put("sender", sender)
        .with(extra);
  }
}
