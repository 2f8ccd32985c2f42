// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigInteger;

/** Component of a compound datatype (R2.5). Has the members that its editions share. */
public interface Component extends JsonEncodable {
  /**
   * Name of the component (R2.5).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Offset (R2.5). Explanation: bytes from the start of a value to the component.
   *
   * @return the member
   */
  Field<BigInteger> offset();
}
