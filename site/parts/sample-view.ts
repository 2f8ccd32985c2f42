import { literalEnd, numberEnd, skipSpace, stringEnd } from "#src/json/lex.ts";
import { escapeHtml, Html } from "../html.ts";

/** Finds the row of a place, such as `task.labels.id`, on the same page. */
type AnchorOf = (place: string) => string;

/** State of a walk through a text: what is written so far, and where the rest begins. */
interface Walk {
  readonly text: string;
  readonly findAnchor: AnchorOf;
  out: string;
  at: number;
  /** Whether a name has been written; the first of a sample takes the focus. */
  isFirst: boolean;
}

/**
 * Writes a JSON text to the byte, with its names as links to the rows of the members. Every part of a member has
 * the row's place, so that each can mark the other.
 */
export function sampleView(text: string, findAnchor: AnchorOf): Html {
  const walk: Walk = { text, findAnchor, out: "", at: 0, isFirst: true };
  space(walk);
  value(walk, "");
  walk.out += escapeHtml(text.slice(walk.at));
  return new Html(walk.out);
}

/** Writes the text up to an offset, in a class if one is given. */
function take(walk: Walk, end: number, kind?: string): void {
  const part = escapeHtml(walk.text.slice(walk.at, end));
  walk.out += kind === undefined ? part : `<span class="hljs-${kind}">${part}</span>`;
  walk.at = end;
}

function space(walk: Walk): void {
  take(walk, skipSpace(walk.text, walk.at));
}

function value(walk: Walk, place: string): void {
  const { text, at } = walk;
  const first = text[at];
  const literal = literalEnd(text, at);
  if (first === "{") members(walk, place);
  else if (first === "[") elements(walk, place);
  else if (first === '"') take(walk, stringEnd(text, at), "string");
  else if (literal > at) take(walk, literal, "literal");
  else take(walk, numberEnd(text, at), "number");
}

function members(walk: Walk, place: string): void {
  list(walk, "}", () => {
    const end = stringEnd(walk.text, walk.at);
    const name: string = JSON.parse(walk.text.slice(walk.at, end));
    const inner = place === "" ? name : `${place}.${name}`;
    const row = escapeHtml(walk.findAnchor(inner));
    const focus = walk.isFirst ? "0" : "-1";
    walk.isFirst = false;
    walk.out += `<span class="at" data-row="${row}"><a class="anchor" href="#${row}" tabindex="${focus}">`;
    take(walk, end);
    walk.out += "</a>";
    take(walk, walk.text.indexOf(":", end) + 1);
    space(walk);
    value(walk, inner);
    walk.out += "</span>";
  });
}

/** The elements of a list have the place of the list. */
function elements(walk: Walk, place: string): void {
  list(walk, "]", () => value(walk, place));
}

function list(walk: Walk, close: string, item: () => void): void {
  take(walk, walk.at + 1);
  space(walk);
  while (walk.text[walk.at] !== close) {
    item();
    space(walk);
    if (walk.text[walk.at] === ",") take(walk, walk.at + 1);
    space(walk);
  }
  take(walk, walk.at + 1);
}
