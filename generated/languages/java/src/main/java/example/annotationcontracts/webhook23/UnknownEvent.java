// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook23;

import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.internal.Encoder;

/**
 * A document with a {@code event} that the contract does not have (W6.1).
 *
 * @param event its value as it was sent
 * @param document the document as received
 */
public record UnknownEvent(String event, ObjectNode document) implements Delivery, example.annotationcontracts.webhook.UnknownEvent {
  @Override
  public String edition() {
    return "";
  }

  @Override
  public ObjectNode toJson() {
    return document;
  }

  @Override
  public void encode(Encoder out) {
    out.value(document);
  }
}
