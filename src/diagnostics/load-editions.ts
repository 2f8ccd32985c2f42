import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import type { ContractName } from "./contract.ts";

/** Loads every edition of a contract, the default first. They load on demand, so unused editions cost nothing. */
export async function loadEditions(contract: ContractName): Promise<readonly LoadedEdition[]> {
  const all: { readonly loaded: readonly LoadedEdition[] } = await import(
    /* @vite-ignore */ `#generated/contracts/${contract}.all.js`
  );
  return all.loaded;
}
