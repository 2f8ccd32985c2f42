import type { ContractName } from "#generated/internal/types.d.ts";
import { listEditions, sourceEdition } from "#src/diagnostics/editions.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { modes } from "#src/model/contract.ts";
import { readDefinitions, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { defined } from "#src/util/defined.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { readProperty } from "#src/util/read-property.ts";
import { makeDocument } from "../suite/make-document.ts";
import { type PublishedSchema, readPublishedSchema } from "../suite/published-schema.ts";
import type { PayloadCase } from "../suite/read-cases.ts";
import { addBlockers, findBlockers } from "./block-branches.ts";
import { anything, listExtremeValues } from "./list-extreme-values.ts";
import { listDeliveries, listRasterInfo, type Made, type Start, type Steps } from "./list-starts.ts";
import { listObjectViolations, listPlaceViolations, type Violation } from "./list-violations.ts";
import { createOrigin, listTypes, type Place, walkDocument } from "./walk-document.ts";

/** A case and the document that it changes. */
type Draft = PayloadCase & { readonly start: Start };

/**
 * Generates the cases of a contract from the samples and published schemas of its editions. It violates each keyword
 * once at each location in each definition, and tries extreme values that no clause forbids. Plain Ajv confirms the
 * cases. A case that applies to several editions appears only once.
 */
export function generateCases(contract: ContractName): PayloadCase[] {
  const pool = new Map<string, PayloadCase & { readonly editions: string[] }>();
  const ids = new Map<string, number>();
  for (const edition of listEditions(contract)) {
    const schema = readPublishedSchema(contract, edition);
    const starts = contract === "webhook" ? listDeliveries(edition) : listRasterInfo(edition);
    for (const row of confirm(addBlocked(generate(starts, schema), schema.strict), schema, edition)) {
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

function* generate(starts: readonly Start[], { strict, tolerant }: PublishedSchema): Generator<Draft> {
  yield* listBroken(starts, strict);
  yield* starts.flatMap((start) => [...listWholes(start, strict)]);
  const met = new Set<string>();
  if (strict.definitions !== undefined)
    yield* starts.flatMap((start) => [...listLonePlaces(start, strict, met)]);
  yield* listExtremes(starts, strict, tolerant);
}

/** Lists valid documents with extreme values, once for both modes if the values are the same. */
function* listExtremes(starts: readonly Start[], ...schemas: readonly Schema[]): Generator<Draft> {
  const [inStrict = [], inTolerant = []] = schemas.map((schema) =>
    listExtremeValues(starts.map(({ document, definition }) => createOrigin(document, schema, definition))),
  );
  const isIn = (list: typeof inStrict, one: unknown): boolean =>
    list.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const make = ([i, values]: (typeof inStrict)[number], mode: PayloadCase["mode"]): Draft => {
    const start = assertDefined(starts[i], "a start");
    const { kind, phrase, set, repeat } = values;
    const made = { ...start.setAll(set), ...defined({ repeat }) };
    return { ...makeValid(start, mode === "tolerant" ? `${kind}-tolerant` : kind, phrase, made), mode };
  };
  for (const one of inStrict) yield make(one, isIn(inTolerant, one) ? "both" : "strict");
  for (const one of inTolerant) if (!isIn(inStrict, one)) yield make(one, "tolerant");
}

/** Creates a case for a valid document. */
function makeValid(start: Start, shade: string, phrase: string, made: Made): Draft {
  return {
    start,
    id: makeId(start.name, shade),
    description: `${start.name}: ${phrase}`,
    clause: start.clauseAt("", []),
    level: "reading",
    ...made,
    mode: "both",
    status: "valid",
  };
}

/** For each raster-info case, adds a tolerant one whose objects match no other branch of their union. */
function* addBlocked(drafts: Iterable<Draft>, schema: PublishedSchema["strict"]): Generator<PayloadCase> {
  const blockers = new Map<Start, ReturnType<typeof findBlockers>>();
  for (const { start, ...one } of drafts) {
    yield one;
    if (schema.definitions === undefined || one.mode === "strict") continue;
    const { errors: _, ...row } = one;
    const find = () => findBlockers(createOrigin(start.document, schema));
    const document = addBlockers(row.document, getOrMake(blockers, start, find));
    if (document !== undefined) yield { ...row, id: `${row.id}-blocked`, document, mode: "tolerant" };
  }
}

/**
 * Lists valid documents with many changes: without optional properties, with old values of all properties, or with
 * every event.
 */
function* listWholes(start: Start, schema: PublishedSchema["strict"]): Generator<Draft> {
  const { name, document, definition, isOld, setAll } = start;
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
  const old = readProperty(document, "before_update");
  const events = readDefinitions(schema).EventName?.enum ?? [];
  const whole = (id: string, phrase: string, set: object, remove: readonly Steps[] = []): Draft =>
    makeValid(start, id, phrase, {
      ...setAll({ ...set }),
      ...(remove.length > 0 && { remove: remove.map(formatPointer) }),
    });
  if (isOld) {
    yield whole("every-old-value", "every property has an old value", { "/before_update": old });
    yield whole("no-old-value", "no property has an old value", { "/before_update": {} });
    yield whole("without-old-values", "there are no old values", {}, [["before_update"]]);
  } else if (outer.length > 0)
    yield whole("without-optional", "every optional property is missing", {}, outer);
  if (name === "ping")
    yield whole("every-event", "a webhook subscribes to every event", { "/webhook/events": events });
}

/**
 * Lists documents with one error each. Each definition is tested fully where it is first used, and once wherever else
 * it is used.
 */
function* listBroken(starts: readonly Start[], schema: PublishedSchema["strict"]): Generator<Draft> {
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
        // A nullable place reveals nothing about its definition.
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
    // Another event name selects another envelope.
    for (const [steps, owner, violation] of found)
      if (steps.join() !== "event" || !violation.shade.startsWith("is-"))
        yield breakPlace(start, steps, owner, violation);
  }
}

function breakPlace(start: Start, steps: Steps, owner: string, violation: Violation): Draft {
  const { name, clauseAt, change } = start;
  const { code, shade, phrase } = violation;
  const path = formatPointer(steps);
  const isStrict = code === "format" || code === "unexpected";
  const clause = clauseAt(owner, steps);
  const isOtherEvent = path === "/event" && code === "value";
  return {
    start,
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

/** Keeps the modes in which plain Ajv confirms a case's verdict, and the case's errors if Ajv finds no others. */
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

/**
 * Lists valid documents reduced to one value: the original value, each name of a vocabulary, or various values where
 * any value is allowed.
 */
function* listLonePlaces(
  start: Start,
  schema: PublishedSchema["strict"],
  met: Set<string>,
): Generator<Draft> {
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
