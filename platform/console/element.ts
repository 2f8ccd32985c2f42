/** What an element may hold. */
export type Child = Node | string | undefined;

type TagName = keyof HTMLElementTagNameMap;

/** Attributes of an element; `true` writes an empty one, `false` and `undefined` none. */
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/**
 * Creates an element by its tag and, after a dot, its classes: `p.status good`. Attributes come first, if there are any.
 * Texts become text nodes, so that nothing in a document is read as markup.
 */
export function element<Name extends TagName | `${TagName}.${string}`>(
  name: Name,
  ...content: readonly [first?: Attributes | Child, ...children: Child[]]
): HTMLElementTagNameMap[Name extends `${infer Tag extends TagName}.${string}` ? Tag : Name & TagName];
export function element(name: string, first?: Attributes | Child, ...children: Child[]): HTMLElement {
  const [tag = name] = name.split(".", 1);
  const node = document.createElement(tag);
  if (tag !== name) node.className = name.slice(tag.length + 1);
  const hasAttributes = typeof first === "object" && !(first instanceof Node);
  for (const [key, value] of Object.entries(hasAttributes ? first : {})) {
    if (value !== undefined && value !== false) node.setAttribute(key, value === true ? "" : String(value));
  }
  const all = hasAttributes ? children : [first, ...children];
  node.append(...all.filter((child) => child !== undefined));
  return node;
}

/** Creates a button with an action. */
export function button(text: string, run: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element("button", { type: "button", ...attributes }, text);
  made.addEventListener("click", run);
  return made;
}

/** Creates an option of a select element. Default value: its text. */
export function option(text: string, value: string = text): HTMLOptionElement {
  return element("option", { value }, text);
}

/** Shows in a select element what is open: one of its options, or a file. */
export function showChoice(list: HTMLSelectElement, name: string, isFile = false): void {
  list.querySelector("option[data-file]")?.remove();
  if (isFile) list.prepend(element("option", { value: "file", "data-file": true }, `File: ${name}`));
  list.value = isFile ? "file" : name;
}

/** Creates the button that goes to a place; a label says more than its text. */
export function placeButton(text: string, show: () => void, label?: string): HTMLButtonElement {
  return button(text, show, { class: "place", "aria-label": label });
}

/** Creates a table of rows of cells. */
export function table(heads: readonly string[], rows: readonly (readonly Child[])[]): HTMLTableElement {
  const head = element("tr", ...heads.map((text) => element("th", { scope: "col" }, text)));
  const cell = (child: Child): Child =>
    child instanceof HTMLTableCellElement ? child : element("td", child);
  const body = rows.map((cells) => element("tr", ...cells.map(cell)));
  return element("table", element("thead", head), element("tbody", ...body));
}
