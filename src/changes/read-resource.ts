import { memory as facts } from "#generated/contracts/delivery.memory.js";
import { isRecord } from "../util/is-object.ts";
import { readMember } from "../util/read-member.ts";
import { type Members, type Standing, sortableDate } from "./difference.ts";
import type { StateRow } from "./state-store.ts";

/** A parsed delivery. */
export interface Incoming {
  readonly key: string;
  readonly platform: string;
  readonly event: string;
  readonly edition: string;
  readonly delivery: unknown;
  /** Milliseconds after which another process may have it, unless this one renews the lease. */
  readonly lease: number;
}

/** A resource as a delivery shows it, with its identity. */
export interface ShownResource {
  readonly platform: string;
  readonly resource: string;
  readonly id: string;
  readonly action: string;
  readonly members: Members;
  readonly before: Members | undefined;
  readonly date: string | undefined;
}

/** Reads the resource of a delivery; undefined if it has none with an identity. */
export function readResource({ event, delivery, platform }: Incoming): ShownResource | undefined {
  const [, action, resource] = /^(\w+):(\w+)$/.exec(event) ?? [];
  if (action === undefined || resource === undefined) return undefined;
  const members = readMember(delivery, resource);
  const id = readMember(members, facts.identity);
  if (!isRecord(members) || (typeof id !== "number" && typeof id !== "string")) return undefined;
  const before = readMember(delivery, facts.before);
  const date = sortableDate(members[facts.date]);
  return {
    platform,
    resource,
    id: String(id),
    action,
    members,
    before: isRecord(before) ? before : undefined,
    date,
  };
}

/** Compares a date with that of the remembered state. */
export function compareDates(row: StateRow | undefined, date: string | undefined): Standing {
  if (row === undefined || date === undefined) return "first";
  if (row.isDeleted || date < row.date) return "stale";
  return date === row.date ? "equal" : "newer";
}
