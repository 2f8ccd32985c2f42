// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Encoder.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** Writes the values of a contract as a JSON text in ASCII. */
public final class Encoder {
  /** Below it a double that is an integer is written as one. */
  private static final double WHOLE = 1L << 53;

  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private byte[] text = new byte[1 << 10];
  private int count;
  private int depth;

  private Encoder() {}

  public static String write(Object value) {
    Encoder out = new Encoder();
    out.value(value);
    return new String(out.text, 0, out.count, StandardCharsets.ISO_8859_1);
  }

  /** Makes the tree of a value. */
  public static JsonNode toTree(Object value) {
    return JsonReader.read(write(value).getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Begins an object, with members that the contract does not name. */
  public Members begin(ObjectNode extra) {
    return new Members(extra.isEmpty() ? extra : JsonNodeFactory.instance.objectNode().setAll(extra));
  }

  /** The members of an object that is being written. */
  public final class Members {
    private final ObjectNode extra;
    private final int start = count;

    private Members(ObjectNode extra) {
      this.extra = extra;
    }

    /** Writes a member, unless it is missing; its name comes as JSON, with a colon. */
    public Members put(String name, Object value) {
      if (value instanceof Field<?> field) return field.isPresent() ? put(name, field.get()) : this;
      if (!extra.isEmpty()) extra.remove(JsonReader.read(name.substring(0, name.length() - 1).getBytes(StandardCharsets.UTF_8)).textValue());
      append(',');
      append(name);
      value(value);
      return this;
    }

    /** Writes the members that the contract does not name. */
    public void end() {
      extra.properties().forEach(one -> member(one.getKey(), one.getValue()));
      close(start, '{', '}');
    }
  }

  private void member(String name, Object value) {
    append(',');
    string(name);
    append(':');
    value(value);
  }

  /** Ends what began at a place: the first comma, if there is one, becomes the bracket. */
  private void close(int start, char begin, char end) {
    if (count == start) append(begin);
    text[start] = (byte) begin;
    append(end);
  }

  /** Writes a value of any type. */
  public void value(Object value) {
    if (value instanceof String string) string(string);
    else if (value == null || value instanceof Boolean || value instanceof Long || value instanceof BigInteger)
      append(String.valueOf(value));
    else if (value instanceof Double number) number(number);
    else if (value instanceof JsonNode node && node.isValueNode()) scalar(node);
    else nested(value);
  }

  private void scalar(JsonNode node) {
    if (node.isNumber() || node.isBoolean() || node.isNull()) append(node.asText());
    else string(node.asText());
  }

  private void nested(Object value) {
    depth++;
    if (depth != DeepStack.SHALLOW) container(value);
    else
      DeepStack.call(
          () -> {
            container(value);
            return null;
          });
    depth--;
  }

  private void container(Object value) {
    int start = count;
    if (value instanceof JsonEncodable encodable) {
      encodable.encode(this);
    } else if (value instanceof List<?> || value instanceof ArrayNode) {
      for (Object item : (Iterable<?>) value) {
        append(',');
        value(item);
      }
      close(start, '[', ']');
    } else if (value instanceof ObjectNode members) {
      members.properties().forEach(one -> member(one.getKey(), one.getValue()));
      close(start, '{', '}');
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((name, member) -> member((String) name, member));
      close(start, '{', '}');
    } else throw new IllegalArgumentException("cannot encode a " + value.getClass().getName());
  }

  private void number(double number) {
    if (Double.isNaN(number)) throw new IllegalArgumentException("cannot encode a number that is none");
    // JSON has no infinity, but numbers beyond a double.
    if (Double.isInfinite(number)) append(number < 0 ? "-1E+999" : "1E+999");
    else if (number == Math.rint(number) && Math.abs(number) < WHOLE && Double.compare(number, -0.0) != 0)
      append(Long.toString((long) number));
    else append(Double.toString(number));
  }

  private void string(String string) {
    int length = string.length();
    reserve(length + 2);
    text[count++] = '"';
    for (int i = 0; i < length; i++) {
      char next = string.charAt(i);
      if (next >= ' ' && next <= '~' && next != '"' && next != '\\') text[count++] = (byte) next;
      else {
        escape(next);
        reserve(length - i);
      }
    }
    text[count++] = '"';
  }

  private void escape(char next) {
    int simple = "\"\\\b\f\n\r\t".indexOf(next);
    append(simple < 0 ? "\\u" + HEX.toHexDigits(next) : "\\" + "\"\\bfnrt".charAt(simple));
  }

  /** Appends what is ASCII. */
  @SuppressWarnings("deprecation")
  private void append(String ascii) {
    reserve(ascii.length());
    ascii.getBytes(0, ascii.length(), text, count);
    count += ascii.length();
  }

  private void append(char ascii) {
    reserve(1);
    text[count++] = (byte) ascii;
  }

  private void reserve(int more) {
    if (count + more > text.length) text = Arrays.copyOf(text, Math.max(count + more, text.length * 2));
  }
}
