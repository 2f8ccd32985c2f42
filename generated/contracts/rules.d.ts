// Generated from contracts.config.ts by "npm run generate". Do not edit.

import type { ContractName } from "./defaults.d.ts";
import type { Warning } from "./types.d.ts";

/** Rules that a valid document may break, by contract. */
export declare const rules: Readonly<Partial<Record<ContractName, (document: never) => readonly Warning[]>>>;

/** Lists the rules that a structurally valid delivery breaks, in the order of the rules. */
export declare function checkRules(delivery: object): readonly Warning[];
