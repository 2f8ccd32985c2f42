import { readCause } from "#src/text/read-cause.ts";
import type { Stop } from "./stop.ts";

type Meaning = readonly [problem: string, ...hints: string[]];

/** What errors of sockets and TLS mean, by code, and what to do. */
const meanings: Readonly<Record<string, (host: string) => Meaning>> = {
  ECONNREFUSED: (host) => [
    `nothing listens at ${host}`,
    "the receiver is not running, or at another port",
    "it listens at another address: 127.0.0.1, ::1 and localhost may differ",
  ],
  ECONNRESET: (host) => [`${host} ended the connection`, "something else than this receiver listens there"],
  ENOTFOUND: (host) => [`there is no host ${host}`, "the name in the URL is wrong, or is not known here"],
  EAI_AGAIN: (host) => [`the name ${host} cannot be looked up`, "there is no network, or no name server"],
  ETIMEDOUT: (host) => [`${host} does not answer`, "a firewall drops connections, or the address is wrong"],
  EHOSTUNREACH: (host) => [`${host} cannot be reached`, "the address is wrong, or there is no route to it"],
  EPROTO: explainHttp,
  ERR_SSL_WRONG_VERSION_NUMBER: explainHttp,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: explainHttp,
  DEPTH_ZERO_SELF_SIGNED_CERT: (host) => [
    `the certificate of ${host} is self-signed`,
    "pass the certificate with --ca",
  ],
  SELF_SIGNED_CERT_IN_CHAIN: (host) => [
    `the certificate of ${host} comes from an authority that is not known here`,
    "pass the authority with --ca",
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: (host) => [
    `the certificate of ${host} cannot be verified`,
    "the server does not send its whole chain; or pass the authority with --ca",
  ],
  CERT_HAS_EXPIRED: (host) => [`the certificate of ${host} has expired`, "renew it"],
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => [
    `the certificate of ${host} is for another name`,
    "use the name that the certificate has",
  ],
};

function explainHttp(host: string): Meaning {
  return [`${host} does not speak HTTPS`, "this port speaks HTTP: use http://"];
}

/** Explains why a receiver cannot be reached, from the error of the socket. */
export function explainUnreachable(cause: unknown, url: URL): Stop {
  const { code, message } = readCause(cause);
  const meaning = meanings[findCode(code, message)];
  if (meaning === undefined)
    return { problem: `${url.host} cannot be reached: ${message || code}`, hints: [] };
  const [problem, ...hints] = meaning(url.host);
  return { problem, hints };
}

/** Finds the code of an error. For a name with several addresses it is in the message only, and so is OpenSSL's. */
function findCode(code: string, message: string): string {
  if (Object.hasOwn(meanings, code)) return code;
  if (/wrong version number|packet length too long|http request/i.test(message)) return "EPROTO";
  return Object.keys(meanings).find((one) => message.includes(one)) ?? code;
}
