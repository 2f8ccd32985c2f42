import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { makeEmission, user } from "./fixtures/emissions.ts";
import { answerings } from "./fixtures/receiver.ts";
import { addWebhook, closeAll, closeLater, openReceiver, openService } from "./fixtures/service.ts";
import { storeKinds } from "./fixtures/stores.ts";

afterEach(async () => {
  vi.restoreAllMocks();
  await closeAll();
});

const secret = "hunter2-Zq8vXw3k";
const other = "hunter3-Rt6bNm1p";

/** Writes everything that a value shows: in a log, in JSON, in an inspector, and in its bytes. */
function show(value: unknown): string {
  const depth = Infinity;
  const bytes: string[] = [];
  const json = JSON.stringify(value, (_, each) => {
    if (each instanceof Uint8Array) bytes.push(Buffer.from(each).toString());
    return each;
  });
  return [json, inspect(value, { depth, showHidden: true, getters: true }), String(value), ...bytes].join(
    "\n",
  );
}

test.each(storeKinds)(
  "with the $kind store, the secret is in nothing that is returned, thrown or printed",
  async ({ open }) => {
    const printed: unknown[] = [];
    for (const method of ["log", "info", "warn", "error", "debug"] as const) {
      vi.spyOn(console, method).mockImplementation((...args) => void printed.push(args));
    }
    const { store, remove } = await open();
    closeLater(remove);
    const receivers = await Promise.all(
      [answerings.ok, answerings.fail, answerings.hang, answerings.reset].map((each) => openReceiver(each)),
    );
    const told: unknown[] = [];
    const service = openService({
      store,
      timeout: 100,
      authenticate: () => user,
      onAttempt: (attempt) => told.push(attempt),
    });
    const shown: unknown[] = [service, store, told, printed];
    for (const { url } of receivers) shown.push(await addWebhook(service, { target_url: url, secret }));
    shown.push(await addWebhook(service, { target_url: "http://127.0.0.1:1", secret }));
    const refused = [
      addWebhook(service, { target_url: "nowhere", secret }),
      addWebhook(service, { target_url: "http://a.example", secret: [secret] as never }),
      addWebhook(service, { target_url: "http://a.example", secret: `${secret}\ud800` }),
      addWebhook(service, { target_url: "http://a.example", Secret: secret } as never),
      service.updateWebhook(1, { secret, scope: { project: 1 } } as never),
      service.updateWebhook(99, { secret }),
    ];
    shown.push(...(await Promise.all(refused.map((call) => call.catch((error: unknown) => error)))));
    shown.push(await service.emit(makeEmission("update:task")));
    await service.idle();
    shown.push(await service.updateWebhook(1, { secret: other }));
    shown.push(await service.ping(1, user), await service.getWebhook(1), await service.listWebhooks());
    for (let id = 1; id <= 5; id++) shown.push(await service.attempts(id), await store.readWebhook(id));
    const response = await service.handler(
      new Request("https://annotation.example/api/webhooks/1/ping", { method: "POST" }),
    );
    shown.push(response, await response.text(), [...response.headers]);
    await service.close();
    shown.push(await service.ping(1, user).catch((error: unknown) => error));
    const text = shown.map(show).join("\n");
    const spellings = [secret, other].flatMap((each) => [
      each,
      Buffer.from(each).toString("hex"),
      btoa(each),
    ]);
    expect(spellings.filter((each) => text.includes(each))).toEqual([]);
    expect(text).toContain("X-Signature-256");
    expect(await store.readSecret(1)).toBe(other);
  },
);
