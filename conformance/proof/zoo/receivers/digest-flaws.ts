import { createHmac } from "node:crypto";
import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { Refused, rightSteps, type Settings, type Steps } from "./right-steps.ts";

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

/** Receivers that tell the digest, key it with something else, or compare a part of it. */
export const digestFlaws: readonly ReceiverFlaw[] = [
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
];
