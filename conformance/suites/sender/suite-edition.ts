import type { EditionFacts, EventFacts } from "#generated/internal/types.d.ts";
import { events } from "#generated/internal/webhook-2.3.js";

// Facts of the contract: where a webhook names its project.

/** What the sender suite knows about an edition. */
export interface SuiteEdition {
  /** Name of a later edition; the source document has none. */
  readonly edition?: string;
  readonly slug: string;
  readonly events: readonly EventFacts[];
  /** Member where a ping names the project of its webhook. */
  readonly projectMember: "project" | "project_id";
}

/** The edition of the source document. */
export const documentEdition: SuiteEdition = { slug: "webhook-2.3", events, projectMember: "project" };

/** Loads what the suite has to know about a later edition. */
export async function loadSuiteEdition({ edition, slug }: EditionFacts): Promise<SuiteEdition> {
  const facts: { readonly events: readonly EventFacts[] } = await import(
    /* @vite-ignore */ `#generated/internal/${slug}.js`
  );
  return { edition, slug, events: facts.events, projectMember: "project_id" };
}
