// Generated from schemas/raster-info.2026.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.generated;

import com.fasterxml.jackson.annotation.*;
import com.fasterxml.jackson.databind.*;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.*;
import java.math.BigDecimal;
import java.util.*;
import org.openapitools.jackson.nullable.JsonNullable;

/** Raster info of edition 2026. */
public final class RasterInfo2026 {
  private RasterInfo2026() {}

  /** One of the allowed strings for a datatype. `Int8`, `Int64`, `UInt64`, `Float16` and `CFloat16` since gdalmdiminfo 3.11; programs print `Int64` and `UInt64` since 3.5, `Int8` since 3.7. */
  public static final class DatatypeName {
    private DatatypeName() {}

    /** String */
    public static final String STRING = "String";
    /** Byte */
    public static final String BYTE = "Byte";
    /** Int8 */
    public static final String INT8 = "Int8";
    /** Int16 */
    public static final String INT16 = "Int16";
    /** UInt16 */
    public static final String UINT16 = "UInt16";
    /** Int32 */
    public static final String INT32 = "Int32";
    /** UInt32 */
    public static final String UINT32 = "UInt32";
    /** Int64 */
    public static final String INT64 = "Int64";
    /** UInt64 */
    public static final String UINT64 = "UInt64";
    /** Float16 */
    public static final String FLOAT16 = "Float16";
    /** Float32 */
    public static final String FLOAT32 = "Float32";
    /** Float64 */
    public static final String FLOAT64 = "Float64";
    /** CInt16 */
    public static final String CINT16 = "CInt16";
    /** CInt32 */
    public static final String CINT32 = "CInt32";
    /** CFloat16 */
    public static final String CFLOAT16 = "CFloat16";
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
   * @param type A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
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
  @JsonDeserialize(using = JsonDeserializer.None.class)
  public record Compound(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal size,
      @JsonProperty(value = "components", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<Component> components,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements DatatypeObject {}

  /** Integer type that stores a value; since gdalmdiminfo 3.12. */
  public static final class EnumerationType {
    private EnumerationType() {}

    /** Int8 */
    public static final String INT8 = "Int8";
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
    /** Int64 */
    public static final String INT64 = "Int64";
    /** UInt64 */
    public static final String UINT64 = "UInt64";
  }

  /**
   * A data type whose values have names; since gdalmdiminfo 3.12.
   *
   * @param name Name of the enumeration; since gdalmdiminfo 3.12.
   * @param type Integer type that stores a value; since gdalmdiminfo 3.12.
   * @param attributeTable One row per value, such as `{"value": 1, "name": "water"}`; any object is a row. Since gdalmdiminfo 3.12.
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  public record Enumeration(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "attribute_table", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<ObjectNode> attributeTable,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements DatatypeObject {}

  /** `Datatype`, if it is an object. A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12). */
  @JsonDeserialize(using = DatatypeObject.Reader.class)
  public sealed interface DatatypeObject permits Compound, Enumeration {
    /** Chooses the record. */
    final class Reader extends SumReader<DatatypeObject> {
      /** Names the records. */
      public Reader() {
        super(DatatypeObject.class, "");
      }
    }
  }

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
   * @param fullName Fully qualified name, from the root group; since gdalmdiminfo 3.13.
   * @param type Only `array`.
   * @param datatype A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
   * @param dimensions Array whose items are each either a dimension or its name.
   * @param dimensionSize Number of elements along each dimension; since gdalmdiminfo 3.4.
   * @param blockSize Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
   * @param attributes Either a map from name to attribute, or an array of attributes. An array if names repeat.
   * @param srs Spatial reference. The reference system of an array.
   * @param nodataValue A string, a number, an object or an array. Anything is allowed inside.
   * @param scale Scale. The factor from stored to real values.
   * @param offset Offset. The real value of a stored zero.
   * @param values A string, a number, an object or an array. Anything is allowed inside.
   * @param unit Unit. The unit of the real values.
   * @param structuralInfo Map from string keys to string values. Storage details, such as compression.
   * @param overviews Coarser versions of the array; since gdalmdiminfo 3.13.
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  @JsonTypeName("array")
  public record RasterArray(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "full_name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String fullName,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "datatype", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode datatype,
      @JsonProperty(value = "dimensions", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<JsonNode> dimensions,
      @JsonProperty(value = "dimension_size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<BigDecimal> dimensionSize,
      @JsonProperty(value = "block_size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<BigDecimal> blockSize,
      @JsonProperty(value = "attributes", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode attributes,
      @JsonProperty(value = "srs", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Srs srs,
      @JsonProperty(value = "nodata_value", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode nodataValue,
      @JsonProperty(value = "scale", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal scale,
      @JsonProperty(value = "offset", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal offset,
      @JsonProperty(value = "values", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode values,
      @JsonProperty(value = "unit", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String unit,
      @JsonProperty(value = "structural_info", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, String> structuralInfo,
      @JsonProperty(value = "overviews", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<JsonNode> overviews,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements RasterInfo {}

  /**
   * A dimension. A dimension of an array or group.
   *
   * @param name Name of the dimension.
   * @param fullName Full name. Fully qualified, from the root group.
   * @param size Size. Number of elements.
   * @param type Type. The kind of axis, such as `TEMPORAL`.
   * @param direction Direction. The direction of the axis, such as `NORTH`.
   * @param indexingVariable Array that holds the coordinates: its name, or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8).
   * @param extra properties that the contract does not list
   */
  public record Dimension(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "full_name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String fullName,
      @JsonProperty(value = "size", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) BigDecimal size,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "direction", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String direction,
      @JsonProperty(value = "indexing_variable", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode indexingVariable,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}

  /**
   * A group of dimensions, arrays, attributes and groups.
   *
   * @param driver Driver. The name of the driver that read the dataset.
   * @param name Name of the group. `/` for the root group.
   * @param fullName Fully qualified name, from the root group; since gdalmdiminfo 3.13.
   * @param type Only `group`.
   * @param dimensions Array whose items are each either a dimension or its name.
   * @param arrays Map from array name to array.
   * @param attributes Either a map from name to attribute, or an array of attributes. An array if names repeat.
   * @param groups Either a map from name to group, or an array of groups. An array if names repeat.
   * @param structuralInfo Map from string keys to string values. Storage details, such as compression.
   * @param datatypes Data types that the group declares; since gdalmdiminfo 3.12.
   * @param extra properties that the contract does not list
   */
  @JsonDeserialize(using = JsonDeserializer.None.class)
  @JsonTypeName("group")
  public record RasterGroup(
      @JsonProperty(value = "driver", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String driver,
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "full_name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String fullName,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "dimensions", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<JsonNode> dimensions,
      @JsonProperty(value = "arrays", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, RasterArray> arrays,
      @JsonProperty(value = "attributes", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode attributes,
      @JsonProperty(value = "groups", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode groups,
      @JsonProperty(value = "structural_info", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) Map<String, String> structuralInfo,
      @JsonProperty(value = "datatypes", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) List<JsonNode> datatypes,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) implements RasterInfo {}

  /** Structure of a multidimensional raster dataset: a group or an array, as allowed by the schema published with gdalmdiminfo 3.13. No property is required, and objects accept only the listed properties. The description of each property or type that the 2019 schema lacks states the release that published it. */
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
   * @param datatype A data type by name, a compound, or an enumeration (since gdalmdiminfo 3.12).
   * @param value A string, a number, an object or an array. Anything is allowed inside.
   * @param extra properties that the contract does not list
   */
  public record AttributeObject(
      @JsonProperty(value = "name", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String name,
      @JsonProperty(value = "type", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) String type,
      @JsonProperty(value = "datatype", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode datatype,
      @JsonProperty(value = "value", required = false) @JsonInclude(JsonInclude.Include.NON_NULL) JsonNode value,
      @JsonProperty("\0") @JsonAnySetter @JsonAnyGetter Map<String, JsonNode> extra) {}
}
