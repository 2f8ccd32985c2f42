import type { Failure, FailureCode } from "./attempt.ts";

/** Meaning of the runtime's codes; the first matching row counts. */
const meanings: readonly (readonly [RegExp, FailureCode])[] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA)$/, "dns"],
  [/^ECONNREFUSED$/, "refused"],
  [/^EBLOCKED$/, "blocked"],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED|ERR_STREAM_PREMATURE_CLOSE|other side closed)$/, "reset"],
  [/^(?:ETIMEDOUT|ERR_SOCKET_CONNECTION_TIMEOUT|UND_ERR_CONNECT_TIMEOUT)$/, "timeout"],
  [/^(?:ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|UNABLE_TO_|.*SELF_SIGNED|INVALID_CA|HOSTNAME_MISMATCH|CRL_)/, "tls"],
  [/^(?:HPE_|HTTPParserError$|UND_ERR_HEADERS_OVERFLOW$|UND_ERR_RES_|ERR_ASSERTION$)/, "protocol"],
  [/^(?:bad upgrade|bad response|status \d+|1xx without end)$/, "protocol"],
];

/** Describes what went wrong with a delivery, from what the transport threw. */
export function describeFailure(cause: unknown): Failure {
  const detail = findCode(cause);
  return { code: meanings.find(([pattern]) => pattern.test(detail))?.[1] ?? "network", detail };
}

/** Finds the code of an error; `fetch` hides it in the error's cause. */
function findCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as { code?: unknown };
  // This code stands for every end of a connection; the message says which.
  if (code === "UND_ERR_SOCKET") return error.message;
  if (typeof code === "string") return code;
  return error.cause === undefined ? error.name : findCode(error.cause);
}
