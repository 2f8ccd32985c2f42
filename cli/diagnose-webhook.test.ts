import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createReceiver } from "#src/receiver/create-receiver.ts";
import { toNodeListener } from "#src/receiver/node.ts";
import { startPlatform } from "./fixtures/start-platform.ts";

/** A situation in which nothing arrives: what is sent to the webhook, and what its target does. */
interface Row {
  readonly cause: string;
  readonly target?: string;
  readonly secret?: string;
  readonly change?: object;
  readonly isPinged?: boolean;
  readonly options?: readonly string[];
  /** What responds in place of the receiver. */
  readonly respond?: (response: ServerResponse) => unknown;
}

const rows: readonly Row[] = [
  { cause: "inactive", change: { is_active: false } },
  { cause: "not-subscribed", change: { events: ["create:task"] }, options: ["--event", "update:job"] },
  { cause: "nothing-sent", target: "https://hooks.example/", isPinged: false },
  { cause: "private-target", target: "http://localhost:9/" },
  { cause: "unknown-host", target: "https://hooks.invalid/" },
  { cause: "signature" },
  { cause: "signature", secret: "another" },
  { cause: "redirect", respond: (response) => response.writeHead(301, { location: "/webhook/" }).end() },
  { cause: "wrong-path", respond: (response) => response.writeHead(404).end() },
  { cause: "too-large", respond: (response) => response.writeHead(413).end() },
  { cause: "unauthorized", respond: (response) => response.writeHead(401).end("login") },
  { cause: "receiver-failed", respond: (response) => response.writeHead(500).end() },
  { cause: "gateway", respond: (response) => response.writeHead(502).end("<html>502 Bad Gateway</html>") },
  { cause: "delivered", secret: "mykey" },
];

test.each(rows)("the platform's log tells: $cause", async (row) => {
  const listener = toNodeListener(createReceiver({ secret: "mykey", on: {}, onRejected: () => {} }));
  const { platform, target, run } = await startPlatform((request, response) =>
    row.respond === undefined ? listener(request, response) : row.respond(response),
  );
  await platform.addWebhook(row.target ?? target, row.secret);
  const [webhook] = await platform.sender.listWebhooks();
  const { id, url } = webhook!;
  const send = (method: string, path: string, body: object = {}): Promise<Response> =>
    fetch(`${new URL(url).origin}/api/webhooks/${id}${path}`, { method, body: JSON.stringify(body) });
  if (row.isPinged !== false) await send("POST", "/ping");
  if (row.change) await send("PATCH", "", row.change);
  const { stdout } = await run("diagnose webhook", id, ...(row.options ?? []));
  expect(stdout.split("\n")[0]).toContain(`[${row.cause}]`);
});
