/** The common parts of webhook editions' modules. */
export { createGuard, type Guard } from "./create-guard.ts";
export type { MatchingDelivery } from "./delivery-of.ts";
export {
  createParseDelivery,
  createValidateDelivery,
  type ParseDelivery,
  type ValidateDelivery,
} from "./read-document.ts";
export type { DeliveryMode } from "./result.ts";
export { warnings } from "./warnings.ts";
