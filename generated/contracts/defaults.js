// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import * as modes0 from "./webhook-2.3.js";
import * as places0 from "../facts/webhook-2.3/places.js";
import * as modes1 from "./raster-info-2019.js";
import * as places1 from "../facts/raster-info-2019/places.js";
export { allEvents, events, subscribableEvents } from "../facts/webhook-2.3/events.js";

export const contractNames = ["webhook", "raster-info"];

export const modes = { "webhook": modes0, "raster-info": modes1 };

export const places = { "webhook": places0, "raster-info": places1 };

export const texts = [["^\\s*Driver: [^]*\\nSize is \\d+, \\d+","this is the text of gdalinfo, which is about images; raster info comes from gdalmdiminfo"],["^\\s*Driver: ","this is the text that gdal mdim info prints; its option --format json prints JSON, and so does gdalmdiminfo"]];
