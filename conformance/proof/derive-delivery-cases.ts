import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { readMember } from "#src/text/read-member.ts";
import { documentOf } from "../suites/cases/document-of.ts";
import type { PayloadCase } from "../suites/cases/read-case-files.ts";
import { caseId } from "./case-id.ts";
import { deriveMutants, type Mutant, meetNone } from "./derive-mutants.ts";
import { deriveNeighbourCases } from "./derive-neighbour-cases.ts";
import { editionExtremes } from "./edition-extremes.ts";
import { compilePlain } from "./is-valid-independently.ts";
import { type EditionOrigin, isPlain, readEditionOrigins } from "./read-edition-origins.ts";
import { readPublished } from "./read-published.ts";
import { inOtherCase, isStrictOnly } from "./violation.ts";

/**
 * Derives the payload cases of a later webhook edition from its samples and its published schema: each keyword
 * broken at each member of each definition, names that are no event, and values that no clause bounds.
 *
 * What plain Ajv does not bear out is no case: a sender with one wrong member may be a sender of another shape.
 */
export function deriveDeliveryCases(facts: EditionFacts): readonly PayloadCase[] {
  const { slug, file } = facts;
  const origins = readEditionOrigins(facts);
  const met = meetNone();
  const broken = origins.flatMap((origin) =>
    deriveMutants(origin, met)
      .filter(({ steps, violation }) => violation.keyword !== "const" || steps.join() !== "event")
      .filter(({ steps, violation }) => violation.code !== "required" || holds(origin.document, steps))
      .map((mutant) => caseOf(mutant, origin)),
  );
  const rows = [
    ...broken,
    ...origins.filter(isPlain).flatMap(namelessEvents),
    ...editionExtremes(origins, facts),
    ...deriveNeighbourCases(facts, origins.filter(isPlain)),
  ];
  // Two shapes of a sender may break in the same way.
  const unique = new Map(rows.map((row) => [row.id, row]));
  const judges = {
    strict: compilePlain(readPublished(`${slug}/strict/${file}`)),
    tolerant: compilePlain(readPublished(`${slug}/tolerant/${file}`)),
  };
  return [...unique.values()].filter((row) => {
    const document = documentOf(row);
    const modes = row.mode === "both" ? (["strict", "tolerant"] as const) : [row.mode];
    return modes.every((mode) => judges[mode](document) === (row.status === "valid"));
  });
}

/** Checks whether a document has a member: what another branch of a union requires may be missing already. */
function holds(document: unknown, steps: readonly string[]): boolean {
  const parent = steps.slice(0, -1).reduce(readMember, document);
  return Object.hasOwn(parent ?? {}, steps.at(-1) ?? "");
}

function caseOf({ origin, steps, violation }: Mutant, { sample, set }: EditionOrigin): PayloadCase {
  const path = formatPointer(steps);
  const change =
    violation.code === "required" ? { set, remove: [path] } : { set: { ...set, [path]: violation.value } };
  return {
    id: caseId(origin, path, violation.shade),
    description: `${path} ${violation.phrase}`,
    clause: "W6",
    level: "reading",
    sample,
    ...change,
    mode: isStrictOnly(violation) ? "strict" : (violation.mode ?? "both"),
    status: "invalid",
    // Of a sender no member says which shape it has, so that the errors may be those of another (E-sender).
    ...(!path.startsWith("/sender/") && { errors: [{ code: violation.code, path }] }),
  };
}

/** Names events that the edition does not have: unknown, not invalid (W6.1). */
function namelessEvents({ sample, name, document }: EditionOrigin): readonly PayloadCase[] {
  const event = String(readMember(document, "event"));
  const names = {
    "event-case": inOtherCase(event),
    "event-padded": ` ${event} `,
  };
  return Object.entries(names).map(([suffix, other]) => ({
    id: caseId(name, suffix),
    description: `${JSON.stringify(other)} is no event`,
    clause: "W6.1",
    level: "reading",
    sample,
    set: { "/event": other },
    mode: "both",
    status: "unknown",
    errors: [{ code: "unknown-event", path: "/event" }],
  }));
}
