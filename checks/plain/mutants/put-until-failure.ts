import { createLibraryProcess } from "#conformance/suites/library/library-process.ts";
import { createReceiverTestee } from "#conformance/suites/receiver/create-receiver-testee.ts";
import { isFailure } from "#conformance/suites/runner/outcome.ts";
import { readReceiverCases, readSenderCases } from "#conformance/suites/runner/read-case-files.ts";
import { type RunOptions, runAndClose } from "#conformance/suites/runner/run-suite.ts";
import type { SuiteCase } from "#conformance/suites/runner/suite-case.ts";
import { createSenderTestee } from "#conformance/suites/sender/create-sender-testee.ts";
import { freePort } from "../../shared/listen.ts";
import { startProgram } from "../../shared/start-program.ts";

// node put-until-failure.ts URL, -- COMMAND… or sender COMMAND…: runs a suite against a receiver or a sender until a case fails,
// and then ends with 1. Tools that mutate an implementation run it as their test.

const limit = 65_536;
const secret =
  process.env.WEBHOOK_SECRET ?? " Ключ-ß-🔑 for right receivers, with Capitals and more than 64 bytes ";

/** Names the case that fails first, of any level. */
async function findFailure<C extends SuiteCase>(
  options: Pick<RunOptions<C>, "suite" | "cases" | "testee" | "timeout">,
): Promise<string | undefined> {
  const end = new AbortController();
  const { results } = await runAndClose({
    ...options,
    signal: end.signal,
    onResult: (one) => (isFailure(one) ? end.abort() : undefined),
  });
  return results.find(isFailure)?.case.id;
}

async function findFailureAt(url: string): Promise<string | undefined> {
  const testee = await createReceiverTestee({ url, secret, limit, mode: "tolerant", timeout: 3_000 });
  return findFailure({ suite: "receiver", cases: readReceiverCases(), testee, timeout: 3_000 });
}

/** Starts a receiver with a command, for the time of the suite. */
async function findCommandFailure(command: readonly string[]): Promise<string | undefined> {
  const port = await freePort();
  const env = { ...process.env, WEBHOOK_SECRET: secret, LIMIT: String(limit), PORT: String(port) };
  const { stop } = await startProgram(port, ["sh", "-c", command.join(" ")], { env });
  return findFailureAt(`http://127.0.0.1:${port}/webhook`).finally(() => stop());
}

/** Drives a sender, which answers after its deliveries. */
async function findFailureOfSender(command: readonly string[]): Promise<string | undefined> {
  const driver = createLibraryProcess(["sh", "-c", command.join(" ")]);
  const testee = await createSenderTestee({ driver, quiet: 20 });
  return findFailure({ suite: "sender", cases: readSenderCases(), testee });
}

const [first = "", ...command] = process.argv.slice(2);
const find: Readonly<Record<string, () => Promise<string | undefined>>> = {
  "--": () => findCommandFailure(command),
  sender: () => findFailureOfSender(command),
};
const failed = await (find[first] ?? (() => findFailureAt(first)))();
console.log(failed ?? "no case fails");
process.exitCode = failed === undefined ? 0 : 1;
