import { readFileSync } from "node:fs";
import { type Candidate, compare, type Pair } from "./measure.ts";
import { type ContractName, payloads } from "./payloads.ts";

// Compares validators: time to validate ÷ time of JSON.parse, over the same documents in the same process.

/** Says whether a parsed JSON value meets the strict contract. */
type Validator = (value: unknown) => boolean;

const root = new URL("../", import.meta.url);

/** Files of the generated validators and published schemas, by contract. */
const files: Readonly<
  Record<ContractName, { readonly validator: string; readonly schema: string; readonly definition?: string }>
> = {
  "update-task": {
    validator: "validators/webhook-2.3/strict/update-task.js",
    schema: "json-schema/webhook-2.3/strict/update-task.schema.json",
  },
  ping: {
    validator: "validators/webhook-2.3/strict/ping.js",
    schema: "json-schema/webhook-2.3/strict/ping.schema.json",
  },
  "raster-info": {
    validator: "validators/raster-info-2019/strict/raster-info.js",
    schema: "json-schema/raster-info-2019/strict/raster-info.schema.json",
  },
};

function readSchema(contract: ContractName): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(`generated/${files[contract].schema}`, root), "utf8"));
}

const validators: Readonly<Record<string, (contract: ContractName) => Promise<Validator>>> = {
  async "annotation-contracts"(contract) {
    const { validate } = await import(new URL(`generated/${files[contract].validator}`, root).href);
    return (value) => validate(value).length === 0;
  },
  async TypeBox(contract) {
    const { Compile } = await import("typebox/schema");
    const validator = Compile(readSchema(contract));
    return (value) => validator.Check(value);
  },
  async schemasafe(contract) {
    const { validator } = await import("@exodus/schemasafe");
    const validate = validator(readSchema(contract), { mode: "default", isJSON: true });
    return (value) => validate(value as never);
  },
  async Ajv(contract) {
    const { Ajv } = await import("ajv");
    const { Ajv2020 } = await import("ajv/dist/2020.js");
    const addFormats = (await import("ajv-formats")).default;
    const ajv = contract === "raster-info" ? new Ajv({ allowUnionTypes: true }) : new Ajv2020();
    const validate = addFormats.default(ajv).compile(readSchema(contract));
    return (value) => validate(value);
  },
};

/** Characters of one batch, so that most batches end before the machine turns to other work. */
const batchCharacters = 64_000;

/** Each batch validates values that were parsed a moment ago and never seen before, as a receiver does. */
async function createPair(
  make: (contract: ContractName) => Promise<Validator>,
  column: string,
): Promise<Pair> {
  const { contract, texts: write } = payloads[column]!;
  const texts = write();
  const validate = await make(contract);
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

/** A candidate that accepts too little or too much is not measured: it does other work. */
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
