import type { Socket } from "node:net";
import type { Client } from "undici";
import { createCodedError } from "./create-coded-error.ts";
import type { Connect, ConnectListener } from "./create-guarded-connector.ts";

/** One connection to a receiver: it carries one request at a time. */
export interface Connection {
  readonly client: Pick<Client, "dispatch" | "on">;
  /** How often it was opened. If the count stays the same during an exchange, a kept connection served. */
  opened: number;
  /** The socket in use; undefined before the first one is open. */
  socket: Socket | undefined;
  /** Address of the open or coming connection; null before it is known. */
  address: string | null;
  /** What broke the socket; undefined if nothing did. */
  failure: unknown;
  /** Receives each address before it is connected to. */
  onAddress: ((address: string) => void) | undefined;
  /** Remaining bytes for the header of the awaited answer. */
  headerLeft: number;
  /** Closes it, also while it opens. */
  readonly destroy: () => void;
}

/** Keeps connections for reuse. */
export interface Connections {
  /** Returns a kept connection or a new one; always a new one with `fresh`. */
  readonly take: (origin: string, verifyTls: boolean, fresh?: boolean) => Connection;
  /** Takes a connection back, to keep or to destroy. */
  readonly give: (connection: Connection, keep: boolean) => void;
  /** Destroys every connection, in use or not. */
  readonly close: () => Promise<void>;
}

/** Opens clients, each with a connector that watches its address. */
interface Opener {
  readonly createClient: (origin: string, connect: Connect) => Client;
  readonly createConnect: (verifyTls: boolean, listener: ConnectListener) => Connect;
}

/** Most unused connections that are kept; the oldest is closed for a new one. */
const MOST_IDLE = 256;

/** Creates an empty keeper of connections. */
export function createConnections(opener: Opener): Connections {
  /** The key of each connection, which says what it can be reused for. */
  const keys = new Map<Connection, string>();
  /** Connections without a request, newest last. */
  const idle: Connection[] = [];
  const leaveIdle = (connection: Connection): void => {
    const at = idle.lastIndexOf(connection);
    if (at >= 0) idle.splice(at, 1);
  };
  const drop = (connection: Connection): void => {
    leaveIdle(connection);
    keys.delete(connection);
    connection.destroy();
  };
  return {
    take: (origin, verifyTls, fresh = false) => {
      const key = `${verifyTls} ${origin}`;
      const known = fresh ? undefined : idle.findLast((one) => keys.get(one) === key);
      if (known !== undefined) {
        leaveIdle(known);
        return known;
      }
      const connection = open(opener, origin, verifyTls);
      // If the receiver closes an idle connection, there is nothing left to keep.
      connection.client.on("disconnect", () => {
        if (idle.includes(connection)) drop(connection);
      });
      keys.set(connection, key);
      return connection;
    },
    give: (connection, keep) => {
      connection.onAddress = undefined;
      if (!keep || !keys.has(connection)) return drop(connection);
      idle.push(connection);
      const [oldest] = idle;
      if (idle.length > MOST_IDLE && oldest !== undefined) drop(oldest);
    },
    close: async () => {
      for (const connection of [...keys.keys()]) drop(connection);
    },
  };
}

function open({ createConnect, createClient }: Opener, origin: string, verifyTls: boolean): Connection {
  const dropping = new AbortController();
  const connect = createConnect(verifyTls, {
    dropped: dropping.signal,
    onAddress: (next) => {
      connection.address = next;
      connection.onAddress?.(next);
    },
    onSocket: (next) => {
      connection.opened += 1;
      connection.socket = next;
      connection.failure = undefined;
      readInPieces(next, connection);
      // Runs before undici's own listener, which treats a reset after the status as the end of the answer.
      next.prependListener("error", (error) => {
        connection.failure = error;
      });
    },
  });
  const client = createClient(origin, connect);
  const connection: Connection = {
    client,
    opened: 0,
    socket: undefined,
    address: null,
    failure: undefined,
    onAddress: undefined,
    headerLeft: Infinity,
    destroy: () => {
      // The client comes first, so it does not hear of a failure to open.
      client.destroy().catch(() => undefined);
      dropping.abort();
    },
  };
  return connection;
}

/** Bytes of an answer that undici's parser gets at a time. */
const PIECE = 1_024;

/**
 * Gives the parser small pieces, and ends a connection with too long a header. The parser itself counts only names and
 * values and processes all it has, so very many short headers would block the event loop.
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
