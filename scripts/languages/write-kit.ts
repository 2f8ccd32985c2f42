import { createHmac } from "node:crypto";
import { sortCases } from "#conformance/case-generation/format-cases.ts";
import { makeDocument } from "#conformance/suite/make-document.ts";
import { readCases, readOutputs, readRecordings } from "#conformance/suite/read-cases.ts";
import type { Edition } from "#src/model/contract.ts";
import { createDeliveryReader } from "#src/receiver/read-delivery.ts";
import { rejectionResponses } from "#src/receiver/rejection.ts";
import { parseSource, type Sources } from "../files.ts";
import type { GeneratedFile } from "../generated-file.ts";
import { readSamples } from "../hub/read-contracts.ts";

/**
 * A request from `languages/exchanges.json`, where `newest` stands for the newest edition. By default, it is a signed
 * task update in that edition.
 */
interface RequestRow {
  /** Edition and name of a sample. */
  readonly sample?: string;
  /** Texts to replace in the sample. */
  readonly edit?: readonly (readonly [from: string, to: string])[];
  /** A body instead of a sample: text, hexadecimal bytes, or how many arrays to nest. */
  readonly body?: string;
  readonly bodyHex?: string;
  readonly nested?: number;
  readonly method?: string;
  /** Values that replace the default ones, one header line each. An empty list removes the header. */
  readonly header?: Readonly<Record<string, readonly string[]>>;
  /** Lines of the signature header; `{}` is replaced with the digest. */
  readonly signature?: readonly string[];
  readonly signedWith?: string;
  readonly signedAfter?: string;
  readonly times?: number;
  /** The code of a rejection, or a status and text. Default: `200 accepted`. */
  readonly response?: string;
}

interface ExchangeRow {
  readonly name: string;
  readonly requests?: readonly RequestRow[];
  /** What handlers and stores record; a handler records the event, edition and key. */
  readonly handled?: readonly string[];
}

/**
 * Writes the test data for all languages: deliveries and raster info with their editions, signatures, exchanges with a
 * receiver, and invalid deliveries with the code and path of their errors. Files are identified by their path in the
 * repository.
 */
export async function writeKit(editions: readonly Edition[], sources: Sources): Promise<GeneratedFile> {
  const samples = new Map(editions.flatMap((edition) => listSamples(edition, sources)));
  const webhooks = editions.flatMap(({ name, edition }) => (name === "webhook" ? [edition] : []));
  const [source = "", newest = source] = [webhooks[0], webhooks.at(-1)];
  const exchanges = parseSource(sources, "languages/exchanges.json") as ExchangeRow[];
  const nameNewest = (text: string): string => text.replace(/\bnewest\b/, newest);
  const detect = async (text = ""): Promise<string> =>
    (await createDeliveryReader({}).read(JSON.parse(text))).edition;
  const deliveries = [...samples.values(), ...listRecorded(source)].map(async (row) => ({
    ...row,
    detected: await detect("text" in row ? row.text : sources.get(row.file)),
  }));
  const kit = {
    deliveries: await Promise.all(deliveries),
    rasterInfo: listOutputs(),
    signatures: sortCases(readCases("signature", source)).filter(({ body, secrets, header }) =>
      // Repeated values have a short form.
      [body, header, ...secrets.map(({ secret }) => secret)].flat().every((one) => typeof one === "string"),
    ),
    exchanges: exchanges.map((row) => ({
      ...row,
      ...(row.requests && {
        requests: row.requests.flatMap(({ sample = "newest/update-task", ...one }) =>
          writeRequest({ ...one, sample: nameNewest(sample) }, samples, sources),
        ),
      }),
      ...(row.handled && { handled: row.handled.map(nameNewest) }),
    })),
    invalid: sortCases(readCases("payload", source, ["payload"]))
      .filter(({ mode, status }) => status === "invalid" && mode !== "strict")
      .map((one) => ({ id: one.id, text: JSON.stringify(makeDocument(one, source)), errors: one.errors })),
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
  const { edition, samples: directory } = one;
  return readSamples(one, sources).map(({ name }) => [
    `${edition}/${name}`,
    { file: `${directory}${name}.json`, edition },
  ]);
}

/** A document and its text. */
interface TextRow {
  readonly id: string;
  readonly text: string;
  readonly edition: string;
}

/**
 * Lists recorded deliveries, each with the last edition that accepts it. Recordings of the first release differ from
 * the source document (E-first).
 */
function listRecorded(source: string): TextRow[] {
  return readRecordings().flatMap(({ names: [id = ""], text = "", editions }) => {
    const edition = editions.at(-1) ?? "";
    return edition === source || edition === "" ? [] : [{ id, text, edition }];
  });
}

/** Lists printed raster info, each with the first edition that accepts it. */
function listOutputs(): TextRow[] {
  return readOutputs().flatMap(({ names: [id = ""], text, status }) => {
    const edition = Object.keys(status).find((one) => status[one] === "valid");
    return text === undefined || edition === undefined ? [] : [{ id, text, edition }];
  });
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
  const [status, text] = new Map(Object.entries(rejectionResponses)).get(response) ?? [];
  if (status === undefined && !/^\d/.test(response))
    throw new Error(`cannot write the kit: no rejection code "${response}"`);
  return Array(times).fill({ method, headers, ...body, response: status ? `${status} ${text}` : response });
}

/** Returns a body as the kit describes it, and its bytes. */
function writeBody(
  { sample = "", edit, body, bodyHex, nested }: RequestRow,
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
