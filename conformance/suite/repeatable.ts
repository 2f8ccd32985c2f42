import type { Repeatable } from "#generated/internal/cases-signature.d.ts";

/** Expands a repeatable text. */
export function expandText(value: Repeatable): string {
  return typeof value === "string" ? value : value.repeat.repeat(value.times);
}

/** Decodes base64, each repetition separately. Also runs in browsers. */
export function expandBytes(value: Repeatable): Uint8Array {
  const { repeat, times } = typeof value === "string" ? { repeat: value, times: 1 } : value;
  return Uint8Array.from(atob(repeat).repeat(times), (letter) => letter.charCodeAt(0));
}

/** Bytes, given as text (in UTF-8) or base64, and how many times to repeat them. */
export interface BytesData {
  readonly text?: string;
  readonly base64?: string;
  readonly times?: number;
}

/** Joins pieces of bytes. */
export function joinBytes(pieces: readonly BytesData[]): Buffer {
  return Buffer.concat(
    pieces.flatMap(({ text, base64 = "", times = 1 }) =>
      Array<Buffer>(times).fill(text === undefined ? Buffer.from(base64, "base64") : Buffer.from(text)),
    ),
  );
}
