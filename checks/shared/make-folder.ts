import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const made: string[] = [];

process.once("exit", () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** Makes an empty folder outside the checkout; it is removed when the process ends. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  made.push(folder);
  return folder;
}
