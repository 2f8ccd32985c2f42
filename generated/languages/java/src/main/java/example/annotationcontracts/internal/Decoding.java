// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Decoding.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Problem;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Decoders of all that the contracts are made of. */
public final class Decoding {
  private static final BigInteger LARGEST = BigInteger.valueOf((1L << 53) - 1);

  private Decoding() {}

  /** Decodes a whole document, or throws all that is wrong. */
  public static <T> T document(JsonNode node, Decoder<T> decoder) {
    List<Problem> problems = new ArrayList<>();
    T value = decoder.decode(node, new Place(problems, null, ""));
    if (!problems.isEmpty()) throw new DecodeException(problems);
    return value;
  }

  public static String string(JsonNode node, Place place) {
    return node.isTextual() ? node.textValue() : place.mismatch("string", node);
  }

  public static Boolean bool(JsonNode node, Place place) {
    return node.isBoolean() ? (Boolean) node.booleanValue() : place.mismatch("boolean", node);
  }

  /** Decodes a number; one beyond a double is infinity. */
  public static Double number(JsonNode node, Place place) {
    return node.isNumber() ? (Double) node.doubleValue() : place.mismatch("number", node);
  }

  /** Decodes an integer without bound; {@code 2.0} is one (R2.2). */
  public static BigInteger integer(JsonNode node, Place place) {
    if (node.isIntegralNumber()) return node.bigIntegerValue();
    if (!node.isNumber()) return place.mismatch("integer", node);
    // By way of a double, or 1e999999999 would need a gigabyte.
    double value = node.doubleValue();
    if (!Double.isFinite(value) || value != Math.rint(value)) return place.mismatch("integer", node);
    return new BigDecimal(value).toBigInteger();
  }

  /** Decodes an integer within ±(2^53 − 1) (W2). */
  public static Long safeInteger(JsonNode node, Place place) {
    BigInteger value = integer(node, place);
    if (value == null) return null;
    if (value.abs().compareTo(LARGEST) > 0)
      return place.fail("range", "expected an integer within ±" + LARGEST);
    return value.longValue();
  }

  public static JsonNode anything(JsonNode node, Place place) {
    return node;
  }

  public static ObjectNode object(JsonNode node, Place place) {
    return node instanceof ObjectNode object ? object : place.mismatch("object", node);
  }

  /** Keeps a value of some JSON types as it came. */
  public static Decoder<JsonNode> json(String... types) {
    Set<String> allowed = Set.of(types);
    String expected = String.join(" or ", types);
    return (node, place) -> allowed.contains(Place.typeOf(node)) ? node : place.mismatch(expected, node);
  }

  public static Decoder<String> constant(String value) {
    return oneOf(new String[] {value}, Function.identity());
  }

  /** Makes a decoder of a closed vocabulary. */
  public static <T> Decoder<T> oneOf(T[] words, Function<T, String> nameOf) {
    Map<String, T> byName = new LinkedHashMap<>();
    for (T word : words) byName.put(nameOf.apply(word), word);
    String expected = byName.keySet().stream().map(Decoding::quote).collect(Collectors.joining(" or "));
    return (node, place) -> {
      String name = string(node, place);
      if (name == null || byName.containsKey(name)) return byName.get(name);
      return place.fail("value", "expected " + expected + ", received " + quote(name));
    };
  }

  /** Makes a decoder of an open vocabulary: any string is valid. */
  public static <T> Decoder<T> word(Function<String, T> make) {
    return (node, place) -> {
      String value = string(node, place);
      return value == null ? null : make.apply(value);
    };
  }

  public static <T> Decoder<T> nullable(Decoder<T> decoder) {
    return (node, place) -> node.isNull() ? null : decoder.decode(node, place);
  }

  public static <T> Decoder<List<T>> listOf(Decoder<T> decoder) {
    return (node, place) -> {
      if (!node.isArray()) return place.mismatch("array", node);
      List<T> items = new ArrayList<>(node.size());
      for (JsonNode item : node) items.add(decoder.decode(item, place.at(Integer.toString(items.size()))));
      return Collections.unmodifiableList(items);
    };
  }

  public static <T> Decoder<Map<String, T>> mapOf(Decoder<T> decoder) {
    return (node, place) -> {
      if (!node.isObject()) return place.mismatch("object", node);
      Map<String, T> members = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> member : node.properties())
        members.put(member.getKey(), decoder.decode(member.getValue(), place.at(member.getKey())));
      return Collections.unmodifiableMap(members);
    };
  }

  /** Makes a decoder of a few values of any JSON type, each as JSON text. */
  public static Decoder<JsonNode> literal(String... texts) {
    List<JsonNode> values = new ArrayList<>();
    for (String text : texts) values.add(JsonText.read(text.getBytes(StandardCharsets.UTF_8)));
    String expected = String.join(" or ", texts);
    return (node, place) -> {
      for (JsonNode value : values) if (value.equals(Decoding::compare, node)) return node;
      boolean isLikely = values.stream().anyMatch(value -> value.getNodeType() == node.getNodeType());
      if (!isLikely) return place.mismatch(expected, node);
      return place.fail("value", "expected " + expected + ", received " + quote(node.toString()));
    };
  }

  /** Compares what is no array and no object; 1 and 1.0 are the same. */
  private static int compare(JsonNode a, JsonNode b) {
    if (a.isNumber() && b.isNumber()) return Double.compare(a.doubleValue() + 0.0, b.doubleValue() + 0.0);
    return a.equals(b) ? 0 : 1;
  }

  /** Makes a decoder that also bounds the characters of a string, the items of an array or the members of an object. */
  public static <T> Decoder<T> sized(Decoder<T> decoder, int least, int most) {
    return (node, place) -> {
      boolean hasSize = node.isTextual() || node.isContainerNode();
      int size = node.isTextual() ? node.textValue().codePointCount(0, node.textValue().length()) : node.size();
      if (hasSize && (size < least || size > most))
        place.fail("length", "expected a length from " + least + " to " + most + ", received " + size);
      return decoder.decode(node, place);
    };
  }

  /** Bounds of a number: {@code min} and {@code max} are allowed, {@code above} and {@code below} are not. */
  public record Range(double min, double max, double above, double below) {
    boolean has(double value) {
      boolean isAbove = above == Double.NEGATIVE_INFINITY || value > above;
      boolean isBelow = below == Double.POSITIVE_INFINITY || value < below;
      return value >= min && value <= max && isAbove && isBelow;
    }
  }

  /** Makes a decoder that also bounds a number. */
  public static <T> Decoder<T> within(Decoder<T> decoder, Range range) {
    return (node, place) -> {
      if (node.isNumber() && !range.has(node.doubleValue()))
        place.fail("range", "received " + quote(node.toString()) + ", which is out of bounds");
      return decoder.decode(node, place);
    };
  }

  private static String quote(String text) {
    return '"' + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + '"';
  }
}
