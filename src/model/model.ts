/** The six types of JSON; integers are numbers. */
export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

/** Every JSON type, in the order that errors list them. */
export const jsonTypes: readonly JsonType[] = ["string", "number", "boolean", "null", "array", "object"];

/** The type of a property, an item or a value. It says everything that its schema asserts. */
export type Type =
  /** `format` names one of `textFormats`. */
  | { readonly kind: "string"; readonly format?: string }
  | { readonly kind: "boolean" | "number" }
  /** `safe` integers are within ±(2^53 − 1); others have no bound, and `2.0` counts as one (R2.2). */
  | { readonly kind: "integer"; readonly safe: boolean }
  /** Always the same value: the `type` of a group, or null. */
  | { readonly kind: "constant"; readonly value: string | null }
  /** Raw JSON of one of these types: six allow anything, zero allow nothing. */
  | { readonly kind: "json"; readonly types: readonly JsonType[] }
  | { readonly kind: "list"; readonly items: Type }
  /** An object without listed properties; any name is allowed, `__proto__` included. */
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
  /** Whether the property may be missing, which is not the same as null. */
  readonly optional: boolean;
  /** Its description, else that of its type; empty if neither has one. */
  readonly doc: string;
}

/** What every declaration has. */
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
  /** All properties in order, the tag included. */
  readonly properties: readonly Property[];
  /** Whether no other property is allowed. */
  readonly closed: boolean;
  /** The constant property of an envelope that names the event. */
  readonly tag?: { readonly property: string; readonly value: string };
  /** Property with old values: its keys are properties of another property's value (W6.3), or among the known ones. */
  readonly before?: { readonly property: string; readonly of: string; readonly known: readonly string[] };
}

/** Named strings; if the vocabulary is open, any other string is valid too. */
interface Vocabulary extends Named {
  readonly kind: "vocabulary";
  readonly values: readonly string[];
  readonly open: boolean;
}

/** Another name of a type. */
interface Alias extends Named {
  readonly kind: "alias";
  readonly type: Type;
}

/** A value of one of several types, which its JSON type identifies. */
export interface Union extends Named {
  readonly kind: "union";
  readonly branches: readonly { readonly json: JsonType; readonly type: Type }[];
}

/** An object that is one of several records. */
export interface Sum extends Named {
  readonly kind: "sum";
  /** Property that names the record; absent if none does: the object is valid if one of them fits. */
  readonly tag?: string;
  /** Whether another value of the tag gives a result of its own that keeps the document (W6.1). */
  readonly open: boolean;
  /** Its records, each with its value of the tag, which is empty if there is no tag. */
  readonly branches: readonly { readonly value: string; readonly record: string }[];
}

/** A type with a name. */
export type Declaration = RecordType | Vocabulary | Alias | Union | Sum;

/** An edition as types, in memory: what validators, types of every language, documentation and test cases are made of. */
export interface Model {
  /** Name of the contract, such as `raster-info`. */
  readonly name: string;
  readonly edition: string;
  /** Releases that it describes, in words. */
  readonly releases: string;
  /** Program that has the releases. */
  readonly program: string;
  /** File with the contract. */
  readonly source: string;
  /** Whether the edition is that of the source document. */
  readonly isDefault: boolean;
  /** Declaration of the whole document. */
  readonly main: string;
  /** Declarations, each after those that it needs. */
  readonly declarations: readonly Declaration[];
}

/**
 * Finds a declaration of a model by its name.
 *
 * @throws Error if there is none.
 */
export function findDeclaration({ declarations }: Pick<Model, "declarations">, name: string): Declaration {
  const found = declarations.find((one) => one.name === name);
  if (found === undefined) throw new Error(`cannot find the declaration ${name}`);
  return found;
}
