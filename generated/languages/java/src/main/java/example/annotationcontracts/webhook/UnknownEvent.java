// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json and schemas/raster-info.2026.schema.json and schemas/raster-info.observed.schema.json by "npm run generate". Do not edit.

package example.annotationcontracts.webhook;

/** A document with a {@code event} that no edition has (W6.1). */
public interface UnknownEvent extends Delivery, example.annotationcontracts.internal.Unknown {}
