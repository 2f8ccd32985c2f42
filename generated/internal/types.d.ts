// Generated from scripts/facts/types.ts by "npm run generate". Do not edit.

/** Kinds of validation errors. The list is closed. */
export type ValidationErrorCode =
  /** A JSON type that the contract does not allow. */
  | "type"
  /** A required property is missing; `path` names the property. */
  | "required"
  /** A property that the contract does not list; `path` names the property. */
  | "unexpected"
  /** A value outside a closed vocabulary. */
  | "value"
  /** A string that is not a valid timestamp, URL or colour. */
  | "format"
  /** An integer outside ±(2^53 − 1). */
  | "range"
  /** `event` is not an event of the contract. */
  | "unknown-event"
  /** Values are nested more deeply than the validator supports: 10,000 levels of groups or data types. */
  | "too-deep";

/** A validation error, as data. */
export interface ValidationError {
  readonly code: ValidationErrorCode;
  /** Path within the value, as a JSON Pointer (RFC 6901); `""` is the value itself. */
  readonly path: string;
  /**
   * What the contract allows: a phrase such as `object or null`, or the list of allowed strings, where `<object>`
   * stands for any object.
   */
  readonly expected: string | readonly string[];
  /** The value found; `undefined` if a property is missing. */
  readonly received: unknown;
}

/** Name of a contract. */
export type ContractName = "webhook" | "raster-info";

/** An edition of a contract. */
export interface EditionFacts {
  readonly name: ContractName;
  /** Such as `2.3`. */
  readonly edition: string;
  /** Contract and edition, as in names of test cases: `webhook-2.3`. */
  readonly slug: string;
  /** Whether it is the edition of the source document. */
  readonly default: boolean;
  /** The releases that produce such documents, as text. */
  readonly releases: string;
  /** The program that the releases belong to, such as `CVAT`. */
  readonly program: string;
  /** Name of a document's type, such as `Delivery`. */
  readonly type: string;
  /** Number of events. */
  readonly events: number;
}

/** An event of a contract. */
export interface EventFacts<Name extends string = string> {
  /** Value of the envelope's tag, such as `update:task`. */
  readonly name: Name;
  /** The action, such as `update`; `ping` for a ping. */
  readonly action: string;
  /** Property that contains the resource of the event, such as `task`. */
  readonly resource: string;
  /** Whether a webhook can subscribe to it; a ping is only sent on request. */
  readonly subscribable: boolean;
  /** Name of its type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** Name in files and URLs, such as `update-task`. */
  readonly file: string;
  /** When it is sent: a sentence with a full stop. */
  readonly about: string;
  /** Clause or release, such as `W6.3`; empty if the source cites none. */
  readonly clause: string;
}

/** Facts about a property, an item, a value of a map, or a whole definition. */
export interface Place {
  /** Name of its type, such as `integer`, `UTC timestamp`, `array of object`. */
  readonly type: string;
  /** JSON types of its values. Default: the type in `type`; all types for `anything`. */
  readonly json?: readonly string[];
  /** Whether null is allowed. */
  readonly nullable?: true;
  /** Whether the property may be missing. */
  readonly optional?: true;
  /** Known values; others are allowed unless `closed` is true. */
  readonly values?: readonly unknown[];
  readonly closed?: true;
  /** Format of the string, such as `utc-date-time`. */
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Its description: a sentence with a full stop. */
  readonly about?: string;
  /** The clause or release that the sentence cites. */
  readonly clause?: string;
  /** Name of the definition that describes the nested properties. */
  readonly definition?: string;
  /** Listed properties of the object, in order. */
  readonly properties?: Readonly<Record<string, Place>>;
  /** Describes any property that is not listed. */
  readonly rest?: Place;
  /** Describes each item of the array. */
  readonly items?: Place;
  /** The alternatives; a value matches one of them. */
  readonly anyOf?: readonly Place[];
}

/** Facts about everything in a contract's documents. */
export interface Places {
  readonly root: Place;
  /** Definitions by name. */
  readonly definitions: Readonly<Record<string, Place>>;
}
