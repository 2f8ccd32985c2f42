// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { Delivery } from "../../../types/webhook-2.73.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in tolerant mode: at most 100 errors, and none where it is valid.
 *
 * Body of any delivery: the payload for the event (W4.3.1). Explanation: `event` tells which envelope it is.
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in tolerant mode. */
export declare function is(value: unknown): value is Delivery;
