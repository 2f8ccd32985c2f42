import { createHmac } from "node:crypto";
import { makeDocument } from "#conformance/suites/runner/make-document.ts";
import type { Edition } from "#src/model/contract.ts";
import { parseSource, type Sources } from "../files.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { readSamples } from "../hub/read-contracts.ts";

/** A request of `languages/exchanges.json`. By default it is the signed update of a task in the newest edition. */
interface RequestRow {
  /** Edition and name of a sample. */
  readonly sample?: string;
  /** Texts to replace in it. */
  readonly edit?: readonly (readonly [from: string, to: string])[];
  /** A body in place of a sample: a text, bytes, or a number of nested arrays. */
  readonly body?: string;
  readonly bodyHex?: string;
  readonly nested?: number;
  readonly method?: string;
  /** Values in place of the usual ones: each is a line of its own, and an empty list removes the header. */
  readonly header?: Readonly<Record<string, readonly string[]>>;
  /** Lines of the signature header; `{}` stands for the digest. */
  readonly signature?: readonly string[];
  readonly signedWith?: string;
  readonly signedAfter?: string;
  readonly times?: number;
  /** Status, and with 200 the text. Default: `200 accepted`. */
  readonly response?: number | string;
}

interface ExchangeRow {
  readonly name: string;
  readonly requests?: readonly RequestRow[];
}

/** A case of `conformance/cases`, as far as the kit needs it. */
type CaseRow = Parameters<typeof makeDocument>[0] & {
  readonly id: string;
  readonly mode: string;
  readonly status: string;
  readonly errors?: readonly unknown[];
};

const newest = "2.76/update-task";

/**
 * Writes what the tests of every language loop over: deliveries and raster info with their editions, signatures, exchanges with
 * a receiver, and invalid deliveries with code and path of their errors. Files are named by their path in the repository.
 */
export function writeKit(editions: readonly Edition[], sources: Sources): GeneratedFile {
  const samples = new Map(editions.flatMap((edition) => listSamples(edition, sources)));
  const kit = {
    deliveries: [...samples.values(), ...listRecorded(sources)],
    rasterInfo: listOutputs(sources),
    signatures: readCases("conformance/cases/signature/", sources).filter(
      (one) => !JSON.stringify(one).includes('"repeat"'),
    ),
    exchanges: (parseSource(sources, "languages/exchanges.json") as ExchangeRow[]).map((row) => ({
      ...row,
      ...(row.requests && { requests: row.requests.flatMap((one) => writeRequest(one, samples, sources)) }),
    })),
    invalid: readCases("conformance/cases/payload/webhook.json", sources)
      .filter(({ mode, status }) => status === "invalid" && mode !== "strict")
      .map((one) => ({ id: one.id, text: JSON.stringify(makeDocument(one)), errors: one.errors })),
  };
  const parts = Object.entries(kit).map(
    ([name, rows]) => `"${name}": [\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]`,
  );
  return {
    path: "languages/kit.json",
    text: `{\n${parts.join(",\n")}\n}\n`,
  };
}

interface FileRow {
  readonly file: string;
  readonly edition: string;
}

function listSamples(one: Edition, sources: Sources): (readonly [name: string, row: FileRow])[] {
  if (one.name !== "webhook") return [];
  const { edition, samples: folder } = one;
  return readSamples(one, sources).map(({ name }) => [
    `${edition}/${name}`,
    { file: `${folder}${name}.json`, edition },
  ]);
}

/** Reads a table of real deliveries, each with the last edition that is valid for it; of the first release the source document says otherwise (E-first). */
function listRecorded(sources: Sources): FileRow[] {
  return readTable("conformance/corpus/webhook", sources)
    .map(({ edition: folder, file, valid_in: valid = "" }) => ({
      file: `conformance/corpus/webhook/${folder}/${file}`,
      edition: valid.split(",").at(-1) ?? "",
    }))
    .filter(({ edition }) => edition !== "2.3");
}

/** Lists what programs printed, each with the first edition that accepts it. */
function listOutputs(sources: Sources): FileRow[] {
  return readTable("conformance/corpus/raster-outputs", sources).map(({ file, ...valid }) => ({
    file: `conformance/corpus/raster-outputs/${file}`,
    edition: ["2019", "2026", "observed"].find((one) => valid[one] === "valid") ?? "",
  }));
}

function readTable(folder: string, sources: Sources): Record<string, string>[] {
  const lines = (sources.get(`${folder}/editions.tsv`) ?? "").trim().split("\n");
  const [head = [], ...rows] = lines.map((line) => line.split("\t"));
  return rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ""])));
}

function readCases(prefix: string, sources: Sources): CaseRow[] {
  return [...sources.keys()]
    .filter((path) => path.startsWith(prefix) && path.endsWith(".json"))
    .flatMap((path) => (parseSource(sources, path) as { readonly cases: readonly CaseRow[] }).cases);
}

function writeRequest(row: RequestRow, samples: ReadonlyMap<string, FileRow>, sources: Sources): unknown[] {
  const { method = "POST", header, signature = ["sha256={}"], signedWith = "mykey", times = 1 } = row;
  const { signedAfter = "", response = "200 accepted" } = row;
  const [body, bytes] = writeBody(row, samples, sources);
  const digest = createHmac("sha256", signedWith).update(bytes).update(signedAfter).digest("hex");
  const fields = {
    "Content-Type": ["application/json"],
    "X-Signature-256": signature.map((line) => line.replace("{}", digest)),
    ...header,
  };
  const headers = Object.entries(fields).flatMap(([name, values]) => values.map((value) => [name, value]));
  return Array(times).fill({ method, headers, ...body, response });
}

/** Returns how the kit names a body, and its bytes. */
function writeBody(
  { sample = newest, edit, body, bodyHex, nested }: RequestRow,
  samples: ReadonlyMap<string, FileRow>,
  sources: Sources,
): [described: object, bytes: Buffer] {
  if (nested !== undefined) return [{ nested }, Buffer.from("[".repeat(nested) + "]".repeat(nested))];
  if (bodyHex !== undefined) return [{ hex: bodyHex }, Buffer.from(bodyHex, "hex")];
  const file = samples.get(sample)?.file ?? "";
  const text = body ?? sources.get(file);
  if (text === undefined) throw new Error(`cannot write the kit: no sample ${sample}`);
  if (body === undefined && edit === undefined) return [{ file }, Buffer.from(text)];
  const edited = (edit ?? []).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  return [{ text: edited }, Buffer.from(edited)];
}
