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

/**
 * Statistics of the values; printed with {@code -stats} since gdalmdiminfo 3.2, in no published schema.
 *
 * @param min A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
 * @param max A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
 * @param mean A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
 * @param stddev A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
 * @param validSampleCount Number of values that are not the no-data value. Where it is 0 the other members are missing.
 * @param extra members that the contract does not name, as received
 */
public record Statistics(
    Field<NumberOrName> min,
    Field<NumberOrName> max,
    Field<NumberOrName> mean,
    Field<NumberOrName> stddev,
    Field<BigInteger> validSampleCount,
    ObjectNode extra)
    implements example.annotationcontracts.rasterinfo.Statistics {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Statistics fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "observed", RasterInfoDecoder::statistics));
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"min\":", min)
        .put("\"max\":", max)
        .put("\"mean\":", mean)
        .put("\"stddev\":", stddev)
        .put("\"valid_sample_count\":", validSampleCount)
        .end();
  }
}
