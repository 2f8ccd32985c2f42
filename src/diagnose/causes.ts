import type { Cause } from "./cause.ts";
import { bodyCauses } from "./causes/body-causes.ts";
import { headerCauses } from "./causes/header-causes.ts";
import { secretCauses } from "./causes/secret-causes.ts";
import { spellingCauses } from "./causes/spelling-causes.ts";

/** Remedy of every cause without its own: something has changed the body between the two sides. */
export const generalRemedy = "verify the bytes as they arrive, before anything parses or rewrites the body";

/** Name of a cause that the doctor knows. */
export type CauseId =
  | keyof typeof headerCauses
  | keyof typeof secretCauses
  | keyof typeof bodyCauses
  | keyof typeof spellingCauses;

/** What a cause means and how to fix it, in phrases without full stop. */
type CauseWords = Pick<Cause, "meaning" | "remedy">;

/**
 * Meaning, remedy and undoing of each cause that the doctor knows.
 *
 * "Here" is the side with the given body, header and secret; the sender made the signature. The causes are
 * in the order they are tried: smaller changes come first.
 */
export const causeTable: Readonly<Record<CauseId, Cause>> = {
  ...headerCauses,
  ...secretCauses,
  ...bodyCauses,
  ...spellingCauses,
};

/** Meaning and remedy of each cause that the doctor knows. */
export const causes: Readonly<Record<CauseId, CauseWords>> = causeTable;
