import {
  floatsAsIntegers,
  integersAsFloats,
  type Layout,
  respell,
  type Spelling,
} from "../json/json-spelling.ts";
import { scanJson } from "../json/scan.ts";
import { toHex } from "../signature/mac.ts";
import type { CauseId } from "./causes.ts";
import {
  type Bytes,
  decodePercent,
  encode,
  fromBase64,
  fromHex,
  hmac,
  inBase64,
  inflate,
  inHex,
  isUtf8,
  join,
  narrow,
  sha256,
  utf16,
  WINDOWS_1252,
  widen,
} from "./encodings.ts";

/** A body as it was received. */
export interface Received {
  readonly bytes: Uint8Array;
  /** The body as text, where it is UTF-8. */
  readonly text: string | undefined;
  /** The text, where it is JSON and not too large to be written in many ways. */
  readonly json: string | undefined;
  /** Whether the body is small enough for attempts that look at each character. */
  readonly isSmall: boolean;
}

/** How the doctor finds out whether a cause is at work: the ways in which it may have come about, undone. */
export interface Attempt {
  /** Reads the hexadecimal digits that a header of this look claims. */
  readonly header?: (value: string) => string | undefined;
  /** Takes other secrets: those that have expired, or those of other webhooks. */
  readonly secrets?: "expired" | "other";
  /** Lists the keys that the sender may have used for a secret. */
  readonly keys?: (secret: string) => readonly Bytes[];
  /** Lists the bodies that may have been signed. */
  readonly bodies?: (body: Received) => Iterable<Bytes> | Promise<Iterable<Bytes>>;
  /** Lists other digests than the HMAC-SHA256 of a body. */
  readonly digests?: (key: Uint8Array<ArrayBuffer>, body: Uint8Array<ArrayBuffer>) => Promise<Uint8Array[]>;
  /** Whether the digest may be cut. */
  readonly isCut?: true;
}

type Transform = (text: string) => Iterable<Bytes>;

/** The attempts in their order: what changes less comes before what changes more. */
export const attempts: Readonly<Record<CauseId, Attempt>> = {
  "header-missing": {},
  "header-empty": {},
  "header-duplicated": {},
  "header-white-space": {
    header: (value) =>
      digitsIn(/^sha256=([\da-fA-F]{64})$/)(value.replace(/[\s\0\u200b-\u200d\u2060\ufeff]/g, "")),
  },
  "header-quoted": { header: digitsIn(/^(?:["'`]sha256=|sha256=["'`])([\da-f]{64})["'`]$/i) },
  "header-named": { header: digitsIn(/^x-signature-256\s*[:=]\s*sha256=([\da-f]{64})$/i) },
  "prefix-missing": { header: digitsIn(/^([\da-f]{64})$/i) },
  "prefix-case": { header: digitsIn(/^sha256=([\da-f]{64})$/i) },
  "prefix-separator": { header: digitsIn(/^sha256[^\da-f]{0,3}([\da-f]{64})$/i) },
  "algorithm-sha1": { header: digitsIn(/^sha-?1[=:]([\da-f]{40})$/i), digests: hmacOf("SHA-1") },
  "algorithm-sha384": { header: digitsIn(/^sha-?384[=:]([\da-f]{96})$/i), digests: hmacOf("SHA-384") },
  "algorithm-sha512": { header: digitsIn(/^sha-?512[=:]([\da-f]{128})$/i), digests: hmacOf("SHA-512") },
  "prefix-other": { header: digitsIn(/^[^=:]{0,40}[=:]([\da-f]{64})$/i) },
  "digest-base64": { header: digitsOfBase64 },
  "digest-cut": { isCut: true },
  "secret-none": {},
  "secret-expired": { secrets: "expired" },
  "secret-other": { secrets: "other" },
  "secret-newline": { keys: (secret) => [secret.replace(/[\r\n]+$/, "")] },
  "secret-white-space": { keys: (secret) => [secret.trim()] },
  "secret-quoted": { keys: (secret) => [secret.replace(/^(["'`])(.*)\1$/s, "$2")] },
  "secret-newline-at-sender": { keys: (secret) => [`${secret}\n`, `${secret}\r\n`] },
  "secret-white-space-at-sender": {
    keys: (secret) => [`${secret} `, ` ${secret}`, ` ${secret} `, `${secret}\t`],
  },
  "secret-quoted-at-sender": { keys: (secret) => [`"${secret}"`, `'${secret}'`] },
  "secret-hex": { keys: (secret) => fromHex(secret.replace(/^0x/, "")) },
  "secret-base64": { keys: (secret) => fromBase64(secret) },
  "secret-whsec": {
    keys: (secret) => (secret.startsWith("whsec_") ? [...fromBase64(secret.slice(6)), secret.slice(6)] : []),
  },
  "secret-hex-at-sender": { keys: (secret) => inHex(encode(secret)) },
  "secret-base64-at-sender": {
    keys: (secret) => [secret, `${secret}\n`].map((text) => inBase64(encode(text))),
  },
  "secret-encoding": {
    keys: (secret) => [
      ...narrow(secret),
      ...utf16(secret),
      ...narrow(secret, WINDOWS_1252),
      ...widen(encode(secret)),
    ],
  },
  "secret-normalised": { keys: (secret) => ["NFC", "NFD"].map((form) => secret.normalize(form)) },
  "secret-case": { keys: (secret) => [secret.toLowerCase(), secret.toUpperCase()] },
  "secret-escaped": {
    keys: (secret) => [
      secret.replace(/\\n/g, "\n"),
      secret.replace(/\n/g, "\\n"),
      secret.replace(/\\(.)/g, "$1"),
      ...decodePercent(secret),
      encodeURIComponent(secret.toWellFormed()),
    ],
  },
  "secret-cut": {
    keys: (secret) =>
      [8, 16, 20, 24, 32, 40, 50, 64, 72, 100, 128, 255, 256].map((length) => secret.slice(0, length)),
  },
  "secret-unset-at-sender": {
    // HMAC pads its key with zeros, so that a zero is as good as nothing.
    keys: () => [new Uint8Array(1), "undefined", "null", "None", "nil", "false", "[object Object]"],
  },
  "arguments-swapped": { digests: async (key, body) => [await hmac("SHA-256", body, key)] },
  "digest-without-key": { digests: async (_, body) => [await sha256(body)] },
  "digest-of-both": { digests: async (key, body) => [await sha256(key, body), await sha256(body, key)] },
  "digest-of-digest": {
    digests: async (key, body) => {
      const digest = await sha256(body);
      return Promise.all(
        [digest, ...inHex(digest).map(encode)].map((message) => hmac("SHA-256", key, message)),
      );
    },
  },
  "signed-empty": { bodies: () => [""] },
  "signed-placeholder": { bodies: () => ["{}", "null", "undefined", "None", "[]", '""', "true", "false"] },
  "signed-object": { bodies: () => ["[object Object]"] },
  "bom-lost": { bodies: ({ bytes }) => [join("\ufeff", bytes)] },
  "bom-added": { bodies: onText((text) => [text.replace(/^\ufeff/, "")]) },
  "newline-lost": { bodies: ({ bytes }) => [join(bytes, "\n")] },
  "crlf-lost": { bodies: ({ bytes }) => [join(bytes, "\r\n")] },
  "newline-added": { bodies: onText((text) => [text.replace(/(?<!\r)\n$/, "")]) },
  "crlf-added": { bodies: onText((text) => [text.replace(/\r\n$/, "")]) },
  "white-space-added": { bodies: onText((text) => [text.trim(), text.trimEnd(), text.trimStart()]) },
  "crlf-became-lf": { bodies: onText((text) => [text.replace(/\r?\n/g, "\r\n")]) },
  "lf-became-crlf": { bodies: onText((text) => [text.replace(/\r\n/g, "\n")]) },
  "nul-added": { bodies: ({ bytes }) => [bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1)] },
  "decoded-lossily": { bodies: bytesForReplacement },
  "signed-lossily": { bodies: replaced },
  "decoded-as-latin1": { bodies: (body) => narrowed(body).filter(isUtf8) },
  "signed-as-latin1": { bodies: (body) => narrowed(body).filter((bytes) => !isUtf8(bytes)) },
  "encoded-as-latin1": {
    bodies: ({ bytes, text, isSmall }) => (text === undefined && isSmall ? widen(bytes) : []),
  },
  "signed-as-utf16": {
    bodies: ({ text, isSmall }) => (text !== undefined && isSmall ? utf16(text) : []),
  },
  gzip: { bodies: ({ bytes }) => (bytes[0] === 0x1f && bytes[1] === 0x8b ? inflate(bytes, "gzip") : []) },
  deflate: { bodies: ({ bytes }) => (bytes[0] === 0x78 ? inflate(bytes, "deflate") : []) },
  "body-in-base64": { bodies: onText(fromBase64) },
  "signed-in-base64": { bodies: ({ bytes }) => [inBase64(bytes)] },
  "body-in-form": {
    bodies: onText((text) =>
      /^[\w.-]+=/.test(text) ? [...new URLSearchParams(text).values()].slice(0, 20) : [],
    ),
  },
  "body-in-string": {
    bodies: onJson((json) => [JSON.parse(json)].filter((value) => typeof value === "string")),
  },
  "signed-in-string": {
    bodies: onText((text) => [JSON.stringify(text), respell(JSON.stringify(text), { strings: "ascii" })]),
  },
  "body-in-envelope": { bodies: onJson(membersOf) },
  "body-cut": { bodies: ({ bytes }) => [beginningOf(bytes)?.completed ?? []].flat() },
  "respelt-slashes-unescaped": spelt({ strings: "unslashed" }),
  "respelt-slashes-escaped": spelt({ strings: "slashed" }),
  "respelt-escape-case": spelt({ strings: "upper" }, { strings: "lower" }),
  "respelt-unescaped": spelt({ strings: "plain" }),
  "respelt-escaped": spelt({ strings: "ascii" }, { strings: "ascii-upper" }),
  "respelt-integers": { bodies: onJson((json) => [floatsAsIntegers(json)]) },
  "respelt-floats": { bodies: onJson(integersAsFloats) },
  "respelt-compact": laidOut("compact"),
  "respelt-python": laidOut("python"),
  "respelt-indent-2": laidOut("indent-2"),
  "respelt-indent-4": laidOut("indent-4"),
  "respelt-tabs": laidOut("tabs"),
  "respelt-html-escaped": spelt({ strings: "html" }, { layout: "compact", strings: "html" }),
  "respelt-php": spelt({ strings: "php" }, { layout: "compact", strings: "php" }),
  "respelt-sorted": spelt(...everyLayout({ sorted: true }), {
    layout: "compact",
    sorted: true,
    strings: "html",
  }),
  "respelt-newline": spelt(...everyLayout({ end: "\n" }), { layout: "compact", strings: "html", end: "\n" }),
  "respelt-by-javascript": {
    bodies: onJson((json) => [0, 2, 4].map((indent) => JSON.stringify(JSON.parse(json), null, indent))),
  },
  "body-missing": {},
};

/** How many members of a document or form are looked at. */
const MEMBERS = 50;
/** How many U+FFFD a body may have for its bytes to be guessed. */
const REPLACEMENTS = 1000;

function digitsIn(pattern: RegExp): (value: string) => string | undefined {
  return (value) => pattern.exec(value)?.[1];
}

/** Reads a digest in base64 or base64url; a hexadecimal digest that was cut has too few other characters. */
function digitsOfBase64(value: string): string | undefined {
  const base64 = value.replace(/^sha256=/i, "");
  const [bytes] = base64.replace(/[\da-f]/gi, "").length < 8 ? [] : fromBase64(base64);
  return bytes?.length === 32 ? toHex(bytes) : undefined;
}

function onText(transform: Transform): NonNullable<Attempt["bodies"]> {
  return ({ text }) => (text === undefined ? [] : transform(text));
}

function onJson(transform: Transform): NonNullable<Attempt["bodies"]> {
  return ({ json }) => (json === undefined ? [] : transform(json));
}

function spelt(...spellings: readonly Spelling[]): Attempt {
  return {
    bodies: onJson(function* (json) {
      for (const spelling of spellings) yield respell(json, spelling);
    }),
  };
}

function laidOut(layout: Layout): Attempt {
  return spelt({ layout }, { layout, strings: "ascii" }, { layout, strings: "plain" });
}

function everyLayout(rest: Spelling): Spelling[] {
  const layouts: readonly Layout[] = ["compact", "python", "indent-2", "indent-4", "tabs"];
  return layouts.flatMap((layout) => [
    { ...rest, layout },
    { ...rest, layout, strings: "ascii" as const },
  ]);
}

function narrowed({ text, isSmall }: Received): Uint8Array[] {
  return text === undefined || !isSmall ? [] : [...narrow(text), ...narrow(text, WINDOWS_1252)];
}

/** Puts the same byte for each U+FFFD, one byte after the other. */
function* bytesForReplacement({ text, isSmall }: Received): Generator<Uint8Array> {
  const parts = isSmall ? (text ?? "").split("\ufffd").map(encode) : [];
  if (parts.length < 2 || parts.length > REPLACEMENTS) return;
  for (let byte = 0x80; byte <= 0xff; byte++) {
    yield join(...parts.flatMap((part, i) => (i === 0 ? [part] : [new Uint8Array([byte]), part])));
  }
}

/** Writes what a lenient decoder makes of bytes that are not UTF-8. */
function replaced({ bytes, text }: Received): string[] {
  return text === undefined ? [new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)] : [];
}

/** Lists what the members of an envelope may hold: texts, texts in base64, and documents. */
function membersOf(json: string): Bytes[] {
  const document: unknown = JSON.parse(json);
  if (typeof document !== "object" || document === null) return [];
  return Object.values(document)
    .slice(0, MEMBERS)
    .flatMap((value) =>
      typeof value === "string" ? [value, ...fromBase64(value)] : [JSON.stringify(value)],
    );
}

/** Tells whether bytes are the beginning of a JSON document, and how the document may go on. */
export function beginningOf(bytes: Uint8Array): { completed: string[]; isCertain: boolean } | undefined {
  const text = decodeBeginning(bytes);
  if (text === undefined) return undefined;
  for (const { kind, start, depth, steps, reason } of scanJson(text)) {
    if (kind !== "fault" || start < text.length || depth === 0) continue;
    const brackets = Array.from(steps.subarray(0, depth), (step) => (step < 0 ? "]" : "}"))
      .reverse()
      .join("");
    // One changed byte can open a level or a string, but then the document's own end is still there.
    const isCertain = !/[\]}]\s*$/.test(text) && (depth > 1 || reason === "unterminated string");
    return { completed: [text + brackets, `${text}${brackets}\n`], isCertain };
  }
  return undefined;
}

/** Decodes bytes that may end within a character. */
function decodeBeginning(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
}

function hmacOf(hash: string): NonNullable<Attempt["digests"]> {
  return async (key, body) => [await hmac(hash, key, body)];
}
