package example.annotationcontracts.internal;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ContainerNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TreeTraversingParser;
import example.annotationcontracts.UnreadableException.Reason;
import example.annotationcontracts.UnreadableException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** Reads and writes JSON texts without loss, and without recursion. */
public final class JsonText {
  private static final int MAX_DEPTH = 10_000;

  /** Time grows with the square of the digits: a body of 3 MB that is one number would take half a minute. */
  private static final int MAX_DIGITS = 10_000;

  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** Jackson's own limits would refuse what real documents hold; the caller has the body in memory already. */
  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxNumberLength(MAX_DIGITS)
                  .build())
          .streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(Integer.MAX_VALUE).build())
          // Names of members are data: a table of them that is never emptied would grow with each document.
          .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
          .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
          .enable(StreamReadFeature.USE_FAST_BIG_NUMBER_PARSER)
          // A lone surrogate has no UTF-8; its escape survives.
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build();

  private JsonText() {}

  public static JsonNode read(byte[] body) {
    try (JsonParser parser = FACTORY.createParser(decode(body))) {
      if (parser.nextToken() == null) throw new UnreadableException(Reason.NOT_JSON, "it is empty", null);
      JsonNode root = readValue(parser);
      if (parser.nextToken() != null)
        throw new UnreadableException(Reason.NOT_JSON, "more follows after the JSON text", null);
      return root;
    } catch (StreamConstraintsException error) {
      throw new UnreadableException(Reason.NOT_JSON, "it has a number of more than 10,000 digits", error);
    } catch (JsonProcessingException error) {
      String detail = "it is not JSON: " + error.getOriginalMessage();
      throw new UnreadableException(Reason.NOT_JSON, detail, error);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  /** Writes a JSON text in ASCII. */
  public static String write(JsonNode node) {
    StringWriter text = new StringWriter();
    try (JsonParser parser = new TreeTraversingParser(node);
        JsonGenerator generator = FACTORY.createGenerator(text)) {
      while (parser.nextToken() != null) generator.copyCurrentEvent(parser);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
    return text.toString();
  }

  /** Writes a string as a sentence quotes it. */
  static String quote(String text) {
    return NODES.textNode(text).toString();
  }

  /** Writes a number, without a fraction that is none. */
  static String plain(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e15 ? Long.toString((long) number) : Double.toString(number);
  }

  private static String decode(byte[] body) {
    String text = new String(body, StandardCharsets.UTF_8);
    // What is no UTF-8 becomes this character; most texts have none, and need no second look.
    if (text.indexOf('\uFFFD') < 0) return text;
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body)).toString();
    } catch (CharacterCodingException error) {
      throw new UnreadableException(Reason.NOT_UTF8, "it is not UTF-8", error);
    }
  }

  /** Reads the value that begins at the parser's current token, and stops at its last one. */
  static JsonNode readValue(JsonParser parser) throws IOException {
    Deque<ContainerNode<?>> open = new ArrayDeque<>();
    JsonNode root = null;
    if (parser.hasToken(JsonToken.FIELD_NAME) || parser.hasToken(JsonToken.END_OBJECT)) {
      // Jackson's deserializer of objects has taken the brace already.
      ObjectNode object = NODES.objectNode();
      open.push(object);
      root = object;
    }
    for (JsonToken token = parser.currentToken(); token != null; token = parser.nextToken()) {
      if (token.isStructEnd()) open.pop();
      else if (token != JsonToken.FIELD_NAME) {
        JsonNode node = nodeOf(token, parser);
        if (root == null) root = node;
        else if (open.peek() instanceof ObjectNode object) object.set(parser.currentName(), node);
        else if (open.peek() instanceof ArrayNode array) array.add(node);
        if (node instanceof ContainerNode<?> container) open.push(container);
      }
      if (open.isEmpty()) break;
      if (open.size() > MAX_DEPTH)
        throw new UnreadableException(Reason.TOO_DEEP, "it is nested deeper than 10,000 levels", null);
    }
    return root;
  }

  private static JsonNode nodeOf(JsonToken token, JsonParser parser) throws IOException {
    return switch (token) {
      case START_OBJECT -> NODES.objectNode();
      case START_ARRAY -> NODES.arrayNode();
      case VALUE_STRING -> NODES.textNode(parser.getText());
      case VALUE_TRUE -> NODES.booleanNode(true);
      case VALUE_FALSE -> NODES.booleanNode(false);
      case VALUE_NULL -> NODES.nullNode();
      case VALUE_NUMBER_INT -> integerOf(parser);
      case VALUE_NUMBER_FLOAT -> decimalOf(parser);
      default -> throw new IllegalStateException("a token that JSON does not have: " + token);
    };
  }

  private static JsonNode integerOf(JsonParser parser) throws IOException {
    return switch (parser.getNumberType()) {
      case INT -> parser.getIntValue() == 0 ? zeroOf(parser) : NODES.numberNode(parser.getIntValue());
      case LONG -> NODES.numberNode(parser.getLongValue());
      default -> NODES.numberNode(parser.getBigIntegerValue());
    };
  }

  private static JsonNode decimalOf(JsonParser parser) throws IOException {
    try {
      BigDecimal value = parser.getDecimalValue();
      return value.signum() == 0 ? zeroOf(parser) : NODES.numberNode(value);
    } catch (NumberFormatException error) {
      // An exponent of more than 32 bits: every reader takes the number for infinity or zero.
      return Encoder.encode(Double.valueOf(parser.getText()));
    }
  }

  /** Makes a zero with its sign, which only a double has. */
  private static JsonNode zeroOf(JsonParser parser) throws IOException {
    return parser.getText().startsWith("-") ? NODES.numberNode(-0.0) : NODES.numberNode(0);
  }
}
