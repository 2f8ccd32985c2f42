import manifest from "#package.json" with { type: "json" };
import { resolveEditions } from "#src/model/contract.ts";
import { editionModule } from "#src/model/paths.ts";
import { contracts } from "../../contracts.config.ts";

/** Modules of the library: the import path without the package's name, and the source file. */
export const libraryModules: ReadonlyMap<string, string> = new Map([
  ...["index", "webhook", "raster-info", "signature", "receiver", "changes", "diagnose", "diff", "sender"]
    .concat("receiver/node", "receiver/lambda")
    .map((name) => [name, `src/${name}.ts`] as const),
  ["webhook/latest", editionModule({ name: "webhook", edition: "latest" })],
  ...resolveEditions(contracts).flatMap(({ name, edition }) => {
    const module = [`${name}/${edition}`, editionModule({ name, edition })] as const;
    const tolerant = [`${name}/${edition}/tolerant`, `generated/${name}/${edition}/tolerant.js`] as const;
    return name === "webhook" ? [module, tolerant] : [module];
  }),
]);

/** Modules that can also be loaded with `require`. */
export const requiredModules = ["index", "webhook", "receiver", "receiver/lambda", "signature"] as const;

/** Path of an edition's validator: a template that the bundler expands for every edition and mode. */
// biome-ignore lint/suspicious/noTemplateCurlyInString: esbuild fills the template in the code that contains it
export const editionModules = "`../../generated/webhook/${edition}/${name}.js`";

/** Modules of the command's package that test runners import. */
export const kitModules: ReadonlyMap<string, string> = new Map([
  ["kit", "conformance/kit/index.ts"],
  ["vitest", "conformance/kit/vitest.ts"],
  ["jest", "conformance/kit/jest.ts"],
]);

/** Modules of the kit that can also be loaded with `require`. Vitest only supports ES modules. */
export const requiredKitModules = ["kit", "jest"] as const;

/** Packages that users of some modules must also install, with the supported versions. */
export const peers: Readonly<Record<string, string>> = {
  undici: "^7.30.2 || ^8.13.1",
  "ipaddr.js": "^2.5.0",
  pg: "^8.0.0",
};

/** Additional files of the library. In each path, `from` is replaced with `to`. */
export const libraryFiles: readonly (readonly [glob: string, from: string, to: string])[] = [
  ["{LICENSE,README.md}", "", ""],
  ["generated/{webhook,raster-info,internal}/**/*.{js,d.ts}", "", ""],
  ["conformance/samples/**/!(*.*).json", "conformance/", ""],
  ["generated/{webhook,raster-info}/*/schema*.json", "generated/", "schemas/"],
  ["generated/webhook/*/*openapi.json", "generated/webhook/", "openapi/"],
];

/** Files that the command reads at run time. */
export const commandFiles: readonly (readonly [glob: string, from: string, to: string])[] = [
  ["{LICENSE,README.md}", "", ""],
  ["generated/{webhook,raster-info,internal}/**/*.{js,d.ts}", "", ""],
  ["conformance/{cases,protocol,samples,corpus}/**/*.*", "", ""],
  ["generated/{webhook,raster-info}/*/schema*.json", "", ""],
  ["platform/{scenarios,pages}/*.{json,css,js}", "", ""],
  ["spec/clauses.json", "", ""],
  ["docs/public/command-output.schema.json", "docs/public/", ""],
];

/** The common part of both package manifests. In GitHub Actions, it also contains the repository. */
export const commonManifest: Readonly<Record<string, unknown>> = {
  version: manifest.version,
  license: manifest.license,
  type: "module",
  ...(process.env.GITHUB_REPOSITORY && {
    repository: { type: "git", url: `git+https://github.com/${process.env.GITHUB_REPOSITORY}.git` },
  }),
};
