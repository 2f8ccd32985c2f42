import { escapeSegment } from "../json/pointer.ts";
import type { Audience, Proof } from "./change.ts";
import { listErrors, makeExample, type Reader } from "./check-value.ts";
import { type Finding, missing, type Trail } from "./compare.ts";
import type { Contract, Pair } from "./schema.ts";

/**
 * Finds a document that proves a break for an audience: the sending side accepts it, and the reading side rejects it at
 * the location of the finding. The document contains only required properties and one of the finding's values.
 */
export function prove(
  { place: { event, trail }, values }: Finding,
  audience: Audience,
  contracts: Pair<Contract>,
): Proof | undefined {
  const [side, other] = audience === "sender" ? ([0, 1] as const) : ([1, 0] as const);
  const mode = audience === "strict-receiver" || audience === "sender" ? "strict" : "tolerant";
  const contract = contracts[side];
  const envelope = trail === undefined ? contract.events.get(event ?? "") : undefined;
  const all = envelope === undefined ? values : [makeExample({ kind: "object", schema: envelope }, contract)];
  for (const value of all) {
    const document = makeDocument(value, trail, side, contract);
    if (check(document, { contract, mode: "strict" }).length > 0) continue;
    const pointer = `${writePointer(trail)}/`;
    const errors = check(document, { contract: contracts[other], mode });
    const error = errors.find(({ path }) => `${path}/`.startsWith(pointer));
    if (error === undefined) continue;
    const names = { validIn: `${contract.name}, strict`, refusedBy: `${contracts[other].name}, ${mode}` };
    const reason = `${error.path || "the document"} ${error.reason}`;
    return { audience, ...names, reason, ...(event !== undefined && { event }), document };
  }
  return undefined;
}

/** Creates the objects and lists on the path to a value, and puts the value into them. */
function makeDocument(value: unknown, trail: Trail | undefined, side: 0 | 1, contract: Contract): unknown {
  if (trail === undefined) return value;
  const { key, holders, up } = trail;
  if (holders[side].kind === "array") return makeDocument([value], up, side, contract);
  const { [key]: _, ...others } = Object(makeExample(holders[side], contract));
  return makeDocument(value === missing ? others : { ...others, [key]: value }, up, side, contract);
}

function check(document: unknown, reader: Reader): ReturnType<typeof listErrors> {
  const { events, root } = reader.contract;
  if (events.size === 0) return listErrors(document, root, reader);
  const { event } = Object(document);
  const envelope = events.get(event);
  return envelope === undefined
    ? [{ path: "", reason: `has the unknown event "${event}"` }]
    : listErrors(document, envelope, reader);
}

function writePointer(trail: Trail | undefined): string {
  return trail === undefined ? "" : `${writePointer(trail.up)}/${escapeSegment(trail.key)}`;
}
