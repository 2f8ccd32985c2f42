import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Format } from "esbuild";
import type { Package, Tarballs } from "../shared/artefacts.ts";
import { demand, nodes, type Project } from "./day.ts";

/** A module and its declarations. */
interface Target {
  readonly types: string;
  readonly default: string;
}

interface Manifest {
  readonly exports: Readonly<
    Record<string, string | Target | { readonly import: Target; readonly require: Target }>
  >;
}

const installed = ["", "sender", "suite", "diff"].map((name) =>
  name === "" ? "annotation-contracts" : `@annotation-contracts/${name}`,
);

/** Lists what can be imported or required from the installed packages; of a pattern, each module that fits its `*`. */
function listModules(folder: string, condition: "import" | "require"): readonly string[] {
  return installed.flatMap((name) => {
    const root = join(folder, "node_modules", name);
    const { exports }: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const found = Object.entries(exports).flatMap(([path, conditions]) => {
      if (typeof conditions === "string") return [];
      if (!("import" in conditions) && condition === "require") return [];
      const target = "import" in conditions ? conditions[condition] : conditions;
      const [before = "", after = ""] = target.types.slice("./".length).split("*");
      const stems = target.types.includes("*")
        ? globSync(`${before}**/*${after}`, { cwd: root })
            .map((file) => file.slice(before.length, -after.length))
            // Chunks, and declarations that the modules refer to, are not modules of the package.
            .filter((stem) => !/-[0-9A-Z]{8}$|^(?:types|cjs)\//.test(stem))
        : [""];
      return stems.map((stem) => `${name}${path.slice(1).replace("*", stem)}`);
    });
    return [...new Set(found)].filter(
      (module) => condition === "import" || !isImportedOnly(exports, module, name),
    );
  });
}

/** Whether the module's own path in the manifest, which has no `require`, wins over a pattern that also fits. */
function isImportedOnly(exports: Manifest["exports"], module: string, name: string): boolean {
  const own = exports[`.${module.slice(name.length)}`];
  return typeof own === "object" && !("require" in own);
}

/** Compiles every module and the project's programs under each module resolution of TypeScript. */
export async function compile({ folder, run }: Project): Promise<string> {
  const modules = listModules(folder, "import");
  const lines = modules.map((name, index) => `export * as module${index} from "${name}";\n`);
  writeFileSync(join(folder, "every-export.ts"), lines.join(""));
  const required = listModules(folder, "require").map((name, index) => {
    // The module for Jest registers with a global expect: only its types are used.
    const value = name.endsWith("/jest") ? `export type Type${index} = typeof` : "void";
    return `import module${index} = require("${name}");\n${value} module${index};\n`;
  });
  writeFileSync(join(folder, "every-require.cts"), required.join(""));
  // A program that exports what it made from a module has a name for each of its types.
  mkdirSync(join(folder, "exported"));
  for (const [index, name] of modules.entries())
    writeFileSync(
      join(folder, `exported/module${index}.ts`),
      `import * as own from "${name}";\nexport const all = { ...own };\n`,
    );
  const projects = globSync("tsconfig*.json", { cwd: folder }).sort();
  for (const project of projects) await run("tsc", ["-p", project]);
  return `${modules.length} modules imported and ${required.length} required, in ${projects.length} projects`;
}

/** Imports and requires every module on each Node; as before 20.19 and in Jest, CommonJS modules only are required. */
export async function load({ folder, run }: Project): Promise<string> {
  // These two register with a test runner; the tests below are one.
  const plain = listModules(folder, "import").filter((name) => !/\/(jest|vitest)$/.test(name));
  const code = plain.map((name) => `if (Object.keys(await import("${name}")).length === 0) throw "${name}";`);
  writeFileSync(join(folder, "every-import.mjs"), `${code.join("\n")}\nconsole.log(process.version);\n`);
  const option = "--no-experimental-require-module";
  const versions: string[] = [];
  for (const node of nodes) {
    const version = (await run("node", ["every-import.mjs"], { node })).trim();
    demand(version.startsWith(`v${node}.`), `expected Node ${node}, found ${version}`);
    await run("node", [option, "commonjs/every-require.cjs"], { node });
    const received = await run("node", [option, "commonjs/required.cjs"], { node });
    demand(received === "200 valid update:task validation\n", received);
    const both = await run("node", [option, "both.mjs"], { node });
    demand(both === "true closed true false\n", `two builds in one process: ${both}`);
    versions.push(version);
  }
  return `${plain.length} modules on Node ${versions.join(", ")}, CommonJS and both in one process as well`;
}

/** Bundles a sender with esbuild and webpack, as modules and CommonJS, and runs each bundle. */
export async function bundle({ folder, run }: Project): Promise<string> {
  const formats: Readonly<Record<string, Format>> = { "bundled-esm.mjs": "esm", "bundled-cjs.cjs": "cjs" };
  for (const [outfile, format] of Object.entries(formats)) {
    const output = { outfile, format, bundle: true, platform: "node", logLevel: "silent" } as const;
    await build({ absWorkingDir: folder, entryPoints: ["bundled.mjs"], ...output });
  }
  await run("node", ["webpack.mjs"]);
  const bundles = [...Object.keys(formats), "bundled-by-webpack.cjs"];
  for (const one of bundles) {
    const printed = await run("node", [one]);
    demand(/^0 (?:opened|cannot open store: .* bundler .*)$/m.test(printed), `${one}: ${printed}`);
  }
  return bundles.join(", ");
}

/** What two checkers of packages find in each tarball. */
export async function lint({ run }: Project, tarballs: Tarballs): Promise<string> {
  for (const [name, onlyImported] of Object.entries(linted)) {
    const tarball = tarballs[name as Package];
    await run("publint", ["--strict", tarball]);
    // Only the library's command imports the commands of another package.
    await run("attw", [tarball, "--exclude-entrypoints", "command", ...onlyImported]);
  }
  return "publint and attw find nothing in four packages, node10 included";
}

/** Packages with code, and those of their modules that cannot be required. */
const linted: Partial<Record<Package, readonly string[]>> = {
  library: ["diff", "conformance/vitest"],
  sender: [],
  suite: ["vitest"],
  diff: ["."],
};
