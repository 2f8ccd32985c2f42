import type { Server } from "node:http";
import type { Steps } from "./right-steps.ts";

/** What a receiver that is right but for one flaw does in place of the right steps. */
export interface ReceiverFlaw extends Partial<Steps> {
  /** Mode that the receiver says it has. Default: `tolerant`. */
  readonly mode?: "strict" | "tolerant";
  /** Milliseconds for a case, where the flaw is to wait. Default: 10,000. */
  readonly timeout?: number;
  /** Spoils the server itself. */
  readonly prepare?: (server: Server) => void;
}

/** Creates a flaw, anew for each receiver because some flaws remember. */
export type CreateFlaw = () => ReceiverFlaw;

/** Flaws of receivers by their names in `flaws.tsv`. */
export type ReceiverFlaws = Readonly<Record<string, CreateFlaw>>;
