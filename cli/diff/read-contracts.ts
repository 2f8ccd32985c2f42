import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { packageFolder } from "#conformance/suites/runner/data-folder.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { explainRelease } from "../check-edition.ts";
import { OutOfReach, readBytes } from "../command.ts";
import { type Io, UsageError } from "../io.ts";
import type { ContractText } from "./compare-in-thread.ts";

/** Where the published schemas of every edition are, in the package and at each revision of the repository. */
const FOLDER = "generated/json-schema";
/** Argument that names the working tree. */
const TREE = ".";

const execute = promisify(execFile);

/** Contracts that an argument names, each under the key that finds its counterpart. */
export type Contracts = ReadonlyMap<string, ContractText>;

/**
 * Reads what an argument of `diff` names: an edition such as `webhook@2.4`, a file, or every edition of a git revision
 * of this repository, or the working tree for `.`.
 */
export async function readContracts(name: string, io: Io): Promise<Contracts> {
  if (/^[\w-]+@[\w.]+$/.test(name) && !existsSync(name)) return single(name, readEdition(name));
  if (name === TREE) {
    if (!existsSync(FOLDER))
      throw new OutOfReach(`cannot read the working tree: there is no folder ${FOLDER}`);
    const files = readdirSync(FOLDER, { recursive: true }).map((file) => `${FOLDER}/${String(file)}`);
    return readFolder(name, files, async (path) => readFileSync(path, "utf8"));
  }
  if (existsSync(name)) return single(name, new TextDecoder().decode(await readBytes(name, io)));
  return readRevision(name);
}

function single(name: string, text: string): Contracts {
  return new Map([["", { name, text }]]);
}

function readEdition(name: string): string {
  const folder = new URL(`${FOLDER}/`, packageFolder);
  const slugs = readdirSync(folder).sort();
  const slug = name.replace("@", "-");
  if (!slugs.includes(slug)) {
    const known = slugs.map((one) => one.replace(/-(?=[^-]*$)/, "@")).join(", ");
    const [contract = "", edition = ""] = name.split("@");
    throw new UsageError(
      `there is no edition "${name}"; there are ${known}${explainRelease(contract, edition)}`,
    );
  }
  const files = readdirSync(new URL(`${slug}/strict/`, folder)).map(
    (file) => `${FOLDER}/${slug}/strict/${file}`,
  );
  const [path] = [...wholeContracts(files).values()];
  return readFileSync(new URL(assertDefined(path, "path"), packageFolder), "utf8");
}

async function readRevision(revision: string): Promise<Contracts> {
  try {
    await git("rev-parse", "--verify", "--quiet", "--end-of-options", `${revision}^{commit}`);
  } catch {
    throw new OutOfReach(
      `cannot read "${revision}": it is neither an edition, nor a file, nor a git revision`,
    );
  }
  const files = (await git("ls-tree", "-r", "--name-only", revision, FOLDER)).split("\n");
  return readFolder(revision, files, (path) => git("show", `${revision}:${path}`));
}

async function readFolder(
  name: string,
  files: readonly string[],
  read: (path: string) => Promise<string>,
): Promise<Contracts> {
  const contracts = new Map<string, ContractText>();
  for (const [slug, path] of wholeContracts(files))
    contracts.set(slug, {
      name: `${slug} of ${name === TREE ? "the tree" : name}`,
      text: await read(path),
    });
  if (contracts.size === 0) throw new OutOfReach(`cannot read "${name}": it has no schema in ${FOLDER}`);
  return contracts;
}

/** Picks the strict schema of each whole contract: that of all deliveries, or the one that its contract is named after. */
function wholeContracts(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const path of files.toSorted()) {
    const [, slug, file] = /\/([^/]+)\/strict\/([^/]+)\.schema\.json$/.exec(path) ?? [];
    if (slug !== undefined && (file === "delivery" || slug.startsWith(`${file}-`))) found.set(slug, path);
  }
  return found;
}

async function git(...args: readonly string[]): Promise<string> {
  return (await execute("git", args, { maxBuffer: 2 ** 26 })).stdout;
}
