import type { EventFacts, Place, Places } from "#generated/internal/types.d.ts";
import { defined } from "../util/defined.ts";
import { resolve } from "./places.ts";

/** A description of a property. */
export interface Member {
  readonly name: string;
  /** Such as `integer`, `UTC timestamp`, `array of object`. */
  readonly type: string;
  readonly nullable: boolean;
  /** Whether it may be missing. */
  readonly optional: boolean;
  /** Known values, and whether others are allowed. */
  readonly values?: readonly unknown[];
  readonly closed?: boolean;
  readonly clause?: string;
  /** A sentence with a full stop. */
  readonly about?: string;
  /** Name of the definition, if several properties may share it. */
  readonly definition?: string;
  /** Properties of the object, or of each object in the array. */
  readonly members?: readonly Member[];
}

/** A description of an event. */
export interface EventWords extends Pick<EventFacts, "name" | "about" | "clause"> {
  readonly members: readonly Member[];
}

/** Describes the envelope of an event in an edition. */
export function describeEvent(
  { name, about, clause, type }: EventFacts,
  { definitions }: Places,
): EventWords {
  const place = resolve({ type, definition: type }, definitions);
  return { name, about, clause, members: describeMembers(place, definitions) ?? [] };
}

function describeMembers({ properties }: Place, definitions: Places["definitions"]): Member[] | undefined {
  return properties && Object.entries(properties).map((entry) => describeMember(entry, definitions));
}

function describeMember([name, place]: readonly [string, Place], definitions: Places["definitions"]): Member {
  const { type, nullable = false, optional = false, about, clause } = place;
  const inner = resolve(place, definitions).items ?? place;
  const target = resolve(inner, definitions);
  const { values, closed = false } = target;
  const members = describeMembers(target, definitions);
  return {
    ...{ name, type, nullable, optional },
    ...(values !== undefined && { values, closed }),
    ...defined({ clause, about, definition: members && inner.definition, members }),
  };
}
