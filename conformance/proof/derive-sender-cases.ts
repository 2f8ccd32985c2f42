import type { EventFacts } from "#generated/facts/facts.d.ts";
import { events, updateOnly } from "#generated/facts/webhook-2.3/events.js";
import { places, resolve } from "#src/explain/places.ts";
import type { Case } from "../suites/cases/read-case-files.ts";

/** A case of a sender, as far as it is derived. */
interface SenderCase extends Case {
  readonly steps: readonly object[];
}

/** Resources that no project has: their events reach the webhooks of an organization. */
const ofOrganizations: readonly string[] = ["organization", "membership", "invitation"];

const SECRET = "a shared secret";
const organization = { project: null, organization: 1 };

/** Derives the cases that every event asks of a sender: each delivered alone, and all to one webhook (W6.1). */
export function deriveSenderCases(): readonly Case[] {
  const own = events.filter(({ subscribable }) => subscribable);
  const alone = own.map((event) => deliveredAlone(event));
  return [...alone, deliveredTogether(own)];
}

function deliveredAlone(event: EventFacts): Case {
  const scope = ofOrganizations.includes(event.resource) ? organization : {};
  const type = scope === organization ? { type: "organization" } : {};
  const webhook = { ...type, ...scope, secret: SECRET };
  const decision = decisionOf(event);
  return caseOf({
    id: `send-${event.file}`,
    description: `${event.name} is delivered`,
    clause: event.clause,
    level: "document",
    ...(decision !== undefined && { decision }),
    steps: [
      { op: "create-webhook", as: "a", webhook },
      { op: "emit", sample: event.file, ...scope, to: ["a"] },
    ],
  });
}

function deliveredTogether(all: readonly EventFacts[]): Case {
  return caseOf({
    id: "send-everything",
    description: "one webhook for everything gets every event",
    clause: "W6.1",
    decision: "W-form",
    level: "reading",
    steps: [
      { op: "create-webhook", as: "a", webhook: { type: "organization", ...organization, secret: SECRET } },
      ...all.map(({ file, resource }) => ({
        op: "emit",
        sample: file,
        ...(ofOrganizations.includes(resource) ? organization : { organization: 1 }),
        to: ["a"],
      })),
    ],
  });
}

function caseOf({ steps, ...head }: SenderCase): SenderCase & { readonly expect: "accepted" } {
  return { ...head, expect: "accepted", steps };
}

/** Names the decision that shapes the resource: which members a task shows, or that its members are not published. */
function decisionOf({ type, resource }: EventFacts): string | undefined {
  if (updateOnly[resource] !== undefined) return "W-task";
  const { definitions } = places.webhook;
  const place = definitions[type]?.members?.[resource];
  return place !== undefined && resolve(place, definitions).members === undefined ? "W-open" : undefined;
}
