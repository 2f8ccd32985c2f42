import { readFileSync } from "node:fs";
import { type Candidate, compare, type Pair } from "./measure.ts";
import { payloads, type SchemaName } from "./payloads.ts";

// Compares validators: time to validate ÷ time of JSON.parse, for the same documents in the same process.

/** Checks whether a parsed JSON value satisfies the strict schema. */
type Validator = (value: unknown) => boolean;

const root = new URL("../", import.meta.url);

/** Where each schema is published: its directory and, for an event, its type. */
const published: Readonly<Record<SchemaName, { readonly directory: string; readonly type: string }>> = {
  "update-task": { directory: "generated/webhook/2.3/", type: "UpdateTaskEvent" },
  ping: { directory: "generated/webhook/2.3/", type: "PingEvent" },
  "raster-info": { directory: "generated/raster-info/2019/", type: "" },
};

/** Reads a strict schema; the schema of an event is a definition in the schema of all events. */
function readSchema(name: SchemaName): Record<string, unknown> {
  const { directory, type } = published[name];
  const schema = JSON.parse(readFileSync(new URL(`${directory}schema.json`, root), "utf8"));
  if (type === "") return schema;
  const { $schema, $defs } = schema;
  return { $schema, ...$defs[type], $defs };
}

const validators: Readonly<Record<string, (name: SchemaName) => Promise<Validator>>> = {
  async "annotation-contracts"(name) {
    const { directory, type } = published[name];
    const { [`validate${type}`]: validate } = await import(new URL(`${directory}strict.js`, root).href);
    return (value) => validate(value).length === 0;
  },
  async TypeBox(name) {
    const { Compile } = await import("typebox/schema");
    const validator = Compile(readSchema(name));
    return (value) => validator.Check(value);
  },
  async schemasafe(name) {
    const { validator } = await import("@exodus/schemasafe");
    const validate = validator(readSchema(name), { mode: "default", isJSON: true });
    return (value) => validate(value as never);
  },
  async Ajv(name) {
    const { Ajv } = await import("ajv");
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    const addFormats = (await import("ajv-formats")).default;
    const ajv = name === "raster-info" ? new Ajv({ allowUnionTypes: true }) : new Ajv2020();
    const validate = addFormats.default(ajv).compile(readSchema(name));
    return (value) => validate(value);
  },
};

/** Size of a batch in characters, small enough that most batches end before another process gets the core. */
const batchCharacters = 64_000;

/** Each batch validates values that were just parsed and never seen before, as a receiver does. */
async function createPair(make: (name: SchemaName) => Promise<Validator>, column: string): Promise<Pair> {
  const { schema, texts: write } = payloads[column]!;
  const texts = write();
  const validate = await make(schema);
  checkVerdicts(validate, texts);
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const sources = Array.from({ length: Math.ceil(batchCharacters / characters) }, () => texts).flat();
  let values: unknown[] = [];
  const time = (work: () => void): number => {
    const start = process.hrtime.bigint();
    work();
    return Number(process.hrtime.bigint() - start) / sources.length;
  };
  return {
    base: () =>
      time(() => {
        values = sources.map((text) => JSON.parse(text));
      }),
    measured: () =>
      time(() => {
        for (const value of values)
          if (!validate(value)) throw new Error("the verdict changed while measuring");
      }),
  };
}

/** A candidate that accepts too little or too much is not measured, because it does different work. */
function checkVerdicts(validate: Validator, texts: readonly string[]): void {
  for (const text of texts) {
    if (!validate(JSON.parse(text))) throw new Error("a valid document is rejected");
    const wrong = JSON.parse(text, (key, value) => (key === "id" || key === "datatype" ? false : value));
    if (validate(wrong)) throw new Error("an invalid document is accepted");
  }
}

const candidates = Object.fromEntries(
  Object.entries(validators).map(([name, make]): [string, Candidate] => [
    name,
    { name, load: (column) => createPair(make, column) },
  ]),
);
const isQuick = process.argv.includes("--quick");
const columns = Object.entries(payloads).filter(([, { quick }]) => quick || !isQuick);
await compare(
  import.meta.filename,
  candidates,
  Object.fromEntries(columns.map(([id, { title }]) => [id, title])),
);
