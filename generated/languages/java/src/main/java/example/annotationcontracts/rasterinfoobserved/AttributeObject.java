// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.Mode;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.DeepStack;
import example.annotationcontracts.internal.Encoder;
import example.annotationcontracts.internal.ExactTree;

/**
 * An attribute object (R2.4). Explanation: it tells its data type.
 *
 * @param name Name of the attribute (R2.4).
 * @param type Only {@code attribute} (R2.4).
 * @param datatype A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
 * @param value A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's {@code values} this is inferred); neither is in a published schema.
 * @param extra members that the contract does not name, as received
 */
public record AttributeObject(
    Field<String> name,
    Field<String> type,
    Field<Datatype> datatype,
    Field<JsonNode> value,
    ObjectNode extra)
    implements example.annotationcontracts.rasterinfo.AttributeObject {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static AttributeObject fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "observed", RasterInfoDecoder::attributeObject));
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"name\":", name)
        .put("\"type\":", type)
        .put("\"datatype\":", datatype)
        .put("\"value\":", value)
        .end();
  }
}
