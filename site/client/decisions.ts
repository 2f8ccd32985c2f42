import { count } from "#src/text/display.ts";
import { must } from "#src/text/must.ts";
import { byId } from "./by-id.ts";
import { connectFilter } from "./connect-filter.ts";

const found = byId("decision-found");
const decisions = [...document.querySelectorAll<HTMLElement>("article.decision")].map((item) => ({
  item,
  text: item.textContent ?? "",
}));
const sections = new Set(decisions.map(({ item }) => must(item.parentElement, "parentElement")));

// Shows the decisions that contain all words, in their tests or elsewhere.
connectFilter(byId("decision-filter", HTMLInputElement), ({ matches }) => {
  for (const { item, text } of decisions) item.hidden = !matches(text);
  for (const section of sections) section.hidden = section.querySelector("article:not([hidden])") === null;
  const shown = decisions.filter(({ item }) => !item.hidden).length;
  found.textContent = shown === 0 ? "Nothing fits." : count(shown, "decision");
});
