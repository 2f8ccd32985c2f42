/**
 * The floors of the house, from the ground up: a file imports its own floor's room and lower floors alone.
 * Tests and fixtures may look anywhere.
 */
const test = String.raw`\.test\.ts$|/fixtures/`;

const everything = "^(generated|src|scripts|conformance|platform|cli|site|checks|bench)/";

/** Rooms of src/ by floor. */
const rooms = [
  ["text"],
  ["json"],
  ["model"],
  ["bytes"],
  ["signature", "validate", "raster-info"],
  ["doctor", "explain", "diff"],
  ["receiver", "delivery"],
  ["memory"],
];
/** Folders above src/ and the pipeline of scripts/, from the ground up: what each may import beside itself, all of it lower. */
const folders = [
  { from: "conformance/suites", may: ["generated", "src"] },
  { from: "conformance/derive", may: ["generated", "src", "scripts", "conformance/suites"] },
  { from: "conformance/kit", may: ["generated", "src", "conformance/(suites|derive)"] },
  { from: "conformance/proof", may: ["generated", "src", "scripts", "conformance"] },
  { from: "site", may: ["generated", "src", "scripts", "conformance"] },
  { from: "platform", may: ["generated", "src", "conformance/suites", "conformance/kit", "site/client"] },
  {
    from: "cli",
    may: ["generated", "src", "scripts", "conformance/(suites|kit|derive)", "platform"],
  },
];

const roomRules = rooms.flatMap((floor, level) =>
  floor.map((room) => ({
    name: `floor-of-${room}`,
    comment: `src/${room} imports itself, generated/ and lower rooms; never a room beside or above it, never a facade.`,
    severity: "error",
    from: { path: `^src/${room}/`, pathNot: test },
    to: {
      path: everything,
      pathNot: `^generated/(?!modules/)|^src/(${[room, ...rooms.slice(0, level).flat()].join("|")})/`,
    },
  })),
);

const folderRules = folders.map(({ from, may }) => ({
  name: `floor-of-${from.replace("/", "-")}`,
  comment: `${from}/ imports itself and ${may.join(", ")}.`,
  severity: "error",
  from: { path: `^${from}/`, pathNot: test },
  to: { path: everything, pathNot: `^(${[from, ...may].join("|")})/` },
}));

export default {
  forbidden: [
    {
      name: "no-circle",
      comment: "No file leads back to itself.",
      severity: "error",
      from: { pathNot: "^generated/" },
      to: { circular: true },
    },
    {
      name: "generated-stands-alone",
      comment: "generated/ imports nothing outside itself; its modules/ stand above the library.",
      severity: "error",
      from: { path: "^generated/(?!modules/)" },
      to: { pathNot: "^generated/(?!modules/)" },
    },
    {
      name: "floor-of-generated-modules",
      comment: "generated/modules/ binds the library to the contracts: what people import.",
      severity: "error",
      from: { path: "^generated/modules/" },
      to: { pathNot: "^(generated|src)/" },
    },
    {
      name: "floor-of-spec",
      comment: "spec/ and the configuration are facts; their rules may use the ground of src/.",
      severity: "error",
      from: { path: "^(spec/|contracts\\.config)" },
      to: { path: everything, pathNot: "^generated/contracts/|^src/(text|json|model)/" },
    },
    {
      name: "pipeline-stands-alone",
      comment:
        "scripts/ imports node's modules, libraries, itself and the floors of src/ that know no contract.",
      severity: "error",
      from: { path: "^scripts/", pathNot: test },
      to: {
        path: "^(generated/|src/(?!(text|json|model|diff)/)|conformance/|platform/|cli/|site/|checks/|bench/)",
      },
    },
    {
      name: "facades-export-only",
      comment: "A file at the top of src/ re-exports rooms; nothing of src/ imports it.",
      severity: "error",
      from: { path: "^src/", pathNot: test },
      to: { path: "^src/[^/]+$" },
    },
    {
      name: "suites-know-protocols-only",
      comment:
        "A suite reaches an implementation through its protocol: never src/'s receiver or delivery. Adapters are the other side.",
      severity: "error",
      from: { path: "^conformance/suites/", pathNot: `${test}|^conformance/suites/adapters/` },
      to: { path: "^src/(receiver|delivery)/|^src/[^/]+$" },
    },
    {
      name: "sources-before-hub",
      comment: "scripts/sources/ imports no other room of scripts/.",
      severity: "error",
      from: { path: "^scripts/sources/", pathNot: test },
      to: { path: "^scripts/", pathNot: "^scripts/sources/" },
    },
    {
      name: "hub-before-artefacts",
      comment: "scripts/hub/ imports scripts/sources/ alone.",
      severity: "error",
      from: { path: "^scripts/hub/", pathNot: test },
      to: { path: "^scripts/", pathNot: "^scripts/(hub|sources)/" },
    },
    {
      name: "artefacts-stand-beside-each-other",
      comment: "A room of scripts/artefacts/ imports itself, scripts/hub/ and scripts/sources/.",
      severity: "error",
      from: { path: "^scripts/artefacts/([^/]+)/", pathNot: test },
      to: { path: "^scripts/", pathNot: "^scripts/(hub|sources|artefacts/$1)/" },
    },
    ...roomRules,
    ...folderRules,
  ],
  options: {
    doNotFollow: { path: "node_modules|\\.d\\.ts$" },
    exclude: { path: "^(checks|bench)/|node_modules|^dist/|^generated/languages/|^site/renderer/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".js", ".d.ts"],
    },
  },
};
