import { editions } from "#generated/facts/editions.js";
import type { Places } from "#generated/facts/facts.d.ts";
import * as raster2019 from "#generated/facts/raster-info-2019/places.js";
import * as raster2026 from "#generated/facts/raster-info-2026/places.js";
import * as rasterObserved from "#generated/facts/raster-info-observed/places.js";
import * as webhook23 from "#generated/facts/webhook-2.3/places.js";
import * as webhook24 from "#generated/facts/webhook-2.4/places.js";
import * as webhook265 from "#generated/facts/webhook-2.65/places.js";
import * as webhook273 from "#generated/facts/webhook-2.73/places.js";
import * as webhook276 from "#generated/facts/webhook-2.76/places.js";
import { validate as strict2019 } from "#generated/validators/raster-info-2019/strict/raster-info.js";
import { validate as tolerant2019 } from "#generated/validators/raster-info-2019/tolerant/raster-info.js";
import { validate as strict2026 } from "#generated/validators/raster-info-2026/strict/raster-info.js";
import { validate as tolerant2026 } from "#generated/validators/raster-info-2026/tolerant/raster-info.js";
import { validate as strictObserved } from "#generated/validators/raster-info-observed/strict/raster-info.js";
import { validate as tolerantObserved } from "#generated/validators/raster-info-observed/tolerant/raster-info.js";
import { validate as strict23 } from "#generated/validators/webhook-2.3/strict/delivery.js";
import { validate as tolerant23 } from "#generated/validators/webhook-2.3/tolerant/delivery.js";
import { validate as strict24 } from "#generated/validators/webhook-2.4/strict/delivery.js";
import { validate as tolerant24 } from "#generated/validators/webhook-2.4/tolerant/delivery.js";
import { validate as strict265 } from "#generated/validators/webhook-2.65/strict/delivery.js";
import { validate as tolerant265 } from "#generated/validators/webhook-2.65/tolerant/delivery.js";
import { validate as strict273 } from "#generated/validators/webhook-2.73/strict/delivery.js";
import { validate as tolerant273 } from "#generated/validators/webhook-2.73/tolerant/delivery.js";
import { validate as strict276 } from "#generated/validators/webhook-2.76/strict/delivery.js";
import { validate as tolerant276 } from "#generated/validators/webhook-2.76/tolerant/delivery.js";
import type { LoadedEdition } from "#src/explain/loaded-edition.ts";

type Validators = LoadedEdition["validate"];

/** What a script of the page brings along; a bundle needs each by name. */
const modules: Readonly<Record<string, { readonly validate: Validators; readonly places: Places }>> = {
  "webhook-2.3": { validate: { strict: strict23, tolerant: tolerant23 }, places: webhook23 },
  "webhook-2.4": { validate: { strict: strict24, tolerant: tolerant24 }, places: webhook24 },
  "webhook-2.65": { validate: { strict: strict265, tolerant: tolerant265 }, places: webhook265 },
  "webhook-2.73": { validate: { strict: strict273, tolerant: tolerant273 }, places: webhook273 },
  "webhook-2.76": { validate: { strict: strict276, tolerant: tolerant276 }, places: webhook276 },
  "raster-info-2019": { validate: { strict: strict2019, tolerant: tolerant2019 }, places: raster2019 },
  "raster-info-2026": { validate: { strict: strict2026, tolerant: tolerant2026 }, places: raster2026 },
  "raster-info-observed": {
    validate: { strict: strictObserved, tolerant: tolerantObserved },
    places: rasterObserved,
  },
};

globalThis.loadedEditions = editions.map((facts) => {
  const module = modules[facts.slug];
  if (module === undefined) throw new Error(`cannot read edition "${facts.slug}": the workbench lacks it`);
  return { facts, ...module };
});
