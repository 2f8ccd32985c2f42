// Generated from spec/main.tsp by "npm run generate". Do not edit.
import type { CreateIssueEvent } from "../../../types/webhook-2.3.d.ts";
import type { ValidationError } from "../../validation-error.d.ts";

/**
 * Lists what is wrong with a value in strict mode: at most 100 errors, and none where it is valid.
 *
 * An issue was created (W6.2).
 */
export declare function validate(value: unknown): readonly ValidationError[];

/** Tells whether a value is valid in strict mode. */
export declare function is(value: unknown): value is CreateIssueEvent;
