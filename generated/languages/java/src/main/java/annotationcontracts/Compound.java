// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;

/**
 * A data type made of named components (R2.5).
 *
 * @param name Name of the compound (R2.5).
 * @param size Bytes of one value (R2.5).
 * @param components Components of the compound (R2.5).
 * @param extra members that the contract does not name, as they came
 */
public record Compound(
    Field<String> name,
    Field<BigInteger> size,
    Field<List<Component>> components,
    ObjectNode extra)
    implements Datatype {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("name", name)
        .put("size", size)
        .put("components", components)
        .with(extra);
  }
}
