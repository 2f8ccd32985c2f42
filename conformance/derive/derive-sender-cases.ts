import type { EventFacts } from "#generated/facts/facts.d.ts";
import { events, updateOnly } from "#generated/facts/webhook-2.3/events.js";
import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";
import { places, resolve } from "#src/diagnostics/places.ts";
import { deliverAlone, isOfOrganizations, organization, SECRET } from "../suites/sender/deliver-alone.ts";

/** Derives the cases of a sender for every event: each delivered alone, and all to one webhook (W6.1). */
export function deriveSenderCases(): readonly SenderCase[] {
  const own = events.filter(({ subscribable }) => subscribable);
  const alone = own.map((event) =>
    deliverAlone(event, { sample: event.file, level: "document", decision: nameDecision(event) }),
  );
  return [...alone, deliverTogether(own)];
}

function deliverTogether(all: readonly EventFacts[]): SenderCase {
  return {
    id: "send-everything",
    description: "one webhook for everything gets every event",
    clause: "W6.1",
    decision: "W-form",
    level: "reading",
    expect: "accepted",
    steps: [
      { op: "create-webhook", as: "a", webhook: { type: "organization", ...organization, secret: SECRET } },
      ...all.map((event) => ({
        op: "emit" as const,
        sample: event.file,
        ...(isOfOrganizations(event) ? organization : { organization: 1 }),
        to: ["a"],
      })),
    ],
  };
}

/** Names the decision about the resource: which members a task shows, or that its members are not published. */
function nameDecision({ type, resource }: EventFacts): string | undefined {
  if (updateOnly[resource] !== undefined) return "W-task";
  const { definitions } = places.webhook;
  const place = definitions[type]?.members?.[resource];
  return place !== undefined && resolve(place, definitions).members === undefined ? "W-open" : undefined;
}
