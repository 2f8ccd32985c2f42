import type { DeliveryRow, StateStore } from "./state-store.ts";

/** A delivery that this process handles. */
interface Lease {
  /** Until when, as it is stored: another process that takes the delivery later stores another time. */
  until: number;
  renewed: Promise<unknown>;
  readonly timer: NodeJS.Timeout;
}

/** Keeps deliveries from others until their handlers end; those of a process that is gone are free after their lease. */
export interface Leases {
  /** Renews the lease of a delivery that was taken, of some milliseconds, until it is settled. */
  readonly hold: (key: string, until: number, milliseconds: number) => void;
  /** Checks whether this process handles a delivery, whatever its clock says about the lease. */
  readonly isHeld: (key: string) => boolean;
  /** Ends a delivery, or gives it back unless another process has it now. */
  readonly settle: (key: string, isDone: boolean) => Promise<void>;
}

/** Creates leases that are stored. */
export function createLeases(store: StateStore, now: () => number): Leases {
  const held = new Map<string, Lease>();
  const change = (key: string, edit: (row: DeliveryRow) => DeliveryRow | undefined): Promise<boolean> =>
    store.transact(async (transaction) => {
      await transaction.lock(key);
      const known = await transaction.readDelivery(key);
      const edited = known && edit(known);
      if (edited !== undefined) await transaction.writeDelivery(edited);
      return edited !== undefined;
    });
  return {
    hold(key, until, milliseconds) {
      const renew = async (): Promise<void> => {
        const next = now() + milliseconds;
        const isOurs = (row: DeliveryRow): boolean => !row.isDone && row.until === lease.until;
        if (await change(key, (row) => (isOurs(row) ? { ...row, until: next } : undefined)))
          lease.until = next;
      };
      const timer = setInterval(() => {
        // If the store fails, the next renewal may be in time; the end of the handler reports it otherwise.
        lease.renewed = lease.renewed.then(renew).catch(() => {});
      }, milliseconds / 2);
      timer.unref?.();
      const lease: Lease = { until, renewed: Promise.resolve(), timer };
      held.set(key, lease);
    },
    isHeld: (key) => held.has(key),
    async settle(key, isDone) {
      const lease = held.get(key);
      clearInterval(lease?.timer);
      await lease?.renewed;
      const end = change(key, (row) => {
        if (isDone) return { ...row, isDone, until: now(), note: "" };
        return row.until === lease?.until ? { ...row, until: 0 } : undefined;
      });
      await end.finally(() => held.delete(key));
    },
  };
}
