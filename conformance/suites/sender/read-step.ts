import type { ReadStep } from "#generated/types/conformance/cases-sender.d.ts";
import { mustTake } from "./ask-driver.ts";
import type { Fault } from "./expected-envelope.ts";
import { findUnmoved } from "./find-unmoved.ts";
import { findWrong } from "./refuse-shown-webhook.ts";
import { fail, findWebhook, pause, type Scene } from "./scene.ts";

/** A webhook resource. */
type Members = Readonly<Record<string, unknown>>;

/** Reads a webhook until it shows what it must. */
export async function readStep(step: ReadStep, scene: Scene): Promise<void> {
  const webhook = findWebhook(step.webhook, scene);
  const attempt = async (): Promise<Fault | undefined> => {
    const response = await mustTake({ op: "read-webhook", webhook_id: webhook.id }, scene);
    const shown = response.webhook as Members;
    const fault =
      findWrong(response, webhook, step) ??
      findStale(shown, step, scene) ??
      findUnmoved(shown, webhook.seen ?? {}, step);
    if (fault === undefined) scene.webhooks.set(step.webhook, { ...webhook, seen: shown });
    return fault;
  };
  const deadline = performance.now() + scene.patience;
  let fault = await attempt();
  while (fault !== undefined && performance.now() < deadline) {
    await pause(20, scene);
    fault = await attempt();
  }
  if (fault !== undefined) fail(fault.expected, fault.received);
}

/** Milliseconds that the clock of a sender may be wrong by. */
const CLOCK = 5_000;

/** Finds a moment outside the time of this case. */
function findStale(shown: Members, { recent = [] }: ReadStep, { began }: Scene): Fault | undefined {
  const isRecent = (value: unknown): boolean => {
    if (typeof value !== "string" || !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/.test(value)) return false;
    const time = Date.parse(value);
    return time >= began - CLOCK && time <= Date.now() + CLOCK;
  };
  const stale = recent.find((name) => !isRecent(shown[name]));
  if (stale === undefined) return undefined;
  const received = `${stale}: ${JSON.stringify(shown[stale]) ?? "none"}`;
  return { expected: `${stale}: a UTC timestamp of now`, received };
}
