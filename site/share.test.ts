import { deflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { readFragment, type Share, writeFragment } from "./share.ts";

const shared: readonly Share[] = [
  { contract: "webhook", mode: "strict", text: "" },
  { contract: "webhook", mode: "tolerant", text: '\ufeff{"event":"ping"}\r\n🚲' },
  { contract: "raster-info", mode: "strict", text: "[".repeat(100_000) },
];

test.each(shared)("a link brings back $contract, $mode and text", async (one) => {
  expect(await readFragment(`#${await writeFragment(one)}`)).toEqual(one);
});

const bomb = deflateRawSync(Buffer.alloc(20_000_000)).toString("base64url");
const broken = [
  { name: "nothing", fragment: "" },
  { name: "another fragment", fragment: "#refused" },
  { name: "an unknown contract", fragment: "#contract=x&mode=strict&text=AwA" },
  { name: "an unknown mode", fragment: "#contract=webhook&mode=x&text=AwA" },
  { name: "a text that is not base64", fragment: "#contract=webhook&mode=strict&text=%%%" },
  { name: "a text that is not deflated", fragment: "#contract=webhook&mode=strict&text=____" },
  { name: "a text that unfolds to 20 MB", fragment: `#contract=webhook&mode=strict&text=${bomb}` },
];

test.each(broken)("$name is no link", async ({ fragment }) => {
  expect(await readFragment(fragment)).toBeUndefined();
});
