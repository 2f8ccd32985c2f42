import { readErrorDetails } from "#src/util/error-details.ts";

/** Why a run would only repeat one mistake, and what to do. */
export interface Stop {
  /** What was received, in a phrase without full stop. */
  readonly problem: string;
  /** The likely causes, and what to check, the likeliest first. */
  readonly hints: readonly string[];
}

type Meaning = readonly [problem: string, ...hints: string[]];

const speaksHttp: Meaning = ["{host} does not speak HTTPS", "this port speaks HTTP: use http://"];

/** What errors of sockets and TLS mean, by code, and what to do. */
const meanings: Readonly<Record<string, Meaning>> = {
  ECONNREFUSED: [
    "nothing listens at {host}",
    "the receiver is not running, or at another port",
    "it listens at another address: 127.0.0.1, ::1 and localhost may differ",
  ],
  ECONNRESET: ["{host} ended the connection", "something else than this receiver listens there"],
  ENOTFOUND: ["there is no host {host}", "the name in the URL is wrong, or is not known here"],
  EAI_AGAIN: ["the name {host} cannot be looked up", "there is no network, or no name server"],
  ETIMEDOUT: ["{host} does not answer", "a firewall drops connections, or the address is wrong"],
  EHOSTUNREACH: ["{host} cannot be reached", "the address is wrong, or there is no route to it"],
  EPROTO: speaksHttp,
  ERR_SSL_WRONG_VERSION_NUMBER: speaksHttp,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: speaksHttp,
  DEPTH_ZERO_SELF_SIGNED_CERT: ["the certificate of {host} is self-signed", "pass the certificate with --ca"],
  SELF_SIGNED_CERT_IN_CHAIN: [
    "the certificate of {host} comes from an authority that is not known here",
    "pass the authority with --ca",
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    "the certificate of {host} cannot be verified",
    "the server does not send its whole chain; or pass the authority with --ca",
  ],
  CERT_HAS_EXPIRED: ["the certificate of {host} has expired", "renew it"],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    "the certificate of {host} is for another name",
    "use the name that the certificate has",
  ],
};

/** Explains why a receiver cannot be reached, from the error of the socket. */
export function explainUnreachable(cause: unknown, url: URL): Stop {
  const { code, message } = readErrorDetails(cause);
  const meaning = meanings[findCode(code, message)];
  if (meaning === undefined)
    return { problem: `${url.host} cannot be reached: ${message || code}`, hints: [] };
  const [problem, ...hints] = meaning;
  return { problem: problem.replace("{host}", () => url.host), hints };
}

/** Finds the code of an error. For a name with several addresses it is in the message only, and so is OpenSSL's. */
function findCode(code: string, message: string): string {
  if (Object.hasOwn(meanings, code)) return code;
  if (/wrong version number|packet length too long|http request/i.test(message)) return "EPROTO";
  return Object.keys(meanings).find((one) => message.includes(one)) ?? code;
}
