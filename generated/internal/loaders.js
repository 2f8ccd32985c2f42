// Generated from contracts.config.ts by "npm run generate". Do not edit.

export const loaders = {
  "webhook-2.3": () => Promise.all([import("../webhook/2.3/strict.js"), import("../webhook/2.3/tolerant.js"), import("./webhook-2.3.js")]),
  "webhook-2.4": () => Promise.all([import("../webhook/2.4/strict.js"), import("../webhook/2.4/tolerant.js"), import("./webhook-2.4.js")]),
  "webhook-2.65": () => Promise.all([import("../webhook/2.65/strict.js"), import("../webhook/2.65/tolerant.js"), import("./webhook-2.65.js")]),
  "webhook-2.73": () => Promise.all([import("../webhook/2.73/strict.js"), import("../webhook/2.73/tolerant.js"), import("./webhook-2.73.js")]),
  "webhook-2.76": () => Promise.all([import("../webhook/2.76/strict.js"), import("../webhook/2.76/tolerant.js"), import("./webhook-2.76.js")]),
  "raster-info-2019": () => Promise.all([import("../raster-info/2019/strict.js"), import("../raster-info/2019/tolerant.js"), import("./raster-info-2019.js")]),
  "raster-info-2026": () => Promise.all([import("../raster-info/2026/strict.js"), import("../raster-info/2026/tolerant.js"), import("./raster-info-2026.js")]),
  "raster-info-observed": () => Promise.all([import("../raster-info/observed/strict.js"), import("../raster-info/observed/tolerant.js"), import("./raster-info-observed.js")]),
};
