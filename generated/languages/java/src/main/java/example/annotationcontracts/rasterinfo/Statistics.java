// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigInteger;

/** Statistics of the values; printed with {@code -stats} since gdalmdiminfo 3.2, in no published schema. Has the members that its editions share. */
public interface Statistics extends JsonEncodable {
  /**
   * Number of values that are not the no-data value. Where it is 0 the other members are missing.
   *
   * @return the member
   */
  Field<BigInteger> validSampleCount();
}
