import { checkRules } from "../validate/check-rules.ts";
import type { DeliveryByEdition, WebhookEdition } from "../validate/editions.ts";
import type { Warning } from "../validate/result.ts";
import type { DefaultEdition } from "./handlers.ts";

/** Looks for what is suspicious and reports it; see `watchWarnings`. */
export interface WarningWatch<Edition extends WebhookEdition = DefaultEdition> {
  readonly find: (delivery: DeliveryByEdition[Edition]) => readonly Warning[];
  readonly report: (warnings: readonly Warning[], delivery: DeliveryByEdition[Edition]) => void;
}

/**
 * Watches valid deliveries for what is suspicious all the same, for the option `onWarning` of a receiver: a secret
 * given away (`secret-leaked`, W2.1), an update that changes nothing, frames or dates out of order.
 *
 * ```ts
 * import { readFileSync } from "node:fs";
 * import { createReceiver, watchWarnings } from "annotation-contracts/receiver";
 * import { sign } from "annotation-contracts/signature";
 *
 * const receiver = createReceiver({
 *   secret: "mykey",
 *   on: {},
 *   onWarning: watchWarnings(([warning], { event }) => {
 *     console.log(event, warning?.rule); // update:task before-update-empty
 *   }),
 * });
 *
 * const body = readFileSync("conformance/samples/update-task.nothing-changed.json");
 * const headers = { "Content-Type": "application/json", "X-Signature-256": await sign("mykey", body) };
 * await receiver.fetch(new Request("http://localhost", { method: "POST", headers, body }));
 * ```
 *
 * A value, so that a receiver without it neither runs the rules nor loads them.
 */
export function watchWarnings<Edition extends WebhookEdition = DefaultEdition>(
  report: (warnings: readonly Warning[], delivery: DeliveryByEdition[Edition]) => void,
): WarningWatch<Edition> {
  return { find: checkRules, report };
}
