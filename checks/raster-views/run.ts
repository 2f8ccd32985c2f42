import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#scripts/sources/files.ts";
import { installPython } from "../shared/install-python.ts";
import { type Failing, holdKnown, type Known } from "../shared/known-failing.ts";
import { runCommand } from "../shared/run-command.ts";
import { type Found, tryParts } from "../shared/try-part.ts";
import { compareFiles } from "./compare-files.ts";
import { type Inputs, readDerived, readOutputs } from "./inputs.ts";
import {
  compareVrt,
  type Judged,
  judgeViews,
  type Viewed,
  type ViewName,
  viewAll,
  viewNames,
} from "./judge-views.ts";

// Checks the views of raster info with the programs that read them: `npm run raster-views`. It needs Python 3.12 or newer.

const folder = join(projectRoot, "dist/tools/raster-views");
const python = join(folder, "venv/bin/python");

/** Finds a Python that the judges run on. */
async function findPython(): Promise<string> {
  const home = join(process.env.HOME ?? "", ".pyenv/versions");
  const own = existsSync(home) ? readdirSync(home).map((version) => join(home, version, "bin/python")) : [];
  for (const one of ["python3", "python3.12", "python3.13", ...own]) {
    const version = await runCommand(one, ["-c", "import sys; print(sys.version_info >= (3, 12))"]).catch(
      () => "",
    );
    if (version.trim() === "True") return one;
  }
  throw new Error("cannot find a Python of 3.12 or newer");
}

/** Installs the judges and the project's own Python package, and fetches the schema of the extension. */
async function install(): Promise<string> {
  mkdirSync(folder, { recursive: true });
  if (!existsSync(python)) await runCommand(await findPython(), ["-m", "venv", join(folder, "venv")]);
  await installPython(join(folder, "venv"), "-r", join(import.meta.dirname, "requirements.txt"));
  const own = join(projectRoot, "generated/languages/python");
  await installPython(join(folder, "venv"), "--no-deps", "--force-reinstall", own);
  const name = "pystac_ext_datacube-2.2.1.tar.gz";
  if (!existsSync(join(folder, name)))
    await runCommand(python, [
      ...["-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:", "-d", folder],
      "pystac-ext-datacube==2.2.1",
    ]);
  return join(folder, name);
}

/** Passes all views of some documents to the judges. */
async function judgeAll({ inputs, refused }: Inputs, schema: string, areReal: boolean): Promise<Found> {
  const viewed = inputs.map(viewAll);
  const judged = await judgeViews(viewed, { python, schema, stores: folder });
  const failures = judged.flatMap(({ name, complaints }) =>
    Object.entries(complaints).flatMap(([view, texts]) => texts.map((text) => `${name}, ${view}: ${text}`)),
  );
  // In a derived document, a type need not agree with the values of that type.
  const unlike = !areReal
    ? []
    : holdKnown(
        viewed.flatMap((one, i) => listUnlike(one, judged[i])),
        expected,
      );
  for (const name of viewNames) console.log(`       ${name}: ${describe(viewed, name)}`);
  return {
    says: `${inputs.length} documents, ${refused} refused`,
    failures: [...failures, ...unlike],
  };
}

/** Where GDAL's print of a VRT may differ from its document, and why. */
const expected: readonly (Known & { readonly because: string })[] = [
  { pattern: /^dataset /, because: "the driver is VRT" },
  { pattern: / structure$/, because: "how the file is compressed is no matter of a VRT" },
  { pattern: /^dimension [^/]/, because: "it has no name of its own" },
  { pattern: / statistics$/, because: "a VRT holds no statistics" },
];

function listUnlike(viewed: Viewed, judged: Judged | undefined): readonly Failing[] {
  if (judged?.printed == null) return [];
  return compareVrt(viewed, judged.printed).map(({ kind, path, what, texts }) => ({
    id: `${kind} ${path} ${what}`,
    failure: `${viewed.name}, GDAL prints ${texts.join(" | ").slice(0, 200)}`,
  }));
}

/** Breaks each view of a document, so that a judge which accepts anything is found. */
async function judgeBroken(schema: string): Promise<Found> {
  const [good] = readOutputs()
    .inputs.filter(({ name }) => name.includes("cf.nc__detailed__"))
    .map(viewAll);
  if (good === undefined) throw new Error("cannot find an output with coordinates");
  const broken: Readonly<Record<ViewName, unknown>> = {
    stac: { "cube:dimensions": { x: { type: "spatial", axis: "x" } } },
    zarr: { "zarr.json": { zarr_format: 3, node_type: "array" } },
    xarray: {
      "/": {
        coords: {},
        attrs: {},
        dims: {},
        data_vars: { a: { dims: ["x"], attrs: {}, dtype: "int8", shape: [] } },
      },
    },
    vrt: "<VRTDataset><Group/></VRTDataset>",
  };
  const all = viewNames.map((name) => ({ ...good, [name]: { ...good[name], value: broken[name] } }));
  const judged = await judgeViews([good, ...all], { python, schema, stores: folder });
  const quiet = viewNames.filter((name, i) => judged[i + 1]?.complaints[name].length === 0);
  const loud = viewNames.filter((name) => judged[0]?.complaints[name].length !== 0);
  return {
    says: `${viewNames.length} judges complain`,
    failures: [
      ...quiet.map((name) => `${name}: no complaint`),
      ...loud.map((name) => `${name}: a complaint of what is right`),
    ],
  };
}

/** Counts how many views are complete, and what the others miss. */
function describe(viewed: readonly Viewed[], name: ViewName): string {
  const missing = viewed.map((one) => new Set(one[name].missing.map(({ code }) => code)));
  const complete = missing.filter(({ size }) => size === 0).length;
  const codes = missing.flatMap((one) => [...one]);
  const causes = [...Map.groupBy(codes, (code) => code)].map(([code, all]) => `${code} ${all.length}`);
  return `${complete} complete, ${viewed.length - complete} incomplete (${causes.join(", ")})`;
}

const schema = await install();
await tryParts({
  "views of real outputs": () => judgeAll(readOutputs(), schema, true),
  "views of derived documents": () => judgeAll(readDerived(), schema, false),
  "views that are broken on purpose": () => judgeBroken(schema),
  "views of files, beside xarray": async () => {
    const printed = await runCommand(python, [join(import.meta.dirname, "files.py"), folder]);
    return compareFiles(printed.trim().split("\n"));
  },
});
