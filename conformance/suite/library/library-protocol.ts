import type { LibraryAnswer } from "#generated/internal/protocol-library.d.ts";

export type * from "#generated/internal/protocol-library.d.ts";

/** What a library offers. */
export interface Description {
  readonly name: string;
  readonly operations: readonly string[];
  readonly contracts: readonly string[];
  readonly modes: readonly string[];
  /** Editions beside those of the source documents. */
  readonly editions?: readonly string[];
}

/** Status of a document that a library has read. */
export type DocumentStatus = Extract<LibraryAnswer, { status: string }>["status"];

/** One response. The code that judges a member checks its type. */
export type LibraryResponse = Readonly<Record<string, unknown>>;
