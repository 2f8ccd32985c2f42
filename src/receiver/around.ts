import type { Soon } from "./after.ts";
import type { Answer, ReceiverOutcome, Refused } from "./refusal.ts";

/** A delivery on its way to its handler. */
interface Underway {
  readonly event: string;
  readonly edition: string;
  readonly delivery: unknown;
  readonly bytes: Uint8Array;
  readonly keyId: string | null;
  /** Identifier of the webhook that sent it. */
  readonly webhook: unknown;
  /** Time limit of its handler, in milliseconds. */
  readonly timeout: number;
}

/** Where to report a delivery that is not handed over. */
export interface AroundReports {
  /** Counts the outcome of the request, and writes the answer. */
  answer(outcome: ReceiverOutcome, status: number, body: string): Answer;
  refused(refused: Refused): Answer;
  error(error: unknown, place: { readonly in: "store"; readonly event: string }): void;
}

/** Settles a delivery by what became of its handler. */
export type Settle = (isHandled: boolean) => Promise<unknown>;

/** Takes a delivery in place of its handler. `run` hands a delivery to the handler, and answers. */
export type Around = (
  underway: Underway,
  run: (delivery: unknown, settle: Settle) => Soon<Answer>,
  reports: AroundReports,
) => Soon<Answer>;
