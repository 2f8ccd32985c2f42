import { parentPort, workerData } from "node:worker_threads";
import { loadByteCheck } from "#src/diagnostics/load-byte-check.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { explainRefusal } from "../input.ts";
import { createReadRange } from "./create-read-range.ts";
import type { BytesTask, Part, RecordOptions, Request } from "./protocol.ts";
import { createCheckRecords, type Records, refusedPart } from "./records.ts";

const options: RecordOptions = workerData;
const { contract } = options.view;
const editions = await loadEditions(contract.name);
const checkRecords = createCheckRecords(options, editions, await loadByteCheck(contract, editions));
const readRange = createReadRange(options.longest);

let records: Records | undefined;
/** The memory to give back at the end of the piece. */
let borrowed: Uint8Array<ArrayBuffer> | undefined;

parentPort?.on("message", (request: Request) => {
  const part = answer(request);
  if (!part.isLast || borrowed === undefined) return parentPort?.postMessage(part);
  parentPort?.postMessage({ ...part, returned: borrowed }, [borrowed.buffer]);
  borrowed = undefined;
});

function answer({ task, limits }: Request): Part {
  try {
    if (task !== undefined) records = task.kind === "range" ? readRange(task) : borrow(task);
  } catch (cause) {
    return refusedPart(explainRefusal(cause));
  }
  // A request to go on comes after a piece has begun.
  return checkRecords(assertDefined(records, "records"), limits);
}

function borrow({ bytes, length, isCut }: BytesTask): Records {
  borrowed = bytes;
  return { bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), at: 0, end: length, isCut };
}
