// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.JsonEncodable;

/** Name of a number that JSON cannot write; printed since gdalmdiminfo 3.2, in no published schema. Has the members that its editions share. */
public interface NumberName extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
