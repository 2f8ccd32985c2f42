import type { Schema } from "#src/model/schema.ts";
import { must } from "#src/text/must.ts";
import type { PayloadCase } from "../suites/cases/read-case-files.ts";
import { definitionsOf } from "./read-published.ts";
import { inOtherCase } from "./violation.ts";

/** An event, its strict schema and a delivery that keeps it. */
export interface Envelope {
  readonly event: string;
  /** Name of its files. */
  readonly file: string;
  readonly schema: Schema;
  readonly document: Readonly<Record<string, unknown>>;
}

/** A change of a whole delivery, and what a strict reader says of it. */
export type EnvelopeMutant = Required<Pick<PayloadCase, "errors" | "status" | "set">> & {
  readonly event: string;
  readonly suffix: string;
  readonly phrase: string;
};

/** Derives deliveries whose event is misspelled, and tasks that show what their event does not (W6, W2.3). */
export function deriveEnvelopeMutants(envelopes: readonly Envelope[]): EnvelopeMutant[] {
  return envelopes.flatMap((envelope) => [
    misspelled(envelope, ["event-case", "is in upper case", inOtherCase(envelope.event)]),
    misspelled(envelope, ["event-padded", "stands between spaces", ` ${envelope.event} `]),
    ...membersOfUpdate(envelope, envelopes),
  ]);
}

/** Names an event that does not exist. */
function misspelled(
  { event }: Envelope,
  [suffix, is, name]: readonly [suffix: string, is: string, name: string],
): EnvelopeMutant {
  return {
    event,
    suffix,
    phrase: `/event ${is}`,
    set: { "/event": name },
    status: "unknown",
    errors: [{ code: "unknown-event", path: "/event" }],
  };
}

/** Shows a member of the resource that only its update event has. */
function membersOfUpdate(envelope: Envelope, envelopes: readonly Envelope[]): EnvelopeMutant[] {
  const { event, document } = envelope;
  const resource = resourceOf(envelope);
  const update = envelopes.find((other) => other.event === `update:${resource}`);
  const own = definitionOf(envelope, resource);
  const shown = update?.document[resource] ?? {};
  if (update === undefined || own?.additionalProperties !== false) return [];
  return Object.entries(shown)
    .filter(
      ([name]) =>
        !Object.hasOwn(own.properties ?? {}, name) &&
        !Object.hasOwn(must(document[resource], resource), name),
    )
    .map(([name, value]) => ({
      event,
      suffix: `${resource}-${name}-unexpected`,
      phrase: `/${resource}/${name} is for updates`,
      set: { [`/${resource}/${name}`]: value },
      status: "invalid" as const,
      errors: [{ code: "unexpected", path: `/${resource}/${name}` }],
    }));
}

/** Finds the definition of the resource in an envelope. */
function definitionOf({ schema }: Envelope, resource: string): Schema | undefined {
  const name = schema.properties?.[resource]?.$ref?.split("/").at(-1) ?? "";
  return definitionsOf(schema)[name];
}

function resourceOf({ event }: Pick<Envelope, "event">): string {
  return must(event.split(":").at(-1), "the last");
}
