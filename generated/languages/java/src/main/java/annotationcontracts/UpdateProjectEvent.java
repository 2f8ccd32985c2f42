// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A project was changed (W6.3).
 *
 * @param project The project after the update, in full (W6.3).
 * @param beforeUpdate Old values, under only those keys of the resource that changed (W6.3).
 * @param webhookId Identifier of the webhook that sends the delivery (W6.2).
 * @param sender User who triggered the event (W6.2).
 * @param extra members that the contract does not name, as they came
 */
public record UpdateProjectEvent(
    ObjectNode project,
    ObjectNode beforeUpdate,
    long webhookId,
    User sender,
    ObjectNode extra)
    implements Delivery {
  /** Name of the event. */
  public static final String EVENT = "update:project";

  @Override
  public String event() {
    return EVENT;
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("event", EVENT)
        .put("project", project)
        .put("before_update", beforeUpdate)
        .put("webhook_id", webhookId)
        .put("sender", sender)
        .with(extra);
  }
}
