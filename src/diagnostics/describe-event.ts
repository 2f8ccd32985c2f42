import type { Place, Places } from "#generated/internal/types.d.ts";
import { defined } from "../util/defined.ts";
import type { LoadedEdition } from "./load-editions.ts";
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
export interface EventWords {
  readonly name: string;
  /** When it is sent: a sentence with a full stop. */
  readonly about: string;
  readonly clause: string;
  readonly members: readonly Member[];
}

/**
 * Describes the envelope of an event in an edition.
 *
 * @throws TypeError if there is no such event.
 */
export function describeEvent(name: string, { events, places }: LoadedEdition): EventWords {
  const event = events.find((one) => one.name === name);
  const { definitions } = places;
  const place = definitions[event?.type ?? ""];
  if (event === undefined || place === undefined)
    throw new TypeError(`cannot describe the event "${name}": unknown event`);
  return {
    name,
    about: event.about,
    clause: event.clause,
    members: describeMembers(place, definitions) ?? [],
  };
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
