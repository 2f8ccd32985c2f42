import { expect, test } from "vitest";
import type { SenderCase } from "#generated/types/conformance/cases-sender.d.ts";
import { eventNames } from "#src/sender/event-names.ts";
import { readSenderCases } from "../runner/read-case-files.ts";
import { makeHappening } from "./expected-envelope.ts";

const cases = readSenderCases();

/** Lists the cases that break a rule. */
function breaking(rule: (one: SenderCase) => boolean): readonly string[] {
  return cases.filter((one) => !rule(one)).map(({ id }) => id);
}

const rules: readonly { readonly name: string; readonly keeps: (one: SenderCase) => boolean }[] = [
  {
    name: "creates a webhook before anything else",
    keeps: ({ steps }) => steps[0]?.op === "create-webhook",
  },
  {
    name: "names webhooks that it has created",
    keeps: ({ steps }) =>
      steps.every((step, i) => {
        const created = steps.slice(0, i).flatMap((one) => (one.op === "create-webhook" ? one.as : []));
        const named = ["webhook" in step && typeof step.webhook === "string" ? [step.webhook] : []].flat();
        return [...named, ...("to" in step ? step.to : [])].every((name) => created.includes(name));
      }),
  },
  {
    name: "waits for silence after what nobody may get",
    keeps: ({ steps }) =>
      steps.every(
        (step, i) => !("to" in step) || step.to.length > 0 || steps.slice(i).some(({ op }) => op === "quiet"),
      ),
  },
  {
    name: "expects a delivery, silence, or something of the webhook",
    keeps: ({ steps }) =>
      steps.some(
        (step) => ("to" in step && step.to.length > 0) || ["quiet", "read-webhook"].includes(step.op),
      ),
  },
  {
    name: "is slow where it waits for more than a second",
    keeps: ({ slow = false, steps }) =>
      slow === steps.some((step) => "givesUp" in step || ("for" in step && (step.for ?? 0) > 1_000)),
  },
  {
    name: "emits something that its sample and changes make",
    keeps: ({ steps }) =>
      steps.every(
        (step) => step.op !== "emit" || (eventNames as readonly string[]).includes(makeHappening(step).event),
      ),
  },
];

test.each(rules)("each case $name", ({ keeps }) => {
  expect(breaking(keeps)).toEqual([]);
});

test("no identifier stands twice", () => {
  const ids = cases.map(({ id }) => id);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test("every event is delivered by a case of its own", () => {
  const alone = cases
    .filter(({ steps }) => steps.filter(({ op }) => op === "emit").length === 1)
    .flatMap(({ steps }) => steps.flatMap((step) => (step.op === "emit" ? makeHappening(step).event : [])));
  expect(eventNames.filter((event) => !alone.includes(event))).toEqual([]);
});

test("at least 80 cases are about what must be sent, and 30 about what must not", () => {
  const count = (expectation: string): number =>
    cases.filter(({ expect: one }) => one === expectation).length;
  expect(count("accepted")).toBeGreaterThanOrEqual(80);
  expect(count("refused")).toBeGreaterThanOrEqual(30);
});
