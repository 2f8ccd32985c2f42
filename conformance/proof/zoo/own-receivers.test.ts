import { expect, test } from "vitest";
import { ownReceivers, runOwnReceiver } from "./own-receivers.ts";

// The whole suite runs in `npm run zoo`.
test.concurrent.each(ownReceivers)("ours answers a half-closed connection, $name (W-half)", async (one) => {
  const { results } = await runOwnReceiver(one, ["half-closed"]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["passed"]);
});
