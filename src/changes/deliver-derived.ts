import type { DerivedEvent } from "./derive.ts";
import type { Reading } from "./forget.ts";
import type { DerivedRow } from "./state-store.ts";

/** Number of events taken at a time. */
const PAGE = 500;
/** Time limit of a handler of a derived event, in milliseconds. */
const LEASE = 60_000;

/**
 * Runs handlers of derived events, each locked for a while; a failed one is retried later, after up to an hour. Rejects if
 * one cannot be read, once the others have been recorded.
 */
export async function deliverDerived(
  { store, now, open }: Reading & { readonly now: () => number },
  run: (event: DerivedEvent) => Promise<boolean>,
): Promise<number> {
  const rows = await store.transact(async (transaction) => {
    const due = await transaction.listDerived(now(), PAGE);
    for (const row of due)
      await transaction.writeDerived({
        ...row,
        attempts: row.attempts + 1,
        due: now() + LEASE * 2 ** Math.min(row.attempts, 6),
      });
    return due;
  });
  const done: DerivedRow[] = [];
  const faults: unknown[] = [];
  for (const row of rows) {
    try {
      if (await run((await open(row.content)) as DerivedEvent)) done.push(row);
    } catch (fault) {
      faults.push(fault);
    }
  }
  if (done.length > 0)
    await store.transact(async (transaction) => {
      for (const row of done)
        await transaction.writeDerived({
          ...row,
          attempts: row.attempts + 1,
          isDone: true,
          due: now(),
          content: "",
        });
    });
  if (faults.length > 0) throw faults[0];
  return done.length;
}
