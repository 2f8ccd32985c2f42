import type { Colorize } from "../util/colorize.ts";
import { measureWidth, printable } from "../util/display.ts";
import type { EventWords, Member } from "./describe-event.ts";

/** Narrowest column of sentences. */
const NARROWEST = 40;

/** A line of the tree, before its columns are drawn. */
interface Row {
  readonly branch: string;
  /** Prefix of the sentence's lines. */
  readonly below: string;
  readonly name: string;
  /** Type and clause. */
  readonly words: string;
  readonly sentence: string;
}

/** Draws the properties of an event as a tree: name, type and clause, and a sentence below. A definition is expanded once. */
export function drawEvent(
  { name, about, clause, members }: EventWords,
  colorize: Colorize,
  columns: number,
): string {
  const rows = listRows(members, "", new Map());
  const width = Math.max(...rows.map(({ branch, name }) => branch.length + name.length)) + 2;
  const lines = rows.flatMap(({ branch, below, name, words, sentence }) => {
    const gap = " ".repeat(width - branch.length - name.length);
    const told = wrap(sentence, Math.max(NARROWEST, columns - below.length - 4));
    return [
      `${colorize("quiet", branch)}${colorize("place", name)}${gap}${words}`,
      ...told.map((line) => colorize("quiet", `${below}    ${line}`)),
    ];
  });
  return [`${colorize("strong", name)}  ${about} ${colorize("quiet", clause)}`, "", ...lines].join("\n");
}

function listRows(members: readonly Member[], indent: string, seen: Map<string, string>, at = ""): Row[] {
  return members.flatMap((member, i) => {
    const { name, type, nullable, optional, definition, members: inner = [] } = member;
    const [step, fork] = at === "" ? ["", ""] : i === members.length - 1 ? ["   ", "└─ "] : ["│  ", "├─ "];
    const place = at === "" ? name : `${at}.${name}`;
    // The old values of a resource have the resource's properties.
    const key = inner.map((one) => `${one.name}:${one.type}`).join();
    const isShared = definition !== undefined && key !== "";
    const see = isShared ? seen.get(key) : undefined;
    if (isShared && see === undefined) seen.set(key, place);
    const hasBranches = see === undefined && inner.length > 0;
    const row: Row = {
      branch: indent + fork,
      below: indent + step + (hasBranches ? "│" : ""),
      name: printable(name),
      words:
        `${type}${nullable ? " or null" : ""}${optional ? ", optional" : ""}  ${member.clause ?? ""}`.trimEnd(),
      sentence: writeSentence(member, see),
    };
    return [row, ...(hasBranches ? listRows(inner, indent + step, seen, place) : [])];
  });
}

function writeSentence(member: Member, see: string | undefined): string {
  const where = see === undefined ? "" : `Members as in ${see}.`;
  return [member.about ?? "", writeValues(member), where].filter((part) => part !== "").join(" ");
}

/** Writes the known values of a property as a sentence, unless its description contains them. */
function writeValues({ about = "", values = [], closed = false }: Member): string {
  const list = values.map((value) => JSON.stringify(value)).join(", ");
  const isTold = values.length === 1 && about.includes(`\`${values[0]}\``);
  if (values.length === 0 || isTold) return "";
  if (!closed) return `Seen: ${list}; others may appear.`;
  return values.length === 1 ? `Always ${list}.` : `One of ${list}.`;
}

function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const line = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length === 0 || measureWidth(line) > columns) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines;
}
