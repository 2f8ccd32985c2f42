import {
  _,
  type Code,
  CodeGen,
  Name,
  nil,
  or,
  stringify,
  ValueScope,
} from "ajv/dist/compile/codegen/index.js";
import { phraseLength } from "#src/model/phrases.ts";
import { type Codes, chooseCodes, describeExpected } from "./expectation.ts";
import type { Call, ChoiceShape, Lowered, Shape } from "./shape.ts";

const names = [
  "fail",
  "failFormat",
  "failLength",
  "failRange",
  "failValue",
  "report",
  "prefix",
  "deep",
  "unexpected",
  "strangers",
  "choose",
  "other",
  "own",
  "plain",
  "ownOf",
  "pointer",
  "found",
] as const;

/** Functions of the runtime modules, as the emitted code calls them. */
export const runtime: Readonly<Record<(typeof names)[number], Name>> = Object.fromEntries(
  names.map((name) => [name, new Name(name)]),
) as Record<(typeof names)[number], Name>;

/** Entries when the function started. */
export const start: Name = new Name("start");

/** Second parameter of the functions that are also called as partials: whether members may be missing. */
export const partial: Name = new Name("partial");

/** A place in the document that code is emitted for. */
export interface Place {
  readonly value: Name;
  /** Expression of its JSON Pointer, from where the function starts. */
  readonly path: Code;
  /** Whether the value may be missing if the function is called as a partial. */
  readonly lenient?: boolean;
  /** Whether members that may be missing anyway may be null there. */
  readonly nullable?: boolean;
}

/** State that the emitters of a module share. */
export interface Module {
  readonly gen: CodeGen;
  readonly lowered: Lowered;
  /** Adds a list of strings beside the functions, so that it is made once; bundlers drop it if no function needs it. */
  list(words: readonly string[]): Name;
  /** Adds a value beside the functions, so that it is made once; the same code has the same name. */
  constant(code: Code): Name;
  /** Writes what was emitted. */
  print(): string;
}

/** Creates a module without functions. */
export function createModule(lowered: Lowered): Module {
  const gen = new CodeGen(new ValueScope({ scope: {}, es5: false }), { es5: false });
  const constants = new Map<string, Name>();
  const constant = (value: Code): Name => {
    const code = value.toString();
    const name = constants.get(code) ?? gen.name("constant");
    constants.set(code, name);
    return name;
  };
  const print = (): string => {
    gen.optimize();
    return `${[...constants].map(([code, name]) => `const ${name.toString()}=${code};`).join("")}${gen.toString()}`;
  };
  return { gen, lowered, constant, list: (words) => constant(_`${stringify(words)}`), print };
}

/** What emitters of checks share in addition. */
export interface Emission extends Module {
  /** Names the function of a record or a type; it is emitted later. */
  nameFunction(name: string): Name;
  /** Emits the check of a place. */
  check(shape: Shape, place: Place): void;
}

/** Calls the function of a declaration. */
export function callCode(
  { call, partial: isPartial }: Call,
  name: Name,
  value: Name,
  { lowered }: Module,
): Code {
  if (lowered.recursive.has(call)) return _`${runtime.deep}(${name}, ${value})`;
  return isPartial === true ? _`${name}(${value}, true)` : _`${name}(${value})`;
}

/** Chooses a branch of a union; `branchCode` writes the function of each. */
export function choiceCode(
  { tag, branches }: ChoiceShape,
  value: Name,
  { list, constant }: Module,
  branchCode: (call: string) => Code,
): Code {
  const rows = branches.map(
    (branch) => _`[${stringify(branch.value ?? null)}, ${list(branch.names)}, ${branchCode(branch.call)}],`,
  );
  const all = rows.reduce((before, row) => _`${before}${row}`);
  return _`${runtime.choose}(${value}, ${stringify(tag ?? null)}, ${constant(_`[${all}]`)})`;
}

/** Emits what is done with each member that is not among some names. */
export function emitRest(
  names: readonly string[],
  value: Name,
  { gen, list }: Module,
  write: (member: Name, key: Name) => void,
): void {
  const known = list(names);
  gen.forIn("key", value, (key) =>
    gen.if(_`!${known}.includes(${key})`, () => write(gen.const("member", _`${value}[${key}]`), key)),
  );
}

/** Emits an error of a place, so that one wrong value gives one error. */
export function failure(shape: Shape, { value, path, lenient }: Place, emission: Emission): Code {
  const expected = describeExpected(shape);
  const phrase = typeof expected === "string" ? stringify(expected) : valuesCode(expected, shape, emission);
  const codes = chooseCodes(shape);
  const [only, ...others]: readonly Exclude<Codes[keyof Codes], undefined>[] = Object.values(codes);
  const isPlain = others.length === 0 && codes.number === undefined && codes.boolean === undefined;
  if (!isPlain) return specialFailure(codes, { value, path, lenient: lenient === true }, phrase);
  const failing = only === undefined ? runtime.fail : failures[only];
  return _`${failing}(${path}, ${phrase}, ${value}${lenient === true ? _`, ${partial}` : nil})`;
}

/** Functions that list an error, by code. */
const failures: Readonly<Record<Exclude<Codes[keyof Codes], undefined>, Name>> = {
  format: runtime.failFormat,
  length: runtime.failLength,
  range: runtime.failRange,
  value: runtime.failValue,
};

/** Tests for a value of an allowed type with constraints. */
const limited: readonly (readonly [keyof Codes, (value: Name) => Code])[] = [
  ["string", (value) => _`typeof ${value} == "string"`],
  ["integer", (value) => _`Number.isInteger(${value})`],
  ["number", (value) => _`Number.isFinite(${value})`],
  ["boolean", (value) => _`typeof ${value} == "boolean"`],
];

/** Emits an error if several types have constraints, or one that `fail` does not expect. */
function specialFailure(codes: Codes, { value, path, lenient }: Place, phrase: Code): Code {
  const rest = _`${value} === undefined ? "required" : "type"`;
  const code = limited.reduceRight(
    (all, [type, test]) => (codes[type] === undefined ? all : _`${test(value)} ? ${codes[type]} : ${all}`),
    rest,
  );
  const isMissing = lenient === true ? _`${partial} && ${value} === undefined || ` : nil;
  return _`${isMissing}${runtime.report}(${path}, ${phrase}, ${value}, ${code})`;
}

/** Writes a list of values; a list of words is the one that is searched. */
function valuesCode(values: readonly string[], { string: text }: Shape, emission: Emission): Code {
  const words = typeof text === "object" && "words" in text ? (text.words ?? []) : [];
  const others = values.slice(words.length).map((value) => stringify(value));
  if (words.length <= 4) return _`${stringify(values)}`;
  if (others.length === 0) return emission.list(values);
  const cells = others.reduce((all, other) => _`${all}, ${other}`, _`...${emission.list(words)}`);
  return _`[${cells}]`;
}

/**
 * Reduces an object to its own members: an inherited one counts as missing.
 *
 * Reading `__proto__` costs nothing if objects have the same shape.
 */
export function keepOwn(value: Name): Code {
  return _`if (${value}.__proto__ !== ${runtime.plain}) ${value} = ${runtime.ownOf}(${value});`;
}

/** Emits the check of how many items or members there are. */
export function emitLength(
  length: { readonly min?: number; readonly max?: number },
  { value, path }: Place,
  unit: "item" | "member",
  { gen }: Emission,
): void {
  const count = unit === "item" ? _`${value}.length` : gen.const("count", _`Object.keys(${value}).length`);
  const { min, max } = length;
  const tests = [
    min === undefined ? [] : [_`${count} < ${min}`],
    max === undefined ? [] : [_`${count} > ${max}`],
  ];
  const expected = `${unit === "item" ? "array" : "object"} of ${phraseLength(length, unit)}`;
  gen.if(or(...tests.flat()), () => gen.code(_`${runtime.report}(${path}, ${expected}, ${value}, "length")`));
}
