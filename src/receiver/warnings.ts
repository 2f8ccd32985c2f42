import type { Delivery } from "#generated/types/webhook-2.3.d.ts";
import { checkRules } from "../validate/check-rules.ts";
import type { Warning } from "../validate/result.ts";

/** Looks for what is suspicious and reports it; see `watchWarnings`. */
export interface WarningWatch {
  readonly find: (delivery: Delivery) => readonly Warning[];
  readonly report: (warnings: readonly Warning[], delivery: Delivery) => void;
}

/**
 * Watches valid deliveries for what is suspicious all the same, for the option `onWarning` of a receiver: a secret
 * given away (`secret-leaked`, W2.1), an update that changes nothing, frames or dates out of order.
 *
 * ```ts
 * import { createReceiver, watchWarnings } from "annotation-contracts/receiver";
 *
 * createReceiver({
 *   secret: "mykey",
 *   on: {},
 *   onWarning: watchWarnings((warnings, { event }) => {
 *     for (const { rule, path, message } of warnings) console.log(`${event}: ${message} (${rule}, ${path})`);
 *   }),
 * });
 * ```
 *
 * A value, so that a receiver without it neither runs the rules nor loads them.
 */
export function watchWarnings(
  report: (warnings: readonly Warning[], delivery: Delivery) => void,
): WarningWatch {
  return { find: checkRules, report };
}
