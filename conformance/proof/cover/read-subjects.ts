import { rules as deliveryRules } from "#generated/contracts/webhook.rules.js";
import { allEvents } from "#generated/facts/webhook-2.3/events.js";
import type { SignatureCase } from "#generated/types/conformance/cases-signature.d.ts";
import { readJson, readText } from "#scripts/sources/files.ts";
import { parsePointer } from "#src/json/pointer.ts";
import { reasons } from "#src/signature/signature.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { readMember } from "#src/util/read-member.ts";
import { makeDocument } from "../../suites/runner/make-document.ts";
import { type Case, type PayloadCase, readSamples } from "../../suites/runner/read-case-files.ts";
import type { Covered, Outcome } from "./coverage-table.ts";

/** A thing for which the suite must have both an accepting and a rejecting case, and which of the two it has. */
interface Subject {
  /** Such as `event update:task` or `clause W2.3`. */
  readonly name: string;
  readonly has: ReadonlySet<Outcome>;
}

/** Adds what a case shows about a subject. */
type Mark = (subject: string, outcome: Outcome | undefined) => void;

/** What the suite must have cases for, one sort a row: every name, and what the cases show about each. */
const sorts: readonly {
  sort: string;
  names: () => readonly string[];
  show: (all: readonly Covered[], mark: Mark) => void;
}[] = [
  {
    sort: "clause",
    names: () => Object.keys(readJson("spec/clauses.json")),
    show: (all, mark) => {
      for (const { one, outcome } of all) mark(one.clause, outcome);
    },
  },
  {
    sort: "decision",
    names: () => readJson("spec/decisions.json").map(({ id }: { id: string }) => id),
    show: (all, mark) => {
      for (const { one, outcome } of all) mark(one.decision ?? "", outcome);
    },
  },
  { sort: "event", names: () => allEvents, show: showEvents },
  { sort: "code", names: readCodes, show: showCodes },
  { sort: "reason", names: () => Object.keys(reasons), show: showReasons },
  { sort: "rule", names: () => deliveryRules.map(({ id }) => id), show: showRules },
];

/** Lists every subject with what the cases show about it. */
export function readSubjects(all: readonly Covered[]): Subject[] {
  return sorts.flatMap(({ sort, names, show }) => {
    const has = new Map(names().map((name) => [name, new Set<Outcome>()]));
    show(all, (name, outcome) => {
      if (outcome !== undefined) has.get(name)?.add(outcome);
    });
    return [...has].map(([name, outcomes]) => ({ name: `${sort} ${name}`, has: outcomes }));
  });
}

/** A delivery shows its event; a rejected one also the event of its sample. */
function showEvents(all: readonly Covered[], mark: Mark): void {
  const samples = new Map(readSamples().map(({ name, text }) => [name, JSON.parse(text).event]));
  for (const { one, outcome } of ofKind<PayloadCase>(all, "payload")) {
    mark(String(readMember(makeDocument(one), "event") ?? ""), outcome);
    if (outcome === "refused") mark(samples.get(one.sample ?? ""), outcome);
  }
}

/**
 * An error code is rejected where a case has it, and accepted where a valid document has something in that place. A
 * text that is too deep to be read has no place: a valid text of the same clause accepts.
 */
function showCodes(all: readonly Covered[], mark: Mark): void {
  const accepting = acceptingClauses(all);
  for (const { one, outcome } of ofKind<Case & { status: string }>(all, "reading")) {
    mark(one.status, outcome);
    if (accepting.has(one.clause)) mark(one.status, "accepted");
  }
  for (const kind of ["payload", "raster-info"]) {
    const cases = ofKind<PayloadCase>(all, kind);
    const valid = cases.filter(({ outcome }) => outcome === "accepted").map(({ one }) => makeDocument(one));
    const errors = cases.flatMap(({ one }) => one.errors ?? []);
    for (const { code } of errors) mark(code, "refused");
    const places = new Map(
      errors.map(({ code, path }) => [`${code} ${path}`, { code, steps: parsePointer(path)! }]),
    );
    for (const { code, steps } of places.values()) {
      if (valid.some((document) => holds(document, steps))) mark(code, "accepted");
    }
  }
}

/** A reason is rejected where a case has it, and accepted where a case of the same clause accepts. */
function showReasons(all: readonly Covered[], mark: Mark): void {
  const accepting = acceptingClauses(all);
  for (const { one, outcome } of ofKind<SignatureCase>(all, "signature")) {
    mark(one.reason ?? "", outcome);
    if (accepting.has(one.clause)) mark(one.reason ?? "", "accepted");
  }
}

function acceptingClauses(all: readonly Covered[]): ReadonlySet<string> {
  return new Set(all.filter(({ outcome }) => outcome === "accepted").map(({ one }) => one.clause));
}

/** A document with a list of warnings breaks the rules in the list and keeps all others. */
function showRules(all: readonly Covered[], mark: Mark): void {
  for (const { one } of ofKind<PayloadCase>(all, "payload")) {
    if (one.warnings === undefined) continue;
    const broken = new Set(one.warnings.map(({ rule }) => rule));
    for (const { id } of deliveryRules) mark(id, broken.has(id) ? "refused" : "accepted");
  }
}

/** A case with the fields of its kind. */
type CoveredAs<Kind extends Case> = Covered & { readonly one: Kind };

/** Picks the cases of a kind; its schema says that they have the fields of that kind. */
function ofKind<Kind extends Case>(all: readonly Covered[], kind: string): readonly CoveredAs<Kind>[] {
  return all.filter((one) => one.kind === kind) as CoveredAs<Kind>[];
}

function holds(document: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  if (typeof document !== "object" || document === null || !Object.hasOwn(document, step)) return false;
  return holds(readMember(document, step), rest);
}

/** Reads the codes from the published type, the only list of them. */
function readCodes(): string[] {
  const text = readText("generated/validators/validation-error.d.ts");
  return [...text.matchAll(/^ {2}\| "([\w-]+)"/gm)].map(([, code]) => assertDefined(code, "code"));
}
