import { createRandom } from "../../conformance/suites/runner/shuffle.ts";
import type { Body, ReceivedHeader } from "../../src/signature/signature.ts";

/** Draws an integer from 0 to below a limit. */
type Draw = (limit: number) => number;

const headerCount = 10_000;
const bodySizes = [0, 1, 1000, 65_537];
const digits = "0123456789abcdefABCDEF";

/** Draws random headers, the same ones in every runtime, similar to the right one and unlike it. */
export function drawHeaders(signature: string): readonly ReceivedHeader[] {
  const draw = createDraw(20260201);
  return Array.from({ length: headerCount }, () => drawHeader(draw, signature));
}

/** Draws 20 bodies, the same ones in every runtime: each shape of a body in each size. */
export function drawBodies(): readonly Body[] {
  const draw = createDraw(20260202);
  return bodySizes.flatMap((size) =>
    listShapes(Uint8Array.from({ length: size + 8 }, () => draw(256)).buffer),
  );
}

/** Integer arithmetic only, so that the result is the same wherever JavaScript runs. */
function createDraw(seed: number): Draw {
  const random = createRandom(seed);
  return (limit) => Math.floor(random() * limit);
}

function drawHeader(draw: Draw, signature: string): ReceivedHeader {
  const kind = draw(10);
  if (kind === 0) return draw(2) === 0 ? null : undefined;
  if (kind === 1) return Array.from({ length: draw(4) }, () => drawValue(draw, signature));
  return drawValue(draw, signature);
}

function drawValue(draw: Draw, signature: string): string {
  const from = draw(signature.length + 1);
  const until = from + draw(3);
  const known = [signature, signature.slice(7), signature.toUpperCase(), "sha256=", ""];
  const values = [
    () => drawText(draw, draw(80), () => String.fromCharCode(draw(0x10000))),
    () => drawText(draw, draw(80), () => String.fromCharCode(draw(128))),
    () => `sha256=${drawText(draw, 60 + draw(7), drawDigit)}`,
    () => signature.slice(0, from) + drawText(draw, draw(3), drawAny) + signature.slice(until),
    () => signature.slice(0, from) + drawDigit(draw) + signature.slice(from + 1),
    () => known[draw(known.length)]!,
  ];
  return values[draw(values.length)]!();
}

function drawText(draw: Draw, length: number, drawLetter: (draw: Draw) => string): string {
  return Array.from({ length }, () => drawLetter(draw)).join("");
}

function drawDigit(draw: Draw): string {
  return digits[draw(digits.length)]!;
}

/** Any UTF-16 unit, lone surrogates included; half of the time an ASCII one. */
function drawAny(draw: Draw): string {
  return String.fromCharCode(draw(draw(2) === 0 ? 128 : 0x10000));
}

/** Lists the shapes that a body may have: views with an offset, and a text with what UTF-8 cannot represent. */
function listShapes(buffer: ArrayBuffer): readonly Body[] {
  const units = new Uint16Array(buffer, 2, (buffer.byteLength - 2) >> 1);
  return [
    new Uint8Array(buffer, 3, buffer.byteLength - 8),
    buffer,
    new DataView(buffer, 5),
    units,
    Array.from(units, (unit) => String.fromCharCode(unit)).join(""),
  ];
}
