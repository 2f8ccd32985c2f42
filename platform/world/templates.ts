import { readdirSync, readFileSync } from "node:fs";
import type { JsonObject, Kind } from "./kinds.ts";
import { kinds } from "./kinds.ts";

/** Resources of an edition as its samples show them, from which new ones are made. */
export interface Templates {
  /** One resource of each kind that the edition delivers. */
  readonly resources: Readonly<Partial<Record<Kind, JsonObject>>>;
  /** One request of each operation that the edition announces, by its name, such as `export:dataset`. */
  readonly requests: Readonly<Record<string, JsonObject>>;
  /** Whether requests name a sender: since 2.76.0. */
  readonly requestsHaveSender: boolean;
  /** A user as `sender` shows it. */
  readonly user: JsonObject;
}

/** The sample of an update shows every member; a kind that is never updated is read from its other samples. */
const actions = ["update", "create", "delete"] as const;

/** Reads the templates out of a folder of samples. */
export function readTemplates(folder: URL): Templates {
  const samples = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith(".json"))
      .map((file) => [file.slice(0, -".json".length), read(new URL(file, folder))]),
  );
  const resources = kinds.flatMap((kind) => {
    const sample = actions.map((action) => samples.get(`${action}-${kind}`)).find((one) => one !== undefined);
    return sample === undefined ? [] : [[kind, sample[kind] as JsonObject] as const];
  });
  const requests = [...samples.values()].flatMap(({ event, request }) => {
    const operation = /^completed:request\[(.+)\]$/.exec(String(event))?.[1];
    return operation === undefined ? [] : [[operation, request as JsonObject] as const];
  });
  const sender = samples.get("create-project")?.sender as JsonObject;
  const requestsHaveSender = [...samples.values()].some(
    (sample) => "request" in sample && "sender" in sample,
  );
  return {
    requestsHaveSender,
    resources: Object.fromEntries(resources),
    requests: Object.fromEntries(requests),
    user: sender,
  };
}

function read(file: URL): JsonObject {
  return JSON.parse(readFileSync(file, "utf8"));
}
