import type { QuietStep, SenderStep } from "#generated/types/conformance/cases-sender.d.ts";
import { emit, ping } from "./delivery-steps.ts";
import { fail, pause, type Scene } from "./scene.ts";
import { dropCaseSegment } from "./target-path.ts";
import { create, read, remove, update } from "./webhook-steps.ts";

// Facts of the contract: the steps of a scene.

/** Takes one step of a case; ends the case by throwing a CaseEnd. */
export async function runStep(step: SenderStep, scene: Scene): Promise<void> {
  switch (step.op) {
    case "create-webhook":
      return create(step, scene);
    case "update-webhook":
      return update(step, scene);
    case "delete-webhook":
      return remove(step, scene);
    case "read-webhook":
      return read(step, scene);
    case "emit":
      return emit(step, scene);
    case "ping":
      return ping(step, scene);
    case "quiet":
      return keepQuiet(step, scene);
  }
}

/** Fails the case if something has arrived that no step expects. */
export function refuseRest({ inbox }: Scene): void {
  if (inbox.length === 0) return;
  const rest = inbox.map(
    ({ method, target, body }) => `${method} ${dropCaseSegment(target)}${describeEvent(body)}`,
  );
  fail("no further delivery", rest.join(", "));
}

async function keepQuiet({ for: milliseconds }: QuietStep, scene: Scene): Promise<void> {
  const end = performance.now() + (milliseconds ?? scene.quiet);
  while (performance.now() < end) {
    await pause(20, scene);
    refuseRest(scene);
  }
}

function describeEvent(body: Uint8Array): string {
  const event = /"event"\s*:\s*"([^"]{1,40})"/.exec(Buffer.from(body).toString("latin1"))?.[1];
  return event === undefined ? "" : ` with ${event}`;
}
