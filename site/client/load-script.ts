import { element } from "./element.ts";

const loaded = new Map<string, Promise<void>>();

/** Loads a script of the site, once: a page that is opened from disk may load scripts only. */
export function loadScript(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const loading = new Promise<void>((resolve, reject) => {
    const src = `${document.documentElement.dataset.root}assets/${name}.js`;
    const script = element("script", { src });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loaded.delete(name);
      reject(new Error(`cannot load ${src}`));
    });
    document.head.append(script);
  });
  loaded.set(name, loading);
  return loading;
}
