import { expect, expectTypeOf, test } from "vitest";
import type { CreateTaskEvent, PingEvent, UpdateTaskEvent } from "#generated/webhook/2.3/types.d.ts";
import { validateDelivery } from "#src/webhook.ts";
import { readSamples } from "../suites/runner/read-case-files.ts";
import { readSample, readSampleBytes, sampleNames } from "./read-sample.ts";

test("the names are those of the files", () => {
  expect(sampleNames).toEqual(
    readSamples()
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(sampleNames)("%s is a delivery of the event that its name tells", (name) => {
  const [file = ""] = name.split(".");
  const delivery = readSample(name);
  expect(delivery.event).toBe(file.replace("-", ":"));
  expect(validateDelivery(delivery).status).toBe("valid");
  expect(JSON.parse(new TextDecoder().decode(readSampleBytes(name)))).toEqual(delivery);
});

test("each reading gives an object of its own", () => {
  const first = readSample("update-task");
  first.task.status = "changed";
  expect(readSample("update-task").task.status).toBe("validation");
});

test("the name tells the type", () => {
  expectTypeOf(readSample("update-task")).toEqualTypeOf<UpdateTaskEvent>();
  expectTypeOf(readSample("create-task.without-overlap")).toEqualTypeOf<CreateTaskEvent>();
  expectTypeOf(readSample("ping.organization")).toEqualTypeOf<PingEvent>();
});
