import { compareOutlines, type Difference } from "#src/raster-info/compare-outlines.ts";
import { drawOutline } from "#src/raster-info/draw-outline.ts";
import { toStac } from "#src/raster-info/to-stac.ts";
import { toVrt } from "#src/raster-info/to-vrt.ts";
import { toXarray } from "#src/raster-info/to-xarray.ts";
import { toZarr } from "#src/raster-info/to-zarr.ts";
import { describeNote, type Note, type View } from "#src/raster-info/view.ts";
import { defined } from "#src/util/defined.ts";
import { count, printable } from "#src/util/display.ts";
import { groupBy } from "#src/util/group-by.ts";
import { listSome } from "#src/util/list-some.ts";
import { paintFor } from "../command.ts";
import { type AddCommand, defineCommand, type Values } from "../define-command.ts";
import { choice, text, toggle } from "../flag.ts";
import { type Io, UsageError } from "../io.ts";
import { listFiles } from "../list-files.ts";
import { shortNames } from "../short-names.ts";
import { describeOutline, listDimensions, type Section, summarize, toPlain } from "./describe-outline.ts";
import { type DocumentFile, readDocuments } from "./read-documents.ts";
import { type Report, writeHtml, writeMarkdown, writePretty } from "./report.ts";

const formats = ["pretty", "markdown", "html", "json", "svg"] as const;
const views = { stac: toStac, zarr: toZarr, xarray: toXarray, vrt: toVrt } as const;

const notes = `
The command reads documents of every edition. It shows one line per file if there are several; --compare adds the
differences between them.

A view is written as JSON (stac: cube:dimensions and cube:variables; zarr: the metadata files of a store, version 3;
xarray: Dataset.to_dict(data=False) for each group) or as XML (vrt). Standard error lists what it assumes or lacks.

Exit codes: 1 if a document is invalid in every edition or no raster info, or a view lacks something; 3 if a file cannot be read.

Examples:
  $ annotation-contracts raster-info era5.json
  $ annotation-contracts raster-info outputs/ --compare
  $ gdalmdiminfo -detailed data.nc | annotation-contracts raster-info --view stac -
  $ annotation-contracts raster-info era5.json --format svg > era5.svg`;

const flags = {
  format: choice("-f, --format <format>", "how to show it", formats, "pretty"),
  view: choice("-w, --view <view>", "write the document in another form", views),
  source: text("-s, --source <dataset>", "the dataset that the document describes, for --view vrt"),
  compare: toggle("-c, --compare", "list what differs between the files"),
};

/** Most members that one line names. */
const NAMED = 8;

type Options = Values<typeof flags>;

/** Adds the command `raster-info`, which shows what documents describe and converts them. */
export const addRasterInfoCommand: AddCommand = defineCommand({
  name: "raster-info",
  summary: "show, compare or convert raster info",
  description: "Show the dimensions, arrays, groups and attributes that raster info describes.",
  args: [["<file...>", "files to show, directories with .json files, or - for standard input"]],
  flags,
  notes: [notes],
  run: (options, io, files: readonly string[]) => showRasterInfo(listFiles(files), options, io),
});

async function showRasterInfo(files: readonly string[], options: Options, io: Io): Promise<number> {
  checkOptions(files, options);
  const { documents, exitCode } = await readDocuments(files, io);
  const [first] = documents;
  if (first === undefined) return exitCode;
  if (options.view === undefined) {
    await io.stdout.write(write(documents, files.length > 1, options, io));
    return exitCode;
  }
  const view = views[options.view](first.document, defined({ source: options.source }));
  const missing = await writeView(first, view, io);
  return missing > 0 ? 1 : exitCode;
}

function checkOptions(files: readonly string[], { format, view, source, compare }: Options): void {
  const isAlone = files.length === 1;
  if (!isAlone && (view !== undefined || format === "svg"))
    throw new UsageError(`${view === undefined ? "--format svg" : "--view"} takes one file`);
  const written = view === "vrt" ? "xml" : "json";
  if (view !== undefined && format !== "pretty" && format !== written)
    throw new UsageError(`--view ${view} is written as ${written}, not as ${format}`);
  if (isAlone && compare) throw new UsageError("--compare takes several files");
  if (source !== undefined && view !== "vrt") throw new UsageError("--source goes with --view vrt");
}

/** Writes a view, and its assumptions and gaps to standard error; returns how many gaps there are. */
async function writeView(
  { name }: DocumentFile,
  { value, missing, assumed }: View<unknown>,
  io: Io,
): Promise<number> {
  await io.stdout.write(typeof value === "string" ? value : `${JSON.stringify(value, null, 2)}\n`);
  const told = [
    ...joinNotes(missing).map((note) => `missing ${describeNote(note)}`),
    ...joinNotes(assumed).map((note) => `assumed ${describeNote(note)}`),
  ];
  for (const line of told) await io.stderr.write(`${printable(`${name}: ${line}`)}\n`);
  return missing.length;
}

/** Joins the notes that say the same of several members. */
function joinNotes(notes: readonly Note[]): readonly Note[] {
  return [...groupBy(notes, ({ code }) => code)].map(([code, same]) => {
    const [path = "", ...others] = new Set(same.map((note) => note.path));
    const members = listSome(
      same.map(({ member }) => member),
      NAMED,
    );
    return {
      code,
      member: members,
      path: others.length === 0 ? path : `${path || "/"} and ${others.length} more`,
    };
  });
}

function write(
  documents: readonly DocumentFile[],
  areMany: boolean,
  { format, compare }: Options,
  io: Io,
): string {
  const [first] = documents;
  if (format === "svg" && first !== undefined) return `${drawOutline(first.outline)}\n`;
  const differences = compare ? compareOutlines(documents.map(({ outline }) => outline)) : undefined;
  if (format === "json") {
    const plain = documents.map(({ name, edition, outline }) => ({
      file: name,
      edition,
      ...toPlain(outline),
    }));
    return `${JSON.stringify(areMany ? { documents: plain, differences } : plain[0])}\n`;
  }
  const report = areMany ? reportMany(documents, differences) : reportOne(documents, format === "html");
  if (format === "markdown") return writeMarkdown(report);
  return format === "html"
    ? writeHtml(report)
    : writePretty(report, paintFor(io), io.stdout.isTTY ? io.stdout.columns : Number.POSITIVE_INFINITY);
}

function reportOne([first]: readonly DocumentFile[], hasDrawing: boolean): Report {
  if (first === undefined) return { title: "", sections: [] };
  const { name, edition, mode, outline } = first;
  const title = [
    name,
    outline.driver || "raster info",
    summarize(outline),
    `${mode === "strict" ? "valid in" : "with unknown members, read by"} edition ${edition}`,
  ].join(" · ");
  return { title, sections: describeOutline(outline), ...(hasDrawing && { drawing: drawOutline(outline) }) };
}

function reportMany(
  documents: readonly DocumentFile[],
  differences: readonly Difference[] | undefined,
): Report {
  const names = shortNames(documents.map(({ name }) => name));
  const areTwo = documents.length === 2;
  // Names are long; values of more than two files refer to them by number.
  const isNumbered = differences !== undefined && !areTwo;
  const rows = documents.map(({ edition, outline }, i) => [
    ...(isNumbered ? [`#${i + 1}`] : []),
    names[i] ?? "",
    outline.driver,
    edition,
    summarize(outline),
    outline.dimensions.length === 0 ? "" : listDimensions(outline.dimensions),
  ]);
  const head = [...(isNumbered ? ["#"] : []), "File", "Driver", "Edition", "Content", "Dimensions"];
  const sections: Section[] = [{ title: "Files", head, rows, isHeaded: true }];
  if (differences !== undefined)
    sections.push({
      title: differences.length === 0 ? "No differences" : "Differences",
      head: ["Place", "What", ...(areTwo ? names : ["Values"])],
      rows: differences.map((one) => [
        `${one.kind} ${one.path}`,
        one.what,
        ...(areTwo ? one.texts.map((text = "none") => text) : [groupFiles(one, differences)]),
      ]),
      isHeaded: differences.length > 0,
    });
  return { title: count(documents.length, "document"), sections };
}

/** Says which files have which text, the most common first, without those that lack the whole place. */
function groupFiles({ kind, path, what, texts }: Difference, all: readonly Difference[]): string {
  const whole = all.find((one) => one.kind === kind && one.path === path && one.what === "");
  const own = [...texts.entries()].filter(([i]) => what === "" || whole?.texts[i] !== undefined || !whole);
  return [...groupBy(own, ([, text = "none"]) => text)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, having]) => {
      const files =
        having.length > 2 ? count(having.length, "file") : having.map(([i]) => `#${i + 1}`).join(", ");
      return `${text} (${files})`;
    })
    .join(" · ");
}
