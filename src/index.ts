/** The essentials: the types of deliveries and of raster info, validation and signatures; each has a module of its own as well. */
export type * from "#generated/types/webhook-2.3.d.ts";
export { type Reason, reasons, sign, signatureHeader, type Verdict, verify } from "./signature/signature.ts";
export { describeError } from "./validate/describe-error.ts";
export { parseDelivery, type Unreadable } from "./validate/parse-delivery.ts";
export type * from "./validate/result.ts";
export { type DeliveryResult, validateDelivery } from "./validate/validate-delivery.ts";
export {
  type RasterInfo,
  type RasterInfoResult,
  validateRasterInfo,
} from "./validate/validate-raster-info.ts";
