// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

export const editions = [
  {
    "name": "webhook",
    "edition": "2.3",
    "slug": "webhook-2.3",
    "default": true,
    "releases": "2.3.0",
    "file": "delivery",
    "type": "Delivery",
    "events": 19,
  },
  {
    "name": "raster-info",
    "edition": "2019",
    "slug": "raster-info-2019",
    "default": true,
    "releases": "",
    "file": "raster-info",
    "type": "RasterInfo",
    "events": 0,
  },
];
