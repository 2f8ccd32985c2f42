// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Decoding.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.DecodeException;
import example.annotationcontracts.Mode;
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

/** Decoders of all that the contracts are made of. */
public final class Decoding {
  private static final BigInteger LARGEST = BigInteger.valueOf((1L << 53) - 1);

  private Decoding() {}

  /** Decodes a whole document, or throws all that is wrong. */
  public static <T> T document(JsonNode node, Mode mode, String edition, Decoder<T> decoder) {
    Place place = Place.trying(mode);
    T value = decoder.decode(node, place);
    if (place.fits()) return value;
    throw problems(node, mode, edition, decoder);
  }

  /** Lists what is wrong with a document that does not fit. */
  static DecodeException problems(JsonNode node, Mode mode, String edition, Decoder<?> decoder) {
    Place place = Place.listing(mode);
    decoder.decode(node, place);
    return new DecodeException(edition, place.findings());
  }

  public static String string(JsonNode node, Place place) {
    return node.isTextual() ? node.textValue() : place.mismatch(node, "string");
  }

  public static Boolean bool(JsonNode node, Place place) {
    return node.isBoolean() ? (Boolean) node.booleanValue() : place.mismatch(node, "boolean");
  }

  /** Decodes a number; one beyond a double is infinity. */
  public static Double number(JsonNode node, Place place) {
    return node.isNumber() ? (Double) node.doubleValue() : place.mismatch(node, "number");
  }

  /** Decodes an integer without bound; {@code 2.0} is one (R2.2). */
  public static BigInteger integer(JsonNode node, Place place) {
    if (node.isIntegralNumber()) return node.bigIntegerValue();
    if (!node.isNumber()) return place.mismatch(node, "integer");
    // By way of a double, or 1e999999999 would need a gigabyte.
    double value = node.doubleValue();
    if (!Double.isFinite(value) || value != Math.rint(value)) return place.mismatch(node, "integer");
    return new BigDecimal(value).toBigInteger();
  }

  /** Decodes an integer within ±(2^53 − 1) (W2). */
  public static Long safeInteger(JsonNode node, Place place) {
    if (node.isInt()) return node.longValue();
    BigInteger value = integer(node, place);
    if (value == null) return null;
    if (value.abs().compareTo(LARGEST) > 0) return place.fail("range", node, "integer within ±" + LARGEST);
    return value.longValue();
  }

  public static JsonNode anything(JsonNode node, Place place) {
    return node.isMissingNode()
        ? place.mismatch(node, "string", "number", "boolean", "null", "array", "object")
        : node;
  }

  /** Keeps a member that the contract does not name, which a sender may not send. */
  public static JsonNode unexpected(JsonNode node, Place place) {
    return place.isStrict() ? place.fail("unexpected", node) : node;
  }

  public static ObjectNode object(JsonNode node, Place place) {
    return node instanceof ObjectNode object ? object : place.mismatch(node, "object");
  }

  /** Keeps a value of some JSON types as it came. */
  public static Decoder<JsonNode> json(String... types) {
    Set<String> allowed = Set.of(types);
    return (node, place) -> allowed.contains(Place.typeOf(node)) ? node : place.mismatch(node, types);
  }

  public static Decoder<String> constant(String value) {
    return oneOf(new String[] {value}, Function.identity());
  }

  /** Makes a decoder of a closed vocabulary. */
  public static <T> Decoder<T> oneOf(T[] words, Function<T, String> nameOf) {
    Map<String, T> byName = new LinkedHashMap<>();
    for (T word : words) byName.put(nameOf.apply(word), word);
    String[] expected = byName.keySet().stream().map(name -> "=" + Finding.quote(name)).toArray(String[]::new);
    return (node, place) -> {
      if (!node.isTextual()) return place.mismatch(node, expected);
      T word = byName.get(node.textValue());
      return word == null ? place.fail("value", node, expected) : word;
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
    return (node, place) -> {
      if (node.isNull()) return null;
      int before = place.count();
      T value = decoder.decode(node, place);
      if (place.count() > before) widen(node, place, before, List.of("null"));
      return value;
    };
  }

  /** Says what else is allowed at a place, where the value itself is the only thing that was found wrong since. */
  private static void widen(JsonNode node, Place place, int before, List<String> others) {
    List<Finding> findings = place.findings();
    if (findings.size() == before + 1 && findings.get(before).received() == node)
      findings.set(before, findings.get(before).or(others));
  }

  /** Does the same for what some decoders allow. */
  public static void widen(JsonNode node, Place place, int before, Decoder<?>... decoders) {
    Place other = place.fork();
    for (Decoder<?> one : decoders) one.decode(MissingNode.getInstance(), other);
    widen(node, place, before, other.findings().stream().flatMap(one -> one.expected().stream()).toList());
  }

  public static <T> Decoder<List<T>> listOf(Decoder<T> decoder) {
    return (node, place) -> {
      if (!node.isArray()) return place.mismatch(node, "array");
      List<T> items = new ArrayList<>(node.size());
      for (int i = 0; i < node.size() && !place.isLost(); i++) items.add(decoder.decode(node.get(i), place.at(i)));
      return Collections.unmodifiableList(items);
    };
  }

  public static <T> Decoder<Map<String, T>> mapOf(Decoder<T> decoder) {
    return (node, place) -> {
      if (!node.isObject()) return place.mismatch(node, "object");
      Map<String, T> members = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> member : node.properties())
        members.put(member.getKey(), decoder.decode(member.getValue(), place.at(member.getKey())));
      return Collections.unmodifiableMap(members);
    };
  }

  /** Makes a decoder of a few values of any JSON type, each as JSON text. */
  public static Decoder<JsonNode> literal(String... texts) {
    List<JsonNode> values = new ArrayList<>();
    for (String text : texts) values.add(JsonReader.read(text.getBytes(StandardCharsets.UTF_8)));
    String[] expected = values.stream().map(value -> value.isNull() ? "null" : "=" + value).toArray(String[]::new);
    return (node, place) -> {
      for (JsonNode value : values) if (isSame(value, node)) return node;
      boolean isLikely = values.stream().anyMatch(value -> value.getNodeType() == node.getNodeType());
      return isLikely ? place.fail("value", node, expected) : place.mismatch(node, expected);
    };
  }

  /** Compares as JSON does, where 1 and 1.0 are the same. */
  static boolean isSame(JsonNode one, JsonNode another) {
    return one.equals((a, b) -> a.isNumber() && b.isNumber() && a.doubleValue() == b.doubleValue() || a.equals(b) ? 0 : 1, another);
  }

  /** Makes a decoder that also bounds the characters of a string, the items of an array or the members of an object. */
  public static <T> Decoder<T> sized(Decoder<T> decoder, int least, int most) {
    return (node, place) -> {
      boolean hasSize = node.isTextual() || node.isContainerNode();
      int size = node.isTextual() ? node.textValue().codePointCount(0, node.textValue().length()) : node.size();
      if (hasSize && (size < least || size > most)) place.fail("length", node, countOf(node, least, most));
      return decoder.decode(node, place);
    };
  }

  /** Says in words how long something must be. */
  private static String countOf(JsonNode node, int least, int most) {
    String unit = node.isTextual() ? "character" : node.isArray() ? "item" : "member";
    String units = (most == Integer.MAX_VALUE ? least : most) == 1 ? unit : unit + "s";
    String count = least == most ? "" + most : least + " to " + most;
    if (least == 0) count = "at most " + most;
    if (most == Integer.MAX_VALUE) count = "at least " + least;
    return (node.isTextual() ? "string of " : "") + count + " " + units;
  }

  /** Bounds of a number: {@code min} and {@code max} are allowed, {@code above} and {@code below} are not. */
  public record Range(double min, double max, double above, double below) {
    boolean has(double value) {
      boolean isAbove = above == Double.NEGATIVE_INFINITY || value > above;
      boolean isBelow = below == Double.POSITIVE_INFINITY || value < below;
      return value >= min && value <= max && isAbove && isBelow;
    }

    String words() {
      String words = words("at least", min) + words("above", above) + words("at most", max) + words("below", below);
      return words.substring(" and ".length());
    }

    /** Says a bound, without a fraction that is none. */
    private static String words(String kind, double bound) {
      if (Double.isInfinite(bound)) return "";
      boolean isWhole = bound == Math.rint(bound) && Math.abs(bound) < 1e15;
      return " and " + kind + " " + (isWhole ? Long.toString((long) bound) : Double.toString(bound));
    }
  }

  /** Makes a decoder that also bounds a number. */
  public static <T> Decoder<T> within(Decoder<T> decoder, Range range) {
    return (node, place) -> {
      if (node.isNumber() && !range.has(node.doubleValue())) place.fail("range", node, "number " + range.words());
      return decoder.decode(node, place);
    };
  }
}
