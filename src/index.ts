/** The essentials: types of the contracts, validation and signatures; each also has its own module. */

export type * from "#generated/webhook/2.3/types.d.ts";
export {
  isArray,
  isAttributeObject,
  isGroup,
  type RasterInfo,
  validateRasterInfo,
} from "./generated/raster-info/2019.ts";
export {
  type AnyTask,
  type DeliveryOf,
  parseDelivery,
  type TaskEvent,
  type UpdateEvent,
  validateDelivery,
} from "./generated/webhook/2.3.ts";
export {
  type Reason,
  reasons,
  sign,
  signatureHeader,
  type VerifyResult,
  verify,
} from "./signature/signature.ts";
export { describeError } from "./validate/describe-error.ts";
export type {
  DeliveryResult,
  DocumentResult,
  ParseDelivery,
  Unreadable,
  ValidateDelivery,
  ValidateDocument,
} from "./validate/read-document.ts";
export type * from "./validate/result.ts";
export { warnings } from "./validate/warnings.ts";
