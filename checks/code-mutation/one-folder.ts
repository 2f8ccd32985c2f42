import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { folders } from "./folders.ts";
import type { Mutant } from "./judge.ts";
import { mutateFolder } from "./mutate-folder.ts";
import { readSpan } from "./read-span.ts";

// Mutates one folder in a process of its own; its last line lists the outcome of the mutants: node one-folder.ts NAME SHARE

const [, , name, share] = process.argv;
const folder = folders.find((one) => one.name === name);
if (folder === undefined)
  throw new Error(`cannot mutate ${name}: it is none of ${folders.map((one) => one.name).join()}`);

const noticed: readonly string[] = ["Killed", "Timeout", "RuntimeError"];
const results = await mutateFolder(folder, Number(share));
const mutants = results.map(({ fileName, location, replacement = "", status }): Mutant => {
  const text = readFileSync(fileName, "utf8");
  const start = { line: location.start.line - 1, column: location.start.column - 1 };
  const end = { line: location.end.line - 1, column: location.end.column - 1 };
  return {
    file: relative(process.cwd(), fileName),
    line: text.split("\n")[start.line]!.trim(),
    from: readSpan(text, { start, end }),
    to: replacement,
    isNoticed: status === "CompileError" ? undefined : noticed.includes(status),
    isSlow: status === "Timeout",
  };
});
console.log(JSON.stringify(mutants));
