import {
  createDelivery,
  createRasterInfo,
  createSignedRequest,
  libraryCases,
} from "annotation-contracts/conformance";
import "annotation-contracts/conformance/vitest";
import { verify } from "annotation-contracts/signature";
import { expect, test } from "vitest";

test("documents of a seed are valid", async () => {
  const delivery = createDelivery("update:task", { task: { status: "completed" } }, 7);
  expect(delivery).toBeValidDelivery();
  expect({ ...delivery, task: {} }).not.toBeValidDelivery({ mode: "tolerant" });
  expect(createRasterInfo(7)).toBeValidRasterInfo();
  await expect(await createSignedRequest(delivery, "mykey")).toHaveValidSignature("mykey");
});

test("a failure lists the errors with their places", () => {
  expect(() => expect({ event: "ping" }).toBeValidDelivery()).toThrow(
    /found 2 errors:\n {2}\/webhook: member "webhook" is missing.*\n {2}\/sender: /,
  );
});

const suite = libraryCases({
  verify: (body, header, { secrets, bareDigest, now }) =>
    verify({
      body,
      header,
      bareDigest,
      now,
      secrets: secrets.map(({ id, secret, notAfter }) => ({
        id,
        secret,
        ...(notAfter !== undefined && { notAfter: new Date(notAfter) }),
      })),
    }),
});

for (const one of suite) test(one.name, () => one.run());
