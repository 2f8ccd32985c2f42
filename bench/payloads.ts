import { readFileSync } from "node:fs";

/** Name of a schema that every candidate validates against. */
export type SchemaName = "update-task" | "ping" | "raster-info";

/** One column of the table: valid texts of about the same size. */
interface Payload {
  readonly title: string;
  readonly schema: SchemaName;
  /** Whether it is also measured with `--quick`. */
  readonly quick: boolean;
  /** Builds the same JSON texts on every call. */
  readonly texts: () => readonly string[];
}

/** Lists what is measured, in the order of the columns. */
export const payloads: Readonly<Record<string, Payload>> = {
  "task-3k": row("update:task 3 kB", "update-task", true, () => buildUpdateTasks(3_000)),
  "task-30k": row("30 kB", "update-task", true, () => buildUpdateTasks(30_000)),
  "task-300k": row("300 kB", "update-task", false, () => buildUpdateTasks(300_000)),
  ping: row("ping 1 kB", "ping", true, () => copies(8, (seed) => JSON.stringify(vary(sample("ping"), seed)))),
  "raster-30k": row("raster 30 kB", "raster-info", true, () => buildRasterInfos(30_000)),
  "raster-1m": row("1 MB", "raster-info", false, () => buildRasterInfos(1_000_000)),
};

function row(title: string, schema: SchemaName, quick: boolean, texts: () => string[]): Payload {
  return { title, schema, quick, texts };
}

/** A JSON object with the shape of a sample. */
type Json = ReturnType<typeof JSON.parse>;

const read = (path: string): string =>
  readFileSync(new URL(`../conformance/${path}`, import.meta.url), "utf8");
const sample = (name: string): Json => JSON.parse(read(`samples/${name}.json`));

/** Outputs of the real program that are valid in the source document's edition. */
const outputs = read("corpus/raster-info.ndjson")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line))
  .filter(({ status, text }) => status?.["2019"] === "valid" && text?.length > 4_000 && /"arrays"/.test(text))
  .map(({ text }) => JSON.parse(text));

function copies(count: number, make: (seed: number) => string): string[] {
  return Array.from({ length: count }, (_, seed) => make(seed));
}

/** Returns a copy with different identifiers and names, so that no two texts are the same. */
function vary(value: Json, seed: number): Json {
  return JSON.parse(JSON.stringify(value), (key, one) =>
    key === "id" && typeof one === "number" ? one + seed * 7 : key === "username" ? `${one}.${seed}` : one,
  );
}

/** Repeats the items of a list with small changes until there are `count` of them. */
function repeat<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => vary(items[index % items.length], index + 1));
}

/** Builds eight different `update:task` deliveries (W6.3) of about the same size. Larger ones have more labels and segments. */
export function buildUpdateTasks(size: number): string[] {
  const build = (seed: number, units: number): string => {
    const delivery = vary(sample("update-task"), seed);
    const { labels, segments } = delivery.task;
    delivery.task = {
      ...delivery.task,
      labels: repeat(labels, units),
      segments: repeat(segments, 2 * units),
    };
    return JSON.stringify(delivery);
  };
  const [short, long] = [build(1, 0).length, build(1, 10).length];
  return copies(8, (seed) => build(seed, Math.max(0, Math.round(((size - short) * 10) / (long - short)))));
}

/** Builds four different documents of about the same size, indented as the program prints them. */
function buildRasterInfos(size: number): string[] {
  return copies(4, (seed) => {
    const output = outputs[seed % outputs.length];
    const arrays = Object.entries<Json>(output.arrays);
    const length = JSON.stringify(output.arrays, null, 2).length / arrays.length;
    const grown = copies(Math.round(size / length), String).map((name) => {
      const [first, array] = arrays[Number(name) % arrays.length] ?? ["", {}];
      return [`${first}_${name}`, array];
    });
    return JSON.stringify({ ...output, arrays: Object.fromEntries(grown) }, null, 2);
  });
}
