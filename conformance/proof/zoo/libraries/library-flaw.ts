import type { LibraryRequest, LibraryResponse } from "../../../suites/library/library-protocol.ts";

/** Answers a request as a library with one flaw does, by calling the right one. */
export type LibraryFlaw = (
  request: LibraryRequest,
  right: (request: LibraryRequest) => Promise<LibraryResponse>,
) => Promise<LibraryResponse>;

/** Flaws of libraries by their names in `flaws.tsv`. */
export type LibraryFlaws = Readonly<Record<string, LibraryFlaw>>;
