package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Encodes a record, member by member. */
public final class Encoder {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

  /** Larger than any double. */
  private static final BigDecimal BEYOND = new BigDecimal("1E+999");

  /** Below it a double that is an integer is written as one. */
  private static final double WHOLE = 1L << 53;

  private final ObjectNode object = NODES.objectNode();

  /** Puts a member, unless it is missing. */
  public Encoder put(String name, Object value) {
    if (value instanceof Field<?> field) return field.isPresent() ? put(name, field.get()) : this;
    object.set(name, encode(value));
    return this;
  }

  /** Adds the members that the contract does not name. */
  public ObjectNode with(ObjectNode extra) {
    extra.properties().forEach(member -> object.putIfAbsent(member.getKey(), member.getValue()));
    return object;
  }

  /** Encodes what a record is made of. */
  public static JsonNode encode(Object value) {
    if (value == null) return NODES.nullNode();
    if (value instanceof JsonEncodable encodable) return encodable.toJson();
    if (value instanceof JsonNode node) return node;
    if (value instanceof String text) return NODES.textNode(text);
    if (value instanceof Boolean flag) return NODES.booleanNode(flag);
    if (value instanceof Long integer) return NODES.numberNode(integer.longValue());
    if (value instanceof BigInteger integer) return NODES.numberNode(integer);
    if (value instanceof Double number) return encodeNumber(number);
    if (value instanceof List<?> items) return encodeList(items);
    if (value instanceof Map<?, ?> members) return encodeMap(members);
    throw new IllegalArgumentException("cannot encode a " + value.getClass().getName());
  }

  private static JsonNode encodeNumber(double number) {
    if (Double.isNaN(number)) throw new IllegalArgumentException("cannot encode a number that is none");
    // JSON has no infinity, but numbers beyond a double.
    if (Double.isInfinite(number)) return NODES.numberNode(number < 0 ? BEYOND.negate() : BEYOND);
    boolean isWhole = number == Math.rint(number) && Math.abs(number) < WHOLE && Double.compare(number, -0.0) != 0;
    return isWhole ? NODES.numberNode((long) number) : NODES.numberNode(number);
  }

  private static ArrayNode encodeList(List<?> items) {
    ArrayNode array = NODES.arrayNode(items.size());
    items.forEach(item -> array.add(encode(item)));
    return array;
  }

  private static ObjectNode encodeMap(Map<?, ?> members) {
    ObjectNode object = NODES.objectNode();
    members.forEach((name, member) -> object.set((String) name, encode(member)));
    return object;
  }
}
