import type { Attempt } from "../attempt.ts";
import type { FailingSince } from "../delivery-store.ts";
import type { Events } from "../events.ts";
import { DAY } from "../retention.ts";
import type { Settings } from "../settings.ts";
import { GONE } from "./retry-in.ts";

/** Watches attempts: reports when their webhook begins to fail and recovers, and makes it inactive if needed. */
export type Deactivate = (failing: FailingSince, attempts: readonly Attempt[]) => void;

/**
 * Creates a function that makes webhooks inactive after days of only failures, or if the receiver is gone. `recall`
 * makes the dispatcher look at a webhook again.
 */
export function createDeactivator(
  settings: Pick<Settings, "deactivateAfterDays" | "store" | "now" | "addressed" | "onError">,
  events: Events,
  recall: (webhookId: number) => void,
): Deactivate {
  const { deactivateAfterDays: days, store, now } = settings;
  const deactivate = async (id: number, since: string, reason: "failing" | "gone"): Promise<void> => {
    const current = await store.readWebhook(id);
    if (!current?.is_active) return;
    const changes = { is_active: false, updated_date: new Date(now()).toISOString() };
    const webhook = await store.updateWebhook(id, changes);
    if (webhook === undefined) return;
    recall(id);
    events.tell({ type: "deactivated", webhook: settings.addressed(webhook), since, reason });
  };
  return ({ webhookId, since, before, milliseconds }, attempts) => {
    if (since !== null && before === null) events.tell({ type: "failing", webhookId, since });
    if (since === null && before !== null) events.tell({ type: "recovered", webhookId, since: before });
    if (since === null) return;
    const isGone = attempts.some((attempt) => attempt.webhookId === webhookId && attempt.status === GONE);
    if (!isGone && (days === undefined || milliseconds < days * DAY)) return;
    deactivate(webhookId, since, isGone ? "gone" : "failing").catch((error: unknown) =>
      settings.onError(error, { in: "store" }),
    );
  };
}
