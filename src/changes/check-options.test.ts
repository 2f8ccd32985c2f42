import { expect, test } from "vitest";
import { createMemoryStateStore } from "./create-memory-state-store.ts";
import { createRememberingReceiver } from "./create-remembering-receiver.ts";

const store = createMemoryStateStore();

test.each([
  { options: {}, reason: "memory.store is no store, such as createMemoryStateStore() or await " },
  { options: { memory: { store: Promise.resolve(store) } }, reason: "memory.store is no store, such as " },
  { options: { memory: { store, seal: { seal: String } } }, reason: "memory.seal takes { seal, open }" },
  { options: { memory: { store, days: 0 } }, reason: "memory.days takes a positive number, found 0" },
  {
    options: { memory: { store, maxResources: Number.NaN } },
    reason: "memory.maxResources takes a positive number, found NaN",
  },
  {
    options: { memory: { store, duplicateDays: "14" } },
    reason: 'memory.duplicateDays takes a positive number, found "14"',
  },
  {
    options: { memory: { store }, derived: { "task complete": () => {} } },
    reason:
      'derived has no event "task complete"; there are "task completed", "project completed", "job assigned", "job state changed"',
  },
  {
    options: { memory: { store }, derived: { "task completed": "train" } },
    reason: 'the handler of "task completed" is not a function',
  },
])("createRememberingReceiver says: $reason", ({ options, reason }) => {
  const create = (): unknown => createRememberingReceiver({ secret: "mykey", on: {}, ...options } as never);
  expect(create).toThrow(`cannot create the receiver: ${reason}`);
});

test("createRememberingReceiver takes what is undefined for what is not given", () => {
  const options = {
    memory: { store, days: undefined, seal: undefined },
    derived: { "task completed": undefined },
  };
  expect(() => createRememberingReceiver({ secret: "mykey", on: {}, ...options } as never)).not.toThrow();
});
