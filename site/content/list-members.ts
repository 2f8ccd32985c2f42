import type { Member } from "#src/explain/describe-event.ts";
import { placeOfSame } from "#src/explain/draw-event.ts";

/** A member with its place in the envelope. */
export interface MemberRow {
  /** Names from the top, such as `task.owner.id`; also the anchor of the row. */
  readonly place: string;
  readonly depth: number;
  readonly member: Member;
  /** Place where its members are listed, if not below. */
  readonly see?: string;
}

/** Lists members with those below them; the members of a definition are listed once. */
export function listMembers(members: readonly Member[]): readonly MemberRow[] {
  const rows: MemberRow[] = [];
  const seen = new Map<string, string>();
  const add = (list: readonly Member[], above: string, depth: number): void => {
    for (const member of list) {
      const place = above === "" ? member.name : `${above}.${member.name}`;
      const see = placeOfSame(member, place, seen);
      rows.push(see === undefined ? { place, depth, member } : { place, depth, member, see });
      if (see === undefined) add(member.members ?? [], place, depth + 1);
    }
  };
  add(members, "", 0);
  return rows;
}

/** A member by each of its names. */
interface FoundMember {
  readonly place: string;
  /** Anchor of its row, which may be at another place with the same members. */
  readonly anchor: string;
  readonly about: string;
}

/** Lists every member at every place, as a search for it must. */
export function unfoldMembers(members: readonly Member[]): readonly FoundMember[] {
  const told = toldElsewhere(members);
  const found: FoundMember[] = [];
  const add = (list: readonly Member[], above: string): void => {
    for (const { name, about = "", members: inner = [] } of list) {
      const place = above + name;
      found.push({ place, anchor: findAnchor(place, told), about });
      add(inner, `${place}.`);
    }
  };
  add(members, "");
  return found;
}

/** Finds the row of a member: if a place above it is listed elsewhere, the member is there. */
function findAnchor(place: string, told: ReadonlyMap<string, string>): string {
  for (let end = place.indexOf("."); end >= 0; end = place.indexOf(".", end + 1)) {
    const see = told.get(place.slice(0, end));
    if (see !== undefined) return findAnchor(see + place.slice(end), told);
  }
  return place;
}

/**
 * Prepares to find the row of each place, such as `task` for `before_update` if both have the same members. A place
 * in an object without listed members belongs to the row of the object.
 */
export function createAnchors(members: readonly Member[]): (place: string) => string {
  const told = toldElsewhere(members);
  const rows = new Set(listMembers(members).map(({ place }) => place));
  return (place) => {
    let anchor = findAnchor(place, told);
    while (!rows.has(anchor) && anchor.includes(".")) anchor = anchor.slice(0, anchor.lastIndexOf("."));
    return anchor;
  };
}

/** Maps each place to the other place where its members are listed. */
function toldElsewhere(members: readonly Member[]): ReadonlyMap<string, string> {
  return new Map(
    listMembers(members).flatMap(({ place, see }) => (see === undefined ? [] : [[place, see] as const])),
  );
}
