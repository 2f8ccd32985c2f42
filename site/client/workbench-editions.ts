import { loaded as documents } from "#generated/contracts/raster-info.all.js";
import { loaded as deliveries } from "#generated/contracts/webhook.all.js";

// Editions in a script of the page; a bundle needs each by name.
globalThis.loadedEditions = [...deliveries, ...documents];
