import fc from "fast-check";
import { expect, test } from "vitest";
import { createLocator, type Place } from "./locate.ts";
import { formatPointer } from "./pointer.ts";

const MILLION = 1_000_000;
const RASTER = `{
  "type": "group",
  "arrays": {
    "a/b": { "scale": 1.5, "dimensions": ["/X", "/Y"] },
    "m~n": {},
    "\\u0061": [10, [20, 21], { "k": null }],
    "": true,
    "__proto__": "proto",
    "😀": "emoji", "\\ud83d\\udca9": false
  }
}`;

function locate(text: string, pointer: string, target: "value" | "key"): Place | undefined {
  return createLocator(text, [pointer])(pointer, target);
}

/** Formats the located text: `line:column text`. */
function show(text: string, pointer: string, target: "value" | "key"): string | undefined {
  const place = locate(text, pointer, target);
  return place && `${place.line}:${place.column} ${text.slice(place.offset, place.offset + place.length)}`;
}

test.each([
  { pointer: "/type", value: '2:11 "group"', key: '2:3 "type"' },
  { pointer: "/arrays/a~1b/scale", value: "4:23 1.5", key: '4:14 "scale"' },
  { pointer: "/arrays/a~1b/dimensions", value: '4:42 ["/X", "/Y"]', key: '4:28 "dimensions"' },
  { pointer: "/arrays/a~1b/dimensions/1", value: '4:49 "/Y"', key: '4:49 "/Y"' },
  { pointer: "/arrays/m~0n", value: "5:12 {}", key: '5:5 "m~n"' },
  { pointer: "/arrays/a", value: '6:15 [10, [20, 21], { "k": null }]', key: '6:5 "\\u0061"' },
  { pointer: "/arrays/a/0", value: "6:16 10", key: "6:16 10" },
  { pointer: "/arrays/a/1/1", value: "6:25 21", key: "6:25 21" },
  { pointer: "/arrays/a/2/k", value: "6:37 null", key: '6:32 "k"' },
  { pointer: "/arrays/", value: "7:9 true", key: '7:5 ""' },
  { pointer: "/arrays/__proto__", value: '8:18 "proto"', key: '8:5 "__proto__"' },
  { pointer: "/arrays/😀", value: '9:11 "emoji"', key: '9:5 "😀"' },
  { pointer: "/arrays/💩", value: "9:36 false", key: '9:20 "\\ud83d\\udca9"' },
])("locate finds $pointer", ({ pointer, value, key }) => {
  expect({ value: show(RASTER, pointer, "value"), key: show(RASTER, pointer, "key") }).toEqual({
    value,
    key,
  });
});

test.each([
  { name: "the root", text: ' {"a":1} ', pointer: "", value: '1:2 {"a":1}', key: '1:2 {"a":1}' },
  { name: "a scalar root", text: "\n7", pointer: "", value: "2:1 7", key: "2:1 7" },
  {
    name: "a missing member's object",
    text: '{"a":{"b":1}}',
    pointer: "/a/x",
    value: '1:6 {"b":1}',
    key: '1:2 "a"',
  },
  {
    name: "a missing path's nearest ancestor",
    text: '{"a":[{}]}',
    pointer: "/a/0/x/y",
    value: "1:7 {}",
    key: "1:7 {}",
  },
  {
    name: "a scalar instead of what is inside",
    text: '{"a":1}',
    pointer: "/a/x",
    value: "1:6 1",
    key: '1:2 "a"',
  },
  {
    name: "the array for an index past its end",
    text: "[1,2]",
    pointer: "/2",
    value: "1:1 [1,2]",
    key: "1:1 [1,2]",
  },
  { name: "the root for a missing member", text: "{}", pointer: "/toString", value: "1:1 {}", key: "1:1 {}" },
  { name: "a numeric member name", text: '{"0":{"1":2}}', pointer: "/0/1", value: "1:11 2", key: '1:7 "1"' },
  {
    name: "the last of duplicates",
    text: '{"a":1,"a":2,"b":3}',
    pointer: "/a",
    value: "1:12 2",
    key: '1:8 "a"',
  },
  {
    name: "duplicates spelt differently",
    text: '{"a":1,"\\u0061":2}',
    pointer: "/a",
    value: "1:17 2",
    key: '1:8 "\\u0061"',
  },
  {
    name: "the last of duplicate parents, lacking the member",
    text: '{"a":{"x":1},"a":{"y":2}}',
    pointer: "/a/x",
    value: '1:18 {"y":2}',
    key: '1:14 "a"',
  },
  {
    name: "the last of duplicate parents, a scalar",
    text: '{"a":{"x":1},"a":3}',
    pointer: "/a/x",
    value: "1:18 3",
    key: '1:14 "a"',
  },
  { name: "a value after CRLF and CR", text: '{\r\n"a":\r1}', pointer: "/a", value: "3:1 1", key: '2:1 "a"' },
  { name: "a value after an emoji", text: '{"😀":0,"b":1}', pointer: "/b", value: "1:13 1", key: '1:9 "b"' },
])("locate returns $name", ({ text, pointer, value, key }) => {
  expect({ value: show(text, pointer, "value"), key: show(text, pointer, "key") }).toEqual({ value, key });
});

test.each([
  { name: "a pointer without its slash", text: "{}", pointer: "a" },
  { name: "a pointer with a bad escape", text: "{}", pointer: "/~2" },
  { name: "a text that is not JSON", text: '{"a":1,}', pointer: "/a" },
  { name: "an empty string", text: "", pointer: "" },
])("locate returns undefined for $name", ({ text, pointer }) => {
  expect(locate(text, pointer, "value")).toBeUndefined();
});

test.each([
  {
    name: "a million arrays",
    text: `${"[".repeat(MILLION)}7${"]".repeat(MILLION)}`,
    pointer: "/0".repeat(MILLION),
    place: { offset: MILLION, length: 1, line: 1, column: MILLION + 1 },
  },
  {
    name: "a hundred thousand objects",
    text: `${'{"groups":{"g":'.repeat(MILLION / 20)}7${"}".repeat(MILLION / 10)}`,
    pointer: "/groups/g".repeat(MILLION / 20),
    place: { offset: 0.75 * MILLION, length: 1, line: 1, column: 0.75 * MILLION + 1 },
  },
])("locate finds the content of $name", ({ text, pointer, place }) => {
  expect(locate(text, pointer, "value")).toEqual(place);
});

/** JSON texts with odd spacing and with names that repeat, escaped or not. */
const { jsonText } = fc.letrec<{ jsonText: string }>((tie) => {
  const space = fc.constantFrom("", " ", "\n", "\r\n\t");
  const name = fc.constantFrom(
    '"a"',
    '"\\u0061"',
    '"0"',
    '""',
    '"__proto__"',
    '"~"',
    '"a/b"',
    '"😀"',
    '"\\ud83d\\ude00"',
  );
  const item = fc.tuple(space, tie("jsonText"), space).map((parts) => parts.join(""));
  const member = fc.tuple(space, name, space, fc.constant(":"), item).map((parts) => parts.join(""));
  const size = { maxLength: 4 };
  return {
    jsonText: fc.oneof(
      { depthSize: "small" },
      fc.constantFrom("1", "-2.5e3", '"]"', '"\\"}"', "null"),
      fc.array(item, size).map((items) => `[${items.join(",")}]`),
      fc.array(member, size).map((members) => `{${members.join(",")}}`),
    ),
  };
});

/** Lists the path of every value inside a parsed document. */
function listPaths(
  value: unknown,
  path: string[] = [],
): { path: string[]; value: unknown; named: boolean }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...path, name];
    return [{ path: here, value: inner, named: !Array.isArray(value) }, ...listPaths(inner, here)];
  });
}

test("a locator of all paths of a random document agrees with JSON.parse", () => {
  fc.assert(
    fc.property(jsonText, (text) => {
      const paths = listPaths(JSON.parse(text));
      const find = createLocator(
        text,
        paths.map(({ path }) => formatPointer(path)),
      );
      for (const { path, value, named } of paths) {
        const read = (target: "value" | "key"): unknown => {
          const place = find(formatPointer(path), target);
          return place && JSON.parse(text.slice(place.offset, place.offset + place.length));
        };
        expect({ value: read("value"), key: read("key") }).toEqual({
          value,
          key: named ? path.at(-1) : value,
        });
      }
    }),
    { numRuns: 500 },
  );
});
