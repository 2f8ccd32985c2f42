import { readFileSync } from "node:fs";

/** A file of the console. */
export interface ConsoleFile {
  readonly type: string;
  readonly text: string;
}

const types: Readonly<Record<string, string>> = {
  "index.html": "text/html; charset=utf-8",
  "console.js": "text/javascript; charset=utf-8",
  "console.css": "text/css; charset=utf-8",
};

/** Reads the built console out of its folder, by the path of each file. */
export function readConsole(folder: URL): ReadonlyMap<string, ConsoleFile> {
  return new Map(
    Object.entries(types).map(([name, type]) => [
      `/${name}`,
      { type, text: readFileSync(new URL(name, folder), "utf8") },
    ]),
  );
}
