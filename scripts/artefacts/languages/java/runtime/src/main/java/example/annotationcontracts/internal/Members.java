package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The members of an object that is being decoded. */
public final class Members {
  private final ObjectNode object;
  private final Place place;
  private final boolean isObject;
  private int found;

  /** Begins to decode an object that has at least a few members. */
  public Members(JsonNode node, Place place, int least) {
    this.place = place;
    this.isObject = node instanceof ObjectNode;
    this.object = node instanceof ObjectNode members ? members : JsonNodeFactory.instance.objectNode();
    if (!isObject) place.mismatch(node, "object");
    else if (object.size() < least) place.giveUp();
  }

  public <T> T required(String name, Decoder<T> decoder) {
    if (place.isLost()) return null;
    JsonNode member = object.get(name);
    if (member != null) found++;
    else if (isObject) member = MissingNode.getInstance();
    else return null;
    return decoder.decode(member, place.at(name));
  }

  public long requiredLong(String name, Decoder<Long> decoder) {
    Long value = required(name, decoder);
    return value == null ? 0 : value;
  }

  public double requiredDouble(String name, Decoder<Double> decoder) {
    Double value = required(name, decoder);
    return value == null ? 0 : value;
  }

  public boolean requiredBoolean(String name, Decoder<Boolean> decoder) {
    return Boolean.TRUE.equals(required(name, decoder));
  }

  public <T> Field<T> optional(String name, Decoder<T> decoder) {
    JsonNode member = place.isLost() ? null : object.get(name);
    if (member == null) return Field.missing();
    found++;
    return Field.of(decoder.decode(member, place.at(name)));
  }

  /** Checks a member that is always the same string. */
  public void constant(String name, String value) {
    required(name, (node, at) -> value.equals(node.textValue()) ? value : Decoding.constant(value).decode(node, at));
  }

  /** Collects the members that are not known, which are all of one type, as they came. */
  public ObjectNode extra(Decoder<?> decoder, Set<String> known) {
    ObjectNode extra = JsonNodeFactory.instance.objectNode();
    if (found < object.size() && !place.isLost()) object.properties().forEach(member -> {
      if (known.contains(member.getKey())) return;
      decoder.decode(member.getValue(), place.at(member.getKey()));
      extra.set(member.getKey(), member.getValue());
    });
    return extra;
  }

  /** Checks that each member of a member is one of another member, or among some that are known (W6.3). */
  public void before(String member, String of, String... known) {
    if (!place.isStrict() || !object.path(of).isObject()) return;
    Place old = place.at(member);
    for (Map.Entry<String, JsonNode> one : object.path(member).properties())
      if (!object.get(of).has(one.getKey()) && !Arrays.asList(known).contains(one.getKey()))
        old.at(one.getKey()).fail("unexpected", one.getValue());
  }
}
