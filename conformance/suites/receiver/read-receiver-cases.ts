import { readdirSync, readFileSync } from "node:fs";
import type { ReceiverCase } from "#generated/types/conformance/cases-receiver.d.ts";
import { dataFolder } from "../cases/data-folder.ts";

/** Reads the cases of the receiver suite, in the order of their files. */
export function readReceiverCases(): readonly ReceiverCase[] {
  const folder = new URL("cases/receiver/", dataFolder);
  return readdirSync(folder)
    .sort()
    .flatMap(
      (file): readonly ReceiverCase[] => JSON.parse(readFileSync(new URL(file, folder), "utf8")).cases,
    );
}
