import { parentPort, Worker, workerData } from "node:worker_threads";
import { parse } from "yaml";
import type { Diff } from "#src/diff/change.ts";
import { diffContracts } from "#src/diff/diff-contracts.ts";
import { readCause } from "#src/text/read-cause.ts";
import { OutOfReach } from "../command.ts";

/** A contract that is read and not yet parsed; `name` is what reports call it. */
export interface ContractText {
  readonly name: string;
  /** JSON or YAML. */
  readonly text: string;
}

/** A contract before and after. */
export type TextPair = readonly [from: ContractText, to: ContractText];

/** What the thread says, one after the other: what it is doing, what a pair came to, or why it cannot go on. */
type Message = { readonly words: string } | { readonly diff: Diff } | { readonly refusal: string };

/** Tells a thread of this module from any other that loads it. */
const TASK = "compare contracts";
/**
 * Megabytes of the space for new objects. V8 takes up to 128 where the machine has memory to spare, as much as the rest
 * of a comparison of contracts of 5 MB, and is no faster for it.
 */
const YOUNG_GENERATION = 24;
/**
 * Megabytes of the space for the rest: two contracts of 5 MB have 100 that live, and V8 lets 300 pile up before it looks. What needs
 * more is compared again without this bound.
 */
const OLD_GENERATION = 160;

/**
 * Compares pairs of contracts in a thread, which keeps this one free to be interrupted and has bounds on its memory.
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
      if (readCause(cause).code !== "ERR_WORKER_OUT_OF_MEMORY") throw cause;
    }
  throw new OutOfReach("cannot compare: there is not enough memory for the contracts");
}

/** Adds what some pairs came to, in a thread of at most some megabytes; the machine's own bound holds where none is given. */
async function work(
  pairs: readonly TextPair[],
  most: number | undefined,
  tell: (words: string) => void,
  diffs: Diff[],
): Promise<void> {
  // The thread is this very module, which is in every bundle that its starter is in.
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
    // Each is let go of before the next.
    for (let pair = pairs.shift(); pair !== undefined; pair = pairs.shift()) {
      const [from, to] = pair.map(({ name, text }) => ({ name, document: read(name, text) }));
      if (from !== undefined && to !== undefined)
        say({ diff: diffContracts(from, to, { onProgress: (words) => say({ words }) }) });
    }
  } catch (cause) {
    say({ refusal: readCause(cause).message });
  }
}

/** Parses a contract: most are JSON, for which the parser of YAML takes 20 times as long. */
function read(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is broken as either is told as YAML.
  }
  try {
    return parse(text);
  } catch (cause) {
    throw new Error(`${name}: neither JSON nor YAML: ${readCause(cause).message.split("\n")[0]}`);
  }
}
