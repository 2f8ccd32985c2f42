// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;
import java.util.List;
import java.util.Map;

/** Either a map from name to group, or an array of groups (R2.2). Explanation: an array where names repeat. */
public sealed interface Groups extends JsonEncodable permits Groups.ByName, Groups.Listed {
  /**
   * One that is a JSON object.
   *
   * @param values what it holds
   */
  record ByName(Map<String, RasterGroup> values) implements Groups {
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
  record Listed(List<RasterGroup> values) implements Groups {
    @Override
    public void encode(Encoder out) {
      out.value(values);
    }
  }
}
