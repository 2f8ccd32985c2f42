// Generated from spec/main.tsp by "npm run generate". Do not edit.

import type { WebhookEdition } from "./webhook.d.ts";
import type { DeliveryMode, LoadedEdition, Mode } from "./types.d.ts";

/** The modes of every edition of the webhook contract, the default first. */
export declare const editions: Readonly<Record<WebhookEdition, Readonly<Record<Mode, DeliveryMode>>>>;

/** Every edition of the webhook contract with its validators and places, the default first. */
export declare const loaded: readonly LoadedEdition[];
