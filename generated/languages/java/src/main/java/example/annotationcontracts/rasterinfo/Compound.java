// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.math.BigInteger;
import java.util.List;

/** Compound datatype (R2.5). Explanation: a record of components. Has the members that its editions share. */
public interface Compound extends JsonEncodable {
  /**
   * Name of the compound datatype (R2.5).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Size (R2.5). Explanation: bytes of one value.
   *
   * @return the member
   */
  Field<BigInteger> size();

  /**
   * Components of the compound datatype (R2.5).
   *
   * @return the member
   */
  Field<? extends List<? extends Component>> components();
}
