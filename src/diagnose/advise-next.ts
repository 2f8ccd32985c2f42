import type { VerifyResult } from "../signature/signature.ts";

/** How commands name secrets. */
export interface SecretNames {
  /** Their options, such as `--secret-env WEBHOOK_SECRET`. */
  readonly options: string;
  /** A command that counts the bytes of the first. */
  readonly count: string;
}

/** A delivery with a signature that no known cause explains. */
interface Unexplained {
  readonly verdict: Extract<VerifyResult, { ok: false }>;
  /** The body as text, if it is UTF-8. */
  readonly text: string | undefined;
  readonly userAgent?: string;
  readonly otherSecrets?: readonly unknown[];
  readonly secretNames?: SecretNames;
}

/** Attempts that failed, and what to do next. */
interface Advice {
  readonly ruledOut: readonly string[];
  readonly next: readonly string[];
}

/** Says what was ruled out and what to do next, in order, if no known cause explains a signature. */
export function adviseNext({ verdict, text, userAgent = "", ...known }: Unexplained): Advice {
  if (verdict.reason !== "mismatch") return { ruledOut: [], next: [headerStep, ...steps(known)] };
  return {
    ruledOut: [
      "the secret here: trimmed, quoted, in another case or encoding, cut, decoded from hex or base64",
      "the body here: written as JSON in other ways, with other line ends, cut, wrapped, compressed or in another encoding",
      "the digest: by another algorithm, without the key, or of something else than the body",
    ],
    next: [...(isPythonsNoMore(text, userAgent) ? [pythonStep] : []), ...steps(known)],
  };
}

const headerStep =
  "print the header as it arrives, with its length: what stands there is no signature of any form that is known";

const pythonStep =
  "the sender is Python, which writes a space after commas and colons, but this body is compact: it was parsed and serialised again; find where, and verify before";

/** Checks whether a body from Python has lost the spaces that Python writes. */
function isPythonsNoMore(text: string | undefined, userAgent: string): boolean {
  return /python/i.test(userAgent) && text !== undefined && /^\{"\w+":\S/.test(text);
}

const usualNames: SecretNames = {
  options: "--secret-env WEBHOOK_SECRET",
  count: 'printf %s "$WEBHOOK_SECRET" | wc -c',
};

function steps({
  otherSecrets = [],
  secretNames: { options, count } = usualNames,
}: Pick<Unexplained, "otherSecrets" | "secretNames">): readonly string[] {
  return [
    `compare the secrets by length, on both sides: ${count}`,
    `let a ping arrive without your code in between: annotation-contracts listen ${options} --save saved`,
    "if listen refuses it as well, the sender holds a different one: set the webhook's secret again, on both sides",
    ...(otherSecrets.length > 0
      ? []
      : [
          "try the secrets of your other webhooks: annotation-contracts doctor <file> --other-secret-env NAME",
        ]),
    "if listen takes it, your side changes the body: log the number of bytes that you verify, and compare it with Content-Length",
    `then give the doctor the very bytes that you verify: annotation-contracts doctor body.bin --header "sha256=…" ${options}`,
  ];
}
