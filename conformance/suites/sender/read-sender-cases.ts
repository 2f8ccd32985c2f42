import { readdirSync, readFileSync } from "node:fs";
import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";
import { dataFolder } from "../cases/data-folder.ts";

/** Reads the cases for senders, in the order of the files. */
export function readSenderCases(): readonly SenderCase[] {
  const folder = new URL("cases/sender/", dataFolder);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")).cases);
}
