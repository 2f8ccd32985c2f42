import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Tarballs } from "../shared/artefacts.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { runCommand } from "../shared/run-command.ts";
import { tryCommands } from "./commands.ts";
import { checkContents } from "./contents.ts";
import { openProject, type Project } from "./day.ts";
import { tryStores } from "./stores.ts";

/** A flaw of a build: a change to an installed package, and the row that must notice it. */
interface Flaw {
  readonly what: string;
  readonly plant: (modules: string) => void;
  readonly row: (project: Project) => Promise<string>;
  /** Words in the row's sentence. */
  readonly names: RegExp;
}

const sender = "@annotation-contracts/sender/dist";

const flaws: readonly Flaw[] = [
  {
    what: "the thread of the SQLite store left out",
    plant: (modules) => rmSync(join(modules, sender, "sqlite-worker.js")),
    row: tryStores,
    names: /file of its thread/,
  },
  {
    what: "undici without the names that it exports",
    plant: (modules) => {
      writeFileSync(join(modules, "undici/index.js"), "module.exports = {};\n");
    },
    row: tryStores,
    names: /esm memory/,
  },
  {
    what: "a sample not packed",
    plant: (modules) => rmSync(join(modules, "annotation-contracts/conformance/samples/update-task.json")),
    row: tryCommands,
    names: /update.task/,
  },
  {
    what: "an adapter at another path",
    plant: (modules) => rmSync(join(modules, "@annotation-contracts/suite/dist/adapters/library.js")),
    row: tryCommands,
    names: /adapters\/library/,
  },
];

/** Plants each flaw in a copy of the installation. Checks that the row responsible for it fails and names it. */
export async function plantFlaws(project: Project, tarballs: Tarballs): Promise<string> {
  for (const { what, plant, row, names } of flaws) {
    const folder = mkdtempSync(join(tmpdir(), "flawed-"));
    try {
      cpSync(project.folder, folder, { recursive: true, verbatimSymlinks: true });
      plant(join(folder, "node_modules"));
      await expectFailure(what, () => row(openProject(folder, folder)), names);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  await plantInTarball(tarballs);
  return `${flaws.length + 1} flaws, each noticed by name`;
}

/** A module that a package names and does not contain, as happens when a build follows only imports. */
async function plantInTarball(tarballs: Tarballs): Promise<void> {
  const folder = makeFolder("flawed");
  await runCommand("tar", ["-xzf", tarballs.sender, "-C", folder]);
  rmSync(join(folder, "package/dist/sqlite-worker.js"));
  const flawed = join(folder, "flawed.tgz");
  await runCommand("tar", ["-czf", flawed, "-C", folder, "package"]);
  await expectFailure(
    "a tarball without the thread",
    () => checkContents({ ...tarballs, sender: flawed }),
    /sqlite-worker/,
  );
}

async function expectFailure(what: string, row: () => Promise<string>, names: RegExp): Promise<void> {
  const said = await row().then(
    (text) => `nothing: ${text}`,
    (error: Error) => error.message,
  );
  if (said.startsWith("nothing: ") || !names.test(said))
    throw new Error(`${what} is noticed by ${said.slice(0, 500)}`);
}
