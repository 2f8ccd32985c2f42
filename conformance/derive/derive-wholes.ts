import { anything } from "#scripts/artefacts/suite/far-values.ts";
import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { walkDocument } from "#scripts/artefacts/suite/walk-document.ts";
import { formatPointer } from "#src/json/pointer.ts";
import type { PayloadCase } from "../suites/runner/read-case-files.ts";
import { caseId } from "./case-id.ts";
import { type DeliveryOrigin, isPlain } from "./delivery-candidates.ts";

/** Members that all cases here share. */
const reading = { level: "reading", status: "valid" } as const;

/** Makes deliveries of an edition that are changed as wholes, and documents that are not deliveries. */
export function deriveWholes(origins: readonly DeliveryOrigin[]): readonly PayloadCase[] {
  const plain = origins.filter(isPlain);
  return [
    ...origins.flatMap(withoutOptional),
    ...plain.flatMap(openMembers),
    ...plain.flatMap(everyEvent),
    ...noObjects,
  ];
}

/** Leaves out every optional member; where one lies within another, each in a case of its own. */
function withoutOptional(origin: DeliveryOrigin): readonly PayloadCase[] {
  const remove: string[] = [];
  walkDocument(origin, new Set(), {
    definition: ({ steps, value }, { schema: { properties = {}, required = [] } }) => {
      const optional = Object.keys(properties).filter((name) => !required.includes(name));
      const there = optional.filter((name) => Object.hasOwn(Object(value), name));
      remove.push(...there.map((name) => formatPointer([...steps, name])));
    },
  });
  const isInner = (path: string): boolean => remove.some((other) => path.startsWith(`${other}/`));
  const { name, sample, set } = origin;
  const rounds = [remove.filter((path) => !isInner(path)), remove.filter(isInner)];
  return rounds.flatMap((paths, round) => {
    if (paths.length === 0) return [];
    return [
      {
        ...reading,
        id: caseId(name, round === 0 ? "without-optional" : "without-inner-optional"),
        description: "every member that may be missing is",
        clause: "W2",
        decision: "E-within",
        sample,
        set,
        remove: paths,
        mode: "both",
      },
    ];
  });
}

/** Puts arbitrary values into an organization's `contact`, old values included. */
function openMembers({ sample, name, document }: DeliveryOrigin): readonly PayloadCase[] {
  if (name !== "update-organization") return [];
  const members = ["organization", "before_update"].filter((one) => Object.hasOwn(Object(document), one));
  return anything.map((value, i) => ({
    ...reading,
    id: caseId(name, `contact-${i + 1}`),
    description: "a contact is any JSON value",
    clause: "W2.5",
    sample,
    set: Object.fromEntries(members.map((member) => [`/${member}/contact`, value])),
    mode: "both",
  }));
}

/** Subscribes a webhook to every event of the edition. */
function everyEvent({ sample, name, schema }: DeliveryOrigin): readonly PayloadCase[] {
  const { EventName } = readDefinitions(schema);
  if (name !== "ping" || EventName === undefined) return [];
  return [
    {
      ...reading,
      id: caseId(name, "every-event"),
      description: "a webhook may subscribe to every event",
      clause: "W6.1",
      sample,
      set: { "/webhook/events": EventName.enum },
      mode: "both",
    },
  ];
}

/** Documents that are not a delivery of any event. */
const noObjects = Object.entries({ list: [], null: null, text: "", number: 0, boolean: true }).map(
  ([kind, document]): PayloadCase => ({
    id: `whole-${kind}`,
    description: `a ${kind} is no delivery`,
    clause: "W6",
    level: "reading",
    document,
    mode: "both",
    status: "invalid",
    errors: [{ code: "type", path: "" }],
  }),
);
