import type { LoadedEdition } from "#generated/contracts/types.d.ts";
import { readJson } from "#src/json/read-json.ts";
import { describeError } from "#src/validate/describe-error.ts";
import { nearestReading } from "#src/validate/nearest-reading.ts";
import { editionPath, newestEdition } from "../edition-path.ts";
import { byId } from "./by-id.ts";
import { writeChoice } from "./choice.ts";
import { element } from "./element.ts";
import { loadEditions, loadSamples } from "./workbench/load-editions.ts";

/** Most errors that are listed. */
const MOST = 5;

const input = byId("document", HTMLTextAreaElement);
const answer = byId("answer");

/** Finds the editions that print the pasted text; headers may precede the body. */
async function find(): Promise<void> {
  const text = input.value;
  const start = Math.max(text.indexOf("{"), 0);
  if (text.trim() === "") return answer.replaceChildren();
  const read = readJson(new TextEncoder().encode(text.slice(start).trimEnd()));
  if (!read.ok) return show("bad", `This is not a document: ${read.error.reason}.`);
  const readings = (await loadEditions()).map((edition) => ({
    edition,
    errors: edition.validate.strict(read.value),
  }));
  if (text !== input.value) return;
  const takers = readings.filter(({ errors }) => errors.length === 0).map(({ edition }) => edition);
  if (takers.length > 0) return showFound(takers, /\b[A-Z]{4}\/(\d[\w.]*)/.exec(text.slice(0, start))?.[1]);
  const nearest = nearestReading(readings);
  if (nearest === undefined) return;
  const { errors, edition } = nearest;
  const rest = errors.length - MOST;
  show(
    "warn",
    `No edition prints this. The nearest is that of ${edition.facts.releases}:`,
    element(
      "ol.findings rows",
      ...errors
        .slice(0, MOST)
        .map((error) => element("li.bad", element("code", error.path || "/"), ` ${describeError(error)}`)),
      rest > 0 ? element("li", `and ${rest} more`) : undefined,
    ),
  );
}

function showFound(takers: readonly LoadedEdition[], release: string | undefined): void {
  const names = takers.map(({ facts }) => facts.releases).join(", ");
  const notes = [
    release === undefined ? "" : `The header names release ${release}.`,
    takers.length === 1 ? "" : "Nothing changed between them for this event; another event may say more.",
  ].filter(Boolean);
  show(
    "good",
    names,
    ...notes.map((note) => element("p", note)),
    element("p.line small", "Read the site for: ", ...takers.map(drawTaker)),
  );
}

function drawTaker({ facts }: LoadedEdition): HTMLElement {
  const { name, edition, releases } = facts;
  const topic = name === "webhook" ? "events" : name;
  const isNewest = newestEdition(name).edition === edition;
  const href = `${document.documentElement.dataset.root}${editionPath(topic, isNewest ? undefined : edition)}`;
  const link = element("a", { href, title: `edition ${edition}` }, releases);
  link.addEventListener("click", () => writeChoice(`edition:${name}`, edition));
  return link;
}

function show(tone: string, text: string, ...more: readonly HTMLElement[]): void {
  answer.replaceChildren(element(`p.status ${tone}`, text), ...more);
}

async function paste(name: string): Promise<void> {
  const samples = await loadSamples(newestEdition("webhook").slug);
  input.value = samples.find((one) => one.name === name)?.text ?? "";
  await find();
}

byId("which", HTMLFormElement).addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("input", find);
byId("ping").addEventListener("click", () => paste("ping"));
byId("task").addEventListener("click", () => paste("update-task"));
