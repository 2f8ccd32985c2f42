// Generated from spec/main.tsp by "npm run generate". Do not edit.

import { editions as facts } from "../facts/editions.js";
import * as edition2_3 from "./webhook-2.3.js";
import * as edition2_3Places from "../facts/webhook-2.3/places.js";
import * as edition2_4 from "./webhook-2.4.js";
import * as edition2_4Places from "../facts/webhook-2.4/places.js";
import * as edition2_65 from "./webhook-2.65.js";
import * as edition2_65Places from "../facts/webhook-2.65/places.js";
import * as edition2_73 from "./webhook-2.73.js";
import * as edition2_73Places from "../facts/webhook-2.73/places.js";
import * as edition2_76 from "./webhook-2.76.js";
import * as edition2_76Places from "../facts/webhook-2.76/places.js";

export const editions = { "2.3": edition2_3, "2.4": edition2_4, "2.65": edition2_65, "2.73": edition2_73, "2.76": edition2_76 };

export const loaded = /* @__PURE__ */ (() => [
  { facts: facts.find(({ slug }) => slug === "webhook-2.3"), validate: { strict: edition2_3.strict.validate, tolerant: edition2_3.tolerant.validate }, places: edition2_3Places },
  { facts: facts.find(({ slug }) => slug === "webhook-2.4"), validate: { strict: edition2_4.strict.validate, tolerant: edition2_4.tolerant.validate }, places: edition2_4Places },
  { facts: facts.find(({ slug }) => slug === "webhook-2.65"), validate: { strict: edition2_65.strict.validate, tolerant: edition2_65.tolerant.validate }, places: edition2_65Places },
  { facts: facts.find(({ slug }) => slug === "webhook-2.73"), validate: { strict: edition2_73.strict.validate, tolerant: edition2_73.tolerant.validate }, places: edition2_73Places },
  { facts: facts.find(({ slug }) => slug === "webhook-2.76"), validate: { strict: edition2_76.strict.validate, tolerant: edition2_76.tolerant.validate }, places: edition2_76Places },
])();
