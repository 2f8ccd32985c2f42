import type { Colorize } from "../util/colorize.ts";
import { measureWidth, printable } from "../util/display.ts";
import type { EventWords, Member } from "./describe-event.ts";

/** Narrowest column of sentences; if it does not fit, sentences go below. */
const NARROWEST = 44;

/** A line of the tree, before its columns are drawn. */
interface Row {
  readonly branch: string;
  /** Prefix of the further lines of the row. */
  readonly trunk: string;
  readonly member: Member;
  /** Where the properties are shown, if not here. */
  readonly see?: string;
}

/** Widths of the columns; `room` is left for sentences. */
interface Layout {
  readonly nameWidth: number;
  readonly typeWidth: number;
  readonly room: number;
  readonly columns: number;
}

/** Draws the properties of an event as a tree: name, type, clause, sentence. A definition is expanded once. */
export function drawEvent(
  { name, about, clause, members }: EventWords,
  colorize: Colorize,
  columns: number,
): string {
  const rows = listRows(members, "", new Map());
  const nameWidth = Math.max(...rows.map(({ branch, member }) => branch.length + member.name.length)) + 2;
  const typeWidth = Math.max(...rows.map(({ member }) => measureWidth(typeWords(member)))) + 2;
  const room = columns - nameWidth - typeWidth;
  const layout: Layout = { nameWidth, typeWidth, room, columns };
  const head = `${colorize("strong", name)}  ${about} ${colorize("quiet", clause)}`;
  return [head, "", ...rows.flatMap((row) => drawRow(row, layout, colorize))].join("\n");
}

function listRows(members: readonly Member[], indent: string, seen: Map<string, string>, at = ""): Row[] {
  return members.flatMap((member, i) => {
    const isLast = i === members.length - 1;
    const isTop = at === "";
    const trunk = isTop ? indent : `${indent}${isLast ? "   " : "│  "}`;
    const branch = isTop ? "" : `${indent}${isLast ? "└─ " : "├─ "}`;
    const place = isTop ? member.name : `${at}.${member.name}`;
    const see = placeOfSame(member, place, seen);
    if (see !== undefined) return [{ branch, trunk, member, see }];
    return [{ branch, trunk, member }, ...listRows(member.members ?? [], trunk, seen, place)];
  });
}

/** Finds where the same properties were drawn before; the old values of a resource have the resource's properties. */
export function placeOfSame(
  { members, definition }: Member,
  place: string,
  seen: Map<string, string>,
): string | undefined {
  if (members === undefined || definition === undefined) return undefined;
  const key = members.map(({ name, type }) => `${name}:${type}`).join();
  const before = seen.get(key);
  if (before === undefined) seen.set(key, place);
  return before;
}

/** Writes the type of a property: `URL or null, optional`. */
function typeWords({ type, nullable, optional }: Member): string {
  return `${type}${nullable ? " or null" : ""}${optional ? ", optional" : ""}`;
}

function drawRow(
  { branch, trunk, member, see }: Row,
  { nameWidth, typeWidth, room, columns }: Layout,
  colorize: Colorize,
): string[] {
  const hasMembers = member.members !== undefined && see === undefined;
  const below = hasMembers ? `${trunk}│` : trunk;
  const name = `${colorize("quiet", branch)}${colorize("place", printable(member.name))}`;
  const head = `${name}${" ".repeat(nameWidth - branch.length - member.name.length)}${typeWords(member)}`;
  const fits = room >= NARROWEST;
  const lines = wrap(
    writeSentence(member, see),
    fits ? room : Math.max(NARROWEST, columns - below.length - 4),
  );
  if (!fits)
    return [head, ...lines.map((line) => `${colorize("quiet", below)}    ${colorize("quiet", line)}`)];
  const gap = " ".repeat(typeWidth - measureWidth(typeWords(member)));
  const pad = " ".repeat(nameWidth + typeWidth - below.length);
  return lines.map((line, i) =>
    i === 0 ? `${head}${gap}${line}`.trimEnd() : `${colorize("quiet", below)}${pad}${line}`,
  );
}

function writeSentence(member: Member, see?: string): string {
  const { about = "", clause = "" } = member;
  return [about, knownWords(member), see === undefined ? "" : `Members as in ${see}.`, clause]
    .filter((part) => part !== "")
    .join(" ");
}

/** Writes the known values of a property as a sentence, unless its description contains them. */
export function knownWords({ about = "", values = [], closed = false }: Member): string {
  const list = values.map((value) => JSON.stringify(value)).join(", ");
  const isTold = values.length === 1 && about.includes(`\`${values[0]}\``);
  if (values.length === 0 || isTold) return "";
  if (!closed) return `Seen: ${list}; others may appear.`;
  return values.length === 1 ? `Always ${list}.` : `One of ${list}.`;
}

function wrap(text: string, columns: number): string[] {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1)!;
    if (line === "") lines[lines.length - 1] = word;
    else if (measureWidth(line) + 1 + measureWidth(word) <= columns)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
