import type { RequestData } from "#generated/internal/cases-receiver.d.ts";
import { buildBody } from "./build-body.ts";
import { buildSignature, type HeaderLine, rightDigest } from "./build-signature.ts";
import { type Piece, planPieces } from "./plan-pieces.ts";
import { showBytes } from "./show-bytes.ts";

/** Settings of a request. */
interface RequestSettings {
  readonly url: URL;
  readonly secret: string;
  /** The most bytes that the receiver accepts. */
  readonly limit: number;
  /** Varies order and spelling of the samples; the same seed gives the same bytes. */
  readonly seed?: number | undefined;
  /** Whether the receiver is asked to keep the connection. */
  readonly keep: boolean;
  /** Further header lines; a trace does not show their values. Default: none. */
  readonly headers?: readonly (readonly [name: string, value: string])[];
}

/** A request, byte by byte. */
export interface BuiltRequest {
  readonly method: string;
  readonly head: Buffer;
  readonly pieces: readonly Piece[];
  readonly expectContinue: boolean;
  /** Whether the sending side ends with the last piece. */
  readonly end: boolean;
  /** The request as a trace may show it. */
  readonly shown: string;
  /** The right digest of the body; no one but the sender may reveal it. */
  readonly digest: string;
}

/** Builds a request, byte by byte. */
export function buildRequest(data: RequestData, settings: RequestSettings): BuiltRequest {
  const { method = "POST", transfer = {} } = data;
  const { secret, limit } = settings;
  const body = buildBody(data.body ?? {}, settings);
  const signature = buildSignature(data.signature === undefined ? {} : data.signature, {
    body,
    secret,
    limit,
  });
  const trailers = transfer.signatureInTrailer ? signature : [];
  const lines = [
    ...headLines(data, settings, body.sent.length),
    ...(transfer.signatureInTrailer ? [] : signature),
  ];
  const { pathname, search } = settings.url;
  const digest = rightDigest(body.sent, secret);
  const query = [search.slice(1), data.query?.replaceAll("{hex}", digest)].filter(Boolean).join("&");
  const start = `${method} ${pathname}${query && `?${query}`} HTTP/1.1\r\n`;
  // The query may contain a token.
  const shownStart = `${method} ${pathname}${query && "?…"} HTTP/1.1\r\n`;
  return {
    method,
    head: Buffer.from(`${start}${writeLines(lines, "value")}\r\n`, "latin1"),
    pieces: planPieces(body.sent, transfer, writeLines(trailers, "value")),
    expectContinue: transfer.expectContinue ?? false,
    end: transfer.end !== undefined,
    shown: `${shownStart}${writeLines(lines, "shown")}\r\n${showBytes(body.sent)}${writeLines(trailers, "shown")}`,
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
  const hidden = (settings.headers ?? []).map(([name, value]) => ({ name, value, shown: "…" }));
  return [...[...lines, ...headers].map(([name, value]) => ({ name, value, shown: value })), ...hidden];
}

function writeLines(lines: readonly HeaderLine[], form: "value" | "shown"): string {
  return lines.map((line) => `${line.name}: ${line[form]}\r\n`).join("");
}
