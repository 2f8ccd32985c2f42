import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import { element } from "../element.ts";

declare global {
  /** All editions; set by the script that brings them. */
  var loadedEditions: readonly LoadedEdition[] | undefined;
}

let loading: Promise<readonly LoadedEdition[]> | undefined;

/** Loads all editions of both contracts, which the page needs only once another than the default is asked. */
export function loadEditions(): Promise<readonly LoadedEdition[]> {
  loading ??= new Promise((resolve, reject) => {
    const src = `${document.documentElement.dataset.root}assets/workbench-editions.js`;
    const script = element("script", { src });
    script.addEventListener("load", () => resolve(globalThis.loadedEditions ?? []));
    script.addEventListener("error", () => {
      loading = undefined;
      reject(new Error("cannot load the editions"));
    });
    document.head.append(script);
  });
  return loading;
}
