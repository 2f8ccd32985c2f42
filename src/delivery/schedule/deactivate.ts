import type { Attempt } from "../attempt.ts";
import { DAY, type FailingSince, succeeded } from "../delivery-store.ts";
import type { Events } from "../events.ts";
import type { Settings } from "../settings.ts";

/** Looks at an attempt, and makes its webhook inactive where it has failed for too long. */
export type Deactivate = (attempt: Attempt, failing: FailingSince | undefined) => void;

/** Creates what makes webhooks inactive after days of failures alone; `recall` takes back what waits for one. */
export function createDeactivator(
  settings: Pick<Settings, "deactivateAfterDays" | "store" | "now" | "addressed" | "onError">,
  events: Events,
  recall: (webhookId: number) => Promise<void>,
): Deactivate {
  const { deactivateAfterDays: days, store, now } = settings;
  const deactivate = async (id: number, since: string): Promise<void> => {
    const current = await store.readWebhook(id);
    if (!current?.is_active) return;
    const changes = { is_active: false, updated_date: new Date(now()).toISOString() };
    const webhook = await store.updateWebhook(id, changes);
    if (webhook === undefined) return;
    await recall(id);
    events.tell({ type: "deactivated", webhook: settings.addressed(webhook), since });
  };
  return (attempt, failing) => {
    const since = failing?.since ?? null;
    if (days === undefined || since === null || succeeded(attempt)) return;
    if (now() - Date.parse(since) < days * DAY) return;
    deactivate(attempt.webhookId, since).catch((error: unknown) => settings.onError(error, { in: "store" }));
  };
}
