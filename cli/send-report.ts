import { STATUS_CODES } from "node:http";
import { count, printable, visible } from "#src/util/display.ts";
import type { Io } from "./io.ts";
import type { Format } from "./options.ts";
import { colorizeFor } from "./output.ts";
import type { HttpResponse } from "./post.ts";

/** A request and its response. */
interface Sent {
  readonly source: string;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly response: HttpResponse;
  /** Never shown, even if the response contains them. */
  readonly signatures: readonly string[];
  readonly secret: string | undefined;
}

/** Shorter secrets are replaced only where they are a word of their own. */
const LONG = 8;

/** Writes the response to a delivery. */
export function writeSendReport(sent: Sent, format: Format, io: Io): string {
  const { source, bytes, milliseconds, signatures } = sent;
  const { status, statusText, body, truncated } = sent.response;
  const text = redact(new TextDecoder().decode(body), sent);
  if (format === "json") {
    const result = {
      source,
      bytes,
      signed: signatures.length > 0,
      status,
      milliseconds,
      response: text,
      truncated,
    };
    return `${JSON.stringify(result)}\n`;
  }
  const colorize = colorizeFor(io);
  const isGood = status >= 200 && status < 300;
  const mark = isGood ? colorize("good", "✓") : colorize("bad", "✗");
  const phrase = statusText === STATUS_CODES[status] ? statusText : redact(statusText, sent);
  const head = colorize("strong", printable(`${status} ${phrase}`.trim()));
  const about = `${source}, ${count(bytes, "byte")}, ${signatures.length > 0 ? "signed" : "unsigned"}, ${milliseconds} ms`;
  const lines = text === "" ? [] : text.split(/\r\n|\r|\n/).map((line) => `  ${visible(line)}`.trimEnd());
  if (truncated) lines.push(colorize("quiet", "  … the response is longer"));
  return `${[`${mark} ${head}  ${colorize("quiet", printable(about))}`, ...lines].join("\n")}\n`;
}

/** Hides the secret and the signatures in what a receiver may have echoed. */
function redact(text: string, { secret, signatures }: Pick<Sent, "secret" | "signatures">): string {
  const digests = signatures
    .map((value) => value.replace(/^sha256=/i, ""))
    .filter((digest) => digest.length >= LONG);
  const patterns = digests.map((digest) => new RegExp(`(?:sha256=)?${escapeRegExp(digest)}`, "gi"));
  if (secret !== undefined) {
    const word = escapeRegExp(secret);
    patterns.push(
      new RegExp(secret.length < LONG ? `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])` : word, "gu"),
    );
  }
  return patterns.reduce((shown, pattern) => shown.replace(pattern, "…"), text);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
