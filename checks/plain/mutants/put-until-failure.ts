import { createReceiverTestee } from "#conformance/suites/receiver/create-receiver-testee.ts";
import { readReceiverCases } from "#conformance/suites/receiver/read-receiver-cases.ts";
import { isFailure } from "#conformance/suites/runner/outcome.ts";
import { runSuite } from "#conformance/suites/runner/run-suite.ts";
import { freePort } from "../../shared/listen.ts";
import { startProgram } from "../../shared/start-program.ts";

// node put-until-failure.ts URL, or -- COMMAND…: puts the receiver suite to a receiver until a case fails, and then ends
// with 1. Tools that mutate a receiver run it as their test.

const limit = 65_536;
const secret =
  process.env.WEBHOOK_SECRET ?? " Ключ-ß-🔑 for right receivers, with Capitals and more than 64 bytes ";

/** Names the case that fails first, whatever its level. */
async function findFailure(url: string): Promise<string | undefined> {
  const end = new AbortController();
  const testee = await createReceiverTestee({ url, secret, limit, mode: "tolerant", timeout: 3_000 });
  const { results } = await runSuite({
    suite: "receiver",
    cases: readReceiverCases(),
    testee,
    timeout: 3_000,
    signal: end.signal,
    onResult: (one) => (isFailure(one) ? end.abort() : undefined),
  });
  await testee.close();
  return results.find(isFailure)?.case.id;
}

/** Starts a receiver by a command, for as long as the suite needs it. */
async function findFailureOf(command: readonly string[]): Promise<string | undefined> {
  const port = await freePort();
  const env = { ...process.env, WEBHOOK_SECRET: secret, LIMIT: String(limit), PORT: String(port) };
  const { stop } = await startProgram(port, ["sh", "-c", command.join(" ")], { env });
  return findFailure(`http://127.0.0.1:${port}/webhook`).finally(() => stop());
}

const [first = "", ...command] = process.argv.slice(2);
const failed = await (first === "--" ? findFailureOf(command) : findFailure(first));
console.log(failed ?? "no case fails");
process.exitCode = failed === undefined ? 0 : 1;
