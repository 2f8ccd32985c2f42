// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/ExactTree.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;

/** Lets any {@code ObjectMapper} read numbers as {@link JsonText} does; by itself it would make doubles of fractions. */
public final class ExactTree extends JsonDeserializer<JsonNode> {
  @Override
  public JsonNode deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    return JsonText.readValue(parser);
  }
}
