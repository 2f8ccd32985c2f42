import type { Schema } from "./schema.ts";

/** The two ways to read a contract: what a sender owes, and how a receiver should read. */
export type Mode = "strict" | "tolerant";

export const modes: readonly Mode[] = ["strict", "tolerant"];

/** A contract's edition as it stands in the list of contracts. */
export interface Edition {
  readonly name: string;
  readonly edition: string;
  /** File that the contract is written in, or starts from. */
  readonly source: string;
  /** Folder of the sample documents that become examples. */
  readonly samples?: string;
}

/** Every contract the pipeline generates from; a later edition is a further row. */
export const contracts: readonly Edition[] = [
  { name: "webhook", edition: "2.3", source: "spec/main.tsp", samples: "conformance/samples/" },
  { name: "raster-info", edition: "2019", source: "schemas/raster-info.2019.schema.json" },
];

/** A document type of a contract: the whole contract, or one event of it. */
export interface Root {
  /** File name without extension, such as `update-task`. */
  readonly name: string;
  /** Name of its TypeScript type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** What it is, in one sentence. */
  readonly description: string;
  readonly schema: Schema;
  /** Value of `event`, where the document is an envelope. */
  readonly event?: string;
}

/** A contract after the hub: schemas that all later stages take the same road from. */
export interface Contract {
  /** Name and edition, such as `webhook-2.3`; names the folders of the artefacts. */
  readonly slug: string;
  readonly name: string;
  readonly edition: string;
  readonly source: string;
  /** `$schema` of the published schemas. */
  readonly dialect: string;
  /** Keyword that holds the definitions: `$defs` or `definitions`. */
  readonly definitionsKeyword: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The document type that is the whole contract. */
  readonly main: Root;
  /** Document types that also stand alone: the events. */
  readonly parts: readonly Root[];
}

/** A file that a stage wrote. */
export interface GeneratedFile {
  /** Path from the top of the project. */
  readonly path: string;
  readonly text: string;
  /** File it was made from. */
  readonly from: string;
}

/** Names the folders of a contract's edition. */
export function slugOf(edition: Edition): string {
  return `${edition.name}-${edition.edition}`;
}

/** Sentence at the head of every generated file that allows comments. */
export function headerOf(source: string): string {
  return `Generated from ${source} by "npm run generate". Do not edit.`;
}
