import type { Server } from "node:http";
import type { Steps } from "./right-steps.ts";

/** The steps that a receiver with one flaw replaces. */
export interface ReceiverFlaw extends Partial<Steps> {
  /** Mode that the receiver claims. Default: `tolerant`. */
  readonly mode?: "strict" | "tolerant";
  /** Milliseconds for a case, if the flaw must wait. Default: 10,000. */
  readonly timeout?: number;
  /** Spoils the server itself. */
  readonly prepare?: (server: Server) => void;
}

/** Creates a flaw, anew for each receiver because some flaws have a memory. */
export type CreateFlaw = () => ReceiverFlaw;

/** Flaws of receivers by their names in `flaws.tsv`. */
export type ReceiverFlaws = Readonly<Record<string, CreateFlaw>>;
