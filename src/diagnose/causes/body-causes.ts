import { respell } from "../../json/respell.ts";
import type { Bodies, Macs, Raw, Received } from "../cause.ts";
import {
  encode,
  fromBase64,
  hmac,
  inBase64,
  inflate,
  inHex,
  isUtf8,
  join,
  sha256,
  utf16,
  widen,
} from "../encodings.ts";
import { bytesForReplacement, completeJson, listMemberBodies, narrowed, replaced } from "../undo.ts";

/** Says what may be wrong with the digest or with the bytes of the body, and undoes it. */
export const bodyCauses = {
  "arguments-swapped": {
    meaning: "the body was used as the key and the secret as the message",
    remedy: "swap the arguments: the secret is the key",
    digests: async (key: Raw, body: Raw): Macs => [await hmac("SHA-256", body, key)],
  },
  "digest-without-key": {
    meaning: "the digest is a plain SHA-256 of the body, without the secret",
    remedy: "use HMAC with SHA-256 and the secret as its key",
    digests: async (_: Raw, body: Raw): Macs => [await sha256(body)],
  },
  "digest-of-both": {
    meaning: "the digest is a plain SHA-256 of secret and body together",
    remedy: "use HMAC with SHA-256 instead of joining secret and body",
    digests: async (key: Raw, body: Raw): Macs => [await sha256(key, body), await sha256(body, key)],
  },
  "digest-of-digest": {
    meaning: "the SHA-256 of the body was signed instead of the body",
    remedy: "pass the body itself to HMAC",
    digests: async (key: Raw, body: Raw): Macs => {
      const digest = await sha256(body);
      return Promise.all(
        [digest, ...inHex(digest).map(encode)].map((message) => hmac("SHA-256", key, message)),
      );
    },
  },
  "signed-empty": {
    meaning: "an empty body was signed",
    remedy: "sign the body that is sent: it was consumed or not yet written when it was signed",
    bodies: (): Bodies => [""],
  },
  "signed-placeholder": {
    meaning: "a word such as null, undefined or {} was signed instead of the body",
    remedy: "sign the bytes that are sent, after they are written",
    bodies: (): Bodies => ["{}", "null", "undefined", "None", "[]", '""', "true", "false"],
  },
  "signed-object": {
    meaning: 'the text "[object Object]" was signed: an object turned into a string',
    remedy: "sign the bytes that are sent, not the object",
    bodies: (): Bodies => ["[object Object]"],
  },
  "bom-lost": {
    meaning: "the byte order mark of the signed body is missing here",
    remedy: "do not decode the body before it is verified: decoders drop the mark",
    bodies: ({ bytes }: Received): Bodies => [join("\ufeff", bytes)],
  },
  "bom-added": {
    meaning: "the body here begins with a byte order mark that was not signed",
    text: (text: string): Bodies => [text.replace(/^\ufeff/, "")],
  },
  "newline-lost": {
    meaning: "a newline at the end of the signed body is missing here",
    remedy:
      "give the receiver acceptLineFeed: true if the sender is the platform's release 2.3.0, which signs a line feed that it does not send, or upgrade it; else look for what strips the end of the body",
    bodies: ({ bytes }: Received): Bodies => [join(bytes, "\n")],
  },
  "crlf-lost": {
    meaning: "a CR LF at the end of the signed body is missing here",
    bodies: ({ bytes }: Received): Bodies => [join(bytes, "\r\n")],
  },
  "newline-added": {
    meaning: "the body here ends in a newline that was not signed",
    text: (text: string): Bodies => [text.replace(/(?<!\r)\n$/, "")],
  },
  "crlf-added": {
    meaning: "the body here ends in a CR LF that was not signed",
    text: (text: string): Bodies => [text.replace(/\r\n$/, "")],
  },
  "white-space-added": {
    meaning: "there is white space around the body here that was not signed",
    text: (text: string): Bodies => [text.trim(), text.trimEnd(), text.trimStart()],
  },
  "crlf-became-lf": {
    meaning: "line ends CR LF were signed and are LF here",
    text: (text: string): Bodies => [text.replace(/\r?\n/g, "\r\n")],
  },
  "lf-became-crlf": {
    meaning: "line ends LF were signed and are CR LF here",
    text: (text: string): Bodies => [text.replace(/\r\n/g, "\n")],
  },
  "nul-added": {
    meaning: "the body here ends in NUL bytes that were not signed",
    remedy: "verify the part of the buffer that was filled, not all of it",
    bodies: ({ bytes }: Received): Bodies => [
      bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1),
    ],
  },
  "decoded-lossily": {
    meaning: "bytes that are not UTF-8 were signed and are U+FFFD here",
    remedy: "do not turn the body into text before it is verified",
    bodies: (body: Received): Bodies => bytesForReplacement(body),
  },
  "signed-lossily": {
    meaning: "the sender signed a text in which U+FFFD replaced bytes that are not UTF-8",
    remedy: "let the sender sign the bytes it sends",
    bodies: (body: Received): Bodies => replaced(body),
  },
  "decoded-as-latin1": {
    meaning: "the body here was decoded as Latin-1 and encoded as UTF-8",
    remedy: "do not turn the body into text before it is verified",
    bodies: (body: Received): Bodies => narrowed(body).filter(isUtf8),
  },
  "signed-as-latin1": {
    meaning: "the sender signed the body in Latin-1 and sent it in UTF-8",
    remedy: "let the sender sign the bytes it sends",
    bodies: (body: Received): Bodies => narrowed(body).filter((bytes) => !isUtf8(bytes)),
  },
  "encoded-as-latin1": {
    meaning: "the body was signed in UTF-8 and is in Latin-1 here",
    remedy: "keep the body in bytes until it is verified; declare charset=utf-8",
    bodies: ({ bytes, text, isSmall }: Received): Bodies =>
      text === undefined && isSmall ? widen(bytes) : [],
  },
  "signed-as-utf16": {
    meaning: "the sender signed the body in UTF-16",
    remedy: "let the sender sign the UTF-8 bytes it sends",
    bodies: ({ text, isSmall }: Received): Bodies => (text !== undefined && isSmall ? utf16(text) : []),
  },
  gzip: {
    meaning: "the body here is compressed with gzip, and was signed before",
    remedy: "undo Content-Encoding before verifying, or sign the compressed bytes",
    bodies: ({ bytes }: Received): Bodies =>
      bytes[0] === 0x1f && bytes[1] === 0x8b ? inflate(bytes, "gzip") : [],
  },
  deflate: {
    meaning: "the body here is compressed with deflate, and was signed before",
    remedy: "undo Content-Encoding before verifying, or sign the compressed bytes",
    bodies: ({ bytes }: Received): Bodies => (bytes[0] === 0x78 ? inflate(bytes, "deflate") : []),
  },
  "body-in-base64": {
    meaning: "the body here is in base64, and was signed before",
    remedy: "decode the body first: AWS Lambda says so by isBase64Encoded",
    text: (text: string): Bodies => fromBase64(text),
  },
  "signed-in-base64": {
    meaning: "the sender signed the body in base64",
    remedy: "let the sender sign the bytes it sends",
    bodies: ({ bytes }: Received): Bodies => [inBase64(bytes)],
  },
  "body-in-form": {
    meaning: "the signed body is a field of the form that arrived here",
    remedy: "let the webhook's content type be application/json",
    text: (text: string): Bodies =>
      /^[\w.-]+=/.test(text) ? [...new URLSearchParams(text).values()].slice(0, 20) : [],
  },
  "body-in-string": {
    meaning: "the body here is the signed one once more written as a JSON string",
    remedy: "do not write the body as JSON a second time",
    json: (json: string): Bodies => [JSON.parse(json)].filter((value) => typeof value === "string"),
  },
  "signed-in-string": {
    meaning: "the sender signed the body once more written as a JSON string",
    remedy: "let the sender sign the text, not a JSON string of it",
    text: (text: string): Bodies => [
      JSON.stringify(text),
      respell(JSON.stringify(text), { strings: "ascii" }),
    ],
  },
  "body-in-envelope": {
    meaning: "the signed body is a member of the JSON document that arrived here",
    remedy: "verify that member: a queue or a gateway has wrapped the body",
    json: (text: string): Bodies => listMemberBodies(text),
  },
  "body-cut": {
    meaning: "the body here is the beginning of a JSON document",
    remedy: "read the body to its end: mind size limits, and Content-Length counts bytes, not characters",
    bodies: ({ bytes }: Received): Bodies => [completeJson(bytes)?.completed ?? []].flat(),
  },
} as const;
