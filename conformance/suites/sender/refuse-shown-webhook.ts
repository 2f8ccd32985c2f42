import { type Fault, findShown, type Showing } from "./expected-envelope.ts";
import { fail, type SceneWebhook } from "./scene.ts";
import { givesAway } from "./secret-forms.ts";
import type { SenderResponse } from "./sender-protocol.ts";

/** Finds what is wrong with the webhook of a response. */
export function findWrong(
  response: SenderResponse,
  webhook: SceneWebhook,
  showing: Showing,
): Fault | undefined {
  const { secret } = webhook.settings;
  if (secret !== undefined && givesAway(Buffer.from(JSON.stringify(response)), secret))
    return { expected: "no secret in the answer", received: "the secret" };
  return findShown(response.webhook, webhook, showing);
}

/** Ends the case if the webhook of a response shows what it must not. */
export function refuseShownWebhook(response: SenderResponse, webhook: SceneWebhook, showing: Showing): void {
  const fault = findWrong(response, webhook, { lacks: showing.lacks ?? [] });
  if (fault !== undefined) fail(fault.expected, fault.received);
}
