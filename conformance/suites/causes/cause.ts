import type { FailureKind } from "../runner/outcome.ts";

/** A cause of failures, told by the cases that fail together. */
export interface Cause {
  /** Stable, in kebab case. */
  readonly id: string;
  /** What the implementation does, in a phrase without full stop. */
  readonly title: string;
  /** What to change, or where to look. */
  readonly remedy: string;
  /** How its cases fail; in any way unless given. */
  readonly kinds?: readonly FailureKind[];
  /** Cases that must all fail for the cause to be the one. */
  readonly signs: readonly string[];
  /** How its signs fail; as its cases do unless given. */
  readonly signKinds?: readonly FailureKind[];
  /** A case that tells that the cause is another one where it fails with the answer that the signs got. */
  readonly apart?: string;
  /** Whether its cases fail with the answer that its sign got, which is not the one to a wrong signature. */
  readonly isAlike?: true;
  /** Patterns of the cases that the cause explains where they fail; `*` stands for any characters. */
  readonly explains: readonly string[];
}
