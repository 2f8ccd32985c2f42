/** The matchers with their types for Vitest, whose assertions are those of Chai: `expect.extend(matchers)`. */
import type { DeliveryMatchers } from "./matchers/matcher.ts";

export type { DeliveryMatchers, MatcherResult, SignedMessage } from "./matchers/matcher.ts";
export { matchers } from "./matchers/matchers.ts";

declare global {
  namespace Chai {
    // Interfaces that are merged; this is how Chai takes new assertions.
    interface Assertion extends DeliveryMatchers {}
  }
}
