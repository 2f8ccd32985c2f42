import { readdirSync, readFileSync } from "node:fs";
import { parsePointer } from "../src/text/pointer.ts";
import { dataFolder } from "./data.ts";

/** A case that a validator must decide (cases/payload.schema.json). */
export interface PayloadCase {
  readonly id: string;
  readonly description: string;
  readonly clause: string;
  readonly decision?: string;
  readonly sample?: string;
  readonly document?: unknown;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  readonly mode: "strict" | "tolerant" | "both";
  readonly status: "valid" | "invalid" | "unknown";
  readonly errors?: readonly { readonly code: string; readonly path: string }[];
  readonly warnings?: readonly { readonly rule: string; readonly path: string }[];
}

/** A text, or one that is repeated. */
export type Repeatable = string | { readonly repeat: string; readonly times: number };

/** A signature that a verifier must decide (cases/signature.schema.json). */
export interface SignatureCase {
  readonly id: string;
  readonly description: string;
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

/** A sample delivery, by the name of its file without extension. */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
}

/** Reads the payload cases of a contract. */
export function readPayloadCases(contract: "webhook" | "raster-info"): readonly PayloadCase[] {
  return JSON.parse(readFileSync(new URL(`cases/payload/${contract}.json`, dataFolder), "utf8")).cases;
}

/** Reads the sample deliveries, in the order of their names. */
export function readSamples(): readonly SampleFile[] {
  const folder = new URL("samples/", dataFolder);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => ({
    name: file.slice(0, -".json".length),
    text: readFileSync(new URL(file, folder), "utf8"),
  }));
}

/** Makes the document of a case: its own, or its sample with the case's changes. */
export function documentOf({ sample, document, set = {}, remove = [] }: PayloadCase): unknown {
  if (sample === undefined) return structuredClone(document);
  let result: unknown = JSON.parse(readFileSync(new URL(`samples/${sample}.json`, dataFolder), "utf8"));
  for (const [pointer, value] of Object.entries(set)) result = put(result, pointer, structuredClone(value));
  for (const pointer of remove) result = put(result, pointer, undefined);
  return result;
}

/** Sets or, with `undefined`, removes what a JSON Pointer names; `__proto__` is a member like any other. */
function put(document: unknown, pointer: string, value: unknown): unknown {
  if (pointer === "") return value;
  const steps = parsePointer(pointer);
  if (steps === undefined) throw new Error(`cannot follow "${pointer}": not a JSON Pointer`);
  const last = steps.pop()!;
  const parent = steps.reduce((node, step) => (node as Record<string, unknown>)[step], document) as object;
  if (value === undefined && !Object.hasOwn(parent, last))
    throw new Error(`cannot remove "${pointer}": no such member`);
  if (value === undefined) delete (parent as Record<string, unknown>)[last];
  else Object.defineProperty(parent, last, { value, writable: true, enumerable: true, configurable: true });
  return document;
}
