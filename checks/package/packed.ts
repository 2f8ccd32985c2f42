import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the package. */
export const root: string = fileURLToPath(new URL("../..", import.meta.url));

/** The package as npm packs it. */
export interface Packed {
  /** Path of the tarball. */
  readonly tarball: string;
  /** Bytes of the tarball. */
  readonly size: number;
  readonly files: readonly string[];
}

/** A module and its declarations. */
interface Target {
  readonly types: string;
  readonly default: string;
}

/** The parts of package.json that its users see. */
export interface Manifest {
  readonly exports: Readonly<
    Record<string, string | Target | { readonly import: Target; readonly require: Target }>
  >;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly [member: string]: unknown;
}

/** Reads package.json. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
}

/** Builds the package and packs it into a folder. */
export function pack(folder: string): Packed {
  execFileSync("npm", ["run", "build"], { cwd: root, stdio: "pipe" });
  const command = ["pack", "--ignore-scripts", "--json", "--pack-destination", folder];
  const [packed] = JSON.parse(execFileSync("npm", command, { cwd: root, encoding: "utf8" }));
  const files: readonly { readonly path: string }[] = packed.files;
  return { tarball: join(folder, packed.filename), size: packed.size, files: files.map(({ path }) => path) };
}

/** Lists what others can import as a module or require, a pattern by what stands in `*`. */
export function listModules(
  { exports }: Manifest,
  { files }: Packed,
  condition: "import" | "require" = "import",
): readonly string[] {
  return Object.entries(exports).flatMap(([name, conditions]) => {
    if (typeof conditions === "string") return [];
    if (!("import" in conditions) && condition === "require") return [];
    const target = "import" in conditions ? conditions[condition] : conditions;
    const [before = "", after = ""] = target.default.slice("./".length).split("*");
    const stems = target.default.includes("*")
      ? files
          .filter((file) => file.startsWith(before) && file.endsWith(after))
          .map((file) => file.slice(before.length, -after.length))
      : [""];
    return stems.map((stem) => `annotation-contracts${name.slice(1).replace("*", stem)}`);
  });
}
