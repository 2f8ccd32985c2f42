// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Field;
import java.util.List;
import java.util.Map;

/** An array: its datatype, dimensions, attributes and values (R2.3). Has the members that its editions share. */
public interface RasterArray extends RasterInfo {
  /**
   * Name of the array (R2.3).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Fully qualified name, from the root group; since gdalmdiminfo 3.13.
   *
   * @return the member
   */
  default Field<String> fullName() {
    return Field.missing();
  }

  /**
   * Only {@code array} (R2.3).
   *
   * @return the member
   */
  Field<String> type();

  /**
   * Number of elements along each dimension; since gdalmdiminfo 3.4.
   *
   * @return the member
   */
  default Field<? extends List<Double>> dimensionSize() {
    return Field.missing();
  }

  /**
   * Number of elements of a storage block along each dimension; since gdalmdiminfo 3.4.
   *
   * @return the member
   */
  default Field<? extends List<Double>> blockSize() {
    return Field.missing();
  }

  /**
   * Spatial reference (R2.7). Explanation: the reference system of an array.
   *
   * @return the member
   */
  Field<? extends Srs> srs();

  /**
   * A string, a number, an object or an array (R2.9). Anything may stand inside (R-value).
   *
   * @return the member
   */
  Field<JsonNode> nodataValue();

  /**
   * A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's {@code values} this is inferred); neither is in a published schema.
   *
   * @return the member
   */
  Field<JsonNode> values();

  /**
   * Statistics of the values; printed with {@code -stats} since gdalmdiminfo 3.2, in no published schema.
   *
   * @return the member
   */
  default Field<? extends Statistics> statistics() {
    return Field.missing();
  }

  /**
   * Unit (R2.3). Explanation: of the real values.
   *
   * @return the member
   */
  Field<String> unit();

  /**
   * Map from string keys to string values (R2.8). Explanation: facts on storage, such as compression.
   *
   * @return the member
   */
  Field<? extends Map<String, String>> structuralInfo();
}
