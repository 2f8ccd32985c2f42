import type { LibraryRequest, LibraryResponse } from "../../../suites/library/library-protocol.ts";
import type { ZooEntry } from "../zoo-entry.ts";

/** Asks the right library. */
type Answer = (request: LibraryRequest) => Promise<LibraryResponse>;

/** A library with one flaw, as a change to the right one. */
export interface FlawedLibrary extends ZooEntry {
  respond(request: LibraryRequest, right: Answer): Promise<LibraryResponse>;
}
