import { dirname } from "node:path";
import { Option } from "@commander-js/extra-typings";
import { createExamine, type Examine } from "#src/diagnostics/examine.ts";
import { loadEditions } from "#src/diagnostics/load-editions.ts";
import type { Outcome, Rejection } from "#src/diagnostics/outcome.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { modes } from "#src/model/contract.ts";
import {
  type Conversion,
  compareDatasets,
  type Dataset,
  type Difference,
  describeNote,
  type Note,
  readDataset,
  renderSvg,
  toStac,
  toXarray,
  writeExact,
} from "#src/raster-info/convert.ts";
import { count, printable } from "#src/util/display.ts";
import { groupBy } from "#src/util/group-by.ts";
import { listSome } from "#src/util/list-some.ts";
import { type CreateCommand, createCommand, exitCodes, type Io, subcommand, UsageError } from "./command.ts";
import {
  describeDataset,
  listDimensions,
  type Section,
  summarize,
  toPlain,
  writeSections,
} from "./describe-dataset.ts";
import { listFiles } from "./list-files.ts";
import { formatOption } from "./options.ts";
import { printError } from "./print-error.ts";
import { nameInput, readInput } from "./read-input.ts";

/** The conversions, by the value of `--to`. Text is written unchanged. */
const conversions = {
  stac: toStac,
  xarray: toXarray,
  svg: (dataset: Dataset): Conversion<string> => ({ value: renderSvg(dataset), missing: [], assumed: [] }),
};

const forms = ["stac", "xarray", "svg"] as const;

const define = () =>
  createCommand(
    "raster-info",
    "show, compare or convert raster info",
    "Show the dimensions, arrays, groups and attributes that raster info describes.",
    "raster-info era5.json",
    "raster-info --compare outputs/",
    "raster-info --to svg era5.json > era5.svg",
  )
    .argument("<file...>", "files, directories with .json files, or - for standard input")
    .addOption(formatOption)
    .addOption(new Option("-t, --to <form>", "convert the document to another format").choices(forms))
    .option("-c, --compare", "list the differences between the files")
    .addHelpText(
      "after",
      `
--to writes to standard output. Standard error lists what the result assumes or
lacks; if it lacks something, the exit code is 1.`,
    );

/** Creates `raster-info`, which shows, compares and converts documents. */
export const createRasterInfoCommand: CreateCommand = subcommand(define, async (io, paths, options) => {
  const { format, to, compare = false } = options;
  const files = listFiles(paths);
  const isAlone = files.length === 1;
  if (to !== undefined && !isAlone) throw new UsageError("--to needs exactly one file");
  if (to !== undefined && (compare || format === "json"))
    throw new UsageError(`--to cannot be combined with ${compare ? "--compare" : "--format json"}`);
  if (isAlone && compare) throw new UsageError("--compare needs several files");
  const { documents, exitCode } = await readDocuments(files, io);
  const [first] = documents;
  if (first === undefined) return exitCode;
  if (to !== undefined) return (await convert(first, to, io)) ? exitCode : exitCodes.bad;
  const differences = compare ? compareDatasets(documents.map(({ dataset }) => dataset)) : undefined;
  if (format === "json") {
    const plain = documents.map((one) => ({ file: one.name, edition: one.edition, ...toPlain(one.dataset) }));
    await io.stdout.write(`${writeExact(isAlone ? plain[0] : { documents: plain, differences })}\n`);
  } else if (isAlone) {
    const verdict = `${first.isTolerated ? "with unknown properties, read by" : "valid in"} edition ${first.edition}`;
    const title = [first.name, first.dataset.driver || "raster info", summarize(first.dataset), verdict];
    await io.stdout.write(writeSections(title.join(" · "), describeDataset(first.dataset), io));
  } else {
    const sections = describeMany(documents, differences);
    await io.stdout.write(writeSections(count(documents.length, "document"), sections, io));
  }
  return exitCode;
});

/** A document and the edition that accepts it. */
interface DocumentFile {
  readonly name: string;
  /** The first edition that accepts it, and whether unknown properties had to be kept. */
  readonly edition: string;
  readonly isTolerated: boolean;
  readonly dataset: Dataset;
}

/** Why a document is not shown; the message follows the file name. */
interface Failure {
  readonly message: string;
  readonly exitCode: 1 | 3;
}

/** Reads each file in the first edition that accepts it, and reports rejected files on standard error. */
async function readDocuments(
  files: readonly string[],
  io: Io,
): Promise<{ readonly documents: readonly DocumentFile[]; readonly exitCode: number }> {
  const contract = { name: "raster-info", edition: "auto" } as const;
  const editions = await loadEditions(contract.name);
  const readers = modes.map((mode) => createExamine({ contract: { ...contract, mode }, editions }));
  const documents: DocumentFile[] = [];
  let exitCode: number = exitCodes.good;
  for (const file of files) {
    const [input, name] = [await readInput(file, io), nameInput(file)];
    const found = "bytes" in input ? readDocument(name, input.bytes, readers) : explain(input.rejection);
    if ("dataset" in found) documents.push(found);
    else {
      await printError(io, `${name}${found.message}`);
      if (exitCode !== exitCodes.bad) exitCode = found.exitCode;
    }
  }
  return { documents, exitCode };
}

/** Reads a document in strict mode, or else in tolerant mode. */
function readDocument(name: string, bytes: Uint8Array, readers: readonly Examine[]): DocumentFile | Failure {
  const outcomes = readers.map((examine) => examine(bytes));
  const valid = outcomes.find(({ status }) => status === "valid");
  const { edition = "", errors, rejection } = valid ?? outcomes.at(-1)!;
  if (rejection !== undefined) return explain(rejection);
  if (valid === undefined) {
    const such = errors.length > 1 ? ", such as" : ":";
    const first = `${errors[0]?.path || "the document"}: ${errors[0]?.message}`;
    const all = `${count(errors.length, "error")} in the closest edition ${edition}`;
    return { message: `: ${all}${such} ${first}`, exitCode: 1 };
  }
  const text = new TextDecoder().decode(bytes);
  const isTolerated = valid !== outcomes[0];
  if (isTolerated && hasOnlyUnexpected(JSON.parse(text), outcomes[0]!))
    return { message: ": not raster info: it has none of the expected properties", exitCode: 1 };
  return { name, edition, isTolerated, dataset: readDataset(text) };
}

/** Checks whether all properties of a document are unknown to a strict reader. */
function hasOnlyUnexpected(document: object, { errors }: Outcome): boolean {
  const unexpected = new Set(errors.flatMap(({ code, path }) => (code === "unexpected" ? path : [])));
  const paths = Object.keys(document).map((key) => formatPointer([key]));
  return paths.length > 0 && paths.every((path) => unexpected.has(path));
}

function explain({ line, column, message }: Rejection): Failure {
  return { message: `${line === undefined ? "" : `:${line}:${column}`}: ${message}`, exitCode: 3 };
}

/** Writes a converted document, and notes to standard error. Resolves to false if something is missing. */
async function convert(
  { name, dataset }: DocumentFile,
  to: (typeof forms)[number],
  io: Io,
): Promise<boolean> {
  const { value, missing, assumed }: Conversion<unknown> = conversions[to](dataset);
  const text = typeof value === "string" ? value : writeExact(value, { isIndented: true });
  await io.stdout.write(`${text}\n`);
  for (const [verb, notes] of Object.entries({ missing, assumed }))
    for (const note of joinNotes(notes))
      await io.stderr.write(`${printable(`${name}: ${verb} ${describeNote(note)}`)}\n`);
  return missing.length === 0;
}

/** Merges notes that say the same thing about several properties. */
function joinNotes(notes: readonly Note[]): readonly Note[] {
  return [...groupBy(notes, ({ code, detail }) => `${code} ${detail}`).values()].flatMap((same) => {
    const [path = "", ...others] = new Set(same.map((note) => note.path));
    const properties = same.map((note) => note.property);
    const where = others.length === 0 ? path : `${path || "/"} and ${others.length} more`;
    return same.slice(0, 1).map((note) => ({ ...note, property: listSome(properties, 8), path: where }));
  });
}

function describeMany(documents: readonly DocumentFile[], differences?: readonly Difference[]): Section[] {
  const directory = `${dirname(documents[0]?.name ?? "")}/`;
  const isShared = documents.every(({ name }) => name.startsWith(directory));
  const files = {
    title: "Files",
    head: ["#", "File", "Driver", "Edition", "Content", "Dimensions"],
    rows: documents.map(({ name, edition, dataset }, i) => [
      differences === undefined ? "" : `#${i + 1}`,
      isShared ? name.slice(directory.length) : name,
      dataset.driver,
      edition,
      summarize(dataset),
      dataset.dimensions.length === 0 ? "" : listDimensions(dataset.dimensions),
    ]),
  };
  if (differences === undefined) return [files];
  const rows = differences.map((one) => [`${one.kind} ${one.path}`, one.what, groupFiles(one, differences)]);
  if (rows.length === 0) return [files, { title: "No differences" }];
  return [files, { title: "Differences", head: ["Place", "What", "Values"], rows }];
}

/** Groups the files by text, the most common text first. Files in which nothing exists at the path are excluded. */
function groupFiles({ kind, path, what, texts }: Difference, all: readonly Difference[]): string {
  const whole = all.find((one) => one.kind === kind && one.path === path && one.what === "");
  const own = [...texts.entries()].filter(
    ([i]) => what === "" || whole === undefined || whole.texts[i] !== undefined,
  );
  return [...groupBy(own, ([, text = "none"]) => text)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([text, having]) => {
      const files =
        having.length > 2 ? count(having.length, "file") : having.map(([i]) => `#${i + 1}`).join(", ");
      return `${text} (${files})`;
    })
    .join(" · ");
}
