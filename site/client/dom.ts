/** What an element may hold. */
export type Child = Node | string | undefined;

/** Attributes of an element; `true` writes an empty one, `false` and `undefined` none. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element; texts become text nodes, so that nothing in a document is read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.filter((child) => child !== undefined));
  return node;
}

/** Finds an element that the page is known to have. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`the page lacks #${id}`);
  // The page writes the element, so that its kind is known where it is looked up.
  return found as T;
}

/** Reads the data that the page brings along in a script element. */
export function readData<T>(id: string): T {
  return JSON.parse(byId(id).textContent ?? "") as T;
}
