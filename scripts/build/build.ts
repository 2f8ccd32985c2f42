import { globSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Metafile } from "esbuild";
import manifest from "#package.json" with { type: "json" };
import { projectRoot } from "../files.ts";
import { buildCommonJs } from "./build-commonjs.ts";
import {
  commandFiles,
  commonManifest,
  kitModules,
  libraryFiles,
  libraryModules,
  peers,
  requiredKitModules,
  requiredModules,
} from "./packages.ts";
import { compileModules, copyFiles, resolveImports, writeStaged } from "./stage.ts";

const library = "dist/annotation-contracts";
const command = "dist/cli";

/** Versions of the packages that the project uses for development. */
const versions: Readonly<Record<string, string>> = manifest.devDependencies;

/** Stages the library: ES modules with declarations, CommonJS bundles of the main modules, validators and samples. */
async function buildLibrary(): Promise<void> {
  compileModules(libraryModules.values(), library, false);
  copyFiles(libraryFiles, library);
  resolveImports(library);
  await buildCommonJs(libraryModules, requiredModules, library);
  // TypeScript with `module: commonjs` ignores `exports` and looks for a declaration with this name.
  for (const name of requiredModules) {
    const up = "../".repeat(name.split("/").length - 1) || "./";
    writeStaged(`${library}/${name}.d.ts`, `export * from "${up}${toJs(libraryModules.get(name))}";\n`);
  }
  writeStaged(`${library}/package.json`, {
    name: "annotation-contracts",
    description: manifest.description,
    keywords: manifest.keywords,
    ...commonManifest,
    engines: { node: ">=20.19" },
    sideEffects: false,
    main: "./cjs/index.cjs",
    types: "./index.d.ts",
    exports: {
      ...writeExports(libraryModules, requiredModules, (name) => toJs(libraryModules.get(name))),
      "./samples/*": "./samples/*",
      "./schemas/*": "./schemas/*",
      "./openapi/*": "./openapi/*",
      "./package.json": "./package.json",
    },
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  });
}

/** Stages the command with the suite, kit and platform. It bundles our modules; libraries stay dependencies. */
async function buildCommand(): Promise<void> {
  const metafile = await bundleCommand();
  compileModules(kitModules.values(), command, true);
  copyFiles(commandFiles, command);
  resolveImports(command);
  await buildCommonJs(kitModules, requiredKitModules, command);
  writeStaged(`${command}/package.json`, {
    name: "@annotation-contracts/cli",
    description: "The command, conformance suite, test kit and platform of annotation-contracts.",
    ...commonManifest,
    engines: { node: ">=20.19" },
    bin: { "annotation-contracts": "main.js" },
    imports: { "#package.json": "./package.json" },
    exports: {
      ...writeExports(
        kitModules,
        requiredKitModules,
        (name) => `${name}.js`,
        (name) => toJs(kitModules.get(name)),
      ),
      "./command-output.schema.json": "./command-output.schema.json",
      "./package.json": "./package.json",
    },
    dependencies: listDependencies(metafile),
  });
}

/** Bundles our modules, and returns the packages that they import. */
async function bundleCommand(): Promise<Metafile> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: { main: "cli/main.ts", ...Object.fromEntries(kitModules) },
    outdir: command,
    bundle: true,
    splitting: true,
    packages: "external",
    // Generated modules stay separate files, because some are imported by computed names.
    external: ["#generated/*"],
    platform: "node",
    target: "node20",
    format: "esm",
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    metafile: true,
  });
  return metafile;
}

/** Returns the `exports` entries of modules: each has its declaration and, if it can be required, its bundle. */
function writeExports(
  modules: ReadonlyMap<string, string>,
  required: readonly string[],
  place: (name: string) => string,
  declared: (name: string) => string = place,
): Readonly<Record<string, object>> {
  const rows = [...modules.keys()].map((name) => {
    const types = `./${declared(name).replace(/\.js$/, ".d.ts")}`;
    const imported = { types, default: `./${place(name)}` };
    const bundle = { types: `./cjs/${name}.d.cts`, default: `./cjs/${name}.cjs` };
    return [
      name === "index" ? "." : `./${name}`,
      required.includes(name) ? { import: imported, require: bundle } : imported,
    ];
  });
  return Object.fromEntries(rows);
}

function toJs(source = ""): string {
  return source.replace(/\.ts$/, ".js");
}

/** Lists the packages that bundles import, except for test runners, which users already have. */
function listDependencies({ outputs }: Metafile): Readonly<Record<string, string>> {
  const imports = Object.values(outputs).flatMap((output) =>
    output.imports.filter(({ external }) => external),
  );
  const names = imports.map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
  const known = [...new Set(names)]
    .filter((name) => Object.hasOwn(versions, name) && name !== "vitest")
    .sort();
  return Object.fromEntries(known.map((name) => [name, versions[name] ?? ""]));
}

for (const path of [library, command, ...globSync("dist/*.tgz", { cwd: projectRoot })])
  rmSync(join(projectRoot, path), { recursive: true, force: true });
await buildLibrary();
await buildCommand();
console.log(
  `${relative(process.cwd(), join(projectRoot, library))} and ${relative(process.cwd(), join(projectRoot, command))} are staged`,
);
