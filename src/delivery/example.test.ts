import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("the example of createDeliveryService prints what its comments say", async () => {
  const source = readFileSync(new URL("delivery-service.ts", import.meta.url), "utf8");
  const [, block = ""] = /^ \* ```ts\n([\s\S]*?)^ \* ```$/m.exec(source) ?? [];
  const code = block.replace(/^ \* ?/gm, "");
  const expected = [...code.matchAll(/console\.log.*; \/\/ (.*)$/gm)].map(([, output]) => output);
  const module = new URL("../delivery.ts", import.meta.url).href;
  const args = ["--input-type=module", "--eval", code.replace("annotation-contracts/delivery", module)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trimEnd().split("\n")).toEqual(expected);
  expect(expected).toHaveLength(2);
});
