import type { EventFacts } from "#generated/facts/facts.d.ts";
import type { EmitStep, SenderCase, SenderStep } from "#generated/types/conformance/cases-sender.d.ts";
import { readEditionSamples } from "../cases/find-later-edition.ts";
import { readSenderCases } from "./read-sender-cases.ts";
import type { SuiteEdition } from "./suite-edition.ts";

/** A later edition, with the names of its samples. */
interface Stock {
  readonly edition: string;
  readonly samples: ReadonlySet<string>;
}

const SECRET = "a shared secret";

/** Where the events of a resource happen; in a project unless listed. */
const organization = { project: null, organization: 1 } as const;
const server = { project: null, organization: null } as const;
const ofOrganizations: readonly string[] = ["organization", "membership", "invitation"];

/**
 * Reads the cases of the sender suite in a later edition: those on subscriptions, signatures and exchanges with the
 * samples of the edition, and a delivery of each event, alone.
 */
export function readEditionSenderCases(
  suite: SuiteEdition & { readonly edition: string },
): readonly SenderCase[] {
  const { edition, events } = suite;
  const samples = new Set(readEditionSamples(edition).map(({ name }) => name));
  const own = events
    .filter(({ subscribable }) => subscribable)
    .map((event) => deliveredAlone(event, edition));
  const ids = new Set(own.map(({ id }) => id));
  const moved = readSenderCases().flatMap((one) => moveCase(one, { edition, samples }) ?? []);
  return [...own, ...moved.filter(({ id }) => !ids.has(id))];
}

/** Events of the server itself, which came with its webhooks in 2.76. */
function isOfServer({ name, resource }: EventFacts, edition: string): boolean {
  const organizations = ["create:organization", "delete:organization"];
  return resource === "user" || (edition === "2.76" && organizations.includes(name));
}

function deliveredAlone(event: EventFacts, edition: string): SenderCase {
  const isServer = isOfServer(event, edition);
  const isOrganization = ofOrganizations.includes(event.resource);
  const scope = isServer ? server : isOrganization ? organization : {};
  const type = isServer
    ? { type: "server" as const }
    : isOrganization
      ? { type: "organization" as const }
      : {};
  return {
    id: `send-${event.file}`,
    description: `${event.name} is delivered`,
    clause: event.clause.startsWith("W") ? event.clause : "W6.1",
    level: "reading",
    expect: "accepted",
    steps: [
      { op: "create-webhook", as: "a", webhook: { ...type, ...scope, secret: SECRET } },
      {
        op: "emit",
        sample: `${edition}/${event.file}`,
        ...scope,
        ...(isServer && { server: true as const }),
        to: ["a"],
      },
    ],
  };
}

/** Moves a case to an edition; nothing where a step is about members of the default edition. */
function moveCase(one: SenderCase, stock: Stock): SenderCase | undefined {
  const steps = one.steps.map((step) => moveStep(step, stock));
  if (steps.includes(undefined)) return undefined;
  return { ...one, steps: steps as SenderCase["steps"] };
}

/** Members of a step that change what its sample tells. */
const changes: readonly (keyof EmitStep)[] = [
  "set",
  "remove",
  "repeat",
  "before_update",
  "hidden",
  "mayBeSilent",
];

function moveStep(step: SenderStep, { edition, samples }: Stock): SenderStep | undefined {
  if (step.op !== "emit") return step;
  const sample = `${edition}/${step.sample}`;
  return samples.has(sample) && changes.every((name) => step[name] === undefined)
    ? { ...step, sample }
    : undefined;
}
