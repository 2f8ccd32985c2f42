// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfoobserved;

import example.annotationcontracts.JsonEncodable;

/** A data type by name, a compound (R2.5), or an enumeration (since gdalmdiminfo 3.12). */
public sealed interface Datatype extends JsonEncodable permits DatatypeName, DatatypeObject {
}
