// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigInteger;

/** A dimension (R2.6). Explanation: of an array or group. Has the members that its editions share. */
public interface Dimension extends JsonEncodable {
  /**
   * Name of the dimension (R2.6).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Full name (R2.6). Explanation: fully qualified, from the root group.
   *
   * @return the member
   */
  Field<String> fullName();

  /**
   * Size (R2.6). Explanation: number of elements.
   *
   * @return the member
   */
  Field<BigInteger> size();

  /**
   * Type (R2.6). Explanation: the kind of axis, such as {@code TEMPORAL}.
   *
   * @return the member
   */
  Field<String> type();

  /**
   * Direction (R2.6). Explanation: of the axis, such as {@code NORTH}.
   *
   * @return the member
   */
  Field<String> direction();
}
