import { type RasterDocument, readOutline, toXarray } from "#src/raster-info/views.ts";
import { isRecord } from "#src/text/is-object.ts";
import { holdKnown } from "../shared/known-failing.ts";
import type { Found } from "../shared/try-part.ts";

/** A file with its raster info and what xarray reads in it. */
interface Printed {
  readonly name: string;
  readonly printer: string;
  /** Why the program cannot read the file, instead of its document. */
  readonly document: RasterDocument | string;
  readonly truth: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Disagreements between GDAL and xarray, by the release of GDAL, the file and the place, and why the view does not cause them. */
const known: readonly { readonly release?: string; readonly where: string; readonly because: string }[] = [
  { release: "gdal 3\\.13\\.", where: "store[23]\\.zarr", because: "the wheel of GDAL has no Zarr driver" },
  { release: "gdal 3\\.6\\.", where: "store3\\.zarr", because: "GDAL 3.6 reads a draft of Zarr 3" },
  { where: "tables\\.h5 .*(dims|phony_dim|dim\\d)", because: "names of dimensions that HDF5 does not have" },
  { release: "gdal 3\\.6\\.", where: "tables\\.h5 \\S*chunks", because: "GDAL 3.6 prints no chunks of HDF5" },
  { where: '.*names/dtype: "object" and "<U', because: "xarray gives texts the length of the longest" },
  { release: "gdal 3\\.6\\.", where: "types\\.nc \\S*_i1", because: "GDAL before 3.7 has no Int8" },
];

/** Compares the view for xarray with what xarray reads, chunks included. Each disagreement needs a reason, and each reason a disagreement. */
export function compareFiles(lines: readonly string[]): Found {
  const printed = lines.map((line): Printed => JSON.parse(line));
  const found = printed.flatMap(({ name, printer, document, truth }) =>
    (typeof document === "string" ? [document] : listDifferences("", makeView(document), truth)).map(
      (text) => ({ id: `${printer}, ${name} ${text}`, failure: "no reason is known" }),
    ),
  );
  // A reason for a release needs a disagreement when that release is tried.
  const tried = known.filter(({ release = "" }) =>
    printed.some(({ printer }) => new RegExp(`^${release}`).test(printer)),
  );
  const rows = tried.map(({ release = "", where }) => ({
    pattern: new RegExp(`^${release}[^,]*, ${where}`),
  }));
  return { says: `${printed.length} files, ${found.length} disagreements`, failures: holdKnown(found, rows) };
}

/** Makes the view with the chunks of each variable, as xarray reports them. */
function makeView(document: RasterDocument): Readonly<Record<string, unknown>> {
  const { arrays } = readOutline(document);
  const { value } = toXarray(document);
  return Object.fromEntries(
    Object.entries(value).map(([path, dataset]) => {
      const own = arrays.filter(({ group }) => group === path);
      const chunks = own.map(({ name, chunks: sizes }) => [
        name,
        sizes?.every((size) => size > 0) ? sizes : null,
      ]);
      return [path, { ...dataset, chunks: Object.fromEntries(chunks) }];
    }),
  );
}

function listDifferences(where: string, ours: unknown, theirs: unknown): readonly string[] {
  if (!isRecord(ours) || !isRecord(theirs))
    return JSON.stringify(ours) === JSON.stringify(theirs)
      ? []
      : [`${where}: ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`];
  return [...new Set([...Object.keys(ours), ...Object.keys(theirs)])].flatMap((key) =>
    listDifferences(`${where}/${key}`, ours[key], theirs[key]),
  );
}
