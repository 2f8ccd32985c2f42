/** What an element may hold. */
type Child = Node | string | undefined;

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
