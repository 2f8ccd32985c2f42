import { gzipSync } from "node:zlib";
import type { BodyData, Treatment } from "#generated/internal/cases-receiver.d.ts";
import { respell } from "#src/json/respell.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { isObject } from "#src/util/is-object.ts";
import { makeDocument } from "../make-document.ts";
import { joinBytes } from "../repeatable.ts";
import { readSampleBytes } from "../samples.ts";
import { createRandom, type Random, shuffle } from "../shuffle.ts";

/** What the bytes of a body depend on besides its case. */
interface BodySettings {
  /** The most bytes that the receiver accepts. */
  readonly limit: number;
  /** Edition of the samples. */
  readonly edition: string;
  /** Varies the order and spelling of the samples. Default: they are sent as they are. */
  readonly seed?: number | undefined;
}

/** The bytes of a body, and what they were before they were changed. */
export interface BuiltBody {
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

/** White space after a JSON text leaves it valid. */
function pad(body: Buffer, length: number): Buffer {
  return Buffer.concat([body, Buffer.alloc(Math.max(0, length - body.length), SPACE)]);
}

/** Changes the bytes of a body. */
export function treatBody(body: Buffer, treatment: Treatment, limit: number): Buffer {
  return treatments[treatment](body, limit);
}

/** Builds the bytes of a body. */
export function buildBody(data: BodyData, { limit, seed, edition }: BodySettings): BuiltBody {
  const plain =
    data.bytes === undefined ? buildSample(data, { limit, seed, edition }) : joinBytes(data.bytes);
  const sent = (data.then ?? []).reduce((body, treatment) => treatBody(body, treatment, limit), plain);
  return { plain, sent };
}

/**
 * An unchanged sample is sent exactly as in its file, so that its spelling is not that of a serialiser. A long document is
 * not spelt so that it exceeds the limit of the receiver.
 */
function buildSample(
  { sample = "ping", set, remove, repeat }: BodyData,
  { limit, seed, edition }: BodySettings,
): Buffer {
  const isChanged = set !== undefined || remove !== undefined || repeat !== undefined;
  if (!isChanged && seed === undefined) return readSampleBytes(sample, edition);
  const document = makeDocument({ sample, set, remove, repeat }, edition);
  const plain = Buffer.from(JSON.stringify(document));
  if (seed === undefined) return plain;
  const spelt = Buffer.from(varyJson(document, createRandom(seed)));
  return spelt.length > limit ? plain : spelt;
}

/** Spells a JSON value with its members in a random order, random white space, and escapes or none. */
function varyJson(value: unknown, random: Random): string {
  const indents = [1, 2, 3, 4, 8, "\t"];
  const text = JSON.stringify(reorder(value, random), null, indents[Math.floor(random() * indents.length)]);
  const spelt = random() < 0.5 ? text : respell(text, { strings: "ascii" });
  return random() < 0.5 ? spelt : `${spelt}\n`;
}

/** `Object.fromEntries` defines members, `__proto__` included. */
function reorder(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => reorder(item, random));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    shuffle(Object.entries(value), random).map(([key, item]) => [key, reorder(item, random)]),
  );
}
