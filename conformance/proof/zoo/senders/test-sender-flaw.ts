import { readSenderCases } from "../../../suites/runner/read-case-files.ts";
import { createSenderTestee, SLOW_TIMEOUT } from "../../../suites/sender/create-sender-testee.ts";
import { findFailing } from "../find-failing.ts";
import { createSenderDriver } from "./create-sender-driver.ts";
import { createSender } from "./right.ts";
import type { SenderFlaw } from "./sender-flaw.ts";

/** Runs the suite, or the cases that `run` names, against one flawed sender. Returns the ids of all that fail. */
export async function testSenderFlaw(
  { slow = false, ...behaviour }: SenderFlaw,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  // It answers after its deliveries, in the same process: nothing comes later.
  const driver = createSenderDriver(createSender(behaviour));
  const testee = await createSenderTestee({ driver, quiet: 20, patience: 200, slow });
  return findFailing({ suite: "sender", cases: readSenderCases(), testee, run, timeout: SLOW_TIMEOUT });
}
