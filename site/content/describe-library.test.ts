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

test("no public name has two meanings, but where a deprecated one still stands beside its successor", () => {
  const meanings = new Map<string, Set<string>>();
  for (const { name, home, deprecated } of modules.flatMap((one) => one.exports)) {
    // The editions of a contract have modules of equal names.
    const place = home.includes("/generated/") ? "generated" : home;
    if (!deprecated) meanings.set(name, (meanings.get(name) ?? new Set()).add(place));
  }
  expect([...meanings].filter(([, homes]) => homes.size > 1)).toEqual([]);
  const old = modules.flatMap((one) => one.exports.filter((each) => each.deprecated).map(({ name }) => name));
  expect(old.toSorted()).toEqual([
    "Change",
    "Claim",
    "DeliveryStore",
    "MemoryStoreOptions",
    "Verdict",
    "Verdict",
    "createMemoryStore",
    "toNodeListener",
  ]);
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
