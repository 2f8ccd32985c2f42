/** Matchers for `expect.extend`, of Vitest, Jest or any other that takes them. */
export type { DeliveryMatchers, MatcherResult, SignedMessage } from "./matchers/delivery-matchers.ts";
export { matchers } from "./matchers/matchers.ts";
