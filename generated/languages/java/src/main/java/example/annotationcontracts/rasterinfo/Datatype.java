// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo;

import example.annotationcontracts.JsonEncodable;

/** A data type by name, or a compound (R2.5). */
public sealed interface Datatype extends JsonEncodable permits DatatypeName, Compound {
}
