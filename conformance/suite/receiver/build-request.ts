import type { RequestData, TransferData } from "#generated/internal/cases-receiver.d.ts";
import { buildBody } from "./build-body.ts";
import { buildSignature, type HeaderLine, rightDigest } from "./build-signature.ts";
import { type Piece, planPieces } from "./plan-pieces.ts";
import { showBytes } from "./show-bytes.ts";

/** Settings of a request. */
interface RequestSettings {
  readonly url: URL;
  readonly secret: string;
  /** Maximum bytes that the receiver accepts. */
  readonly limit: number;
  /** Edition of the samples. */
  readonly edition: string;
  /** Varies order and formatting of the samples; the same seed gives the same bytes. */
  readonly seed?: number | undefined;
  /** Whether the receiver is asked to keep the connection. */
  readonly keep: boolean;
}

/** A request as it goes over the wire. */
export interface BuiltRequest {
  readonly method: string;
  readonly path: string;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  readonly trailers: readonly (readonly [name: string, value: string])[];
  readonly pieces: readonly Piece[];
  readonly transfer: TransferData;
  /** The request as a trace may show it. */
  readonly shown: string;
  /** The right digest of the body; no one but the sender may reveal it. */
  readonly digest: string;
}

/** Builds a request. */
export function buildRequest(data: RequestData, settings: RequestSettings): BuiltRequest {
  const { method = "POST", transfer = {} } = data;
  const { secret, limit, url } = settings;
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
  const digest = rightDigest(body.sent, secret);
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
    // The query may contain a token.
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
