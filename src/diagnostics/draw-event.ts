import type { Colorize } from "../util/colorize.ts";
import { measureWidth, printable } from "../util/display.ts";
import type { EventWords, Member } from "./describe-event.ts";

/** Minimum width of the description column. */
const NARROWEST = 40;

/** A property, before the columns are aligned. */
interface Row {
  /** Its name, indented by two spaces for each enclosing object. */
  readonly name: string;
  /** Type and clause. */
  readonly words: string;
  readonly sentence: string;
}

/**
 * Formats the properties of an event: name, type and clause, then a sentence, then the nested properties. Each
 * definition is expanded only once.
 */
export function drawEvent(
  { name, about, clause, members }: EventWords,
  colorize: Colorize,
  columns: number,
): string {
  const rows = listRows(members, "", "", new Map());
  const width = Math.max(...rows.map((row) => row.name.length)) + 2;
  const lines = rows.flatMap(({ name, words, sentence }) => {
    const margin = " ".repeat(name.search(/\S|$/) + 4);
    const told = wrap(sentence, Math.max(NARROWEST, columns - margin.length));
    return [
      `${colorize("place", name.padEnd(width))}${words}`,
      ...told.map((line) => colorize("quiet", margin + line)),
    ];
  });
  return [`${colorize("strong", name)}  ${about} ${colorize("quiet", clause)}`, "", ...lines].join("\n");
}

function listRows(members: readonly Member[], indent: string, at: string, seen: Map<string, string>): Row[] {
  return members.flatMap((member) => {
    const { name, type, nullable, optional, definition, members: inner = [] } = member;
    // Old values have the same properties as their resource.
    const key = inner.map((one) => `${one.name}:${one.type}`).join();
    const isShared = definition !== undefined && key !== "";
    const see = isShared ? seen.get(key) : undefined;
    if (isShared && see === undefined) seen.set(key, at + name);
    const words = `${type}${nullable ? " or null" : ""}${optional ? ", optional" : ""}`;
    const row: Row = {
      name: indent + printable(name),
      words: `${words}  ${member.clause ?? ""}`.trimEnd(),
      sentence: writeSentence(member, see),
    };
    return [row, ...(see === undefined ? listRows(inner, `${indent}  `, `${at}${name}.`, seen) : [])];
  });
}

function writeSentence(member: Member, see: string | undefined): string {
  const where = see === undefined ? "" : `Same properties as ${see}.`;
  return [member.about ?? "", writeValues(member), where].filter((part) => part !== "").join(" ");
}

/** Lists the known values of a property in a sentence, unless its description already contains them. */
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
