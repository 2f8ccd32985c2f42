import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver } from "#src/receiver.ts";
import { type Listening, listen } from "../shared/listen.ts";

/** What the receiver saw of a request. */
export interface Seen {
  readonly version: string;
  readonly target: string;
  /** Names and values in turn, as they arrived. */
  readonly headers: readonly string[];
}

/** A right receiver behind a proxy, and what it sees. */
export interface Upstream extends Listening {
  /** Returns what has arrived since the last call. */
  readonly seen: () => readonly Seen[];
}

/** Starts a receiver on 127.0.0.1 with a limit for bodies in bytes. */
export async function startUpstream(secret: string, maxBytes: number): Promise<Upstream> {
  const listener = toNodeListener(
    createReceiver({ secret, on: {}, onRefused: () => {}, limits: { maxBytes } }),
  );
  const seen: Seen[] = [];
  const listening = await listen((request, response) => {
    const { httpVersion: version, url: target = "", rawHeaders: headers } = request;
    seen.push({ version, target, headers });
    void listener(request, response);
  });
  return { ...listening, seen: () => seen.splice(0) };
}
