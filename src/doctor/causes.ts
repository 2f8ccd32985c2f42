import type { Cause } from "./cause.ts";
import { bodyCauses } from "./causes/body-causes.ts";
import { headerCauses } from "./causes/header-causes.ts";
import { secretCauses } from "./causes/secret-causes.ts";
import { spellingCauses } from "./causes/spelling-causes.ts";

/** Mends every cause that has no remedy of its own: something has changed the body between the two sides. */
export const generalRemedy = "verify the bytes as they arrive, before anything parses or rewrites the body";

/** Name of a cause that the doctor knows. */
export type CauseId =
  | keyof typeof headerCauses
  | keyof typeof secretCauses
  | keyof typeof bodyCauses
  | keyof typeof spellingCauses;

/** What a cause means and how to mend it, in phrases without full stop. */
type CauseWords = Pick<Cause, "meaning" | "remedy">;

/**
 * Says of each cause that the doctor knows what it means, how to mend it, and how to undo it.
 *
 * "Here" is the side whose body, header and secret were given; the sender is the one that made the signature. They are
 * in the order in which they are tried: what changes less comes before what changes more.
 */
export const causeTable: Readonly<Record<CauseId, Cause>> = {
  ...headerCauses,
  ...secretCauses,
  ...bodyCauses,
  ...spellingCauses,
};

/** Says of each cause that the doctor knows what it means and how to mend it. */
export const causes: Readonly<Record<CauseId, CauseWords>> = causeTable;
