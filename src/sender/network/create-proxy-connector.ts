import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import { createCodedError } from "./create-coded-error.ts";
import {
  type Connect,
  type ConnectListener,
  createConnector,
  openSocket,
} from "./create-guarded-connector.ts";

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
export function createProxyConnector(route: ProxyRoute, listener: ConnectListener): Connect {
  return createConnector(listener, async (options) => {
    const isSecure = options.protocol === "https:";
    const target = `${options.hostname}:${options.port || (isSecure ? "443" : "80")}`;
    const httpSocket = await openTunnel(route, target, listener.dropped);
    const servername = options.servername || options.hostname;
    return isSecure
      ? openSocket(route.connect, { ...options, servername, httpSocket }, listener.dropped)
      : httpSocket;
  });
}

/** Opens a tunnel to the name and port of a target. */
function openTunnel(
  { proxy, connectTimeout: timeout }: ProxyRoute,
  path: string,
  signal: AbortSignal,
): Promise<Socket> {
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
