import { type NoteCode, rows } from "./rows.ts";

/** Something that a view could not take from the document, or that it assumed. */
export interface Note {
  readonly code: NoteCode;
  /** Place in the document, as a JSON Pointer. */
  readonly path: string;
  /** Member of the view, such as `time.extent`. */
  readonly member: string;
}

/** A document in another form, and what the two forms cannot both say. */
export interface View<Value> {
  readonly value: Value;
  /** What the form asks for but the document does not say; it is left out, so the view is incomplete. */
  readonly missing: readonly Note[];
  /** What the form asks for and the view filled in. */
  readonly assumed: readonly Note[];
}

/** Collects notes while a view is made. */
export interface Notes {
  /** Records what is missing; returns undefined, as the value of the missing member. */
  miss(code: NoteCode, place: { readonly pointer: string }, member: string): undefined;
  assume(code: NoteCode, place: { readonly pointer: string }, member: string): void;
  /** Makes the view. */
  view<Value>(value: Value): View<Value>;
}

/** Creates the collection of a view's notes. */
export function createNotes(): Notes {
  const [missing, assumed]: [Note[], Note[]] = [[], []];
  return {
    miss: (code, { pointer: path }, member) => {
      missing.push({ code, path, member });
      return undefined;
    },
    assume: (code, { pointer: path }, member) => void assumed.push({ code, path, member }),
    view: (value) => ({ value, missing, assumed }),
  };
}

/** Writes a note in one line: `time.extent: the document does not print … (/dimensions/0)`. */
export function describeNote({ code, path, member }: Note): string {
  return `${member}: ${rows.notes[code]} (${path || "/"})`;
}

/** Gives the items of a list distinct names: a taken name gets a suffix. */
export function createNaming(): (name: string) => { readonly name: string; readonly isOwn: boolean } {
  const taken = new Set<string>();
  return (name) => {
    let free = name;
    for (let i = 2; taken.has(free); i++) free = `${name}_${i}`;
    taken.add(free);
    return { name: free, isOwn: free === name };
  };
}

/** Gives the items of a list distinct names, and notes which were renamed. */
export function nameApart<One extends { readonly pointer: string }>(
  all: Iterable<One>,
  wish: (one: One) => string,
  notes: Notes,
): ReadonlyMap<One, string> {
  const naming = createNaming();
  return new Map(
    Array.from(all, (one) => {
      const { name, isOwn } = naming(wish(one));
      if (!isOwn) notes.assume("renamed", one, name);
      return [one, name];
    }),
  );
}

/** Removes the leading slash of a path: names are relative to the root there. */
export function relative(path: string): string {
  return path.startsWith("/") ? path.slice(1) : path;
}
