// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook265;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * An export of annotations or of a dataset ended (since 2.65.0, until 2.72).
 *
 * @param status How it ended; the text of the values is inferred (since 2.65.0).
 * @param target Kind of the resource (since 2.65.0).
 * @param targetId Identifier of the resource (since 2.65.0).
 * @param rqId Identifier of the request (since 2.65.0).
 * @param message Text of the error; null on success (since 2.65.0).
 * @param format Name of the format (since 2.65.0).
 * @param webhookId Identifier of the webhook that sends the delivery (since 2.65.0).
 * @param extra members that the contract does not name, as received
 */
public record CreateExportEvent(
    ExportStatus status,
    OperationTarget target,
    long targetId,
    String rqId,
    String message,
    String format,
    long webhookId,
    ObjectNode extra)
    implements Delivery, example.annotationcontracts.webhook.CreateExportEvent {
  /** The value of {@code event}. */
  public static final String EVENT = "create:export";

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
  public static CreateExportEvent fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return Decoding.document(node, Mode.TOLERANT, "2.65", WebhookDecoder::createExportEvent);
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"event\":", EVENT)
        .put("\"status\":", status)
        .put("\"target\":", target)
        .put("\"target_id\":", targetId)
        .put("\"rq_id\":", rqId)
        .put("\"message\":", message)
        .put("\"format\":", format)
        .put("\"webhook_id\":", webhookId)
        .end();
  }
}
