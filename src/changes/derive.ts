import { type DerivedName, memory as facts } from "#generated/contracts/delivery.memory.js";
import type { DerivedFacts } from "#generated/contracts/types.d.ts";
import { readMember } from "../util/read-member.ts";
import type { MemberChange, Remembered } from "./difference.ts";
import type { Reading } from "./forget.ts";
import type { Incoming, ShownResource } from "./read-resource.ts";
import { type StateRow, type StateTransaction, stateKey } from "./state-store.ts";

/** An event that was derived from states of resources, with a fixed identifier. */
export interface DerivedEvent {
  /** The same whenever its handler runs again. */
  readonly id: string;
  readonly name: DerivedName;
  readonly platform: string;
  readonly resource: string;
  readonly resourceId: number | string;
  /** Old and new value of the member in the rule; `undefined` if the rule is about other resources. */
  readonly from?: unknown;
  readonly to?: unknown;
  /** Date of the state that made it true. */
  readonly date: string;
}

/** What is known about a delivered resource. */
interface Found {
  readonly shown: ShownResource;
  readonly difference: Readonly<Record<string, MemberChange>>;
  /** The state before. */
  readonly row: StateRow | undefined;
  /** What is remembered from now on; undefined if it was deleted. */
  readonly next: Remembered | undefined;
}

/** Writes the columns that are not sealed, for rules about all resources of a parent. */
export function createStateRow({ shown, row, next }: Found): Omit<StateRow, "state" | "touched"> {
  const { platform, resource, id, date = "" } = shown;
  const each = facts.derived.find((rule) => rule.each?.resource === resource)?.each;
  const parent = each === undefined ? undefined : next?.members[each.parent];
  const isParent = typeof parent === "number" || typeof parent === "string";
  const isDone = each === undefined ? (row?.isDone ?? false) : next?.members[each.member] === each.to;
  return {
    platform,
    resource,
    id,
    date: row !== undefined && row.date > date ? row.date : (next?.date ?? date),
    isDeleted: next === undefined,
    parent: isParent ? String(parent) : "",
    isDone,
  };
}

/** Derives events of a change by the rules of the contract. */
export async function derive(
  transaction: StateTransaction,
  { shown, difference, row }: Found,
  {
    incoming,
    written,
    open,
  }: { readonly incoming: Incoming; readonly written: StateRow; readonly open: Reading["open"] },
): Promise<readonly DerivedEvent[]> {
  const events: DerivedEvent[] = [];
  for (const rule of facts.derived) {
    // Nothing is derived from members that an edition does not publish.
    if (!rule.editions.includes(incoming.edition)) continue;
    if (rule.member !== undefined) {
      const change = rule.resource === shown.resource ? difference[rule.member] : undefined;
      if (change?.known !== true || !isMet(rule, change)) continue;
      events.push(createEvent(rule, { ...shown, ...written, from: change.from, to: change.to }));
    } else if (rule.each !== undefined) {
      const isChild = shown.resource === rule.each.resource;
      const id = isChild ? written.parent : shown.resource === rule.resource ? written.id : "";
      const changed = row?.isDone !== written.isDone || row?.parent !== written.parent || !isChild;
      if (id !== "" && changed && (await becomesDone(transaction, rule, { ...written, id, open })))
        events.push(createEvent(rule, { ...written, id }));
    }
  }
  return events;
}

function isMet({ to, isSet }: DerivedFacts, change: MemberChange & { readonly known: true }): boolean {
  if (isSet) return change.to !== null && change.to !== undefined;
  return to === undefined || change.to === to;
}

/**
 * Checks whether all resources of a parent have just become done. If the parent has not said how many there
 * are, or fewer were seen, they have not.
 */
async function becomesDone(
  transaction: StateTransaction,
  { resource, each, count = [] }: DerivedFacts,
  { platform, id, touched, open }: StateRow & Pick<Reading, "open">,
): Promise<boolean> {
  await transaction.lock(stateKey({ platform, resource, id }));
  const parent = await transaction.readState(platform, resource, id);
  if (parent === undefined || parent.isDeleted || each === undefined) return false;
  const { all, done } = await transaction.countStates({ platform, resource: each.resource, parent: id });
  const { members } = (await open(parent.state)) as Remembered;
  const said = count.reduce<unknown>((value, name) => readMember(value, name), members);
  const isDone = all > 0 && all === done && typeof said === "number" && all >= said;
  if (isDone !== parent.isDone) await transaction.writeState({ ...parent, isDone, touched });
  return isDone && !parent.isDone;
}

function createEvent(
  { name, resource }: DerivedFacts,
  {
    platform,
    id,
    date,
    from,
    to,
  }: Pick<StateRow, "platform" | "id" | "date"> & { from?: unknown; to?: unknown },
): DerivedEvent {
  const resourceId = String(Number(id)) === id ? Number(id) : id;
  return {
    id: `${platform}${platform === "" ? "" : "/"}${name}/${id}@${date}`,
    // The rules have these names.
    name: name as DerivedName,
    platform,
    resource,
    resourceId,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    date,
  };
}
