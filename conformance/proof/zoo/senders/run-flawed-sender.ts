import { runSuite } from "../../../suites/runner/run-suite.ts";
import { createSenderTestee, SLOW_TIMEOUT } from "../../../suites/sender/create-sender-testee.ts";
import { readSenderCases } from "../../../suites/sender/read-sender-cases.ts";
import type { SenderDriver } from "../../../suites/sender/scene.ts";
import { flawedSenders } from "./flawed-senders.ts";
import { createSender, type Request } from "./right.ts";

/** Answers the requests of the protocol, as `createSender` does. */
type Answer = ReturnType<typeof createSender>;

/** Drives an independent sender inside this process, by the same requests as a process would get. */
export function createSenderDriver(answer: Answer): SenderDriver {
  return {
    ask: async (request, { trace }) => {
      const line = JSON.stringify(request);
      trace?.("sent", line);
      // Through text, as between processes, so that nothing is shared.
      const text = JSON.stringify(await answer(JSON.parse(line) as Request));
      trace?.("received", text);
      return JSON.parse(text);
    },
    close: async () => {},
  };
}

/**
 * Runs the suite, or the cases that `run` names, against one flawed sender; gives the ids of all that fail.
 *
 * @throws Error where no sender has the name.
 */
export async function runFlawedSender(
  name: string,
  run: readonly string[] = ["*"],
): Promise<readonly string[]> {
  const flawed = flawedSenders.find((one) => one.name === name);
  if (flawed === undefined) throw new Error(`cannot run "${name}": no such sender`);
  // It answers after its deliveries, in the same process: what has not come by then does not come.
  const options = {
    driver: createSenderDriver(createSender(flawed.behaviour)),
    quiet: 20,
    patience: 200,
    slow: flawed.slow ?? false,
  };
  const testee = await createSenderTestee(options);
  const cases = readSenderCases();
  const { results } = await runSuite({ suite: "sender", cases, testee, run, timeout: SLOW_TIMEOUT });
  await testee.close();
  return results.filter(({ outcome }) => outcome === "failed").map(({ case: { id } }) => id);
}
