import { readFileSync } from "node:fs";
import { describe, expect, expectTypeOf, test } from "vitest";
import type * as edition2_73 from "#generated/webhook/2.73/types.d.ts";
import type * as edition2_76 from "#generated/webhook/2.76/types.d.ts";
import * as webhook2_73 from "#src/generated/webhook/2.73.ts";
import * as webhook2_76 from "#src/generated/webhook/2.76.ts";
import { createReceiver, type Receiver } from "./create-receiver.ts";
import { fetchFrom, secret } from "./fixtures/requests.ts";

async function send(receiver: Receiver, body: string): Promise<string> {
  const { status, text } = await fetchFrom(receiver, { body: new TextEncoder().encode(body) });
  return `${status} ${text}`;
}

function sample(name: string, properties: object = {}): string {
  const url = new URL(`../../conformance/samples/${name}.json`, import.meta.url);
  return JSON.stringify({ ...JSON.parse(readFileSync(url, "utf8")), ...properties });
}

describe("the edition types the handlers", () => {
  test("an update of a job has no old values in 2.76", () => {
    createReceiver({
      secret,
      edition: "2.76",
      on: {
        "update:job": (delivery, context) => {
          expectTypeOf(delivery).toEqualTypeOf<edition2_76.UpdateJobEvent>();
          // @ts-expect-error old values went with release 2.75
          delivery.before_update;
          expectTypeOf(context.edition).toEqualTypeOf<"2.76">();
        },
        "completed:*": ({ request }) => {
          expectTypeOf(request).toEqualTypeOf<edition2_76.BackgroundRequest>();
        },
        "*": (delivery) => {
          if (delivery.event === "completed:request[export:dataset]") {
            expectTypeOf(delivery.request.operation.target).toExtend<string>();
          }
          if (delivery.event === "create:task") {
            // @ts-expect-error a task is not a request
            delivery.request;
          }
        },
      },
    });
  });

  test("of several editions the context narrows", () => {
    createReceiver({
      secret,
      edition: ["2.73", "2.76"],
      on: {
        "update:job": (delivery, context) => {
          expectTypeOf(delivery).toEqualTypeOf<edition2_73.UpdateJobEvent | edition2_76.UpdateJobEvent>();
          expectTypeOf(context.edition).toEqualTypeOf<"2.73" | "2.76">();
          if (context.edition === "2.73") {
            expectTypeOf(context.delivery).toEqualTypeOf<edition2_73.UpdateJobEvent>();
            return context.delivery.before_update;
          }
          return expectTypeOf(context.delivery).toEqualTypeOf<edition2_76.UpdateJobEvent>();
        },
      },
    });
  });
});

const both = { modes: [webhook2_73.tolerant, webhook2_76.tolerant] } as const;

describe.each([
  { form: "names", choice: { edition: ["2.73", "2.76"] } },
  { form: "modes", choice: { mode: both.modes } },
] as const)("a receiver that reads 2.73 and 2.76, given by $form", ({ choice }) => {
  test.each([
    { name: "2.76/create-user", edition: "2.76", event: "create:user" },
    { name: "2.73/completed-request-merge-job", edition: "2.73", event: "completed:request[merge:job]" },
    { name: "2.73/update-job", edition: "2.73", event: "update:job" },
    { name: "2.76/delete-job", edition: "2.76", event: "delete:job" },
  ])("passes $name on as $edition", async ({ name, ...expected }) => {
    const seen: unknown[] = [];
    const receiver = createReceiver<"2.73" | "2.76">({
      secret,
      ...choice,
      on: { "*": ({ event }, { edition }) => void seen.push({ event, edition }) },
    });
    expect([await send(receiver, sample(name)), seen]).toEqual(["200 accepted", [expected]]);
  });

  test("reports what neither takes, with the errors of the nearer", async () => {
    const rejections: unknown[] = [];
    const receiver = createReceiver<"2.73" | "2.76">({
      secret,
      ...choice,
      on: {},
      onRejected: ({ code, errors = [] }) => rejections.push([code, errors.map(({ path }) => path)]),
    });
    await send(receiver, sample("2.76/create-user", { webhook_id: "7" }));
    expect(rejections).toEqual([["invalid-delivery", ["/webhook_id"]]]);
  });

  test("knows an event of either, and no other", async () => {
    const unknown: string[] = [];
    const receiver = createReceiver<"2.73" | "2.76">({
      secret,
      ...choice,
      on: { unknown: ({ event }) => void unknown.push(event) },
    });
    expect(await send(receiver, sample("2.65/create-export"))).toBe("200 accepted");
    expect(await send(receiver, sample("2.76/create-user"))).toBe("200 no handler");
    expect(unknown).toEqual(["create:export"]);
  });
});

test.each([
  { what: "no edition", options: { edition: [] }, sentence: "[] is not an edition" },
  {
    what: "a mode beside an edition",
    options: { edition: "2.4", mode: webhook2_76.strict },
    sentence: '`mode` must be "tolerant" or "strict"',
  },
  { what: "no mode at all", options: { mode: [] }, sentence: '`mode` must be "tolerant" or "strict"' },
  {
    what: "a name among modes",
    options: { mode: [webhook2_76.strict, "strict"] },
    sentence: '`mode` must be "tolerant" or "strict"',
  },
  {
    what: "a mode that is none",
    options: { mode: "loose" },
    sentence: '`mode` must be "tolerant" or "strict"',
  },
  { what: "an edition that is none", options: { edition: "2.5" }, sentence: '"2.5" is not an edition' },
  {
    what: "a key of another edition",
    options: { edition: "2.4", on: { "create:user": () => {} } },
    sentence: "create:user",
  },
])("createReceiver rejects $what", ({ options, sentence }) => {
  expect(() => createReceiver({ secret, on: {}, ...options } as never)).toThrow(sentence);
});
