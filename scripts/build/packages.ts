import { globSync } from "node:fs";
import manifest from "#package.json" with { type: "json" };
import { projectRoot } from "../sources/files.ts";

/** Modules of the library: what follows the package's name in an import, and the source. */
export const libraryModules: ReadonlyMap<string, string> = new Map([
  ["index", "generated/modules/index.ts"],
  ["webhook", "generated/modules/webhook.ts"],
  ["webhook/latest", `generated/modules/webhook/${listEditions("webhook").at(-1)}.ts`],
  ...listEditions("webhook").map((one) => [`webhook/${one}`, `generated/modules/webhook/${one}.ts`] as const),
  ["raster-info", "generated/modules/raster-info.ts"],
  ...listEditions("raster-info").map(
    (one) => [`raster-info/${one}`, `generated/modules/raster-info/${one}.ts`] as const,
  ),
  ["signature", "src/signature.ts"],
  ["receiver", "src/receiver.ts"],
  ["receiver/node", "src/receiver/node.ts"],
  ["receiver/lambda", "src/receiver/lambda.ts"],
  ["changes", "src/changes.ts"],
  ["sender", "src/delivery.ts"],
  ["diagnose", "src/diagnose.ts"],
  ["diff", "src/diff.ts"],
]);

/** Modules that can be required, too. */
export const requiredModules = ["index", "webhook", "receiver", "receiver/lambda", "signature"] as const;

/** Where a receiver finds an edition's validator: a template that the bundler fills with every edition and mode. */
export const editionModules = "`../../generated/validators/webhook-${edition}/${name}/delivery.js`";

/** Modules of the command's package, for test runners. */
export const kitModules: ReadonlyMap<string, string> = new Map([
  ["kit", "conformance/kit/index.ts"],
  ["vitest", "conformance/kit/vitest.ts"],
  ["jest", "conformance/kit/jest.ts"],
]);

/** Modules of the kit that can be required, too: vitest takes ES modules only. */
export const requiredKitModules = ["kit", "jest"] as const;

/** Packages that a user of some module installs beside the library. */
export const peers = ["undici", "ipaddr.js", "pg"] as const;

/** Files of the library beside its modules; the first part of a path is replaced by the second. */
export const libraryFiles: readonly (readonly [glob: string, from: string, to: string])[] = [
  ["generated/{contracts,facts,validators,types}/**/*.{js,d.ts}", "", ""],
  ["conformance/samples/**/!(*.*).json", "conformance/", ""],
];

/** Files that the command reads. */
export const commandFiles: readonly (readonly [glob: string, from: string, to: string])[] = [
  ["generated/{contracts,facts,validators}/**/*.js", "", ""],
  ["conformance/{cases,protocol,samples,corpus}/**/*.*", "", ""],
  ["generated/json-schema/*/{strict,tolerant}/{delivery,raster-info}.schema.json", "", ""],
  ["platform/scenarios/*.json", "", ""],
  ["spec/clauses.json", "", ""],
];

/** What both written manifests have in common. */
export const commonManifest: { readonly version: string; readonly license: string; readonly type: "module" } =
  {
    version: manifest.version,
    license: manifest.license,
    type: "module",
  };

/** Lists the editions of a contract, in the order of their names. */
function listEditions(contract: "webhook" | "raster-info"): readonly string[] {
  const names = globSync("*.ts", { cwd: `${projectRoot}/generated/modules/${contract}` });
  return names
    .map((name) => name.slice(0, -".ts".length))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}
