// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * A job was deleted (since 2.4.2).
 *
 * @param job The deleted job, in full (since 2.4.2).
 * @param webhookId Identifier of the webhook that sends it (W6.4).
 * @param sender User who triggered the event (W6.4).
 * @param extra members that the contract does not name, as received
 */
public record DeleteJobEvent(
    Job job,
    long webhookId,
    Sender sender,
    ObjectNode extra)
    implements Delivery, example.annotationcontracts.webhook.DeleteJobEvent {
  /** The value of {@code event}. */
  public static final String EVENT = "delete:job";

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
  public static DeleteJobEvent fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::deleteJobEvent);
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
        .put("\"webhook_id\":", webhookId)
        .put("\"sender\":", sender)
        .end();
  }
}
