// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/ExactTree.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;

/** Lets any {@code ObjectMapper} read numbers as {@link JsonReader} does; by itself it would make doubles of fractions. */
public final class ExactTree extends JsonDeserializer<JsonNode> {
  /** A lone surrogate has no UTF-8; its escape survives. */
  private static final JsonFactory ASCII = JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  /** Takes the value that begins at the parser's current token, and stops at its last one. */
  @Override
  public JsonNode deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator out = ASCII.createGenerator(text)) {
      // Jackson's deserializer of objects has taken the brace already.
      int depth = parser.hasToken(JsonToken.FIELD_NAME) || parser.hasToken(JsonToken.END_OBJECT) ? 1 : 0;
      if (depth == 1) out.writeStartObject();
      for (JsonToken token = parser.currentToken(); token != null; token = parser.nextToken()) {
        if (token.isNumeric() && !parser.isNaN()) out.writeNumber(parser.getText());
        else out.copyCurrentEvent(parser);
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        if (depth == 0) break;
      }
    }
    return JsonReader.read(text.toString().getBytes(StandardCharsets.ISO_8859_1));
  }
}
