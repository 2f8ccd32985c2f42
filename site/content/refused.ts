import { makeDocument } from "#conformance/suites/runner/make-document.ts";
import type { PayloadCase } from "#conformance/suites/runner/read-case-files.ts";
import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { createExamine, type Examine } from "#src/explain/examine.ts";
import { loadEditions } from "#src/explain/load-editions.ts";
import type { Fault } from "#src/explain/outcome.ts";
import { readMember } from "#src/text/read-member.ts";
import { shorten } from "#src/text/shorten.ts";
import type { Mode } from "#src/validate/result.ts";
import { newestEdition } from "../edition-path.ts";
import { writeFragment } from "../share.ts";

/** An invalid document, and its description for readers. */
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
/** Members of every delivery, so that an example of one event is an example of all. */
const common = /^\/(?:sender|webhook_id)(?:\/|$)/;

/** An event of an edition, and the sample for cases about every envelope. */
interface Shown {
  readonly event: string;
  readonly sample: string;
  readonly edition: EditionFacts;
}

/** Chooses invalid documents of an event from the cases: its own, then those about the members of every envelope. */
export async function chooseRefused(
  { event, sample: name, edition }: Shown,
  cases: readonly PayloadCase[],
): Promise<readonly Refused[]> {
  const asked = edition.default ? undefined : edition.edition;
  const look = await createLook("webhook", asked);
  const invalid = cases.filter(({ status, mode }) => status === "invalid" && mode !== "tolerant");
  const own = invalid.filter((one) => readMember(makeDocument(one), "event") === event);
  const carried = invalid
    .filter(({ sample = "ping" }) => sample !== "ping")
    .filter((one) => !own.includes(one) && listPointers(one).every((pointer) => common.test(pointer)))
    .filter((one) => event !== "ping" || !listPointers(one).includes("/webhook_id"))
    .map((one) => ({ ...one, sample: name }))
    .filter((one) => holds(one) && look(toBytes(makeDocument(one))).status === "invalid");
  const view = { contract: "webhook", look, ...(asked !== undefined && { edition: asked }) } as const;
  return Promise.all(varied([...own, ...carried]).map((one) => examine(one, view)));
}

/** Chooses raster-info documents that the newest edition rejects. */
export async function refusedRasterInfo(cases: readonly PayloadCase[]): Promise<readonly Refused[]> {
  const invalid = cases.filter(({ status, mode }) => status === "invalid" && mode !== "tolerant");
  const { edition } = newestEdition("raster-info");
  const look = await createLook("raster-info", edition);
  const refused = invalid.filter((one) => look(toBytes(makeDocument(one))).status === "invalid");
  return Promise.all(varied(refused).map((one) => examine(one, { contract: "raster-info", look, edition })));
}

/** Creates the same check as in the workbench. */
async function createLook(contract: View["contract"], edition: string | undefined): Promise<Examine> {
  if (edition === undefined) return createExamine({ contract: { name: contract, mode: "strict" } });
  const editions = await loadEditions(contract);
  return createExamine({ contract: { name: contract, mode: "strict", edition }, editions });
}

/** Checks whether the sample has what a case removes or changes: a sender may be null, or have another shape. */
function holds(one: PayloadCase): boolean {
  try {
    makeDocument(one);
    return true;
  } catch {
    return false;
  }
}

function toBytes(document: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(document, null, 2));
}

function listPointers({ set = {}, remove = [] }: PayloadCase): readonly string[] {
  return [...Object.keys(set), ...remove];
}

/** Picks one case of each code first, then cases about other members, up to the limit of a page. */
function varied(cases: readonly PayloadCase[]): readonly PayloadCase[] {
  const taken: PayloadCase[] = [];
  for (const key of [readCode, readTopic]) {
    const seen = new Set(taken.map(key));
    for (const one of cases) if (seen.size < seen.add(key(one)).size) taken.push(one);
  }
  return taken.slice(0, MOST);
}

function readCode({ errors = [] }: PayloadCase): string {
  return errors[0]?.code ?? "";
}

function readTopic({ decision, clause, id }: PayloadCase): string {
  return decision ?? (clause.startsWith("R") ? clause : id);
}

/** How invalid documents are checked. */
interface View {
  readonly contract: "webhook" | "raster-info";
  readonly look: Examine;
  readonly edition?: string;
}

async function examine(one: PayloadCase, { look, ...shared }: View): Promise<Refused> {
  const text = JSON.stringify(makeDocument(one), null, 2);
  const { errors } = look(toBytes(makeDocument(one)));
  if (errors.length === 0) throw new Error(`cannot show the case ${one.id}: the contract accepts it`);
  const changes = [
    ...Object.entries(one.set ?? {}).map(([pointer, value]) => `${pointer} ← ${short(value)}`),
    ...(one.remove ?? []).map((pointer) => `${pointer} removed`),
  ];
  const fragment = await writeFragment({ ...shared, mode: "strict", text });
  return { id: one.id, description: one.description, mode: "strict", changes, text, errors, fragment };
}

function short(value: unknown): string {
  return shorten(JSON.stringify(value), 60);
}
