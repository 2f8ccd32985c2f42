import { sourceEdition } from "#src/diagnostics/editions.ts";
import { listSome } from "#src/util/list-some.ts";
import type { SuiteCase } from "../case-result.ts";
import { showBytes } from "../receiver/show-bytes.ts";
import type { ImplementationUnderTest } from "../run-suite.ts";
import { checkBody, listSubscribable } from "./check-body.ts";
import {
  checkDelivery,
  type DeliveryTerms,
  deliveryChecks,
  type Finding,
  isMissing,
} from "./delivery-checks.ts";
import type { RecordedDelivery } from "./record-deliveries.ts";
import { blot } from "./secret-forms.ts";

/** A check of a whole recording. */
interface RecordingCase extends SuiteCase {
  /** Explains why the check is not possible; returns a falsy value if it is. */
  readonly skip: (recording: Recording) => string | false | undefined;
  /** Lists the failures of the check, each with its delivery, if any. */
  readonly find: (recording: Recording) => readonly Offence[];
}

/** The expectations for a recording. */
export interface RecordingTerms extends DeliveryTerms {
  /** Events that the webhook subscribes to. Default: events are not checked. */
  readonly events?: "everything" | readonly string[];
}

interface Recording extends RecordingTerms {
  readonly deliveries: readonly RecordedDelivery[];
  /** The event of each delivery, even if the delivery is otherwise invalid. */
  readonly seen: readonly (string | undefined)[];
  readonly subscribed: readonly unknown[];
  /** The findings for each delivery. */
  readonly findings: readonly (readonly Finding[])[];
}

interface Offence {
  /** Index of a delivery. */
  readonly at?: number;
  readonly received: string;
}

const skipEmpty: RecordingCase["skip"] = ({ deliveries }) =>
  deliveries.length === 0 && "nothing was recorded";
const skipWithoutEvents: RecordingCase["skip"] = ({ events }) =>
  events === undefined && "no events were given";

/** Creates a case from a check. `authority` is the check's clause, followed by its decision, if any. */
function createCase(
  [id, description, authority]: readonly [id: string, description: string, authority: string],
  skip: RecordingCase["skip"],
  find: RecordingCase["find"],
): RecordingCase {
  const [clause = "", decision] = authority.split(" ");
  const rank =
    decision === undefined ? { level: "document" as const } : { decision, level: "reading" as const };
  return { id: `recorded-${id}`, description, clause, ...rank, skip, find };
}

/** The checks of a recording: some apply to each delivery, others to all deliveries together. */
export const recordingCases: readonly RecordingCase[] = [
  createCase(
    ["some", "at least one delivery", "W1.1"],
    () => undefined,
    ({ deliveries }) => (deliveries.length > 0 ? [] : [{ received: "none" }]),
  ),
  ...deliveryChecks.map(([id, expected, authority, , needs]) =>
    createCase(
      [id, expected, authority],
      (recording) =>
        isMissing(needs, recording)
          ? `${needs === "secret" ? "no" : "a"} secret was given`
          : skipEmpty(recording),
      ({ findings }) =>
        findings.flatMap((found, at) =>
          found.filter(({ check }) => check === id).map(({ received }) => ({ at, received })),
        ),
    ),
  ),
  createCase(
    ["all-events", "every event that the webhook subscribes to", "W6.6"],
    skipWithoutEvents,
    ({ seen, subscribed }) => {
      const missing = subscribed.filter((event) => !seen.some((one) => one === event));
      return missing.length === 0 ? [] : [{ received: `no ${missing.join(", ")}` }];
    },
  ),
  createCase(
    ["no-other-event", "only events that the webhook subscribes to", "W6.6"],
    skipWithoutEvents,
    ({ seen, subscribed }) =>
      seen.flatMap((event, at) =>
        [...subscribed, "ping", undefined].includes(event) ? [] : [{ at, received: "not subscribed to" }],
      ),
  ),
  createCase(["once", "no two identical deliveries", "W6.6 W-retry"], skipEmpty, ({ deliveries }) => {
    const keys = deliveries.map(({ target, body }) => `${target} ${Buffer.from(body).toString("latin1")}`);
    // For equal keys, the first delivery is set last.
    const first = new Map(keys.map((key, at) => [key, at] as const).toReversed());
    return keys.flatMap((key, at) => {
      const before = first.get(key) ?? at;
      return before === at ? [] : [{ at, received: `the same as #${deliveries[before]!.number}` }];
    });
  }),
];

/** Maximum number of deliveries to list for a failed check. */
const SHOWN = 10;

/** Creates the implementation under test from a recording. Pass it with `recordingCases` to `runSuite`. */
export async function createRecordingUnderTest(
  deliveries: readonly RecordedDelivery[],
  terms: RecordingTerms,
): Promise<ImplementationUnderTest<RecordingCase>> {
  const { edition = sourceEdition("webhook"), events = [], secret } = terms;
  const seen = deliveries.map(({ body }) => {
    const judged = checkBody(body, edition);
    return "event" in judged ? judged.event : undefined;
  });
  const subscribed = events === "everything" ? listSubscribable(edition) : events;
  const findings = await Promise.all(deliveries.map((delivery) => checkDelivery(delivery, terms)));
  const recording: Recording = { ...terms, deliveries, seen, subscribed, findings };
  const secrets = secret === undefined ? [] : [secret];
  const name = ({ at, received }: Offence): string => {
    if (at === undefined) return received;
    const { number, method } = deliveries[at]!;
    return `#${number} ${seen[at]?.slice(0, 40) ?? `${method} without event`}: ${received}`;
  };
  return {
    name: `a recording of ${deliveries.length} ${deliveries.length === 1 ? "delivery" : "deliveries"}`,
    async verify({ skip, find, description: expected }, { trace }) {
      const reason = skip(recording);
      if (reason) return { status: "skipped", reason };
      const offences = find(recording);
      if (offences.length === 0) return { status: "passed" };
      for (const { at } of offences.slice(0, SHOWN))
        if (at !== undefined) trace("received", blot(writeDelivery(deliveries[at]!), secrets));
      return {
        status: "failed",
        expected,
        received: blot(listSome(offences.map(name), SHOWN, "; "), secrets),
      };
    },
    close: async () => {},
  };
}

/** Formats a delivery as it was transmitted. */
function writeDelivery({ method, target, headers, body }: RecordedDelivery): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target}`, ...lines, "", showBytes(body)].join("\n");
}
