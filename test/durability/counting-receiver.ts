import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How a receiver responds. */
type Behavior = "good" | "unreliable" | "away" | "rejecting" | "busy" | "gone";

/** A receiver on loopback that counts its responses of 200. */
export interface CountingReceiver {
  readonly port: number;
  /** Responses of 200 by path, then by the identifier of the event's issue. */
  readonly answered: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Identifiers in the order of their first arrival at a path. */
  readonly order: ReadonlyMap<string, readonly number[]>;
  /** Times of the requests to a path, in milliseconds. */
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly setBehavior: (behavior: Behavior) => void;
  readonly close: () => Promise<void>;
}

/** Starts a receiver; `random` decides how it responds while it is unreliable. */
export async function startReceiver(random: () => number): Promise<CountingReceiver> {
  const answered = new Map<string, Map<number, number>>();
  const order = new Map<string, number[]>();
  const times = new Map<string, number[]>();
  let behavior: Behavior = "good";
  const respond = (response: ServerResponse, path: string, id: number): void => {
    times.set(path, [...(times.get(path) ?? []), performance.now()]);
    if (behavior === "busy") return void response.writeHead(503, { "Retry-After": "2" }).end();
    if (behavior === "gone") return void response.writeHead(410).end();
    if (behavior === "rejecting") return void response.writeHead(404).end();
    const luck = behavior === "good" ? 1 : behavior === "away" ? 0 : random();
    if (luck < 0.05) return void response.socket?.destroy();
    if (luck < 0.2) return void response.writeHead(500).end();
    if (luck < 0.22) return void response.writeHead(503, { "Retry-After": "1" }).end();
    const counts = answered.get(path) ?? new Map<number, number>();
    answered.set(path, counts.set(id, (counts.get(id) ?? 0) + 1));
    if (counts.get(id) === 1) order.set(path, [...(order.get(path) ?? []), id]);
    response.end("ok");
  };
  const listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks = await request.toArray().catch(() => undefined);
    // A sender that is killed sends half a body.
    if (chunks === undefined || !request.complete) return;
    const { issue } = JSON.parse(Buffer.concat(chunks).toString());
    respond(response, request.url ?? "", issue.id);
  };
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    answered,
    order,
    times,
    setBehavior: (next) => {
      behavior = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
