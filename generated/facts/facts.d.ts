// Generated from scripts/facts/facts.ts by "npm run generate". Do not edit.

/** An event of a contract, and how everything that is about it is called. */
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
  /** When it is sent: a sentence with full stop. */
  readonly about: string;
  /** Clause or release, such as `W6.3`; empty where the source names none. */
  readonly clause: string;
}
