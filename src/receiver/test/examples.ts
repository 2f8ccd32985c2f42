import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const sources = new URL("../../", import.meta.url);

/** Reads the examples in the docstrings of a file, as they stand. */
export async function readExamples(file: URL): Promise<string[]> {
  const text = await readFile(file, "utf8");
  const fences = text.matchAll(/^( *\* )```ts\n([\s\S]*?)^\1```$/gm);
  return Array.from(fences, ([, margin, code]) => {
    return code!
      .replaceAll(margin!, "")
      .replace(new RegExp(`^${margin!.trimEnd().replace("*", "\\*")}$`, "gm"), "");
  });
}

/** Lets an example import the sources, found under an address or path, where it would import the package. */
export function importSources(example: string, base: string = sources.href): string {
  return example.replace(/(?<=from ")annotation-contracts\/([^"]+)/g, (_, path) => `${base}${path}.ts`);
}

/** Longest time for an example, in milliseconds: one that never ends fails. */
const LONGEST = 20_000;

/** Runs an example in a process of its own; returns the lines it prints. */
export async function runExample(example: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "example-"));
  try {
    const file = join(folder, "example.ts");
    await writeFile(file, importSources(example));
    const { stdout } = await promisify(execFile)(process.execPath, [file], { timeout: LONGEST });
    return stdout.trimEnd().split("\n");
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lists what an example says it prints: the comments behind `console.log(…);`. */
export function expectedLines(example: string): string[] {
  return Array.from(example.matchAll(/^ *console\.log\(.*\); \/\/ (.+)$/gm), ([, line]) => line!);
}
