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
import java.util.List;

/**
 * A data type whose values have names; since gdalmdiminfo 3.12.
 *
 * @param name Name of the enumeration; since gdalmdiminfo 3.12.
 * @param type Integer type that stores a value; since gdalmdiminfo 3.12.
 * @param attributeTable One row per value, such as {@code {"value": 1, "name": "water"}}; any object is a row. Since gdalmdiminfo 3.12.
 * @param extra members that the contract does not name, as received
 */
public record Enumeration(
    Field<String> name,
    Field<EnumerationType> type,
    Field<List<ObjectNode>> attributeTable,
    ObjectNode extra)
    implements DatatypeObject, example.annotationcontracts.rasterinfo.Enumeration {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Enumeration fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "observed", RasterInfoDecoder::enumeration));
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
        .put("\"attribute_table\":", attributeTable)
        .end();
  }
}
