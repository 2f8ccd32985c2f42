// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** Editions: their names and types, and which of them accept a document. */

import type { WebhookEdition } from "#generated/contracts/webhook.d.ts";
import { editions as webhookEditions } from "#generated/contracts/webhook.all.js";
import type { RasterInfoEdition } from "#generated/contracts/raster-info.d.ts";
import { editions as rasterInfoEditions } from "#generated/contracts/raster-info.all.js";
import { createDetection, type DetectEdition } from "../../src/validate/detect-edition.ts";

export type { DeliveryByEdition, WebhookEdition } from "#generated/contracts/webhook.d.ts";
export type { RasterInfoByEdition, RasterInfoEdition } from "#generated/contracts/raster-info.d.ts";
export type { DetectEdition, Detection } from "../../src/validate/detect-edition.ts";

/**
 * Finds the editions of the webhook contract that accept a parsed document, the default first; see `DetectEdition`.
 *
 * ```ts
 * import { detectEdition } from "annotation-contracts/editions";
 *
 * console.log(detectEdition(null).status); // none
 * ```
 */
export const detectEdition: DetectEdition<WebhookEdition> = /* @__PURE__ */ createDetection(webhookEditions);

/**
 * Finds the editions of the raster-info contract that accept a parsed document, the default first; see `DetectEdition`.
 *
 * ```ts
 * import { detectRasterInfoEdition } from "annotation-contracts/editions";
 *
 * console.log(detectRasterInfoEdition(null).status); // none
 * ```
 */
export const detectRasterInfoEdition: DetectEdition<RasterInfoEdition> = /* @__PURE__ */ createDetection(rasterInfoEditions);
