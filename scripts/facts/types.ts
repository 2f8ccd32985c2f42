/** Kinds of validation errors, a closed list. */
export type ValidationErrorCode =
  /** A JSON type that the contract does not allow. */
  | "type"
  /** A required property is missing; `path` names the property. */
  | "required"
  /** A property that the contract does not list; `path` names the property. */
  | "unexpected"
  /** A value outside a closed vocabulary. */
  | "value"
  /** A string that is not a timestamp, URL or colour as the contract requires. */
  | "format"
  /** An integer outside ±(2^53 − 1). */
  | "range"
  /** `event` is not an event of the contract. */
  | "unknown-event"
  /** Values nested deeper than the validator follows: 10,000 levels of groups or data types. */
  | "too-deep";

/** A validation error, as data. */
export interface ValidationError {
  readonly code: ValidationErrorCode;
  /** Path in the value, as a JSON Pointer (RFC 6901); `""` is the value itself. */
  readonly path: string;
  /**
   * What the contract allows there: a phrase such as `object or null`, or the list of allowed strings, in which
   * `<object>` stands for any object.
   */
  readonly expected: string | readonly string[];
  /** The value found there; `undefined` if a property is missing. */
  readonly received: unknown;
}

/** An edition of a contract. */
export interface EditionFacts {
  /** Contract, such as `webhook`. */
  readonly name: string;
  /** Such as `2.3`. */
  readonly edition: string;
  /** Both, as in names of test cases: `webhook-2.3`. */
  readonly slug: string;
  /** Whether it is the edition of the source document. */
  readonly default: boolean;
  /** Releases with such documents, in words. */
  readonly releases: string;
  /** Program that has the releases, such as `CVAT`. */
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
  /** What happened, such as `update`; `ping` for a ping. */
  readonly action: string;
  /** Property that holds the object the event is about, such as `task`. */
  readonly resource: string;
  /** Whether a webhook can subscribe to it; a ping is sent on request. */
  readonly subscribable: boolean;
  /** Name of its type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** Name for files and URLs, such as `update-task`. */
  readonly file: string;
  /** When it is sent: a sentence with a full stop. */
  readonly about: string;
  /** Clause or release, such as `W6.3`; empty if the source names none. */
  readonly clause: string;
}

/** What the contract says about a property, an item, a value of a map, or a whole definition. */
export interface Place {
  /** Its type in words, such as `integer`, `UTC timestamp`, `array of object`. */
  readonly type: string;
  /** JSON types of its values. Default: the one that `type` names; all for `anything`. */
  readonly json?: readonly string[];
  /** Whether null is a value as well. */
  readonly nullable?: true;
  /** Whether the property may be missing. */
  readonly optional?: true;
  /** Known values; there may be others unless `closed`. */
  readonly values?: readonly unknown[];
  readonly closed?: true;
  /** Format of the text, such as `utc-date-time`. */
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** What it is: a sentence with a full stop. */
  readonly about?: string;
  /** Clause or release that the sentence names. */
  readonly clause?: string;
  /** Name of the definition of what is below. */
  readonly definition?: string;
  /** Listed properties of the object, in their order. */
  readonly properties?: Readonly<Record<string, Place>>;
  /** Any property that is not listed. */
  readonly rest?: Place;
  /** Each item of the array. */
  readonly items?: Place;
  /** Alternatives: a value matches one of these. */
  readonly anyOf?: readonly Place[];
}

/** All places of a contract's documents. */
export interface Places {
  readonly root: Place;
  /** Definitions by name. */
  readonly definitions: Readonly<Record<string, Place>>;
}
