import type { TransferData } from "#generated/internal/cases-receiver.d.ts";
import { itemAt } from "#src/util/item-at.ts";

/** Bytes that are written at once, and how long to wait before. */
export interface Piece {
  readonly bytes: Uint8Array;
  /** Milliseconds. */
  readonly pause: number;
}

/** Bytes that are written at once, unless a case says otherwise. */
const MOST = 65_536;

/** Plans how a body is written: cut into pieces, each a chunk if the case has chunks. */
export function planPieces(body: Uint8Array, transfer: TransferData): readonly Piece[] {
  const { pieces = Math.ceil(body.length / MOST), pause = 0, end } = transfer;
  const sent = end === "before-last-byte" ? body.subarray(0, -1) : body;
  const parts = pieces === "characters" ? cutCharacters(sent) : cutEvenly(sent, pieces);
  return parts.map((bytes, index) => ({ bytes, pause: index === 0 ? 0 : pause }));
}

function cutEvenly(body: Uint8Array, pieces: number): readonly Uint8Array[] {
  if (body.length === 0) return [];
  const length = Math.ceil(body.length / pieces);
  const count = Math.ceil(body.length / length);
  return Array.from({ length: count }, (_, index) => body.subarray(index * length, (index + 1) * length));
}

/** Cuts before every byte that continues a character. */
function cutCharacters(body: Uint8Array): readonly Uint8Array[] {
  const parts: Uint8Array[] = [];
  let from = 0;
  for (let at = 1; at <= body.length; at += 1) {
    if (at < body.length && (itemAt(body, at) & 0xc0) !== 0x80) continue;
    parts.push(body.subarray(from, at));
    from = at;
  }
  return parts;
}
