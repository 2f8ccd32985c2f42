// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import com.fasterxml.jackson.databind.node.ObjectNode;
import example.annotationcontracts.Field;
import example.annotationcontracts.JsonEncodable;
import java.util.List;

/** A data type whose values have names; since gdalmdiminfo 3.12. Has the members that its editions share. */
public interface Enumeration extends JsonEncodable {
  /**
   * Name of the enumeration; since gdalmdiminfo 3.12.
   *
   * @return the member
   */
  Field<String> name();

  /**
   * Integer type that stores a value; since gdalmdiminfo 3.12.
   *
   * @return the member
   */
  Field<? extends EnumerationType> type();

  /**
   * One row per value, such as {@code {"value": 1, "name": "water"}}; any object is a row. Since gdalmdiminfo 3.12.
   *
   * @return the member
   */
  Field<? extends List<ObjectNode>> attributeTable();
}
