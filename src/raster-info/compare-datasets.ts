import { isRecord } from "../util/is-object.ts";
import { listAttributes, readCrs, readUnit } from "./attributes.ts";
import type { Dataset, DatasetArray, Dimension, Properties } from "./dataset.ts";
import { describeChunks, describeDatatype, describeShape } from "./datatypes.ts";
import { writeExact } from "./exact-json.ts";

/** A difference between documents. */
export interface Difference {
  readonly kind: "dataset" | "group" | "dimension" | "array";
  /** Path of the group, dimension or array. */
  readonly path: string;
  /** What differs, such as `shape` or `attribute units`; empty if some documents do not have the path at all. */
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
 * A missing group, dimension or array is listed once, not for each of its parts.
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
  const make = (kind: Fact["kind"], path: string, facts: Properties): readonly Fact[] =>
    Object.entries({ "": "present", ...facts })
      .filter(([, value]) => value !== undefined && value !== "")
      .map(([what, value]) => ({ kind, path, what, text: write(value) }));
  return [
    ...make("dataset", "/", { driver }),
    ...groups.flatMap(({ path, value }) =>
      make("group", path, { ...attributeFacts(value), structure: value.structural_info }),
    ),
    ...dimensions.flatMap((one) => make("dimension", one.path, dimensionFacts(one))),
    ...arrays.flatMap((one) => make("array", one.path, arrayFacts(one))),
  ];
}

function write(value: unknown): string {
  return typeof value === "string" ? value : writeExact(value, { longest: LONGEST });
}

function dimensionFacts({ size, axis, value, coordinate }: Dimension): Properties {
  return { size, axis, type: value.type, direction: value.direction, coordinates: coordinate?.path };
}

function arrayFacts(array: DatasetArray): Properties {
  const { value, dimensions } = array;
  const crs = readCrs(value);
  return {
    "data type": describeDatatype(value.datatype),
    dimensions: dimensions?.map(({ path }) => path).join(", "),
    shape: describeShape(array),
    chunks: describeChunks(array),
    unit: readUnit(value),
    "no data": value.nodata_value,
    scale: value.scale,
    offset: value.offset,
    "reference system": crs && (crs.code || crs.wkt),
    statistics: isRecord(value.statistics) ? value.statistics : undefined,
    structure: value.structural_info,
    ...attributeFacts(value),
  };
}

/** CF attributes that the format also prints as properties, at least with `-detailed`. */
const packed = ["units", "scale_factor", "add_offset", "_FillValue"];

function attributeFacts(value: Properties): Properties {
  return Object.fromEntries(
    listAttributes(value)
      .filter(({ name }) => !packed.includes(name))
      .map((one) => [`attribute ${one.name}`, write(one.value ?? null)]),
  );
}
