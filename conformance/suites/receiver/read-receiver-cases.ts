import type { ReceiverCase } from "#generated/types/conformance/cases-receiver.d.ts";
import { readCases } from "../cases/read-case-files.ts";

/** Reads the cases of the receiver suite, in the order of their files. */
export function readReceiverCases(): readonly ReceiverCase[] {
  return readCases("receiver");
}
