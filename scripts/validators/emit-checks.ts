import { formatPointer } from "#src/json/pointer.ts";
import {
  findDeclaration,
  type JsonType,
  jsonTypes,
  type Model,
  type Property,
  type RecordType,
} from "#src/model/model.ts";
import { textFormats } from "#src/model/text-formats.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { getOrMake } from "#src/util/get-or-make.ts";
import { type Choice, isAny, listExpected, listRecursive, type Shape, shapeOf } from "./shape.ts";

/** Expressions that test the JSON type of a value. */
const typeTests: Readonly<Record<JsonType, (value: string) => string>> = {
  string: (value) => `typeof ${value} == "string"`,
  number: (value) => `Number.isFinite(${value})`,
  boolean: (value) => `typeof ${value} == "boolean"`,
  null: (value) => `${value} === null`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `isObject(${value})`,
};

/** Maximum number of words to compare one by one. A longer list is searched with `includes`. */
const FEW = 4;

/** A value in the document: its variable, an expression for its JSON Pointer, and its depth. */
interface Target {
  readonly value: string;
  readonly path: string;
  readonly depth: number;
}

/**
 * Emits the checks of a model: a function `check…` for each record, which returns the number of errors that it added,
 * and `checkWhole` for a whole document. A bundler drops unused functions.
 */
export function emitChecks(model: Model): string {
  return new Emitter(model).emit();
}

class Emitter {
  readonly #model: Model;
  readonly #recursive: ReadonlySet<string>;
  readonly #constants = new Map<string, string>();

  constructor(model: Model) {
    this.#model = model;
    this.#recursive = listRecursive(model);
  }

  emit(): string {
    const { declarations, main } = this.#model;
    const functions = declarations.flatMap((one) => (one.kind === "record" ? [this.#record(one)] : []));
    const shape = shapeOf({ kind: "named", name: main }, this.#model);
    const whole = this.#check(shape, { value: "value", path: '""', depth: 0 });
    const constants = [...this.#constants].map(([code, name]) => `const ${name} = ${code};`);
    return [...constants, ...functions, `function checkWhole(value) { ${whole} }`].join("\n");
  }

  /** Emits a constant outside the functions, so the value is created only once. */
  #constant(code: string): string {
    return getOrMake(this.#constants, code, () => `constant${this.#constants.size}`);
  }

  #list(words: readonly string[]): string {
    return this.#constant(JSON.stringify(words));
  }

  #record({ name, properties, closed, before }: RecordType): string {
    const required = properties.filter(({ optional }) => !optional).length;
    const names = this.#list(properties.map((one) => one.name));
    // The number of required and present optional properties minus the number of keys: zero unless a key is unknown.
    const rest = `for (const key in value) unaccounted--; if (unaccounted || found.length - start) unexpected(value, ${names});`;
    return `function check${name}(value) {
      const start = found.length;
      ${required > 0 ? "if (value.__proto__ !== plain) value = ownOf(value);" : ""}
      ${closed ? `let unaccounted = ${required};` : ""}
      ${properties.map((one) => this.#property(one, closed)).join("\n")}
      ${before === undefined || this.#isStrict(before.property, properties) ? "" : `strangers(value.${before.property}, value.${before.of}, "/${before.property}", ${this.#list(before.known)});`}
      ${closed ? rest : ""}
      return found.length - start;
    }`;
  }

  #property({ name, type, optional }: Property, closed: boolean): string {
    const shape = shapeOf(type, this.#model);
    const target = { value: "member", path: JSON.stringify(formatPointer([name])), depth: 0 };
    const own = `value[${JSON.stringify(name)}]`;
    if (!optional) {
      const missing = `if (member === undefined) ${this.#failure(shape, target)}`;
      return `{ const member = ${own}; ${isAny(shape) ? missing : this.#check(shape, target)} }`;
    }
    if (isAny(shape) && !closed) return "";
    return `if (${own} !== undefined) { ${closed ? "unaccounted++;" : ""} const member = ${own}; ${this.#check(shape, target)} }`;
  }

  /** Checks whether the record of old values rejects unknown properties itself. */
  #isStrict(property: string, properties: readonly Property[]): boolean {
    const type = assertDefined(
      properties.find(({ name }) => name === property),
      property,
    ).type;
    const { object } = shapeOf(type, this.#model);
    const target =
      typeof object === "object" && "call" in object ? findDeclaration(this.#model, object.call) : undefined;
    return target?.kind === "record" && target.closed;
  }

  #check(shape: Shape, target: Target): string {
    if (isAny(shape)) return "";
    const types = jsonTypes.filter((type) => shape[type] !== undefined);
    const blocks: string[] = [];
    const tests: string[] = [];
    for (const type of types) {
      const code = this.#nested(type, shape, target);
      if (code === undefined) tests.push(this.#plain(type, shape, target.value));
      else blocks.push(`if (${typeTests[type](target.value)}) { ${code} }`);
    }
    const last = tests.length === 0 ? "" : `if (!(${tests.join(" || ")})) `;
    return [...blocks, last + this.#failure(shape, target)].join(" else ");
  }

  /** Emits the check of an array's items or an object's values; returns undefined if there is nothing to check. */
  #nested(type: JsonType, shape: Shape, target: Target): string | undefined {
    const own = type === "array" ? shape.array : type === "object" ? shape.object : undefined;
    if (typeof own !== "object") return undefined;
    const { value, path, depth } = target;
    const [key, one] = [`key${depth}`, `member${depth}`];
    const inner = (each: Shape, step: string): string =>
      `const ${one} = ${value}[${key}]; ${this.#check(each, { value: one, path: `${path} + ${step}`, depth: depth + 1 })}`;
    if ("call" in own) return prefixed(this.#call(own.call, value), target);
    if ("branches" in own) return prefixed(this.#choose(own, value, path === '""'), target);
    return "items" in own
      ? `for (let ${key} = 0; ${key} < ${value}.length; ${key}++) { ${inner(own.items, `"/" + ${key}`)} }`
      : `for (const ${key} in ${value}) { ${inner(own.values, `pointer(${key})`)} }`;
  }

  #call(record: string, value: string): string {
    return this.#recursive.has(record) ? `deep(check${record}, ${value})` : `check${record}(${value})`;
  }

  /** Emits the choice of a branch. The root of a document does not count as a level. */
  #choose({ tag, branches }: Choice, value: string, isRoot: boolean): string {
    const rows = branches.map(({ value: name = null, record }) => {
      const one = findDeclaration(this.#model, record) as RecordType;
      const isDirect = isRoot || !this.#recursive.has(record);
      const check = isDirect ? `check${record}` : `(one) => ${this.#call(record, "one")}`;
      return `[${JSON.stringify(name)}, ${this.#list(one.properties.map((property) => property.name))}, ${check}]`;
    });
    return `choose(${value}, ${JSON.stringify(tag ?? null)}, ${this.#constant(`[${rows.join()}]`)})`;
  }

  #plain(type: JsonType, { string: text, number }: Shape, value: string): string {
    const test = typeTests[type](value);
    if (type === "number" && typeof number === "object")
      return `Number.${number.integer === "safe" ? "isSafeInteger" : "isInteger"}(${value})`;
    if (type !== "string" || typeof text !== "object") return test;
    if ("format" in text) {
      const format = assertDefined(
        textFormats.find(({ name }) => name === text.format),
        text.format,
      );
      return `${test} && ${format.check}(${value})`;
    }
    const { words } = text;
    if (words.length > FEW) return `${this.#list(words)}.includes(${value})`;
    return words.map((word) => `${value} === ${JSON.stringify(word)}`).join(" || ");
  }

  /** Emits the error for a value. The error code depends on the type found: at most one type has its own. */
  #failure(shape: Shape, { value, path }: Target): string {
    const { string: text, number } = shape;
    const own = typeof text === "object" ? ("words" in text ? "value" : "format") : undefined;
    if (own !== undefined && typeof number === "object")
      throw new Error(`cannot emit ${path}: it needs two error codes`);
    const code = own ?? (typeof number === "object" ? "range" : undefined);
    return `fail(${path}, ${this.#expected(shape)}, ${value}${code === undefined ? "" : `, "${code}"`});`;
  }

  /** Emits an expression for what a shape allows. A long list uses the same constant as the check. */
  #expected(shape: Shape): string {
    const all = listExpected(shape);
    return typeof all !== "string" && all.length > FEW ? this.#list(all) : JSON.stringify(all);
  }
}

/** Emits code that prepends the path of a value to the errors that a call added. */
function prefixed(code: string, { path }: Target): string {
  return path === '""' ? `${code};` : `const entries = ${code}; if (entries) prefix(entries, ${path});`;
}
