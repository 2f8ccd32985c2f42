import { expect, test } from "vitest";
import { readSamples } from "#conformance/suites/runner/read-case-files.ts";
import { formatJson } from "./format-json.ts";

const rows = [
  {
    name: "nesting",
    text: '{"a":[1,{"b":null}],"c":{}, "d":[ ]}',
    shown: '{\n  "a": [\n    1,\n    {\n      "b": null\n    }\n  ],\n  "c": {},\n  "d": []\n}\n',
  },
  {
    name: "numbers and texts as they are spelt",
    text: '[1.50,-0,9007199254740993,"\\u00fc"]',
    shown: '[\n  1.50,\n  -0,\n  9007199254740993,\n  "\\u00fc"\n]\n',
  },
  { name: "what is not JSON", text: '{"a": nope}', shown: undefined },
  { name: "what ends too early", text: '{"a": [1', shown: undefined },
  { name: "what closes too often", text: "]", shown: undefined },
];

test.each(rows)("lays out $name", ({ text, shown }) => {
  expect(formatJson(text)).toBe(shown);
});

test.each(readSamples())("keeps what $name says, and lays it out once", ({ text }) => {
  const shown = formatJson(text)!;
  expect(JSON.parse(shown)).toEqual(JSON.parse(text));
  expect(formatJson(shown)).toBe(shown);
});
