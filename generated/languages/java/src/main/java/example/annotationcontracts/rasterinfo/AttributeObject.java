// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;

/** An attribute object (R2.4). Explanation: it tells its data type. Has the members that its editions share. */
public interface AttributeObject extends JsonEncodable {
  /**
   * Name of the attribute (R2.4).
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Only {@code attribute} (R2.4).
   *
   * @return the member
   */
  Field<String> type();

  /**
   * A value (R2.9), null or a boolean. Null is printed since gdalmdiminfo 3.2, booleans since 3.4 (of an array's {@code values} this is inferred); neither is in a published schema.
   *
   * @return the member
   */
  Field<JsonNode> value();
}
