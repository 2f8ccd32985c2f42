import { expect, test } from "vitest";
import { createReleaseReader } from "./platform.ts";

const place = { header: "User-Agent", prefix: "CVAT/" };

test.each([
  { field: "CVAT/2.9.1 python-requests/2.32.3", hint: { release: "2.9.1", edition: "2.9" } },
  { field: "CVAT/2.10", hint: { release: "2.10", edition: "2.10" } },
  { field: "CVAT/2.11.0.dev0", hint: { release: "2.11.0", edition: "2.10" } },
  { field: "CVAT/2.2", hint: { release: "2.2", edition: undefined } },
  { field: "CVAT/v2.9", hint: undefined },
  { field: "XVAT/2.9", hint: undefined },
  { field: "CVAT/", hint: undefined },
])("$field names $hint", ({ field, hint }) => {
  const read = createReleaseReader(place, ["2.10", "2.3", "2.9", "observed"]);
  expect(read(field)).toEqual(hint);
  expect(read(field)).toBe(read(field));
  expect(read(undefined)).toBe(undefined);
});

test("where no header names a release, none is read", () => {
  expect(createReleaseReader(undefined, ["2.3"])("CVAT/2.9")).toBe(undefined);
});
