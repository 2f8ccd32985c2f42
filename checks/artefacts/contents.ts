import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { type Package, packages, type Tarballs } from "../shared/artefacts.ts";
import { makeFolder } from "../shared/make-folder.ts";
import { demand } from "./day.ts";

/** Most bytes of a tarball. */
const PACKED = 1_200_000;

/** Most bytes of an installation, unpacked. */
const installs: readonly {
  readonly who: string;
  readonly what: readonly Package[];
  readonly most: number;
}[] = [
  { who: "a receiver", what: ["library"], most: 3_175_000 },
  { who: "a receiver, a sender and the suite", what: ["library", "sender", "suite"], most: 10_000_000 },
];

/** Files that users of a package do not need. */
const unwanted =
  /(^|\/)((?<!^dist\/)src|test|tests|fixtures|zoo|scripts|bench|node_modules)\/|\.test\.|tsconfig|(?<!\.d)\.c?ts$/;
/** Declarations keep the folders of their sources. */
const declarations = /^dist\/types\//;

/** Checks the contents of the tarballs: sizes, notices, no needless file, and every file that their code names. */
export async function checkContents(tarballs: Tarballs): Promise<string> {
  const unpacked = makeFolder("unpacked");
  for (const name of packages) {
    mkdirSync(join(unpacked, name));
    execFileSync("tar", ["-xzf", tarballs[name], "-C", join(unpacked, name), "--strip-components=1"]);
  }
  return judge(tarballs, (name) => join(unpacked, name));
}

function judge(tarballs: Tarballs, folderOf: (name: Package) => string): string {
  const files = Object.fromEntries(packages.map((name) => [name, list(folderOf(name))]));
  for (const name of packages) {
    const held = files[name] ?? [];
    const paths = held.map(({ path }) => path);
    const size = statSync(tarballs[name]).size;
    demand(size <= PACKED, `the tarball of ${name} has ${size} bytes, more than ${PACKED}`);
    // The engine is the pipeline itself, and contains the runtimes that it copies.
    const extra = paths.filter(
      (path) => name !== "engine" && unwanted.test(path) && !declarations.test(path),
    );
    demand(extra.length === 0, `${name} holds ${extra.slice(0, 5).join(", ")}`);
    demand(
      name === "documents" || paths.includes("THIRD-PARTY.md"),
      `${name} lacks the notices of what it bundles`,
    );
    const missing = findMissing(folderOf(name), new Set(paths));
    demand(missing.length === 0, `${name} names what it does not hold: ${missing.slice(0, 5).join(", ")}`);
  }
  const sizes = installs.map(({ who, what, most }) => {
    const all = what.flatMap((name) => files[name] ?? []);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    demand(bytes <= most, `${who} installs ${bytes} bytes, more than ${most}`);
    return `${who} installs ${(bytes / 1e6).toFixed(1)} MB in ${all.length} files`;
  });
  return sizes.join(", ");
}

/** Lists the files below an unpacked package. */
function list(folder: string): readonly { readonly path: string; readonly size: number }[] {
  return globSync("**/*", { cwd: folder })
    .map((path) => ({ path, stats: statSync(join(folder, path)) }))
    .filter(({ stats }) => stats.isFile())
    .map(({ path, stats }) => ({ path, size: stats.size }));
}

/** Finds paths in literals of a package's modules that lead to no file: imports, threads and data. */
function findMissing(folder: string, paths: ReadonlySet<string>): readonly string[] {
  const modules = [...paths].filter((path) => /^dist\/.*\.c?js$/.test(path));
  return modules.flatMap((module) => {
    const named = readFileSync(join(folder, module), "utf8").matchAll(
      /(?:from|import\(|import|require\(|URL\([^"`]*)\s*"(\.{1,2}\/[^"]+\.(?:c?js|json))"/g,
    );
    const found = [...named].map(([, name = ""]) => posix.join(dirname(module), name));
    return found.filter((path) => !paths.has(path)).map((path) => `${path} (in ${module})`);
  });
}
