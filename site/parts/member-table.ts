import type { Member } from "#src/explain/describe-event.ts";
import { knownWords, placeOfSame, typeWords } from "#src/explain/event-tree.ts";
import { type Html, html } from "../html.ts";
import { clauseLink, prose } from "../prose.ts";

/** A line of the table. */
export interface MemberRow {
  /** Names from the top, such as `task.owner.id`; also the anchor of the row. */
  readonly place: string;
  readonly depth: number;
  readonly member: Member;
  /** Place where the members are listed, if not below. */
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

/** A member by each of the names that lead to it. */
export interface FoundMember {
  readonly place: string;
  /** Anchor of its row, which may stand at another place with the same members. */
  readonly anchor: string;
  readonly about: string;
}

/** Lists every member at every place, as a search for it must. */
export function unfoldMembers(members: readonly Member[]): readonly FoundMember[] {
  const told = new Map(
    listMembers(members).flatMap(({ place, see }) => (see === undefined ? [] : [[place, see] as const])),
  );
  const found: FoundMember[] = [];
  const add = (list: readonly Member[], above: string): void => {
    for (const { name, about = "", members: inner = [] } of list) {
      const place = above + name;
      found.push({ place, anchor: anchorOf(place, told), about });
      add(inner, `${place}.`);
    }
  };
  add(members, "");
  return found;
}

/** Finds the row of a member: while a place above it is told elsewhere, the member is there. */
function anchorOf(place: string, told: ReadonlyMap<string, string>): string {
  for (let end = place.indexOf("."); end >= 0; end = place.indexOf(".", end + 1)) {
    const see = told.get(place.slice(0, end));
    if (see !== undefined) return anchorOf(see + place.slice(end), told);
  }
  return place;
}

/** Writes the members of an envelope as a table; on narrow screens each row becomes a block. */
export function memberTable(rows: readonly MemberRow[], caption: string, decided: ReadonlySet<string>): Html {
  return html`<table class="members" role="table">
<caption class="visually-hidden">${caption}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Member</th><th role="columnheader" scope="col">Type</th><th role="columnheader" scope="col">Meaning</th><th role="columnheader" scope="col">Clause</th></tr></thead>
<tbody role="rowgroup">${rows.map((row) => writeRow(row, decided))}</tbody>
</table>`;
}

function writeRow({ place, depth, member, see }: MemberRow, decided: ReadonlySet<string>): Html {
  const above = place.slice(0, place.length - member.name.length);
  const name = breakable(member.name);
  return html`<tr role="row" id="${place}" class="depth-${Math.min(depth, 4)}">
<th role="rowheader" scope="row"><a class="anchor" href="#${place}"><span class="above">${above}</span>${name}</a></th>
<td role="cell">${typeOf(member)}</td>
<td role="cell">${prose(member.about ?? "")} ${known(member)} ${
    see === undefined ? undefined : html`Members as in <a href="#${see}"><code>${see}</code></a>.`
  }</td>
<td role="cell">${clauseLink(member.clause, decided)}</td>
</tr>\n`;
}

/** Lets a long name break after an underscore. */
function breakable(name: string): Html {
  return html`${name.split(/(?<=_)/).map((part, i) => (i === 0 ? part : html`<wbr>${part}`))}`;
}

function typeOf(member: Member): Html {
  const [type, ...others] = typeWords(member).split(", ");
  return html`<span class="type">${type!.replace(" or null", "")}</span>${
    member.nullable ? html` <span class="tag">or null</span>` : undefined
  }${others.map((word) => html` <span class="tag">${word}</span>`)}`;
}

function known(member: Member): Html | undefined {
  const { values = [], closed = false } = member;
  if (knownWords(member) === "") return undefined;
  const lead = values.length === 1 ? "Always " : "One of ";
  const list = values.map((value, i) => html`${i === 0 ? "" : ", "}<code>${JSON.stringify(value)}</code>`);
  return html`${closed ? lead : "Seen: "}${list}${closed ? "." : "; others may appear."}`;
}
