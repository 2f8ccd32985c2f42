import type { Socket } from "node:net";
import type { Client, Dispatcher } from "undici";
import type { Connect } from "./guarded-connector.ts";

/** One connection to a receiver: it carries one request at a time. */
export interface Connection {
  readonly client: Pick<Client, "dispatch" | "destroy">;
  /** How often it was opened; a count that stands still over an exchange means that a kept connection served. */
  readonly opened: () => number;
  /** The socket in use; undefined before the first one is open. */
  readonly socket: () => Socket | undefined;
  /** The address that it is, or is about to be, connected to; null before it is known. */
  readonly address: () => string | null;
  /** What broke the socket; undefined while nothing did. */
  readonly failure: () => unknown;
  /** Is told of each address before it is connected to. */
  onAddress: ((address: string) => void) | undefined;
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
  readonly createConnect: (verifyTls: boolean, listener: SocketListener) => Connect;
}

/** Is told what a connection does. */
export interface SocketListener {
  readonly onAddress: (address: string) => void;
  readonly onSocket: (socket: Socket) => void;
}

/** Connections that are kept without use; the oldest make room. */
const MOST_IDLE = 256;

/** Creates an empty keeper of connections. */
export function createConnections(opener: Opener): Connections {
  const idle = new Map<string, Connection[]>();
  const keys = new Map<Connection, string>();
  let idleCount = 0;

  const forget = (connection: Connection): void => {
    const key = keys.get(connection);
    const kept = key === undefined ? undefined : idle.get(key);
    const at = kept?.indexOf(connection) ?? -1;
    if (kept === undefined || key === undefined || at < 0) return;
    kept.splice(at, 1);
    idleCount -= 1;
    if (kept.length === 0) idle.delete(key);
  };

  const drop = (connection: Connection): void => {
    forget(connection);
    keys.delete(connection);
    connection.client.destroy().catch(() => undefined);
  };

  const open = (origin: string, verifyTls: boolean): Connection => {
    let opened = 0;
    let socket: Socket | undefined;
    let address: string | null = null;
    let failure: unknown;
    const connect = opener.createConnect(verifyTls, {
      onAddress: (next) => {
        address = next;
        connection.onAddress?.(next);
      },
      onSocket: (next) => {
        opened += 1;
        socket = next;
        failure = undefined;
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
    };
    // A receiver that closes an idle connection leaves nothing worth keeping.
    client.on("disconnect", () => idleConnectionClosed(connection));
    return connection;
  };

  const idleConnectionClosed = (connection: Connection): void => {
    const kept = idle.get(keys.get(connection) ?? "");
    if (kept?.includes(connection)) drop(connection);
  };

  return {
    take: (origin, verifyTls, fresh = false) => {
      const key = `${verifyTls} ${origin}`;
      const kept = fresh ? undefined : idle.get(key)?.at(-1);
      if (kept !== undefined) {
        forget(kept);
        return kept;
      }
      const connection = open(origin, verifyTls);
      keys.set(connection, key);
      return connection;
    },
    give: (connection, keep) => {
      connection.onAddress = undefined;
      const key = keys.get(connection);
      if (!keep || key === undefined) return drop(connection);
      idle.set(key, [...(idle.get(key) ?? []), connection]);
      idleCount += 1;
      const [oldest] = idleCount > MOST_IDLE ? (idle.values().next().value ?? []) : [];
      if (oldest !== undefined) drop(oldest);
    },
    close: async () => {
      for (const connection of [...keys.keys()]) drop(connection);
    },
  };
}

/** What a dispatch hands to its handler, in the words of undici. */
export type Controller = Dispatcher.DispatchController;
