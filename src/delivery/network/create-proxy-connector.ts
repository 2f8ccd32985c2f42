import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { Socket } from "node:net";
import type { Connect, ConnectListener } from "./create-guarded-connector.ts";

/** What a connector through a proxy needs. */
export interface ProxyRoute {
  /** URL of the proxy; a user name and password in it are sent to it. */
  readonly proxy: string;
  /** Puts TLS on the tunnel. */
  readonly connect: Connect;
  /** Milliseconds that opening the tunnel may take. */
  readonly connectTimeout: number;
}

/** Creates a connector whose connections are tunnels (`CONNECT`) through an HTTP proxy, for http and https alike. */
export function createProxyConnector(
  { proxy, connect, connectTimeout }: ProxyRoute,
  { onSocket }: ConnectListener,
): Connect {
  return (options, callback) => {
    const port = options.port || (options.protocol === "https:" ? "443" : "80");
    openTunnel(proxy, `${options.hostname}:${port}`, connectTimeout).then(
      (socket) => {
        const done = (opened: Socket): void => {
          onSocket(opened);
          callback(null, opened);
        };
        if (options.protocol !== "https:") return done(socket);
        const servername = options.servername || options.hostname;
        connect({ ...options, servername, httpSocket: socket }, (...[error, secured]) =>
          error === null ? done(secured) : callback(error, null),
        );
      },
      (error: Error) => callback(error, null),
    );
  };
}

function openTunnel(proxy: string, path: string, timeout: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const url = new URL(proxy);
    const login = decodeURIComponent(`${url.username}:${url.password}`);
    const send = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = {
      Host: path,
      ...(login !== ":" && { "Proxy-Authorization": `Basic ${Buffer.from(login).toString("base64")}` }),
    };
    const { hostname, port } = url;
    const request = send({ hostname, port, method: "CONNECT", path, headers, agent: false });
    const fail = (error: Error): void => {
      clearTimeout(timer);
      request.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(proxyError("gives no answer", "ETIMEDOUT")), timeout);
    request.on("connect", ({ statusCode = 0 }, socket) => {
      if (statusCode !== 200) {
        socket.destroy();
        return fail(proxyError(`answers ${statusCode}`, "EPROXY"));
      }
      clearTimeout(timer);
      resolve(socket as Socket);
    });
    request.on("response", ({ statusCode = 0 }) => fail(proxyError(`answers ${statusCode}`, "EPROXY")));
    request.on("error", fail);
    request.end();
  });
}

function proxyError(message: string, code: string): Error {
  return Object.assign(new Error(`the proxy ${message}`), { code });
}
