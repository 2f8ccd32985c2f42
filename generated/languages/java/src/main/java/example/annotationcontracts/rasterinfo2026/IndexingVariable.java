// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2026;

import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;
import java.util.Map;

/** Array that holds the coordinates: its name (R2.6), or the array itself in a map with one entry (since gdalmdiminfo 3.13; programs print it since 3.8). */
public sealed interface IndexingVariable extends JsonEncodable permits IndexingVariable.Text, IndexingVariable.ByName {
  /**
   * One that is a JSON string.
   *
   * @param value what it holds
   */
  record Text(String value) implements IndexingVariable {
    @Override
    public void encode(Encoder out) {
      out.value(value);
    }
  }

  /**
   * One that is a JSON object.
   *
   * @param values what it holds
   */
  record ByName(Map<String, RasterArray> values) implements IndexingVariable {
    @Override
    public void encode(Encoder out) {
      out.value(values);
    }
  }
}
