import { type JsonObject, type Kind, kindRows } from "./kinds.ts";

// Facts of the contract: how a resource of each kind is made.

interface Making {
  readonly kind: Kind;
  readonly id: number;
  readonly template: JsonObject;
  /** Origin that replaces the one in the samples. */
  readonly baseUrl: string;
  /** ISO 8601, UTC. */
  readonly date: string;
  readonly ancestors: Readonly<Partial<Record<Kind, { readonly id: number; readonly value: JsonObject }>>>;
  readonly by: JsonObject;
}

const sampleOrigin = "https://annotation.example";

/**
 * Makes a resource like its template: the same properties, with its own identifier, URL, dates and ancestors.
 *
 * A property that the edition's template lacks is never added.
 */
export function makeResource({ kind, id, template, baseUrl, date, ancestors, by }: Making): JsonObject {
  const { plural } = kindRows[kind];
  const query = new RegExp(`(?<=[?&]${kind}_id=)\\d+`, "g");
  const copy: JsonObject = JSON.parse(
    JSON.stringify(template).replaceAll(sampleOrigin, baseUrl).replace(query, String(id)),
  );
  const values: JsonObject = {
    id,
    url: `${baseUrl}/api/${plural}/${id}`,
    key: `${kind}-${id}-${date.replace(/\D/g, "")}`,
    created_date: date,
    updated_date: date,
    joined_date: date,
    owner: by,
    assignee: null,
    resolved: false,
    status: "annotation",
    stage: "annotation",
    state: "new",
    role: "worker",
    ...makeNames(kind, id),
    ...referencesTo(ancestors),
  };
  return withKnown(copy, values);
}

/** Sets the given properties if the object has them, and ignores the others. */
export function withKnown<Properties extends object>(object: Properties, values: JsonObject): Properties {
  const known = Object.entries(values).filter(([key]) => Object.hasOwn(object, key));
  return { ...object, ...Object.fromEntries(known) };
}

function makeNames(kind: Kind, id: number): JsonObject {
  const { names } = kindRows[kind];
  if (names === undefined) return {};
  const name = names[(id - 1) % names.length] ?? kind;
  if (kind !== "user") return { name: `${name} (${id})` };
  const [first_name = "", last_name = ""] = name.split(" ");
  const username = `${first_name.normalize("NFD").replace(/\W/g, "").toLowerCase()}${id}`;
  return { first_name, last_name, username, email: `${username}@annotation.example` };
}

/** Properties that refer to an ancestor, under their names in all editions. */
function referencesTo(ancestors: Making["ancestors"]): JsonObject {
  const references = Object.entries(ancestors).flatMap(([kind, { id, value }]) => [
    [kind, id],
    [`${kind}_id`, id],
    [`${kind}_name`, value.name],
  ]);
  return Object.fromEntries(references);
}

/** Data of a completed background request. The template is a request, or the properties of a flat envelope (2.65). */
interface RequestMaking extends Pick<Making, "template" | "baseUrl" | "date"> {
  /** Identifiers of possible targets of the request, by kind or `org`. */
  readonly ids: Readonly<Record<string, number | undefined>>;
}

/** Creates the completed request that an event contains. Its target is of the same kind as the template's. */
export function makeRequest({ template, baseUrl, date, ids }: RequestMaking): JsonObject {
  const { operation, ...shown } = template;
  const about = Object(operation ?? shown);
  const target = ids[about.target];
  const named = Object.entries(ids).map(([kind, id]) => [`${kind}_id`, id]);
  // A request about a project does not name a task, and one about a task does not name a job.
  const references = Object.fromEntries(named.filter(([key = ""]) => about[key] !== null));
  const values = { target_id: target, created_date: date, started_date: date, finished_date: date };
  const request = withKnown(
    { ...shown, ...(operation !== undefined && { operation: withKnown(about, references) }) },
    values,
  );
  // The identifier of a request names its target, which is escaped in the request's URL.
  const text = JSON.stringify(request).replaceAll(sampleOrigin, baseUrl);
  return JSON.parse(text.replace(/(?<=\btarget_id(?:=|%3D))\d+/g, String(target)));
}
