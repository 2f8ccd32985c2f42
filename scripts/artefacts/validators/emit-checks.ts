import { _, and, type Code, Name, not, or } from "ajv/dist/compile/codegen/index.js";
import { type JsonType, jsonTypes } from "#src/model/model.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import {
  callCode,
  choiceCode,
  createModule,
  type Emission,
  emitLength,
  failure,
  type Place,
  partial,
  runtime,
  start,
} from "./emission.ts";
import { emitRecord } from "./emit-record.ts";
import { plainTest, typeTests } from "./emit-test.ts";
import {
  type Call,
  type ChoiceShape,
  isAny,
  isCall,
  type ListShape,
  type Lowered,
  type MapShape,
  type Shape,
} from "./shape.ts";

/** An emitted module: its code, and the names of the checks of its roots. */
interface EmittedChecks {
  readonly code: string;
  readonly checks: Readonly<Record<string, string>>;
}

/** Emits the checks of some declarations, with every function that they need. */
export function emitChecks(roots: readonly string[], lowered: Lowered): EmittedChecks {
  const module = createModule(lowered);
  const functions = new Map<string, Name>();
  const emission: Emission = {
    ...module,
    check: (shape, place) => emitShape(shape, place, emission),
    nameFunction(name) {
      const known = functions.get(name) ?? module.gen.name("check");
      functions.set(name, known);
      return known;
    },
  };
  const checks = roots.map(
    (root) => [root, emitRoot(assertDefined(lowered.shapes[root], root), emission).toString()] as const,
  );
  const emitted = new Set<string>();
  for (const [name, check] of functions) {
    if (emitted.has(name)) continue;
    emitted.add(name);
    emitNamed(name, check, emission);
  }
  return { code: module.print(), checks: Object.fromEntries(checks) };
}

/** Emits the check of a whole document. No emitted code calls it, so it does not return how many errors it added. */
function emitRoot(shape: Shape, emission: Emission): Code {
  // Ajv drops a function without statements.
  if (isAny(shape) && shape.also === undefined) return _`(() => undefined)`;
  const name = emission.gen.name("check");
  const value = new Name("value");
  emission.gen.func(name, value, false, () => emitShape(shape, { value, path: _`""` }, emission));
  return name;
}

/** Emits the function of a declaration, which returns how many entries it added. */
function emitNamed(name: string, check: Name, emission: Emission): void {
  const { gen, lowered } = emission;
  const target = lowered.functions[name];
  if (target === undefined) throw new Error(`cannot emit a call: nothing is called "${name}"`);
  const isPartial = lowered.partial.has(name);
  const nullable = lowered.nullable.has(name);
  const value = new Name("value");
  gen.func(check, isPartial ? _`${value}, ${partial}` : value, false, () => {
    gen.const(start, _`${runtime.found}.length`);
    if ("shape" in target) emitShape(target.shape, { value, path: _`""` }, emission);
    else emitRecord(target, { value, path: _`""`, lenient: isPartial, nullable }, emission);
    gen.return(_`${runtime.found}.length - ${start}`);
  });
}

function emitShape(shape: Shape, place: Place, emission: Emission): void {
  const { gen } = emission;
  if (isAny(shape)) {
    emitAlso(shape, place, undefined, emission);
    return;
  }
  const before = shape.also === undefined ? undefined : gen.const("before", _`${runtime.found}.length`);
  emitTypes(shape, place, emission);
  emitAlso(shape, place, before, emission);
}

function emitTypes(shape: Shape, place: Place, emission: Emission): void {
  const { gen } = emission;
  const types = jsonTypes.filter((type) => shape[type] !== undefined);
  const nested = types.filter((type) => isNested(shape, type));
  const plain = types
    .filter((type) => !nested.includes(type))
    .map((type) => plainTest(shape, type, place, emission));
  const failed = failure(shape, place, emission);
  const isWrong = plain.length === 0 ? true : not(or(...plain));
  if (nested.length === 0) return void gen.if(isWrong, () => gen.code(failed));
  for (const [i, type] of nested.entries()) {
    const test = typeTests[type](place.value);
    if (i === 0) gen.if(test);
    else gen.elseIf(test);
    emitNested(shape, type, place, emission);
  }
  if (isWrong === true) gen.else();
  else gen.elseIf(isWrong);
  gen.code(failed).endIf();
}

function isNested(shape: Shape, type: JsonType): boolean {
  const constraint = shape[type];
  return typeof constraint === "object" && (isCall(constraint) || type === "array" || type === "object");
}

function emitNested(shape: Shape, type: JsonType, place: Place, emission: Emission): void {
  const constraint = shape[type] as Call | ListShape | MapShape | ChoiceShape;
  const { value } = place;
  const { nameFunction } = emission;
  if (isCall(constraint))
    emitPrefixed(callCode(constraint, nameFunction(constraint.call), value, emission), place, emission);
  else if ("branches" in constraint)
    emitPrefixed(choiceCode(constraint, value, emission, nameFunction), place, emission);
  else emitEach(type === "array" ? "item" : "member", constraint, place, emission);
}

/** Emits the check of how many items an array has, or members an object, and of each of them. */
function emitEach(
  unit: "item" | "member",
  { items, values, length }: ListShape & MapShape,
  { value, path }: Place,
  emission: Emission,
): void {
  const { gen } = emission;
  if (length !== undefined) emitLength(length, { value, path }, unit, emission);
  const each = items ?? values;
  if (each === undefined) return;
  const checkAt = (key: Name): void => {
    const step = unit === "item" ? _`"/" + ${key}` : _`${runtime.pointer}(${key})`;
    emitShape(each, { value: gen.const(unit, _`${value}[${key}]`), path: _`${path} + ${step}` }, emission);
  };
  if (unit === "item") gen.forRange("i", 0, _`${value}.length`, checkAt);
  else gen.forIn("key", value, checkAt);
}

/** Emits a call that returns how many errors it added, and puts this place's path before them. */
function emitPrefixed(call: Code, { path }: Place, { gen }: Emission): void {
  if (path.toString() === '""') {
    gen.code(call);
    return;
  }
  const entries = gen.const("entries", call);
  gen.if(entries, () => gen.code(_`${runtime.prefix}(${entries}, ${path})`));
}

/** Emits the checks of Ajv's own keywords, after the rest of the place is valid. */
function emitAlso(shape: Shape, place: Place, before: Name | undefined, emission: Emission): void {
  const { gen } = emission;
  const { value, path } = place;
  for (const { residual, types } of shape.also ?? []) {
    const fits =
      types.length === 6 ? _`${value} !== undefined` : or(...types.map((type) => typeTests[type](value)));
    const isRight = before === undefined ? fits : and(_`${before} === ${runtime.found}.length`, fits);
    gen.if(isRight, () =>
      gen.code(_`${runtime.other}(${new Name(`residual${residual}`)}, ${value}, ${path})`),
    );
  }
}
