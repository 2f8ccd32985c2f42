import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";
import { readCases } from "../cases/read-case-files.ts";

/** Reads the cases for senders, in the order of the files. */
export function readSenderCases(): readonly SenderCase[] {
  return readCases("sender");
}
