/** The essentials: types of both contracts, validation and signatures; each has a module of its own as well. */
export type * from "../generated/types/webhook-v1.d.ts";
export { describeError } from "./errors.ts";
export { parseDelivery, type Unreadable } from "./parse-delivery.ts";
export { type RasterInfo, type RasterInfoResult, validateRasterInfo } from "./raster-info.ts";
export type * from "./result.ts";
export { type Reason, reasons, sign, signatureHeader, type Verdict, verify } from "./signature.ts";
export { type DeliveryResult, validateDelivery } from "./webhook.ts";
