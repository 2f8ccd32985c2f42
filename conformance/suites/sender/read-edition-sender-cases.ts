import type { EventFacts } from "#generated/facts/facts.d.ts";
import type { EmitStep, SenderCase, SenderStep } from "#generated/types/conformance/cases-sender.d.ts";
import { readEditionSamples } from "../runner/find-later-edition.ts";
import { readSenderCases } from "../runner/read-case-files.ts";
import { deliverAlone } from "./deliver-alone.ts";
import type { SuiteEdition } from "./suite-edition.ts";

// Facts of the contract: the scenes of later editions.

/** A later edition, with the names of its samples. */
interface Stock {
  readonly edition: string;
  readonly samples: ReadonlySet<string>;
}

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
    .map((event) =>
      deliverAlone(event, {
        sample: `${edition}/${event.file}`,
        level: "reading",
        isServer: isOfServer(event, edition),
      }),
    );
  const ids = new Set(own.map(({ id }) => id));
  const moved = readSenderCases().flatMap((one) => moveCase(one, { edition, samples }) ?? []);
  return [...own, ...moved.filter(({ id }) => !ids.has(id))];
}

/** Events of the server itself, which came with its webhooks in 2.76. */
function isOfServer({ name, resource }: EventFacts, edition: string): boolean {
  const organizations = ["create:organization", "delete:organization"];
  return resource === "user" || (edition === "2.76" && organizations.includes(name));
}

/** Moves a case to an edition; undefined if a step is about members of the default edition. */
function moveCase(one: SenderCase, stock: Stock): SenderCase | undefined {
  const steps = one.steps.map((step) => moveStep(step, stock));
  if (steps.includes(undefined)) return undefined;
  return { ...one, steps: steps as SenderCase["steps"] };
}

/** Members of a step that change those of its sample. */
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
