// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A comment was made (W6.2).
 *
 * @param comment The created comment, in full (W6.2).
 * @param webhookId Identifier of the webhook that sends the delivery (W6.2).
 * @param sender User who triggered the event (W6.2).
 * @param extra members that the contract does not name, as they came
 */
public record CreateCommentEvent(
    ObjectNode comment,
    long webhookId,
    User sender,
    ObjectNode extra)
    implements Delivery {
  /** Name of the event. */
  public static final String EVENT = "create:comment";

  @Override
  public String event() {
    return EVENT;
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("event", EVENT)
        .put("comment", comment)
        .put("webhook_id", webhookId)
        .put("sender", sender)
        .with(extra);
  }
}
