import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createReceiver } from "../receiver/create-receiver.ts";
import { toNodeListener } from "../receiver/node.ts";
import type { Attempt } from "./attempt.ts";
import type { DeliveryService } from "./delivery-service.ts";
import { eventNames } from "./event-names.ts";
import { makeEmission, user } from "./fixtures/emissions.ts";
import { addWebhook, closeAll, closeLater, emitAndWait, listAll, openService } from "./fixtures/service.ts";

afterEach(closeAll);

/** Starts the package's own receiver; its handler throws for issues. */
async function connect(
  secret: string | undefined,
): Promise<{ service: DeliveryService; handled: unknown[] }> {
  const handled: unknown[] = [];
  const receiver = createReceiver({
    secret: "mykey",
    on: {
      "*": (delivery) => void handled.push(delivery),
      "create:issue": () => {
        throw new Error("handler");
      },
    },
    onError: () => undefined,
    onRejected: () => undefined,
  });
  const server = createServer(toNodeListener(receiver));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closeLater(() => server.close());
  const service = openService();
  const target_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await addWebhook(service, { target_url, ...(secret !== undefined && { secret }) });
  return { service, handled };
}

const pickOutcome = ({ status, failure }: Attempt): unknown => ({ status, failure });

describe("the package's receiver", () => {
  test.each(eventNames.filter((event) => event !== "create:issue"))(
    "takes %s as it was sent",
    async (event) => {
      const { service, handled } = await connect("mykey");
      const [attempt] = await emitAndWait(service, makeEmission(event));
      expect(pickOutcome(attempt!)).toEqual({ status: 200, failure: null });
      expect(handled).toEqual([JSON.parse(Buffer.from(attempt!.body).toString())]);
    },
  );

  test("takes ping as it was sent", async () => {
    const { service, handled } = await connect("mykey");
    const webhook = await service.getWebhook(1);
    await service.ping(1, user);
    expect(handled).toEqual([{ event: "ping", webhook, sender: user }]);
  });

  test.each([
    { name: "a handler that throws", secret: "mykey", event: "create:issue", status: 500 },
    { name: "another secret", secret: "yourkey", event: "create:task", status: 403 },
    { name: "no secret", secret: undefined, event: "create:task", status: 403 },
  ] as const)("answers $status for $name, which is recorded", async ({ secret, event, status }) => {
    const { service, handled } = await connect(secret);
    const attempts = await emitAndWait(service, makeEmission(event));
    expect(attempts.map(pickOutcome)).toEqual([{ status, failure: null }]);
    expect(await listAll(service, 1)).toEqual(attempts);
    expect(handled).toEqual([]);
  });
});
