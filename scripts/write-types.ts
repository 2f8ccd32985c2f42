import { once } from "node:events";
import { MessageChannel, Worker } from "node:worker_threads";
import type { GeneratedFile } from "./contracts.ts";
import type { typeStages } from "./type-stages.ts";

type Stages = typeof typeStages;

let worker: Worker | undefined;

/** Runs a stage that writes types in a thread of its own: TypeScript and Prettier take a third of all the time. */
export async function writeTypes<Stage extends keyof Stages>(
  stage: Stage,
  ...args: Parameters<Stages[Stage]>
): Promise<GeneratedFile[]> {
  worker ??= new Worker(new URL("./type-stages.ts", import.meta.url));
  // The port alone keeps the process waiting.
  worker.unref();
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ stage, args, port: port2 }, [port2]);
  const [{ files, error }] = await once(port1, "message");
  port1.close();
  if (error !== undefined) throw error;
  return files;
}
