// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.rasterinfo2019;

import example.annotationcontracts.JsonEncodable;

/** Either one of the allowed strings, or a compound datatype object (R2.5). */
public sealed interface Datatype extends JsonEncodable permits DatatypeName, Compound {
}
