// Generated from scripts/artefacts/languages/java/runtime/src/main/java/example/annotationcontracts/internal/Members.java by "npm run generate". Do not edit.

package example.annotationcontracts.internal;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The members of an object that is being decoded. */
public final class Members {
  private final ObjectNode object;
  private final Place place;
  private final boolean isObject;
  private final List<String> known = new ArrayList<>();
  private int found;

  public Members(JsonNode node, Place place) {
    this.place = place;
    this.isObject = node instanceof ObjectNode;
    this.object = node instanceof ObjectNode members ? members : JsonNodeFactory.instance.objectNode();
    if (!isObject) place.mismatch(node, "object");
  }

  public <T> T required(String name, Decoder<T> decoder) {
    known.add(name);
    JsonNode member = object.get(name);
    if (member != null) {
      found++;
      return decoder.decode(member, place.at(name));
    }
    return isObject ? decoder.decode(MissingNode.getInstance(), place.at(name)) : null;
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
    known.add(name);
    JsonNode member = object.get(name);
    if (member != null) found++;
    return member == null ? Field.missing() : Field.of(decoder.decode(member, place.at(name)));
  }

  /** Checks a member that is always the same string. */
  public void constant(String name, String value) {
    required(name, (node, at) -> value.equals(node.textValue()) ? value : Decoding.constant(value).decode(node, at));
  }

  /** Collects the members that were not asked for, as they came. */
  public ObjectNode extra() {
    return extra(Decoding::anything);
  }

  /** Collects the members that were not asked for, which are all of one type, as they came. */
  public ObjectNode extra(Decoder<?> decoder) {
    ObjectNode extra = JsonNodeFactory.instance.objectNode();
    if (found < object.size()) object.properties().forEach(member -> {
      if (known.contains(member.getKey())) return;
      decoder.decode(member.getValue(), place.at(member.getKey()));
      extra.set(member.getKey(), member.getValue());
    });
    return extra;
  }

  /** Collects the members that were not asked for, which a sender may not send. */
  public ObjectNode further() {
    return extra(place.isStrict() ? (node, at) -> at.fail("unexpected", node) : Decoding::anything);
  }

  /** Checks that each member of a member is one of another member, or among some that are known (W6.3). */
  public void before(String member, String of, String... known) {
    if (!place.isStrict() || !object.path(of).isObject()) return;
    Place old = place.at(member);
    for (Map.Entry<String, JsonNode> one : object.path(member).properties())
      if (!object.get(of).has(one.getKey()) && !List.of(known).contains(one.getKey()))
        old.at(one.getKey()).fail("unexpected", one.getValue());
  }
}
