import { createHmac } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { Refused, rightSteps, type Settings, type Steps } from "./right-steps.ts";

type Head = Parameters<Steps["checkHead"]>[0];

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

/** Compares a part of the digits. */
function comparing(from: number, to: number): () => Partial<Steps> {
  return () => ({
    checkSignature([signature = "", ...others], digest) {
      const part = (hex: string): string => hex.toLowerCase().slice(from, to);
      const isRight =
        /^sha256=[\da-f]{64}$/i.test(signature) && part(signature.slice(7)) === part(digest.toString("hex"));
      if (!isRight || others.length > 0) throw new Refused(403, "signature refused");
    },
  });
}

/** Keys the digest with something made of the secret. */
function keyed(change: (secret: string) => string | Buffer): () => Partial<Steps> {
  return () => ({
    computeDigest: (bytes, { secret }: Settings) =>
      createHmac("sha256", change(secret)).update(bytes).digest(),
  });
}

/** Takes the signature under another name where the right one is missing. */
function named(name: string): () => Partial<Steps> {
  return () => ({
    findSignatures: (request) =>
      request.headersDistinct["x-signature-256"] ?? request.headersDistinct[name] ?? [],
  });
}

/** Tells the right digest in a refusal. */
function telling(write: (digest: Buffer) => string): () => Partial<Steps> {
  return () => ({
    checkSignature(signatures, digest) {
      try {
        rightSteps.checkSignature(signatures, digest);
      } catch {
        throw new Refused(403, `expected ${write(digest)}`);
      }
    },
  });
}

/** Answers with another status. */
function answering(change: (status: number) => number): () => Partial<Steps> {
  return () => ({ answer: (response, status, text) => rightSteps.answer(response, change(status), text) });
}

/** Looks at a request as if its head were another. */
function seeing(
  change: (headers: Head["headers"], method: string | undefined) => Partial<Head>,
): () => Partial<Steps> {
  return () => ({
    checkHead: ({ method, headers }, settings) =>
      rightSteps.checkHead({ method, headers, ...change(headers, method) } as Head, settings),
  });
}

/** Verifies a part of the body. */
function over(cut: (body: Buffer) => Buffer): () => Partial<Steps> {
  return () => ({ signedBytes: cut });
}

type Members = Readonly<Record<string, unknown>>;

/** A strict receiver that validates by a check of its own. */
function checking(isValid: (delivery: Members) => boolean): () => Partial<Steps> {
  return () => ({
    handle(delivery) {
      if (!isValid(delivery as Members)) throw new Refused(422, "no delivery");
      return "taken";
    },
  });
}

/** Receivers with further flaws: keys, parts of digests, trust, names, answers, and validation that checks little. */
export const furtherFlaws: readonly ReceiverFlaw[] = [
  {
    name: "takes-json-vendors",
    flaw: "takes every media type with json in its subtype",
    killedBy: ["media-type-of-vendor", "media-type-of-vendor-hal"],
    steps: seeing((headers) => ({
      headers: {
        ...headers,
        "content-type": /json/.test(headers["content-type"] ?? "")
          ? "application/json"
          : headers["content-type"],
      },
    })),
  },
  {
    name: "takes-text-json",
    flaw: "takes text/json for application/json",
    killedBy: ["media-type-of-json-seq", "media-type-of-text-json"],
    steps: seeing((headers) => ({
      headers: {
        ...headers,
        "content-type": headers["content-type"]?.replace(
          /^text\/json|^application\/json-seq/,
          "application/json",
        ),
      },
    })),
  },
  {
    name: "ignores-encodings",
    flaw: "does not look at Content-Encoding",
    killedBy: ["encoding-br-of-plain-body", "encoding-deflate-of-plain-body"],
    steps: seeing(({ "content-encoding": _, ...headers }) => ({ headers })),
  },
  {
    name: "knows-gzip-alone",
    flaw: "refuses gzip, and takes every other Content-Encoding",
    killedBy: ["encoding-br-of-plain-body", "encoding-deflate-of-plain-body"],
    steps: seeing(({ "content-encoding": encoding, ...headers }) => ({
      headers: encoding === "gzip" ? { ...headers, "content-encoding": encoding } : headers,
    })),
  },
  {
    name: "takes-put-and-patch",
    flaw: "takes PUT and PATCH as well as POST",
    killedBy: ["kept-after-method", "method-put"],
    steps: seeing((_, method) => ({ method: ["PUT", "PATCH"].includes(method ?? "") ? "POST" : method })),
  },
  {
    name: "tells-in-base64",
    flaw: "names the expected digest in base64",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: telling((digest) => digest.toString("base64")),
  },
  {
    name: "tells-in-base64url",
    flaw: "names the expected digest in base64url",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: telling((digest) => digest.toString("base64url")),
  },
  {
    name: "tells-in-upper-case",
    flaw: "names the expected digest in upper case",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: telling((digest) => digest.toString("hex").toUpperCase()),
  },
  {
    name: "trims-secret",
    flaw: "trims the secret",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: keyed((secret) => secret.trim()),
  },
  {
    name: "lower-cases-secret",
    flaw: "lower-cases the secret",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: keyed((secret) => secret.toLowerCase()),
  },
  {
    name: "cuts-secret",
    flaw: "cuts the secret at 64 characters",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: keyed((secret) => secret.slice(0, 64)),
  },
  {
    name: "secret-in-latin-1",
    flaw: "reads the secret as Latin-1",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: keyed((secret) => Buffer.from(secret, "latin1")),
  },
  {
    name: "secret-normalised",
    flaw: "normalises the secret",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: keyed((secret) => secret.normalize("NFKC")),
  },
  {
    name: "compares-eight-digits",
    flaw: "compares the first eight digits",
    killedBy: ["digest-right-in-first-half", "digest-right-in-first-eight"],
    steps: comparing(0, 8),
  },
  {
    name: "compares-first-half",
    flaw: "compares the first half of the digits",
    killedBy: ["digest-right-in-first-half", "digest-right-in-all-but-last"],
    steps: comparing(0, 32),
  },
  {
    name: "compares-last-half",
    flaw: "compares the last half of the digits",
    killedBy: ["digest-right-in-last-half", "prefix-upper"],
    steps: comparing(32, 64),
  },
  {
    name: "compares-last-eight",
    flaw: "compares the last eight digits",
    killedBy: ["digest-right-in-last-half", "digest-right-in-last-eight"],
    steps: comparing(56, 64),
  },
  {
    name: "compares-all-but-last",
    flaw: "compares all digits but the last byte",
    killedBy: ["digest-right-in-all-but-last", "prefix-upper"],
    steps: comparing(0, 62),
  },
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
  {
    name: "answers-202",
    flaw: "answers 202 to what it takes",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 200 ? 202 : status)),
  },
  {
    name: "answers-204",
    flaw: "answers 204 to what it takes",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 200 ? 204 : status)),
  },
  {
    name: "answers-404",
    flaw: "answers 404 to a wrong signature",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 403 ? 404 : status)),
  },
  {
    name: "answers-400",
    flaw: "answers 400 to a wrong signature",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 403 ? 400 : status)),
  },
  {
    name: "answers-500",
    flaw: "answers 500 to a wrong signature",
    killedBy: ["altered-after-signing", "newline-after-signing"],
    steps: answering((status) => (status === 403 ? 500 : status)),
  },
  {
    name: "verifies-the-begin",
    flaw: "verifies the first 32 KiB of a body",
    killedBy: ["body-at-limit", "body-at-limit-chunked"],
    steps: over((body) => body.subarray(0, 32_768)),
  },
  {
    name: "strict-by-event",
    flaw: "says that it is strict, and looks at the event alone",
    killedBy: ["member-unknown-strict", "member-unknown-inside-strict"],
    mode: "strict",
    steps: checking(({ event }) => typeof event === "string"),
  },
  {
    name: "strict-by-members",
    flaw: "says that it is strict, and looks for the members of the envelope alone",
    killedBy: ["signature-used-again", "member-unknown-strict"],
    mode: "strict",
    steps: checking(
      (one) =>
        typeof one?.event === "string" &&
        (one.event === "ping" ? "webhook" in one : "webhook_id" in one) &&
        "sender" in one,
    ),
  },
  {
    name: "strict-without-resource",
    flaw: "says that it is strict, and does not look into the resource",
    killedBy: ["signature-used-again", "member-unknown-strict"],
    mode: "strict",
    steps: checking(
      (one) => typeof one?.event === "string" && typeof one.sender === "object" && one.sender !== null,
    ),
  },
];
