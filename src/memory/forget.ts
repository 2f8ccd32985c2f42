import { isRecord } from "../text/is-object.ts";
import type { StateStore } from "./state-store.ts";

/** A person whose data is to be removed: objects with this identifier or user name. */
export type Person = Readonly<Record<string, string | number>>;

/** What reads stored texts. */
export interface Reading {
  readonly store: StateStore;
  readonly open: (text: string) => Promise<unknown>;
}

/** States that are looked through at a time. */
const PAGE = 500;

/** Removes all that names a person; returns how many states. */
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
    // Calls at the same time share a transaction, and so one wait for the disk. A resource and its parent do not share
    // one: a delivery locks the two in its own order.
    for (const resource of new Set(found.map((row) => row.resource))) {
      const alike = found.filter((row) => row.resource === resource);
      await Promise.all(alike.map(({ key }) => store.transact((work) => work.removeState(key))));
    }
    removed += found.length;
  }
  await store.transact((transaction) => transaction.forgetNotes());
  return removed;
}

/** Checks whether an object anywhere in a value has all members that name a person. */
function names(value: unknown, person: Person): boolean {
  if (Array.isArray(value)) return value.some((one) => names(one, person));
  if (!isRecord(value)) return false;
  const wanted = Object.entries(person);
  if (wanted.every(([key, one]) => Object.hasOwn(value, key) && value[key] === one)) return true;
  return Object.values(value).some((one) => names(one, person));
}
