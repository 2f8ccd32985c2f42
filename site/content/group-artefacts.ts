import type { SourceFile } from "../sources.ts";

/** A file that the site offers to download. */
interface Artefact {
  /** Path below `files/`. */
  readonly path: string;
  /** The path without the part that all files of its group share. */
  readonly name: string;
  readonly bytes: number;
}

/** Files of one kind. */
export interface ArtefactGroup {
  readonly title: string;
  readonly about: string;
  readonly files: readonly Artefact[];
}

/** A kind of files, by the start of their paths; the folder after that may divide it into groups. */
interface Kind {
  readonly prefix: string;
  readonly title: string;
  readonly about: string;
  /** Whether each folder below is a group of its own. */
  readonly isDivided?: boolean;
}

/** The kinds of files; a file belongs to the first that matches. */
const kinds: readonly Kind[] = [
  {
    prefix: "openapi/",
    title: "OpenAPI 3.1",
    about: "By edition: every webhook and the ping operation, and the one operation of a receiver.",
  },
  { prefix: "asyncapi/", title: "AsyncAPI 3.1", about: "The same deliveries as messages, by edition." },
  {
    prefix: "postman/",
    title: "Postman collections",
    about: "Every sample, signed by a script with the variable `secret`, by edition.",
  },
  {
    prefix: "http/",
    title: "HTTP files",
    about: "Every sample, signed, for JetBrains' HTTP Client and httpYac, by edition.",
  },
  { prefix: "types/", title: "TypeScript types", about: "Declarations without any import." },
  {
    prefix: "json-schema/",
    title: "JSON Schema",
    about: "`strict` is for senders, `tolerant` for receivers.",
    isDivided: true,
  },
  {
    prefix: "validators/",
    title: "Validators",
    about: "ES modules without import, `eval` or `new Function`, for every runtime.",
    isDivided: true,
  },
  {
    prefix: "languages/",
    title: "Packages",
    about: "Types that survive a round trip, and signatures.",
    isDivided: true,
  },
  { prefix: "samples/", title: "Samples", about: "A full delivery for every event, and variants." },
  { prefix: "raster-info/", title: "Raster-info documents", about: "Real output of the utility." },
  { prefix: "", title: "Ledger, cases and tests", about: "How the sources are read, and what proves it." },
];

/** Groups files by kind, and those of a divided kind by folder; a kind without files does not appear. */
export function groupArtefacts(files: readonly SourceFile[]): readonly ArtefactGroup[] {
  const groups = Map.groupBy(files, ({ path }) => {
    const { prefix, isDivided = false } = findKind(path);
    const [folder, ...below] = path.slice(prefix.length).split("/");
    return isDivided && below.length > 0 ? `${prefix}${folder}/` : prefix;
  });
  return kinds.flatMap((kind) =>
    [...groups]
      .filter(([prefix]) => findKind(prefix) === kind)
      .map(([prefix, own]) => ({
        title: prefix === kind.prefix ? kind.title : `${kind.title}: ${prefix.slice(kind.prefix.length, -1)}`,
        about: kind.about,
        files: own.map(({ path, bytes }) => ({ path, name: path.slice(prefix.length), bytes: bytes.length })),
      })),
  );
}

function findKind(path: string): Kind {
  return kinds.find(({ prefix }) => path.startsWith(prefix))!;
}
