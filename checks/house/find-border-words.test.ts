import { expect, test } from "vitest";
import { findBorderWords, gatherWords } from "./find-border-words.ts";

const words = gatherWords(
  [
    {
      edition: "7",
      slug: "shop-7",
      events: [
        { name: "made:order", resource: "order" },
        { name: "hello", resource: "shop" },
      ],
      places: {
        root: { type: "object", members: { name: { type: "string" }, order_id: { type: "integer" } } },
        definitions: {
          deep: { type: "array", items: { type: "object", members: { sold_at: { type: "x" } } } },
        },
      },
    },
  ],
  ["X-Shop-Hmac"],
);

test.each([
  { code: 'const a = "it is made:order now";', found: ["made:order"] },
  { code: ["const a = `", "{b} made:order ", "{c}`;"].join("$"), found: ["made:order"] },
  { code: 'import "#generated/types/shop-7.d.ts";', found: ["shop-7"] },
  { code: 'headers["x-shop-hmac"]', found: ["x-shop-hmac"] },
  { code: 'type Name = "hello" | "7";', found: ["hello", "7"] },
  { code: 'const a = "/items/sold_at";', found: ["sold_at"] },
  { code: 'if (name === "order") {}', found: ["order"] },
  { code: "const a = /^x-shop-hmac$|shop\\-7/;", found: ["x-shop-hmac", "shop-7"] },
  { code: "// made:order\n/** `made:order` */ const a = value.order_id;", found: [] },
  { code: 'const a = ["name", "say hello", "17", "in order"];', found: [] },
])("$code", ({ code, found }) => {
  expect(findBorderWords("file.ts", code, words).map(({ word }) => word)).toEqual(found);
});

test("each word is told with its line", () => {
  expect(findBorderWords("file.ts", 'a;\nb("hello");', words)).toEqual([
    { line: 2, word: "hello", what: "an event" },
  ]);
});
