import { type RasterDocument, readOutline, toXarray } from "#src/raster-info/views.ts";
import { isRecord } from "#src/text/is-object.ts";
import type { Found } from "../shared/try-part.ts";

/** A file with its raster info and what xarray reads in it. */
interface Printed {
  readonly name: string;
  readonly printer: string;
  /** Why the program cannot read the file, in place of its document. */
  readonly document: RasterDocument | string;
  readonly truth: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A disagreement between GDAL and xarray on a file, and why it is none of the view's. */
interface Known {
  /** The file and the place that disagree. */
  readonly where: RegExp;
  /** The release of GDAL that disagrees. Default: any. */
  readonly release?: string;
  readonly because: string;
}

const known: readonly Known[] = [
  { where: /^store[23]\.zarr/, release: "gdal 3.13.", because: "the wheel of GDAL has no Zarr driver" },
  { where: /^store3\.zarr/, release: "gdal 3.6.", because: "GDAL 3.6 reads a draft of Zarr 3" },
  { where: /^tables\.h5 .*(dims|phony_dim|dim\d)/, because: "names of dimensions that HDF5 does not have" },
  { where: /^tables\.h5 \S*chunks/, release: "gdal 3.6.", because: "GDAL 3.6 prints no chunks of HDF5" },
  { where: /names\/dtype: "object" and "<U/, because: "xarray gives texts the length of the longest" },
  { where: /^types\.nc \S*_i1/, release: "gdal 3.6.", because: "GDAL before 3.7 has no Int8" },
];

/** Compares the view for xarray with what xarray reads, chunks included; each disagreement needs a reason, each reason a disagreement. */
export function compareFiles(lines: readonly string[]): Found {
  const used = new Set<Known>();
  const printed = lines.map((line): Printed => JSON.parse(line));
  const found = printed.flatMap(({ name, printer, document, truth }) =>
    (typeof document === "string" ? [document] : listDifferences("", viewOf(document), truth)).map(
      (text) => ({
        text: `${name} ${text}`,
        printer,
      }),
    ),
  );
  const failures = found.filter(({ text, printer }) => {
    const reason = known.find(({ where, release = "" }) => printer.startsWith(release) && where.test(text));
    if (reason !== undefined) used.add(reason);
    return reason === undefined;
  });
  const idle = known.filter(
    (one) => !used.has(one) && printed.some(({ printer }) => printer.startsWith(one.release ?? "")),
  );
  for (const { because } of used) console.log(`       known: ${because}`);
  return {
    says: `${printed.length} files, ${found.length - failures.length} known disagreements`,
    failures: [
      ...failures.map(({ text, printer }) => `${printer}, ${text}`),
      ...idle.map(({ where }) => `no disagreement is like ${where}`),
    ],
  };
}

/** The view with the chunks of each variable, as xarray tells them. */
function viewOf(document: RasterDocument): Readonly<Record<string, unknown>> {
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
  const [a, b] = [membersOf(ours), membersOf(theirs)];
  if (a === undefined || b === undefined)
    return JSON.stringify(ours) === JSON.stringify(theirs)
      ? []
      : [`${where}: ${JSON.stringify(ours)} and ${JSON.stringify(theirs)}`];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
    listDifferences(`${where}/${key}`, a[key], b[key]),
  );
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return isRecord(value) ? value : undefined;
}
