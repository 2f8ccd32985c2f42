/**
 * Finds an element that the page must have.
 *
 * @throws Error if the page lacks it or it is an element of another kind.
 */
export function byId(id: string): HTMLElement;
export function byId<T extends HTMLElement>(id: string, kind: new () => T): T;
export function byId(id: string, kind: new () => HTMLElement = HTMLElement): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks #${id}`);
  if (!(found instanceof kind)) throw new Error(`#${id} of the page is no ${kind.name}`);
  return found;
}
