import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ReceiverCase } from "#generated/internal/cases-receiver.d.ts";
import type { SignatureCase } from "#generated/internal/cases-signature.d.ts";
import { dataFolder } from "./data-folder.ts";
import type { Level } from "./suite-case.ts";

/** Folder of the suite. */
const folder = fileURLToPath(dataFolder);

/** Members of every case, whatever its kind. */
export interface Case {
  readonly id: string;
  readonly description: string;
  readonly clause: string;
  readonly decision?: string;
  readonly level: Level;
}

/** A case that a validator must decide (cases/payload.schema.json, cases/raster-info.schema.json). */
export interface PayloadCase extends Case {
  readonly sample?: string;
  readonly document?: unknown;
  readonly set?: Readonly<Record<string, unknown>>;
  readonly remove?: readonly string[];
  /** How often to repeat a text, or the items of a list, by JSON Pointer. */
  readonly repeat?: Readonly<Record<string, number>>;
  readonly mode: "strict" | "tolerant" | "both";
  readonly status: "valid" | "invalid" | "unknown";
  /** The rule that decides it beyond JSON Schema; a JSON Schema validator accepts the document. */
  readonly needs?: "rule";
  readonly errors?: readonly { readonly code: string; readonly path: string }[];
  /** Errors that conform as well: those of another branch (R-mixed). */
  readonly otherErrors?: readonly { readonly code: string; readonly path: string }[];
  readonly warnings?: readonly { readonly rule: string; readonly path: string }[];
}

/** A sample delivery, by the name of its file without extension. */
export interface SampleFile {
  readonly name: string;
  readonly text: string;
}

/** A file of cases. */
export interface CaseFile {
  /** Name of the folder, which is the kind of the cases: `payload`, `signature` and so on. */
  readonly kind: string;
  /** Name of the file without extension. */
  readonly name: string;
  readonly content: { readonly cases: readonly Case[] };
}

/** Lists the kinds of cases: the folders in `cases/`, each with its schema beside it. */
export function caseKinds(): readonly string[] {
  const entries = readdirSync(join(folder, "cases"), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Reads every file of a kind of cases, in the order of their names. */
export function readCaseFiles(kind: string): readonly CaseFile[] {
  const files = readdirSync(join(folder, "cases", kind)).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => ({
    kind,
    name: file.slice(0, -".json".length),
    content: JSON.parse(readFileSync(join(folder, "cases", kind, file), "utf8")),
  }));
}

/** Reads the cases that a validator of a contract must decide. */
export function readPayloadCases(contract: "webhook" | "raster-info"): readonly PayloadCase[] {
  return readCases(contract === "webhook" ? "payload" : contract);
}

/** Reads the cases that a verifier of signatures must decide. */
export function readSignatureCases(): readonly SignatureCase[] {
  return readCases("signature");
}

/** Reads the cases of the receiver suite. */
export function readReceiverCases(): readonly ReceiverCase[] {
  return readCases("receiver");
}

/** Reads the cases of a kind from all its files, in the order of their names; their schema guarantees the type. */
export function readCases<C extends Case>(kind: string): readonly C[] {
  return readCaseFiles(kind).flatMap(({ content }) => content.cases as readonly C[]);
}

/** Reads the sample deliveries of the default edition, or those in the folder of a later one, in the order of their names. */
export function readSamples(edition?: string): readonly SampleFile[] {
  const prefix = edition === undefined ? "" : `${edition}/`;
  const files = readdirSync(join(folder, "samples", prefix)).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => ({
    name: `${prefix}${file.slice(0, -".json".length)}`,
    text: readFileSync(join(folder, "samples", prefix, file), "utf8"),
  }));
}

/** Reads a table of the suite by its path: a row for each line, by the names of the columns in the first line. */
export function readTable(path: string): readonly Readonly<Record<string, string>>[] {
  const [head = "", ...lines] = readFileSync(join(folder, path), "utf8").trimEnd().split("\n");
  const names = head.split("\t");
  return lines.map((line) => Object.fromEntries(line.split("\t").map((cell, i) => [names[i], cell])));
}
