import type { FailureKind } from "../runner/outcome.ts";
import { spelt } from "./spelt.ts";

/** A cause of failures, identified by the cases that fail together. */
export interface Cause {
  /** Stable, in kebab case. */
  readonly id: string;
  /** What the implementation does, in a phrase without full stop. */
  readonly title: string;
  /** What to change, or where to look. */
  readonly remedy: string;
  /** How its cases fail. Default: in any way. */
  readonly kinds?: readonly FailureKind[];
  /** Cases that must all fail for this to be the cause. */
  readonly signs: readonly string[];
  /** How its signs fail. Default: as its cases do. */
  readonly signKinds?: readonly FailureKind[];
  /** A case that excludes the cause: if this case fails with the same answer as the signs, the cause is another. */
  readonly apart?: string;
  /** Whether its cases fail with the same answer as its sign, and with another answer than a wrong signature gets. */
  readonly isAlike?: true;
  /** Patterns of the cases that the cause explains if they fail; `*` stands for any characters. */
  readonly explains: readonly string[];
}

/** Cases with a wrong signature of any kind. */
const forged = [
  "unsigned*",
  "signed-with-*",
  "signature-*",
  "signatures-*",
  "digest-*",
  "prefix-*",
  "hash-*",
  "mac-*",
  "junk-*",
  "space-*",
  "header-of-*",
  "*-after-signing",
  "*-for-signing",
  "*-unsigned",
  "*-wrongly-signed",
  "signed-over-nothing",
  "gzip-*",
];

const serialisedAgain = {
  id: "body-serialised-again",
  title: "looks as if the body is parsed and serialised again before it is verified",
  remedy:
    "verify the bytes as they arrive: express.raw(), request.get_data(), await request.body(), io.ReadAll",
} as const;

const unknownEvents = {
  id: "unknown-events",
  title: "events that it has no handler for are not taken",
  remedy: "answer 200 to a signed delivery of any event",
} as const;

/** What receivers do wrong, the gravest first. A failure belongs to the first cause that explains it and shows all its signs. */
export const receiverCauses: readonly Cause[] = [
  {
    id: "never-verifies",
    title: "the signature is never looked at: whoever knows the address can send anything",
    remedy:
      "compute the HMAC-SHA256 of the raw body and compare it with X-Signature-256 before anything else",
    kinds: ["took"],
    signs: ["unsigned", "signed-with-another-secret", "digest-of-another-delivery"],
    explains: ["*"],
  },
  {
    id: "unsigned-taken",
    title: "a delivery without signature is taken: verification happens only where there is a header",
    remedy: "refuse a request without X-Signature-256 with 403 where there is a secret",
    kinds: ["took"],
    signs: ["unsigned", "unsigned-event"],
    explains: [
      "unsigned*",
      "*-unsigned",
      "signature-empty",
      "signature-blank",
      "header-of-*",
      "signature-in-trailer",
    ],
  },
  {
    id: "digest-told",
    title: "a refusal tells the right digest: whoever asks for it can forge",
    remedy: "never write the expected signature into an answer, nor into an error page",
    kinds: ["took"],
    signs: ["signed-with-another-secret"],
    explains: forged,
  },
  {
    ...unknownEvents,
    kinds: ["refused"],
    signs: ["takes-unknown-event"],
    apart: "unsigned",
    isAlike: true,
    explains: ["*"],
  },
  {
    ...serialisedAgain,
    signs: ["escapes-and-spaces", "minified-for-signing"],
    explains: spelt,
  },
  {
    ...serialisedAgain,
    signs: ["escapes-and-spaces", "member-twice"],
    explains: spelt,
  },
  {
    // Bodies of later editions are samples, with white space.
    ...serialisedAgain,
    signs: ["minified-for-signing"],
    signKinds: ["took"],
    apart: "signed-with-another-secret",
    explains: [...spelt, "sample-*", "derived-*", "ping-*"],
  },
  {
    id: "body-decoded",
    title: "bodies with letters beyond ASCII fail: looks as if the body is decoded before it is verified",
    remedy: "keep the body in bytes until it is verified; do not turn it into text and back",
    signs: ["raw-beyond-ascii"],
    explains: [
      "raw-beyond-ascii",
      "takes-*",
      "*characters*",
      "replacement-character",
      "latin1-*",
      "replaced-*",
    ],
  },
  {
    id: "parsed-first",
    title: "the body is parsed before its signature is verified: anyone reaches the parser",
    remedy: "verify the raw bytes first, then parse; what is wrongly signed is a 403 whatever it holds",
    kinds: ["otherwise", "broke"],
    signs: ["not-json-unsigned", "not-json-wrongly-signed"],
    // A receiver that answers 401 to every wrong signature does so for any body.
    apart: "unsigned",
    explains: [
      "not-json-*",
      "empty-*",
      "not-utf8-*",
      "invalid-*",
      "unknown-*",
      "nested-*",
      "utf-16-*",
      "*-after-signing",
      "latin1-*",
      "gzip-*",
    ],
  },
  {
    id: "refuses-otherwise",
    title: "a wrong signature is refused with another status than 403",
    remedy: "answer 403 (W5.1.5), or run with --refusal any-4xx where another 4xx will do",
    kinds: ["otherwise"],
    signs: ["unsigned", "signed-with-another-secret"],
    explains: ["*"],
  },
  {
    id: "digits-read-leniently",
    title: "the digest is compared leniently: cut, lengthened or with junk it is taken as well",
    remedy: "compare the whole header with sha256= and 64 digits, in constant time",
    kinds: ["took"],
    signs: [],
    explains: ["digest-*", "junk-*", "space-in-*", "prefix-and-space", "prefix-without-digest"],
  },
  {
    id: "prefix-read-leniently",
    title: "another prefix than sha256= is taken, or none",
    remedy: 'compare with "sha256=" and the digits; take a bare digest only where your sender writes one',
    kinds: ["took"],
    signs: [],
    explains: ["prefix-*", "mac-*", "signature-quoted"],
  },
  {
    id: "several-signatures",
    title: "one of several signatures is picked",
    remedy: "refuse a request with more than one X-Signature-256, or with a comma in it",
    kinds: ["took"],
    signs: [],
    explains: ["signature-lines-*", "signatures-joined", "signature-before-comma"],
  },
  {
    id: "hostile-header",
    title: "a hostile X-Signature-256 breaks it",
    remedy: "compare lengths of bytes before a comparison in constant time, which throws otherwise",
    kinds: ["broke"],
    signs: [],
    explains: ["signature-*", "prefix-*", "digest-*"],
  },
  {
    id: "no-limit",
    title: "there is no limit to the length of a body, or another than --limit says (W-nolimit)",
    remedy: "set a limit, give it with --limit, and answer 413 over it",
    signs: [],
    explains: ["body-*", "kept-after-beyond-limit"],
  },
  {
    id: "json-read-leniently",
    title: "what is not JSON, or not UTF-8, is taken",
    remedy: "decode with a fatal UTF-8 decoder, and refuse what a strict JSON parser refuses",
    kinds: ["took"],
    signs: [],
    explains: [
      "not-json-*",
      "empty-signed",
      "latin1-signed",
      "surrogate-*",
      "overlong-*",
      "byte-order-*",
      "utf-16-*",
      "nested-never-closed",
    ],
  },
  {
    id: "validates-too-little",
    title: "a signed body that is no valid delivery is taken, though the receiver is strict",
    remedy: "validate the envelope and answer 422, or run with --mode tolerant",
    kinds: ["took"],
    signs: [],
    explains: ["*-strict", "payload-*", "derived-*", "whole-*"],
  },
  {
    id: "validates-too-much",
    title: "deliveries that a tolerant reader takes are refused",
    remedy:
      "read tolerantly: keep unknown members and texts that are no known value; or run with --mode strict",
    kinds: ["refused"],
    signs: [],
    explains: ["*-tolerant"],
  },
  {
    ...unknownEvents,
    signs: [],
    explains: ["takes-unknown-*", "takes-event-*"],
  },
  {
    id: "samples-refused",
    title: "valid deliveries are refused",
    remedy:
      "look at the first one's wire with --trace, and ask the doctor: annotation-contracts doctor <file>",
    kinds: ["refused"],
    signs: [],
    explains: ["takes-*", "ping-*", "delivery-*", "sample-*", "derived-*"],
  },
  {
    id: "media-type",
    title: "the media type is compared otherwise than HTTP has it",
    remedy: "take application/json in any case and with parameters, and nothing else",
    signs: [],
    explains: ["media-type-*"],
  },
  {
    id: "method",
    title: "other methods than POST are taken",
    remedy: "answer 405, or 404, to every method but POST",
    signs: [],
    explains: ["method-*"],
  },
  {
    id: "deep-json",
    title: "deeply nested JSON breaks it",
    remedy: "limit the depth before parsing, or catch what the parser throws",
    signs: [],
    explains: ["nested-*"],
  },
  {
    id: "connection",
    title: "a connection that is kept, pipelined, chunked, slow or broken off is not handled",
    remedy: "look at the server and at proxies before it: what they close they must announce",
    kinds: ["refused", "broke"],
    signs: [],
    explains: [
      "kept-*",
      "pipelined*",
      "in-parallel",
      "deliveries-on-*",
      "chunked-*",
      "slow*",
      "expect-*",
      "half-*",
      "broken-*",
      "pieces-*",
    ],
  },
];
