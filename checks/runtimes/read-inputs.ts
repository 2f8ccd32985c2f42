import type { SignatureCase } from "#generated/internal/cases-signature.d.ts";
import { makeDocument } from "../../conformance/suites/runner/make-document.ts";
import {
  readPayloadCases,
  readSamples,
  readSignatureCases,
} from "../../conformance/suites/runner/read-case-files.ts";

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
  const cases = readPayloadCases("webhook").map((row) => ({
    name: `case ${row.id}`,
    text: JSON.stringify(makeDocument(row)),
  }));
  return { vectors: readSignatureCases(), deliveries: [...readSamples(), ...cases] };
}
