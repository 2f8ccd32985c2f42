package example.annotationcontracts;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Reads an object as the record that its tag names, otherwise as the one that shares the most properties with it. */
public abstract class SumReader<T> extends JsonDeserializer<T> {
  private final Class<T> sum;
  private final String tag;

  /**
   * Creates a reader for the records of a sealed interface.
   *
   * @param tag property that contains the {@link JsonTypeName} of the record; empty if there is none
   */
  protected SumReader(Class<T> sum, String tag) {
    this.sum = sum;
    this.tag = tag;
  }

  @Override
  public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
    JsonNode node = context.readTree(parser);
    List<Class<?>> ranked =
        Stream.of(sum.getPermittedSubclasses()).sorted(Comparator.comparingInt((Class<?> one) -> -rank(one, node))).toList();
    JsonMappingException first = null;
    for (Class<?> one : ranked) {
      try {
        return context.readTreeAsValue(node, one.asSubclass(sum));
      } catch (JsonMappingException error) {
        first = first == null ? error : first;
      }
    }
    throw first;
  }

  private int rank(Class<?> record, JsonNode node) {
    JsonTypeName name = record.getAnnotation(JsonTypeName.class);
    if (name != null && name.value().equals(node.path(tag).asText(null))) return Integer.MAX_VALUE;
    int shared = 0;
    for (RecordComponent one : record.getRecordComponents()) {
      JsonProperty property = one.getAccessor().getAnnotation(JsonProperty.class);
      JsonInclude include = one.getAccessor().getAnnotation(JsonInclude.class);
      if (property == null || include == null) continue;
      boolean isNeverNull = include.value() == JsonInclude.Include.NON_NULL;
      if (node.has(property.value())) shared += node.get(property.value()).isNull() && isNeverNull ? -1 : 1;
      else if (property.required()) return -1;
    }
    return shared;
  }
}
