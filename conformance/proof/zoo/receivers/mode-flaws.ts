import { readReceiverCases } from "../../../suites/receiver/read-receiver-cases.ts";
import { createValidatingSteps } from "./create-validating-steps.ts";
import type { ReceiverFlaw } from "./receiver-flaw.ts";

/** Every case that one mode alone has, and that only one answer is right for; extremes are right in either mode. */
function casesOf(mode: "strict" | "tolerant"): readonly string[] {
  return readReceiverCases()
    .filter((one) => one.mode === mode && one.expect !== "either" && !one.id.startsWith("far-"))
    .map(({ id }) => id);
}

/** Receivers that do not keep to their mode, over what is signed and JSON. */
export const modeFlaws: readonly ReceiverFlaw[] = [
  {
    name: "validates-nothing",
    flaw: "says that it is strict, and takes whatever is signed",
    killedBy: casesOf("strict"),
    mode: "strict",
  },
  {
    name: "validates-tolerantly",
    flaw: "says that it is strict, and takes unknown members and any text for a time or URL",
    killedBy: [
      "member-unknown-strict",
      "member-unknown-inside-strict",
      "member-proto-at-top-strict",
      "secret-leaked-strict",
      "timestamp-impossible-strict",
      "webhook-url-relative-strict",
    ],
    mode: "strict",
    steps: () => createValidatingSteps({ schema: "tolerant" }),
  },
  {
    name: "trusts-before-update",
    flaw: "takes an update whose before_update has a key that the resource lacks",
    killedBy: ["before-update-of-absent-key-strict", "payload-before-foreign-key-project"],
    mode: "strict",
    steps: () => createValidatingSteps({ schema: "strict", anyBeforeUpdate: true }),
  },
  {
    name: "refuses-unknown-events",
    flaw: "takes an event that the contract does not know for an invalid one",
    killedBy: ["takes-unknown-event", "takes-unknown-action", "takes-event-empty", "takes-event-upper-case"],
    mode: "strict",
    steps: () => createValidatingSteps({ schema: "strict", unknownEvents: true }),
  },
  {
    name: "refuses-what-is-invalid",
    flaw: "says that it is tolerant, and refuses what is signed",
    killedBy: casesOf("tolerant"),
    steps: () => createValidatingSteps({ schema: "strict" }),
  },
  {
    name: "trusts-the-sender",
    flaw: "reads members of what it has parsed without a look: 500",
    killedBy: ["sender-missing-tolerant", "root-null-tolerant", "root-empty-object-tolerant"],
    steps: () => ({
      handle: (delivery) => `taken from ${(delivery as { sender: { username: string } }).sender.username}`,
    }),
  },
];
