// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { UpdateCommentEvent } from "../../../types/webhook-2.73.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in tolerant mode: at most 100 errors, and none where it is valid.
 *
 * A comment was updated (W6.3).
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in tolerant mode. */
export declare function is(value: unknown): value is UpdateCommentEvent;
