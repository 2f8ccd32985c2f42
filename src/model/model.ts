import type { Edition } from "./contract.ts";

/** The six types of JSON; integers are numbers. */
export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

/** Every JSON type, in the order in which errors list them. */
export const jsonTypes: readonly JsonType[] = ["string", "number", "boolean", "null", "array", "object"];

/** Returns the JSON type of a value. */
export function nameJsonType(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** The type of a property, an item or a value. It contains everything that the schema asserts. */
export type Type =
  /** `format` names one of `textFormats`. */
  | { readonly kind: "string"; readonly format?: string }
  | { readonly kind: "boolean" | "number" }
  /** `safe` integers are within ±(2^53 − 1). Other integers are unbounded and include `2.0` (R2.2). */
  | { readonly kind: "integer"; readonly safe: boolean }
  /** A constant: the `type` of a group, or null. */
  | { readonly kind: "constant"; readonly value: string | null }
  /** Raw JSON of one of these types. All six together allow any value; an empty list allows none. */
  | { readonly kind: "json"; readonly types: readonly JsonType[] }
  | { readonly kind: "list"; readonly items: Type }
  /** An object with any property names, including `__proto__`. */
  | { readonly kind: "map"; readonly values: Type }
  /** The type, or null. */
  | { readonly kind: "nullable"; readonly of: Type }
  /** A declaration of the same model. */
  | { readonly kind: "named"; readonly name: string };

/** A property of a record. */
export interface Property {
  /** Name in JSON. */
  readonly name: string;
  readonly type: Type;
  /** Whether the property may be missing, independently of whether it may be null. */
  readonly optional: boolean;
  /** Its own description, otherwise that of its type; empty if neither has one. */
  readonly doc: string;
}

/** What all declarations have in common. */
interface Named {
  /** Name of the type, unique within the model. */
  readonly name: string;
  readonly doc: string;
  /** Key among the contract's definitions; absent if the type is declared inside another. */
  readonly definition?: string;
}

/** An object with listed properties. */
export interface RecordType extends Named {
  readonly kind: "record";
  /** All properties in order, including the tag. */
  readonly properties: readonly Property[];
  /** Whether other properties are forbidden. */
  readonly closed: boolean;
  /** The constant property of an envelope that names the event. */
  readonly tag?: { readonly property: string; readonly value: string };
  /** The property with old values. Its keys must be properties of another property's value (W6.3), or known keys. */
  readonly before?: { readonly property: string; readonly of: string; readonly known: readonly string[] };
}

/** A list of strings; if the vocabulary is open, any other string is valid too. */
interface Vocabulary extends Named {
  readonly kind: "vocabulary";
  readonly values: readonly string[];
  readonly open: boolean;
}

/** Another name for a type. */
interface Alias extends Named {
  readonly kind: "alias";
  readonly type: Type;
}

/** A value of one of several types, identified by its JSON type. */
export interface Union extends Named {
  readonly kind: "union";
  readonly branches: readonly { readonly json: JsonType; readonly type: Type }[];
}

/** An object that matches one of several records. */
export interface Sum extends Named {
  readonly kind: "sum";
  /** The property whose value identifies the record. Without a tag, the object is valid if it matches one of the records. */
  readonly tag?: string;
  /** Whether an unknown tag yields a separate result, which includes the document (W6.1). */
  readonly open: boolean;
  /** Its records, each with its tag value, which is empty without a tag. */
  readonly branches: readonly { readonly value: string; readonly record: string }[];
}

/** A named type. */
export type Declaration = RecordType | Vocabulary | Alias | Union | Sum;

/**
 * The types of an edition, in memory. Validators, types for all languages, documentation and test cases are generated
 * from it.
 */
export interface Model
  extends Pick<Edition, "name" | "edition" | "releases" | "program" | "source" | "isDefault"> {
  /** The declaration of the whole document. */
  readonly main: string;
  /** All declarations, each after those that it refers to. */
  readonly declarations: readonly Declaration[];
}

/**
 * Finds a declaration of a model by name.
 *
 * @throws Error if it does not exist.
 */
export function findDeclaration({ declarations }: Pick<Model, "declarations">, name: string): Declaration {
  const found = declarations.find((one) => one.name === name);
  if (found === undefined) throw new Error(`cannot find the declaration ${name}`);
  return found;
}
