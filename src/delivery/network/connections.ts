import type { Socket } from "node:net";
import type { Client } from "undici";
import { createCodedError } from "./create-coded-error.ts";
import type { Connect, ConnectListener } from "./create-guarded-connector.ts";

/** One connection to a receiver: it carries one request at a time. */
export interface Connection {
  readonly client: Pick<Client, "dispatch" | "on">;
  /** How often it was opened; a count that stands still over an exchange means that a kept connection served. */
  readonly opened: () => number;
  /** The socket in use; undefined before the first one is open. */
  readonly socket: () => Socket | undefined;
  /** Address of the open or coming connection; null before it is known. */
  readonly address: () => string | null;
  /** What broke the socket; undefined while nothing did. */
  readonly failure: () => unknown;
  /** Receives each address before it is connected to. */
  onAddress: ((address: string) => void) | undefined;
  /** Bytes that the header of the awaited answer may still have. */
  headerLeft: number;
  /** Closes it, also while it opens. */
  readonly destroy: () => void;
}

/** Keeps connections that may be used again. */
export interface Connections {
  /** Gives a kept connection, or a new one; with `fresh`, a new one in any case. */
  readonly take: (origin: string, verifyTls: boolean, fresh?: boolean) => Connection;
  /** Takes a connection back, to keep or to destroy. */
  readonly give: (connection: Connection, keep: boolean) => void;
  /** Destroys every connection, in use or not. */
  readonly close: () => Promise<void>;
}

/** Opens clients, each with the connector that watches its address. */
export interface Opener {
  readonly createClient: (origin: string, connect: Connect) => Client;
  readonly createConnect: (verifyTls: boolean, listener: ConnectListener) => Connect;
}

/** Connections that are kept without use; the oldest make room. */
const MOST_IDLE = 256;

/** All connections, those without a request by their origin. */
interface Kept {
  readonly idle: Map<string, Connection[]>;
  readonly keys: Map<Connection, string>;
  idleCount: number;
}

/** Creates an empty keeper of connections. */
export function createConnections(opener: Opener): Connections {
  const kept: Kept = { idle: new Map(), keys: new Map(), idleCount: 0 };
  const { idle, keys } = kept;
  return {
    take: (origin, verifyTls, fresh = false) => {
      const key = `${verifyTls} ${origin}`;
      const known = fresh ? undefined : idle.get(key)?.at(-1);
      if (known !== undefined) {
        leaveIdle(kept, known);
        return known;
      }
      const connection = open(opener, origin, verifyTls);
      // A receiver that closes an idle connection leaves nothing worth keeping.
      connection.client.on("disconnect", () => {
        if (idle.get(key)?.includes(connection)) drop(kept, connection);
      });
      keys.set(connection, key);
      return connection;
    },
    give: (connection, keep) => {
      connection.onAddress = undefined;
      const key = keys.get(connection);
      if (!keep || key === undefined) return drop(kept, connection);
      idle.set(key, [...(idle.get(key) ?? []), connection]);
      kept.idleCount += 1;
      const [oldest] = kept.idleCount > MOST_IDLE ? (idle.values().next().value ?? []) : [];
      if (oldest !== undefined) drop(kept, oldest);
    },
    close: async () => {
      for (const connection of [...keys.keys()]) drop(kept, connection);
    },
  };
}

function leaveIdle(kept: Kept, connection: Connection): void {
  const key = kept.keys.get(connection) ?? "";
  const same = kept.idle.get(key);
  const at = same?.indexOf(connection) ?? -1;
  if (same === undefined || at < 0) return;
  same.splice(at, 1);
  kept.idleCount -= 1;
  if (same.length === 0) kept.idle.delete(key);
}

function drop(kept: Kept, connection: Connection): void {
  leaveIdle(kept, connection);
  kept.keys.delete(connection);
  connection.destroy();
}

function open(opener: Opener, origin: string, verifyTls: boolean): Connection {
  let opened = 0;
  let socket: Socket | undefined;
  let address: string | null = null;
  let failure: unknown;
  const dropping = new AbortController();
  const connect = opener.createConnect(verifyTls, {
    dropped: dropping.signal,
    onAddress: (next) => {
      address = next;
      connection.onAddress?.(next);
    },
    onSocket: (next) => {
      opened += 1;
      socket = next;
      failure = undefined;
      readInPieces(next, connection);
      // Before undici's own listener, which takes a reset after the status for the end of the answer.
      next.prependListener("error", (error) => {
        failure = error;
      });
    },
  });
  const client = opener.createClient(origin, connect);
  const connection: Connection = {
    client,
    opened: () => opened,
    socket: () => socket,
    address: () => address,
    failure: () => failure,
    onAddress: undefined,
    headerLeft: Infinity,
    destroy: () => {
      // First the client, so that it hears of no failure to open.
      client.destroy().catch(() => undefined);
      dropping.abort();
    },
  };
  return connection;
}

/** Bytes of an answer that undici's parser gets at a time. */
const PIECE = 1_024;

/**
 * Gives the parser small pieces, and ends a connection whose header is too long: the parser itself counts names and
 * values alone, and walks to the end of what it has, so that very many short headers would hold up the event loop.
 */
function readInPieces(socket: Socket, connection: Connection): void {
  const read = socket.read.bind(socket);
  socket.read = () => {
    if (connection.headerLeft <= 0)
      socket.destroy(createCodedError("UND_ERR_HEADERS_OVERFLOW", "the header of the answer is too long"));
    if (socket.destroyed) return null;
    const piece: Buffer | null = read(Math.min(socket.readableLength, PIECE) || undefined);
    connection.headerLeft -= piece?.length ?? 0;
    return piece;
  };
}
