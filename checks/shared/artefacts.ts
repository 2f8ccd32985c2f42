import { execFileSync } from "node:child_process";
import { existsSync, globSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import manifest from "#package.json" with { type: "json" };
import { projectRoot } from "#scripts/files.ts";

import { runCommand } from "./run-command.ts";

/** The packages of this repository: the library, and those beside it. */
export const packages = ["library", "sender", "suite", "diff", "engine", "documents"] as const;

export type Package = (typeof packages)[number];

/** Tarballs by package, as npm packs them. */
export type Tarballs = Readonly<Record<Package, string>>;

/** Builds and packs every package. With `PACKED=1` in the environment, uses the existing tarballs. */
export function packAll(): Tarballs {
  if (process.env.PACKED !== "1") {
    for (const old of globSync("dist/*.tgz", { cwd: projectRoot })) rmSync(join(projectRoot, old));
    for (const script of ["build", "pack"])
      execFileSync("npm", ["run", "-s", script], {
        cwd: projectRoot,
        stdio: ["ignore", "ignore", "inherit"],
      });
  }
  const path = (name: Package): string => {
    const stem = name === "library" ? "annotation-contracts" : `annotation-contracts-${name}`;
    return join(projectRoot, "dist", `${stem}-${manifest.version}.tgz`);
  };
  return Object.fromEntries(packages.map((name) => [name, path(name)])) as unknown as Tarballs;
}

/** Names a package that the project develops with, in its version, for `npm install`. */
export function pinVersion(name: keyof typeof manifest.devDependencies): string {
  return `${name}@${manifest.devDependencies[name].replace(/^npm:.*@/, "")}`;
}

/** Installs packages in a folder, as a user would. */
export async function install(folder: string, what: readonly string[]): Promise<void> {
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }');
  const options = ["--no-save", "--prefer-offline", "--no-audit", "--no-fund"];
  await runCommand("npm", ["install", ...options, ...what], { cwd: folder });
}
