import { afterEach, expect, test, vi } from "vitest";
import type { DeliveryStore } from "./delivery-store.ts";
import { makeEmission } from "./fixtures/emissions.ts";
import { addWebhook, closeAll, listAll, openReceiver, openService, until } from "./fixtures/service.ts";
import { at } from "./fixtures/stores.ts";
import { createMemoryStore } from "./memory/create-memory-store.ts";
import { createEventPayload } from "./payload.ts";
import type { DeliveryErrorPlace } from "./settings.ts";

const libraries = vi.hoisted(() => ({ installed: true }));
vi.mock("undici", async (original) => {
  if (!libraries.installed) throw new Error("cannot find package undici");
  return original();
});

afterEach(closeAll);

test("a service whose libraries are missing fails no delivery; it makes them once they are there", async () => {
  libraries.installed = false;
  // A durable store may have work as soon as it is opened.
  const store: DeliveryStore = { ...createMemoryStore(), survives: "crash" };
  const receiver = await openReceiver();
  const caller = openService({ store, transport: () => Promise.reject(new Error("not asked")) });
  await addWebhook(caller, { target_url: receiver.url });
  await caller.close();
  const places: DeliveryErrorPlace["in"][] = [];
  const emission = makeEmission("create:issue");
  await store.enqueue({ ...createEventPayload(emission)!, scope: emission.scope }, at());
  const service = openService({ store, onError: (_error, place) => places.push(place.in) });
  await expect(service.emit(emission)).rejects.toMatchObject({ code: "transport-unavailable" });
  await until(() => places.length > 0);
  expect([places[0], await listAll(service, 1)]).toEqual(["transport", []]);
  libraries.installed = true;
  await until(() => receiver.received.length === 1);
  await service.idle();
  expect((await listAll(service, 1)).map(({ status }) => status)).toEqual([200]);
});
