import type { Mode } from "./contract.ts";
import type { Schema } from "./schema.ts";

/** A JSON value, such as that of a constant. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** The six types of JSON; integers are numbers. */
export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

/** Every JSON type, in the order in which an error lists them. */
export const jsonTypes: readonly JsonType[] = ["string", "number", "boolean", "null", "array", "object"];

/** How long a string (in code points) or an array is, or how many members an object has; both ends included. */
export interface Length {
  readonly min?: number;
  readonly max?: number;
}

/** Which numbers are allowed: `min` and `max` are included, `above` and `below` are not. */
export interface Range {
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
}

/**
 * What a member, an item or a value holds.
 *
 * A type says all that the schema says: keywords that no kind stands for are its `residual`, a schema that a value
 * has to fit as well. Its references are those of the contract, such as `#/$defs/User`.
 */
export type Type = Kind & { readonly residual?: Schema };

type Kind =
  | { readonly kind: "boolean" }
  /** `format` names one of `textFormats`. */
  | { readonly kind: "string"; readonly format?: string; readonly length?: Length }
  | { readonly kind: "number"; readonly range?: Range }
  /** `safe` integers lie within ±(2^53 − 1); others have no bound, and `2.0` is such an integer (R2.2). */
  | { readonly kind: "integer"; readonly safe: boolean; readonly range?: Range }
  /** Always the same value, of any JSON type: the `type` of a group, or null. */
  | { readonly kind: "constant"; readonly value: Json }
  /** JSON kept as it came, of one of these types: all six are anything, none is nothing at all. */
  | { readonly kind: "json"; readonly types: readonly JsonType[] }
  | { readonly kind: "list"; readonly items: Type; readonly length?: Length }
  /** An object without listed members; any name is allowed, `__proto__` included. */
  | { readonly kind: "map"; readonly values: Type; readonly length?: Length }
  /** The type, or null. */
  | { readonly kind: "nullable"; readonly of: Type }
  /** A declaration of the same contract. */
  | { readonly kind: "named"; readonly name: string };

/** A member of a record. */
export interface Field {
  /** Name in JSON. */
  readonly name: string;
  readonly type: Type;
  /** Whether the member may be missing, which is not the same as null. */
  readonly optional: boolean;
  readonly doc: string;
}

/** What every declaration has. */
interface Named {
  /** Name of the type, unique within the contract. */
  readonly name: string;
  readonly doc: string;
  /** Key among the contract's definitions; missing where the type is declared inside another. */
  readonly definition?: string;
  /** Schema that the value must fit in addition. */
  readonly residual?: Schema;
}

/** An object with listed members. */
export interface RecordType extends Named {
  readonly kind: "record";
  /** All members in their order, the discriminator included. */
  readonly fields: readonly Field[];
  /** Type of the members that are not listed: anything where the record is open, nothing where it is closed. */
  readonly rest: Type;
  readonly length?: Length;
  /** Discriminator of an envelope: the constant member by which the contract's root tells its events apart. */
  readonly tag?: { readonly member: string; readonly value: string };
  /** Member whose keys must be members of another member (W6.3), or be among those that are known in any case. */
  readonly before?: { readonly member: string; readonly of: string; readonly known: readonly string[] };
}

/** Strings with names: any string is valid where the vocabulary is open. */
export interface Vocabulary extends Named {
  readonly kind: "vocabulary";
  readonly values: readonly string[];
  readonly open: boolean;
}

/** One of several values that are not all strings: numbers, booleans, null, even arrays and objects. */
interface Enumeration extends Named {
  readonly kind: "enumeration";
  readonly values: readonly Json[];
}

/** Another name of a type. */
interface Alias extends Named {
  readonly kind: "alias";
  readonly type: Type;
}

/** A value of one of several types; its JSON type tells which. */
interface Union extends Named {
  readonly kind: "union";
  readonly branches: readonly { readonly json: JsonType; readonly type: Type }[];
}

/** An object that is one of several records. */
export interface Sum extends Named {
  readonly kind: "sum";
  /**
   * Member that names the record: a record may lack it where the schema does not require it (R2.1). Missing where no
   * member tells the records apart: the object is valid if one of them fits.
   */
  readonly tag?: string;
  readonly open: false;
  /** Its records, each with its value of the tag; the value is empty where there is no tag. */
  readonly branches: readonly { readonly value: string; readonly record: string }[];
}

/** The root of a contract: another value of the tag is a result of its own that keeps the document (W6.1). */
export interface Events extends Omit<Sum, "tag" | "open"> {
  readonly tag: string;
  readonly open: true;
}

export type Declaration = RecordType | Vocabulary | Enumeration | Alias | Union | Sum | Events;

/** What tells the events of a contract apart beside the body. */
export interface EventTypes {
  readonly header?: string;
  readonly member?: string;
  readonly types: readonly { readonly event: string; readonly type: string }[];
}

/** A contract's edition in a mode, as types: what validators, languages and facts are written from. */
export interface Model {
  /** Name of the contract, such as `raster-info`. */
  readonly name: string;
  readonly edition: string;
  /** Both, such as `raster-info-2019`. */
  readonly slug: string;
  readonly mode: Mode | "written";
  /** File that the contract is written in. */
  readonly source: string;
  /** Declaration of the whole document. */
  readonly main: string;
  /**
   * Types by event, where the body alone does not name the event: a header does, or a header and a member, joined by a
   * colon. Missing where the tag of an open sum names it.
   */
  readonly events?: EventTypes;
  /** Those that others need first. */
  readonly declarations: readonly Declaration[];
}
