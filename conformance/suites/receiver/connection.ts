import { connect as connectTcp, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import { type ByteReader, createByteReader } from "./byte-reader.ts";

/** A connection to the receiver, with nothing between its bytes and the case. */
export interface Connection {
  readonly reader: ByteReader;
  /** Writes bytes and waits until they are handed over; a failed connection shows only when it is read. */
  write(bytes: Uint8Array): Promise<void>;
  /** Ends the sending side. */
  end(): void;
  close(): void;
}

/** How to connect. */
export interface ConnectOptions {
  /** Closes the connection. */
  readonly signal: AbortSignal;
  /** Certificate authority in PEM, for `https:`. Default: those of the runtime. */
  readonly ca?: string | undefined;
}

/** Opens a connection to the host of a URL; rejects with the error of the socket. */
export async function openConnection(url: URL, { signal, ca }: ConnectOptions): Promise<Connection> {
  const isTls = url.protocol === "https:";
  // The brackets of an IPv6 address are part of the URL only.
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const address = { host, port: Number(url.port || (isTls ? 443 : 80)) };
  const socket: Socket = isTls
    ? connectTls({ ...address, ...(ca !== undefined && { ca }), ALPNProtocols: ["http/1.1"] })
    : connectTcp(address);
  const abort = (): void => void socket.destroy(new Error("out of time"));
  signal.addEventListener("abort", abort);
  socket.once("close", () => signal.removeEventListener("abort", abort));
  if (signal.aborted) abort();
  await new Promise<void>((resolve, reject) => {
    socket
      .once(isTls ? "secureConnect" : "connect", resolve)
      .once("error", (cause: NodeJS.ErrnoException) => {
        // A name with several addresses fails with one error for all of them, which has no message.
        reject(cause.message === "" ? new Error(`connect ${cause.code} ${address.host}`) : cause);
      });
  });
  socket.setNoDelay(true);
  return {
    reader: createByteReader(socket),
    write: (bytes) =>
      new Promise((resolve) => {
        // If a connection fails before the bytes are handed over, the callback is never called.
        socket.once("close", resolve);
        socket.write(bytes, () => {
          socket.off("close", resolve);
          resolve();
        });
      }),
    end: () => void socket.end(),
    close: () => void socket.destroy(),
  };
}
