package example.annotationcontracts;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Comparator;
import java.util.List;

/** Reads an object as the record that its tag names, or else as the one that shares most properties with it. */
public abstract class SumReader<T> extends JsonDeserializer<T> {
  private final String tag;
  private final List<Branch<T>> branches;

  /**
   * Names the records.
   *
   * @param tag property that names the record, empty without one
   */
  @SafeVarargs
  @SuppressWarnings("varargs")
  protected SumReader(String tag, Branch<T>... branches) {
    this.tag = tag;
    this.branches = List.of(branches);
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    JsonNode node = context.readTree(parser);
    List<Branch<T>> ranked =
        branches.stream().sorted(Comparator.comparingInt((Branch<T> one) -> -rank(one, node))).toList();
    JsonMappingException first = null;
    for (Branch<T> one : ranked) {
      try {
        return context.readTreeAsValue(node, one.type());
      } catch (JsonMappingException error) {
        first = first == null ? error : first;
      }
    }
    throw first;
  }

  private int rank(Branch<T> branch, JsonNode node) {
    if (!tag.isEmpty() && branch.value().equals(node.path(tag).asText(null))) return Integer.MAX_VALUE;
    int shared = 0;
    for (RecordComponent one : branch.type().getRecordComponents()) {
      JsonProperty property = one.getAccessor().getAnnotation(JsonProperty.class);
      if (property == null) continue;
      if (node.has(property.value())) shared++;
      else if (property.required()) return -1;
    }
    return shared;
  }
}
