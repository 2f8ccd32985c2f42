import { readErrorDetails } from "./error-details.ts";

/** The meaning of socket error codes. Callers add the address. */
const words: Readonly<Record<string, string>> = {
  EADDRINUSE: "another program already uses this port; stop it, or choose another port",
  EADDRNOTAVAIL: "this machine does not have this address",
  EACCES: "listening there is not permitted; ports below 1024 require privileges",
  ECONNREFUSED: "connection refused. Is the receiver running on this port?",
  ECONNRESET: "the connection closed before a response; look at the receiver's log",
  EPIPE: "the connection closed before a response; look at the receiver's log",
  ENOTFOUND: "this host name does not exist",
  EAI_AGAIN: "the host name could not be looked up; check the network connection",
  ETIMEDOUT: "no response; a firewall may be dropping connections",
  EHOSTUNREACH: "no route to this host",
  ENETUNREACH: "the network is unreachable",
  EPROTO: "this port speaks HTTP, not HTTPS; use http://",
  ERR_SSL_WRONG_VERSION_NUMBER: "this port speaks HTTP, not HTTPS; use http://",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "this port speaks HTTP, not HTTPS; use http://",
  HPE_INVALID_CONSTANT: "the response is not HTTP; is it HTTPS?",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed; add it to NODE_EXTRA_CA_CERTS",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    "its certificate cannot be verified; add its certificate authority to NODE_EXTRA_CA_CERTS",
  SELF_SIGNED_CERT_IN_CHAIN:
    "its certificate cannot be verified; add its certificate authority to NODE_EXTRA_CA_CERTS",
  CERT_HAS_EXPIRED: "its certificate has expired",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another host name",
};

/** Explains an error on a connection to a peer, with its code. An unknown error is shown unchanged. */
export function explainNetworkError(cause: unknown, peer: "receiver" | "platform" = "receiver"): string {
  const { code, message } = readErrorDetails(cause);
  const known = words[code];
  return known === undefined ? code || message : `${known.replace("receiver", peer)} (${code})`;
}
