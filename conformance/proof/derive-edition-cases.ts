import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { readEditionSamples } from "../suites/cases/later-edition.ts";
import { documentOf, type PayloadCase } from "../suites/cases/read-cases.ts";
import { caseId } from "./case-id.ts";
import { deriveExtremes } from "./derive-extremes.ts";
import { deriveMutants, type Mutant } from "./derive-mutants.ts";
import { pointersOf } from "./extreme-candidates.ts";
import { readPublished } from "./read-published.ts";
import { inOtherCase } from "./violations.ts";
import type { Origin } from "./walk-document.ts";

/** Codes of errors that only a strict reader reports. */
const strictCodes: ReadonlySet<string> = new Set(["unexpected", "format"]);

const derived = new Map<string, readonly PayloadCase[]>();

/**
 * Derives the payload cases of a later webhook edition from its samples and its published schema, once: each keyword
 * broken at each member of each definition, names that are no event, and values that no clause bounds.
 *
 * What plain Ajv does not bear out is no case: a sender with one wrong member may be a sender of another shape.
 */
export function deriveEditionCases({ edition, slug, file }: EditionFacts): readonly PayloadCase[] {
  const known = derived.get(slug);
  if (known !== undefined) return known;
  const origins = readEditionSamples(edition).map(({ name, text }): EditionOrigin => {
    const origin = name.slice(edition.length + 1);
    const schemaFile = origin.split(".")[0]!;
    return {
      sample: name,
      file: schemaFile,
      name: origin,
      schema: readPublished(`${slug}/strict/${schemaFile}`),
      document: JSON.parse(text),
    };
  });
  const entered = new Set<string>();
  const broken = origins.flatMap((origin) =>
    deriveMutants(origin, entered)
      .filter(({ steps, violation }) => violation.keyword !== "const" || steps.join() !== "event")
      .filter(({ steps, violation }) => violation.code !== "required" || holds(origin.document, steps))
      .flatMap((mutant) => casesOf(mutant, origin.sample)),
  );
  const plain = origins.filter(({ name, file }) => name === file);
  const rows = [...broken, ...plain.flatMap(namelessEvents), ...extremesOf(plain, slug)];
  // Two shapes of a sender may break in the same way.
  const unique = new Map(rows.map((row) => [row.id, row]));
  const judges = { strict: compile(`${slug}/strict/${file}`), tolerant: compile(`${slug}/tolerant/${file}`) };
  const proved = [...unique.values()].filter((row) => {
    const document = documentOf(row);
    const modes = row.mode === "both" ? (["strict", "tolerant"] as const) : [row.mode];
    return modes.every((mode) => judges[mode](document) === (row.status === "valid"));
  });
  derived.set(slug, proved);
  return proved;
}

/** A sample to derive from; `name` has its variant, `file` is that of its event's schema. */
interface EditionOrigin extends Origin {
  readonly sample: string;
  readonly file: string;
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

/** Names events that the edition does not have: unknown, not invalid (W6.1). */
function namelessEvents({ sample, name, document }: EditionOrigin): readonly PayloadCase[] {
  const { event } = document as { readonly event: string };
  const names = {
    "event-const": `${event}s`,
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

/** Makes deliveries far from the ordinary: what no clause bounds, at many places at once (W-empty). */
function extremesOf(origins: readonly EditionOrigin[], slug: string): readonly PayloadCase[] {
  return (["strict", "tolerant"] as const).flatMap((mode) => {
    const schemas = origins.map((one) => ({ ...one, schema: readPublished(`${slug}/${mode}/${one.file}`) }));
    const samples = new Map(origins.map(({ name, sample }) => [name, sample]));
    return deriveExtremes(schemas).map(
      (extreme): PayloadCase => ({
        id: caseId(extreme.origin, extreme.kind, mode),
        description: extreme.phrase,
        clause: "W2",
        decision: "W-empty",
        level: "reading",
        sample: samples.get(extreme.origin)!,
        ...pointersOf(extreme),
        mode,
        status: "valid",
      }),
    );
  });
}

function compile(path: string): ValidateFunction {
  const ajv = new Ajv2020({ strictTypes: false });
  addFormats.default(ajv);
  return ajv.compile(readPublished(path));
}
