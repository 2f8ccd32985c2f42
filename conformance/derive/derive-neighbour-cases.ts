import { editions } from "#generated/internal/editions.js";
import type { EditionFacts } from "#generated/internal/types.d.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { isObject } from "#src/util/is-object.ts";
import { readMember } from "#src/util/read-member.ts";
import { readEditionSamples } from "../suites/runner/find-later-edition.ts";
import type { PayloadCase } from "../suites/runner/read-case-files.ts";
import { caseId } from "./case-id.ts";
import type { Delivery } from "./delivery-candidates.ts";

/** A delivery of an edition. */
type NeighbourOrigin = Pick<Delivery, "sample" | "file" | "document">;

/** Members that all cases here share. */
const shared = { clause: "W6", decision: "E-default", level: "reading" } as const;

/**
 * Derives cases from the samples of the editions before and after one: their events are unknown here, and a member that
 * only they have is unexpected in strict mode and kept in tolerant mode. The caller must validate the cases and drop those
 * that the schema does not confirm, such as a member that is optional here.
 */
export function deriveNeighbourCases(
  { name, edition }: Pick<EditionFacts, "name" | "edition">,
  origins: readonly NeighbourOrigin[],
): readonly PayloadCase[] {
  const own = editions.filter((one) => one.name === name);
  const at = own.findIndex((one) => one.edition === edition);
  const neighbours = [own[at - 1], own[at + 1]].filter((one) => one !== undefined && !one.default);
  return neighbours.flatMap((one) => (one === undefined ? [] : deriveFromNeighbour(one.edition, origins)));
}

function deriveFromNeighbour(neighbour: string, origins: readonly NeighbourOrigin[]): readonly PayloadCase[] {
  const tried = new Set<string>();
  return readEditionSamples(neighbour).flatMap(({ name: sample, text }) => {
    const file = sample.replace(/^[^/]*\/|\..*$/g, "");
    const origin = origins.find((one) => one.file === file);
    if (origin === undefined) return sample.includes(".", neighbour.length) ? [] : [unknownEvent(sample)];
    return listForeign(origin.document, JSON.parse(text)).flatMap(({ steps, value }) => {
      const path = formatPointer(steps);
      // A member of the envelope is tried in each event, a member further inside once.
      const place =
        steps.length === 1
          ? `${file}${path}`
          : steps
              .filter((step) => !/^\d+$/.test(step))
              .slice(-2)
              .join("/");
      if (tried.has(place)) return [];
      tried.add(place);
      return foreignMember({ origin, neighbour, path, value });
    });
  });
}

function unknownEvent(sample: string): PayloadCase {
  return {
    ...shared,
    id: caseId("neighbour", sample),
    description: `an event that only edition ${sample.split("/")[0]} has`,
    sample,
    mode: "both",
    status: "unknown",
    errors: [{ code: "unknown-event", path: "/event" }],
  };
}

interface Foreign {
  readonly origin: NeighbourOrigin;
  readonly neighbour: string;
  readonly path: string;
  readonly value: unknown;
}

function foreignMember({ origin, neighbour, path, value }: Foreign): readonly PayloadCase[] {
  const row = { ...shared, sample: origin.sample, set: { [path]: value } };
  const id = caseId("neighbour", neighbour, origin.file, path);
  const description = `a member that only edition ${neighbour} shows`;
  return [
    { ...row, id, description, mode: "strict", status: "invalid", errors: [{ code: "unexpected", path }] },
    {
      ...row,
      id: `${id}-tolerant`,
      description: `${description} is kept`,
      mode: "tolerant",
      status: "valid",
    },
  ];
}

/** Lists the members that another document has in an object that both have; of a list, the first item. */
function listForeign(
  own: unknown,
  other: unknown,
  steps: readonly string[] = [],
): readonly { readonly steps: readonly string[]; readonly value: unknown }[] {
  if (Array.isArray(own) && Array.isArray(other))
    return own.length === 0 || other.length === 0 ? [] : listForeign(own[0], other[0], [...steps, "0"]);
  if (!isObject(own) || !isObject(other)) return [];
  return Object.entries(other).flatMap(([name, value]) =>
    Object.hasOwn(own, name)
      ? listForeign(readMember(own, name), value, [...steps, name])
      : [{ steps: [...steps, name], value }],
  );
}
