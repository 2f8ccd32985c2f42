// Generated from spec/main.tsp by "npm run generate". Do not edit.

/** Every edition for a receiver that cannot load modules at run time, such as one in a worker. */

import type { WebhookEdition } from "#generated/contracts/webhook.d.ts";
import type { DeliveryMode } from "#generated/contracts/types.d.ts";
import { tolerant as edition2_76 } from "#generated/contracts/webhook-2.76.js";
import { tolerant as edition2_73 } from "#generated/contracts/webhook-2.73.js";
import { tolerant as edition2_65 } from "#generated/contracts/webhook-2.65.js";
import { tolerant as edition2_4 } from "#generated/contracts/webhook-2.4.js";
import { tolerant as edition2_3 } from "#generated/contracts/webhook-2.3.js";

/**
 * The tolerant mode of every edition, the newest first, as `mode` of a receiver: a bundler follows this import.
 *
 * ```ts
 * import { createReceiver } from "annotation-contracts/receiver";
 * import { editions } from "annotation-contracts/receiver/editions";
 *
 * const receiver = createReceiver({ secret: "mykey", mode: editions, on: {} });
 * console.log(receiver.platform()); // null
 * ```
 */
export const editions: readonly DeliveryMode<WebhookEdition>[] = [edition2_76, edition2_73, edition2_65, edition2_4, edition2_3];
