import { toNodeListener } from "#src/receiver/node.ts";
import { createReceiver } from "#src/receiver.ts";
import { type Listening, listen } from "../shared/listen.ts";

/** What the receiver saw of a request. */
export interface Seen {
  readonly version: string;
  readonly target: string;
  /** Names and values in turn, as they came. */
  readonly headers: readonly string[];
}

/** A right receiver to stand behind a proxy, and what it sees. */
export interface Upstream extends Listening {
  /** Gives what came since it was asked last. */
  readonly seen: () => readonly Seen[];
}

/** Starts a receiver on 127.0.0.1 that takes bodies of so many bytes. */
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
