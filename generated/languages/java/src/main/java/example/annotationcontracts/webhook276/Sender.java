// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook276;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;

/** Who triggered an event: a user in full, in short where a background job raised it, or nobody (since 2.4.2). */
public sealed interface Sender extends JsonEncodable permits SenderObject, Sender.Null {
  /**
   * One that is a JSON null.
   *
   * @param value what it holds
   */
  record Null(JsonNode value) implements Sender {
    @Override
    public void encode(Encoder out) {
      out.value(value);
    }
  }
}
