import { readSampleBytes } from "annotation-contracts/conformance";
import { createReceiver } from "annotation-contracts/receiver";

import contracts = require("annotation-contracts");

import type { Task } from "annotation-contracts";

async function receive(): Promise<void> {
  const secret = "made for a CommonJS project";
  const body = readSampleBytes("update-task");
  const names: string[] = [];
  const receiver = createReceiver({
    secret,
    edition: "2.3",
    on: { "update:task": ({ task, event }) => names.push(event, (task satisfies Task).status) },
  });
  const headers = {
    "content-type": "application/json",
    [contracts.signatureHeader]: await contracts.sign(secret, body),
  };
  const { status } = await receiver.fetch(
    new Request("http://127.0.0.1/", { method: "POST", headers, body: new Uint8Array(body) }),
  );
  const result = contracts.parseDelivery(new TextDecoder().decode(body));
  // @ts-expect-error: what was not found valid has no value.
  void result.value;
  console.log(status, result.status, ...names);
}

void receive();
