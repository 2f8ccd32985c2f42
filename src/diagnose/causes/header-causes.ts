import { signatureHeader } from "../../signature/signature.ts";
import type { Digits, Macs, Raw } from "../cause.ts";
import { computeHmac, digitsIn, digitsOfBase64 } from "../undo.ts";

/** The header with its name before it. */
const named = new RegExp(String.raw`^${signatureHeader}\s*[:=]\s*sha256=([\da-f]{64})$`, "i");

/** Says what may be wrong with the header, and reads the digits anyway. */
export const headerCauses = {
  "header-missing": {
    meaning: `the request carries no ${signatureHeader}` as string,
    remedy: "give the webhook a secret; if it has one, look for a proxy that drops the header",
  },
  "header-empty": {
    meaning: `${signatureHeader} is there but empty` as string,
    remedy: "look for a proxy or a template that clears the header",
  },
  "header-duplicated": {
    meaning: `${signatureHeader} is there several times` as string,
    remedy: "let one program only set the header: the sender or a proxy",
  },
  "header-white-space": {
    meaning: "there is white space or an invisible character in the header",
    remedy: "strip the header where it is read or made",
    header: (value: string): Digits =>
      digitsIn(/^sha256=([\da-fA-F]{64})$/, value.replace(/[\s\0\u200b-\u200d\u2060\ufeff]/g, "")),
  },
  "header-quoted": {
    meaning: "the header or its digest stands in quotes",
    remedy: "remove the quotes",
    header: (value: string): Digits => digitsIn(/^(?:["'`]sha256=|sha256=["'`])([\da-f]{64})["'`]$/i, value),
  },
  "header-named": {
    meaning: "the header's value begins with the header's name",
    remedy: "pass the value alone, without name and colon",
    header: (value: string): Digits => digitsIn(named, value),
  },
  "prefix-missing": {
    meaning: 'the header is a bare digest without "sha256="',
    remedy: 'write "sha256=" before the digest, or allow bareDigest here',
    header: (value: string): Digits => digitsIn(/^([\da-f]{64})$/i, value),
  },
  "prefix-case": {
    meaning: "the prefix is in upper case",
    remedy: 'write "sha256=" in lower case',
    header: (value: string): Digits => digitsIn(/^sha256=([\da-f]{64})$/i, value),
  },
  "prefix-separator": {
    meaning: 'there is something else than "=" between sha256 and the digest',
    remedy: 'write "=" between sha256 and the digest',
    header: (value: string): Digits => digitsIn(/^sha256[^\da-f]{0,3}([\da-f]{64})$/i, value),
  },
  "algorithm-sha1": {
    meaning: "the signature is an HMAC with SHA-1",
    remedy: "let the sender use SHA-256, or read the header for SHA-256 if it sends both",
    header: (value: string): Digits => digitsIn(/^sha-?1[=:]([\da-f]{40})$/i, value),
    digests: (key: Raw, body: Raw): Macs => computeHmac("SHA-1", key, body),
  },
  "algorithm-sha384": {
    meaning: "the signature is an HMAC with SHA-384",
    remedy: "let the sender use SHA-256",
    header: (value: string): Digits => digitsIn(/^sha-?384[=:]([\da-f]{96})$/i, value),
    digests: (key: Raw, body: Raw): Macs => computeHmac("SHA-384", key, body),
  },
  "algorithm-sha512": {
    meaning: "the signature is an HMAC with SHA-512",
    remedy: "let the sender use SHA-256",
    header: (value: string): Digits => digitsIn(/^sha-?512[=:]([\da-f]{128})$/i, value),
    digests: (key: Raw, body: Raw): Macs => computeHmac("SHA-512", key, body),
  },
  "prefix-other": {
    meaning: 'another prefix than "sha256=" stands before the digest',
    remedy: 'write "sha256=" before the digest',
    header: (value: string): Digits => digitsIn(/^[^=:]{0,40}[=:]([\da-f]{64})$/i, value),
  },
  "digest-base64": {
    meaning: "the digest is in base64, not in hexadecimal digits",
    remedy: "let the sender write the digest in hexadecimal digits",
    header: (value: string): Digits => digitsOfBase64(value),
  },
  "digest-cut": {
    meaning: "the digest is right but cut short",
    remedy: "look for a field or a log that is too short for 64 digits",
    isCut: true,
  },
} as const;
