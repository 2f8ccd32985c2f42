// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { DeleteInvitationEvent } from "../../../types/webhook-2.76.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in strict mode: at most 100 errors, and none where it is valid.
 *
 * An invitation was deleted (W6.4). It was revoked (W6.1).
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in strict mode. */
export declare function is(value: unknown): value is DeleteInvitationEvent;
