/** What each code of a note says. */
const sentences = {
  "no-values": "the document does not print all coordinates; print it with -detailed",
  "no-coordinates": "no array holds the coordinates of the dimension",
  "no-size": "the document does not print the size",
  "no-datatype": "the format has no such data type",
  "no-date": "the times cannot be turned into dates",
  "not-a-number": "a coordinate is not a number",
  "no-name": "two dimensions of the array have the same name",
  "name-taken": "another property has the same name; this one is left out",
  "index-extent": "no array holds the coordinates, so they are the indexes",
  monotonic: "only the ends are printed; CF coordinates are monotonic",
  microseconds: "a time is rounded to the microsecond",
  "default-crs": "no reference system is printed, and STAC then means EPSG:4326",
  "several-crs": "arrays disagree on the reference system; the first is taken",
  renamed: "another dimension has the same name, so this one gets a suffix",
};

/** Something that a conversion could not take from the document, or that it assumed. */
export interface Note {
  readonly code: keyof typeof sentences;
  /** Place in the document, as a JSON Pointer. */
  readonly path: string;
  /** Property of the result, such as `time.extent`. */
  readonly property: string;
  /** What it is about, such as `calendar "noleap"`. */
  readonly detail?: string;
}

/** A document in another form, and what the two forms cannot both say. */
export interface Conversion<Value> {
  /** Its exact numbers are written by `writeExact`. */
  readonly value: Value;
  /** What the form asks for but the document does not say, or what it cannot hold; it is left out. */
  readonly missing: readonly Note[];
  /** What the form asks for and the conversion filled in. */
  readonly assumed: readonly Note[];
}

type Place = { readonly pointer: string };

/** Collects notes while a document is converted. */
export class Notes {
  readonly missing: Note[] = [];
  readonly assumed: Note[] = [];

  /** Records what is left out. */
  miss(code: Note["code"], { pointer: path }: Place, property: string, detail?: string): void {
    this.missing.push({ code, path, property, ...(detail !== undefined && { detail }) });
  }

  /** Records what is filled in. */
  assume(code: Note["code"], { pointer: path }: Place, property: string): void {
    this.assumed.push({ code, path, property });
  }
}

/** Writes a note in one line: `time.extent: the times cannot be turned into dates: calendar "noleap" (/dimensions/0)`. */
export function describeNote({ code, path, property, detail }: Note): string {
  const more = detail === undefined ? "" : `: ${detail}`;
  return `${property}: ${sentences[code]}${more} (${path || "/"})`;
}

/** Gives the items of a list distinct names, and notes which were renamed. */
export function nameApart<One extends Place>(
  all: Iterable<One>,
  wish: (one: One) => string,
  notes: Notes,
): ReadonlyMap<One, string> {
  /** Names with the last suffix that was tried. */
  const taken = new Map<string, number>();
  return new Map(
    Array.from(all, (one) => {
      const name = wish(one);
      let [free, i] = [name, taken.get(name) ?? 1];
      while (taken.has(free)) free = `${name}_${++i}`;
      taken.set(name, i).set(free, taken.get(free) ?? 1);
      if (free !== name) notes.assume("renamed", one, free);
      return [one, free];
    }),
  );
}

/** Removes the leading slash of a path: names are relative to the root there. */
export function relative(path: string): string {
  return path.startsWith("/") ? path.slice(1) : path;
}
