/** The message of each note code. */
const sentences = {
  "no-values": "the document does not list all coordinates; run gdalmdiminfo with -detailed",
  "no-coordinates": "no array contains the coordinates of the dimension",
  "no-size": "the document does not state the size",
  "no-datatype": "the format lacks this data type",
  "no-date": "the times cannot be turned into dates",
  "not-a-number": "a coordinate is not a number",
  "no-name": "two dimensions of the array have the same name",
  "name-taken": "another property has the same name; this one is left out",
  "index-extent": "no array contains the coordinates, so the indexes are used",
  monotonic: "only the first and last coordinates are listed; CF coordinates are monotonic",
  microseconds: "a time is rounded to the microsecond",
  "default-crs": "the document has no reference system, so STAC assumes EPSG:4326",
  "several-crs": "arrays have different reference systems; the first one is used",
  renamed: "another dimension has the same name, so this one got a suffix",
};

/** A note about what a conversion left out or assumed. */
export interface Note {
  readonly code: keyof typeof sentences;
  /** JSON Pointer in the document. */
  readonly path: string;
  /** Property of the result, such as `time.extent`. */
  readonly property: string;
  /** The subject of the note, such as `calendar "noleap"`. */
  readonly detail?: string;
}

/** A converted document and its notes. */
export interface Conversion<Value> {
  /** The converted document; `writeExact` writes its numbers exactly. */
  readonly value: Value;
  /** What the result lacks because the document does not contain it, or the target format cannot express it. */
  readonly missing: readonly Note[];
  /** What the conversion filled in because the target format requires it. */
  readonly assumed: readonly Note[];
}

type Place = { readonly pointer: string };

/** Collects notes while a document is converted. */
export class Notes {
  readonly missing: Note[] = [];
  readonly assumed: Note[] = [];

  /** Records something that the conversion left out. */
  miss(code: Note["code"], { pointer: path }: Place, property: string, detail?: string): undefined {
    this.missing.push({ code, path, property, ...(detail !== undefined && { detail }) });
  }

  /** Records something that the conversion filled in. */
  assume(code: Note["code"], { pointer: path }: Place, property: string): void {
    this.assumed.push({ code, path, property });
  }
}

/** Formats a note as a line: `time.extent: the times cannot be turned into dates: calendar "noleap" (/dimensions/0)`. */
export function describeNote({ code, path, property, detail }: Note): string {
  const more = detail === undefined ? "" : `: ${detail}`;
  return `${property}: ${sentences[code]}${more} (${path || "/"})`;
}

/** Gives the items of a list unique names, and notes which ones were renamed. */
export function nameApart<One extends Place>(
  all: Iterable<One>,
  wish: (one: One) => string,
  notes: Notes,
): ReadonlyMap<One, string> {
  /** The last suffix that was tried for each name. */
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
