import type { Server } from "node:http";
import type { ZooEntry } from "../zoo-entry.ts";
import type { Steps } from "./right-steps.ts";

/** A receiver that is right but for one flaw. */
export interface ReceiverFlaw extends ZooEntry {
  /** Mode that the receiver says it has; `tolerant` unless given. */
  readonly mode?: "strict" | "tolerant";
  /** Milliseconds for a case, where the flaw is to wait; 10,000 unless given. */
  readonly timeout?: number;
  /** Creates the steps that stand in the place of right ones; anew for each receiver, for some remember. */
  readonly steps?: () => Partial<Steps>;
  /** Spoils the server itself. */
  readonly prepare?: (server: Server) => void;
}
