import { parentPort, Worker, workerData } from "node:worker_threads";
import { parse } from "yaml";
import type { Diff } from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { readErrorDetails } from "#src/util/error-details.ts";
import { OutOfReach } from "../command.ts";

/** A contract that is read and not yet parsed; `name` is what reports call it. */
export interface ContractText {
  readonly name: string;
  /** JSON or YAML. */
  readonly text: string;
}

/** A contract before and after. */
export type TextPair = readonly [from: ContractText, to: ContractText];

/** A message of the thread: its current step, the result of a pair, or why it cannot go on. */
type Message = { readonly words: string } | { readonly diff: Diff } | { readonly refusal: string };

/** Marks a thread of this module, since others may load it too. */
const TASK = "compare contracts";
/**
 * Megabytes of the space for new objects. V8 takes up to 128 if the machine has memory to spare, as much as the rest
 * of a comparison of contracts of 5 MB, and is no faster for it.
 */
const YOUNG_GENERATION = 24;
/**
 * Megabytes of the space for all other objects: two contracts of 5 MB need 100, but V8 collects at 300. What needs
 * more is compared again without this bound.
 */
const OLD_GENERATION = 160;

/**
 * Compares pairs of contracts in a thread with bounded memory, so that this thread can still be interrupted.
 *
 * @throws OutOfReach when a text is no contract, or a pair takes more memory than there is.
 */
export async function compareInThread(
  pairs: readonly TextPair[],
  tell: (words: string) => void,
): Promise<Diff[]> {
  const diffs: Diff[] = [];
  for (const most of [OLD_GENERATION, undefined])
    try {
      await work(pairs.slice(diffs.length), most, tell, diffs);
      return diffs;
    } catch (cause) {
      if (readErrorDetails(cause).code !== "ERR_WORKER_OUT_OF_MEMORY") throw cause;
    }
  throw new OutOfReach("cannot compare: there is not enough memory for the contracts");
}

/** Adds the results of some pairs, from a thread with a limit in megabytes. Default: V8's own limit. */
async function work(
  pairs: readonly TextPair[],
  most: number | undefined,
  tell: (words: string) => void,
  diffs: Diff[],
): Promise<void> {
  // The thread runs this module, which is in every bundle that contains its starter.
  const worker = new Worker(new URL(import.meta.url), {
    workerData: TASK,
    resourceLimits: {
      maxYoungGenerationSizeMb: YOUNG_GENERATION,
      ...(most !== undefined && { maxOldGenerationSizeMb: most }),
    },
  });
  worker.postMessage(pairs);
  await new Promise<void>((resolve, reject) => {
    worker.on("message", (message: Message) => {
      if ("words" in message) tell(message.words);
      else if ("diff" in message) diffs.push(message.diff);
      else reject(new OutOfReach(message.refusal));
    });
    worker.on("error", reject);
    worker.on("exit", () => resolve());
  });
}

if (workerData === TASK) parentPort?.once("message", answer);

function answer(pairs: TextPair[]): void {
  const say = (message: Message): void => parentPort?.postMessage(message);
  try {
    // Each is released before the next.
    for (let pair = pairs.shift(); pair !== undefined; pair = pairs.shift()) {
      const [from, to] = pair.map(({ name, text }) => ({ name, document: read(name, text) }));
      if (from !== undefined && to !== undefined)
        say({ diff: diffContracts(from, to, { onProgress: (words) => say({ words }) }) });
    }
  } catch (cause) {
    say({ refusal: readErrorDetails(cause).message });
  }
}

/** Parses a contract. Most are JSON, which the YAML parser reads 20 times as slowly. */
function read(name: string, text: string): unknown {
  if (name.endsWith(".tsp"))
    throw new Error(
      `cannot read ${name}: TypeSpec is compiled first; compare the OpenAPI documents that tsp writes`,
    );
  try {
    return JSON.parse(text);
  } catch {
    // A text that is neither is reported as broken YAML.
  }
  try {
    return parse(text);
  } catch (cause) {
    const [line = ""] = readErrorDetails(cause).message.split("\n");
    throw new Error(`${name}: neither JSON nor YAML: ${line.replace(/:$/, "")}`);
  }
}
