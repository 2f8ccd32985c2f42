import { serveLines } from "../../../suites/adapters/serve-lines.ts";
import { answer } from "../../../suites/adapters/typescript.ts";
import type { LibraryRequest } from "../../../suites/library/library-protocol.ts";
import { flawedLibraries } from "./flawed-libraries.ts";

/** Serves the flawed library that the first argument names. */
const flawed = flawedLibraries.find(({ name }) => name === process.argv[2]);
if (flawed === undefined) throw new Error(`cannot serve "${process.argv[2]}": no such library`);
await serveLines((request: LibraryRequest) => flawed.respond(request, answer));
