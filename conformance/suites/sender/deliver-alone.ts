import type { EventFacts } from "#generated/facts/facts.d.ts";
import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";

// Facts of the contract: the webhook of a scene, and what happens in it.

/** What a case of one delivery has besides its event. */
interface Delivered extends Pick<SenderCase, "level"> {
  readonly sample: string;
  readonly decision?: string | undefined;
  /** Whether the event happens on the server itself. Default: `false`. */
  readonly isServer?: boolean;
}

interface Scope {
  readonly type?: "server" | "organization";
  readonly project?: null;
  readonly organization?: number | null;
}

/** Resources that no project has: only webhooks of an organization get their events. */
const ofOrganizations: readonly string[] = ["organization", "membership", "invitation"];

/** Where the events of an organization happen. */
export const organization = { project: null, organization: 1 } as const;

/** Secret of the webhooks that get every event. */
export const SECRET = "a shared secret";

/** Checks whether the events of a resource happen in no project. */
export function isOfOrganizations({ resource }: EventFacts): boolean {
  return ofOrganizations.includes(resource);
}

/** Makes the case where one event is delivered alone (W6.1). */
export function deliverAlone(
  event: EventFacts,
  { sample, level, decision, isServer = false }: Delivered,
): SenderCase {
  const { type, ...scope } = chooseScope(event, isServer);
  return {
    id: `send-${event.file}`,
    description: `${event.name} is delivered`,
    clause: event.clause.startsWith("W") ? event.clause : "W6.1",
    level,
    ...(decision !== undefined && { decision }),
    expect: "accepted",
    steps: [
      { op: "create-webhook", as: "a", webhook: { ...(type && { type }), ...scope, secret: SECRET } },
      { op: "emit", sample, ...scope, ...(isServer && { server: true as const }), to: ["a"] },
    ],
  };
}

/** Returns where an event happens, and the type of a webhook that gets it; both have defaults for projects. */
function chooseScope(event: EventFacts, isServer: boolean): Scope {
  if (isServer) return { type: "server", project: null, organization: null };
  return isOfOrganizations(event) ? { type: "organization", ...organization } : {};
}
