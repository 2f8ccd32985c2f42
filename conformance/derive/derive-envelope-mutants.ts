import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import type { Origin } from "#scripts/artefacts/suite/walk-document.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { inOtherCase } from "#src/util/in-other-case.ts";
import { readMember } from "#src/util/read-member.ts";
import type { Mutant } from "./derive-mutants.ts";

/** Derives deliveries with a misspelled event, and tasks with members that their event does not have (W6, W2.3). */
export function deriveEnvelopeMutants(origin: Origin, origins: readonly Origin[]): Mutant[] {
  const event = String(readMember(origin.document, "event"));
  const misspelled = { keyword: "const", code: "unknown-event" };
  return [
    { ...misspelled, shade: "case", value: inOtherCase(event), phrase: "is in upper case" },
    { ...misspelled, shade: "padded", value: ` ${event} `, phrase: "stands between spaces" },
  ]
    .map((violation): Mutant => ({ steps: ["event"], violation }))
    .concat(membersOfUpdate(origin, origins));
}

/** Adds a member to the resource that only its update event has. */
function membersOfUpdate({ schema, document }: Origin, origins: readonly Origin[]): Mutant[] {
  const readEvent = (one: unknown): string => String(readMember(one, "event"));
  const resource = assertDefined(readEvent(document).split(":").at(-1), "the last");
  const update = origins.find((other) => readEvent(other.document) === `update:${resource}`);
  const definition = schema.properties?.[resource]?.$ref?.split("/").at(-1) ?? "";
  const { properties = {}, additionalProperties } = readDefinitions(schema)[definition] ?? {};
  if (update === undefined || additionalProperties !== false) return [];
  const shown = readMember(document, resource) ?? {};
  return Object.entries(readMember(update.document, resource) ?? {})
    .filter(([name]) => !Object.hasOwn(properties, name) && !Object.hasOwn(shown, name))
    .map(([name, value]) => ({
      steps: [resource, name],
      violation: {
        shade: "unexpected",
        keyword: "additionalProperties",
        code: "unexpected",
        value,
        phrase: "is for updates",
      },
    }));
}
