import { groupBy } from "../util/group-by.ts";
import { listAttributes, readCrs, readPacking } from "./attributes.ts";
import type { Dataset, DatasetArray, Properties } from "./dataset.ts";
import { describeChunks, describeDatatype, describeShape } from "./datatypes.ts";
import { writeText } from "./exact-json.ts";

/** A difference between documents. */
export interface Difference {
  readonly kind: "dataset" | "group" | "dimension" | "array";
  /** Path of the group, dimension or array. */
  readonly path: string;
  /** What differs, such as `shape` or `attribute units`; empty if some documents lack the path itself. */
  readonly what: string;
  /** The value in each document; undefined if a document has none. */
  readonly texts: readonly (string | undefined)[];
}

/** Maximum number of characters to compare. */
const LONGEST = 10_000;

type Fact = Omit<Difference, "texts"> & { readonly text: string };

/**
 * Lists the differences between documents, in the order in which the documents contain them. Values are not compared.
 *
 * A missing group, dimension or array is listed once, not once for each of its parts.
 */
export function compareDatasets(datasets: readonly Dataset[]): readonly Difference[] {
  const writeKey = ({ kind, path }: Pick<Fact, "kind" | "path">, what: string): string =>
    `${kind}\n${path}\n${what}`;
  const all = datasets.map((one) => new Map(listFacts(one).map((fact) => [writeKey(fact, fact.what), fact])));
  return [...new Map(all.flatMap((facts) => [...facts]))].flatMap(([key, { kind, path, what }]) => {
    const texts = all.map((facts) => facts.get(key)?.text);
    const having = all.filter((facts) => what === "" || facts.has(writeKey({ kind, path }, "")));
    const isEqual = having.every((facts) => facts.get(key)?.text === having[0]?.get(key)?.text);
    return isEqual ? [] : [{ kind, path, what, texts }];
  });
}

function listFacts({ driver, groups, dimensions, arrays }: Dataset): readonly Fact[] {
  const list = (kind: Fact["kind"], path: string, facts: Properties): readonly Fact[] =>
    Object.entries({ "": "present", ...facts })
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([what, value]) => ({ kind, path, what, text: writeText(value, LONGEST) }));
  return [
    ...list("dataset", "/", { driver }),
    ...groups.flatMap(({ path, value }) =>
      list("group", path, { ...addAttributes(value), structure: value.structural_info }),
    ),
    ...dimensions.flatMap(({ path, size, axis, value: { type, direction }, coordinate }) =>
      list("dimension", path, { size, axis, type, direction, coordinates: coordinate?.path }),
    ),
    ...arrays.flatMap((one) => list("array", one.path, addAttributes(one.value, describeArray(one)))),
  ];
}

function describeArray(array: DatasetArray): Properties {
  const { value, dimensions } = array;
  const crs = readCrs(value);
  const { unit, noData, scale, offset } = readPacking(value);
  return {
    "data type": describeDatatype(value.datatype),
    dimensions: dimensions?.map(({ path }) => path).join(", "),
    shape: describeShape(array),
    chunks: describeChunks(array),
    ...{ unit, "no data": noData, scale, offset },
    "reference system": crs && (crs.code || crs.wkt),
    statistics: value.statistics,
    structure: value.structural_info,
  };
}

/** Facts that duplicate CF attributes, by attribute name. */
const packed = new Map(
  Object.entries({ units: "unit", scale_factor: "scale", add_offset: "offset", _FillValue: "no data" }),
);

/** Adds the attributes of a group or an array to its facts, except attributes that duplicate a fact. */
function addAttributes(value: Properties, facts: Properties = {}): Properties {
  const attributes = [...groupBy(listAttributes(value), ({ name }) => name)].flatMap(([name, same]) => {
    const text = same.map((one) => writeText(one.value ?? null, LONGEST)).join(", ");
    const told = facts[packed.get(name) ?? ""];
    return told !== undefined && writeText(told, LONGEST) === text ? [] : [[`attribute ${name}`, text]];
  });
  return { ...facts, ...Object.fromEntries(attributes) };
}
