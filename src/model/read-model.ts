import { assertDefined } from "../util/assert-defined.ts";
import { getOrMake } from "../util/get-or-make.ts";
import { type Contract, envelope, nameEdition } from "./contract.ts";
import {
  type Declaration,
  type JsonType,
  jsonTypes,
  type Model,
  type RecordType,
  type Type,
} from "./model.ts";
import { inMode } from "./modes.ts";
import { readTypeName, writeTypeName } from "./names.ts";
import { refName, type Schema } from "./schema.ts";
import { textFormats } from "./text-formats.ts";

/** A declaration that has no name yet. */
type Body = Unnamed<Exclude<Declaration, { kind: "alias" }>>;
type Unnamed<One> = One extends Declaration ? Omit<One, "name" | "doc" | "definition"> : never;

/** The result of reading a schema: an inline type, or a declaration that needs a name. */
type Form = Type | Body;

/**
 * Keywords that determine the kind of a schema, in order, each with the keywords allowed beside it. Any other keyword
 * is rejected.
 */
const forms: readonly (readonly [keyword: string, ...beside: string[]])[] = [
  ["$ref"],
  ["const", "type"],
  ["enum", "type"],
  ["anyOf", "type"],
  ["oneOf", "type"],
  ["type"],
];

/** Keywords allowed beside `type`, by its value. */
const typed: Readonly<Record<string, readonly string[]>> = {
  integer: ["minimum", "maximum"],
  number: ["format"],
  string: ["format", "pattern"],
  array: ["items"],
  object: ["properties", "required", "additionalProperties"],
};

/** Keywords that are allowed everywhere, as are marks, which begin with `x-`. */
const annotations = ["title", "description"];

const anything: Type = { kind: "json", types: jsonTypes };

/** The models of contracts that were already read. */
const models = new WeakMap<Contract, Model>();

/**
 * Reads a contract into types, in strict mode unless the contract is in tolerant mode. The result is cached.
 *
 * @throws Error with the path of a keyword, or a combination of keywords, that no type can express.
 */
export function readModel(contract: Contract): Model {
  return getOrMake(models, contract, () => {
    const { name, edition, releases, program, source, isDefault, main } = contract;
    const declarations = new ModelReader(contract).read();
    return { name, edition, releases, program, source, isDefault, main: main.type, declarations };
  });
}

/** Reads the schemas of a contract once. Paths are named as in the source: `Task.assignee`. */
class ModelReader {
  readonly #contract: Contract;
  readonly #definitions: Readonly<Record<string, Schema>>;
  readonly #declarations: Declaration[] = [];
  readonly #started = new Map<string, Schema>();

  constructor(contract: Contract) {
    this.#contract = contract;
    this.#definitions = contract.definitions;
  }

  read(): readonly Declaration[] {
    const { main } = this.#contract;
    this.#declare(main.type, main.schema);
    for (const key of Object.keys(this.#definitions)) this.#refer(key);
    return this.#declarations;
  }

  #reject(what: string, place: string): never {
    throw new Error(
      `cannot read ${nameEdition(this.#contract)} (${this.#contract.source}): ${what} in ${place}`,
    );
  }

  #find(key: string): Schema {
    return assertDefined(this.#definitions[key], `the definition ${key}`);
  }

  /** Resolves a reference to its schema. */
  #resolve(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.#resolve(this.#find(refName(schema.$ref)));
  }

  #refer(key: string): Type & { readonly kind: "named" } {
    const schema = this.#find(key);
    const name = readTypeName(schema.title, key);
    this.#declare(name, schema, key);
    return { kind: "named", name };
  }

  #declare(name: string, schema: Schema, definition?: string): void {
    if (!this.#isNew(name, schema)) return;
    const form = this.#readForm(schema, name);
    const head = { name, doc: docOf(schema), ...(definition !== undefined && { definition }) };
    const event = this.#contract.envelopes.find(({ type }) => type === name)?.event;
    if (!isBody(form)) this.#declarations.push({ kind: "alias", type: form, ...head });
    else if (form.kind !== "record" || event === undefined) this.#declarations.push({ ...form, ...head });
    else this.#declarations.push({ ...form, ...head, tag: { property: envelope.tag, value: event } });
  }

  /** Checks whether a type is not declared yet. Rejects another type of the same name. */
  #isNew(name: string, schema: Schema): boolean {
    const known = this.#started.get(name);
    if (known !== undefined && known !== schema) this.#reject("two types with the same name", name);
    this.#started.set(name, schema);
    return known === undefined;
  }

  /** Declares a type that is defined inside another. */
  #declareInner(name: string, body: Body, schema: Schema): Type {
    if (this.#isNew(name, schema)) this.#declarations.push({ ...body, name, doc: docOf(schema) });
    return { kind: "named", name };
  }

  #readType(schema: Schema, place: string): Type {
    const form = this.#readForm(schema, place);
    return isBody(form)
      ? this.#declareInner(readTypeName(schema.title, writeTypeName(place)), form, schema)
      : form;
  }

  #readForm(schema: Schema, place: string): Form {
    this.#checkKeywords(schema, place);
    const { $ref, type, anyOf, oneOf } = schema;
    if ($ref !== undefined) return this.#refer(refName($ref));
    if (schema.const !== undefined) return this.#readConstant(schema.const, place);
    if (schema.enum !== undefined) return this.#readVocabulary(schema.enum, place);
    const branches = anyOf ?? oneOf;
    if (branches !== undefined) return this.#readUnion(branches, place, schema);
    if (typeof type === "object") return this.#readTypes(type, place);
    return this.#readTyped(schema, place);
  }

  /** Rejects unknown keywords and keywords that are not expected in this schema, because they would be lost. */
  #checkKeywords(schema: Schema, place: string): void {
    if (typeof schema !== "object" || Array.isArray(schema))
      this.#reject("a schema that is not an object", place);
    const [own = "", ...beside] = forms.find(([keyword]) => schema[keyword] !== undefined) ?? [];
    const known = [
      own,
      ...beside,
      ...(own === "type" ? (typed[String(schema.type)] ?? []) : []),
      ...annotations,
    ];
    const unknown = Object.keys(schema).find((key) => !known.includes(key) && !key.startsWith("x-"));
    if (unknown !== undefined) this.#reject(`the keyword "${unknown}"`, place);
  }

  #readConstant(value: unknown, place: string): Type {
    if (typeof value === "string" || value === null) return { kind: "constant", value };
    return this.#reject("a constant that is neither a string nor null", place);
  }

  #readVocabulary(values: readonly unknown[], place: string): Body {
    const words = values.filter((value) => typeof value === "string");
    if (words.length === 0 || words.length < values.length)
      this.#reject("a value that is not a string", place);
    return { kind: "vocabulary", values: words, open: false };
  }

  #readTypes(types: readonly string[], place: string): Type {
    const known = jsonTypes.filter((type) => types.includes(type));
    if (known.length < types.length) this.#reject(`the types ${types.join()}`, place);
    return { kind: "json", types: types as readonly JsonType[] };
  }

  #readTyped(schema: Schema, place: string): Form {
    const { type, format, minimum, maximum, items } = schema;
    switch (type) {
      case undefined:
        return anything;
      case "null":
        return { kind: "constant", value: null };
      case "boolean":
        return { kind: type };
      case "number":
        if (format !== undefined && format !== "double") this.#reject(`the format "${format}"`, place);
        return { kind: type };
      case "integer": {
        const safe = minimum === Number.MIN_SAFE_INTEGER && maximum === Number.MAX_SAFE_INTEGER;
        if (!safe && (minimum !== undefined || maximum !== undefined))
          this.#reject("bounds of an integer", place);
        return { kind: "integer", safe };
      }
      case "string":
        return this.#readText(schema, place);
      case "array":
        return {
          kind: "list",
          items: items === undefined ? anything : this.#readType(items, `${place}.item`),
        };
      case "object":
        return this.#readObject(schema, place);
      default:
        return this.#reject(`the type "${String(type)}"`, place);
    }
  }

  #readText({ format, pattern }: Schema, place: string): Type {
    if (pattern === undefined && format === undefined) return { kind: "string" };
    const known = textFormats.find((one) => one.pattern === pattern && one.format === format);
    return { kind: "string", format: known?.name ?? this.#reject(`the pattern "${pattern}"`, place) };
  }

  #readObject(schema: Schema, place: string): Form {
    const { properties, required = [], additionalProperties: rest = true } = schema;
    const missing = required.find((name) => properties?.[name] === undefined);
    if (missing !== undefined) this.#reject(`required property "${missing}" without a schema`, place);
    if (properties === undefined) {
      if (typeof rest === "object") return { kind: "map", values: this.#readType(rest, `${place}.value`) };
      return rest ? { kind: "json", types: ["object"] } : this.#reject("an object without properties", place);
    }
    if (typeof rest === "object") this.#reject("a type for unlisted properties", place);
    const all = Object.entries(properties).map(([name, one]) => {
      if (name in {}) this.#reject(`the property "${name}", which every object inherits`, place);
      const doc = docOf(one) || docOf(one.$ref === undefined ? one : this.#find(refName(one.$ref)));
      return { name, type: this.#readType(one, `${place}.${name}`), optional: !required.includes(name), doc };
    });
    // Senders must not write unknown properties, not even `$schema` (W-schema, R-schema).
    const isStrict = this.#contract.mode !== "tolerant";
    const closed = isStrict && inMode(schema, "strict").additionalProperties === false;
    return { kind: "record", properties: all, closed, ...this.#readBefore(schema) };
  }

  /** Reads the rule for updates: the keys of the old values must be keys of the resource (W6.3). */
  #readBefore(schema: Schema): Pick<RecordType, "before"> {
    const { property, mark } = envelope.before;
    const of = schema[mark];
    if (typeof of !== "string") return {};
    const old = this.#resolve(assertDefined(schema.properties?.[property], property));
    return { before: { property, of, known: Object.keys(old.properties ?? {}) } };
  }

  #readUnion(branches: readonly Schema[], place: string, schema: Schema): Form {
    if (branches.length < 2) this.#reject("a union of fewer than two branches", place);
    for (const branch of branches) this.#checkKeywords(branch, place);
    const words = readWords(branches);
    if (words !== undefined) return words;
    const [other, ...more] = branches.filter(({ type }) => type !== "null");
    if (other !== undefined && more.length === 0)
      return { kind: "nullable", of: this.#readType(other, place) };
    const types = branches.map((branch) => nameTypeOf(this.#resolve(branch)));
    const raw = branches[types.indexOf(undefined)];
    if (raw !== undefined) return this.#readRaw(raw, types, place);
    const records = branches.filter((_, i) => types[i] === "object");
    if (records.length === branches.length)
      return this.#readRecords(records, place, schema.oneOf !== undefined);
    if (new Set(types).size < types.length - Math.max(records.length - 1, 0))
      this.#reject("a union with two branches of the same JSON type", place);
    const rows = branches.map((branch, i) => ({ json: assertDefined(types[i], place), branch }));
    const kept = rows.filter(({ json, branch }) => json !== "object" || branch === records[0]);
    return { kind: "union", branches: kept.map((row) => this.#readBranch(row, records, place, schema)) };
  }

  #readBranch(
    { json, branch }: { readonly json: JsonType; readonly branch: Schema },
    records: readonly Schema[],
    place: string,
    { description = "", oneOf }: Schema,
  ): { readonly json: JsonType; readonly type: Type } {
    const own = `${place}.${json}`;
    if (json !== "object" || records.length === 1) return { json, type: this.#readType(branch, own) };
    const body = this.#readRecords(records, own, oneOf !== undefined);
    return {
      json,
      type: this.#declareInner(writeTypeName(own), body, {
        description: `\`${place}\`, if it is an object. ${description}`,
      }),
    };
  }

  /** Reads a union with raw JSON, a branch that includes all others (R2.4). */
  #readRaw(raw: Schema, types: readonly (JsonType | undefined)[], place: string): Type {
    const all = this.#resolve(raw).type;
    if (!Array.isArray(all) || types.some((one) => one !== undefined && !all.includes(one)))
      this.#reject("a union of raw JSON and another type", place);
    if (raw.$ref !== undefined) this.#refer(refName(raw.$ref));
    return { kind: "json", types: all as readonly JsonType[] };
  }

  /** Reads a union of records. A property with a different constant in each record is the tag. */
  #readRecords(branches: readonly Schema[], place: string, isExclusive: boolean): Body {
    const records = branches.map((branch) => this.#resolve(branch));
    const valuesOf = (key: string): unknown[] => records.map(({ properties }) => properties?.[key]?.const);
    const tag = Object.keys(records[0]!.properties ?? {}).find((key) => {
      const values = valuesOf(key);
      return !values.includes(undefined) && new Set(values).size === values.length;
    });
    const values = tag === undefined ? [] : valuesOf(tag);
    const rows = branches.map(({ $ref }, i) => {
      if ($ref === undefined) this.#reject("a record without a name in a union", place);
      return { value: String(values[i] ?? ""), record: this.#refer(refName($ref)).name };
    });
    if (tag === undefined) {
      if (isExclusive) this.#reject("oneOf without a property that identifies the branch", place);
      return { kind: "sum", open: false, branches: rows };
    }
    return {
      kind: "sum",
      tag,
      open: this.#contract.envelopes.length > 0 && place === this.#contract.main.type,
      branches: rows,
    };
  }
}

const bodies: ReadonlySet<string> = new Set(["record", "vocabulary", "union", "sum"]);

function isBody(form: Form): form is Body {
  return bodies.has(form.kind);
}

function docOf({ description }: Schema): string {
  return typeof description === "string" ? description : "";
}

/** Reads a vocabulary: lists of strings, with "any string" as another branch if it is open. */
function readWords(branches: readonly Schema[]): Body | undefined {
  const lists = branches.map(({ const: one, enum: all = one === undefined ? [] : [one] }) => all);
  const isWords = branches.every(
    ({ type, ...rest }) => type === "string" && !("$ref" in rest || "format" in rest || "pattern" in rest),
  );
  const [values, open] = [lists.flat() as string[], lists.some(({ length }) => length === 0)];
  return isWords && values.length > 0 ? { kind: "vocabulary", values, open } : undefined;
}

/** Returns the JSON type of a schema; undefined for raw JSON of several types. */
function nameTypeOf({ type, enum: values }: Schema): JsonType | undefined {
  if (typeof type === "object") return undefined;
  if (type === "integer") return "number";
  return values === undefined ? (type as JsonType) : "string";
}
