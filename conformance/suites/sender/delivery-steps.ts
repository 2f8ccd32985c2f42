import type { EmitStep, PingStep } from "#generated/types/conformance/cases-sender.d.ts";
import { expectDeliveries, type Judge } from "./expect-deliveries.ts";
import {
  expectedEnvelope,
  findDifference,
  findShown,
  findUnmoved,
  makeHappening,
  makePinger,
  readWebhook,
} from "./expected-envelope.ts";
import { fail, findWebhook, type Scene } from "./scene.ts";
import type { SenderRequest } from "./sender-protocol.ts";

// Facts of the contract: the steps of a scene that deliver.

/** Reports to the sender what happened on the platform, and expects its deliveries. */
export async function emit(step: EmitStep, scene: Scene): Promise<void> {
  const { to, times = 1, project = 1, organization = null, server, givesUp, mayBeSilent = false } = step;
  const happening = makeHappening(step, scene.edition);
  const scope = {
    project: scene.scopeId(project),
    organization: scene.scopeId(organization),
    ...(server !== undefined && { server }),
  };
  const requests = Array<SenderRequest>(times).fill({ op: "emit", ...happening, ...scope });
  const judge: Judge = (body, webhook) => findDifference(body, expectedEnvelope(step, happening, webhook));
  const got = await expectDeliveries(requests, { to, judge, scene, mayBeSilent });
  if (givesUp === undefined) return;
  for (const { over } of got) {
    const after = Math.round(await over);
    if (after < givesUp.after || after > givesUp.before)
      fail(`the exchange given up after ${givesUp.after} to ${givesUp.before} ms`, `after ${after} ms`);
  }
}

/** Pings a webhook, and expects its delivery. */
export async function ping(step: PingStep, scene: Scene): Promise<void> {
  const { id } = findWebhook(step.webhook, scene);
  const sender = makePinger(step);
  const judge: Judge = (body, webhook) => {
    const shown = readWebhook(body, scene.edition);
    return (
      findDifference(body, { event: "ping", sender }) ??
      findShown(shown, webhook, step) ??
      findUnmoved(Object(shown), webhook, step)
    );
  };
  await expectDeliveries([{ op: "ping", webhook_id: id, sender }], { to: step.to, judge, scene });
}
