// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { UpdateMembershipEvent } from "../../../types/webhook-2.3.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in strict mode: at most 100 errors, and none where it is valid.
 *
 * A membership was updated (W6.3). Member added to or removed from an organization (W6.1).
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in strict mode. */
export declare function is(value: unknown): value is UpdateMembershipEvent;
