import { createReceiverTestee } from "../../../suites/receiver/create-receiver-testee.ts";
import { readReceiverCases } from "../../../suites/runner/read-case-files.ts";
import { findFailing } from "../find-failing.ts";
import { withServer } from "../with-server.ts";
import type { CreateFlaw } from "./receiver-flaw.ts";
import { createReceiverServer, rightSteps } from "./right-steps.ts";

/** Most bytes that a receiver of the zoo accepts: few, so that bodies at the limit are quick. */
const limit = 65_536;

/** A difficult secret: trimmed, cut, lower-cased, normalised or read in another encoding, it becomes another. */
const secret = " Ein Schlüssel für den Zoo: Ключ, ﬁ, 🔑; und mehr als 64 Zeichen, damit er gekürzt auffällt ";

/** Runs the suite, or the cases that `run` names, against one flawed receiver. Returns the ids of all that fail. */
export async function testReceiverFlaw(
  createFlaw: CreateFlaw,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  const { mode = "tolerant", timeout = 10_000, prepare, ...steps } = createFlaw();
  const server = createReceiverServer({ secret, limit }, { ...rightSteps, ...steps });
  prepare?.(server);
  return withServer(server, async (url) => {
    const testee = await createReceiverTestee({ url, secret, mode, limit });
    return findFailing({ suite: "receiver", cases: readReceiverCases(), testee, run, timeout });
  });
}
