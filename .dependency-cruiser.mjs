/**
 * The floors of the house, from the ground up: a file imports its own floor's room and lower floors alone.
 * Tests and fixtures may look anywhere; what an exception is for stands beside it.
 */
const test = String.raw`\.test\.ts$|/fixtures/`;

const everything = "^(generated|src|scripts|conformance|platform|cli|site|checks|bench)/";

/** Rooms of src/ by floor. */
const rooms = [
  ["text"],
  ["json"],
  ["signature", "validate"],
  ["doctor", "explain", "diff"],
  ["receiver", "delivery"],
];
/** Folders above src/, from the ground up: what each may import beside itself, and why where that runs against the floors. */
const folders = [
  { from: "conformance/suites", may: ["generated", "src"] },
  { from: "conformance/kit", may: ["generated", "src", "conformance/suites"] },
  {
    from: "conformance/proof",
    may: ["generated", "src", "conformance", "scripts"],
    because: "it mutates what the pipeline makes, and writes committed tables as the pipeline does",
  },
  {
    from: "platform",
    may: ["generated", "src", "conformance/suites", "conformance/kit", "site/client"],
    because: "its console draws with the site's elements",
  },
  {
    from: "cli",
    may: ["generated", "src", "conformance", "platform", "scripts"],
    because: "the command generate runs the pipeline",
  },
  {
    from: "site",
    may: ["generated", "src", "conformance", "platform", "scripts"],
    because: "its pages show what the pipeline lists",
  },
];

/** What a room may import beside lower rooms: src/diff reads schemas by the pipeline's own reader, not by a second one. */
const exceptions = { diff: "|^scripts/" };

const roomRules = rooms.flatMap((floor, level) =>
  floor.map((room) => ({
    name: `floor-of-${room}`,
    comment: `src/${room} imports itself, generated/ and lower rooms; never a room beside or above it, never a facade.`,
    severity: "error",
    from: { path: `^src/${room}/`, pathNot: test },
    to: {
      path: everything,
      pathNot: `^generated/|^src/(${[room, ...rooms.slice(0, level).flat()].join("|")})/${exceptions[room] ?? ""}`,
    },
  })),
);

const folderRules = folders.map(({ from, may, because }) => ({
  name: `floor-of-${from.replace("/", "-")}`,
  comment: `${from}/ imports itself and ${may.join(", ")}${because === undefined ? "" : `: ${because}`}.`,
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
      comment: "generated/ imports nothing outside itself.",
      severity: "error",
      from: { path: "^generated/" },
      to: { pathNot: "^generated/" },
    },
    {
      name: "pipeline-stands-alone",
      comment: "scripts/ imports node's modules, libraries, itself and the lowest floor of src/.",
      severity: "error",
      from: { path: "^scripts/", pathNot: test },
      to: { path: "^(generated/|src/(?!text/)|conformance/|platform/|cli/|site/|checks/|bench/)" },
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
