import type { Candidate } from "../candidate.ts";

// It does not exist before `prepare-typia.ts` has run.
const { validators } = await import(new URL("../dist/typia/validators.ts", import.meta.url).href);

/** Validates with the code that typia generates from types; formats are tags. */
export const candidate: Candidate = { name: "typia", validators };
