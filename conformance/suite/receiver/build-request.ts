import { createHash, createHmac } from "node:crypto";
import { gzipSync } from "node:zlib";
import type {
  BodyData,
  RequestData,
  SignatureData,
  TransferData,
  Treatment,
} from "#generated/internal/cases-receiver.d.ts";
import { respell } from "#src/json/respell.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { isObject } from "#src/util/is-object.ts";
import { makeDocument } from "../make-document.ts";
import { joinBytes } from "../repeatable.ts";
import { readSampleBytes } from "../samples.ts";
import { createRandom, type Random, shuffle } from "../shuffle.ts";
import { showBytes } from "./show-bytes.ts";

/** Settings of a request. */
interface RequestSettings {
  readonly url: URL;
  readonly secret: string;
  /** Maximum size of a body that the receiver accepts, in bytes. */
  readonly limit: number;
  /** Edition of the samples. */
  readonly edition: string;
  /** Varies the order and formatting of the samples. The same seed produces the same bytes. */
  readonly seed?: number | undefined;
  /** Whether to ask the receiver to keep the connection open. */
  readonly keep: boolean;
}

/** A request as it is transmitted. */
export interface BuiltRequest {
  readonly method: string;
  readonly path: string;
  /** Names and values, alternating. */
  readonly headers: readonly string[];
  readonly trailers: readonly (readonly [name: string, value: string])[];
  readonly pieces: readonly Piece[];
  readonly transfer: TransferData;
  /** The request, as shown in a trace. */
  readonly shown: string;
  /** The correct digest of the body. A receiver must never reveal it. */
  readonly digest: string;
}

/** Builds a request. */
export function buildRequest(data: RequestData, settings: RequestSettings): BuiltRequest {
  const { method = "POST", transfer = {} } = data;
  const { url } = settings;
  const body = buildBody(data.body ?? {}, settings);
  const signature = buildSignature(data.signature === undefined ? {} : data.signature, body, settings);
  const trailers = transfer.signatureInTrailer ? signature : [];
  const lines = [
    ...headLines(data, settings, body.sent.length),
    ...(transfer.signatureInTrailer ? [] : signature),
  ];
  const digest = computeDigest({}, body, settings).toString("hex");
  const query = [url.search.slice(1), data.query?.replaceAll("{hex}", digest)].filter(Boolean).join("&");
  const show = (all: readonly HeaderLine[]): string =>
    all.map(({ name, shown }) => `${name}: ${shown}\r\n`).join("");
  return {
    method,
    path: `${url.pathname}${query && `?${query}`}`,
    headers: lines.flatMap(({ name, value }) => [name, value]),
    trailers: trailers.map(({ name, value }) => [name, value] as const),
    pieces: planPieces(body.sent, transfer),
    transfer,
    // The query may contain a token, so it is not shown.
    shown: `${method} ${url.pathname}${query && "?…"} HTTP/1.1\r\n${show(lines)}\r\n${showBytes(body.sent)}${show(trailers)}`,
    digest,
  };
}

function headLines(data: RequestData, settings: RequestSettings, length: number): readonly HeaderLine[] {
  const { contentType = "application/json", headers = [], transfer = {} } = data;
  const lines: (readonly [string, string])[] = [["Host", settings.url.host]];
  if (contentType !== null) lines.push(["Content-Type", contentType]);
  lines.push(transfer.chunked ? ["Transfer-Encoding", "chunked"] : ["Content-Length", String(length)]);
  if (transfer.expectContinue) lines.push(["Expect", "100-continue"]);
  if (!settings.keep) lines.push(["Connection", "close"]);
  return [...lines, ...headers].map(([name, value]) => ({ name, value, shown: value }));
}

/** The bytes of a body, before and after changes. */
interface BuiltBody {
  readonly plain: Buffer;
  readonly sent: Buffer;
}

const SPACE = 0x20;

const treatments: Readonly<Record<Treatment, (body: Buffer, limit: number) => Buffer>> = {
  "byte-order-mark": (body) => Buffer.concat([Buffer.of(0xef, 0xbb, 0xbf), body]),
  gzip: (body) => gzipSync(body),
  "last-byte-changed": (body) =>
    Buffer.concat([body.subarray(0, -1), Buffer.of(assertDefined(body.at(-1), "the last") ^ 1)]),
  "last-byte-dropped": (body) => body.subarray(0, -1),
  minified: (body) => Buffer.from(JSON.stringify(JSON.parse(body.toString()))),
  "newline-added": (body) => Buffer.concat([body, Buffer.from("\n")]),
  "padded-to-limit": (body, limit) => pad(body, limit),
  "padded-beyond-limit": (body, limit) => pad(body, limit + 1),
  "replaced-ill-formed": (body) => Buffer.from(new TextDecoder("utf-8", { ignoreBOM: true }).decode(body)),
  "utf-16": (body) => Buffer.from(body.toString(), "utf16le"),
};

/** Appends white space, which keeps JSON valid. */
function pad(body: Buffer, length: number): Buffer {
  return Buffer.concat([body, Buffer.alloc(Math.max(0, length - body.length), SPACE)]);
}

function buildBody(data: BodyData, settings: RequestSettings): BuiltBody {
  const plain = data.bytes === undefined ? buildSample(data, settings) : joinBytes(data.bytes);
  const sent = (data.then ?? []).reduce(
    (body, treatment) => treatments[treatment](body, settings.limit),
    plain,
  );
  return { plain, sent };
}

/**
 * An unchanged sample is sent exactly as in its file, because its format differs from any serializer's. A varied
 * document that would exceed the receiver's limit is sent without white space instead.
 */
function buildSample(
  { sample = "ping", set, remove, repeat }: BodyData,
  { limit, seed, edition }: RequestSettings,
): Buffer {
  const isChanged = set !== undefined || remove !== undefined || repeat !== undefined;
  if (!isChanged && seed === undefined) return readSampleBytes(sample, edition);
  const document = makeDocument({ sample, set, remove, repeat }, edition);
  const plain = Buffer.from(JSON.stringify(document));
  if (seed === undefined) return plain;
  const spelt = Buffer.from(varyJson(document, createRandom(seed)));
  return spelt.length > limit ? plain : spelt;
}

/** Formats a JSON value with properties in random order, random white space, and random escapes. */
function varyJson(value: unknown, random: Random): string {
  const indents = [1, 2, 3, 4, 8, "\t"];
  const text = JSON.stringify(reorder(value, random), null, indents[Math.floor(random() * indents.length)]);
  const spelt = random() < 0.5 ? text : respell(text, { strings: "ascii" });
  return random() < 0.5 ? spelt : `${spelt}\n`;
}

/** `Object.fromEntries` defines properties, including `__proto__`. */
function reorder(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, random));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    shuffle(Object.entries(value), random).map(([key, item]) => [key, reorder(item, random)]),
  );
}

/** A header line, as sent and as shown in a trace. */
interface HeaderLine {
  readonly name: string;
  readonly value: string;
  /** The value, with the digits of digests hidden. */
  readonly shown: string;
}

const PLACE = /\{(hex|HEX|base64|unlike)(?::(\d+):(\d+))?\}/g;

/** Builds the signature headers of a request: either the correct one (W5.1.3) or those of the case. */
function buildSignature(
  data: SignatureData | null,
  body: BuiltBody,
  settings: RequestSettings,
): readonly HeaderLine[] {
  if (data === null) return [];
  const { lines = ["sha256={hex}"], name = "X-Signature-256" } = data;
  const digest = computeDigest(data, body, settings);
  const hex = digest.toString("hex");
  const spellings: Readonly<Record<string, string>> = {
    hex,
    HEX: hex.toUpperCase(),
    base64: digest.toString("base64"),
    unlike: Buffer.from(digest.map((byte) => 255 - byte)).toString("hex"),
  };
  return lines.map((line) => ({
    name,
    value: line.replace(PLACE, (_, spelling: string, from?: string, to?: string) =>
      assertDefined(spellings[spelling], spelling).slice(Number(from ?? 0), Number(to ?? digest.length * 2)),
    ),
    shown: line.replace(PLACE, "…"),
  }));
}

function computeDigest(
  { algorithm, secret: key, over }: SignatureData,
  body: BuiltBody,
  settings: RequestSettings,
): Buffer {
  const signed = signedBytes(over, body, settings.limit);
  if (algorithm === "unkeyed-sha256") return createHash("sha256").update(signed).digest();
  const keys = { right: settings.secret, wrong: `not ${settings.secret}`, empty: "" };
  return createHmac(algorithm ?? "sha256", keys[key ?? "right"])
    .update(signed)
    .digest();
}

function signedBytes(over: SignatureData["over"], body: BuiltBody, limit: number): Uint8Array {
  if (over === undefined) return body.sent;
  if (over === "nothing") return new Uint8Array();
  return over === "plain" ? body.plain : treatments[over](body.sent, limit);
}

/** Bytes to write at once, and how long to wait before writing them. */
interface Piece {
  readonly bytes: Uint8Array;
  /** Milliseconds. */
  readonly pause: number;
}

/** Number of bytes to write at once, unless a case says otherwise. */
const MOST = 65_536;

/** Splits a body into the pieces to write. If the case uses chunks, each piece is one. */
function planPieces(body: Uint8Array, transfer: TransferData): readonly Piece[] {
  const { pieces = Math.ceil(body.length / MOST), pause = 0, end } = transfer;
  const sent = end === "before-last-byte" ? body.subarray(0, -1) : body;
  const parts = pieces === "characters" ? cutCharacters(sent) : cutEvenly(sent, pieces);
  return parts.map((bytes, index) => ({ bytes, pause: index === 0 ? 0 : pause }));
}

function cutEvenly(body: Uint8Array, pieces: number): readonly Uint8Array[] {
  if (body.length === 0) return [];
  const length = Math.ceil(body.length / pieces);
  const count = Math.ceil(body.length / length);
  return Array.from({ length: count }, (_, index) => body.subarray(index * length, (index + 1) * length));
}

/** Splits a body before every byte that continues a character. */
function cutCharacters(body: Uint8Array): readonly Uint8Array[] {
  const parts = Buffer.from(body)
    .toString("latin1")
    .split(/(?=[\x80-\xbf])/);
  return parts.map((part) => Buffer.from(part, "latin1"));
}
