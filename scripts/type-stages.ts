import { type MessagePort, parentPort } from "node:worker_threads";
import { typesOfOpenApi } from "./types-of-open-api.ts";
import { typesOfSchema } from "./types-of-schema.ts";
import { writeCaseTypes } from "./write-case-types.ts";

/** The stages that write TypeScript types. */
export const typeStages: {
  readonly typesOfOpenApi: typeof typesOfOpenApi;
  readonly typesOfSchema: typeof typesOfSchema;
  readonly writeCaseTypes: typeof writeCaseTypes;
} = { typesOfOpenApi, typesOfSchema, writeCaseTypes };

/** A stage to run, and where its files or its error go. */
interface Job {
  readonly stage: keyof typeof typeStages;
  readonly args: readonly unknown[];
  readonly port: MessagePort;
}

parentPort?.on("message", async ({ stage, args, port }: Job) => {
  const run = typeStages[stage] as (...args: readonly unknown[]) => Promise<unknown>;
  port.postMessage(
    await run(...args).then(
      (files) => ({ files }),
      (error) => ({ error }),
    ),
  );
});
