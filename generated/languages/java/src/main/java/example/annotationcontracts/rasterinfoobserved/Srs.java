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
import java.math.BigInteger;
import java.util.List;

/**
 * Spatial reference (R2.7). Explanation: the reference system of an array.
 *
 * @param wkt WKT (R2.7). Explanation: the definition in well-known text.
 * @param dataAxisToSrsAxisMapping Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
 * @param extra members that the contract does not name, as received
 */
public record Srs(
    Field<String> wkt,
    Field<List<BigInteger>> dataAxisToSrsAxisMapping,
    ObjectNode extra)
    implements example.annotationcontracts.rasterinfo.Srs {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Srs fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "observed", RasterInfoDecoder::srs));
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"wkt\":", wkt)
        .put("\"data_axis_to_srs_axis_mapping\":", dataAxisToSrsAxisMapping)
        .end();
  }
}
