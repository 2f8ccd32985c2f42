// Generated from scripts/languages/java/runtime/src/main/java/annotationcontracts/Decoding.java by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Decoders of all that the contracts are made of. */
final class Decoding {
  private static final BigInteger LARGEST = BigInteger.valueOf((1L << 53) - 1);

  private Decoding() {}

  /** Decodes a whole document, or throws all that is wrong. */
  static <T> T document(JsonNode node, Decoder<T> decoder) {
    List<Problem> problems = new ArrayList<>();
    T value = decoder.decode(node, new Place(problems, null, ""));
    if (!problems.isEmpty()) throw new DecodeException(problems);
    return value;
  }

  static String string(JsonNode node, Place place) {
    return node.isTextual() ? node.textValue() : place.mismatch("string", node);
  }

  static Boolean bool(JsonNode node, Place place) {
    return node.isBoolean() ? (Boolean) node.booleanValue() : place.mismatch("boolean", node);
  }

  /** Decodes a number; one beyond a double is infinity. */
  static Double number(JsonNode node, Place place) {
    return node.isNumber() ? (Double) node.doubleValue() : place.mismatch("number", node);
  }

  /** Decodes an integer without bound; {@code 2.0} is one (R2.2). */
  static BigInteger integer(JsonNode node, Place place) {
    if (node.isIntegralNumber()) return node.bigIntegerValue();
    if (!node.isNumber()) return place.mismatch("integer", node);
    // By way of a double, or 1e999999999 would need a gigabyte.
    double value = node.doubleValue();
    if (!Double.isFinite(value) || value != Math.rint(value)) return place.mismatch("integer", node);
    return new BigDecimal(value).toBigInteger();
  }

  /** Decodes an integer within ±(2^53 − 1) (W2). */
  static Long safeInteger(JsonNode node, Place place) {
    BigInteger value = integer(node, place);
    if (value == null) return null;
    if (value.abs().compareTo(LARGEST) > 0)
      return place.fail("range", "expected an integer within ±" + LARGEST);
    return value.longValue();
  }

  static JsonNode anything(JsonNode node, Place place) {
    return node;
  }

  static ObjectNode object(JsonNode node, Place place) {
    return node instanceof ObjectNode object ? object : place.mismatch("object", node);
  }

  /** Keeps a value of some JSON types as it came. */
  static Decoder<JsonNode> json(String... types) {
    Set<String> allowed = Set.of(types);
    String expected = String.join(" or ", types);
    return (node, place) -> allowed.contains(Place.typeOf(node)) ? node : place.mismatch(expected, node);
  }

  static Decoder<String> constant(String value) {
    return oneOf(new String[] {value}, Function.identity());
  }

  /** Makes a decoder of a closed vocabulary. */
  static <T> Decoder<T> oneOf(T[] words, Function<T, String> nameOf) {
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
  static <T> Decoder<T> word(Function<String, T> make) {
    return (node, place) -> {
      String value = string(node, place);
      return value == null ? null : make.apply(value);
    };
  }

  static <T> Decoder<T> nullable(Decoder<T> decoder) {
    return (node, place) -> node.isNull() ? null : decoder.decode(node, place);
  }

  static <T> Decoder<List<T>> listOf(Decoder<T> decoder) {
    return (node, place) -> {
      if (!node.isArray()) return place.mismatch("array", node);
      List<T> items = new ArrayList<>(node.size());
      for (JsonNode item : node) items.add(decoder.decode(item, place.at(Integer.toString(items.size()))));
      return Collections.unmodifiableList(items);
    };
  }

  static <T> Decoder<Map<String, T>> mapOf(Decoder<T> decoder) {
    return (node, place) -> {
      if (!node.isObject()) return place.mismatch("object", node);
      Map<String, T> members = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> member : node.properties())
        members.put(member.getKey(), decoder.decode(member.getValue(), place.at(member.getKey())));
      return Collections.unmodifiableMap(members);
    };
  }

  /** A record that an object may be: the value of its tag, and the names of its members. */
  record Branch<T>(String tag, Set<String> members, Decoder<? extends T> decoder) {
    private long shared(JsonNode node) {
      return members.stream().filter(node::has).count();
    }
  }

  /** Makes a decoder that picks a record by its tag, else the one that shares the most members with the object. */
  static <T> Decoder<T> choose(String tag, List<Branch<T>> branches) {
    return (node, place) -> {
      if (!node.isObject()) return place.mismatch("object", node);
      String named = node.path(tag).textValue();
      for (Branch<T> branch : branches) if (branch.tag.equals(named)) return branch.decoder.decode(node, place);
      return choose(node, place, branches);
    };
  }

  private static <T> T choose(JsonNode node, Place place, List<Branch<T>> branches) {
    List<Problem> likeliest = null;
    Comparator<Branch<T>> order = Comparator.comparingLong(branch -> -branch.shared(node));
    for (Branch<T> branch : branches.stream().sorted(order).toList()) {
      List<Problem> problems = new ArrayList<>();
      T value = branch.decoder.decode(node, new Place(problems, place.parent(), place.step()));
      if (problems.isEmpty()) return value;
      if (likeliest == null) likeliest = problems;
    }
    place.problems().addAll(likeliest);
    return null;
  }

  private static String quote(String text) {
    return '"' + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + '"';
  }
}
