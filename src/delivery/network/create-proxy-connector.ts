import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { createCodedError } from "./create-coded-error.ts";
import { type Connect, type ConnectListener, openSocket, tellSocket } from "./create-guarded-connector.ts";

/** What a connector through a proxy needs. */
interface ProxyRoute {
  /** URL of the proxy; a user name and password in it are sent to it. */
  readonly proxy: string;
  /** Adds TLS to the tunnel. */
  readonly connect: Connect;
  /** Time limit for opening the tunnel, in milliseconds. */
  readonly connectTimeout: number;
}

/** Creates a connector that opens tunnels (`CONNECT`) through an HTTP proxy, for http and https alike. */
export function createProxyConnector(
  { proxy, connect, connectTimeout }: ProxyRoute,
  listener: ConnectListener,
): Connect {
  return (options, callback) => {
    const isSecure = options.protocol === "https:";
    const port = options.port || (isSecure ? "443" : "80");
    const attempt = async (): Promise<Socket> => {
      const path = `${options.hostname}:${port}`;
      const httpSocket = await openTunnel({ proxy, path, timeout: connectTimeout, signal: listener.dropped });
      const servername = options.servername || options.hostname;
      return isSecure
        ? openSocket(connect, { ...options, servername, httpSocket }, listener.dropped)
        : httpSocket;
    };
    tellSocket(attempt(), listener, callback);
  };
}

interface Tunnel {
  readonly proxy: string;
  /** Name and port of the target. */
  readonly path: string;
  readonly timeout: number;
  readonly signal: AbortSignal;
}

function openTunnel({ proxy, path, timeout, signal }: Tunnel): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const url = new URL(proxy);
    const login = decodeURIComponent(`${url.username}:${url.password}`);
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = {
      Host: path,
      ...(login !== ":" && { "Proxy-Authorization": `Basic ${Buffer.from(login).toString("base64")}` }),
    };
    const { hostname, port } = url;
    const request = send({ hostname, port, method: "CONNECT", path, headers, agent: false, signal });
    const fail = (error: Error): void => {
      clearTimeout(timer);
      request.destroy();
      reject(error);
    };
    const timer = setTimeout(
      () => fail(createCodedError("ETIMEDOUT", `the proxy gave no answer within ${timeout} ms`)),
      timeout,
    );
    const refuse = ({ statusCode }: IncomingMessage): void =>
      fail(createCodedError("EPROXY", `the proxy answered ${statusCode}`));
    request.on("connect", (answer, socket) => {
      if (answer.statusCode !== 200) {
        socket.destroy();
        return refuse(answer);
      }
      clearTimeout(timer);
      resolve(socket as Socket);
    });
    request.on("response", refuse);
    request.on("error", fail);
    request.end();
  });
}
