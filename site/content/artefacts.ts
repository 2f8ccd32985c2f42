/** A file that the site offers to download. */
export interface Artefact {
  /** Path below `files/`. */
  readonly path: string;
  /** The path without what all files of its kind have in common. */
  readonly name: string;
  readonly bytes: number;
}

/** Files of one kind. */
export interface ArtefactGroup {
  readonly title: string;
  readonly about: string;
  readonly files: readonly Artefact[];
}

/** The kinds of files, by where their paths begin; the first that fits takes a file. */
const kinds: readonly { readonly prefix: string; readonly title: string; readonly about: string }[] = [
  { prefix: "openapi/", title: "OpenAPI 3.1", about: "19 webhooks and the ping operation." },
  {
    prefix: "json-schema/webhook-2.3/strict/",
    title: "JSON Schema of deliveries, strict",
    about:
      "What a sender owes: no unknown member, every format asserted. One file per event, and one for all.",
  },
  {
    prefix: "json-schema/webhook-2.3/tolerant/",
    title: "JSON Schema of deliveries, tolerant",
    about: "How a receiver should read: unknown members kept, formats not asserted.",
  },
  {
    prefix: "json-schema/raster-info-2019/",
    title: "JSON Schema of raster info",
    about: "Draft-07, in both modes.",
  },
  { prefix: "types/", title: "TypeScript types", about: "Declarations without any import." },
  {
    prefix: "validators/",
    title: "Validators",
    about: "ES modules without import, `eval` or `new Function`, for every runtime.",
  },
  { prefix: "languages/", title: "Other languages", about: "Types and helpers, generated." },
  { prefix: "samples/", title: "Samples", about: "A full delivery for every event, and variants." },
  { prefix: "raster-info/", title: "Raster-info documents", about: "Real output of the utility." },
  { prefix: "", title: "Ledger, cases and tests", about: "How the sources are read, and what proves it." },
];

/** Groups files by kind; a kind without files does not appear. */
export function groupArtefacts(files: readonly Omit<Artefact, "name">[]): readonly ArtefactGroup[] {
  const groups = Map.groupBy(files, ({ path }) => kinds.find(({ prefix }) => path.startsWith(prefix))!);
  return kinds.flatMap((kind) => {
    const own = groups.get(kind);
    if (own === undefined) return [];
    const named = own.map((file) => ({ ...file, name: file.path.slice(kind.prefix.length) }));
    return [{ title: kind.title, about: kind.about, files: named }];
  });
}
