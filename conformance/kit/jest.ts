/** The matchers with their types for Jest's global `expect`: `expect.extend(matchers)`. */
import type { DeliveryMatchers } from "./matchers/matcher.ts";

export type { DeliveryMatchers, MatcherResult, SignedMessage } from "./matchers/matcher.ts";
export { matchers } from "./matchers/matchers.ts";

declare global {
  namespace jest {
    // Interfaces that are merged; the parameters are those of Jest.
    interface Matchers<R, T> extends DeliveryMatchers<R> {}
  }
}
