/** Every edition for a receiver that cannot load modules at run time, such as one in a worker. */

import type { WebhookEdition } from "#generated/internal/webhook.d.ts";
import type { DeliveryMode } from "../validate/result.ts";
import { tolerant as edition2_3 } from "../webhook/2.3.ts";
import { tolerant as edition2_4 } from "../webhook/2.4.ts";
import { tolerant as edition2_65 } from "../webhook/2.65.ts";
import { tolerant as edition2_73 } from "../webhook/2.73.ts";
import { tolerant as edition2_76 } from "../webhook/2.76.ts";

/** The tolerant mode of every edition, the newest first, as `mode` of a receiver: a bundler follows this import. */
export const editions: readonly DeliveryMode<WebhookEdition>[] = [
  edition2_76,
  edition2_73,
  edition2_65,
  edition2_4,
  edition2_3,
];
