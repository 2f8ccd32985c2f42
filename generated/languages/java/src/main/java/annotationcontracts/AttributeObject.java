// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * An attribute with its data type (R2.4).
 *
 * @param name Name of the attribute (R2.4).
 * @param type Always {@code attribute} (R2.4).
 * @param datatype A data type by name, or a compound (R2.5).
 * @param value A string, a number, an object or an array, with anything inside (R2.9).
 * @param extra members that the contract does not name, as they came
 */
public record AttributeObject(
    Field<String> name,
    Field<String> type,
    Field<Datatype> datatype,
    Field<JsonNode> value,
    ObjectNode extra)
    implements JsonEncodable {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("name", name)
        .put("type", type)
        .put("datatype", datatype)
        .put("value", value)
        .with(extra);
  }
}
