// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import com.fasterxml.jackson.databind.JsonNode;
import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;
import java.util.List;
import java.util.Map;

/** Either a map from name to attribute, or an array of attributes (R2.4). Explanation: an array where names repeat. */
public sealed interface Attributes extends JsonEncodable permits Attributes.ByName, Attributes.Listed {
  /**
   * One that is a JSON object.
   *
   * @param values what it holds
   */
  record ByName(Map<String, JsonNode> values) implements Attributes {
    @Override
    public void encode(Encoder out) {
      out.value(values);
    }
  }

  /**
   * One that is a JSON array.
   *
   * @param values what it holds
   */
  record Listed(List<JsonNode> values) implements Attributes {
    @Override
    public void encode(Encoder out) {
      out.value(values);
    }
  }
}
