import type { FailureKind } from "../case-result.ts";

/** A cause of failures, identified by the cases that fail together. */
export interface Cause {
  /** What the implementation does, in a phrase without full stop. */
  readonly title: string;
  /** What to change, or where to look. */
  readonly hint: string;
  /** How its cases fail. Default: in any way. */
  readonly kinds?: readonly FailureKind[];
  /** Cases that must all fail for this to be the cause. Default: none. */
  readonly signs?: readonly string[];
  /** Whether its signs tell the right digest in their responses. */
  readonly isTold?: boolean;
  /** How its signs fail. Default: as its cases do. */
  readonly signKinds?: readonly FailureKind[];
  /** A case that excludes the cause: if this case fails with the same answer as the signs, the cause is another. */
  readonly apart?: string;
  /** Whether its cases fail with the same answer as its sign, and with another answer than a wrong signature gets. */
  readonly isAlike?: true;
  /** Patterns of the cases that the cause explains if they fail, between spaces; `*` stands for any characters. */
  readonly explains: string;
}

/** Signed bodies whose formatting differs from that of a serialiser in JavaScript. */
const formatted =
  "escapes-and-spaces takes-* integer-beyond-doubles member-twice line-ends-of-windows " +
  "members-of-prototypes not-json-* empty-signed root-* *-signed raw-beyond-ascii media-type-* " +
  "header-* delivery-twice slow* chunked-* pieces-* body-at-limit* *-strict *-tolerant " +
  "minified-for-signing escapes-minified-for-signing newline-after-signing *-for-signing kept-* " +
  "pipelined* in-parallel deliveries-on-* ping-twice hex-* half-* expect-* nested-* " +
  "signature-in-white-space signature-used-again";

/** Cases with a wrong signature of any kind. */
const forged =
  "unsigned* signed-with-* signature-* signatures-* digest-* prefix-* hash-* mac-* junk-* " +
  "space-* header-of-* *-after-signing *-for-signing *-unsigned *-wrongly-signed " +
  "signed-over-nothing gzip-*";

const serialisedAgain = {
  title: "looks as if the body is parsed and serialised again before it is verified",
  hint: "verify the bytes as they arrive: express.raw(), request.get_data(), await request.body(), io.ReadAll",
} as const;

const unknownEvents = {
  title: "events that it has no handler for are not accepted",
  hint: "respond 200 to a signed delivery of any event",
} as const;

/** What receivers do wrong, the gravest first. A failure belongs to the first cause that explains it and shows all its signs. */
export const receiverCauses: readonly Cause[] = [
  {
    title: "the signature is never looked at: whoever knows the address can send anything",
    hint: "compute the HMAC-SHA256 of the raw body and compare it with X-Signature-256 before anything else",
    kinds: ["accepted"],
    signs: ["unsigned", "signed-with-another-secret", "digest-of-another-delivery"],
    explains: "*",
  },
  {
    title: "a delivery without signature is accepted: verification happens only where there is a header",
    hint: "reject a request without X-Signature-256 with 403 where there is a secret",
    kinds: ["accepted"],
    signs: ["unsigned", "unsigned-event"],
    explains: "unsigned* *-unsigned signature-empty signature-blank header-of-* signature-in-trailer",
  },
  {
    isTold: true,
    title: "a rejection tells the right digest: whoever asks for it can forge",
    hint: "never write the expected signature into a response, nor into an error page",
    kinds: ["accepted"],
    signs: ["signed-with-another-secret"],
    explains: forged,
  },
  {
    ...unknownEvents,
    kinds: ["rejected"],
    signs: ["takes-unknown-event"],
    apart: "unsigned",
    isAlike: true,
    explains: "*",
  },
  {
    ...serialisedAgain,
    signs: ["escapes-and-spaces", "minified-for-signing"],
    explains: formatted,
  },
  {
    ...serialisedAgain,
    signs: ["escapes-and-spaces", "member-twice"],
    explains: formatted,
  },
  {
    // Bodies of later editions are samples, with white space.
    ...serialisedAgain,
    signs: ["minified-for-signing"],
    signKinds: ["accepted"],
    apart: "signed-with-another-secret",
    explains: `${formatted} sample-* generated-* ping-*`,
  },
  {
    title: "bodies with letters beyond ASCII fail: looks as if the body is decoded before it is verified",
    hint: "keep the body in bytes until it is verified; do not turn it into text and back",
    signs: ["raw-beyond-ascii"],
    explains: "raw-beyond-ascii takes-* *characters* replacement-character latin1-* replaced-*",
  },
  {
    title: "the body is parsed before its signature is verified: anyone reaches the parser",
    hint: "verify the raw bytes first, then parse; what is wrongly signed is a 403 whatever it holds",
    kinds: ["otherwise", "broke"],
    signs: ["not-json-unsigned", "not-json-wrongly-signed"],
    // A receiver that answers 401 to every wrong signature does so for any body.
    apart: "unsigned",
    explains:
      "not-json-* empty-* not-utf8-* invalid-* unknown-* nested-* utf-16-* *-after-signing latin1-* gzip-*",
  },
  {
    title: "a wrong signature is rejected with another status than 403",
    hint: "respond 403 (W5.1.5), or run with list these cases with --known-failing where another 4xx will do",
    kinds: ["otherwise"],
    signs: ["unsigned", "signed-with-another-secret"],
    explains: "*",
  },
  {
    title: "the digest is compared leniently: cut, lengthened or with junk it is accepted as well",
    hint: "compare the whole header with sha256= and 64 digits, in constant time",
    kinds: ["accepted"],
    explains: "digest-* junk-* space-in-* prefix-and-space prefix-without-digest",
  },
  {
    title: "another prefix than sha256= is accepted, or none",
    hint: 'compare with "sha256=" and the digits; accept a bare digest only where your sender writes one',
    kinds: ["accepted"],
    explains: "prefix-* mac-* signature-quoted",
  },
  {
    title: "one of several signatures is picked",
    hint: "reject a request with more than one X-Signature-256, or with a comma in it",
    kinds: ["accepted"],
    explains: "signature-lines-* signatures-joined signature-before-comma",
  },
  {
    title: "a hostile X-Signature-256 breaks it",
    hint: "compare lengths of bytes before a comparison in constant time, which throws otherwise",
    kinds: ["broke"],
    explains: "signature-* prefix-* digest-*",
  },
  {
    title: "there is no limit to the length of a body, or another than --limit says (W-nolimit)",
    hint: "set a limit, give it with --limit, and respond 413 over it",
    explains: "body-* kept-after-beyond-limit",
  },
  {
    title: "what is not JSON, or not UTF-8, is accepted",
    hint: "decode with a fatal UTF-8 decoder, and reject what a strict JSON parser rejects",
    kinds: ["accepted"],
    explains:
      "not-json-* empty-signed latin1-signed surrogate-* overlong-* byte-order-* utf-16-* nested-never-closed",
  },
  {
    title: "a signed body that is not a valid delivery is accepted, though the receiver is strict",
    hint: "validate the envelope and respond 422, or run with --mode tolerant",
    kinds: ["accepted"],
    explains: "*-strict payload-* generated-* whole-*",
  },
  {
    title: "deliveries that a tolerant reader accepts are rejected",
    hint: "read tolerantly: keep unknown properties and values that are not known; or run with --mode strict",
    kinds: ["rejected"],
    explains: "*-tolerant",
  },
  {
    ...unknownEvents,
    explains: "takes-unknown-* takes-event-*",
  },
  {
    title: "valid deliveries are rejected",
    hint: "look at the first one's wire in --report json, and ask: annotation-contracts diagnose FILE",
    kinds: ["rejected"],
    explains: "takes-* ping-* delivery-* sample-* generated-*",
  },
  {
    title: "the media type is compared otherwise than HTTP has it",
    hint: "accept application/json in any case and with parameters, and nothing else",
    explains: "media-type-*",
  },
  {
    title: "other methods than POST are accepted",
    hint: "respond 405, or 404, to every method but POST",
    explains: "method-*",
  },
  {
    title: "deeply nested JSON breaks it",
    hint: "limit the depth before parsing, or catch what the parser throws",
    explains: "nested-*",
  },
  {
    title: "a connection that is kept, pipelined, chunked, slow or broken off is not handled",
    hint: "look at the server and at proxies before it: what they close they must announce",
    kinds: ["rejected", "broke"],
    explains:
      "kept-* pipelined* in-parallel deliveries-on-* chunked-* slow* expect-* half-* broken-* pieces-*",
  },
];
