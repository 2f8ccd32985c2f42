import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import type { Example } from "../../example.ts";
import { loadScript } from "../load-script.ts";

declare global {
  /** All editions; set by their script. */
  var loadedEditions: readonly LoadedEdition[] | undefined;
  /** Samples by edition; each set by its script. */
  var samples: Readonly<Record<string, readonly Example[]>> | undefined;
}

/** Loads all editions of both contracts: an error names the edition that has what is missing in another. */
export async function loadEditions(): Promise<readonly LoadedEdition[]> {
  await loadScript("workbench-editions");
  return globalThis.loadedEditions ?? [];
}

/** Loads the samples of an edition, by its slug, such as `webhook-2.76`. */
export async function loadSamples(slug: string): Promise<readonly Example[]> {
  await loadScript(`samples-${slug}`);
  return globalThis.samples?.[slug] ?? [];
}
