// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2026;

import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;

/** An overview, or the fully qualified name of the array that is one; since gdalmdiminfo 3.13. */
public sealed interface OverviewOrName extends JsonEncodable permits RasterArray, OverviewOrName.Text {
  /**
   * One that is a JSON string.
   *
   * @param value what it holds
   */
  record Text(String value) implements OverviewOrName {
    @Override
    public void encode(Encoder out) {
      out.value(value);
    }
  }
}
