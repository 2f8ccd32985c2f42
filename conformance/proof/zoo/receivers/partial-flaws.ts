import type { ReceiverFlaw } from "./receiver-flaw.ts";
import { Refused, type Steps } from "./right-steps.ts";

type Members = Readonly<Record<string, unknown>>;

/** Verifies a part of the body. */
function over(cut: (body: Buffer) => Buffer): () => Partial<Steps> {
  return () => ({ signedBytes: cut });
}

/** A strict receiver that validates by a check of its own. */
function checking(isValid: (delivery: Members) => boolean): () => Partial<Steps> {
  return () => ({
    handle(delivery) {
      if (!isValid(delivery as Members)) throw new Refused(422, "no delivery");
      return "taken";
    },
  });
}

/** Receivers that verify or validate a part alone. */
export const partialFlaws: readonly ReceiverFlaw[] = [
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
