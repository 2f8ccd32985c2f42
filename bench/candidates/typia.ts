import type { Candidate } from "../candidate.ts";

// It does not exist before `prepare-typia.ts` ran.
const { validators } = await import(new URL("../dist/typia/validators.ts", import.meta.url).href);

/** Validates with what typia generates from types, whose formats are tags. */
export const candidate: Candidate = { name: "typia", validators };
