import { serveLines } from "../../adapters/serve-lines.ts";
import { answer } from "../../adapters/typescript.ts";
import type { LibraryRequest } from "../../library/library-protocol.ts";
import { flawedLibraries } from "./flawed-libraries.ts";

/** Serves the flawed library that the first argument names. */
const flawed = flawedLibraries.find(({ name }) => name === process.argv[2]);
if (flawed === undefined) throw new Error(`cannot serve "${process.argv[2]}": no such library`);
await serveLines((request: LibraryRequest) => flawed.respond(request, answer));
