// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package annotationcontracts;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigInteger;
import java.util.List;

/**
 * Spatial reference system of an array (R2.7).
 *
 * @param wkt Definition in well-known text (R2.7).
 * @param dataAxisToSrsAxisMapping For each axis of the data the number of its axis in the reference system (R2.7).
 * @param extra members that the contract does not name, as they came
 */
public record Srs(
    Field<String> wkt,
    Field<List<BigInteger>> dataAxisToSrsAxisMapping,
    ObjectNode extra)
    implements JsonEncodable {
  @Override
  public ObjectNode toJson() {
    return new Encoder()
        .put("wkt", wkt)
        .put("data_axis_to_srs_axis_mapping", dataAxisToSrsAxisMapping)
        .with(extra);
  }
}
