import { _, and, type Code, Name, not, or } from "ajv/dist/compile/codegen/index.js";
import { type JsonType, jsonTypes } from "#src/model/model.ts";
import { callCode, choiceCode, createModule, partial } from "./emission.ts";
import { emitRecordGuard } from "./emit-record-guard.ts";
import { countTest, plainTest, typeTests } from "./emit-test.ts";
import { fitsCode, type GuardEmission, value } from "./guard-emission.ts";
import {
  type Call,
  isAny,
  isCall,
  type ListShape,
  type Lowered,
  type MapShape,
  type Shape,
} from "./shape.ts";

/** An emitted module of guards: its code, and the names of the functions for its roots. */
interface EmittedGuards {
  readonly code: string;
  readonly guards: ReadonlyMap<string, string>;
}

/**
 * Emits functions that check whether a value matches a declaration.
 *
 * They return at the first error, and make fast tests before they enter nested values.
 */
export function emitGuards(roots: readonly string[], lowered: Lowered): EmittedGuards {
  const module = createModule(lowered);
  const functions = new Map<string, Name>();
  const waiting: (() => void)[] = [];
  const emission: GuardEmission = {
    ...module,
    test: (shape, at) => writeTest(shape, at, emission),
    functionFor(what, write) {
      const key = JSON.stringify(what);
      const name = functions.get(key) ?? module.gen.name("is");
      if (!functions.has(key)) waiting.push(() => write(name));
      functions.set(key, name);
      return name;
    },
  };
  const guards = roots.map(
    (root) => [root, rootGuard(lowered.shapes[root] ?? {}, emission).toString()] as const,
  );
  // Writing one may add others to the list.
  for (const write of waiting) write();
  return { code: module.print(), guards: new Map(guards) };
}

function rootGuard(shape: Shape, emission: GuardEmission): Name {
  const { gen } = emission;
  return emission.functionFor({ root: shape }, (name) => {
    gen.func(name, value, false, () => gen.return(writeTest(shape, value, emission)));
  });
}

function writeTest(shape: Shape, at: Name, emission: GuardEmission): Code {
  const types = jsonTypes.filter((type) => shape[type] !== undefined);
  const tests = types.map((type) => typeTest(shape, type, at, emission));
  const own = tests.length === 0 ? _`false` : _`(${or(...tests)})`;
  const others = (shape.also ?? []).map(({ residual, types: about }) => {
    const isOther = not(or(...about.map((type) => typeTests[type](at))));
    const test = fitsCode(residual, at);
    return about.length === 6 ? test : _`(${isOther} || ${test})`;
  });
  return and(isAny(shape) ? _`true` : own, ...others);
}

function typeTest(shape: Shape, type: JsonType, at: Name, emission: GuardEmission): Code {
  const constraint = shape[type];
  const test = typeTests[type](at);
  if (typeof constraint !== "object") return test;
  if (isCall(constraint)) return and(test, guardCode(constraint, at, emission));
  if (type === "array") return and(test, _`${eachGuard("list", constraint as ListShape, emission)}(${at})`);
  if (type !== "object") return plainTest(shape, type, { value: at }, emission);
  const one = new Name("one");
  const branchCode = (call: string): Code => _`(${one}) => ${guardCode({ call }, one, emission)}`;
  return "branches" in constraint
    ? and(test, choiceCode(constraint, at, emission, branchCode))
    : and(test, _`${eachGuard("map", constraint as MapShape, emission)}(${at})`);
}

/** Names the function that tests how many items an array has, or values an object, and each of them. */
function eachGuard(kind: "list" | "map", shape: ListShape & MapShape, emission: GuardEmission): Name {
  const { gen } = emission;
  const [each, count] =
    kind === "list" ? [shape.items, _`${value}.length`] : [shape.values, _`Object.keys(${value}).length`];
  const leaveUnless = (test: Code): void => void gen.if(not(test), () => gen.return(false));
  const testAt = (key: Name): void => {
    const one = gen.const(kind === "list" ? "item" : "member", _`${value}[${key}]`);
    if (each !== undefined) leaveUnless(emission.test(each, one));
  };
  return emission.functionFor({ [kind]: shape }, (name) => {
    gen.func(name, value, false, () => {
      if (shape.length !== undefined) leaveUnless(countTest(shape.length, count));
      if (each !== undefined && kind === "list") gen.forRange("i", 0, count, testAt);
      if (each !== undefined && kind === "map") gen.forIn("key", value, testAt);
      gen.return(true);
    });
  });
}

/** Calls the guard of a record, or of another recursive declaration. */
function guardCode(call: Call, at: Name, emission: GuardEmission): Code {
  return callCode(call, declarationGuard(call.call, emission), at, emission);
}

function declarationGuard(call: string, emission: GuardEmission): Name {
  const { gen, lowered } = emission;
  return emission.functionFor({ call }, (name) => {
    const target = lowered.functions[call];
    if (target === undefined) throw new Error(`cannot emit a guard: nothing is called "${call}"`);
    gen.func(name, lowered.partial.has(call) ? _`${value}, ${partial}` : value, false, () => {
      if ("shape" in target) gen.return(emission.test(target.shape, value));
      else emitRecordGuard(call, target, emission);
    });
  });
}
