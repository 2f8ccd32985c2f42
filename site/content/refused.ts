import { documentOf, type PayloadCase } from "#conformance/suites/cases/read-cases.ts";
import { createExamine } from "#src/explain/examine.ts";
import { findEvent } from "#src/explain/find-event.ts";
import type { Fault } from "#src/explain/outcome.ts";
import type { Mode } from "#src/validate/result.ts";
import { validateDelivery } from "#src/validate/validate-delivery.ts";
import { writeFragment } from "../share.ts";

/** A document that the contract refuses, with what a reader is told. */
export interface Refused {
  readonly id: string;
  /** What is wrong with it, in a phrase. */
  readonly description: string;
  readonly mode: Mode;
  /** What was done to the sample: `/task/id ← "21"`. */
  readonly changes: readonly string[];
  readonly text: string;
  readonly errors: readonly Fault[];
  /** Fragment that opens it in the workbench. */
  readonly fragment: string;
}

/** Most examples that a page shows. */
const MOST = 6;
/** Members that every delivery has, so that what is refused of one is refused of all. */
const common = /^\/(?:sender|webhook_id)(?:\/|$)/;

/** Chooses refused documents of an event among the cases: its own, then those about the members of every envelope. */
export function refusedOf(event: string, cases: readonly PayloadCase[]): Promise<readonly Refused[]> {
  const invalid = cases.filter(({ status, mode }) => status === "invalid" && mode !== "tolerant");
  const own = invalid.filter((one) => eventOf(one) === event);
  const carried = invalid
    .filter(({ sample = "ping" }) => sample !== "ping")
    .filter((one) => !own.includes(one) && pointersOf(one).every(isCommon))
    .filter((one) => event !== "ping" || !pointersOf(one).includes("/webhook_id"))
    .map((one) => ({ ...one, sample: findEvent(event)?.file ?? event }))
    .filter((one) => validateDelivery(documentOf(one)).status === "invalid");
  return Promise.all(varied([...own, ...carried]).map((one) => examine("webhook", one)));
}

/** Chooses refused raster-info documents. */
export function refusedRasterInfo(cases: readonly PayloadCase[]): Promise<readonly Refused[]> {
  const invalid = cases.filter(({ status, mode }) => status === "invalid" && mode !== "tolerant");
  return Promise.all(varied(invalid).map((one) => examine("raster-info", one)));
}

function eventOf(one: PayloadCase): unknown {
  return (documentOf(one) as { readonly event?: unknown } | null)?.event;
}

function pointersOf({ set = {}, remove = [] }: PayloadCase): readonly string[] {
  return [...Object.keys(set), ...remove];
}

function isCommon(pointer: string): boolean {
  return common.test(pointer);
}

/** Takes one case of each code first, then those about something else than the ones before, up to what a page shows. */
function varied(cases: readonly PayloadCase[]): readonly PayloadCase[] {
  const taken: PayloadCase[] = [];
  for (const key of [codeOf, topicOf]) {
    const seen = new Set(taken.map(key));
    for (const one of cases) if (seen.size < seen.add(key(one)).size) taken.push(one);
  }
  return taken.slice(0, MOST);
}

function codeOf({ errors = [] }: PayloadCase): string {
  return errors[0]?.code ?? "";
}

function topicOf({ decision, clause, id }: PayloadCase): string {
  return decision ?? (clause.startsWith("R") ? clause : id);
}

async function examine(contract: "webhook" | "raster-info", one: PayloadCase): Promise<Refused> {
  const text = JSON.stringify(documentOf(one), null, 2);
  const { errors } = createExamine({ contract: { name: contract, mode: "strict" } })(
    new TextEncoder().encode(text),
  );
  if (errors.length === 0) throw new Error(`cannot show the case ${one.id}: the contract accepts it`);
  const changes = [
    ...Object.entries(one.set ?? {}).map(([pointer, value]) => `${pointer} ← ${short(value)}`),
    ...(one.remove ?? []).map((pointer) => `${pointer} removed`),
  ];
  const fragment = await writeFragment({ contract, mode: "strict", text });
  return { id: one.id, description: one.description, mode: "strict", changes, text, errors, fragment };
}

function short(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
