import { formatPointer } from "#src/json/pointer.ts";
import { isObject } from "#src/util/is-object.ts";
import { readProperty } from "#src/util/read-property.ts";
import { editionsOf, sourceEdition } from "../suite/editions.ts";
import { makeDocument } from "../suite/make-document.ts";
import { type PublishedSchema, readDefinitions, readPublishedSchema } from "../suite/published-schema.ts";
import { type PayloadCase, readCases } from "../suite/read-cases.ts";
import { readSamples } from "../suite/samples.ts";
import { addBlockers, findBlockers } from "./block-branches.ts";
import { anything, listFarValues } from "./list-far-values.ts";
import { listObjectViolations, listPlaceViolations, type Violation } from "./list-violations.ts";
import { createOrigin, listTypes, type Place, pathOnly, walkDocument } from "./walk-document.ts";

type Contract = "webhook" | "raster-info";
type Steps = readonly string[];
/** What the document of a case is made from. */
type Made = Pick<PayloadCase, "sample" | "document" | "set" | "remove" | "repeat">;

/** A document to generate cases from, and how a case names and makes a change of it. */
interface Start {
  readonly name: string;
  /** What the walk goes through. */
  readonly document: unknown;
  readonly definition?: string;
  readonly clauseAt: (owner: string, steps: Steps) => string;
  readonly change: (steps: Steps, violation: Violation) => Made;
  readonly setAll: (set: NonNullable<PayloadCase["set"]>) => Made;
}

const modes = ["strict", "tolerant"] as const;

/**
 * Generates the cases of a contract from the samples and published schemas of its editions: each keyword broken once at each
 * place of each definition, and values that no clause bounds. Plain Ajv confirms them; a case stands once for all its editions.
 */
export function generateCases(contract: Contract): PayloadCase[] {
  const pool = new Map<string, PayloadCase & { readonly editions: string[] }>();
  const ids = new Map<string, number>();
  for (const edition of editionsOf(contract)) {
    const schema = readPublishedSchema(contract, edition);
    const starts = contract === "webhook" ? listDeliveries(edition) : listRasterInfo(edition);
    for (const row of confirm(generateAll(starts, schema), schema, edition)) {
      const key = JSON.stringify({ ...row, level: "reading" });
      const known = pool.get(key);
      if (known !== undefined) {
        if (!known.editions.includes(edition)) known.editions.push(edition);
        continue;
      }
      const count = (ids.get(row.id) ?? 0) + 1;
      ids.set(row.id, count);
      pool.set(key, { ...row, ...(count > 1 && { id: `${row.id}-v${count}` }), editions: [edition] });
    }
  }
  return [...pool.values()];
}

function generateAll(starts: readonly Start[], schema: PublishedSchema): Iterable<PayloadCase> {
  const cases = generate(starts, schema);
  return schema.strict.definitions === undefined ? cases : addBlocked(cases, starts, schema.strict);
}

function* generate(starts: readonly Start[], { strict, tolerant }: PublishedSchema): Generator<PayloadCase> {
  yield* listBroken(starts, strict);
  yield* starts.flatMap((start) => [...listWholes(start, strict)]);
  const met = new Set<string>();
  if (strict.definitions !== undefined)
    yield* starts.flatMap((start) => [...listLonePlaces(start, strict, met)]);
  const far = modes.map((mode) => {
    const schema = { strict, tolerant }[mode];
    const origins = starts.map(({ document, definition }) => createOrigin(document, schema, definition));
    return new Map(listFarValues(origins).map(([i, values]) => [`${i} ${values.kind}`, values]));
  });
  for (const key of new Set(far.flatMap((one) => [...one.keys()]))) {
    const found = far.map((one) => one.get(key));
    const start = starts[Number(key.split(" ")[0])];
    const isSame = JSON.stringify(found[0]) === JSON.stringify(found[1]);
    for (const [i, values] of found.entries()) {
      if (values === undefined || start === undefined || (isSame && i === 1)) continue;
      const { kind, phrase, set, repeat } = values;
      const mode = isSame ? "both" : (modes[i] ?? "both");
      const made = { ...start.setAll(set), ...(repeat !== undefined && { repeat }) };
      const shade = mode === "tolerant" ? `${kind}-tolerant` : kind;
      yield { ...makeValid(start, shade, phrase, made), mode };
    }
  }
}

/** Makes a case of a valid document. */
function makeValid({ name, clauseAt }: Start, shade: string, phrase: string, made: Made): PayloadCase {
  return {
    id: makeId(name, shade),
    description: `${name}: ${phrase}`,
    clause: clauseAt("", []),
    level: "reading",
    ...made,
    mode: "both",
    status: "valid",
  };
}

/** Adds to each case of raster info a tolerant one in which no object passes for another branch of its union. */
function* addBlocked(
  cases: Iterable<PayloadCase>,
  starts: readonly Start[],
  schema: PublishedSchema["strict"],
): Generator<PayloadCase> {
  const blockers = new Map(
    starts.map(({ name, document }) => [name, findBlockers(createOrigin(document, schema))]),
  );
  for (const one of cases) {
    yield one;
    const { errors: _, ...row } = one;
    // Every description begins with the name of the document that it changes.
    const [name = ""] = row.description.split(": ");
    const document = addBlockers(row.document, blockers.get(name) ?? []);
    if (document !== undefined && row.mode !== "strict")
      yield { ...row, id: `${row.id}-blocked`, document, mode: "tolerant" };
  }
}

/** Lists valid documents that are changed as a whole: without what may be missing, with an old value of everything, for every event. */
function* listWholes(start: Start, schema: PublishedSchema["strict"]): Generator<PayloadCase> {
  const { name, document, definition, setAll } = start;
  if (definition === undefined) return;
  const optional: Steps[] = [];
  walkDocument(createOrigin(document, schema, definition), new Set(), {
    definition: ({ steps, value }, { schema: { properties = {}, required = [] } }) => {
      const names = Object.keys(properties).filter(
        (one) => !required.includes(one) && Object.hasOwn(Object(value), one),
      );
      optional.push(...names.map((one) => [...steps, one]));
    },
  });
  const outer = optional.filter(
    (steps) =>
      !optional.some((other) => other.length < steps.length && other.every((step, i) => step === steps[i])),
  );
  const isOld = name.endsWith(".old");
  const old = readProperty(document, "before_update");
  const events = readDefinitions(schema).EventName?.enum ?? [];
  const makes: readonly (readonly [
    string,
    string,
    isMade: boolean,
    set: object,
    remove?: readonly Steps[],
  ])[] = [
    ["without-optional", "every property that may be missing is", !isOld && outer.length > 0, {}, outer],
    ["every-old-value", "every property has an old value", isOld, { "/before_update": old }],
    ["no-old-value", "no property has an old value", isOld, { "/before_update": {} }],
    ["without-old-values", "there are no old values", isOld, {}, [["before_update"]]],
    ["every-event", "a webhook subscribes to every event", name === "ping", { "/webhook/events": events }],
  ];
  for (const [id, phrase, isMade, set, remove] of makes) {
    if (!isMade) continue;
    const made = { ...setAll({ ...set }), ...(remove && { remove: remove.map(formatPointer) }) };
    yield makeValid(start, id, phrase, made);
  }
}

/** Lists the documents with one wrong place: each definition in full where it is met first, and once wherever it is used. */
function* listBroken(starts: readonly Start[], schema: PublishedSchema["strict"]): Generator<PayloadCase> {
  const entered = new Set<string>();
  const shownBefore = new Set<string>();
  let places = 0;
  for (const start of starts) {
    const found: [Steps, string, Violation][] = [];
    // In raster info, an attribute may hide what its definition rejects.
    const shown = start.definition === undefined ? new Set<string>() : shownBefore;
    const add = ({ steps, owner }: Place, violations: readonly Violation[]): void =>
      void found.push(...violations.map((one): [Steps, string, Violation] => [steps, owner, one]));
    walkDocument(createOrigin(start.document, schema, start.definition), entered, {
      place: (place, branches) => {
        // That a place may be null shows nothing of its definition.
        const names = branches.flatMap(({ name, schema: one }) => (one.type === "null" ? [] : name));
        const isShown = names.every((name) => shown.has(name));
        places += 1;
        add(place, listPlaceViolations(branches, isShown, places % 2 === 0));
        if (!names.includes("") && !listTypes(branches).has("null"))
          for (const name of names) shown.add(name);
      },
      definition: (place, branch) => {
        for (const [name, one] of listObjectViolations(branch))
          add({ ...place, steps: [...place.steps, name], owner: branch.name }, [one]);
      },
    });
    // The name of another event makes another envelope.
    for (const [steps, owner, violation] of found)
      if (steps.join() !== "event" || !violation.shade.startsWith("is-"))
        yield breakPlace(start, steps, owner, violation);
  }
}

function breakPlace(
  { name, clauseAt, change }: Start,
  steps: Steps,
  owner: string,
  violation: Violation,
): PayloadCase {
  const { code, shade, phrase } = violation;
  const path = formatPointer(steps);
  const isStrict = code === "format" || code === "unexpected";
  const clause = clauseAt(owner, steps);
  const isOtherEvent = path === "/event" && code === "value";
  return {
    id: makeId(name, path, shade),
    description: `${name}: ${path} ${phrase}`,
    clause,
    level: isStrict && clause.startsWith("W") ? "reading" : "document",
    ...change(steps, violation),
    mode: isStrict ? "strict" : "both",
    ...(isOtherEvent
      ? { status: "unknown", errors: [{ code: "unknown-event", path }] }
      : { status: "invalid", errors: [{ code, path }] }),
  };
}

/** Keeps the modes in which plain Ajv judges a case as it says, and its errors where Ajv finds no other place. */
function* confirm(
  cases: Iterable<PayloadCase>,
  { findErrors }: PublishedSchema,
  edition: string,
): Generator<PayloadCase> {
  const isFirst = [sourceEdition("webhook"), sourceEdition("raster-info")].includes(edition);
  for (const one of cases) {
    const document = makeDocument(one, edition);
    const { errors = [], ...row } = one;
    const found = modes
      .filter((mode) => row.mode === "both" || row.mode === mode)
      .map((mode) => ({ mode, paths: findErrors(mode, document).map(({ path }) => path) }))
      .filter(({ paths }) => (paths.length === 0) === (row.status === "valid"));
    const [first] = found;
    if (first === undefined) continue;
    const isAlone = found.every(({ paths }) =>
      paths.every((path) => errors.some((error) => error.path === path)),
    );
    yield {
      ...row,
      level: isFirst ? row.level : "reading",
      mode: found.length === 2 ? "both" : first.mode,
      ...(errors.length > 0 && isAlone && { errors }),
    };
  }
}

function makeId(...parts: readonly string[]): string {
  const text = parts
    .join("-")
    .replaceAll("_note", "-underscore-note")
    .replaceAll(/[^A-Za-z0-9]+/g, "-");
  return `generated-${text.toLowerCase().replace(/^-|-$/g, "")}`;
}

const clauses: Readonly<Record<string, string>> = {
  create: "W6.2",
  update: "W6.3",
  delete: "W6.4",
  ping: "W6.5",
};

/** Lists the deliveries of an edition: updates with an old value of every property, the plain sample of each event, its variants. */
function listDeliveries(edition: string): readonly Start[] {
  const samples = readSamples(edition).toSorted(
    (a, b) => a.name.split(".").length - b.name.split(".").length,
  );
  const plain = samples.filter(({ name }) => !name.includes("."));
  const starts = samples.map(({ name, text }) => createDelivery(name, JSON.parse(text)));
  const old = plain.flatMap(({ name, text }) => {
    const document = JSON.parse(text);
    const resource = document[name.split("-")[1] ?? ""];
    return isObject(document.before_update) && isObject(resource)
      ? createDelivery(name, document, { ...resource, ...dropNulls(document.before_update) })
      : [];
  });
  return [...starts, ...old];
}

function dropNulls(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null));
}

function createDelivery(
  sample: string,
  document: Readonly<Record<string, unknown>>,
  old?: Readonly<Record<string, unknown>>,
): Start {
  const [file = "", action = file.split("-")[0] ?? ""] = sample.split(".").slice(0, 1);
  const words = file.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const { before_update, ...rest } = document;
  const hasOldStart = !sample.includes(".") && isObject(before_update);
  /** Old values that a deeper place needs and the sample lacks. */
  const prepare = ([outer, name = "", ...inner]: Steps): object => {
    const isThere =
      outer !== "before_update" || inner.length === 0 || isObject(readProperty(document.before_update, name));
    return isThere ? {} : { [formatPointer([outer, name])]: old?.[name] };
  };
  return {
    name: old === undefined ? sample : `${sample}.old`,
    // Old values are walked through where there is one of each.
    document: old !== undefined ? { ...rest, before_update: old } : hasOldStart ? rest : document,
    definition: `${words.join("")}Event`,
    clauseAt: (_, steps) => (steps.join() === "event" ? "W6.1" : (clauses[action] ?? "W6")),
    change(steps, violation) {
      const path = formatPointer(steps);
      const set = { ...prepare(steps), ...("value" in violation && { [path]: violation.value }) };
      return {
        sample,
        ...(Object.keys(set).length > 0 && { set }),
        ...(!("value" in violation) && { remove: [path] }),
      };
    },
    setAll: (set) => ({
      sample,
      set: Object.assign({}, ...Object.keys(set).map((path) => prepare(path.split("/").slice(1))), set),
    }),
  };
}

/** Lists valid documents with little but one place: its value alone, every name of a vocabulary, anything where it is open. */
function* listLonePlaces(
  start: Start,
  schema: PublishedSchema["strict"],
  met: Set<string>,
): Generator<PayloadCase> {
  const found: (readonly [Place, string, string, unknown])[] = [];
  walkDocument(createOrigin(start.document, schema), met, {
    place(place, branches) {
      if (place.value !== undefined) found.push([place, "alone", "stands alone", place.value]);
      for (const one of branches.flatMap(({ schema }) => schema.enum ?? []))
        found.push([place, `is-${String(one).replace("-", "minus-")}`, `is ${JSON.stringify(one)}`, one]);
    },
    open: (place) =>
      void anything.forEach((one, i) => void found.push([place, `any-${i + 1}`, "is any JSON value", one])),
  });
  for (const [{ steps, owner }, shade, phrase, value] of found) {
    const path = formatPointer(steps);
    const made = start.change(steps, { shade, code: "value", value, phrase });
    const clause = start.clauseAt(owner, steps);
    yield { ...makeValid(start, `${path}-${shade}`, `${path} ${phrase}`, made), clause };
  }
}

const rasterClauses: Readonly<Record<string, string>> = {
  group: "R2.2",
  array: "R2.3",
  attribute_object: "R2.4",
  compound: "R2.5",
  component: "R2.5",
  enumeration: "R2.5",
  dimension: "R2.6",
  srs: "R2.7",
  structural_info: "R2.8",
  value: "R2.9",
};

/** Lists the raster-info documents of an edition that have, between them, every property: its samples, or two cases of the source document. */
function listRasterInfo(edition: string): readonly Start[] {
  const documents: readonly (readonly [string, unknown])[] =
    edition === "2019"
      ? readCases("raster-info", edition)
          .filter(({ id }) => ["every-member", "every-list"].includes(id))
          .map((one) => [one.id, makeDocument(one, edition)])
      : readSamples(edition).map(({ name, text }) => [name, JSON.parse(text)]);
  return documents.map(([name, document]) => ({
    name,
    document,
    clauseAt: (owner) => rasterClauses[owner] ?? "R1",
    change: (steps, { value }) => ({ document: pathOnly(document, steps, value) }),
    setAll: (set) => ({ document: makeDocument({ document, set }, edition) }),
  }));
}
