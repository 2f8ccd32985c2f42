import { readFileSync } from "node:fs";

/** Imports go one way: generated ← src ← conformance ← platform ← cli; nothing imports scripts/. Tests may import anything. */
const test = String.raw`\.test\.ts$|/fixtures/`;

const layers = ["generated", "src", "conformance", "platform", "cli"];

const upwards = layers.slice(0, -1).map((layer, level) => ({
  name: `layer-${layer}`,
  comment: `${layer}/ may only import itself and the layers below it.`,
  severity: "error",
  from: { path: `^${layer}/`, pathNot: test },
  to: { path: `^(${[...layers.slice(level + 1), "test", "bench"].join("|")})/` },
}));

// The table of src/README.md, from the lowest directory to the highest.
const directories = [
  ...readFileSync(new URL("../src/README.md", import.meta.url), "utf8").matchAll(/^\| `([\w-]+)\/`/gm),
].map(([, name]) => name);

const downwards = directories.slice(0, -1).map((name, level) => ({
  name: `order-${name}`,
  comment: `src/${name}/ imports only directories above it in the table of src/README.md.`,
  severity: "error",
  from: { path: `^src/${name}/`, pathNot: test },
  to: { path: `^src/(${directories.slice(level + 1).join("|")})/` },
}));

export default {
  forbidden: [
    { name: "no-circle", severity: "error", from: { pathNot: "^generated/" }, to: { circular: true } },
    {
      name: "pipeline-is-imported-by-nobody",
      severity: "error",
      from: { path: "^(src|conformance|platform|cli)/", pathNot: test },
      to: { path: "^scripts/" },
    },
    {
      name: "facades-export-only",
      comment: "A file at the top of src/ re-exports modules; nothing else in src/ imports it.",
      severity: "error",
      from: { path: "^src/", pathNot: test },
      to: { path: "^src/[^/]+$" },
    },
    ...upwards,
    ...downwards,
  ],
  options: {
    doNotFollow: { path: "^(test|bench)/|node_modules|\\.d\\.ts$" },
    exclude: { path: "node_modules|^dist/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".js", ".d.ts"],
    },
  },
};
