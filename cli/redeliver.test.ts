import { expect, test } from "vitest";
import everyEvent from "#platform/scenarios/every-event.json" with { type: "json" };
import { playScenario } from "#platform/world/play-scenario.ts";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { startPlatform } from "./fixtures/start-platform.ts";

test("after an outage, every failed delivery of the platform is sent again and handled once", async () => {
  const handled: string[] = [];
  const listener = toNodeListener(
    createReceiver({
      secret: "mykey",
      edition: "2.76",
      on: { "*": (_, { bytes }) => void handled.push(new TextDecoder().decode(bytes)) },
    }),
  );
  let isUp = false;
  const { platform, target, run } = await startPlatform((request, response) => {
    if (isUp) return listener(request, response);
    return response.writeHead(503).end("down");
  });
  await platform.addWebhook(target, "mykey");
  for (let round = 0; round < 3; round++) await playScenario(platform.world, everyEvent, async () => {});
  await platform.settled();
  await platform.sender.idle();
  isUp = true;
  let sent = 0;
  for (const { id } of await platform.sender.listWebhooks()) {
    const ended = await run("redeliver", id, "--since", "1h", "--failed", "--rate", "1000");
    sent += Number(/^(\d+) deliver(?:y|ies) sent again$/m.exec(ended.stdout)?.[1]);
    await platform.sender.idle();
    const diagnosis = await run("diagnose webhook", id);
    expect(diagnosis).toMatchObject({ code: 0, stdout: expect.stringContaining("[delivered]") });
  }
  expect(sent).toBeGreaterThan(50);
  expect([handled.length, new Set(handled).size]).toEqual([sent, sent]);
});
