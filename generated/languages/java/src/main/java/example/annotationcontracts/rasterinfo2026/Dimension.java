// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2026;

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
import java.math.BigInteger;

/**
 * A dimension (R2.6). Explanation: of an array or group.
 *
 * @param name Name of the dimension (R2.6).
 * @param fullName Full name (R2.6). Explanation: fully qualified, from the root group.
 * @param size Size (R2.6). Explanation: number of elements.
 * @param type Type (R2.6). Explanation: the kind of axis, such as {@code TEMPORAL}.
 * @param direction Direction (R2.6). Explanation: of the axis, such as {@code NORTH}.
 * @param indexingVariable Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
 * @param extra members that the contract does not name, as received
 */
public record Dimension(
    Field<String> name,
    Field<String> fullName,
    Field<BigInteger> size,
    Field<String> type,
    Field<String> direction,
    Field<IndexingVariable> indexingVariable,
    ObjectNode extra)
    implements DimensionOrName, example.annotationcontracts.rasterinfo.Dimension {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Dimension fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "2026", RasterInfoDecoder::dimension));
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"name\":", name)
        .put("\"full_name\":", fullName)
        .put("\"size\":", size)
        .put("\"type\":", type)
        .put("\"direction\":", direction)
        .put("\"indexing_variable\":", indexingVariable)
        .end();
  }
}
