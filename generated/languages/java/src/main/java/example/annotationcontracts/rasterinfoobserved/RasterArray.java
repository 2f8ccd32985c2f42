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
import java.util.Map;

/**
 * An array: its datatype, dimensions, attributes and values (R2.3).
 *
 * @param name Name of the array (R2.3).
 * @param fullName Fully qualified name, from the root group; since gdalmdiminfo 3.13.
 * @param type Only {@code array} (R2.3).
 * @param datatype A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12).
 * @param dimensions Array whose items are each either a dimension or its name (R2.6).
 * @param dimensionSize Number of elements along each dimension; since gdalmdiminfo 3.4.
 * @param blockSize Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
 * @param attributes Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat.
 * @param srs Spatial reference (R2.7). Explanation: the reference system of an array.
 * @param nodataValue A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
 * @param scale A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
 * @param offset A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema.
 * @param values A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's {@code values} this is inferred); neither is in a published schema.
 * @param statistics Statistics of the values; printed with {@code -stats} since gdalmdiminfo 3.2, in no published schema.
 * @param unit Unit (R2.3). Explanation: of the real values.
 * @param structuralInfo Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
 * @param overviews Coarser versions of the array; since gdalmdiminfo 3.13.
 * @param extra members that the contract does not name, as received
 */
public record RasterArray(
    Field<String> name,
    Field<String> fullName,
    Field<String> type,
    Field<Datatype> datatype,
    Field<List<DimensionOrName>> dimensions,
    Field<List<Double>> dimensionSize,
    Field<List<Double>> blockSize,
    Field<Attributes> attributes,
    Field<Srs> srs,
    Field<JsonNode> nodataValue,
    Field<NumberOrName> scale,
    Field<NumberOrName> offset,
    Field<JsonNode> values,
    Field<Statistics> statistics,
    Field<String> unit,
    Field<Map<String, String>> structuralInfo,
    Field<List<OverviewOrName>> overviews,
    ObjectNode extra)
    implements OverviewOrName, RasterInfo, example.annotationcontracts.rasterinfo.RasterArray {
  /**
   * Decodes a value that is already parsed, such as by an {@code ObjectMapper}.
   *
   * @param node the JSON value
   * @return the value
   * @throws example.annotationcontracts.DecodeException if it breaks the contract; lists every error with its place
   */
  @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
  public static RasterArray fromJson(@JsonDeserialize(using = ExactTree.class) JsonNode node) {
    return DeepStack.call(node, () -> Decoding.document(node, Mode.TOLERANT, "observed", RasterInfoDecoder::rasterArray));
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
        .put("\"type\":", type)
        .put("\"datatype\":", datatype)
        .put("\"dimensions\":", dimensions)
        .put("\"dimension_size\":", dimensionSize)
        .put("\"block_size\":", blockSize)
        .put("\"attributes\":", attributes)
        .put("\"srs\":", srs)
        .put("\"nodata_value\":", nodataValue)
        .put("\"scale\":", scale)
        .put("\"offset\":", offset)
        .put("\"values\":", values)
        .put("\"statistics\":", statistics)
        .put("\"unit\":", unit)
        .put("\"structural_info\":", structuralInfo)
        .put("\"overviews\":", overviews)
        .end();
  }
}
