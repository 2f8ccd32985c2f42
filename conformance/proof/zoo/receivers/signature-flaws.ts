import { createHmac, timingSafeEqual } from "node:crypto";
import type { ReceiverFlaws } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

/** Rejects unless a condition holds. */
function demand(isRight: boolean): void {
  if (!isRight) throw new Refused(403, "signature refused");
}

/** Returns the only signature of a request, with its digits in lower case. */
function takeOne(signatures: readonly string[]): string {
  demand(signatures.length === 1);
  return (signatures[0] ?? "").replace(/(?<=^sha256=).*/, (digits) => digits.toLowerCase());
}

function writeHeader(digest: Buffer): string {
  return `sha256=${digest.toString("hex")}`;
}

/** Wrong signatures in a row after which a receiver locks out. */
const MOST_WRONG = 20;

/** Receivers that check the header, or the digest in it, in a wrong way. */
export const signatureFlaws: ReceiverFlaws = {
  "checks-nothing": () => ({ checkSignature: () => {} }),
  "checks-what-is-there": () => ({
    checkSignature(signatures, digest) {
      if (signatures.length > 0) rightSteps.checkSignature(signatures, digest);
    },
  }),
  "takes-first-of-two": () => ({
    checkSignature: ([first = ""], digest) => rightSteps.checkSignature([first], digest),
  }),
  "takes-any-of-several": () => ({
    checkSignature: (signatures, digest) =>
      demand(
        signatures
          .join()
          .split(/, ?/)
          .some((one) => takeOne([one]) === writeHeader(digest)),
      ),
  }),
  "takes-a-bare-digest": () => ({
    checkSignature: ([signature = "", ...others], digest) =>
      rightSteps.checkSignature([signature.replace(/^(?!sha256=)/, "sha256="), ...others], digest),
  }),
  "takes-any-prefix": () => ({
    checkSignature: (signatures, digest) =>
      rightSteps.checkSignature([takeOne(signatures).replace(/^[\w-]*=/, "sha256=")], digest),
  }),
  "takes-the-begin-of-a-digest": () => ({
    checkSignature(signatures, digest) {
      const signature = takeOne(signatures);
      demand(signature.startsWith("sha256=") && writeHeader(digest).startsWith(signature));
    },
  }),
  "decodes-hex-leniently": () => ({
    checkSignature(signatures, digest) {
      const signature = takeOne(signatures);
      const bytes = Buffer.from(signature.replace(/^sha256=/, ""), "hex");
      demand(
        signature.startsWith("sha256=") && bytes.length === digest.length && timingSafeEqual(bytes, digest),
      );
    },
  }),
  "drops-junk-from-hex": () => ({
    checkSignature(signatures, digest) {
      const [, digits] = /^sha256=(.*)$/.exec(takeOne(signatures)) ?? [];
      demand(digits?.replace(/[^\da-f]/g, "") === digest.toString("hex"));
    },
  }),
  "splits-at-equals": () => ({
    checkSignature(signatures, digest) {
      const [prefix, digits] = takeOne(signatures).split("=");
      demand(prefix === "sha256" && digits === digest.toString("hex"));
    },
  }),
  "throws-at-another-length": () => ({
    checkSignature: (signatures, digest) =>
      demand(timingSafeEqual(Buffer.from(takeOne(signatures)), Buffer.from(writeHeader(digest)))),
  }),
  "throws-beyond-ascii": () => ({
    checkSignature(signatures, digest) {
      const [signature, right] = [takeOne(signatures), writeHeader(digest)];
      demand(
        signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right)),
      );
    },
  }),
  "lets-the-sender-choose": () => {
    let [key, signed]: [string, Uint8Array] = ["", new Uint8Array()];
    return {
      computeDigest(bytes, settings) {
        [key, signed] = [settings.secret, bytes];
        return rightSteps.computeDigest(bytes, settings);
      },
      checkSignature(signatures) {
        const [algorithm = "", hex] = takeOne(signatures).split("=");
        demand(/^sha(?:1|256|512)$/.test(algorithm));
        demand(hex === createHmac(algorithm, key).update(signed).digest("hex"));
      },
    };
  },
  "locks-out": () => {
    let wrong = 0;
    return {
      checkSignature(signatures, digest) {
        const before = wrong;
        wrong += 1;
        rightSteps.checkSignature(signatures, digest);
        wrong = 0;
        if (before >= MOST_WRONG) throw new Refused(403, "locked out");
      },
    };
  },
};
