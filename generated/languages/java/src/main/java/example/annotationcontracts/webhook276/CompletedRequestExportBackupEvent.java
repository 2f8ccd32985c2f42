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
 * A backup ended (since 2.73.0).
 *
 * @param request The request that ended (since 2.73.0).
 * @param webhookId Identifier of the webhook that sends the delivery (since 2.73.0).
 * @param sender User who made the request (since 2.76.0).
 * @param extra members that the contract does not name, as received
 */
public record CompletedRequestExportBackupEvent(
    Request request,
    long webhookId,
    Sender sender,
    ObjectNode extra)
    implements Delivery, example.annotationcontracts.webhook.CompletedRequestExportBackupEvent {
  /** The value of {@code event}. */
  public static final String EVENT = "completed:request[export:backup]";

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
  public static CompletedRequestExportBackupEvent fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.76", WebhookDecoder::completedRequestExportBackupEvent);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"event\":", EVENT)
        .put("\"request\":", request)
        .put("\"webhook_id\":", webhookId)
        .put("\"sender\":", sender)
        .end();
  }
}
