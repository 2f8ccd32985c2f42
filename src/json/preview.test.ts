import { expect, test } from "vitest";
import { preview } from "./preview.ts";

/** An array of arrays, deeper than any stack. */
function nest(levels: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

const previews = [
  { name: "a text", value: "a\n", text: '"a\\n"' },
  {
    name: "members",
    value: { a: [1, null, { b: true }], c: {} },
    text: '{"a": [1, null, {"b": true}], "c": {}}',
  },
  { name: "a long list", value: Array.from({ length: 99 }, () => 7), text: `[${"7, ".repeat(13)}…` },
  { name: "a deep list", value: nest(200_000), text: `${"[".repeat(40)}…` },
];

test.each(previews)("previews $name", ({ value, text }) => {
  expect(preview(value, 40)).toBe(text);
});
