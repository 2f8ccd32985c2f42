import { createHash, createHmac } from "node:crypto";
import type { SignatureData } from "#generated/internal/cases-receiver.d.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { type BuiltBody, treatBody } from "./build-body.ts";

/** A header line as it is sent, and as a trace may show it. */
export interface HeaderLine {
  readonly name: string;
  readonly value: string;
  /** The value without any digit of a digest. */
  readonly shown: string;
}

/** What a signature is computed over, and with what. */
interface SignatureSettings {
  readonly body: BuiltBody;
  readonly secret: string;
  readonly limit: number;
}

const PLACE = /\{(hex|HEX|base64|unlike)(?::(\d+):(\d+))?\}/g;

/** Builds the signature lines of a request: as the sender must send them (W5.1.3), or as the case has them. */
export function buildSignature(
  data: SignatureData | null,
  settings: SignatureSettings,
): readonly HeaderLine[] {
  if (data === null) return [];
  const { lines = ["sha256={hex}"], name = "X-Signature-256" } = data;
  const digest = computeDigest(data, settings);
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

/** Computes the right digest of a body, in lower-case hexadecimal (W5.1.2). */
export function rightDigest(body: Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

function computeDigest({ algorithm, secret: key, over }: SignatureData, settings: SignatureSettings) {
  const signed = signedBytes(over, settings);
  if (algorithm === "unkeyed-sha256") return createHash("sha256").update(signed).digest();
  const keys = { right: settings.secret, wrong: `not ${settings.secret}`, empty: "" };
  return createHmac(algorithm ?? "sha256", keys[key ?? "right"])
    .update(signed)
    .digest();
}

function signedBytes(over: SignatureData["over"], { body, limit }: SignatureSettings): Uint8Array {
  if (over === undefined) return body.sent;
  if (over === "nothing") return new Uint8Array();
  return over === "plain" ? body.plain : treatBody(body.sent, over, limit);
}
