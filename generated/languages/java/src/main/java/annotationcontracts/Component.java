// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;

/**
 * One component of a compound (R2.5).
 *
 * @param name Name of the component (R2.5).
 * @param offset Bytes from the start of a value to the component (R2.5).
 * @param type A data type by name, or a compound (R2.5).
 * @param extra members that the contract does not name, as they came
 */
public record Component(
    Field<String> name,
    Field<BigInteger> offset,
    Field<Datatype> type,
    ObjectNode extra)
    implements JsonEncodable {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("name", name)
        .put("offset", offset)
        .put("type", type)
        .with(extra);
  }
}
