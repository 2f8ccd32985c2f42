import type { DeliveryEdition, EventsByEdition } from "#generated/contracts/delivery.d.ts";
import { checkRules } from "#generated/contracts/rules.js";
import type { Warning } from "../validate/result.ts";
import type { DeliveryOf } from "./handlers.ts";

/** Looks for suspicious content and reports it; see `watchWarnings`. */
export interface WarningWatch<Edition extends string = DeliveryEdition, Family = EventsByEdition> {
  // Methods, because a watch of more editions serves a receiver of fewer.
  find(delivery: DeliveryOf<"*", Edition, Family>): readonly Warning[];
  report(warnings: readonly Warning[], delivery: DeliveryOf<"*", Edition, Family>): void;
}

/**
 * Watches valid deliveries for suspicious content, for the option `onWarning` of a receiver: a leaked secret
 * (`secret-leaked`, W2.1), an update that changes nothing, frames or dates out of order.
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
 * It is a value, so a receiver without it neither runs nor loads the rules.
 */
export function watchWarnings<Edition extends DeliveryEdition = DeliveryEdition>(
  report: (warnings: readonly Warning[], delivery: DeliveryOf<"*", Edition>) => void,
): WarningWatch<Edition> {
  return { find: checkRules, report };
}
