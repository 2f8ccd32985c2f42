import type { FailureKind } from "../runner/outcome.ts";

/** A cause of failures, identified by the cases that fail together. */
export interface Cause {
  /** Stable, in kebab case. */
  readonly id: string;
  /** What the implementation does, in a phrase without full stop. */
  readonly title: string;
  /** What to change, or where to look. */
  readonly remedy: string;
  /** How its cases fail. Default: in any way. */
  readonly kinds?: readonly FailureKind[];
  /** Cases that must all fail for this to be the cause. */
  readonly signs: readonly string[];
  /** How its signs fail. Default: as its cases do. */
  readonly signKinds?: readonly FailureKind[];
  /** A case that excludes the cause: if this case fails with the same answer as the signs, the cause is another. */
  readonly apart?: string;
  /** Whether its cases fail with the same answer as its sign, and with another answer than a wrong signature gets. */
  readonly isAlike?: true;
  /** Patterns of the cases that the cause explains if they fail; `*` stands for any characters. */
  readonly explains: readonly string[];
}
