// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

import example.annotationcontracts.JsonEncodable;
import example.annotationcontracts.internal.Encoder;

/** A number, or the name of one that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema. */
public sealed interface NumberOrName extends JsonEncodable permits NumberOrName.Numeric, NumberName {
  /**
   * One that is a JSON number.
   *
   * @param value what it holds
   */
  record Numeric(double value) implements NumberOrName {
    @Override
    public void encode(Encoder out) {
      out.value(value);
    }
  }
}
