import { createValidatingSteps } from "./create-validating-steps.ts";
import type { CreateFlaw, ReceiverFlaws } from "./receiver-flaw.ts";
import { Refused } from "./right-steps.ts";

type Members = Readonly<Record<string, unknown>>;

/** A strict receiver that validates by a check of its own. */
function checking(isValid: (delivery: Members) => boolean): CreateFlaw {
  return () => ({
    mode: "strict",
    handle(delivery) {
      if (!isValid(delivery as Members)) throw new Refused(422, "no delivery");
      return "taken";
    },
  });
}

/** Rejects deliveries that are right except for a demand that the contract does not make. */
function demanding(isWrong: (key: string, value: unknown) => boolean): CreateFlaw {
  return () => ({
    handle(delivery) {
      JSON.parse(JSON.stringify(delivery), (key, value) => {
        if (isWrong(key, value)) throw new Refused(422, `${key} refused`);
        return value;
      });
      return "taken";
    },
  });
}

/** Receivers that do not keep to their mode, for bodies that are signed JSON. */
export const modeFlaws: ReceiverFlaws = {
  "validates-nothing": () => ({ mode: "strict" }),
  "validates-tolerantly": () => ({ mode: "strict", ...createValidatingSteps({ schema: "tolerant" }) }),
  "trusts-before-update": () => ({
    mode: "strict",
    ...createValidatingSteps({ schema: "strict", anyBeforeUpdate: true }),
  }),
  "refuses-unknown-events": () => ({
    mode: "strict",
    ...createValidatingSteps({ schema: "strict", unknownEvents: true }),
  }),
  "refuses-what-is-invalid": () => createValidatingSteps({ schema: "strict" }),
  "trusts-the-sender": () => ({
    handle: (delivery) => `taken from ${(delivery as { sender: { username: string } }).sender.username}`,
  }),
  "strict-by-event": checking(({ event }) => typeof event === "string"),
  "strict-by-members": checking(
    (one) =>
      typeof one?.event === "string" &&
      (one.event === "ping" ? "webhook" in one : "webhook_id" in one) &&
      "sender" in one,
  ),
  "strict-without-resource": checking(
    (one) => typeof one?.event === "string" && typeof one.sender === "object" && one.sender !== null,
  ),
  "refuses-low-ids": demanding((key, value) => key === "webhook_id" && Number(value) <= 0),
  "refuses-empty-names": demanding((key, value) => key === "first_name" && value === ""),
  "parses-dates": demanding((key, value) => key.endsWith("_date") && Number.isNaN(Date.parse(String(value)))),
};
