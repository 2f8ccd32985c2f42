/** Registers the matchers with the `expect` of Vitest, which has the assertions of Chai, and adds their types. */
import { expect } from "vitest";
import { type DeliveryMatchers, matchers } from "./matchers.ts";

export { type DeliveryMatchers, type MatcherResult, matchers, type SignedMessage } from "./matchers.ts";

declare global {
  namespace Chai {
    // Interfaces that are merged; this is how Chai gets new assertions.
    interface Assertion extends DeliveryMatchers {}
  }
}

expect.extend(matchers);
