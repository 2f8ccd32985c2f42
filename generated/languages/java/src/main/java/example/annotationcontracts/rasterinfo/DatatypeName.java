// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.JsonEncodable;

/** One of the allowed strings for a datatype (R2.5). {@code Int8}, {@code Int64}, {@code UInt64}, {@code Float16} and {@code CFloat16} since gdalmdiminfo 3.11; programs print {@code Int64} and {@code UInt64} since 3.5, {@code Int8} since 3.7. {@code Unknown} stands for a type without a name of its own: printed since 3.2, in no published schema. Has the members that its editions share. */
public interface DatatypeName extends JsonEncodable {
  /**
   * Returns the value as in JSON.
   *
   * @return the member
   */
  String value();
}
