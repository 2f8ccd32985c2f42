import { expect, test } from "vitest";
import { ownReceivers, runOwnReceiver } from "./own-receivers.ts";

// The whole suite runs behind `npm run zoo`.
test.concurrent.each(ownReceivers)("ours answers a half-closed connection, $name (W-half)", async (one) => {
  expect(await runOwnReceiver(one, ["half-closed"])).toMatchObject({
    passed: 1,
    failing: [],
  });
});
