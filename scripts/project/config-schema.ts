import type { Schema } from "#src/model/schema.ts";

const text = { type: "string", minLength: 1 };
const texts = { type: "array", items: text };
const anything = {};

function record(properties: Readonly<Record<string, Schema>>, more: Schema = {}): Schema {
  return { type: "object", properties, additionalProperties: false, ...more };
}

const envelope = record(
  {
    root: text,
    tag: text,
    header: text,
    headerAt: text,
    operation: text,
    webhookId: text,
    subscription: text,
    onRequest: texts,
    files: anything,
    receiver: anything,
    before: anything,
  },
  { required: ["root"] },
);

/** A signature has a header; one scheme defines it. */
const signature = record(
  {
    scheme: { enum: ["body", "timestamped", "standard-webhooks"] },
    header: text,
    algorithm: { enum: ["sha1", "sha256", "sha512"] },
    prefix: { type: "string" },
    encoding: { enum: ["hex", "base64"] },
  },
  {
    required: ["scheme"],
    if: { properties: { scheme: { const: "standard-webhooks" } } },
    else: { required: ["header"] },
  },
);

const edition = record(
  { edition: text, source: text, samples: text, releases: text, budgets: anything, sender: anything },
  { required: ["edition"] },
);

/** Settings of a contract in the configuration of another project; see `ContractSettings`. */
export const configSchema: Schema = record({
  name: text,
  source: text,
  idBase: { type: "string", format: "uri" },
  envelope,
  signature,
  editions: { type: "array", minItems: 1, items: edition },
  annotations: { anyOf: [{ enum: ["refuse", "ignore"] }, texts] },
  rules: text,
  ruleTable: text,
  cases: text,
  program: text,
  tables: { type: "object" },
  release: anything,
  memory: anything,
  rounding: anything,
  examples: anything,
  texts: anything,
  measured: anything,
});
