import { globSync } from "node:fs";
import { projectRoot } from "../files.ts";
import type { Data } from "./build-data.ts";

/** Modules of the library: what follows the package's name in an import, and the source. */
export const libraryModules: ReadonlyMap<string, string> = new Map([
  ...list("generated/modules").filter(([name]) => !name.startsWith("delivery/")),
  ...list("src").filter(([name]) => !/\/|^(?:delivery|diff)$/.test(name)),
  ["raster-info/views", "src/raster-info/views.ts"],
  ...["lambda", "node"].map((name) => [`receiver/${name}`, `src/receiver/${name}.ts`] as const),
]);

/** Threads of the library's command, as those of a companion. */
export const libraryWorkers = { worker: "cli/bulk/worker.ts" } as const;

/** A companion package: people install it beside the library if they need it, and the library's command runs its commands. */
export interface Companion {
  readonly name: string;
  /** Its modules: what follows its name in an import, and the source. */
  readonly modules: ReadonlyMap<string, string>;
  /** The name under which the library re-exports its main module; its other modules follow that name. Default: none. */
  readonly passedOnAs?: string;
  /** Modules for `import` only: they register with a test runner, or need libraries without CommonJS. */
  readonly importedOnly: readonly string[];
  /** What runs its commands. */
  readonly command: string;
  /** Threads: nobody imports them, so each is an entry, under the name that its starter uses. */
  readonly workers: Readonly<Record<string, string>>;
  /** Files that its programs read: compact, or to the byte for readers and signatures. */
  readonly data: readonly Data[];
}

const licence: Data = { from: "LICENSE", base: "", to: "" };
export const companions: readonly Companion[] = [
  {
    name: "sender",
    modules: new Map([
      ["index", "src/delivery.ts"],
      ...list("generated/modules/delivery").filter(([name]) => name !== "index"),
    ]),
    passedOnAs: "delivery",
    importedOnly: [],
    command: "cli/commands/sender-commands.ts",
    workers: { "sqlite-worker": "src/sender/sqlite/worker.ts" },
    data: [
      licence,
      { from: "platform/scenarios/*.json", base: "platform/", to: "platform/" },
      { from: "conformance/samples/**/!(*.*).json", base: "conformance/", to: "conformance/", exact: true },
    ],
  },
  {
    name: "suite",
    modules: new Map(
      ["index", "matchers", "vitest", "jest"].map((name) => [name, `conformance/kit/${name}.ts`]),
    ),
    passedOnAs: "conformance",
    importedOnly: ["vitest"],
    command: "cli/commands/suite-commands.ts",
    workers: {},
    data: [
      licence,
      { from: "conformance/{cases,protocol}/**/*.*", base: "conformance/", to: "conformance/" },
      { from: "conformance/{samples,corpus}/**/*.*", base: "conformance/", to: "conformance/", exact: true },
      { from: "spec/clauses.json", base: "spec/", to: "spec/" },
      {
        // Cases of later editions are derived when they run.
        from: "generated/json-schema/*/{strict,tolerant}/{delivery,raster-info}.schema.json",
        base: "generated/",
        to: "generated/",
      },
      { from: "generated/types/conformance/*.d.ts", base: "generated/", to: "generated/" },
    ],
  },
  {
    name: "diff",
    modules: new Map([["index", "src/diff.ts"]]),
    passedOnAs: "diff",
    importedOnly: ["index"],
    command: "cli/commands/diff-commands.ts",
    workers: {},
    data: [
      licence,
      {
        from: "generated/json-schema/*/strict/{delivery,raster-info}.schema.json",
        base: "generated/",
        to: "generated/",
      },
    ],
  },
];

/** Names a module of a companion in the library, which re-exports it from the installed companion. */
export function passedOn({ name, passedOnAs = name }: Companion, module: string): string {
  return module === "index" ? passedOnAs : `${passedOnAs}/${module}`;
}

/** Names a module of a companion as its users import it. */
export function nameModule({ name }: Companion, module: string): string {
  return `@annotation-contracts/${name}/${module}`.replace(/\/index$/, "");
}

/** Every public module of the library, with its source, including re-exported modules of companions. */
export const publicModules: ReadonlyMap<string, string> = new Map(
  [
    ...libraryModules,
    ...companions.flatMap((companion) =>
      [...companion.modules].map(([name, source]) => [passedOn(companion, name), source] as const),
    ),
  ].map(([name, source]) => [["annotation-contracts", name].join("/").replace(/\/index$/, ""), source]),
);

/** The published documents, as a package of data alone. */
export const documents: readonly Data[] = [
  { from: "generated/{openapi,asyncapi,postman}/*.json", base: "generated/", to: "" },
  { from: "generated/http/*", base: "generated/", to: "" },
  { from: "generated/json-schema/**/*.json", base: "generated/json-schema/", to: "schemas/" },
  { from: "generated/types/openapi/*.d.ts", base: "generated/types/openapi/", to: "types/" },
  { from: "generated/catalogue.json", base: "generated/", to: "" },
  licence,
];

/** Packages that users install beside the library if they need them, and that no build bundles. */
export const peers: readonly string[] = ["@opentelemetry/api", "ipaddr.js", "pg", "undici", "vitest"];

/** Lists the modules below a folder by their paths there. */
function list(folder: string): (readonly [name: string, source: string])[] {
  return globSync(`${folder}/**/*.ts`, { cwd: projectRoot })
    .filter((source) => !source.endsWith(".test.ts"))
    .sort()
    .map((source) => [source.slice(folder.length + 1, -".ts".length), source]);
}
