// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.internal.Decoding;
import example.annotationcontracts.internal.DeepStack;
import example.annotationcontracts.internal.Encoder;
import java.util.List;
import java.util.Map;

/**
 * A group of arrays, attributes and further groups (R2.2).
 *
 * @param driver Name of the driver that read the dataset (R2.2).
 * @param name Name of the group, {@code /} for the root group (R2.2).
 * @param type Tells a group from an array (R2.2).
 * @param dimensions Dimensions in order, each described or named (R2.6).
 * @param arrays Arrays by name (R2.2).
 * @param attributes Attributes by name, or a list of attributes where names repeat (R2.4).
 * @param groups Groups by name, or a list of groups where names repeat (R2.2).
 * @param structuralInfo Facts on storage, such as compression, by name (R2.8).
 * @param extra members that the contract does not name, as they came
 */
public record RasterGroup(
    Field<String> driver,
    Field<String> name,
    Field<String> type,
    Field<List<DimensionOrName>> dimensions,
    Field<Map<String, RasterArray>> arrays,
    Field<Attributes> attributes,
    Field<Groups> groups,
    Field<Map<String, String>> structuralInfo,
    ObjectNode extra)
    implements RasterInfo {
  /**
   * Decodes what was parsed already, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException where it breaks the contract; lists each place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static RasterGroup fromJson(JsonNode node) {
    return DeepStack.call(() -> Decoding.document(node, RasterInfoDecoder::rasterGroup));
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("driver", driver)
        .put("name", name)
        .put("type", type)
        .put("dimensions", dimensions)
        .put("arrays", arrays)
        .put("attributes", attributes)
        .put("groups", groups)
        .put("structural_info", structuralInfo)
        .with(extra);
  }
}
