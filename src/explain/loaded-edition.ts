import type { EditionFacts, Places } from "#generated/facts/facts.d.ts";
import type { Mode, ValidationError } from "../validate/result.ts";

/** An edition with all that is asked of it; loaded, so that nobody pays for editions that are not asked. */
export interface LoadedEdition {
  readonly facts: EditionFacts;
  readonly validate: Readonly<Record<Mode, (value: unknown) => readonly ValidationError[]>>;
  readonly places: Places;
}
