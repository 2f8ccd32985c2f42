import type { IncomingMessage } from "node:http";
import type { CreateFlaw, ReceiverFlaws } from "./receiver-flaw.ts";
import { rightSteps } from "./right-steps.ts";

/** Accepts a signature without checking it if a request has some property. */
function trusting(isTrusted: (request: IncomingMessage) => boolean): CreateFlaw {
  return () => {
    let trusted = false;
    return {
      findSignatures(request) {
        trusted = isTrusted(request);
        return rightSteps.findSignatures(request);
      },
      checkSignature: (signatures, digest) =>
        trusted ? undefined : rightSteps.checkSignature(signatures, digest),
    };
  };
}

/** Looks for the signature elsewhere where the right header is missing. */
function finding(find: (request: IncomingMessage) => readonly string[] | undefined): CreateFlaw {
  return () => ({
    findSignatures: (request) => request.headersDistinct["x-signature-256"] ?? find(request) ?? [],
  });
}

/** Accepts the signature under another name where the right one is missing. */
function named(name: string): CreateFlaw {
  return finding(({ headersDistinct }) => headersDistinct[name]);
}

/** Receivers that trust what anybody can write, or take the signature from elsewhere. */
export const headerFlaws: ReceiverFlaws = {
  "trusts-this-machine": trusting(({ headers }) => headers["x-forwarded-for"] === "127.0.0.1"),
  "trusts-the-platform": trusting(({ headers }) => /^CVAT/.test(headers["user-agent"] ?? "")),
  "trusts-agent": trusting(
    (request) =>
      rightSteps.findSignatures(request).length === 0 && /webhook/i.test(request.headers["user-agent"] ?? ""),
  ),
  "trusts-a-connection": () => {
    const trusted = new WeakSet<object>();
    let socket: object = {};
    return {
      findSignatures(request) {
        socket = request.socket;
        return rightSteps.findSignatures(request);
      },
      checkSignature(signatures, digest) {
        if (!trusted.has(socket)) rightSteps.checkSignature(signatures, digest);
        trusted.add(socket);
      },
    };
  },
  "takes-hub-header": named("x-hub-signature-256"),
  "takes-webhook-signature": named("x-webhook-signature"),
  "takes-signature-header": named("signature"),
  "takes-short-name": named("x-signature"),
  "signature-from-query": finding(({ url = "" }) => {
    const found = new URL(url, "http://localhost").searchParams.get("signature");
    return found === null ? undefined : [`sha256=${found.replace("sha256=", "")}`];
  }),
  "reads-trailers": finding(({ trailersDistinct }) => trailersDistinct["x-signature-256"]),
  "reads-another-header": () => ({
    findSignatures: ({ headersDistinct }) => headersDistinct["x-hub-signature"] ?? [],
  }),
  "knows-one-case-of-the-header": () => ({
    findSignatures: ({ rawHeaders }) =>
      rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1] === "X-Signature-256"),
  }),
};
