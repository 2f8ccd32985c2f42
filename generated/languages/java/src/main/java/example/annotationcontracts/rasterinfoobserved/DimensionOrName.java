// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;

/** A dimension object, or the fully qualified name of a dimension (R2.6). */
public sealed interface DimensionOrName extends JsonEncodable permits Dimension, DimensionOrName.Text {
  /**
   * One that is a JSON string.
   *
   * @param value what it holds
   */
  record Text(String value) implements DimensionOrName {
    @Override
    public void encode(Encoder out) {
      out.value(value);
    }
  }
}
