import { createHmac } from "node:crypto";
import type { CreateFlaw, ReceiverFlaws } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

/** Compares something computed from the digits. */
function comparing(make: (hex: string) => unknown): CreateFlaw {
  return () => ({
    checkSignature([signature = "", ...others], digest) {
      const isRight =
        /^sha256=[\da-f]{64}$/i.test(signature) &&
        make(signature.slice(7).toLowerCase()) === make(digest.toString("hex"));
      if (!isRight || others.length > 0) throw new Refused(403, "signature refused");
    },
  });
}

/** Keys the digest with something computed from the secret. */
function keyed(change: (secret: string) => string | Buffer): CreateFlaw {
  return () => ({
    computeDigest: (bytes, { secret }) => createHmac("sha256", change(secret)).update(bytes).digest(),
  });
}

/** Reveals the right digest in a rejection. */
function telling(write: (digest: Buffer) => string): CreateFlaw {
  return () => ({
    checkSignature(signatures, digest) {
      try {
        rightSteps.checkSignature(signatures, digest);
      } catch {
        throw new Refused(403, `expected ${write(digest)}, received ${signatures}`);
      }
    },
  });
}

/** Receivers that reveal the digest, key it with something else, or compare a part of it. */
export const digestFlaws: ReceiverFlaws = {
  "tells-the-right-digest": telling((digest) => `sha256=${digest.toString("hex")}`),
  "tells-in-base64": telling((digest) => digest.toString("base64")),
  "tells-in-base64url": telling((digest) => digest.toString("base64url")),
  "tells-in-upper-case": telling((digest) => digest.toString("hex").toUpperCase()),
  "trims-secret": keyed((secret) => secret.trim()),
  "lower-cases-secret": keyed((secret) => secret.toLowerCase()),
  "cuts-secret": keyed((secret) => secret.slice(0, 64)),
  "secret-in-latin-1": keyed((secret) => Buffer.from(secret, "latin1")),
  "secret-normalised": keyed((secret) => secret.normalize("NFKC")),
  "compares-eight-digits": comparing((hex) => hex.slice(0, 8)),
  "compares-first-half": comparing((hex) => hex.slice(0, 32)),
  "compares-last-half": comparing((hex) => hex.slice(32)),
  "compares-last-eight": comparing((hex) => hex.slice(56)),
  "compares-all-but-last": comparing((hex) => hex.slice(0, 62)),
  "sums-the-digest": comparing((hex) => Buffer.from(hex, "hex").reduce((sum, byte) => sum ^ byte, 0)),
};
