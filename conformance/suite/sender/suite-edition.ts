import type { EventFacts } from "#generated/internal/types.d.ts";
import { events } from "#generated/internal/webhook-2.3.js";

import { findEdition, sourceEdition } from "../editions.ts";

/** What the sender suite knows about an edition. */
export interface SuiteEdition {
  /** Name of a later edition; the source document has none. */
  readonly edition?: string;
  readonly slug: string;
  readonly events: readonly EventFacts[];
}

/** The edition of the source document. */
export const documentEdition: SuiteEdition = { slug: "webhook-2.3", events };

/** Loads what the suite has to know about an edition. Default: that of the source document. */
export async function loadSuiteEdition(name?: string): Promise<SuiteEdition> {
  const { edition } = findEdition(name);
  if (edition === sourceEdition("webhook")) return documentEdition;
  const facts: { readonly events: readonly EventFacts[] } = await import(
    /* @vite-ignore */ `#generated/internal/webhook-${edition}.js`
  );
  return { edition, slug: `webhook-${edition}`, events: facts.events };
}
