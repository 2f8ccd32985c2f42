import { UnreachableError } from "../runner/unreachable-error.ts";
import { owner } from "./expected-envelope.ts";
import type { SenderDriver } from "./scene.ts";
import { documentEdition, type SuiteEdition } from "./suite-edition.ts";
import { defaultSettings } from "./webhook-steps.ts";

/**
 * Checks before a run whether the driver knows its edition: with a driver that does not, nearly every case would fail.
 *
 * @throws UnreachableError if a webhook for everything lists the events of the source document.
 */
export async function checkEdition(
  driver: SenderDriver,
  suite: SuiteEdition,
  timeout: number,
): Promise<void> {
  const { edition } = suite;
  if (edition === undefined) return;
  const webhook = { ...defaultSettings, target_url: "http://127.0.0.1:9/preflight", is_active: false };
  const signal = AbortSignal.timeout(timeout);
  const shown = await driver.ask({ op: "create-webhook", webhook, owner }, { signal }).catch(() => ({}));
  const { id, events } = Object(Object(shown).webhook);
  if (id !== undefined)
    await driver.ask({ op: "delete-webhook", webhook_id: id }, { signal }).catch(() => {});
  if (listEvents(documentEdition) !== (Array.isArray(events) ? events.toSorted().join() : "")) return;
  throw new UnreachableError(
    `the driver ignores "edition" of its description: a webhook for everything lists the ${events.length} events of the source document, not those of edition ${edition}; make it use the edition, or answer "unsupported"`,
  );
}

function listEvents({ events }: SuiteEdition): string {
  return events
    .flatMap(({ name, subscribable }) => (subscribable ? name : []))
    .sort()
    .join();
}
