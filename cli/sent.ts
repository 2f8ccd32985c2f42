import { count, printable, visible } from "#src/util/display.ts";
import { paintFor } from "./command.ts";
import type { Io } from "./io.ts";
import type { Answer } from "./post.ts";
import type { Format } from "./validate.ts";

/** The request and its answer. */
export interface Sent {
  readonly source: string;
  readonly bytes: number;
  readonly isSigned: boolean;
  readonly milliseconds: number;
  readonly answer: Answer;
  /** Texts that are never shown, even if the answer contains them. */
  readonly hidden: readonly string[];
}

/** Writes what came back. */
export function writeSent(sent: Sent, format: Format, io: Io): string {
  const { source, bytes, isSigned, milliseconds } = sent;
  const { status, statusText, body, truncated } = sent.answer;
  const text = hide(new TextDecoder().decode(body), sent.hidden);
  if (format !== "pretty") {
    const result = { source, bytes, signed: isSigned, status, milliseconds, answer: text, truncated };
    return `${JSON.stringify(result)}\n`;
  }
  const colorize = paintFor(io);
  const isGood = status >= 200 && status < 300;
  const mark = isGood ? colorize("good", "✓") : colorize("bad", "✗");
  const said = colorize("strong", printable(hide(`${status} ${statusText}`.trim(), sent.hidden)));
  const about = `${source}, ${count(bytes, "byte")}, ${isSigned ? "signed" : "unsigned"}, ${milliseconds} ms`;
  const lines = text === "" ? [] : text.split(/\r\n|\r|\n/).map((line) => `  ${visible(line)}`.trimEnd());
  if (truncated) lines.push(colorize("quiet", "  … the answer is longer"));
  return `${[`${mark} ${said}  ${colorize("quiet", printable(about))}`, ...lines].join("\n")}\n`;
}

/** A receiver may echo the request. */
function hide(text: string, hidden: readonly string[]): string {
  const words = hidden.flatMap((word) => [word, word.replace(/^sha256=/i, "")]).filter((word) => word !== "");
  return words.reduce((shown, word) => {
    const digits = word.toLowerCase();
    return shown.replaceAll(word, "…").replaceAll(digits, "…").replaceAll(word.toUpperCase(), "…");
  }, text);
}
