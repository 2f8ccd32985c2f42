import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadEditions } from "#src/explain/load-editions.ts";
import type { LoadedEdition } from "#src/explain/loaded-edition.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { deriveMutants, type Mutant } from "./derive-mutants.ts";
import { compilePlain } from "./independent.ts";
import { readPublished } from "./read-published.ts";

/** Codes of errors that only a strict reader reports. */
const strictCodes = new Set(["unexpected", "format"]);

const later = (await loadEditions("webhook")).filter(({ facts }) => !facts.default);

/** Reads the samples of an edition: the plain one of each event first, so that it is what most are derived from. */
function readSamplesOf({
  facts: { edition },
}: LoadedEdition): { file: string; document: { event: string } }[] {
  const folder = new URL(`../samples/${edition}/`, import.meta.url);
  return readdirSync(folder)
    .sort((a, b) => a.split(".").length - b.split(".").length || (a < b ? -1 : 1))
    .map((name) => ({
      file: name.split(".")[0]!,
      document: JSON.parse(readFileSync(new URL(name, folder), "utf8")),
    }));
}

/** Breaks a document as a mutant says. */
function apply(document: unknown, { steps, violation }: Mutant): unknown {
  const copy: unknown = structuredClone(document);
  const [last, ...before] = steps.toReversed();
  if (last === undefined) return violation.value;
  const parent = before
    .toReversed()
    .reduce((at, step) => (at as Readonly<Record<string, unknown>>)[step], copy) as Record<string, unknown>;
  if (violation.code === "required") delete parent[last];
  else parent[last] = violation.value;
  return copy;
}

test.each(later.flatMap((loaded) => (["strict", "tolerant"] as const).map((mode) => ({ loaded, mode }))))(
  "$loaded.facts.slug, $mode: each keyword broken once is refused with its code at its place",
  ({ loaded, mode }) => {
    const { slug } = loaded.facts;
    const entered = new Set<string>();
    const rows = readSamplesOf(loaded).flatMap(({ file, document }) =>
      deriveMutants({ name: file, schema: readPublished(`${slug}/strict/${file}`), document }, entered)
        // A wrong event makes another envelope, or none.
        .filter(({ steps, violation }) => violation.keyword !== "const" || steps.join() !== "event")
        .filter(({ violation }) => mode === "strict" || !strictCodes.has(violation.code))
        .map((mutant) => ({ mutant, document: apply(document, mutant) })),
    );
    const ajv = compilePlain(readPublished(`${slug}/${mode}/${loaded.facts.file}`));
    const wrong = rows.filter(({ mutant: { steps, violation }, document }) => {
      const errors = loaded.validate[mode](document);
      const path = formatPointer(steps);
      // A sender has no tag: broken it may be another one, and errors are those of the likeliest (E-sender).
      if (path.startsWith("/sender/")) return (errors.length === 0) !== ajv(document);
      return !errors.some((error) => error.path === path && error.code === violation.code);
    });
    const named = wrong.map(
      ({ mutant: { origin, steps, violation } }) => `${origin} ${formatPointer(steps)} ${violation.shade}`,
    );
    expect({ named, many: rows.length > (mode === "strict" ? 500 : 300) }).toEqual({ named: [], many: true });
  },
);
