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
 * An array: its data type, dimensions, attributes and, where printed, values (R2.3).
 *
 * @param name Name of the array (R2.3).
 * @param type Tells an array from a group (R2.3).
 * @param datatype A data type by name, or a compound (R2.5).
 * @param dimensions Dimensions in order, each described or named (R2.6).
 * @param attributes Attributes by name, or a list of attributes where names repeat (R2.4).
 * @param srs Spatial reference system of an array (R2.7).
 * @param nodataValue A string, a number, an object or an array, with anything inside (R2.9).
 * @param scale Factor from stored to real values (R2.3).
 * @param offset Real value of a stored zero (R2.3).
 * @param values A string, a number, an object or an array, with anything inside (R2.9).
 * @param unit Unit of the real values (R2.3).
 * @param structuralInfo Facts on storage, such as compression, by name (R2.8).
 * @param extra members that the contract does not name, as they came
 */
public record RasterArray(
    Field<String> name,
    Field<String> type,
    Field<Datatype> datatype,
    Field<List<DimensionOrName>> dimensions,
    Field<Attributes> attributes,
    Field<Srs> srs,
    Field<JsonNode> nodataValue,
    Field<Double> scale,
    Field<Double> offset,
    Field<JsonNode> values,
    Field<String> unit,
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
  public static RasterArray fromJson(JsonNode node) {
    return DeepStack.call(() -> Decoding.document(node, RasterInfoDecoder::rasterArray));
  }

  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("name", name)
        .put("type", type)
        .put("datatype", datatype)
        .put("dimensions", dimensions)
        .put("attributes", attributes)
        .put("srs", srs)
        .put("nodata_value", nodataValue)
        .put("scale", scale)
        .put("offset", offset)
        .put("values", values)
        .put("unit", unit)
        .put("structural_info", structuralInfo)
        .with(extra);
  }
}
