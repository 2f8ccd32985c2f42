import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { projectRoot } from "../files.ts";

/** Compiles modules and their imports into a directory, as ES modules with declarations or only as declarations. */
export function compileModules(
  sources: Iterable<string>,
  directory: string,
  emitDeclarationOnly: boolean,
): void {
  const path = join(projectRoot, `node_modules/.cache/tsconfig.${process.pid}.json`);
  const compilerOptions = {
    outDir: join(projectRoot, directory),
    rootDir: projectRoot,
    noEmit: false,
    incremental: false,
    tsBuildInfoFile: null,
    emitDeclarationOnly,
    rewriteRelativeImportExtensions: !emitDeclarationOnly,
  };
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    JSON.stringify({
      extends: "../../tsconfig.json",
      include: [...sources].map((source) => join(projectRoot, source)),
      compilerOptions,
    }),
  );
  try {
    execFileSync("tsc", ["-p", path], { cwd: projectRoot, stdio: "inherit" });
  } finally {
    rmSync(path);
  }
}

/**
 * Replaces `#` imports with relative paths, because a package has no `#` imports. In declarations, it also replaces the
 * extension with `.js`.
 */
export function resolveImports(directory: string): void {
  for (const file of globSync("**/*.{js,cjs,d.ts,d.cts}", { cwd: join(projectRoot, directory) })) {
    const path = join(projectRoot, directory, file);
    const text = readFileSync(path, "utf8");
    const up = relative(dirname(file), "") || ".";
    const resolved = text
      .replaceAll(
        /(["`])#((?:src|generated|conformance|platform)\/[^"`]+)/g,
        (_, quote: string, name: string) => {
          return `${quote}${up}/${name}`;
        },
      )
      .replaceAll(/((?:from |import\()["`]\.[^"`]*)(?<!\.d)\.ts(["`])/g, "$1.js$2");
    if (resolved !== text) writeFileSync(path, resolved);
  }
}

/** Copies files into a directory. */
export function copyFiles(
  files: readonly (readonly [glob: string, from: string, to: string])[],
  directory: string,
): void {
  for (const [glob, from, to] of files)
    for (const path of globSync(glob, { cwd: projectRoot, withFileTypes: true })) {
      if (!path.isFile()) continue;
      const source = relative(projectRoot, join(path.parentPath, path.name));
      const target = join(projectRoot, directory, to + source.slice(from.length));
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(projectRoot, source), target);
    }
}

/** Writes a file of a staged package. A value that is not a string is written as JSON. */
export function writeStaged(path: string, content: string | object): void {
  const file = join(projectRoot, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`);
}
