// Generated from spec/rules.ts by "npm run generate". Do not edit.

import type { DeliveryByEdition, WebhookEdition } from "./webhook.d.ts";
import type { Warning } from "./types.d.ts";

/** The rules that a valid document may break, one per row. */
export declare const rules: readonly { readonly id: string; readonly clause: string }[];

/** Lists the rules that a structurally valid document breaks, in the order of the rules. */
export declare function checkRules(document: DeliveryByEdition[WebhookEdition]): readonly Warning[];
