import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { build, transform } from "esbuild";
import { projectRoot } from "../files.ts";
import { buildCommonJs } from "./build-commonjs.ts";
import { buildConsole } from "./build-console.ts";
import { buildData } from "./build-data.ts";
import { adapterBundle, bundleCompanion, commandBundle } from "./bundles.ts";
import {
  type Companion,
  companions,
  documents,
  libraryModules,
  nameModule,
  passedOn,
  peers,
} from "./modules.ts";
import { writeRequiredDeclarations } from "./write-required-declarations.ts";

/** Builds the library with its command: modules and declarations by TypeScript, the command bundled with its libraries. */
async function buildLibrary(): Promise<void> {
  remove("dist/src", "dist/generated", "dist/esm", "dist/cjs", "dist/cli");
  compile({ include: [...libraryModules.values()], compilerOptions: { outDir: "dist" } });
  resolveImports("dist", (up, name) => `${up}/generated/${name}`);
  for (const [name, source] of libraryModules) {
    const built = `dist/${source.replace(/\.ts$/, ".js")}`;
    passOn(`dist/esm/${name}`, relative(dirname(`dist/esm/${name}`), built));
  }
  for (const companion of companions)
    for (const name of companion.modules.keys()) {
      const [here, there] = [passedOn(companion, name), nameModule(companion, name)];
      passOn(`dist/esm/${here}`, there);
      if (companion.importedOnly.includes(name)) continue;
      write(`dist/cjs/${here}.cjs`, `module.exports = require(${JSON.stringify(there)});\n`);
      write(`dist/cjs/${here}.d.cts`, `export * from ${JSON.stringify(there)};\n`);
    }
  await minify("dist/{src,generated}");
  await build(commandBundle);
  await buildCommonJs({ modules: libraryModules, folder: "dist/cjs", external: peers, threads: {} });
  writeRequiredDeclarations({ modules: declarations(libraryModules, "dist"), folder: "dist/cjs" });
}

/** Builds a companion: whole bundles, declarations, and data beside them. */
async function buildCompanion(companion: Companion): Promise<void> {
  const { name, modules, importedOnly, workers, data } = companion;
  const folder = `packages/${name}`;
  remove(`${folder}/dist`);
  await build(bundleCompanion(companion));
  for (const [one, source] of modules)
    write(`${folder}/dist/${one}.d.ts`, `export * from "./types/${source.replace(/\.ts$/, ".js")}";\n`);
  const outDir = `${folder}/dist/types`;
  const emit = { outDir, emitDeclarationOnly: true, rewriteRelativeImportExtensions: false };
  if (modules.size > 0) compile({ include: [...modules.values()], compilerOptions: emit });
  // Types of the suite's own files are in its package, all others in the library.
  resolveImports(outDir, (up, path) =>
    path.startsWith("types/conformance/")
      ? `${up}/../generated/${path}`
      : `annotation-contracts/generated/${path}`,
  );
  const required = new Map([...modules].filter(([one]) => !importedOnly.includes(one)));
  const threads = Object.fromEntries(Object.keys(workers).map((one) => [one, `${folder}/dist/${one}.js`]));
  if (required.size > 0)
    await buildCommonJs({ modules: required, folder: `${folder}/dist/cjs`, external: peers, threads });
  writeRequiredDeclarations({ modules: declarations(required, outDir), folder: `${folder}/dist/cjs` });
  buildData(folder, data);
}

/** Writes a module that exports what another one does, with its declaration. */
function passOn(path: string, module: string): void {
  const text = `export * from ${JSON.stringify(module)};\n`;
  for (const extension of ["js", "d.ts"]) write(`${path}.${extension}`, text);
}

/** Removes comments and white space from modules; names and short lines stay, since Node prints the line that throws. */
async function minify(folder: string): Promise<void> {
  const target = { target: "node20", format: "esm" } as const;
  const options = { ...target, minifyWhitespace: true, minifySyntax: true, lineLimit: 120 } as const;
  for (const file of globSync(`${folder}/**/*.js`, { cwd: projectRoot })) {
    const path = join(projectRoot, file);
    writeFileSync(path, (await transform(readFileSync(path, "utf8"), options)).code);
  }
}

function remove(...folders: readonly string[]): void {
  for (const folder of folders) rmSync(join(projectRoot, folder), { recursive: true, force: true });
}

/** Compiles modules and what they import, by a project that stands for as long as it takes. */
function compile(project: { include: readonly string[]; compilerOptions: object }): void {
  const path = join(projectRoot, "tsconfig.building.json");
  writeFileSync(path, JSON.stringify({ extends: "./tsconfig.build.json", ...project }));
  try {
    execFileSync("tsc", ["-p", path], { cwd: projectRoot, stdio: "inherit" });
  } finally {
    rmSync(path);
  }
}

/** Names modules in declarations so that every compiler finds them: as JavaScript, and generated ones by `place`. */
function resolveImports(folder: string, place: (up: string, name: string) => string): void {
  for (const file of globSync(`${folder}/**/*.d.ts`, { cwd: projectRoot })) {
    const path = join(projectRoot, file);
    const up = relative(dirname(path), join(projectRoot, folder, ".."));
    const text = readFileSync(path, "utf8");
    const resolved = text
      .replaceAll(/"#generated\/([^"]+)"/g, (_, name) => JSON.stringify(place(up, name)))
      .replaceAll(/"#((?:src|conformance|platform)\/[^"]+)\.ts"/g, (_, name) => {
        const found = relative(dirname(path), join(projectRoot, folder, name));
        return JSON.stringify(`${found.startsWith(".") ? "" : "./"}${found}.js`);
      })
      .replaceAll(/((?:from |import\()"\.[^"]*)(?<!\.d)\.ts"/g, '$1.js"');
    if (resolved !== text) writeFileSync(path, resolved);
  }
}

/** Finds the declarations of modules among what TypeScript has compiled. */
function declarations(modules: ReadonlyMap<string, string>, folder: string): ReadonlyMap<string, string> {
  return new Map(
    [...modules].map(([name, source]) => [name, `${folder}/${source.replace(/\.ts$/, ".d.ts")}`]),
  );
}

function write(path: string, text: string): void {
  const file = join(projectRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

await buildConsole();
await buildLibrary();
for (const companion of companions) await buildCompanion(companion);
await build(adapterBundle);
await buildConsole("packages/sender/dist/console");
buildData("packages/documents", documents);
