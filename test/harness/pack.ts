import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, rmdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import manifest from "../../package.json" with { type: "json" };
import { projectRoot } from "./project-root.ts";

/** Tarballs as npm packs them: the library, and the command with the suite, the kit and the platform. */
export interface Tarballs {
  readonly library: string;
  readonly command: string;
}

const tarballs: Tarballs = {
  library: join(projectRoot, `dist/annotation-contracts-${manifest.version}.tgz`),
  command: join(projectRoot, `dist/annotation-contracts-cli-${manifest.version}.tgz`),
};

/** The sources of the packages, including directories, whose times change when a file is removed. */
const sources = [
  "{src,cli,conformance,platform,generated,spec,scripts}/**",
  "*.{json,ts}",
  "LICENSE",
  "README.md",
];

let packed: Promise<Tarballs> | undefined;

/** Builds and packs both packages once, unless the tarballs are newer than their sources. One process builds; others wait. */
export function packAll(): Promise<Tarballs> {
  packed ??= packChanged();
  return packed;
}

async function packChanged(): Promise<Tarballs> {
  const lock = join(projectRoot, "node_modules/.cache/packing");
  mkdirSync(join(lock, ".."), { recursive: true });
  while (!isFresh()) {
    try {
      mkdirSync(lock);
    } catch {
      await wait(200);
      continue;
    }
    try {
      for (const script of ["build", "pack"])
        execFileSync("npm", ["run", "-s", script], {
          cwd: projectRoot,
          stdio: ["ignore", "ignore", "inherit"],
        });
    } finally {
      rmdirSync(lock);
    }
  }
  return tarballs;
}

function isFresh(): boolean {
  if (!Object.values(tarballs).every((path) => existsSync(path))) return false;
  const packed = Math.min(...Object.values(tarballs).map((path) => statSync(path).mtimeMs));
  const changed = globSync(sources, { cwd: projectRoot }).map(
    (path) => statSync(join(projectRoot, path)).mtimeMs,
  );
  return Math.max(...changed) < packed;
}
