import type { Attempt } from "./attempt.ts";
import { type AttemptPage, type AttemptQuery, readLimit } from "./delivery-store.ts";

/** A row of a database that holds an attempt; `document` is the rest of it as JSON. */
export interface AttemptRow {
  /** Grows with each attempt; PostgreSQL writes it as text. */
  readonly number: number | string;
  readonly webhook_id: number | string;
  readonly document: string;
  readonly answer: Uint8Array;
  readonly body: Uint8Array;
}

/** Reads an attempt. */
export function attemptOf({ webhook_id, document, answer, body }: AttemptRow): Attempt {
  const bytes = (part: Uint8Array): Uint8Array => new Uint8Array(part);
  return { ...JSON.parse(document), webhookId: Number(webhook_id), body: bytes(body), answer: bytes(answer) };
}

/** Computes which rows a page needs: those below a number, plus one to see whether another page follows. */
export function rowsFor(query: AttemptQuery = {}): { readonly below: number; readonly count: number } {
  const below = query.before === undefined ? Number.MAX_SAFE_INTEGER : Number(query.before);
  return { below: Number.isSafeInteger(below) ? below : 0, count: readLimit(query) + 1 };
}

/** Makes a page of the rows that `rowsFor` names. */
export function pageOf(rows: readonly AttemptRow[], { count }: { readonly count: number }): AttemptPage {
  const shown = rows.slice(0, count - 1);
  const last = shown.at(-1);
  const next = rows.length < count || last === undefined ? null : String(last.number);
  return { attempts: shown.map(attemptOf), next };
}
