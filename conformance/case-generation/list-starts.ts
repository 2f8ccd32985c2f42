import { formatPointer } from "#src/json/pointer.ts";
import { isObject } from "#src/util/is-object.ts";
import { readProperty } from "#src/util/read-property.ts";
import { makeDocument } from "../suite/make-document.ts";
import { type PayloadCase, readCases } from "../suite/read-cases.ts";
import { readSamples } from "../suite/samples.ts";
import { sortCases } from "./format-cases.ts";
import type { Violation } from "./list-violations.ts";
import { pathOnly } from "./walk-document.ts";

/** The property names and item indexes that lead to a value. */
export type Steps = readonly string[];
/** The document of a case: its base and the changes. */
export type Made = Pick<PayloadCase, "sample" | "document" | "set" | "remove" | "repeat">;

/** A document to generate cases from, and functions that change it for a case. */
export interface Start {
  readonly name: string;
  /** The document to walk. */
  readonly document: unknown;
  readonly definition?: string;
  /** Whether it has old values of all properties. */
  readonly isOld?: boolean;
  readonly clauseAt: (owner: string, steps: Steps) => string;
  readonly change: (steps: Steps, violation: Violation) => Made;
  readonly setAll: (set: NonNullable<PayloadCase["set"]>) => Made;
}

const clauses: Readonly<Record<string, string>> = {
  create: "W6.2",
  update: "W6.3",
  delete: "W6.4",
  ping: "W6.5",
};

/**
 * Lists the deliveries of an edition: updates with old values of all properties, the plain sample of each event, and
 * its variants.
 */
export function listDeliveries(edition: string): readonly Start[] {
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
  const [file = ""] = sample.split(".", 1);
  const [action = ""] = file.split("-", 1);
  const words = file.split("-").map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
  const { before_update, ...rest } = document;
  const hasOldStart = !sample.includes(".") && isObject(before_update);
  /** Old values that nested changes need but the sample lacks. */
  const prepare = ([outer, name = "", ...inner]: Steps): object => {
    const isThere =
      outer !== "before_update" || inner.length === 0 || isObject(readProperty(document.before_update, name));
    return isThere ? {} : { [formatPointer([outer, name])]: old?.[name] };
  };
  return {
    name: old === undefined ? sample : `${sample}.old`,
    isOld: old !== undefined,
    // Old values are walked in the document that has all of them.
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

/**
 * Lists raster-info documents of an edition that together have every property: its samples, or two cases of the source
 * document.
 */
export function listRasterInfo(edition: string): readonly Start[] {
  const samples = readSamples(edition).map(({ name, text }) => [name, JSON.parse(text)] as const);
  const cases = sortCases(readCases("raster-info", edition, ["raster-info"]))
    .filter(({ id }) => ["every-member", "every-list"].includes(id))
    .map((one) => [one.id, makeDocument(one, edition)] as const);
  return (samples.length > 0 ? samples : cases).map(([name, document]) => ({
    name,
    document,
    clauseAt: (owner) => rasterClauses[owner] ?? "R1",
    change: (steps, { value }) => ({ document: pathOnly(document, steps, value) }),
    setAll: (set) => ({ document: makeDocument({ document, set }, edition) }),
  }));
}
