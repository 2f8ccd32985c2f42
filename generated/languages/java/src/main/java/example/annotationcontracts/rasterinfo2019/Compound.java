// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

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
 * Compound datatype (R2.5). Explanation: a record of components.
 *
 * @param name Name of the compound datatype (R2.5).
 * @param size Size (R2.5). Explanation: bytes of one value.
 * @param components Components of the compound datatype (R2.5).
 * @param extra members that the contract does not name, as received
 */
public record Compound(
    Field<String> name,
    Field<BigInteger> size,
    Field<List<Component>> components,
    ObjectNode extra)
    implements Datatype, example.annotationcontracts.rasterinfo.Compound {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static Compound fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "2019", RasterInfoDecoder::compound));
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"name\":", name)
        .put("\"size\":", size)
        .put("\"components\":", components)
        .end();
  }
}
