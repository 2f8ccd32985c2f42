// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.generated;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.*;
import java.math.BigDecimal;
import java.util.*;
import org.openapitools.jackson.nullable.JsonNullable;

/** Raster info of edition 2019. */
public final class RasterInfo2019 {
  private RasterInfo2019() {}

  /**
   * A dimension. A dimension of an array or group.
   *
   * @param name Name of the dimension.
   * @param fullName Full name. Fully qualified, from the root group.
   * @param size Size. May be 0, or any integer. Number of elements.
   * @param type Type. The kind of axis, such as `TEMPORAL`.
   * @param direction Direction. The direction of the axis, such as `NORTH`.
   * @param indexingVariable Indexing variable. The name of the array that holds the coordinates.
   * @param extra properties that the contract does not list
   */
  public record Dimension(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "full_name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String fullName,
      @JsonProperty(value = "size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal size,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "direction", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String direction,
      @JsonProperty(value = "indexing_variable", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String indexingVariable,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /** One of the allowed strings for a datatype. */
  public static final class DatatypeName {
    private DatatypeName() {}

    /** String */
    public static final String STRING = "String";
    /** Byte */
    public static final String BYTE = "Byte";
    /** Int16 */
    public static final String INT16 = "Int16";
    /** UInt16 */
    public static final String UINT16 = "UInt16";
    /** Int32 */
    public static final String INT32 = "Int32";
    /** UInt32 */
    public static final String UINT32 = "UInt32";
    /** Float32 */
    public static final String FLOAT32 = "Float32";
    /** Float64 */
    public static final String FLOAT64 = "Float64";
    /** CInt16 */
    public static final String CINT16 = "CInt16";
    /** CInt32 */
    public static final String CINT32 = "CInt32";
    /** CFloat32 */
    public static final String CFLOAT32 = "CFloat32";
    /** CFloat64 */
    public static final String CFLOAT64 = "CFloat64";
  }

  /**
   * Component of a compound datatype.
   *
   * @param name Name of the component.
   * @param offset Offset. Bytes from the start of a value to the component.
   * @param type Either one of the allowed strings, or a compound datatype object.
   * @param extra properties that the contract does not list
   */
  public record Component(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "offset", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal offset,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode type,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * Compound datatype. A record of components.
   *
   * @param name Name of the compound datatype.
   * @param size Size. Bytes of one value.
   * @param components Components of the compound datatype.
   * @param extra properties that the contract does not list
   */
  public record Compound(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal size,
      @JsonProperty(value = "components", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<Component> components,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * Spatial reference. The reference system of an array.
   *
   * @param wkt WKT. The definition in well-known text.
   * @param dataAxisToSrsAxisMapping Mapping of data axis to srs axis. For each axis of the data, the number of its axis in the reference system.
   * @param extra properties that the contract does not list
   */
  public record Srs(
      @JsonProperty(value = "wkt", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String wkt,
      @JsonProperty(value = "data_axis_to_srs_axis_mapping", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<BigDecimal> dataAxisToSrsAxisMapping,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * An array: its datatype, dimensions, attributes and values.
   *
   * @param name Name of the array.
   * @param type Only `array`.
   * @param datatype Either one of the allowed strings, or a compound datatype object.
   * @param dimensions Array whose items are each either a dimension or its name.
   * @param attributes Either a map from name to attribute, or an array of attributes. An array if names repeat.
   * @param srs Spatial reference. The reference system of an array.
   * @param nodataValue A string, a number, an object or an array. Null is allowed only inside, where anything is allowed.
   * @param scale Scale. A number, never a string such as `NaN`. The factor from stored to real values.
   * @param offset Offset. The real value of a stored zero.
   * @param values A string, a number, an object or an array. Null is allowed only inside, where anything is allowed.
   * @param unit Unit. The unit of the real values.
   * @param structuralInfo Map from string keys to string values. Storage details, such as compression.
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  @JsonTypeName("array")
  public record RasterArray(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "datatype", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode datatype,
      @JsonProperty(value = "dimensions", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<JsonNode> dimensions,
      @JsonProperty(value = "attributes", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode attributes,
      @JsonProperty(value = "srs", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Srs srs,
      @JsonProperty(value = "nodata_value", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode nodataValue,
      @JsonProperty(value = "scale", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal scale,
      @JsonProperty(value = "offset", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal offset,
      @JsonProperty(value = "values", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode values,
      @JsonProperty(value = "unit", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String unit,
      @JsonProperty(value = "structural_info", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, String> structuralInfo,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements RasterInfo {}

  /**
   * A group of dimensions, arrays, attributes and groups.
   *
   * @param driver Driver. The name of the driver that read the dataset.
   * @param name Name of the group. `/` for the root group.
   * @param type Only `group`.
   * @param dimensions Array whose items are each either a dimension or its name.
   * @param arrays Map from array name to array.
   * @param attributes Either a map from name to attribute, or an array of attributes. An array if names repeat.
   * @param groups Either a map from name to group, or an array of groups. An array if names repeat.
   * @param structuralInfo Map from string keys to string values. Storage details, such as compression.
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  @JsonTypeName("group")
  public record RasterGroup(
      @JsonProperty(value = "driver", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String driver,
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "dimensions", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<JsonNode> dimensions,
      @JsonProperty(value = "arrays", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, RasterArray> arrays,
      @JsonProperty(value = "attributes", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode attributes,
      @JsonProperty(value = "groups", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode groups,
      @JsonProperty(value = "structural_info", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, String> structuralInfo,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements RasterInfo {}

  /** Root of a raster info document: a group or an array. A document that matches both is valid, a mixture is not. No property is required, and objects accept only the listed properties. Keys of maps are free. */
  @JsonDeserialize(using = RasterInfo.Reader.class)
  public sealed interface RasterInfo permits RasterGroup, RasterArray {
    /** Chooses the record. */
    final class Reader extends SumReader<RasterInfo> {
      /** Names the records. */
      public Reader() {
        super(RasterInfo.class, "type");
      }
    }
  }

  /**
   * An attribute object. It contains its data type.
   *
   * @param name Name of the attribute.
   * @param type Only `attribute`.
   * @param datatype Either one of the allowed strings, or a compound datatype object.
   * @param value A string, a number, an object or an array. Null is allowed only inside, where anything is allowed.
   * @param extra properties that the contract does not list
   */
  public record AttributeObject(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "datatype", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode datatype,
      @JsonProperty(value = "value", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode value,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}
}
