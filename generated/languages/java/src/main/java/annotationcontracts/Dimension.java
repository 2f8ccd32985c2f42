// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;

/**
 * A dimension of an array or group (R2.6).
 *
 * @param name Name of the dimension (R2.6).
 * @param fullName Fully qualified name, from the root group (R2.6).
 * @param size Number of elements (R2.6).
 * @param type Kind of axis, such as {@code TEMPORAL} (R2.6).
 * @param direction Direction of the axis, such as {@code NORTH} (R2.6).
 * @param indexingVariable Name of the array that holds the coordinates (R2.6).
 * @param extra members that the contract does not name, as they came
 */
public record Dimension(
    Field<String> name,
    Field<String> fullName,
    Field<BigInteger> size,
    Field<String> type,
    Field<String> direction,
    Field<String> indexingVariable,
    ObjectNode extra)
    implements DimensionOrName {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("name", name)
        .put("full_name", fullName)
        .put("size", size)
        .put("type", type)
        .put("direction", direction)
        .put("indexing_variable", indexingVariable)
        .with(extra);
  }
}
