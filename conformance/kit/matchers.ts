/** Matchers for `expect.extend` of Vitest, Jest and others. */
export type { DeliveryMatchers, MatcherResult, SignedMessage } from "./matchers/delivery-matchers.ts";
export { matchers } from "./matchers/matchers.ts";
