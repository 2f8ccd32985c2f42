import { must } from "#src/text/must.ts";
import { byId } from "../by-id.ts";
import { readQuery } from "../connect-filter.ts";

/** Lets the reader narrow the list of pages. */
export function connectMenuFilter(): void {
  const input = byId("menu-filter", HTMLInputElement);
  const side = byId("pages");
  const items = [...side.querySelectorAll<HTMLElement>("li")];
  const groups = [...side.querySelectorAll<HTMLElement>("nav ul")];
  const events = side.querySelector<HTMLDetailsElement>("details");
  const wasOpen = events?.open ?? false;
  must(input.parentElement, "parentElement").hidden = false;
  input.addEventListener("input", () => {
    const { isEmpty: isAll, matches } = readQuery(input.value);
    for (const item of items) item.hidden = !matches(item.textContent ?? "");
    for (const group of groups) {
      const isEmpty = [...group.children].every((item) => item instanceof HTMLElement && item.hidden);
      group.hidden = isEmpty;
      const title = group.previousElementSibling;
      if (title instanceof HTMLElement) title.hidden = isEmpty;
    }
    if (events !== null) events.open = !isAll || wasOpen;
  });
}

/** Scrolls the list of pages if the open page is out of sight. */
export function showCurrentPage(): void {
  const side = byId("pages");
  const here = side.querySelector<HTMLElement>("[aria-current]");
  if (here !== null && here.offsetTop + here.offsetHeight > side.clientHeight)
    side.scrollTop = here.offsetTop - side.clientHeight / 2;
}
