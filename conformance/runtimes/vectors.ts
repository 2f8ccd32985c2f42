import { readdirSync, readFileSync } from "node:fs";
import { documentOf, readPayloadCases, readSamples, type SignatureCase } from "../cases.ts";

/** A delivery to validate, as JSON text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What every runtime decides on. */
export interface Inputs {
  readonly vectors: readonly SignatureCase[];
  readonly deliveries: readonly NamedText[];
}

/** Reads the vectors, the samples, and the valid and invalid deliveries of the payload cases. */
export function readInputs(): Inputs {
  const folder = new URL("../cases/signature/", import.meta.url);
  const vectors = readdirSync(folder)
    .sort()
    .flatMap((name): SignatureCase[] => JSON.parse(readFileSync(new URL(name, folder), "utf8")).cases);
  const cases = readPayloadCases("webhook").map((row) => ({
    name: `case ${row.id}`,
    text: JSON.stringify(documentOf(row)),
  }));
  return { vectors, deliveries: [...readSamples(), ...cases] };
}
