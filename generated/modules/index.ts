// Generated from spec/main.tsp and schemas/raster-info.2019.schema.json by "npm run generate". Do not edit.

/** The essentials: types of the contracts, validation and signatures; each also has its own module. */

export type * from "#generated/types/webhook-2.3.d.ts";
export { type Reason, reasons, sign, signatureHeader, type VerifyResult, verify } from "../../src/signature/signature.ts";
export { describeError } from "../../src/validate/describe-error.ts";
export type * from "../../src/validate/result.ts";
export { warnings } from "../../src/validate/warnings.ts";
export { parseDelivery, type DeliveryResult, validateDelivery } from "./webhook.ts";
export { type RasterInfo, type RasterInfoResult, validateRasterInfo } from "./raster-info.ts";
export type { DocumentReading, ValidateDocument } from "./raster-info.ts";
export type { DeliveryReading, ParseDelivery, Unreadable, ValidateDelivery } from "./webhook.ts";
