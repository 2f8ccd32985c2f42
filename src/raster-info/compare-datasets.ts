import { groupBy } from "../util/group-by.ts";
import { isRecord } from "../util/is-object.ts";
import { listAttributes, readCrs, readPacking } from "./attributes.ts";
import type { Dataset, DatasetArray, Properties } from "./dataset.ts";
import { describeChunks, describeDatatype, writeSize } from "./datatypes.ts";
import { writeExact, writeText } from "./exact-json.ts";
import { asList } from "./values.ts";

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

/** Maximum length of text that is shown, in characters. */
const LONGEST = 10_000;

/** A name, a value of the document, and the text that is shown for it. Default text: the value. */
type Row = readonly [what: string, value: unknown, text?: string | undefined];

type Fact = Omit<Difference, "texts"> & { readonly text: string; readonly json: string };

/**
 * Lists the differences between documents, in the order in which the documents contain them. Values are not compared.
 *
 * A missing group, dimension or array is listed once, not for each of its parts. If different values have the same text,
 * such as two definitions of a reference system, their JSON is listed instead.
 */
export function compareDatasets(datasets: readonly Dataset[]): readonly Difference[] {
  const writeKey = ({ kind, path }: Fact, what: string): string => `${kind}\n${path}\n${what}`;
  const all = datasets.map((one) => groupBy(listFacts(one), (fact) => writeKey(fact, fact.what)));
  return [...new Map(all.flatMap((facts) => [...facts]))].flatMap(([key, [fact]]) => {
    const { kind, path, what } = fact!;
    const having = all.filter((facts) => what === "" || facts.has(writeKey(fact!, "")));
    // The names of groups and attributes may repeat.
    const write = (form: "text" | "json") => (facts: (typeof all)[number]) => {
      const same = facts.get(key)?.map((one) => one[form]);
      return what === "" ? same?.[0] : same?.join(", ");
    };
    const form = (["text", "json"] as const).find((one) => new Set(having.map(write(one))).size > 1);
    return form === undefined ? [] : [{ kind, path, what, texts: all.map(write(form)) }];
  });
}

function listFacts({ driver, groups, dimensions, arrays }: Dataset): readonly Fact[] {
  const list = (kind: Fact["kind"], path: string, rows: readonly Row[]): readonly Fact[] =>
    [["", "present"] as const, ...rows].flatMap(([what, value, text]) => {
      if (value === undefined) return [];
      const json = writeExact(value);
      return [{ kind, path, what, json, text: writeText(text ?? value, LONGEST) || json }];
    });
  // Files without named dimensions repeat the name; the shapes of arrays have all sizes.
  const named = new Map(dimensions.map((one) => [one.path, one]));
  return [
    ...list("dataset", "/", [["driver", driver || undefined]]),
    ...groups.flatMap(({ path, value }) =>
      list("group", path, [
        ...listNamed(value),
        ...Object.entries({ structure: value.structural_info, "data types": value.datatypes }),
      ]),
    ),
    ...[...named.values()].flatMap(({ path, size, axis, value: { type, direction }, coordinate }) =>
      list("dimension", path, Object.entries({ size, axis, type, direction, coordinates: coordinate?.path })),
    ),
    ...arrays.flatMap((one) => list("array", one.path, listArray(one))),
  ];
}

function listArray(array: DatasetArray): readonly Row[] {
  const { value, dimensions } = array;
  const { unit, noData, scale, offset } = readPacking(value);
  const crs = readCrs(value);
  // An overview may be an array, and values are not compared.
  const overviews = asList(value.overviews).map((one) =>
    isRecord(one) ? { ...one, values: undefined } : one,
  );
  const packing = { units: unit || value.unit, _FillValue: noData, scale_factor: scale, add_offset: offset };
  return [
    ["data type", value.datatype, describeDatatype(value.datatype)],
    ["dimensions", dimensions?.map(({ path }) => path).join(", ") || undefined],
    ["shape", dimensions?.map(({ size }) => writeSize(size)).join(" × ") || undefined],
    ["chunks", describeChunks(array) || undefined],
    ...Object.entries({ unit: packing.units, "no data": noData, scale, offset }),
    ["reference system", value.srs, crs && (crs.code || crs.wkt)],
    ["statistics", value.statistics],
    ["structure", value.structural_info],
    ["overviews", value.overviews && overviews],
    ...listNamed(value, packing),
  ];
}

/** Lists the attributes, except those that repeat the packing. */
function listNamed(owner: Properties, packing: Properties = {}): readonly Row[] {
  const told = new Set(Object.entries(packing).map(([name, value]) => `${name} ${writeExact(value)}`));
  return listAttributes(owner).flatMap(({ name, value = null }) =>
    told.has(`${name} ${writeExact(value)}`) ? [] : [[`attribute ${name}`, value]],
  );
}
