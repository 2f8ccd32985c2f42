import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { runCommand } from "../shared/run-command.ts";

/** A file that two versions of a package publish. */
export interface Pair {
  readonly registry: "npm" | "pypi";
  readonly package: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Fetches a version of a package, unless it was fetched before, and reads a file of it. */
export async function fetchDocument(
  { registry, package: name, file }: Pair,
  version: string,
  cache: string,
): Promise<unknown> {
  const folder = join(cache, registry, name.replaceAll("/", "__"), version);
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    mkdirSync(folder, { recursive: true });
    const command = registry === "npm" ? "npm" : "pip";
    const words =
      registry === "npm"
        ? ["pack", `${name}@${version}`, "--silent", "--pack-destination"]
        : ["download", "--no-deps", "-q", `${name}==${version}`, "-d"];
    await runCommand(command, [...words, folder]);
  }
  const [archive] = readdirSync(folder);
  if (archive === undefined) throw new Error(`cannot read ${name} ${version}: nothing was fetched`);
  const path = join(folder, archive);
  const text = archive.endsWith("gz")
    ? await runCommand("tar", ["-xzOf", path, "--wildcards", `*/${file}`])
    : await runCommand("unzip", ["-p", path, file]);
  return file.endsWith(".json") ? JSON.parse(text.replace(/^\uFEFF/, "")) : parse(text);
}
