import type { Schema } from "#src/model/schema.ts";
import { itemAt } from "#src/text/item-at.ts";
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

/** Derives deliveries whose event does not fit their members, and tasks that show what their event does not (W6, W2.3). */
export function deriveEnvelopeMutants(envelopes: readonly Envelope[]): EnvelopeMutant[] {
  return envelopes.flatMap((envelope) => [
    namelessEvent(envelope, `${envelope.event}s`),
    {
      ...namelessEvent(envelope, inOtherCase(envelope.event)),
      suffix: "event-case",
      phrase: "/event is in upper case",
    },
    {
      ...namelessEvent(envelope, ` ${envelope.event} `),
      suffix: "event-padded",
      phrase: "/event stands between spaces",
    },
    otherEvent(envelope, envelopes),
    ...membersOfUpdate(envelope, envelopes),
  ]);
}

/** Names an event that does not exist. */
function namelessEvent({ event }: Envelope, name: string): EnvelopeMutant {
  return {
    event,
    suffix: "event-const",
    phrase: "/event is none of the contract",
    set: { "/event": name },
    status: "unknown",
    errors: [{ code: "unknown-event", path: "/event" }],
  };
}

/** Names the next event of another resource, of the same action where there is one. */
function otherEvent({ event, document }: Envelope, envelopes: readonly Envelope[]): EnvelopeMutant {
  const at = envelopes.findIndex((other) => other.event === event);
  const others = [...envelopes.slice(at + 1), ...envelopes.slice(0, at)].filter(
    (other) => resourceOf(other) !== resourceOf({ event }),
  );
  const other = others.find((one) => actionOf(one) === actionOf({ event })) ?? itemAt(others, 0);
  const { required = [], properties = {} } = other.schema;
  const lacking = required.filter((name) => !Object.hasOwn(document, name));
  const extra = Object.keys(document).filter((name) => !Object.hasOwn(properties, name));
  return {
    event,
    suffix: "event-swapped",
    phrase: `under the name ${other.event}`,
    set: { "/event": other.event },
    status: "invalid",
    errors: [
      ...lacking.map((name) => ({ code: "required", path: `/${name}` })),
      ...extra.map((name) => ({ code: "unexpected", path: `/${name}` })),
    ],
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

function actionOf({ event }: Pick<Envelope, "event">): string {
  return itemAt(event.split(":"), 0);
}

function resourceOf({ event }: Pick<Envelope, "event">): string {
  return must(event.split(":").at(-1), "the last");
}
