import { createServer } from "node:http";

/** A receiver on loopback that counts how often each event arrives. */
export interface CountingReceiver {
  readonly url: string;
  /** Arrivals by the identifier of the event's issue. */
  readonly arrivals: ReadonlyMap<number, number>;
  readonly close: () => Promise<void>;
}

/** Starts a receiver that answers 200 after so many milliseconds. */
export async function startCountingReceiver(delay = 0): Promise<CountingReceiver> {
  const arrivals = new Map<number, number>();
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray().catch(() => undefined);
    // A sender that was killed sends half a body.
    if (chunks === undefined || !request.complete) return;
    const { issue, event } = JSON.parse(Buffer.concat(chunks).toString());
    if (event !== "ping") arrivals.set(issue.id, (arrivals.get(issue.id) ?? 0) + 1);
    setTimeout(() => response.end("ok"), delay);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address === "string" || address === null) throw new Error("no port was given");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    arrivals,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
