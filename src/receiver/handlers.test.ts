import { expect, expectTypeOf, test } from "vitest";
import type {
  CreateTaskEvent,
  DeleteTaskEvent,
  Delivery,
  PingEvent,
  UpdateTaskEvent,
} from "#generated/types/webhook-2.3.d.ts";
import { createReceiver } from "./create-receiver.ts";
import type { DeliveryOf, EventPattern, Handlers, UnknownDelivery } from "./handlers.ts";

// What stands here is checked by `tsc`; the tests run so that a receiver is truly made of each.

test("the key of a handler decides what it takes", () => {
  const receiver = createReceiver({
    secret: "mykey",
    on: {
      "update:task": (delivery, context) => {
        expectTypeOf(delivery).toEqualTypeOf<UpdateTaskEvent>();
        expectTypeOf(context.keyId).toEqualTypeOf<string | null>();
      },
      "*:task": (delivery) => {
        expectTypeOf(delivery).toEqualTypeOf<CreateTaskEvent | UpdateTaskEvent | DeleteTaskEvent>();
        expectTypeOf(delivery.task.name).toEqualTypeOf<string>();
      },
      "create:*": async (delivery) => {
        expectTypeOf(delivery.event).toEqualTypeOf<
          "create:invitation" | "create:project" | "create:task" | "create:issue" | "create:comment"
        >();
      },
      "*:membership": ({ event }) => {
        expectTypeOf(event).toEqualTypeOf<"update:membership" | "delete:membership">();
      },
      ping: (delivery) => {
        expectTypeOf(delivery).toEqualTypeOf<PingEvent>();
      },
      "*": (delivery) => {
        expectTypeOf(delivery).toEqualTypeOf<Delivery>();
      },
      unknown: (delivery) => {
        expectTypeOf(delivery).toEqualTypeOf<UnknownDelivery>();
      },
    },
  });
  expect(receiver.fetch).toBeTypeOf("function");
});

test("a misspelt key is an error of types, and at start-up", () => {
  // @ts-expect-error "update:taks" is no event
  expect(() => createReceiver({ secret: "mykey", on: { "update:taks": () => {} } })).toThrow();
  // @ts-expect-error organizations are not created
  expect(() => createReceiver({ secret: "mykey", on: { "create:organization": () => {} } })).toThrow();
  // @ts-expect-error there is no resource "pings"
  expect(() => createReceiver({ secret: "mykey", on: { "*:pings": () => {} } })).toThrow();
});

test("a receiver without a secret is an error of types, and at start-up", () => {
  // @ts-expect-error neither secret nor secrets
  expect(() => createReceiver({ on: {} })).toThrow();
  // @ts-expect-error a variable of the environment may be missing
  expect(() => createReceiver({ secret: process.env.NO_SUCH_SECRET, on: {} })).toThrow();
});

test("a handler cannot ask for another delivery than its key names", () => {
  // @ts-expect-error a task is not a job
  const on: Handlers = { "update:job": (delivery: UpdateTaskEvent) => delivery.task };
  expect(Object.keys(on)).toEqual(["update:job"]);
});

test("there are 31 keys besides unknown", () => {
  expectTypeOf<Exclude<keyof Handlers, "unknown">>().toEqualTypeOf<EventPattern>();
  expectTypeOf<DeliveryOf<"delete:*">["webhook_id"]>().toEqualTypeOf<number>();
  expectTypeOf<"*:ping">().not.toExtend<EventPattern>();
});
