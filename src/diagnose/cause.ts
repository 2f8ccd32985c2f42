import type { Layout, Spelling } from "../json/respell.ts";
import { respell } from "../json/respell.ts";
import type { Bytes } from "./encodings.ts";

/** Bytes that no other thread shares, as Web Crypto requires. */
export type Raw = Uint8Array<ArrayBuffer>;

/** Hexadecimal digits that a header claims. */
export type Digits = string | undefined;

/** Bodies that may have been signed. */
export type Bodies = Iterable<Bytes> | Promise<Iterable<Bytes>>;

/** Digests that a sender may have computed. */
export type Macs = Promise<readonly Uint8Array[]>;

/** A body as it was received. */
export interface Received {
  readonly bytes: Uint8Array;
  /** The body as text, if it is UTF-8. */
  readonly text: string | undefined;
  /** The text, if it is JSON and small enough to be written in many ways. */
  readonly json: string | undefined;
  /** Whether the body is small enough for attempts that look at each character. */
  readonly isSmall: boolean;
}

/** A cause: what it means, how to fix it, and how to undo the ways it may have come about. */
export interface Cause {
  /** A phrase without full stop. */
  readonly meaning: string;
  /** A phrase without full stop. Default: the general remedy. */
  readonly remedy?: string;
  /** Reads the hexadecimal digits that such a header claims. */
  readonly header?: (value: string) => Digits;
  /** Takes other secrets: those that have expired, or those of other webhooks. */
  readonly secrets?: "expired" | "other";
  /** Lists the keys that the sender may have used for a secret. */
  readonly keys?: (secret: string) => readonly Bytes[];
  /** Lists the bodies that may have been signed. */
  readonly bodies?: (body: Received) => Bodies;
  /** Lists them if the body is a text. */
  readonly text?: (text: string) => Bodies;
  /** Lists them if the body is JSON. */
  readonly json?: (json: string) => Bodies;
  /** Writes JSON in this layout, with and without escapes. */
  readonly layout?: Layout;
  /** Writes JSON this way in every layout. */
  readonly everyLayout?: Spelling;
  /** Writes JSON in these ways. */
  readonly spellings?: readonly Spelling[];
  /** Lists other digests than the HMAC-SHA256 of a body. */
  readonly digests?: (key: Raw, body: Raw) => Macs;
  /** Whether the digest may be cut. */
  readonly isCut?: true;
}

/** Lists the bodies that may have been signed, if a cause is at work. */
export function listBodies({ bodies, text, json, ...cause }: Omit<Cause, "meaning">, body: Received): Bodies {
  if (bodies !== undefined) return bodies(body);
  if (text !== undefined) return body.text === undefined ? [] : text(body.text);
  if (body.json === undefined) return [];
  return json === undefined ? respelt(body.json, listSpellings(cause)) : json(body.json);
}

function* respelt(json: string, spellings: readonly Spelling[]): Generator<Bytes> {
  for (const spelling of spellings) yield respell(json, spelling);
}

function listSpellings(cause: Pick<Cause, "layout" | "everyLayout" | "spellings">): readonly Spelling[] {
  const { layout, everyLayout, spellings = [] } = cause;
  const laidOut = layout === undefined ? [] : inEscapes({ layout }, ["ascii", "plain"]);
  const every =
    everyLayout === undefined
      ? []
      : layouts.flatMap((one) => inEscapes({ ...everyLayout, layout: one }, ["ascii"]));
  return [...laidOut, ...every, ...spellings];
}

const layouts: readonly Layout[] = ["compact", "python", "indent-2", "indent-4", "tabs"];

function inEscapes(spelling: Spelling, strings: readonly ("ascii" | "plain")[]): readonly Spelling[] {
  return [spelling, ...strings.map((one) => ({ ...spelling, strings: one }))];
}
