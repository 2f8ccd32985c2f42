import type { SuiteCase, VerifyResult } from "../case-result.ts";
import type { ImplementationUnderTest } from "../run-suite.ts";
import { checkBody, documentEdition } from "./check-body.ts";
import { checkDelivery, type DeliveryTerms, deliveryChecks, type Finding } from "./delivery-checks.ts";
import type { RecordedDelivery } from "./record-deliveries.ts";
import { blot } from "./secret-forms.ts";

/** One check over a whole recording. */
interface RecordingCase extends SuiteCase {
  /** Explains why the check cannot be made; undefined if it can. Default: it can. */
  readonly skip?: (recording: Recording) => string | undefined;
  /** Lists what fails the check, each with the delivery if it is about one. */
  readonly find: (recording: Recording) => Promise<readonly Offence[]>;
}

/** A recording, and what it is compared with. */
export interface RecordingTerms extends DeliveryTerms {
  /** Events that the webhook subscribes to. Default: the events are not checked. */
  readonly events?: "everything" | readonly string[];
}

interface Recording extends RecordingTerms {
  readonly deliveries: readonly RecordedDelivery[];
  /** Findings of each delivery. */
  readonly findings: Promise<readonly (readonly Finding[])[]>;
}

interface Offence {
  readonly delivery?: RecordedDelivery;
  readonly received: string;
}

/** Checks that apply only if the webhook has a secret. */
const signedChecks: readonly string[] = ["signed", "signature-form", "signature"];

/** The checks over a recording: first those over each delivery, then those over all. */
export const recordingCases: readonly RecordingCase[] = [
  {
    id: "recorded-some",
    description: "at least one delivery",
    clause: "W1.1",
    level: "document",
    find: async ({ deliveries }) => (deliveries.length > 0 ? [] : [{ received: "none" }]),
  },
  ...deliveryChecks.map(
    ({ id, clause, decision, expected }): RecordingCase => ({
      id: `recorded-${id}`,
      description: expected,
      clause,
      ...(decision !== undefined && { decision }),
      level: decision === undefined ? "document" : "reading",
      skip: ({ deliveries, secret }) => {
        if (signedChecks.includes(id) && secret === undefined) return "no secret was given";
        if (id === "unsigned" && secret !== undefined) return "a secret was given";
        return skipWithoutDeliveries({ deliveries });
      },
      find: async ({ deliveries, findings }) =>
        (await findings).flatMap((found, i) =>
          found
            .filter(({ check }) => check === id)
            .map(({ received }) => ({ delivery: deliveries[i]!, received })),
        ),
    }),
  ),
  {
    id: "recorded-all-events",
    description: "every event that the webhook subscribes to",
    clause: "W6.6",
    level: "document",
    skip: skipWithoutEvents,
    find: async (recording) => {
      const seen = recording.deliveries.map((delivery) => readEvent(delivery, recording));
      const missing = subscribed(recording).filter((event) => !seen.includes(event));
      return missing.length === 0 ? [] : [{ received: `no ${missing.join(", ")}` }];
    },
  },
  {
    id: "recorded-no-other-event",
    description: "no event that the webhook does not subscribe to",
    clause: "W6.6",
    level: "document",
    skip: skipWithoutEvents,
    find: async (recording) => {
      const allowed: readonly (string | undefined)[] = [...subscribed(recording), "ping", undefined];
      return recording.deliveries
        .filter((delivery) => !allowed.includes(readEvent(delivery, recording)))
        .map((delivery) => ({ delivery, received: "not subscribed to" }));
    },
  },
  {
    id: "recorded-once",
    description: "no delivery twice, byte for byte",
    clause: "W6.6",
    decision: "W-retry",
    level: "reading",
    skip: skipWithoutDeliveries,
    find: async ({ deliveries }) => {
      const first = new Map<string, number>();
      return deliveries.flatMap((delivery) => {
        const key = `${delivery.target} ${Buffer.from(delivery.body).toString("latin1")}`;
        const number = first.get(key);
        if (number === undefined) first.set(key, delivery.number);
        return number === undefined ? [] : [{ delivery, received: `the same as #${number}` }];
      });
    },
  },
];

/** Creates the implementation under test of a recording: `runSuite` over `recordingCases` makes its report. */
export function createRecordingUnderTest(
  deliveries: readonly RecordedDelivery[],
  terms: RecordingTerms,
): ImplementationUnderTest<RecordingCase> {
  const findings = Promise.all(deliveries.map((delivery) => checkDelivery(delivery, terms)));
  const recording = { ...terms, deliveries, findings };
  const secrets = terms.secret === undefined ? [] : [terms.secret];
  return {
    name: `a recording of ${deliveries.length} ${deliveries.length === 1 ? "delivery" : "deliveries"}`,
    async verify({ skip, find, description }, { trace }) {
      const reason = skip?.(recording);
      if (reason !== undefined) return { status: "skipped", reason };
      const offences = await find(recording);
      for (const { delivery } of offences.slice(0, SHOWN)) {
        if (delivery !== undefined) trace("received", blot(writeDelivery(delivery), secrets));
      }
      return conclude(
        description,
        offences.map((one) => ({ ...one, received: blot(one.received, secrets) })),
      );
    },
    close: async () => {},
  };
}

/** Most deliveries that a failing check names. */
const SHOWN = 10;

function conclude(expected: string, offences: readonly Offence[]): VerifyResult {
  if (offences.length === 0) return { status: "passed" };
  const lines = offences.slice(0, SHOWN).map(({ delivery, received }) => {
    return delivery === undefined ? received : `#${delivery.number} ${nameDelivery(delivery)}: ${received}`;
  });
  const more = offences.length > SHOWN ? [`and ${offences.length - SHOWN} more`] : [];
  return { status: "failed", expected, received: [...lines, ...more].join("; ") };
}

function skipWithoutDeliveries({ deliveries }: Pick<Recording, "deliveries">): string | undefined {
  return deliveries.length === 0 ? "nothing was recorded" : undefined;
}

function skipWithoutEvents({ events }: Recording): string | undefined {
  return events === undefined ? "no events were given" : undefined;
}

function subscribed({ events = [], edition = documentEdition }: Recording): readonly string[] {
  if (events !== "everything") return events;
  return edition.events.filter(({ subscribable }) => subscribable).map(({ name }) => name);
}

/** Reads the event of a delivery, whatever else is wrong with it. */
function readEvent({ body }: RecordedDelivery, { edition }: DeliveryTerms): string | undefined {
  const judged = checkBody(body, edition);
  if (judged.status === "valid") return judged.delivery.event;
  return judged.status === "unknown" || judged.status === "invalid" ? judged.event : undefined;
}

function nameDelivery(delivery: RecordedDelivery): string {
  return readEvent(delivery, {})?.slice(0, 40) ?? `${delivery.method} without event`;
}

/** Most characters of a body in a trace. */
const MOST_SHOWN = 4_000;

/** Writes a delivery exactly as it was on the wire; bytes that are not UTF-8 show as U+FFFD. */
function writeDelivery({ method, target, headers, body }: RecordedDelivery): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(body);
  const shown = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}… (${body.length} bytes)` : text;
  return [`${method} ${target}`, ...lines, "", shown].join("\n");
}
