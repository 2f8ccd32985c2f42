/** Registers the matchers with Jest's global `expect`, and adds their types. */
import { type DeliveryMatchers, matchers } from "./matchers.ts";

export { type DeliveryMatchers, type MatcherResult, matchers, type SignedMessage } from "./matchers.ts";

declare global {
  namespace jest {
    // These interfaces are merged with Jest's, so they need the same parameters.
    interface Matchers<R, T> extends DeliveryMatchers<R> {}
  }
}

const { expect: jestExpect } = globalThis as { expect?: { extend(given: typeof matchers): void } };
if (jestExpect === undefined)
  throw new TypeError(
    "cannot register the matchers: no global expect; call your own expect.extend(matchers)",
  );
jestExpect.extend(matchers);
