import type { EditionFacts } from "#generated/facts/facts.d.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { must } from "#src/text/must.ts";
import type { PayloadCase } from "../suites/cases/read-case-files.ts";
import { caseId } from "./case-id.ts";
import { anything, deriveExtremes, sortsOfUnions } from "./derive-extremes.ts";
import { pointersOf } from "./extreme-candidates.ts";
import { type EditionOrigin, isPlain } from "./read-edition-origins.ts";
import { definitionsOf, readEvent } from "./read-published.ts";
import { walkDocument } from "./walk-document.ts";

/** What every case here has in common. */
const reading = { level: "reading", status: "valid" } as const;

/** Makes deliveries far from the ordinary, and documents that are none: what later schemas take and refuse as wholes. */
export function editionExtremes(
  origins: readonly EditionOrigin[],
  { slug }: Pick<EditionFacts, "slug">,
): readonly PayloadCase[] {
  const plain = origins.filter(isPlain);
  return [
    ...extremesOf(origins, slug),
    ...origins.flatMap(withoutOptional),
    ...plain.flatMap(openMembers),
    ...plain.flatMap(everyEvent),
    ...noObjects,
  ];
}

/** Sets what no clause bounds, at many places at once (W-empty). */
function extremesOf(origins: readonly EditionOrigin[], slug: string): readonly PayloadCase[] {
  return (["strict", "tolerant"] as const).flatMap((mode) => {
    const schemas = origins.map((one) => ({ ...one, schema: readEvent(`${slug}/${mode}`, one.file) }));
    const byName = new Map(origins.map((one) => [one.name, one]));
    return deriveExtremes(schemas, sortsOfUnions).map((extreme): PayloadCase => {
      const { sample, set } = must(byName.get(extreme.origin), extreme.origin);
      const changes = pointersOf(extreme);
      return {
        ...reading,
        id: caseId(extreme.origin, extreme.kind, mode),
        description: extreme.phrase,
        clause: "W2",
        decision: "W-empty",
        sample,
        ...changes,
        set: { ...set, ...changes.set },
        mode,
      };
    });
  });
}

/** Leaves out every member that may be missing; where one lies within another, each in a case of its own. */
function withoutOptional(origin: EditionOrigin): readonly PayloadCase[] {
  const remove: string[] = [];
  walkDocument(origin, new Set(), {
    place: () => {},
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

/** Puts anything where an organization's `contact` stands, old values included. */
function openMembers({ sample, name, document }: EditionOrigin): readonly PayloadCase[] {
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

/** Has a webhook subscribe to every event of the edition. */
function everyEvent({ sample, name, schema }: EditionOrigin): readonly PayloadCase[] {
  const { EventName } = definitionsOf(schema);
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

/** Documents that are no delivery of any event. */
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
