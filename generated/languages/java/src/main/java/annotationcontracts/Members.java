// Generated from scripts/languages/java/runtime/src/main/java/annotationcontracts/Members.java by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** The members of an object that is being decoded. */
final class Members {
  private final ObjectNode object;
  private final Place place;
  private final boolean isObject;
  private final Set<String> known = new HashSet<>();

  Members(JsonNode node, Place place) {
    this.place = place;
    this.isObject = node instanceof ObjectNode;
    this.object = node instanceof ObjectNode members ? members : JsonNodeFactory.instance.objectNode();
    if (!isObject) place.mismatch("object", node);
  }

  <T> T required(String name, Decoder<T> decoder) {
    known.add(name);
    JsonNode member = object.get(name);
    if (member != null) return decoder.decode(member, place.at(name));
    return isObject ? place.at(name).fail("required", "is missing") : null;
  }

  long requiredLong(String name, Decoder<Long> decoder) {
    Long value = required(name, decoder);
    return value == null ? 0 : value;
  }

  double requiredDouble(String name, Decoder<Double> decoder) {
    Double value = required(name, decoder);
    return value == null ? 0 : value;
  }

  boolean requiredBoolean(String name, Decoder<Boolean> decoder) {
    return Boolean.TRUE.equals(required(name, decoder));
  }

  <T> Field<T> optional(String name, Decoder<T> decoder) {
    known.add(name);
    JsonNode member = object.get(name);
    return member == null ? Field.missing() : Field.of(decoder.decode(member, place.at(name)));
  }

  /** Collects the members that were not asked for. */
  ObjectNode extra(String... others) {
    known.addAll(List.of(others));
    ObjectNode extra = JsonNodeFactory.instance.objectNode();
    object.properties().forEach(member -> {
      if (!known.contains(member.getKey())) extra.set(member.getKey(), member.getValue());
    });
    return extra;
  }

  /** Notes the keys of {@code before_update} that are not keys of the resource (W6.3). */
  void keepTo(String resource, String... others) {
    if (!(object.get("before_update") instanceof ObjectNode before)) return;
    if (!(object.get(resource) instanceof ObjectNode after)) return;
    Set<String> allowed = Set.of(others);
    for (Iterator<String> keys = before.fieldNames(); keys.hasNext(); ) {
      String key = keys.next();
      if (!after.has(key) && !allowed.contains(key))
        place.at("before_update").at(key).fail("unexpected", "is not a member of `" + resource + "`");
    }
  }
}
