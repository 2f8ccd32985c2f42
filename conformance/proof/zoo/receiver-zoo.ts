import { readPort } from "#conformance/suites/runner/read-port.ts";
import { createReceiverTestee } from "../../suites/receiver/create-receiver-testee.ts";
import { readReceiverCases } from "../../suites/receiver/read-receiver-cases.ts";
import { isFailure } from "../../suites/runner/outcome.ts";
import { runSuite } from "../../suites/runner/run-suite.ts";
import { answerFlaws } from "./receivers/answer-flaws.ts";
import { bodyFlaws } from "./receivers/body-flaws.ts";
import { digestFlaws } from "./receivers/digest-flaws.ts";
import { headFlaws } from "./receivers/head-flaws.ts";
import { headerFlaws } from "./receivers/header-flaws.ts";
import { modeFlaws } from "./receivers/mode-flaws.ts";
import { partialFlaws } from "./receivers/partial-flaws.ts";
import type { ReceiverFlaw } from "./receivers/receiver-flaw.ts";
import { createReceiverServer, rightSteps } from "./receivers/right-steps.ts";
import { signatureFlaws } from "./receivers/signature-flaws.ts";
import { statusFlaws } from "./receivers/status-flaws.ts";
import { trustFlaws } from "./receivers/trust-flaws.ts";
import type { ZooEntry } from "./zoo-entry.ts";

/** The flawed receivers that the suite must catch; each is the right one but for its flaw. */
export const receiverZoo: readonly ReceiverFlaw[] = [
  ...signatureFlaws,
  ...bodyFlaws,
  ...answerFlaws,
  ...modeFlaws,
  ...headFlaws,
  ...digestFlaws,
  ...headerFlaws,
  ...statusFlaws,
  ...partialFlaws,
  ...trustFlaws,
];

/** Bytes that a receiver of the zoo takes: small, so that bodies at the limit are quick. */
const LIMIT = 65_536;

/** Runs the receiver suite against a receiver of the zoo and yields the identifiers of the cases that fail. */
export async function runReceiverFlaw(
  { mode = "tolerant", steps, prepare, timeout = 10_000 }: Omit<ReceiverFlaw, keyof ZooEntry>,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  // A hard one: trimmed, cut, lower-cased, normalised or read in another encoding, it is another.
  const secret =
    " Ein Schlüssel für den Zoo: Ключ, ﬁ, 🔑; und mehr als 64 Zeichen, damit er gekürzt auffällt ";
  const server = createReceiverServer({ secret, limit: LIMIT }, { ...rightSteps, ...steps?.() });
  prepare?.(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  try {
    const port = readPort(server);
    const url = `http://127.0.0.1:${port}/`;
    const testee = await createReceiverTestee({ url, secret, mode, limit: LIMIT });
    const cases = readReceiverCases();
    const { results } = await runSuite({ suite: "receiver", cases, testee, run, timeout });
    return results.filter(isFailure).map((result) => result.case.id);
  } finally {
    server.close().closeAllConnections();
  }
}
