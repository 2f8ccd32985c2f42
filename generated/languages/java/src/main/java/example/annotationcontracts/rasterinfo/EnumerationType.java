// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.JsonEncodable;

/** Integer type that stores a value; since gdalmdiminfo 3.12. Here is what every edition that has it says. */
public interface EnumerationType extends JsonEncodable {
  /**
   * Gets the value as it stands in JSON.
   *
   * @return the member
   */
  String value();
}
