import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

const withCode = (code: string): Error => Object.assign(new Error("text"), { code });

test.each([
  ...["ENOTFOUND", "EAI_AGAIN", "ENODATA"].map((detail) => ({ detail, code: "dns" })),
  { detail: "ECONNREFUSED", code: "refused" },
  ...["ECONNRESET", "EPIPE", "ECONNABORTED", "ERR_STREAM_PREMATURE_CLOSE"].map((detail) => ({
    detail,
    code: "reset",
  })),
  ...["ETIMEDOUT", "ERR_SOCKET_CONNECTION_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT"].map((detail) => ({
    detail,
    code: "timeout",
  })),
  ...[
    "DEPTH_ZERO_SELF_SIGNED_CERT",
    "SELF_SIGNED_CERT_IN_CHAIN",
    "CERT_HAS_EXPIRED",
    "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
    "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    "ERR_TLS_CERT_ALTNAME_INVALID",
    "ERR_SSL_WRONG_VERSION_NUMBER",
    "EPROTO",
    "INVALID_CA",
    "HOSTNAME_MISMATCH",
    "CRL_HAS_EXPIRED",
  ].map((detail) => ({ detail, code: "tls" })),
  ...[
    "HPE_INVALID_CONSTANT",
    "HPE_HEADER_OVERFLOW",
    "HTTPParserError",
    "UND_ERR_HEADERS_OVERFLOW",
    "UND_ERR_RES_CONTENT_LENGTH_MISMATCH",
    "ERR_ASSERTION",
    "bad upgrade",
    "bad response",
    "status 101",
    "1xx without end",
  ].map((detail) => ({ detail, code: "protocol" })),
  ...[
    "EHOSTUNREACH",
    "ENETUNREACH",
    "EADDRNOTAVAIL",
    "EMFILE",
    "EPROTOTYPE",
    "MY_CERT_HAS_EXPIRED",
    "XECONNRESET",
    "EPIPES",
    "NOT_ENOTFOUND",
    "ECONNREFUSED_TWICE",
    "ETIMEDOUTS",
    "MY_HPE_X",
    "HTTPParserErrors",
    "a status 101",
    "status 101 again",
    "status x",
  ].map((detail) => ({
    detail,
    code: "network",
  })),
])("describeFailure calls $detail $code", ({ detail, code }) => {
  expect(describeFailure(withCode(detail))).toEqual({ code, detail });
});

test.each([
  {
    name: "the cause of a fetch",
    cause: new TypeError("fetch failed", { cause: withCode("ECONNREFUSED") }),
    expected: { code: "refused", detail: "ECONNREFUSED" },
  },
  {
    name: "an error without code",
    cause: new RangeError("x"),
    expected: { code: "network", detail: "RangeError" },
  },
  {
    name: "the message of undici, which has one code for all sockets",
    cause: Object.assign(new Error("other side closed"), { code: "UND_ERR_SOCKET" }),
    expected: { code: "reset", detail: "other side closed" },
  },
  {
    name: "a cause that is no error",
    cause: new TypeError("fetch failed", { cause: "x" }),
    expected: { code: "network", detail: "" },
  },
  {
    name: "a code that is no text",
    cause: Object.assign(new RangeError("x"), { code: 7 }),
    expected: { code: "network", detail: "RangeError" },
  },
  { name: "nothing", cause: undefined, expected: { code: "network", detail: "" } },
  { name: "what is no error", cause: "x", expected: { code: "network", detail: "" } },
])("describeFailure reads $name", ({ cause, expected }) => {
  expect(describeFailure(cause)).toEqual(expected);
});
