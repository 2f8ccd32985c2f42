import type { EditionFacts, Places } from "#generated/facts/facts.d.ts";
import type { Mode, ValidationError } from "../validate/result.ts";

/** An edition with its validators and places. It is loaded, so that editions that are not used cost nothing. */
export interface LoadedEdition {
  readonly facts: EditionFacts;
  readonly validate: Readonly<Record<Mode, (value: unknown) => readonly ValidationError[]>>;
  readonly places: Places;
}
