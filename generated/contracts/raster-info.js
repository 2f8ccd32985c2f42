// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

export {};
