import { Ajv, type ErrorObject, type Options, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { contractInMode } from "#scripts/contract-in-mode.ts";
import type { Contract, Mode } from "#scripts/contracts.ts";
import { keywords } from "#scripts/model/keywords.ts";
import { readModel } from "#scripts/model/read-model.ts";
import { mapSchema, omit, reachable, refName, type Schema } from "#scripts/schema.ts";
import { publishedSchema } from "#scripts/write-json-schemas.ts";
import { formatPointer } from "../json/pointer.ts";
import type { ContractDocument } from "./change.ts";
import { listSome } from "./list-some.ts";
import { schemaOfOpenApi } from "./schema-of-open-api.ts";
import { createShape, type Fits, type Shape } from "./shape.ts";

/** A contract as one kind of reader sees it. */
export interface View {
  /** Name and mode, such as `webhook@2.4, strict`. */
  readonly name: string;
  readonly shape: Shape;
  readonly fits: Fits;
  accepts(document: unknown): boolean;
  /** Lists every fault of a document that is refused; those of its own event where the contract has events. */
  faults(document: unknown): readonly Fault[];
}

/** Why a document is refused. */
export interface Fault {
  /** Place as a JSON Pointer; that of the member where one is missing or should not be there. */
  readonly pointer: string;
  readonly message: string;
}

/** Both views of a contract: what a sender owes, and how a tolerant receiver reads. */
export type Views = Readonly<Record<Mode, View>>;

const draft7 = "http://json-schema.org/draft-07/schema#";
const draft2020 = "https://json-schema.org/draft/2020-12/schema";

/**
 * Reads both views of a contract.
 *
 * @throws Error when the document is no contract, or has a keyword that the reader refuses.
 */
export function readViews({ name, document }: ContractDocument): Views {
  const contract = contractOf(name, document);
  return { strict: viewOf(contract, "strict"), tolerant: viewOf(contract, "tolerant") };
}

function contractOf(name: string, document: unknown): Contract {
  if (typeof document !== "object" || document === null || Array.isArray(document))
    throw new Error(`cannot read ${name}: a contract is a JSON object`);
  const given: Schema = { ...document };
  const schema = "openapi" in document ? { $schema: draft2020, ...schemaOfOpenApi(name, given) } : given;
  const dialect = String(schema.$schema ?? draft2020);
  if (![draft7, draft2020].some((known) => dialect.replace(/#$/, "") === known.replace(/#$/, "")))
    throw new Error(`cannot read ${name}: "${dialect}" is neither draft-07 nor 2020-12`);
  const isOlder = dialect.includes("draft-07") || schema.definitions !== undefined;
  const definitionsKeyword = schema.$defs === undefined && isOlder ? "definitions" : "$defs";
  const written = mapSchema(schema, (node) => known(name, node, dialect));
  const ajv = createAjv(dialect, false);
  if (ajv.validateSchema(omit(written, "$id")) !== true)
    throw new Error(`cannot read ${name}: ${ajv.errorsText()}`);
  const definitions = definitionsOf(written, definitionsKeyword);
  const type = typeof schema.title === "string" ? schema.title : "Document";
  const root = omit(written, "$schema", "$id", "title", definitionsKeyword);
  return {
    name,
    edition: "",
    slug: name,
    idBase: "https://annotation-contracts.example",
    source: name,
    dialect,
    definitionsKeyword,
    definitions,
    main: { name, type, description: "", schema: root },
    parts: [],
  };
}

/** A document that is a schema has schemas there. */
function definitionsOf(schema: Schema, keyword: string): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schema[keyword] ?? {}));
}

/** Leaves out unknown keywords, which assert nothing, and names the types that other keywords are about. */
function known(name: string, node: Schema, dialect: string): Schema {
  const refused = Object.keys(node).find((key) => keywords[key]?.taken === "refused");
  if (refused !== undefined) throw new Error(`cannot read ${name}: "${refused}" is not supported`);
  const kept = omit(node, ...Object.keys(node).filter((key) => !Object.hasOwn(keywords, key)));
  return kept.$ref !== undefined && dialect.includes("draft-07") ? kept : withTypes(kept);
}

/** Names all six types where none is given and a keyword is about values of one type: each is read by itself then. */
function withTypes(node: Schema): Schema {
  const keys = Object.keys(node).filter((key) => keywords[key]?.taken !== "annotation");
  const isAbout = keys.length > 0 && keys.every((key) => keywords[key]?.about !== undefined);
  return isAbout ? { ...node, type: ["string", "number", "boolean", "null", "array", "object"] } : node;
}

/** Identifier of the schema that faults are looked up in. */
const ROOT = "https://annotation-contracts.example/diff";

const options: Options = {
  strict: false,
  inlineRefs: false,
  logger: false,
  // A document has no member "toString" because all objects of the language have one.
  ownProperties: true,
  code: { optimize: false },
};

/** A reference to the whole contract. */
const WHOLE = '"$ref":"#"';

function viewOf(contract: Contract, mode: Mode): View {
  const { definitions, definitionsKeyword, dialect, name } = contractInMode(contract, mode);
  const whole = publishedSchema(contract, contract.main, mode);
  // Compiled by its first use: a view that differs from none is never asked.
  let validate: ValidateFunction | undefined;
  const checks = new Map<string, (value: unknown) => boolean>();
  const spell = (schema: Schema): string => {
    const text = JSON.stringify(schema);
    if (text.includes(WHOLE)) return JSON.stringify([dialect, schema, omit(whole, "$id")]);
    return JSON.stringify([dialect, schema, text.includes('"$ref"') ? reachable([schema], definitions) : {}]);
  };
  const fits: Fits = (schema, value) => {
    const key = JSON.stringify(schema);
    const check = checks.get(key) ?? compile(key);
    checks.set(key, check);
    return check(value);
  };
  const compile = (text: string): ((value: unknown) => boolean) => {
    const ajv = createAjv(dialect, false);
    if (text === `{${WHOLE}}`) return ajv.compile(whole);
    if (text.includes(WHOLE)) ajv.addSchema(whole);
    const rooted: Schema = JSON.parse(text.replaceAll(WHOLE, `"$ref":${JSON.stringify(whole.$id)}`));
    return ajv.compile({ ...rooted, [definitionsKeyword]: definitions });
  };
  return {
    name: `${name}, ${mode}`,
    shape: createShape(readModel(contract, mode), spell),
    fits,
    accepts(document) {
      validate ??= createAjv(dialect, false).compile(whole);
      return validate(document);
    },
    faults: createFaultFinder(whole, definitionsKeyword, dialect),
  };
}

function createAjv(dialect: string, allErrors: boolean): Ajv | Ajv2020 {
  const ajv = dialect.includes("draft-07")
    ? new Ajv({ ...options, allErrors })
    : new Ajv2020({ ...options, allErrors });
  formats.default(ajv);
  return ajv;
}

/** A union reports the faults of all its branches: a document is held to the branch that its constants name. */
function createFaultFinder(whole: Schema, keyword: string, dialect: string): View["faults"] {
  const definitions = definitionsOf(whole, keyword);
  const branches = [...(whole.oneOf ?? whole.anyOf ?? [])].flatMap(({ $ref }) => $ref ?? []);
  let ajv: Ajv | Ajv2020 | undefined;
  return (document) => {
    ajv ??= createAjv(dialect, true).addSchema(whole, ROOT);
    const own = branches.filter(($ref) => hasConstants(definitions[refName($ref)], document));
    const validate = ajv.getSchema(own.length === 1 ? `${ROOT}${own[0]}` : ROOT);
    // A function that ran through leaves its faults on itself.
    return validate === undefined || validate(document) === true ? [] : (validate.errors ?? []).map(faultOf);
  };
}

/** Tells whether an object has all constant members of a record that has at least one. */
function hasConstants({ properties = {} }: Schema = {}, document: unknown): boolean {
  const constants = Object.entries(properties).filter(([, { const: value }]) => value !== undefined);
  const members = new Map(Object.entries(Object(document)));
  return (
    constants.length > 0 && constants.every(([member, { const: value }]) => members.get(member) === value)
  );
}

/** What a fault is about, as Ajv says it. */
interface FaultParams {
  readonly additionalProperty?: string;
  readonly missingProperty?: string;
  readonly allowedValues?: unknown;
}

function faultOf({ instancePath, message = "is refused", params }: ErrorObject): Fault {
  const { additionalProperty, missingProperty, allowedValues }: FaultParams = params;
  const member = additionalProperty ?? missingProperty;
  const allowed = Array.isArray(allowedValues)
    ? `: ${listSome(allowedValues.map((one) => JSON.stringify(one)))}`
    : "";
  const extra = additionalProperty === undefined ? allowed : `: ${additionalProperty}`;
  return {
    pointer: member === undefined ? instancePath : `${instancePath}${formatPointer([member])}`,
    message: `${instancePath || "the document"} ${message}${extra}`,
  };
}
