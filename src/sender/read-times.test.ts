import { expect, test } from "vitest";
import { createDeliveryService } from "./delivery-service.ts";
import { readTimes } from "./read-times.ts";

test.each([
  ["2026-01-31T08:30:00.000Z", "2026-01-31T08:30:00.000Z"],
  ["2026-01-31T08:30:00Z", "2026-01-31T08:30:00.000Z"],
  ["2026-01-31T08:30:00", "2026-01-31T08:30:00.000Z"],
  ["2026-01-31T08:30:00+02:00", "2026-01-31T06:30:00.000Z"],
  ["2026-01-31", "2026-01-31T00:00:00.000Z"],
  [undefined, undefined],
])("%s is the time %s of the record", (time, written) => {
  expect(readTimes({ since: time, until: time, webhookId: 7 })).toEqual({
    since: written,
    until: written,
    webhookId: 7,
  });
});

test("the Date of a caller without types is taken", () => {
  expect(readTimes({ since: new Date(0) as never }).since).toBe("1970-01-01T00:00:00.000Z");
});

test.each(["replay", "deliveries"] as const)("%s rejects what is not a time", async (call) => {
  const service = createDeliveryService({ baseUrl: "https://annotation.example" });
  await expect(service[call]({ since: "yesterday" })).rejects.toThrow(
    new TypeError(
      'cannot find deliveries: since: expected a time such as 2026-01-31T08:30:00Z, found "yesterday"',
    ),
  );
  await service.close();
});
