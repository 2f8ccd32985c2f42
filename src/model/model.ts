import type { Mode } from "./contract.ts";
import type { Schema } from "./schema.ts";

/** A JSON value, such as a constant. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [member: string]: Json };

/** The six types of JSON; integers are numbers. */
export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

/** Every JSON type, in the order that errors list them. */
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
 * The type of a member, an item or a value.
 *
 * A type expresses its whole schema: keywords that no kind expresses are in `residual`, a schema that the value has to
 * fit as well. Its references are those of the contract, such as `#/$defs/User`.
 */
export type Type = Kind & { readonly residual?: Schema };

type Kind =
  | { readonly kind: "boolean" }
  /** `format` names one of `textFormats`. */
  | { readonly kind: "string"; readonly format?: string; readonly length?: Length }
  | { readonly kind: "number"; readonly range?: Range }
  /** `safe` integers are within ±(2^53 − 1); others have no bound, and `2.0` counts as one (R2.2). */
  | { readonly kind: "integer"; readonly safe: boolean; readonly range?: Range }
  /** Always the same value, of any JSON type: the `type` of a group, or null. */
  | { readonly kind: "constant"; readonly value: Json }
  /** Raw JSON of one of these types: six allow anything, zero allow nothing. */
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
  /** Key among the contract's definitions; absent if the type is declared inside another. */
  readonly definition?: string;
  /** Schema that the value must fit in addition. */
  readonly residual?: Schema;
}

/** An object with listed members. */
export interface RecordType extends Named {
  readonly kind: "record";
  /** All members in order, including the discriminator. */
  readonly fields: readonly Field[];
  /** Type of unlisted members: anything if the record is open, nothing if it is closed. */
  readonly rest: Type;
  readonly length?: Length;
  /** Discriminator of an envelope: the constant member that identifies the event. */
  readonly tag?: { readonly member: string; readonly value: string };
  /** Member with old values: its keys must be members of another member (W6.3), or among the known ones. */
  readonly before?: { readonly member: string; readonly of: string; readonly known: readonly string[] };
}

/** Named strings; if the vocabulary is open, any other string is valid too. */
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

/** A value of one of several types, which its JSON type identifies. */
interface Union extends Named {
  readonly kind: "union";
  readonly branches: readonly { readonly json: JsonType; readonly type: Type }[];
}

/** An object that is one of several records. */
export interface Sum extends Named {
  readonly kind: "sum";
  /**
   * Member that names the record. A record may lack it if the schema does not require it (R2.1). Absent if no member
   * identifies the record: the object is valid if one of them fits.
   */
  readonly tag?: string;
  readonly open: false;
  /** Its records, each with its value of the tag, which is empty if there is no tag. */
  readonly branches: readonly { readonly value: string; readonly record: string }[];
}

/** The root of a contract: another value of the tag gives a result of its own that keeps the document (W6.1). */
export interface Events extends Omit<Sum, "tag" | "open"> {
  readonly tag: string;
  readonly open: true;
}

export type Declaration = RecordType | Vocabulary | Enumeration | Alias | Union | Sum | Events;

/** What identifies the event of a delivery, beside the body. */
export interface EventTypes {
  readonly header?: string;
  readonly member?: string;
  readonly types: readonly { readonly event: string; readonly type: string }[];
}

/** A contract's edition in a mode, as types: the input of validators, languages and facts. */
export interface Model {
  /** Name of the contract, such as `raster-info`. */
  readonly name: string;
  readonly edition: string;
  /** Name and edition, such as `raster-info-2019`. */
  readonly slug: string;
  readonly mode: Mode | "written";
  /** File with the contract. */
  readonly source: string;
  /** Declaration of the whole document. */
  readonly main: string;
  /**
   * Types by event, if the body alone does not name the event: a header does, or a header and a member, joined by a
   * colon. Absent if the tag of an open sum names it.
   */
  readonly events?: EventTypes;
  /** Declarations, each after those that it needs. */
  readonly declarations: readonly Declaration[];
}
