// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * A job was updated (W6.3). For example its status or its assignee changed (W1.4).
 *
 * @param job The job after the update, in full (W6.3).
 * @param beforeUpdate Old values, under only those keys of the resource that changed; missing where none did (W6.3), and from 2.75 on.
 * @param webhookId Identifier of the webhook that sends it (W6.3).
 * @param sender User who triggered the event (W6.3).
 * @param extra members that the contract does not name, as received
 */
public record UpdateJobEvent(
    Job job,
    Field<JobBeforeUpdate> beforeUpdate,
    long webhookId,
    Sender sender,
    ObjectNode extra)
    implements Delivery, example.annotationcontracts.webhook.UpdateJobEvent {
  /** The value of {@code event}. */
  public static final String EVENT = "update:job";

  @Override
  public String event() {
    return EVENT;
  }

  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static UpdateJobEvent fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.65", WebhookDecoder::updateJobEvent);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"event\":", EVENT)
        .put("\"job\":", job)
        .put("\"before_update\":", beforeUpdate)
        .put("\"webhook_id\":", webhookId)
        .put("\"sender\":", sender)
        .end();
  }
}
