import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runShell } from "../shared/run-command.ts";
import type { Toolchain } from "./toolchain.ts";
import { scenes, writeScenes } from "./write-scenes.ts";

const root = join(import.meta.dirname, "../..");

/** The folder where a language is built: nothing may be left behind in `generated/`. */
export interface Workshop {
  /** Returns a line for each needed program, with the version that it prints. */
  versions(): Promise<readonly string[]>;
  build(): Promise<void>;
  /** Runs the README's example in a project of its own and checks what it prints; then runs its tests. */
  runExample(): Promise<readonly string[]>;
  /** Returns the program and the arguments of the built adapter, for any working directory. */
  command(): readonly string[];
}

/** What is built: a package, and the adapter as it is or with other names in it. */
interface Contents {
  readonly package: string;
  rename?(text: string): string;
}

/**
 * Opens the folder of a language with the package as it is generated, or with another; what was built before may be used
 * again.
 */
export function openWorkshop(toolchain: Toolchain, contents?: Contents): Workshop {
  const { name, needs, packages = [], build, adapter, example, consumer } = toolchain;
  const folder = join(import.meta.dirname, "dist", name);
  const package_ = contents?.package ?? join(root, "generated/languages", name);
  fillFolder(folder, toolchain, package_);
  if (contents?.rename !== undefined) renameIn(join(folder, "adapter"), contents.rename);
  const run = (command: string): Promise<string> => runShell(command, { cwd: folder });
  return {
    async versions() {
      const ask = (): Promise<string[]> => Promise.all(needs.map(async (need) => firstLine(await run(need))));
      if (packages.length === 0) return ask();
      return ask().catch((cause: Error) => {
        throw new Error(`${cause.message}; run "apt-get install ${packages.join(" ")}" first`);
      });
    },
    async build() {
      // With other names the order is not a formatter's, the test of exhaustive switches names events,
      // and some checks take long and find nothing in other contracts.
      const isMoot = (command: string): boolean =>
        contents?.rename !== undefined &&
        /^rustfmt --check .*adapter|Exhaustive\.java|cargo (doc|metadata)|all-features/.test(command);
      for (const command of build) if (!isMoot(command)) await run(command);
    },
    async runExample() {
      const readme = readFileSync(join(package_, "README.md"), "utf8");
      mkdirSync(dirname(join(folder, example.file)), { recursive: true });
      writeFileSync(join(folder, example.file), findBlock(readme, example.language));
      writeFileSync(join(folder, "consumer/scenes.json"), writeScenes());
      for (const command of consumer?.install ?? []) await run(command);
      const printed = await run(example.run);
      const expected = findBlock(readme, "text");
      const wrong: string[] =
        printed === expected ? [] : [`the example of README.md prints ${JSON.stringify(printed)}`];
      if (consumer === undefined) return wrong;
      await run(consumer.test);
      wrong.push(...findUnplayed(join(folder, "consumer/played.txt")));
      const isLicensed = (await run(consumer.licence)) === readFileSync(join(root, "LICENSE"), "utf8");
      return isLicensed ? wrong : [...wrong, "the installed package has another licence"];
    },
    command: () => adapter.map((word) => (existsSync(join(folder, word)) ? join(folder, word) : word)),
  };
}

/** Says which scenes the tests of a language did not play. */
function findUnplayed(path: string): readonly string[] {
  const played = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return scenes.filter(({ name }) => !played.includes(name)).map(({ name }) => `no test played "${name}"`);
}

/** Copies what is built and tested to a folder. */
function fillFolder(folder: string, { name, engine }: Toolchain, package_: string): void {
  refresh(join(folder, "package"), package_);
  if (engine !== undefined) {
    refresh(join(folder, "engine"), join(package_, "..", engine));
    refresh(join(folder, "engine-consumer"), join(import.meta.dirname, "consumers", engine));
  }
  for (const kind of ["adapter", "consumer"])
    refresh(join(folder, kind), join(import.meta.dirname, `${kind}s`, name));
  for (const place of ["", "consumer"])
    cpSync(join(root, "conformance/samples/update-task.json"), join(folder, place, "update-task.json"));
}

function refresh(target: string, source: string): void {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  if (existsSync(source)) cpSync(source, target, { recursive: true });
}

function renameIn(folder: string, rename: (text: string) => string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) writeFileSync(path, rename(readFileSync(path, "utf8")));
  }
}

function firstLine(text: string): string {
  const [first = "", ...others] = text.trim().split("\n");
  // Versions of libraries are printed on lines of their own.
  return others.every((line) => /^\d[\d.]*$/.test(line)) ? [first, ...others].join(", ") : first;
}

function findBlock(markdown: string, language: string): string {
  const found = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(markdown)?.[1];
  if (found === undefined) throw new Error(`README.md has no block of ${language}`);
  return found;
}
