import { readdirSync, readFileSync } from "node:fs";
import type { User } from "#src/index.ts";
import { type JsonObject, type Kind, kinds } from "./kinds.ts";

// Facts of the contract: the samples that resources are modelled on.

/** Resources from an edition's samples, used as models for new ones. */
export interface Templates {
  /** One resource for each kind that the edition delivers. */
  readonly resources: Readonly<Partial<Record<Kind, JsonObject>>>;
  /** Events about completed background requests, by operation: `export:dataset`, or `create:export` in 2.65. */
  readonly requests: Readonly<Record<string, Announced>>;
  /** Whether events about requests have a sender (since 2.76.0). */
  readonly requestsHaveSender: boolean;
  readonly user: User;
}

/** An event about a completed request. */
export interface Announced {
  readonly event: string;
  /** The request, or the properties of a flat envelope (2.65). */
  readonly shown: JsonObject;
}

interface Sample extends Readonly<Partial<Record<Kind, JsonObject>>> {
  readonly event: string;
  readonly request?: JsonObject;
  readonly sender?: User;
}

/** The sample of an update shows every property. A kind without updates uses its other samples. */
const actions = ["update", "create", "delete"] as const;

/** Reads the templates from a directory of samples. */
export function readTemplates(directory: URL): Templates {
  const samples = new Map(
    readdirSync(directory)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file.slice(0, -".json".length), read(new URL(file, directory))]),
  );
  const resources = kinds.flatMap((kind) => {
    const sample = actions.map((action) => samples.get(`${action}-${kind}`)).find((one) => one !== undefined);
    return sample === undefined ? [] : [[kind, sample[kind]]];
  });
  const requests = [...samples.values()].flatMap(announcedBy);
  const user = samples.get("create-project")?.sender;
  if (user === undefined) throw new Error(`cannot find the sender of create-project in ${directory}`);
  const requestsHaveSender = [...samples.values()].some(
    (sample) => "request" in sample && "sender" in sample,
  );
  return {
    requestsHaveSender,
    resources: Object.fromEntries(resources),
    requests: Object.fromEntries(requests),
    user,
  };
}

function announcedBy({ event, request, ...rest }: Sample): readonly (readonly [string, Announced])[] {
  if (request !== undefined) {
    return [[event.replace(/^completed:request\[(.+)\]$/, "$1"), { event, shown: request }]];
  }
  if (!("rq_id" in rest)) return [];
  const { webhook_id: _, ...shown }: JsonObject = rest;
  return [[event, { event, shown }]];
}

function read(file: URL): Sample {
  return JSON.parse(readFileSync(file, "utf8"));
}
