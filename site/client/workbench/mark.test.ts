import { expect, test } from "vitest";
import { createExamine } from "#src/explain/examine.ts";
import { listMarks } from "./mark.ts";

const examine = createExamine({ contract: { name: "raster-info", mode: "strict" } });

const rows = [
  { name: "a number", text: '{"type":"array",\r\n"unit": -1.5e3}', marked: ["-1.5e3"] },
  { name: "a name", text: '{"type":"group",\r"scale":1}', marked: ['"scale"'] },
  { name: "a word", text: '{\n\n"driver": true}', marked: ["true"] },
  { name: "an object by its bracket", text: '{"driver": {"a": 1}}', marked: ["{"] },
  { name: "the end of a cut text", text: '{"driver":', marked: [""] },
  { name: "several places", text: '{"type":"array","unit":1,"name":[]}', marked: ["1", "["] },
];

test.each(rows)("marks $name", ({ text, marked }) => {
  const marks = listMarks(text, examine(new TextEncoder().encode(text)));
  expect(marks.map(({ from, to }) => text.slice(from, to))).toEqual(marked);
});
