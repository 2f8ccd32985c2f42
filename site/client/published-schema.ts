import rasterStrict from "../../generated/json-schema/raster-info-v1/strict/raster-info.schema.json" with {
  type: "json",
};
import rasterTolerant from "../../generated/json-schema/raster-info-v1/tolerant/raster-info.schema.json" with {
  type: "json",
};
import webhookStrict from "../../generated/json-schema/webhook-v1/strict/delivery.schema.json" with {
  type: "json",
};
import webhookTolerant from "../../generated/json-schema/webhook-v1/tolerant/delivery.schema.json" with {
  type: "json",
};

const schemas: Readonly<Record<string, unknown>> = {
  "raster-info-v1/strict/raster-info.schema.json": rasterStrict,
  "raster-info-v1/tolerant/raster-info.schema.json": rasterTolerant,
  "webhook-v1/strict/delivery.schema.json": webhookStrict,
  "webhook-v1/tolerant/delivery.schema.json": webhookTolerant,
};

/** Reads a published schema out of the bundle; stands in for the function of the same name that reads files. */
export function readSchema(path: string): unknown {
  return schemas[path];
}
