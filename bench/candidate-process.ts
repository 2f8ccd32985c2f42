import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Answer, Request } from "./protocol.ts";

/** Is a running process that holds one candidate and nothing of the others. */
export interface CandidateProcess {
  /** Sends a request and waits for the answer; a process that died answers with an error. */
  ask<T>(request: Request): Promise<Answer<T>>;
  /** Ends the process. */
  stop(): void;
}

/** Starts the process of a candidate. */
export function startCandidate(id: string): CandidateProcess {
  const child = fork(fileURLToPath(new URL("child.ts", import.meta.url)), [id]);
  return {
    ask: <T>(request: Request) =>
      new Promise<Answer<T>>((resolve) => {
        const exited = (code: number | null): void => resolve({ error: `its process ended with ${code}` });
        child.once("exit", exited);
        child.once("message", (answer) => {
          child.off("exit", exited);
          resolve(answer as Answer<T>);
        });
        child.send(request);
      }),
    stop: () => child.disconnect(),
  };
}
