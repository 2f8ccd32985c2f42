import { count } from "#src/text/display.ts";
import { must } from "#src/text/must.ts";
import { byId } from "./by-id.ts";

const input = byId("decision-filter", HTMLInputElement);
const found = byId("decision-found");
const decisions = [...document.querySelectorAll<HTMLElement>("article.decision")].map((item) => ({
  item,
  text: (item.textContent ?? "").toLowerCase(),
}));
const sections = new Set(decisions.map(({ item }) => must(item.parentElement, "parentElement")));

/** Shows the decisions that contain all words, in their tests or elsewhere. */
function filter(): void {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  for (const { item, text } of decisions) item.hidden = !words.every((word) => text.includes(word));
  for (const section of sections) section.hidden = section.querySelector("article:not([hidden])") === null;
  const shown = decisions.filter(({ item }) => !item.hidden).length;
  found.textContent = shown === 0 ? "Nothing fits." : count(shown, "decision");
}

must(input.form, "form").hidden = false;
input.addEventListener("input", filter);
must(input.form, "form").addEventListener("submit", (event) => event.preventDefault());
