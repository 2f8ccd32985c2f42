// Generated from schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

import { editions as facts } from "../facts/editions.js";
import * as edition2019 from "./raster-info-2019.js";
import * as edition2019Places from "../facts/raster-info-2019/places.js";
import * as edition2026 from "./raster-info-2026.js";
import * as edition2026Places from "../facts/raster-info-2026/places.js";
import * as editionobserved from "./raster-info-observed.js";
import * as editionobservedPlaces from "../facts/raster-info-observed/places.js";

export const editions = { "2019": edition2019, "2026": edition2026, "observed": editionobserved };

export const loaded = /* @__PURE__ */ (() => [
  { facts: facts.find(({ slug }) => slug === "raster-info-2019"), validate: { strict: edition2019.strict.validate, tolerant: edition2019.tolerant.validate }, places: edition2019Places },
  { facts: facts.find(({ slug }) => slug === "raster-info-2026"), validate: { strict: edition2026.strict.validate, tolerant: edition2026.tolerant.validate }, places: edition2026Places },
  { facts: facts.find(({ slug }) => slug === "raster-info-observed"), validate: { strict: editionobserved.strict.validate, tolerant: editionobserved.tolerant.validate }, places: editionobservedPlaces },
])();
