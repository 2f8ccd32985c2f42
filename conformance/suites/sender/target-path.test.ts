import { expect, test } from "vitest";
import { normalizeTarget } from "./target-path.ts";

test.each([
  { title: "as fetch sends it", sent: "/1/%7Euser/x%3d1?q=%41%2f" },
  { title: "as it was entered", sent: "/1/%7Euser/%41b/%2e%2E/x%3d1?q=%41%2f" },
  { title: "without needless escapes", sent: "/1/~user/Ab/../x%3D1?q=A%2F" },
  { title: "resolved and without needless escapes", sent: "/1/~user/x%3D1?q=A%2F" },
])("an address is the same $title", ({ sent }) => {
  expect(normalizeTarget(sent)).toBe("/1/~user/x%3D1?q=A%2F");
});

test.each([
  { title: "a slash that was escaped", one: "/a%2Fb", other: "/a/b" },
  { title: "another case", one: "/A", other: "/a" },
  { title: "a slash at the end", one: "/a/", other: "/a" },
  { title: "a query in another order", one: "/a?b=1&a=2", other: "/a?a=2&b=1" },
  { title: "an escaped ampersand", one: "/a?b=1%26a", other: "/a?b=1&a" },
  { title: "an escaped plus sign", one: "/a?b=%2B", other: "/a?b=+" },
])("an address is another with $title", ({ one, other }) => {
  expect(normalizeTarget(one)).not.toBe(normalizeTarget(other));
});
