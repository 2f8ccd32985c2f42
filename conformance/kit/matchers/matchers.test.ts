import { expect, test } from "vitest";
import { matchers } from "../vitest.ts";
import { address, type Expect, judgeRow, rows, secret, signed } from "./fixtures/rows.ts";

expect.extend(matchers);

// Jest's own `expect` gets the same rows in `npm run frameworks`.
test.each(rows)("$title", async (row) => {
  expect(await judgeRow(row, expect as unknown as Expect)).toEqual([]);
});

test("a Request can still be read after it was checked", async () => {
  const request = new Request(address, signed);
  await expect(request).toHaveValidSignature(secret);
  expect(await request.json()).toBeValidDelivery();
});
