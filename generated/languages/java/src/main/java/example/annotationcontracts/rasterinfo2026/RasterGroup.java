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
import java.util.List;
import java.util.Map;

/**
 * A group of dimensions, arrays, attributes and groups (R2.2).
 *
 * @param driver Driver (R2.2). Explanation: the name of the one that read the dataset.
 * @param name Name of the group (R2.2). Explanation: {@code /} for the root group.
 * @param fullName Fully qualified name, from the root group; since gdalmdiminfo 3.13.
 * @param type Only {@code group} (R2.2).
 * @param dimensions Array whose items are each either a dimension or its name (R2.6).
 * @param arrays Map from array name to array (R2.2).
 * @param attributes Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
 * @param groups Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat.
 * @param structuralInfo Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
 * @param datatypes Data types that the group declares; since gdalmdiminfo 3.12.
 * @param extra members that the contract does not name, as received
 */
public record RasterGroup(
    Field<String> driver,
    Field<String> name,
    Field<String> fullName,
    Field<String> type,
    Field<List<DimensionOrName>> dimensions,
    Field<Map<String, RasterArray>> arrays,
    Field<Attributes> attributes,
    Field<Groups> groups,
    Field<Map<String, String>> structuralInfo,
    Field<List<Datatype>> datatypes,
    ObjectNode extra)
    implements RasterInfo, example.annotationcontracts.rasterinfo.RasterGroup {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static RasterGroup fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "2026", RasterInfoDecoder::rasterGroup));
  }

  @Override
  public ObjectNode toJson() {
    return (ObjectNode) Encoder.toTree(this);
  }

  @Override
  public void encode(Encoder out) {
    out.begin(extra)
        .put("\"driver\":", driver)
        .put("\"name\":", name)
        .put("\"full_name\":", fullName)
        .put("\"type\":", type)
        .put("\"dimensions\":", dimensions)
        .put("\"arrays\":", arrays)
        .put("\"attributes\":", attributes)
        .put("\"groups\":", groups)
        .put("\"structural_info\":", structuralInfo)
        .put("\"datatypes\":", datatypes)
        .end();
  }
}
