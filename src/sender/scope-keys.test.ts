import { expect, test } from "vitest";
import { scopeKeys } from "./scope-keys.ts";

test.each([
  { scope: { project: 3, organization: 2 }, keys: ["project:3", "organization:2"] },
  { scope: { project: 3 }, keys: ["project:3"] },
  { scope: { project: null, organization: 2 }, keys: ["organization:2"] },
  { scope: { server: true }, keys: ["server"] },
] as const)("an event of $scope reaches $keys", ({ scope, keys }) => {
  expect(scopeKeys(scope)).toEqual(keys);
});
