import type {
  CreateStep,
  DeleteStep,
  ReadStep,
  UpdateStep,
} from "#generated/types/conformance/cases-sender.d.ts";
import { isObject } from "#src/util/is-object.ts";
import { mustTake } from "./ask-driver.ts";
import { type Fault, findShown, findUnmoved, owner, type Showing } from "./expected-envelope.ts";
import { fail, findWebhook, pause, type Scene, type SceneWebhook } from "./scene.ts";
import { givesAway } from "./secret-forms.ts";
import type { SenderResponse, WebhookSettings } from "./sender-protocol.ts";
import { readTarget } from "./target-path.ts";

// Facts of the contract: the fields of a webhook.

/** A webhook resource. */
type Members = Readonly<Record<string, unknown>>;

/** Settings of a webhook that a case does not choose. */
export const defaultSettings: Omit<WebhookSettings, "target_url"> = {
  description: "",
  type: "project",
  project: 1,
  organization: null,
  content_type: "application/json",
  enable_ssl: true,
  is_active: true,
  events: "everything",
};

/** Creates a webhook. */
export async function create(step: CreateStep, scene: Scene): Promise<void> {
  const { as, webhook: given = {}, tls = false, answers } = step;
  const { target_url: path = as, ...rest } = given;
  const plain = { ...defaultSettings, ...rest };
  const settings: WebhookSettings = {
    ...plain,
    target_url: /^https?:/.test(path) ? path : await scene.address(path, tls),
    project: scene.scopeId(plain.project),
    organization: scene.scopeId(plain.organization),
  };
  if (answers !== undefined) {
    const absolute = await Promise.all(
      answers.map(async (one) =>
        "location" in one ? { ...one, location: await scene.address(one.location, tls) } : one,
      ),
    );
    scene.answers.set(readTarget(settings), absolute);
  }
  const response = await mustTake({ op: "create-webhook", webhook: settings, owner }, scene);
  const id = isObject(response.webhook) ? response.webhook.id : undefined;
  if (!Number.isSafeInteger(id)) fail("a webhook with an integer id", JSON.stringify(response));
  const seen = response.webhook as Members;
  const webhook = { id: id as number, edition: scene.edition, settings, seen };
  scene.webhooks.set(as, webhook);
  refuseShown(response, webhook, step);
}

/** Changes a webhook. */
export async function update(step: UpdateStep, scene: Scene): Promise<void> {
  const { webhook: name, changes } = step;
  const { id, settings, ...found } = findWebhook(name, scene);
  const { target_url: path, ...rest } = changes;
  const moved = path === undefined ? {} : { target_url: await scene.address(path, false) };
  const request = { op: "update-webhook", webhook_id: id, changes: { ...rest, ...moved } } as const;
  const response = await mustTake(request, scene);
  const { secret, ...changed } = { ...settings, ...rest, ...moved };
  const kept = typeof secret === "string" ? { secret } : {};
  const webhook = { ...found, id, settings: { ...changed, ...kept } };
  scene.webhooks.set(name, webhook);
  refuseShown(response, webhook, step);
}

/** Deletes a webhook. */
export async function remove({ webhook: name }: DeleteStep, scene: Scene): Promise<void> {
  const { id } = findWebhook(name, scene);
  await mustTake({ op: "delete-webhook", webhook_id: id }, scene);
  scene.webhooks.delete(name);
}

/** Reads a webhook until it shows what it must. */
export async function read(step: ReadStep, scene: Scene): Promise<void> {
  const webhook = findWebhook(step.webhook, scene);
  const attempt = async (): Promise<Fault | undefined> => {
    const response = await mustTake({ op: "read-webhook", webhook_id: webhook.id }, scene);
    const shown = response.webhook as Members;
    const fault =
      findWrong(response, webhook, step) ??
      findStale(shown, step, scene) ??
      findUnmoved(shown, webhook, step);
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

/** Finds what is wrong with the webhook of a response. */
function findWrong(response: SenderResponse, webhook: SceneWebhook, showing: Showing): Fault | undefined {
  const { secret } = webhook.settings;
  if (secret !== undefined && givesAway(Buffer.from(JSON.stringify(response)), secret))
    return { expected: "no secret in the answer", received: "the secret" };
  return findShown(response.webhook, webhook, showing);
}

/** Ends the case if the webhook of a response shows what the step says that it lacks. */
function refuseShown(response: SenderResponse, webhook: SceneWebhook, { lacks }: Showing): void {
  const fault = lacks && findWrong(response, webhook, { lacks });
  if (fault !== undefined) fail(fault.expected, fault.received);
}
