import { _, type Code, Name, nil, not, or, strConcat, stringify } from "ajv/dist/compile/codegen/index.js";
import { resolveRef, SchemaEnv } from "ajv/dist/compile/index.js";
import { Type } from "ajv/dist/compile/util.js";
import type { CodeKeywordDefinition, KeywordCxt, SchemaObjCxt } from "ajv/dist/core.js";
import { getValidate } from "ajv/dist/vocabularies/core/ref.js";
import {
  type Call,
  type Choice,
  type RecordShape,
  type Shape,
  type TextCheck,
  textFormats,
} from "../lowering.ts";

/** Functions of the runtime modules, as the emitted code calls them. */
const runtime = {
  fail: new Name("fail"),
  prefix: new Name("prefix"),
  deep: new Name("deep"),
  unexpected: new Name("unexpected"),
  strangers: new Name("strangers"),
  choose: new Name("choose"),
  isObject: new Name("isObject"),
  found: new Name("found"),
  /** Entries when the check started. */
  start: new Name("start"),
};

/** Second parameter of every emitted check: whether members may be missing. */
const partial = new Name("partial");

type JsonType = keyof Shape;

/** Order in which a value's type is asked for: cheapest question first. */
const jsonTypes: readonly JsonType[] = ["string", "number", "boolean", "null", "array", "object"];

const typeTests: Readonly<Record<JsonType, (value: Code) => Code>> = {
  string: (value) => _`typeof ${value} == "string"`,
  number: (value) => _`Number.isFinite(${value})`,
  boolean: (value) => _`typeof ${value} == "boolean"`,
  null: (value) => _`${value} === null`,
  array: (value) => _`Array.isArray(${value})`,
  object: (value) => _`${runtime.isObject}(${value})`,
};

/**
 * Makes Ajv's keywords for the lowered form: `shape` says what a place may hold by JSON type, `record` lists an
 * object's members. Each place that can be wrong calls `fail` once, so one wrong field gives one error.
 */
export const shapeKeywords: readonly CodeKeywordDefinition[] = [
  { keyword: "shape", schemaType: "object", code: shapeCode },
  { keyword: "record", schemaType: "object", code: recordCode },
];

function shapeCode(cxt: KeywordCxt): void {
  const shape: Shape = cxt.schema;
  const { gen, it } = cxt;
  const value = it.data as Name;
  const types = jsonTypes.filter((type) => shape[type] !== undefined);
  if (isAny(shape)) return;
  const lenient = it.dataLevel === 1 && functionOf(it).partial ? _`, ${partial}` : nil;
  const expected = expectedOf(shape);
  const expectation = typeof expected === "string" ? stringify(expected) : listOf(cxt, expected);
  const failed = _`${runtime.fail}(${pathOf(it)}, ${expectation}, ${value}${lenient})`;
  const nested = types.filter((type) => isNested(shape[type]));
  const plain = types.filter((type) => !isNested(shape[type])).map((type) => plainTest(cxt, type));
  if (nested.length === 0) {
    gen.if(not(or(...plain)), () => gen.code(failed));
    return;
  }
  const [first, ...rest] = nested as [JsonType, ...JsonType[]];
  gen.if(typeTests[first](value));
  nestedCode(cxt, first);
  for (const type of rest) {
    gen.elseIf(typeTests[type](value));
    nestedCode(cxt, type);
  }
  if (plain.length === 0) gen.else();
  else gen.elseIf(not(or(...plain)));
  gen.code(failed).endIf();
}

function isAny(shape: Shape): boolean {
  return jsonTypes.every((type) => shape[type] === true);
}

function isNested(constraint: Shape[JsonType]): boolean {
  return typeof constraint === "object" && !Array.isArray(constraint) && !("format" in constraint);
}

function plainTest(cxt: KeywordCxt, type: JsonType): Code {
  const { string: text, number }: Shape = cxt.schema;
  const value = cxt.it.data as Name;
  if (type === "number" && number === "integer") return _`Number.isInteger(${value})`;
  if (type === "number" && number === "safe integer") return _`Number.isSafeInteger(${value})`;
  if (type !== "string" || text === undefined || text === true) return typeTests[type](value);
  if ("format" in text) return _`${typeTests.string(value)} && ${formatCheck(text.format)}(${value})`;
  return text.length > 4
    ? _`${listOf(cxt, expectedOf(cxt.schema) as readonly string[])}.includes(${value})`
    : or(...text.map((literal) => _`${value} === ${literal}`));
}

function formatCheck(name: string): Name {
  const format = textFormats.find((text) => text.name === name);
  if (format === undefined) throw new Error(`cannot emit format "${name}": no function checks it`);
  return new Name(format.check);
}

function nestedCode(cxt: KeywordCxt, type: JsonType): void {
  const { gen, it } = cxt;
  const value = it.data as Name;
  const shape: Shape = cxt.schema;
  if (type === "array" && typeof shape.array === "object") {
    const items = shape.array.items;
    gen.forRange("i", 0, _`${value}.length`, (i) => visit(cxt, items, i, Type.Num));
  } else if (typeof shape.object === "object" && "values" in shape.object) {
    const values = shape.object.values;
    gen.forIn("key", value, (key) => visit(cxt, values, key, Type.Str));
  } else if (typeof shape.object === "object" && "call" in shape.object) {
    prefixed(cxt, callCode(cxt, shape.object));
  } else {
    prefixed(cxt, choiceCode(cxt, shape.object as Choice));
  }
}

function callCode(cxt: KeywordCxt, call: Call): Code {
  const { check, target } = checkOf(cxt, call.call);
  const value = cxt.it.data;
  if (target.recursive) return _`${runtime.deep}(${check}, ${value})`;
  return call.partial ? _`${check}(${value}, true)` : _`${check}(${value})`;
}

function choiceCode(cxt: KeywordCxt, { tag, branches }: Choice): Code {
  const rows = branches.map(
    ({ value, names, call }) => _`[${value}, ${listOf(cxt, names)}, ${checkOf(cxt, call).check}],`,
  );
  return _`${runtime.choose}(${cxt.it.data}, ${tag}, [${rows.reduce((all, row) => _`${all}${row}`)}])`;
}

/** Emits a call that returns how many errors it added, and puts this place's path before them. */
function prefixed({ gen, it }: KeywordCxt, call: Code): void {
  if (pathOf(it).toString() === '""') {
    gen.code(call);
    return;
  }
  const entries = gen.const("entries", call);
  gen.if(entries, () => gen.code(_`${runtime.prefix}(${entries}, ${pathOf(it)})`));
}

function visit(cxt: KeywordCxt, shape: Shape, dataProp: Name | string, dataPropType: Type): void {
  const schema = { shape };
  const valid = cxt.gen.name("valid");
  cxt.subschema(
    { schema, schemaPath: _``, topSchemaRef: _``, errSchemaPath: "", dataProp, dataPropType },
    valid,
  );
}

/** Finds the function that checks a record, and has Ajv write it if it is not written yet. */
function checkOf(cxt: KeywordCxt, record: string): { check: Code; target: FunctionSchema } {
  const { self, baseId, schemaEnv } = cxt.it;
  const target = resolveRef.call(self, schemaEnv.root, baseId, `#/$defs/${record}`);
  if (!(target instanceof SchemaEnv)) throw new Error(`cannot emit a call: no record is called "${record}"`);
  return { check: getValidate(cxt, target), target: target.schema as FunctionSchema };
}

/** A schema that becomes a function: a record, and how it is called. */
export interface FunctionSchema {
  readonly record: RecordShape;
  readonly recursive: boolean;
  readonly partial: boolean;
}

function functionOf(it: SchemaObjCxt): FunctionSchema {
  return it.schemaEnv.schema as unknown as FunctionSchema;
}

/** Puts a list of strings beside the functions, so that it is made once. */
function listOf(cxt: KeywordCxt, list: readonly string[]): Name {
  const key = list.join();
  return cxt.gen.scopeValue("obj", {
    ref: list,
    key,
    code: list.length === 0 ? _`[]` : _`${key}.split(",")`,
  });
}

function recordCode(cxt: KeywordCxt): void {
  const { closed, members, before }: RecordShape = cxt.schema;
  const { gen, it } = cxt;
  const value = it.data as Name;
  const names = Object.keys(members);
  const required = names.filter((name) => members[name]?.required === true);
  const missing = closed ? gen.let("missing", required.length) : undefined;
  for (const name of names) {
    const member = members[name]!;
    if (member.required && isAny(member.shape)) {
      const failed = _`${runtime.fail}(${`/${name}`}, "any value", undefined)`;
      gen.if(_`${value}[${name}] === undefined`, () => gen.code(failed));
    } else if (member.required) visit(cxt, member.shape, name, Type.Str);
    else
      gen.if(_`${value}[${name}] !== undefined`, () => {
        if (missing !== undefined) gen.code(_`${missing}++`);
        visit(cxt, member.shape, name, Type.Str);
      });
  }
  if (before !== undefined) {
    const path = `/${before.member}`;
    const known = listOf(cxt, before.names);
    gen.code(_`${runtime.strangers}(${value}[${before.member}], ${value}[${before.of}], ${path}, ${known})`);
  }
  if (missing !== undefined) {
    gen.forIn("key", value, () => gen.code(_`${missing}--`));
    gen.if(or(missing, _`${runtime.found}.length > ${runtime.start}`), () =>
      gen.code(_`${runtime.unexpected}(${value}, ${listOf(cxt, names)})`),
    );
  }
}

function pathOf(it: SchemaObjCxt): Code {
  return strConcat(it.errorPath, _`""`);
}

/** Says what a shape allows: a phrase, or a list of strings in which `<object>` stands for another JSON type. */
function expectedOf(shape: Shape): string | readonly string[] {
  const types = jsonTypes.filter((type) => shape[type] !== undefined);
  const text = shape.string;
  if (Array.isArray(text))
    return [...text, ...types.filter((type) => type !== "string").map((type) => `<${type}>`)];
  const phrases = types.map((type) => {
    if (type === "number" && shape.number !== true) return "integer";
    return type === "string" && typeof text === "object" ? (text as TextCheck).format : type;
  });
  return phrases.join(" or ");
}
