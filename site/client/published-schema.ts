import rasterStrict from "#generated/json-schema/raster-info-2019/strict/raster-info.schema.json" with {
  type: "json",
};
import rasterTolerant from "#generated/json-schema/raster-info-2019/tolerant/raster-info.schema.json" with {
  type: "json",
};
import webhookStrict from "#generated/json-schema/webhook-2.3/strict/delivery.schema.json" with {
  type: "json",
};
import webhookTolerant from "#generated/json-schema/webhook-2.3/tolerant/delivery.schema.json" with {
  type: "json",
};

const schemas: Readonly<Record<string, unknown>> = {
  "raster-info-2019/strict/raster-info.schema.json": rasterStrict,
  "raster-info-2019/tolerant/raster-info.schema.json": rasterTolerant,
  "webhook-2.3/strict/delivery.schema.json": webhookStrict,
  "webhook-2.3/tolerant/delivery.schema.json": webhookTolerant,
};

/** Reads a published schema out of the bundle; stands in for the function of the same name that reads files. */
export function readSchema(path: string): unknown {
  return schemas[path];
}
