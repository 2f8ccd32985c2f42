import { answer } from "../../../suites/adapters/typescript.ts";
import type { LibraryRequest } from "../../../suites/library/library-protocol.ts";
import { serveLines } from "../../../suites/runner/json-lines.ts";
import { libraryFlaws } from "./library-flaws.ts";

/** Serves the flawed library that the first argument names. */
const flaw = libraryFlaws[process.argv[2] ?? ""];
if (flaw === undefined) throw new Error(`cannot serve "${process.argv[2]}": no such library`);
await serveLines((request: LibraryRequest) => flaw(request, answer));
