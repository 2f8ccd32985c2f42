import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { readEditionSamples } from "../suites/cases/later-edition.ts";
import { documentOf, type PayloadCase } from "../suites/cases/read-cases.ts";
import { caseId } from "./case-id.ts";
import { deriveMutants, type Mutant } from "./derive-mutants.ts";
import { readPublished } from "./read-published.ts";

/** Codes of errors that only a strict reader reports. */
const strictCodes: ReadonlySet<string> = new Set(["unexpected", "format"]);

const derived = new Map<string, readonly PayloadCase[]>();

/**
 * Derives the payload cases of a later webhook edition from its samples and its published schema, once: each keyword
 * broken at each member of each definition.
 *
 * What plain Ajv does not bear out is no case: a sender with one wrong member may be a sender of another shape.
 */
export function deriveEditionCases({ edition, slug, file }: EditionFacts): readonly PayloadCase[] {
  const known = derived.get(slug);
  if (known !== undefined) return known;
  const entered = new Set<string>();
  const rows = readEditionSamples(edition).flatMap(({ name, text }) => {
    const origin = name.slice(edition.length + 1);
    const schema = readPublished(`${slug}/strict/${origin.split(".")[0]}`);
    const document: unknown = JSON.parse(text);
    return deriveMutants({ name: origin, schema, document }, entered)
      .filter(({ steps, violation }) => violation.keyword !== "const" || steps.join() !== "event")
      .filter(({ steps, violation }) => violation.code !== "required" || holds(document, steps))
      .flatMap((mutant) => casesOf(mutant, name));
  });
  const judges = { strict: compile(`${slug}/strict/${file}`), tolerant: compile(`${slug}/tolerant/${file}`) };
  // Two shapes of a sender may break in the same way.
  const unique = new Map([...rows, unknownEvent(edition)].map((row) => [row.id, row]));
  const proved = [...unique.values()].filter((row) => {
    const document = documentOf(row);
    const modes = row.mode === "both" ? (["strict", "tolerant"] as const) : [row.mode];
    return modes.every((mode) => judges[mode](document) === (row.status === "valid"));
  });
  derived.set(slug, proved);
  return proved;
}

/** Checks whether a document has a member: what another branch of a union requires may be missing already. */
function holds(document: unknown, steps: readonly string[]): boolean {
  const parent = steps
    .slice(0, -1)
    .reduce((at, step) => (at as Readonly<Record<string, unknown>>)[step], document);
  return Object.hasOwn(parent as object, steps.at(-1) ?? "");
}

/** Makes the cases of a mutant: one where the modes agree, else one for each. */
function casesOf({ origin, steps, violation }: Mutant, sample: string): readonly PayloadCase[] {
  const path = formatPointer(steps);
  const change = violation.code === "required" ? { remove: [path] } : { set: { [path]: violation.value } };
  const strict: PayloadCase = {
    id: caseId(origin, path, violation.shade),
    description: `${path} ${violation.phrase}`,
    clause: "W6",
    level: "reading",
    sample,
    ...change,
    mode: "both",
    status: "invalid",
    // Of a sender no member says which shape it has, so that the errors may be those of another (E-sender).
    ...(!path.startsWith("/sender/") && { errors: [{ code: violation.code, path }] }),
  };
  if (!strictCodes.has(violation.code)) return [strict];
  const { errors: _, ...rest } = strict;
  return [
    { ...strict, mode: "strict" },
    {
      ...rest,
      id: `${strict.id}-tolerant`,
      description: `${path} is tolerated`,
      mode: "tolerant",
      status: "valid",
    },
  ];
}

function unknownEvent(edition: string): PayloadCase {
  return {
    id: "derived-unknown-event",
    description: "an event of no edition",
    clause: "W6.1",
    level: "reading",
    sample: `${edition}/ping`,
    set: { "/event": "archive:task" },
    mode: "both",
    status: "unknown",
  };
}

function compile(path: string): ValidateFunction {
  const ajv = new Ajv2020({ strictTypes: false });
  addFormats.default(ajv);
  return ajv.compile(readPublished(path));
}
