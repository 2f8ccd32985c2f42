import { readMember } from "../util/read-member.ts";

/** An array or object in the process of being written. */
interface Level {
  readonly entries: Iterator<readonly [name: string | undefined, value: unknown]>;
  readonly close: string;
  isFirst: boolean;
}

/** Writes a value as JSON up to a number of characters, at any depth, because it does not recurse. */
export function preview(value: unknown, longest: number): string {
  const levels: Level[] = [];
  let text = open(value, levels);
  for (let level = levels.at(-1); level !== undefined && text.length <= longest; level = levels.at(-1)) {
    const next = level.entries.next();
    if (next.done === true) {
      text += level.close;
      levels.pop();
      continue;
    }
    const [name, inner] = next.value;
    text += `${level.isFirst ? "" : ", "}${name === undefined ? "" : `${JSON.stringify(name)}: `}`;
    level.isFirst = false;
    text += open(inner, levels);
  }
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

function open(value: unknown, levels: Level[]): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  levels.push({
    entries: isList ? elements(value) : members(value),
    close: isList ? "]" : "}",
    isFirst: true,
  });
  return isList ? "[" : "{";
}

function* elements(list: readonly unknown[]): Generator<readonly [undefined, unknown], void> {
  for (const value of list) yield [undefined, value];
}

function* members(object: object): Generator<readonly [string, unknown], void> {
  for (const name in object) yield [name, readMember(object, name)];
}
