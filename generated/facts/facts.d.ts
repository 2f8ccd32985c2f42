// Generated from scripts/hub/types/facts.ts by "npm run generate". Do not edit.

/** An event of a contract, and the names of everything about it. */
export interface EventFacts<Name extends string = string> {
  /** Value of the envelope's tag, such as `update:task`. */
  readonly name: Name;
  /** What happened, such as `update`; `ping` for a ping. */
  readonly action: string;
  /** Member that holds the object the event is about, such as `task`. */
  readonly resource: string;
  /** Whether a webhook can subscribe to it; a ping is sent on request. */
  readonly subscribable: boolean;
  /** Name of its type, such as `UpdateTaskEvent`. */
  readonly type: string;
  /** Name of its files without ending, such as `update-task`. */
  readonly file: string;
  /** When it is sent: a sentence with a full stop. */
  readonly about: string;
  /** Clause or release, such as `W6.3`; empty if the source names none. */
  readonly clause: string;
}

/** What the contract says about a place of a document: a member, an item, a value of a map, or a whole definition. */
export interface Place {
  /** Its type in words, such as `integer`, `UTC timestamp`, `array of object`. */
  readonly type: string;
  /** JSON types of its values. Default: the one that `type` names; all for `anything`. */
  readonly json?: readonly string[];
  /** Whether null is a value as well. */
  readonly nullable?: true;
  /** Whether the member may be missing. */
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
  /** Name of the definition's type. */
  readonly title?: string;
  /** Listed members of the object, in their order. */
  readonly members?: Readonly<Record<string, Place>>;
  /** Place of any member that is not listed. */
  readonly rest?: Place;
  /** Place of each item of the array. */
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

/** An edition of a contract. */
export interface EditionFacts {
  /** Contract, such as `webhook`. */
  readonly name: string;
  /** Such as `2.3`. */
  readonly edition: string;
  /** Both, as in the names of folders: `webhook-2.3`. */
  readonly slug: string;
  /** Whether it is the contract's default. */
  readonly default: boolean;
  /** Releases with such documents, in words; empty if the source names none. */
  readonly releases: string;
  /** Name of the files about a whole document, without ending. */
  readonly file: string;
  /** Name of a document's type. */
  readonly type: string;
  /** Number of events. */
  readonly events: number;
  /** Program of the releases in clauses; empty if the source names none. */
  readonly program: string;
  /** Rule that warns of integers that JavaScript rounds, if there is one. */
  readonly rounding?: { readonly rule: string; readonly clause: string };
}
