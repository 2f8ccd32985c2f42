import type { JsonObject } from "./kinds.ts";
import { sampleOrigin, withKnown } from "./make-resource.ts";

/** What makes the end of a background request. */
interface RequestMaking {
  /** A request, or the properties of a flat envelope (2.65). */
  readonly template: JsonObject;
  /** Origin that replaces the one in the samples. */
  readonly baseUrl: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  /** Identifiers of possible targets of the request: by kind, and `org`. */
  readonly ids: Readonly<Record<string, number | undefined>>;
}

/** Makes the request that an event about its end shows, like its template: about the same kind of resource. */
export function makeRequest({ template, baseUrl, date, ids }: RequestMaking): JsonObject {
  const { operation, ...shown } = template;
  const about = Object(operation ?? shown);
  const target = ids[about.target];
  const named = Object.entries(ids).map(([kind, id]) => [`${kind}_id`, id]);
  // A request about a project names no task, and one about a task no job.
  const references = Object.fromEntries(named.filter(([key = ""]) => about[key] !== null));
  const values = { target_id: target, created_date: date, started_date: date, finished_date: date };
  const request = withKnown(
    { ...shown, ...(operation !== undefined && { operation: withKnown(about, references) }) },
    values,
  );
  // The identifier of a request names its target, escaped in the request's address.
  const text = JSON.stringify(request).replaceAll(sampleOrigin, baseUrl);
  return JSON.parse(text.replace(/(?<=\btarget_id(?:=|%3D))\d+/g, String(target)));
}
