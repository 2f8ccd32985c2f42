import { answer } from "../../suites/adapters/typescript.ts";
import { createLibraryTestee } from "../../suites/library/create-library-testee.ts";
import type { LibraryRequest } from "../../suites/library/library-protocol.ts";
import { readLibraryCases } from "../../suites/library/read-library-cases.ts";
import { createReceiverTestee } from "../../suites/receiver/create-receiver-testee.ts";
import { isFailure } from "../../suites/runner/outcome.ts";
import { readReceiverCases } from "../../suites/runner/read-case-files.ts";
import { type RunOptions, runAndClose } from "../../suites/runner/run-suite.ts";
import type { SuiteCase } from "../../suites/runner/suite-case.ts";
import type { LibraryFlaw } from "./libraries/library-flaw.ts";
import type { CreateFlaw } from "./receivers/receiver-flaw.ts";
import { createReceiverServer, rightSteps } from "./receivers/right-steps.ts";
import { withServer } from "./with-server.ts";

// Each function runs a suite, or the cases that `run` names, against one flawed implementation. It returns the ids of all that fail.

const ALL: readonly string[] = ["*"];

async function findFailing<C extends SuiteCase>(options: RunOptions<C>): Promise<readonly string[]> {
  const { results } = await runAndClose(options);
  return results.filter(isFailure).map((result) => result.case.id);
}

/** Converts a message to text and back, as between processes, so that nothing is shared. */
function pass<Message>(message: Message): Message {
  return JSON.parse(JSON.stringify(message));
}

/** Tests a flawed library. */
export async function testLibraryFlaw(
  flaw: LibraryFlaw,
  run: readonly string[] = ALL,
): Promise<readonly string[]> {
  const testee = await createLibraryTestee({
    ask: async (request) => pass(await flaw(pass(request) as LibraryRequest, answer)),
    close: async () => {},
  });
  return findFailing({ suite: "library", cases: readLibraryCases(), testee, run });
}

/** Most bytes that a receiver of the zoo accepts: few, so that bodies at the limit are quick. */
const limit = 65_536;

/** A difficult secret: trimmed, cut, lower-cased, normalised or read in another encoding, it becomes another. */
const secret = " Ein Schlüssel für den Zoo: Ключ, ﬁ, 🔑; und mehr als 64 Zeichen, damit er gekürzt auffällt ";

/** Tests a flawed receiver. */
export async function testReceiverFlaw(
  createFlaw: CreateFlaw,
  run: readonly string[] = ALL,
): Promise<readonly string[]> {
  const { mode = "tolerant", timeout = 10_000, prepare, ...steps } = createFlaw();
  const server = createReceiverServer({ secret, limit }, { ...rightSteps, ...steps });
  prepare?.(server);
  return withServer(server, async (url) => {
    const testee = await createReceiverTestee({ url, secret, mode, limit });
    return findFailing({ suite: "receiver", cases: readReceiverCases(), testee, run, timeout });
  });
}
