import { editionPath } from "../../edition-path.ts";
import { byId } from "../by-id.ts";
import { readChoice, writeChoice } from "../choice.ts";
import { findElement } from "../find-element.ts";

const { dataset } = document.documentElement;

/** Goes from the default page of a topic to the edition that the reader chose, before anything is drawn. */
export function openChosenEdition(): void {
  const chosen = readChoice(`edition:${dataset.contract}`);
  if (dataset.newest !== undefined && chosen !== undefined && chosen !== dataset.edition && has(chosen))
    location.replace(writeAddress(dataset.topic ?? "", chosen) + location.hash);
}

/** Checks whether the topic of the page has an edition. */
function has(edition: string): boolean {
  return (dataset.editions ?? "").split(" ").includes(edition);
}

function writeAddress(topic: string, edition?: string): string {
  return `${dataset.root}${editionPath(topic, edition)}`;
}

/** Lets the reader choose an edition for all pages; opening the page of an edition also chooses it. */
export function connectEditions(): void {
  const choice = byId("edition-switch", HTMLSelectElement);
  const newest = choice.options[0]?.value;
  const own = dataset.contract === "webhook" ? dataset.edition : undefined;
  choice.value = own ?? readChoice("edition:webhook") ?? newest ?? "";
  choice.parentElement?.removeAttribute("hidden");
  choice.addEventListener("change", () => {
    const { value } = choice;
    const place = value === newest ? undefined : value;
    writeChoice("edition:webhook", place);
    dispatchEvent(new CustomEvent("editionchange", { detail: value }));
    if (own !== undefined)
      location.assign(writeAddress(has(value) ? (dataset.topic ?? "") : "events", place));
  });
  document.querySelector(".editions")?.addEventListener("click", ({ target }) => {
    const link = findElement(target)?.closest<HTMLElement>("a[data-edition]");
    if (link) writeChoice(`edition:${dataset.contract}`, link.dataset.edition);
  });
}
