import type { Member } from "#src/explain/describe-event.ts";
import { knownWords } from "#src/explain/draw-event.ts";
import { itemAt } from "#src/text/item-at.ts";
import type { MemberRow } from "../content/list-members.ts";
import { commas, type Html, html } from "../html.ts";
import { clauseLink, prose } from "../prose.ts";

/** What the tree needs besides its rows. */
interface MemberTreeOptions {
  readonly decided: ReadonlySet<string>;
  /** Members that only an update of the resource may have, by their place. */
  readonly updateOnly: ReadonlySet<string>;
}

/** Writes the members of an envelope as a tree; it is closed below the second level. */
export function memberTree(rows: readonly MemberRow[], options: MemberTreeOptions): Html {
  return html`<ul class="tree-members">${rows.flatMap((row, i) => (row.depth === 0 ? [writeRow(rows, i, options)] : []))}</ul>`;
}

function writeRow(rows: readonly MemberRow[], at: number, options: MemberTreeOptions): Html {
  const row = itemAt(rows, at);
  const below = listChildren(rows, at);
  const head = writeHead(row, options, below.length > 0);
  const body = writeBody(row, options);
  if (below.length === 0)
    return html`<li id="${row.place}" class="member" data-row="${row.place}">${head}${body}</li>\n`;
  const list = html`<ul class="nested">${below.map((i) => writeRow(rows, i, options))}</ul>`;
  return html`<li id="${row.place}" class="member" data-row="${row.place}"><details${row.depth === 0 ? html` open` : undefined}><summary>${head}</summary>${body}${list}</details></li>\n`;
}

/** Lists the indexes of the rows one level below a row. */
function listChildren(rows: readonly MemberRow[], at: number): readonly number[] {
  const { depth } = itemAt(rows, at);
  const children: number[] = [];
  for (let i = at + 1; i < rows.length && itemAt(rows, i).depth > depth; i++) {
    if (itemAt(rows, i).depth === depth + 1) children.push(i);
  }
  return children;
}

function writeHead({ place, member }: MemberRow, { updateOnly }: MemberTreeOptions, opens: boolean): Html {
  const { name, type, nullable, optional } = member;
  const above = place.slice(0, place.length - name.length);
  const badges = [
    optional ? ["badge", "optional"] : ["tiny quiet", "required"],
    ...(nullable ? [["badge warn", "nullable"]] : []),
    ...(updateOnly.has(place) ? [["badge", "update only"]] : []),
  ];
  const words = html`<span class="visually-hidden">${above}</span>${breakable(name)}`;
  // A `summary` element must not contain another control.
  const label = opens
    ? html`<span class="member-name">${words}</span>`
    : html`<a class="member-name anchor" href="#${place}">${words}</a>`;
  return html`${label}
<span class="type note">${type}</span> ${badges.map(([look, word]) => html`<span class="${look}">${word}</span> `)}`;
}

function writeBody({ member, see }: MemberRow, { decided }: MemberTreeOptions): Html {
  return html`<p class="note">${prose(member.about ?? "")} ${known(member)} ${
    see === undefined ? undefined : html`Members as in <a href="#${see}"><code>${see}</code></a>.`
  } ${clauseLink(member.clause, decided)}</p>`;
}

/** Lets a long name break after an underscore. */
function breakable(name: string): Html {
  return html`${name.split(/(?<=_)/).map((part, i) => (i === 0 ? part : html`<wbr>${part}`))}`;
}

function known(member: Member): Html | undefined {
  const { values = [], closed = false } = member;
  if (knownWords(member) === "") return undefined;
  const lead = values.length === 1 ? "Always " : "One of ";
  const list = commas(values.map((value) => html`<code>${JSON.stringify(value)}</code>`));
  return html`${closed ? lead : "Seen: "}${list}${closed ? "." : "; others may appear."}`;
}
