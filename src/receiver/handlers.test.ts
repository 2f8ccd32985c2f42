import { expect, expectTypeOf, test } from "vitest";
import type {
  CreateTaskEvent,
  DeleteTaskEvent,
  Delivery,
  PingEvent,
  UpdateTaskEvent,
} from "#generated/webhook/2.3/types.d.ts";
import { createReceiver } from "./create-receiver.ts";
import type { UnknownDelivery } from "./handlers.ts";

test("the key of a handler decides what it takes", () => {
  const receiver = createReceiver({
    secret: "mykey",
    edition: "2.3",
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
  // @ts-expect-error "update:taks" is not an event
  expect(() => createReceiver({ secret: "mykey", on: { "update:taks": () => {} } })).toThrow();
  // @ts-expect-error invitations are not updated
  expect(() => createReceiver({ secret: "mykey", on: { "update:invitation": () => {} } })).toThrow();
  // @ts-expect-error there is no resource "pings"
  expect(() => createReceiver({ secret: "mykey", on: { "*:pings": () => {} } })).toThrow();
});

test("without an edition a handler may read what holds in every edition", () => {
  const receiver = createReceiver({
    secret: "mykey",
    on: {
      "update:task": (delivery, context) => {
        expectTypeOf(delivery.task.id).toEqualTypeOf<number>();
        expectTypeOf(delivery.task.status).toExtend<string>();
        // @ts-expect-error nobody may have raised it, from 2.76 on
        delivery.sender.username;
        expectTypeOf(delivery.sender?.username).toEqualTypeOf<string | undefined>();
        // @ts-expect-error old values went with release 2.75
        delivery.before_update;
        // @ts-expect-error segments went with release 2.4
        delivery.task.segments;
        if (context.edition === "2.3") expectTypeOf(context.delivery).toEqualTypeOf<UpdateTaskEvent>();
      },
      // Only some editions have these.
      "create:user": ({ user }) => expectTypeOf(user.id).toEqualTypeOf<number>(),
      "completed:*": ({ request }) => expectTypeOf(request.status).toExtend<string>(),
      "*": (delivery, { edition }) => {
        expectTypeOf(edition).toEqualTypeOf<"2.3" | "2.4" | "2.65" | "2.73" | "2.76">();
        if (delivery.event === "create:job") expectTypeOf(delivery.job.id).toEqualTypeOf<number>();
      },
      invalid: (body, { errors, edition }) => {
        expectTypeOf(body).toEqualTypeOf<unknown>();
        expectTypeOf(errors[0]!.path).toEqualTypeOf<string>();
        expectTypeOf(edition).toEqualTypeOf<string>();
      },
    },
  });
  expect(receiver.platform()).toBe(null);
});
