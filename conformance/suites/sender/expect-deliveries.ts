import { itemAt } from "#src/util/item-at.ts";
import { mustTake, take } from "./ask-driver.ts";
import { checkDelivery } from "./delivery-checks.ts";
import type { Fault } from "./expected-envelope.ts";
import type { RecordedDelivery } from "./listener.ts";
import { fail, findWebhook, pause, type Scene, type SceneWebhook } from "./scene.ts";
import type { SenderRequest } from "./sender-protocol.ts";
import { dropCaseSegment, readTarget } from "./target-path.ts";

/** Finds what is wrong with the body of a delivery, apart from the checks that every delivery must pass. */
export type Judge = (body: Readonly<Record<string, unknown>>, webhook: SceneWebhook) => Fault | undefined;

/** Deliveries that are expected after some requests. */
interface Expected {
  readonly to: readonly string[];
  readonly judge: Judge;
  readonly scene: Scene;
  /** Whether no delivery is right as well. Default: `false`. */
  readonly mayBeSilent?: boolean;
}

/** Asks for what must be delivered, waits for it and judges it. Returns the deliveries. */
export async function expectDeliveries(
  requests: readonly SenderRequest[],
  { to, judge, scene, mayBeSilent = false }: Expected,
): Promise<readonly RecordedDelivery[]> {
  const awaited = to.flatMap((name) => requests.map(() => findWebhook(name, scene)));
  const asked = askAll(requests, to.length === 0 || mayBeSilent, scene);
  const received = await collect(awaited, { asked, scene, mayBeSilent });
  for (const { delivery, webhook } of received)
    await judgeDelivery(delivery, { webhook, judge, scene, mayBeSilent });
  await asked;
  return received.map(({ delivery }) => delivery);
}

/** A sender may refuse a request for an event that no webhook gets. */
async function askAll(
  requests: readonly SenderRequest[],
  mayBeRefused: boolean,
  scene: Scene,
): Promise<void> {
  for (const request of requests) await (mayBeRefused ? take(request, scene) : mustTake(request, scene));
}

/** How to wait for deliveries. */
interface Waiting extends Pick<Expected, "scene"> {
  readonly asked: Promise<void>;
  readonly mayBeSilent: boolean;
}

interface Arrival {
  readonly delivery: RecordedDelivery;
  readonly webhook: SceneWebhook;
}

/** Takes a delivery for each webhook from the inbox, waiting no longer than the sender's patience. */
async function collect(
  awaited: readonly SceneWebhook[],
  { asked, scene, mayBeSilent }: Waiting,
): Promise<readonly Arrival[]> {
  let deadline = Number.POSITIVE_INFINITY;
  let broken: unknown;
  asked.then(
    () => (deadline = performance.now() + (mayBeSilent ? scene.quiet : scene.patience)),
    (cause: unknown) => (broken = cause),
  );
  const arrivals: Arrival[] = [];
  const open = [...awaited];
  while (open.length > 0) {
    if (broken !== undefined) throw broken;
    const place = open.findIndex((one) => findArrived(one, scene) >= 0);
    if (place >= 0) {
      const webhook = itemAt(open, place);
      const found = findArrived(webhook, scene);
      const delivery = itemAt(scene.inbox, found);
      open.splice(place, 1);
      scene.inbox.splice(found, 1);
      arrivals.push({ delivery, webhook });
    } else if (performance.now() > deadline) {
      if (mayBeSilent) break;
      const names = open.map(({ settings }) => dropCaseSegment(readTarget(settings)));
      fail(`a delivery to ${names.join(", ")}`, `none within ${scene.patience} ms`);
    } else await pause(3, scene);
  }
  return arrivals;
}

/** Finds a delivery that has arrived for a webhook. If several webhooks share an address, the delivery must name this one. */
function findArrived({ id, settings }: SceneWebhook, { inbox, webhooks }: Scene): number {
  const own = readTarget(settings);
  const sharing = [...webhooks.values()].filter((other) => readTarget(other.settings) === own).length > 1;
  return inbox.findIndex(({ target, body }) => target === own && (!sharing || idIn(body) === id));
}

/** Reads the identifier of the webhook in a delivery. */
function idIn(body: Uint8Array): unknown {
  try {
    const { webhook_id, webhook } = JSON.parse(Buffer.from(body).toString());
    return webhook_id ?? webhook?.id;
  } catch {
    return undefined;
  }
}

async function judgeDelivery(
  delivery: RecordedDelivery,
  { webhook, judge, scene, mayBeSilent }: Omit<Expected, "to"> & { readonly webhook: SceneWebhook },
): Promise<void> {
  const { secret, content_type: contentType } = webhook.settings;
  const otherSecrets = [...scene.webhooks.values()].flatMap(({ settings }) => settings.secret ?? []);
  const found = await checkDelivery(delivery, { secret, contentType, otherSecrets, edition: scene.edition });
  // An update that changes nothing is suspicious, so no delivery is right as well.
  const findings = mayBeSilent ? found.filter(({ check }) => check !== "rules") : found;
  if (findings.length > 0) {
    const write = (key: "expected" | "received"): string => findings.map((one) => one[key]).join("; ");
    fail(write("expected"), write("received"));
  }
  const body: unknown = JSON.parse(new TextDecoder().decode(delivery.body));
  const fault = judge(body as Readonly<Record<string, unknown>>, webhook);
  if (fault !== undefined) fail(fault.expected, fault.received);
}
