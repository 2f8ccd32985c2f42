// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigInteger;
import java.util.List;

/** Spatial reference (R2.7). Explanation: the reference system of an array. Has the members that its editions share. */
public interface Srs extends JsonEncodable {
  /**
   * WKT (R2.7). Explanation: the definition in well-known text.
   *
   * @return the member
   */
  Field<String> wkt();

  /**
   * Mapping of data axis to srs axis (R2.7). Explanation: for each axis of the data the number of its axis in the reference system.
   *
   * @return the member
   */
  Field<? extends List<BigInteger>> dataAxisToSrsAxisMapping();
}
