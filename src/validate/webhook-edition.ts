/** What the modules of all webhook editions share. */
export type { MatchingDelivery } from "./delivery-of.ts";
export {
  createGuard,
  createParseDelivery,
  createValidateDelivery,
  type Guard,
  type ParseDelivery,
  type ValidateDelivery,
} from "./read-document.ts";
export type { DeliveryMode } from "./result.ts";
export { warnings } from "./warnings.ts";
