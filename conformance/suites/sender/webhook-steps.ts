import type { CreateStep, DeleteStep, UpdateStep } from "#generated/types/conformance/cases-sender.d.ts";
import { isObject } from "#src/text/is-object.ts";
import { mustTake } from "./ask-driver.ts";
import { owner } from "./expected-envelope.ts";
import { refuseShownWebhook } from "./refuse-shown-webhook.ts";
import { fail, findWebhook, type Scene } from "./scene.ts";
import type { WebhookSettings } from "./sender-protocol.ts";
import { readTarget } from "./target-path.ts";

// Facts of the contract: the fields of a webhook.

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
  const seen = response.webhook as Readonly<Record<string, unknown>>;
  const webhook = { id: id as number, edition: scene.edition, settings, seen };
  scene.webhooks.set(as, webhook);
  if (step.lacks !== undefined) refuseShownWebhook(response, webhook, step);
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
  if (step.lacks !== undefined) refuseShownWebhook(response, webhook, step);
}

/** Deletes a webhook. */
export async function remove({ webhook: name }: DeleteStep, scene: Scene): Promise<void> {
  const { id } = findWebhook(name, scene);
  await mustTake({ op: "delete-webhook", webhook_id: id }, scene);
  scene.webhooks.delete(name);
}
