import { expect, test } from "vitest";
import { readErrorDetails } from "./error-details.ts";
import { isObject } from "./is-object.ts";

const nothing = { message: "", code: "", syscall: "", stdout: "", stderr: "" };
const failed = Object.assign(new Error("failed"), { code: "ENOENT", syscall: "open" });

test.each([
  { cause: failed, told: { ...nothing, message: "failed", code: "ENOENT", syscall: "open" } },
  { cause: { message: "said", code: 7 }, told: { ...nothing, message: "said" } },
  {
    cause: { stdout: new TextEncoder().encode("é"), stderr: "err" },
    told: { ...nothing, message: "[object Object]", stdout: "é", stderr: "err" },
  },
  { cause: "a text", told: { ...nothing, message: "a text" } },
  { cause: 7, told: { ...nothing, message: "7" } },
  { cause: null, told: nothing },
  { cause: undefined, told: nothing },
])("$cause has the details $told", ({ cause, told }) => {
  expect(readErrorDetails(cause)).toEqual(told);
});

test.each([
  [{}, true],
  [[], true],
  [null, false],
  [undefined, false],
  ["{}", false],
  [() => 1, false],
])("%j has properties: %s", (value, has) => {
  expect(isObject(value)).toBe(has);
});
