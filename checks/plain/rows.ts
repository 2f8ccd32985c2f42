/** A thing that is easily missed, with the cases of the receiver suite that show it. */
export interface Row {
  readonly missed: string;
  /** Patterns of case names. A receiver misses the thing if one of them fails. */
  readonly cases: readonly string[];
}

export const rows: readonly Row[] = [
  {
    missed: "the signature is over the bytes as they came",
    cases: ["escapes-and-spaces", "line-ends-of-windows*"],
  },
  { missed: "a signed body that is not JSON gets an answer", cases: ["not-json-*", "empty-signed"] },
  {
    missed: "a signed delivery without the members of its event does no harm",
    cases: ["resource-of-another-event-tolerant", "root-*-tolerant", "event-missing-tolerant"],
  },
  { missed: "a body has a longest length, and a depth", cases: ["body-beyond-limit*", "nested-*"] },
  {
    missed: "bytes that are no UTF-8 are refused, and not repaired",
    cases: ["latin1-signed", "surrogate-signed", "overlong-signed"],
  },
  { missed: "one signature counts, not several", cases: ["signature-lines-*"] },
  {
    missed: "another method or media type is refused",
    cases: ["method-get", "method-put", "media-type-text", "media-type-form"],
  },
  { missed: "a sender may send in chunks", cases: ["chunked-*"] },
];
