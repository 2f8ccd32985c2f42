import { readdirSync, readFileSync } from "node:fs";
import { documentOf, readPayloadCases, readSamples } from "../cases.ts";

/** A text, or one that is repeated. */
export type Repeatable = string | { readonly repeat: string; readonly times: number };

/** A signature that a verifier must decide on (cases/signature.schema.json). */
export interface Vector {
  readonly id: string;
  readonly secrets: readonly {
    readonly id: string;
    readonly secret: Repeatable;
    readonly notAfter?: string;
  }[];
  /** In base64. */
  readonly body: Repeatable;
  readonly header: readonly string[];
  readonly options?: { readonly bareDigest?: true; readonly now?: string };
  readonly verdict: "accepted" | "refused";
  readonly keyId?: string;
  readonly reason?: string;
}

/** A delivery to validate, as JSON text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** What every runtime decides on. */
export interface Inputs {
  readonly vectors: readonly Vector[];
  readonly deliveries: readonly NamedText[];
}

/** Reads the vectors, the samples, and the valid and invalid deliveries of the payload cases. */
export function readInputs(): Inputs {
  const folder = new URL("../cases/signature/", import.meta.url);
  const vectors = readdirSync(folder)
    .sort()
    .flatMap((name): Vector[] => JSON.parse(readFileSync(new URL(name, folder), "utf8")).cases);
  const cases = readPayloadCases("webhook").map((row) => ({
    name: `case ${row.id}`,
    text: JSON.stringify(documentOf(row)),
  }));
  return { vectors, deliveries: [...readSamples(), ...cases] };
}
