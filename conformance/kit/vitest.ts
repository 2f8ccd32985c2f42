/** Registers the matchers with Vitest's `expect`, which uses Chai's assertions, and adds their types. */
import { expect } from "vitest";
import { type DeliveryMatchers, matchers } from "./matchers.ts";

export { type DeliveryMatchers, type MatcherResult, matchers, type SignedMessage } from "./matchers.ts";

declare global {
  namespace Chai {
    // These interfaces are merged with Chai's, which adds the assertions.
    interface Assertion extends DeliveryMatchers {}
  }
}

expect.extend(matchers);
