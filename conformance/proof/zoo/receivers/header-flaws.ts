import type { IncomingMessage } from "node:http";
import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { rightSteps, type Steps } from "./right-steps.ts";

/** Takes a signature without a look where a request has something. */
function trusting(isTrusted: (request: IncomingMessage) => boolean): () => Partial<Steps> {
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

/** Takes the signature under another name where the right one is missing. */
function named(name: string): () => Partial<Steps> {
  return () => ({
    findSignatures: (request) =>
      request.headersDistinct["x-signature-256"] ?? request.headersDistinct[name] ?? [],
  });
}

/** Receivers that trust a header, or take the signature from another. */
export const headerFlaws: readonly ReceiverFlaw[] = [
  {
    name: "trusts-this-machine",
    flaw: "takes what says that it comes from this machine",
    killedBy: ["unsigned-ping-of-platform", "unsigned-from-this-machine"],
    steps: trusting(({ headers }) => headers["x-forwarded-for"] === "127.0.0.1"),
  },
  {
    name: "trusts-the-platform",
    flaw: "takes what calls itself the platform",
    killedBy: ["unsigned-ping-of-platform", "unsigned-update-of-platform"],
    steps: trusting(({ headers }) => /^CVAT/.test(headers["user-agent"] ?? "")),
  },
  {
    name: "takes-hub-header",
    flaw: "takes X-Hub-Signature-256 as well",
    killedBy: ["header-named-hub-signature-256", "header-of-another-platform"],
    steps: named("x-hub-signature-256"),
  },
  {
    name: "takes-webhook-signature",
    flaw: "takes X-Webhook-Signature as well",
    killedBy: ["header-named-webhook-signature"],
    alone: "one header under one name: there is nothing else to probe",
    steps: named("x-webhook-signature"),
  },
  {
    name: "takes-signature-header",
    flaw: "takes Signature as well",
    killedBy: ["header-named-signature"],
    alone: "one header under one name: there is nothing else to probe",
    steps: named("signature"),
  },
  {
    name: "takes-short-name",
    flaw: "takes X-Signature as well",
    killedBy: ["signature-in-query", "header-of-sha1"],
    steps: named("x-signature"),
  },
];
