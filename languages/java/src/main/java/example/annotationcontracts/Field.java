package example.annotationcontracts;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import java.io.IOException;

/**
 * A property that may be absent, which is not the same as null.
 *
 * @param isPresent whether it is there, be it null
 * @param value its value; null where the document says null, and where it is absent
 */
@JsonDeserialize(using = Field.Reader.class)
@JsonSerialize(using = Field.Writer.class)
public record Field<T>(boolean isPresent, T value) {
  /** Reads a property. */
  static final class Reader extends JsonDeserializer<Field<?>> implements ContextualDeserializer {
    private final JavaType type;

    @JsonCreator
    Reader() {
      this(null);
    }

    private Reader(JavaType type) {
      this.type = type;
    }

    @Override
    public JsonDeserializer<?> createContextual(DeserializationContext context, BeanProperty property) {
      return new Reader(context.getContextualType().containedType(0));
    }

    @Override
    public Field<?> deserialize(JsonParser parser, DeserializationContext context) throws IOException {
      return new Field<>(true, context.readValue(parser, type));
    }

    @Override
    public Field<?> getNullValue(DeserializationContext context) {
      return new Field<>(true, null);
    }

    @Override
    public Object getAbsentValue(DeserializationContext context) {
      return new Field<>(false, null);
    }
  }

  /** Writes a property that is there. */
  static final class Writer extends JsonSerializer<Field<?>> {
    @Override
    public void serialize(Field<?> field, JsonGenerator out, SerializerProvider provider) throws IOException {
      provider.defaultSerializeValue(field.value(), out);
    }

    @Override
    public boolean isEmpty(SerializerProvider provider, Field<?> field) {
      return field == null || !field.isPresent();
    }
  }
}
