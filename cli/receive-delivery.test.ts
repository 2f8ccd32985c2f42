import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { setImmediate as turn } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { receiveDelivery } from "./receive-delivery.ts";

const MEBIBYTE = 1_048_576;

/** A request; the test emits its body. */
function createRequest(): EventEmitter & IncomingMessage {
  const request = Object.assign(new EventEmitter(), {
    method: "POST",
    headers: { "content-type": "application/json" },
    rawHeaders: [],
    complete: false,
    readableDidRead: false,
    resume: () => {},
  });
  // The part of it that is used.
  return request as unknown as EventEmitter & IncomingMessage;
}

test("nothing is kept of what a sender goes on sending beyond the limit", async () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const request = createRequest();
  const received = receiveDelivery(request, {
    secrets: undefined,
    mode: "strict",
    allowUnprefixed: false,
    edition: "auto",
  });
  const sent: WeakRef<Uint8Array>[] = [];
  for (let i = 0; i < 40; i++) {
    const chunk = new Uint8Array(MEBIBYTE);
    sent.push(new WeakRef(chunk));
    request.emit("data", chunk);
    await turn();
  }
  collect();
  const kept = sent.filter((one) => one.deref() !== undefined).length;
  request.emit("close");
  const { rejection, body } = await received;
  expect({ code: rejection?.code, body }).toEqual({ code: "too-large", body: undefined });
  expect(kept).toBeLessThanOrEqual(2);
});
