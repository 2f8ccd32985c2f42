import type { Schema } from "./schema.ts";

/** The two ways to read a contract: what a sender owes, and how a receiver should read. */
export type Mode = "strict" | "tolerant";

export const modes: readonly Mode[] = ["strict", "tolerant"];

/** How the envelopes of a contract are marked in its source; a contract without envelopes has none of it. */
export interface EnvelopeSettings {
  /** Union of all envelopes: the whole document. */
  readonly root: string;
  /** Member that tells the envelopes apart. */
  readonly tag: string;
  /** Extension of the operation that receives any delivery. */
  readonly operation: string;
  /** Schema of the names that can be subscribed to. */
  readonly subscription?: string;
  /** Where to add what an event lacks. */
  readonly files: Readonly<Record<"envelopes" | "subscription" | "samples", string>>;
  /** Server in the OpenAPI document for receivers. Default: the server that hosts that document. */
  readonly receiver?: { readonly url: string; readonly description: string };
  /** Member of an update's envelope whose keys must be keys of its resource, and the extension that names the resource. */
  readonly before?: { readonly member: string; readonly mark: string };
}

/** An edition of a contract, in the list of contracts. */
export interface EditionSettings {
  readonly edition: string;
  /** File that this edition is written in, where each edition has a file of its own. */
  readonly source?: string;
  /** Folder of the sample documents that become examples. */
  readonly samples?: string;
  /** Releases whose documents it describes, in words. */
  readonly releases?: string;
}

/** Everything specific to one contract. No stage has other knowledge of a contract. */
export interface ContractSettings {
  readonly name: string;
  /** Where the identifiers of its published schemas start; a reserved name, so they never resolve (RFC 2606). */
  readonly idBase: string;
  /** File that the contract is written in, or starts from, whatever the edition. */
  readonly source?: string;
  readonly envelope?: EnvelopeSettings;
  /** Its editions, the default first (E-default). */
  readonly editions: readonly EditionSettings[];
  /** Validators of the default edition whose sizes README states, as mode and file name. */
  readonly measured?: readonly string[];
}

/** Every contract the pipeline generates from. */
export const contracts: readonly ContractSettings[] = [
  {
    name: "webhook",
    idBase: "https://annotation-contracts.example",
    source: "spec/main.tsp",
    envelope: {
      root: "Delivery",
      tag: "event",
      operation: "x-webhook",
      subscription: "EventName",
      files: {
        envelopes: "spec/events/",
        subscription: "spec/resources/webhook.tsp",
        samples: "conformance/samples/",
      },
      receiver: { url: "https://receiver.example", description: "The webhook's target URL (W4.3)." },
      before: { member: "before_update", mark: "x-before-update-of" },
    },
    editions: [
      { edition: "2.3", releases: "CVAT 2.3", samples: "conformance/samples/" },
      { edition: "2.4", releases: "CVAT 2.4–2.64", samples: "conformance/samples/2.4/" },
      { edition: "2.65", releases: "CVAT 2.65–2.72", samples: "conformance/samples/2.65/" },
      { edition: "2.73", releases: "CVAT 2.73–2.75", samples: "conformance/samples/2.73/" },
      { edition: "2.76", releases: "CVAT 2.76–2.80", samples: "conformance/samples/2.76/" },
    ],
    measured: ["strict/delivery", "strict/update-task", "strict/ping", "tolerant/delivery"],
  },
  {
    name: "raster-info",
    idBase: "https://annotation-contracts.example",
    editions: [
      {
        edition: "2019",
        releases: "gdalmdiminfo 3.1–3.3, as published",
        source: "schemas/raster-info.2019.schema.json",
      },
      {
        edition: "2026",
        releases: "gdalmdiminfo 3.13, as published",
        source: "schemas/raster-info.2026.schema.json",
      },
      {
        edition: "observed",
        releases: "gdalmdiminfo 3.2–3.13, as printed",
        source: "schemas/raster-info.observed.schema.json",
      },
    ],
    measured: ["strict/raster-info"],
  },
];

/** One edition of one contract, with all that its contract says. */
export interface Edition extends Omit<ContractSettings, "editions">, EditionSettings {
  readonly source: string;
}

/** Lists the editions of some contracts, the default of each first. */
export function editionsOf(all: readonly ContractSettings[]): Edition[] {
  return all.flatMap(({ editions, measured = [], ...shared }) =>
    editions.map((own, index) => {
      const source = own.source ?? shared.source;
      if (source === undefined)
        throw new Error(`cannot read ${slugOf({ ...shared, ...own })}: no source is given`);
      return { ...shared, ...own, source, measured: index === 0 ? measured : [] };
    }),
  );
}

/** Picks the default edition of each contract out of a list in which it comes first. */
export function defaultsOf<One extends Pick<Edition, "name">>(all: readonly One[]): One[] {
  return all.filter((one, i) => all.findIndex(({ name }) => name === one.name) === i);
}

/** A document type of a contract: the whole contract, or one event of it. */
export interface Root {
  /** File name without extension, such as `update-task`. */
  readonly name: string;
  /** Name of its TypeScript type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** What it is, in one sentence. */
  readonly description: string;
  readonly schema: Schema;
  /** Value of the tag, where the document is an envelope. */
  readonly event?: string;
}

/** A contract's edition after the hub: schemas that all later stages take the same road from. */
export interface Contract extends Edition {
  /** Name and edition, such as `webhook-2.3`; names the folders of the artefacts. */
  readonly slug: string;
  /** Address that a hand-written schema gives itself, which its references may lean on. */
  readonly id?: string;
  /** `$schema` of the published schemas. */
  readonly dialect: string;
  /** Keyword that holds the definitions: `$defs` or `definitions`. */
  readonly definitionsKeyword: string;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** The document type that is the whole contract. */
  readonly main: Root;
  /** Document types with artefacts of their own: the events. */
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
export function slugOf({ name, edition }: Pick<Edition, "name" | "edition">): string {
  return `${name}-${edition}`;
}

/** Sentence at the head of every generated file that allows comments. */
export function headerOf(source: string): string {
  return `Generated from ${source} by "npm run generate". Do not edit.`;
}
