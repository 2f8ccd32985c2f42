import { isRecord } from "../util/is-object.ts";
import type { StateStore } from "./state-store.ts";

/** A person to forget: objects with this identifier or user name. */
export type Person = Readonly<Record<string, string | number>>;

/** Function that reads stored texts. */
export interface Reading {
  readonly store: StateStore;
  readonly open: (text: string) => Promise<unknown>;
}

/** Number of states to search at a time. */
const PAGE = 500;

/** Removes everything that names a person; returns the number of states. */
export async function forget({ store, open }: Reading, person: Person): Promise<number> {
  let removed = 0;
  let after = "";
  for (;;) {
    const from = after;
    const rows = await store.transact((transaction) => transaction.listStates(from, PAGE));
    const last = rows.at(-1);
    if (last === undefined) break;
    after = last.key;
    const found: (typeof rows)[number][] = [];
    for (const row of rows) if (!row.isDeleted && names(await open(row.state), person)) found.push(row);
    // Simultaneous calls share a transaction, and so one wait for the disk. A resource and its parent do not share
    // one, since a delivery locks the two in its own order.
    for (const resource of new Set(found.map((row) => row.resource))) {
      const alike = found.filter((row) => row.resource === resource);
      await Promise.all(alike.map(({ key }) => store.transact((work) => work.removeState(key))));
    }
    removed += found.length;
  }
  await store.transact((transaction) => transaction.forgetNotes());
  return removed;
}

/** Checks whether an object anywhere in a value has all members of the person. */
function names(value: unknown, person: Person): boolean {
  if (Array.isArray(value)) return value.some((one) => names(one, person));
  if (!isRecord(value)) return false;
  const wanted = Object.entries(person);
  if (wanted.every(([key, one]) => Object.hasOwn(value, key) && value[key] === one)) return true;
  return Object.values(value).some((one) => names(one, person));
}
