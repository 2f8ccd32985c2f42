import { expect, test } from "vitest";
import { describeLibrary } from "./describe-library.ts";

const modules = describeLibrary();

test("every export of every module has a docstring", () => {
  const silent = modules.flatMap(({ specifier, exports }) =>
    exports.filter(({ docs }) => docs === "").map(({ name }) => `${specifier}: ${name}`),
  );
  expect(silent).toEqual([]);
  expect(modules.flatMap((one) => one.exports).length).toBeGreaterThan(900);
});

test.each([
  ["annotation-contracts/standard-schema", "createDeliverySchema"],
  ["annotation-contracts/conformance/matchers", "matchers"],
  ["annotation-contracts/delivery", "createSqliteStore"],
  ["annotation-contracts/receiver", "watchDrift"],
  ["annotation-contracts/webhook", "Task"],
])("%s has %s", (specifier, name) => {
  expect(modules.find((one) => one.specifier === specifier)?.exports.map((one) => one.name)).toContain(name);
});
