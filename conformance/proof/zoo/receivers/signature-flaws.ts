import { createHmac, timingSafeEqual } from "node:crypto";
import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { Refused, rightSteps } from "./right-steps.ts";

/** Refuses unless a condition holds. */
function demand(isRight: boolean): void {
  if (!isRight) throw new Refused(403, "signature refused");
}

/** The one signature of a request, its digits in lower case. */
function soleOf(signatures: readonly string[]): string {
  demand(signatures.length === 1);
  return (signatures[0] ?? "").replace(/(?<=^sha256=).*/, (digits) => digits.toLowerCase());
}

function headerOf(digest: Buffer): string {
  return `sha256=${digest.toString("hex")}`;
}

/** Receivers that check the header, or the digest in it, in a wrong way. */
export const signatureFlaws: readonly ReceiverFlaw[] = [
  {
    name: "checks-nothing",
    flaw: "takes every delivery without looking at its signature",
    killedBy: ["unsigned", "signed-with-another-secret", "altered-after-signing"],
    steps: () => ({ checkSignature: () => {} }),
  },
  {
    name: "checks-what-is-there",
    flaw: "verifies a signature only where there is one",
    killedBy: ["unsigned", "unsigned-event", "chunked-unsigned"],
    steps: () => ({
      checkSignature(signatures, digest) {
        if (signatures.length > 0) rightSteps.checkSignature(signatures, digest);
      },
    }),
  },
  {
    name: "trusts-a-connection",
    flaw: "verifies the first delivery of a connection alone",
    killedBy: ["unsigned-after-signed", "signature-used-again"],
    steps: () => {
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
  },
  {
    name: "reads-another-header",
    flaw: "looks for X-Hub-Signature, which no sender of ours sends",
    killedBy: ["takes-ping", "takes-update-task"],
    steps: () => ({ findSignatures: ({ headersDistinct }) => headersDistinct["x-hub-signature"] ?? [] }),
  },
  {
    name: "knows-one-case-of-the-header",
    flaw: "finds the header under X-Signature-256 in just these letters",
    killedBy: ["header-lower-case", "header-upper-case", "header-odd-case"],
    steps: () => ({
      findSignatures: ({ rawHeaders }) =>
        rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1] === "X-Signature-256"),
    }),
  },
  {
    name: "reads-trailers",
    flaw: "takes a signature that comes as a trailer",
    killedBy: ["signature-in-trailer", "signature-in-trailer-unannounced"],
    steps: () => ({
      findSignatures: ({ headersDistinct, trailersDistinct }) =>
        headersDistinct["x-signature-256"] ?? trailersDistinct["x-signature-256"] ?? [],
    }),
  },
  {
    name: "takes-first-of-two",
    flaw: "verifies the first of several signatures",
    killedBy: ["signature-lines-right-first", "signature-lines-alike"],
    steps: () => ({
      checkSignature: ([first = ""], digest) => rightSteps.checkSignature([first], digest),
    }),
  },
  {
    name: "takes-any-of-several",
    flaw: "is content when one of several signatures is right",
    killedBy: ["signature-lines-wrong-first", "signatures-joined", "signature-before-comma"],
    steps: () => ({
      checkSignature: (signatures, digest) =>
        demand(
          signatures
            .join()
            .split(/, ?/)
            .some((one) => soleOf([one]) === headerOf(digest)),
        ),
    }),
  },
  {
    name: "takes-a-bare-digest",
    flaw: "does not ask for sha256= before the digest",
    killedBy: ["prefix-missing", "prefix-missing-upper-case"],
    steps: () => ({
      checkSignature: ([signature = "", ...others], digest) =>
        rightSteps.checkSignature([signature.replace(/^(?!sha256=)/, "sha256="), ...others], digest),
    }),
  },
  {
    name: "takes-any-prefix",
    flaw: "compares what follows the equals sign, whatever stands before it",
    killedBy: ["prefix-of-sha1", "prefix-upper", "prefix-with-hyphen"],
    steps: () => ({
      checkSignature: (signatures, digest) =>
        rightSteps.checkSignature([soleOf(signatures).replace(/^[\w-]*=/, "sha256=")], digest),
    }),
  },
  {
    name: "takes-the-begin-of-a-digest",
    flaw: "compares as many digits as were sent",
    killedBy: ["digest-cut-by-one", "digest-cut-to-half", "digest-cut-to-one-byte", "prefix-without-digest"],
    steps: () => ({
      checkSignature(signatures, digest) {
        const signature = soleOf(signatures);
        demand(signature.startsWith("sha256=") && headerOf(digest).startsWith(signature));
      },
    }),
  },
  {
    name: "decodes-hex-leniently",
    flaw: "decodes the digits up to the first that is none, and compares the bytes",
    killedBy: ["digest-and-junk", "digest-and-zero"],
    steps: () => ({
      checkSignature(signatures, digest) {
        const signature = soleOf(signatures);
        const bytes = Buffer.from(signature.replace(/^sha256=/, ""), "hex");
        demand(
          signature.startsWith("sha256=") && bytes.length === digest.length && timingSafeEqual(bytes, digest),
        );
      },
    }),
  },
  {
    name: "drops-junk-from-hex",
    flaw: "removes what is no digit before it compares",
    killedBy: ["space-in-digest", "prefix-and-space", "digest-and-junk"],
    steps: () => ({
      checkSignature(signatures, digest) {
        const [, digits] = /^sha256=(.*)$/.exec(soleOf(signatures)) ?? [];
        demand(digits?.replace(/[^\da-f]/g, "") === digest.toString("hex"));
      },
    }),
  },
  {
    name: "throws-at-another-length",
    flaw: "compares in constant time without looking at the lengths: 500",
    killedBy: ["prefix-missing", "digest-cut-by-one", "digest-and-zero"],
    steps: () => ({
      checkSignature: (signatures, digest) =>
        demand(timingSafeEqual(Buffer.from(soleOf(signatures)), Buffer.from(headerOf(digest)))),
    }),
  },
  {
    name: "throws-beyond-ascii",
    flaw: "compares the lengths as texts and the rest as bytes: 500 on a letter beyond ASCII",
    killedBy: ["signature-latin1", "signature-utf8"],
    steps: () => ({
      checkSignature(signatures, digest) {
        const [signature, right] = [soleOf(signatures), headerOf(digest)];
        demand(
          signature.length === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right)),
        );
      },
    }),
  },
  {
    name: "lets-the-sender-choose",
    flaw: "takes the algorithm from the header",
    killedBy: ["mac-by-sha1-named", "mac-by-sha512-named"],
    steps: () => {
      let [key, signed]: [string, Uint8Array] = ["", new Uint8Array()];
      return {
        computeDigest(bytes, settings) {
          [key, signed] = [settings.secret, bytes];
          return rightSteps.computeDigest(bytes, settings);
        },
        checkSignature(signatures) {
          const [algorithm = "", hex] = soleOf(signatures).split("=");
          demand(/^sha(?:1|256|512)$/.test(algorithm));
          demand(hex === createHmac(algorithm, key).update(signed).digest("hex"));
        },
      };
    },
  },
  {
    name: "tells-the-right-digest",
    flaw: "names in its refusal the signature that it expected",
    killedBy: ["unsigned", "signed-with-another-secret"],
    steps: () => ({
      checkSignature(signatures, digest) {
        try {
          rightSteps.checkSignature(signatures, digest);
        } catch {
          throw new Refused(403, `expected ${headerOf(digest)}, received ${signatures}`);
        }
      },
    }),
  },
];
