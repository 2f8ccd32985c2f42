import { fork } from "node:child_process";
import { assertDefined } from "../src/util/assert-defined.ts";
import { readErrorDetails } from "../src/util/error-details.ts";

/** A process that loads one candidate and none of the others. */
interface BenchProcess {
  /** Sends a request and waits for the answer; rejects with the reason if there is none, or if the process ends. */
  ask<Answer>(request: unknown): Promise<Answer>;
  /** Ends the process. */
  stop(): void;
}

type Reply = { readonly answer: unknown } | { readonly error: string };

/** Starts a program of this folder, which calls `answerRequests`. */
export function startProcess(program: string, ...args: readonly string[]): BenchProcess {
  const child = fork(new URL(program, import.meta.url), args);
  return {
    ask: <Answer>(request: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        const exited = (code: number | null): void => reject(new Error(`its process ended with ${code}`));
        child.once("exit", exited);
        child.once("message", (reply: Reply) => {
          child.off("exit", exited);
          if ("error" in reply) reject(new Error(reply.error));
          else resolve(reply.answer as Answer);
        });
        child.send(request as object);
      }),
    stop() {
      if (child.connected) child.disconnect();
    },
  };
}

/** Answers the requests of the parent process. */
export function answerRequests<Request>(work: (request: Request) => unknown): void {
  const send = assertDefined(process.send, "the channel to the bench").bind(process);
  process.on("message", async (request: Request) => {
    try {
      send({ answer: await work(request) });
    } catch (cause) {
      send({ error: readErrorDetails(cause).message.split("\n")[0] });
    }
  });
}

/**
 * Runs processes in turns, so that drift of the machine affects all equally: a round of warm-up, which does not count, and
 * the given number of rounds. Returns the timings of each; a failure is passed to `onError`, and the process is asked again.
 */
export async function takeTurns<Timing>(
  processes: ReadonlyMap<string, BenchProcess>,
  plan: { readonly rounds: number; readonly warmUp: number; readonly measure: number },
  request: (milliseconds: number) => unknown,
  onError: (id: string, error: Error) => void,
): Promise<Map<string, Timing[]>> {
  const found = new Map<string, Timing[]>();
  for (const id of processes.keys()) found.set(id, []);
  for (let round = 0; round <= plan.rounds; round++) {
    for (const [id, process] of processes) {
      const milliseconds = round === 0 ? plan.warmUp : plan.measure;
      const timing = await process.ask<Timing>(request(milliseconds)).catch((error) => onError(id, error));
      if (timing && round > 0) assertDefined(found.get(id), id).push(timing);
    }
  }
  for (const process of processes.values()) process.stop();
  return found;
}
